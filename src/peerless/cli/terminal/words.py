"""What is written on the screen about questions, options and cards."""

from rich.text import Text

from peerless.cli.terminal.marks import card_kind, card_name, card_sign, card_user
from peerless.cli.terminal.say import catalogue, plain, say
from peerless.content.hero import Card
from peerless.content.sentences import card_text as card_text_of
from peerless.content.table import Option, Table
from peerless.core import alphabet as a


def card_of(table: Table, option: Option) -> Card | None:
    """The card that an option plays or picks."""
    if a.kind_of(option.code) in (a.CARD, a.SCHEME):
        return table.names.cards.get(a.which_of(option.code))
    return None


def space_of(table: Table, option: Option) -> int | None:
    """The space on the board that an option is about: for an attack, where the target stands."""
    kind, which = a.kind_of(option.code), a.which_of(option.code)
    if kind in (a.SPACE, a.TOKEN):
        return int(which)
    if kind in (a.FIGHTER, a.ATTACK):
        space = table.state.space(which if kind == a.FIGHTER else a.target_of(option.code))
        return int(space) if space >= 0 else None
    return None


def card_by_key(table: Table, side: str, key: str) -> Card | None:
    cards = table.names.heroes[table.side_number(side)].cards
    return next((card for card in cards if card.key == key), None)


def card_line(table: Table, card: Card) -> Text:
    """A card in one line: A4 +2 Careful What You Wish For."""
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(f"{card_sign(card):<3}", "bold")
    text.append(f"+{card.boost} ", "dim")
    text.append(card_name(table, card))
    return text


def card_text(table: Table, card: Card) -> Text:
    """A whole card."""
    text = Text()
    text.append(card_name(table, card), "bold")
    facts = plain("card-facts", kind=card_kind(card), boost=card.boost, user=card_user(table, card))
    text.append(f"\n{facts}\n", "dim")
    hero = next(hero for hero in table.names.heroes if any(card is other for other in hero.cards))
    text.append(card_text_of(hero, card, catalogue()) or say("no-effect"))
    if card.refused:
        text.append("\n" + say("refused") + "\n", "bold")
        text.append(card.refused, "dim")
    return text
