"""English: fighters, spaces, tokens, cards and quantities."""

from typing import ClassVar

from peerless.cards import tree as t
from peerless.cards.print.printer import Mood, Printer, Unspeakable


class EnglishNouns(Printer):
    language: ClassVar[str] = "en"

    # Words.

    def name(self, name: str) -> str:
        """As it stands inside a sentence: the Genie."""
        known = self.names.get(name)
        if known:
            return known.form("nom")
        return f"the {name[4:]}" if name.startswith("The ") else name

    def verb(self, word: str, mood: Mood) -> str:
        return f"{word}s" if mood.they and not mood.bare else word

    def counters(self, counter: str, number: int) -> str:
        return f"{counter} {'counter' if number == 1 else 'counters'}"

    def only_you(self, mood: Mood) -> None:
        if mood.they:
            raise Unspeakable("this is not said of an opponent")

    def own(self, mood: Mood) -> str:
        return "their" if mood.they else "your"

    @staticmethod
    def count(number: int, one: str, more: str = "") -> str:
        return f"{number} {one if number == 1 else more or one + 's'}"

    def how_much(self, amount: t.Quantity, unit: str, units: str) -> tuple[str, str]:
        """A count and what stands behind it: ("2 cards", " for each ..."), or a quantity to be called "equal to"."""
        match amount:
            case t.Number(number):
                return self.count(number, unit, units), ""
            case t.ForEach(number, counted):
                return self.count(number, unit, units), f" for each {self.counted(counted)}"
        return "", self.say(amount)

    # Quantities, as nouns: "the number of ..."; `counted` as what is counted one by one.

    def number(self, quantity: t.Number) -> str:
        return str(quantity.number)

    def for_each(self, quantity: t.ForEach) -> str:
        raise Unspeakable("so much for each")

    def how_many(self, quantity: t.HowMany) -> str:
        return f"the number of {self.set_of(quantity.fighters, plural=True)}"

    def health_of(self, quantity: t.HealthOf) -> str:
        return f"the health of {self.anchor(quantity.fighters)}"

    def zones_of(self, quantity: t.ZonesOf) -> str:
        return f"the number of zones of {self.anchor(quantity.fighters)}"

    def cards_in(self, quantity: t.CardsIn) -> str:
        return f"the number of {self.cards(quantity.cards, 2)} in {self.pile(quantity.pile)}"

    def pile(self, pile: t.Piles) -> str:
        match pile:
            case t.Theirs(inner):
                return self.pile(inner).replace("your", "your opponent's")
            case t.Hand():
                return "your hand"
            case t.DiscardPile():
                return "your discard pile"
            case t.Deck():
                return "your deck"
        raise Unspeakable("a part of a pile")

    def counters_of(self, quantity: t.CountersOf) -> str:
        return f"the number of {self.counters(quantity.counter, 2)}"

    def tokens_there(self, quantity: t.TokensThere) -> str:
        return f"the number of {self.all_lying(quantity.tokens, plural=True)}"

    def this_way(self, quantity: t.ThisWay) -> str:
        raise Unspeakable("how much was done this way")

    def combat_damage(self, quantity: t.CombatDamage) -> str:
        return "the combat damage dealt"

    def damage_taken(self, quantity: t.DamageTaken) -> str:
        return "the damage your fighter took in this combat"

    def boost_of(self, quantity: t.BoostOf) -> str:
        return f"the boost value of {self.say(quantity.card)}"

    def value_of(self, quantity: t.ValueOf) -> str:
        return f"the value of {self.say(quantity.card)}"

    def printed_of(self, quantity: t.PrintedOf) -> str:
        return f"the printed value of {self.say(quantity.card)}"

    def counted(self, quantity: t.Quantity) -> str:
        match quantity:
            case t.HowMany(fighters):
                return self.set_of(fighters)
            case t.ZonesOf(fighters):
                return f"zone of {self.anchor(fighters)}"
            case t.CardsIn(cards, pile):
                return f"{self.cards(cards, 1)} in {self.pile(pile)}"
            case t.CountersOf(counter):
                return f"{counter} counter you have"
            case t.TokensThere(tokens):
                return self.all_lying(tokens)
            case t.ThisWay("discarded"):
                return "card discarded this way"
            case t.ThisWay("dealt"):
                return "damage dealt this way"
            case t.ThisWay("removed"):
                return "counter removed this way"
            case t.CombatDamage():
                return "combat damage dealt"
            case t.DamageTaken():
                return "damage your fighter took in this combat"
        raise Unspeakable(f"one by one of {type(quantity).__name__}")

    # Cards.

    def this_card(self, card: t.ThisCard) -> str:
        return "this card"

    def their_card(self, card: t.TheirCard) -> str:
        return "your opponent's card"

    def that_card(self, card: t.ThatCard) -> str:
        return "that card"

    def cards(self, cards: t.Cards, number: int) -> str:
        word = "card" if number == 1 else "cards"
        match cards:
            case t.AnyCards():
                return word
            case t.OfType(kind):
                return f"{kind} {word}"
            case t.Called(group):
                return f"{group} {word}"
            case t.MarkedFor(form):
                return f"{word} for {form}"
        raise Unspeakable(f"cards {type(cards).__name__}")

    def any_cards(self, cards: t.AnyCards) -> str:
        return self.cards(cards, 2)

    def of_type(self, cards: t.OfType) -> str:
        return self.cards(cards, 2)

    def called(self, cards: t.Called) -> str:
        return self.cards(cards, 2)

    def marked_for(self, cards: t.MarkedFor) -> str:
        return self.cards(cards, 2)

    def of_named_value(self, cards: t.OfNamedValue) -> str:
        return "cards with that printed value"

    def boosts_used(self, cards: t.BoostsUsed) -> str:
        return "the cards that boosted this card"

    # Fighters.

    def article(self, words: str) -> str:
        return "one" if words.startswith("of ") else "an" if words[0] in "aeio" else "a"

    def bare_name(self, name: str) -> str:
        return name[4:] if name.startswith("The ") else name

    def named(self, fighters: t.Named) -> str:
        return self.name(fighters.name)

    def your_fighter(self, fighters: t.YourFighter) -> str:
        return "your fighter"

    def the_opposing(self, fighters: t.TheOpposing) -> str:
        return "the opposing fighter"

    def it(self, fighters: t.It) -> str:
        return "that fighter"

    def heroes(self, fighters: t.Heroes) -> str:
        match fighters.of:
            case t.Yours():
                return "your hero"
            case t.OfOpponent():
                return "your opponent's hero"
        raise Unspeakable("one of them, or each?")

    def both(self, fighters: t.Both) -> str:
        return f"{self.certain_name(fighters.one)} and {self.certain_name(fighters.other)}"

    def certain_name(self, fighters: t.Fighters) -> str:
        if not isinstance(fighters, t.Named):
            raise Unspeakable("two fighters without names")
        return self.say(fighters)

    def one(self, fighters: t.One) -> str:
        words = self.set_of(fighters.of)
        return f"{self.article(words)} {words}"

    def several_of(self, fighters: t.SeveralOf) -> str:
        number, most = self.so_many_of(fighters.amount)
        many = self.set_of(fighters.of, plural=number > 1)
        of = "of " if many.startswith(("your ", "their ")) else ""
        return f"{'up to ' if most else ''}{number} {of}{many.removeprefix('of ') if of else many}"

    def each(self, fighters: t.Each) -> str:
        return f"each {self.set_of(fighters.of)}"

    def set_of(self, fighters: t.Fighters, plural: bool = False) -> str:
        """What they have in common: "opposing fighter adjacent to Ann"."""
        s = "s" if plural else ""
        match fighters:
            case t.All():
                return f"fighter{s}"
            case t.Opposing():
                return f"opposing fighter{s}"
            case t.Friendly():
                return f"friendly fighter{s}"
            case t.Yours():
                return "your fighters" if plural else "of your fighters"
            case t.OfOpponent():
                return "their fighters" if plural else "of their fighters"
            case t.Other(t.Yours(), t.YourFighter()):
                return "your other fighters" if plural else "of your other fighters"
            case t.Other(t.Friendly(), t.YourFighter()):
                return f"other friendly fighter{s}"
            case t.Heroes(t.All() | t.Opposing() | t.Friendly() as of):
                return f"{self.side(of)}{'heroes' if plural else 'hero'}"
            case t.Other(t.All() | t.Opposing() | t.Friendly() as of, t.Heroes(same)) if of == same:
                return f"{self.side(of)}sidekick{s}"
            case t.Other(t.Yours(), t.Heroes(t.Yours())):
                return "your sidekicks" if plural else "of your sidekicks"
            case t.Other(t.All() | t.Opposing() | t.Friendly() as of, than):
                return f"{self.set_of(of, plural)} other than {self.anchor(than)}"
            case t.InCombat():
                return "of the fighters in this combat"
            case t.Named(name):
                return f"{self.bare_name(name)}{s}"
            case t.Standing(of, area):
                return f"{self.set_of(of, plural)} {self.where(area)}"
        raise Unspeakable(f"fighters {type(fighters).__name__}")

    def side(self, fighters: t.Fighters) -> str:
        return "" if isinstance(fighters, t.All) else f"{'opposing' if isinstance(fighters, t.Opposing) else 'friendly'} "

    def anchor(self, fighters: t.Fighters) -> str:
        """One certain fighter, so that nobody asks what belongs to what."""
        if not t.certain(fighters):
            raise Unspeakable("near to several")
        return self.say(fighters)

    def all(self, fighters: t.All) -> str:
        raise Unspeakable("one of them, or each?")

    opposing = friendly = yours = of_opponent = other = in_combat = standing = all

    # Spaces and tokens.

    def spot(self, area: t.Spaces) -> str:
        """What others are near to, or in a zone of."""
        match area:
            case t.SpaceOf(t.One(t.Standing())):
                raise Unspeakable("near to one who is near to another")
            case t.SpaceOf(t.One() as fighters):
                return self.say(fighters)
            case t.SpaceOf(fighters):
                return self.anchor(fighters)
            case t.TokenSpace(token):
                return f"{self.article(token)} {token} token"
            case t.ThatSpace():
                return "that space"
        raise Unspeakable(f"near to {type(area).__name__}")

    def where(self, area: t.Spaces) -> str:
        """Where somebody or something is."""
        match area:
            case t.Around(center, 1):
                return f"adjacent to {self.spot(center)}"
            case t.Around(t.SpaceOf() as center, distance):
                return self.within(center, distance)
            case t.Together(t.TokenSpace() | t.ThatSpace() as center, t.Around(same, distance)) if (
                center == same and distance > 1
            ):
                return self.within(center, distance)
            case t.Outside(t.Around(center, distance)) if distance > 1:
                return f"not {self.within(center, distance)}"
            case t.InZones(center):
                return f"in a zone of {self.spot(center)}"
            case t.InRange(fighters):
                return f"in range of {self.anchor(fighters)}"
            case t.TokenSpace(token):
                return f"on {self.article(token)} {token} space"
            case t.SpaceOf() | t.StartingSpace() | t.ThatSpace():
                return f"in {self.say(area)}"
            case t.Outside(t.Around() | t.InZones() | t.InRange() | t.TokenSpace() as inner):
                return f"not {self.where(inner)}"
            case t.Together(one, other) if not any(isinstance(part, (t.Together, t.Outside)) for part in (one, other)):
                return f"{self.where(one)} or {self.where(other)}"
        raise Unspeakable(f"where {type(area).__name__} is")

    def within(self, center: t.Spaces, distance: int) -> str:
        return f"within {distance} spaces of {self.spot(center)}"

    def anywhere(self, area: t.Anywhere) -> str:
        return "any space"

    def space_of(self, area: t.SpaceOf) -> str:
        return f"the space of {self.anchor(area.fighters)}"

    def token_space(self, area: t.TokenSpace) -> str:
        return f"{self.article(area.token)} {area.token} space"

    def starting_space(self, area: t.StartingSpace) -> str:
        match area.fighters:
            case t.All():
                return "a starting space"
            case t.Yours():
                return "your starting space"
            case t.Opposing():
                return "a starting space of an opponent"
        raise Unspeakable("whose starting space this is")

    def that_space(self, area: t.ThatSpace) -> str:
        return "that space"

    def around(self, area: t.Around | t.InZones | t.InRange | t.Outside) -> str:
        return f"a space {self.where(area)}"

    in_zones = in_range = outside = around

    def together(self, area: t.Together) -> str:
        match area:
            case t.Together(t.TokenSpace() | t.ThatSpace() as center, t.Around(same, distance)) if (
                center == same and distance > 1
            ):
                return f"a space {self.where(area)}"
        if any(isinstance(part, (t.Together, t.Elsewhere, t.Empty, t.Anywhere)) for part in (area.one, area.other)):
            raise Unspeakable("spaces or spaces or spaces")
        return f"{self.say(area.one)} or {self.say(area.other)}"

    def empty(self, area: t.Empty) -> str:
        match area.area:
            case t.Anywhere():
                return "a space without a fighter"
            case t.Around() | t.InZones() | t.InRange() | t.Outside():
                return f"an empty space {self.where(area.area)}"
        raise Unspeakable("an empty space among these")

    def elsewhere(self, area: t.Elsewhere) -> str:
        match area.area:
            case t.Anywhere():
                return "any other space"
            case t.Empty(t.Anywhere()):
                return "any other empty space"
            case t.Around() | t.InZones() | t.InRange():
                return f"another space {self.where(area.area)}"
            case t.Empty(t.Around() | t.InZones() | t.InRange() as inner):
                return f"another empty space {self.where(inner)}"
        raise Unspeakable("another space among these")

    def empty_one(self, area: t.Spaces) -> str:
        """Where fighters are placed."""
        match area:
            case t.Elsewhere(t.Anywhere()):
                return "any other empty space"
            case t.Empty() | t.Elsewhere(t.Empty()):
                raise Unspeakable("fighters are placed in empty spaces only")
        return self.say(area)

    def a_token(self, tokens: t.AToken) -> str:
        if isinstance(tokens.area, t.SpaceOf):
            return f"the {tokens.token} token under {self.anchor(tokens.area.fighters)}"
        return f"{self.article(tokens.token)} {self.lying(tokens)}"

    def another_token(self, tokens: t.AnotherToken) -> str:
        return f"a different {tokens.token} token"

    def each_token(self, tokens: t.EachToken) -> str:
        return f"each {self.lying(tokens)}"

    def all_lying(self, tokens: t.Tokens, plural: bool = False) -> str:
        if not isinstance(tokens, t.EachToken):
            raise Unspeakable("how many tokens one token is")
        return self.lying(tokens, plural)

    def lying(self, tokens: t.Tokens, plural: bool = False) -> str:
        """Tokens and where they lie."""
        match tokens:
            case t.AToken(token, area) | t.EachToken(token, area):
                words = f"{token} token{'s' if plural else ''}"
                if area == t.Anywhere():
                    return f"{words} on the board" if plural else words
                return f"{words} {self.where(area)}"
        raise Unspeakable("where tokens lie")
