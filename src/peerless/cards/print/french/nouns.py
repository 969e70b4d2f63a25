"""French words and what they must agree with: quantities, fighters, spaces, cards and tokens."""

import re
from dataclasses import replace
from typing import ClassVar

from peerless.cards import tree as t
from peerless.cards.print.phrase import Noun, Phrase, forms_of
from peerless.cards.print.printer import Unspeakable
from peerless.cards.print.romance import Romance

VOWEL = re.compile(r"[aeiouàâäéèêëîïôöùûüæœ]", re.IGNORECASE)
CARD, SPACE = ("carte", "cartes"), ("case", "cases")
DAMAGE, HEALTH, ACTION = ("dégât", "dégâts"), ("point de vie", "points de vie"), ("action", "actions")
TYPES = {"attack": "Attaque", "defense": "Défense", "scheme": "Stratagème"}
ANY = "n'importe quelle"
HAND, DISCARD, DECK = "votre main", "votre défausse", "votre deck"
THEIR_CARD, THEIR_HAND = "la carte de votre adversaire", "la main de votre adversaire"
REMOVED = {
    "token": ("jeton retiré", "jetons retirés"),
    "counter": ("marqueur retiré", "marqueurs retirés"),
    "": ("marqueur ou jeton retiré", "marqueurs ou jetons retirés"),
}


class FrenchNouns(Romance):
    language: ClassVar[str] = "fr"
    LOCALE = "fr"
    AND, OR, IF, OF, TO = "et", "ou", "si", "de", "à"
    ONE, UP_TO, EACH, EACH_OF = ("un", "une"), "jusqu'à", "chaque", ("chacun", "chacune")
    THE = ("le", "la", "les", "les")
    ON_BOARD = "sur le plateau"
    QUOTES = ("«\u00a0", "\u00a0»")
    FIGHTER = ("combattant", "combattants")
    HERO, SIDEKICK = ("héros", "héros"), ("acolyte", "acolytes")
    my_hero, their_hero = Phrase("héros", "votre"), Phrase("héros de votre adversaire", "le")
    MELTED: ClassVar = {
        ("de", "le"): "du",
        ("de", "les"): "des",
        ("à", "le"): "au",
        ("à", "les"): "aux",
    }
    VERBS: ClassVar = forms_of("""
        ajouter ajoutez ajoute ajoutent
        attaquer attaquez attaque attaquent
        annoncer annoncez annonce annoncent
        annuler annulez annule annulent
        avoir ayez a ont
        booster boostez booste boostent
        chercher cherchez cherche cherchent
        choisir choisissez choisit choisissent
        défendre défendez défend défendent
        défausser défaussez défausse défaussent
        déplacer déplacez déplace déplacent
        échanger échangez échange échangent
        être soyez est sont
        faire faites fait font
        fixer fixez fixe fixent
        gagner gagnez gagne gagnent
        garder gardez garde gardent
        ignorer ignorez ignore ignorent
        infliger infligez inflige infligent
        jouer jouez joue jouent
        mélanger mélangez mélange mélangent
        pouvoir pouvez peut peuvent
        perdre perdez perd perdent
        piocher piochez pioche piochent
        placer placez place placent
        prendre prenez prend prennent
        regarder regardez regarde regardent
        remettre remettez remet remettent
        remplacer remplacez remplace remplacent
        renvoyer renvoyez renvoie renvoient
        reprendre reprenez reprend reprennent
        retirer retirez retire retirent
        révéler révélez révèle révèlent
        soustraire soustrayez soustrait soustraient
        subir subissez subit subissent
        terminer terminez termine terminent
        transformer transformez transforme transforment
    """)

    # Words.

    def when(self, condition: str) -> str:
        return f"s'{condition}" if condition.startswith("il ") else f"si {condition}"

    def before(self, preposition: str, words: str) -> str:
        elided = preposition[-1] == "e" and VOWEL.match(words)
        return f"{preposition[:-1]}'{words}" if elided else f"{preposition} {words}"

    def the(self, noun: Phrase) -> Phrase:
        found = super().the(noun)
        elided = not noun.plural and VOWEL.match(noun.words)
        return Phrase(noun.words, "l'", noun.feminine) if elided else found

    def plural_of(self, word: str) -> str:
        if word.endswith(("al", "ail", "eu", "ou")):
            return ""
        return word if word[-1] in "sxz" else f"{word}x" if word.endswith("au") else f"{word}s"

    def agree(self, word: str, phrase: Phrase) -> str:
        feminine = "e" if phrase.feminine and not word.endswith("e") else ""
        return f"{word}{feminine}{'s' if phrase.plural else ''}"

    def as_many(self, nouns: str, amount: Phrase) -> str:
        return f"{self.before('un nombre de', nouns)} égal {self.to(amount)}"

    def for_all(self, each: str) -> str:
        return f"pour {each}"

    def no(self, verb: str, no: bool, how: str = "pas") -> str:
        return f"{self.before('ne', verb)} {how}" if no else verb

    def revealed_or_discarded(self, revealed: bool) -> str:
        return "révélée" if revealed else "défaussée"

    # Quantities, as nouns: "the number of ..."; `unit` is what is counted one by one.

    def number_of(self, nouns: str | Phrase) -> Phrase:
        return Phrase(f"nombre {self.of(nouns if isinstance(nouns, Phrase) else Phrase(nouns))}", "le")

    def number(self, quantity: t.Number) -> Phrase:
        return Phrase(str(quantity.number))

    def how_many(self, quantity: t.HowMany) -> Phrase:
        return self.number_of(self.set_of(quantity.fighters, True))

    def health_of(self, quantity: t.HealthOf) -> Phrase:
        return Phrase(f"santé {self.of(quantity.fighters)}", "la", True)

    def zones_of(self, quantity: t.ZonesOf) -> Phrase:
        return self.number_of(f"zones {self.zone_where(quantity)}")

    def zone_where(self, quantity: t.ZonesOf) -> str:
        who = self.phrase(quantity.fighters)
        return f"où se {'trouvent' if who.plural else 'trouve'} {who}"

    def cards_in(self, quantity: t.CardsIn) -> Phrase:
        return self.number_of(f"{self.cards(quantity.cards)[1]} dans {self.pile(quantity.pile)}")

    def pile(self, pile: t.Piles) -> str:
        match pile:
            case t.Theirs(inner):
                article = "le" if isinstance(inner, t.Deck) else "la"
                return f"{self.pile(inner).replace('votre', article)} de votre adversaire"
            case t.Hand():
                return HAND
            case t.DiscardPile():
                return DISCARD
            case t.Deck():
                return DECK
        raise Unspeakable("a part of a pile")

    def counters_of(self, quantity: t.CountersOf) -> Phrase:
        return self.number_of(Phrase(self.counter(quantity.counter)[1], "vos"))

    def tokens_there(self, quantity: t.TokensThere) -> Phrase:
        return self.number_of(self.lying(quantity.tokens, True))

    def this_way(self, quantity: t.ThisWay) -> Phrase:
        things = {
            "discarded": "cartes défaussées de cette manière",
            "dealt": "dégâts infligés de cette manière",
            "removed": f"{REMOVED[self.removed][1]} de cette manière",
        }
        return self.number_of(things[quantity.done])

    def combat_damage(self, quantity: t.CombatDamage) -> Phrase:
        return self.number_of("dégâts de combat infligés au défenseur")

    def damage_taken(self, quantity: t.DamageTaken) -> Phrase:
        return self.number_of("dégâts subis par votre combattant dans ce combat")

    def boost_of(self, quantity: t.BoostOf) -> Phrase:
        return Phrase(f"valeur de BOOST {self.of(quantity.card)}", "la", True)

    def value_of(self, quantity: t.ValueOf) -> Phrase:
        return Phrase(f"valeur {self.of(quantity.card)}", "la", True)

    def printed_of(self, quantity: t.PrintedOf) -> Phrase:
        return Phrase(f"valeur imprimée {self.of(quantity.card)}", "la", True)

    def unit(self, quantity: t.Quantity) -> str:
        match quantity:
            case t.ZonesOf():
                return f"chaque zone {self.zone_where(quantity)}"
            case t.HealthOf(fighters):
                return f"chaque point de vie {self.of(fighters)}"
            case t.CardsIn(cards, pile):
                return f"chaque {self.cards(cards)[0]} dans {self.pile(pile)}"
            case t.CountersOf(counter):
                return f"chacun de vos {self.counter(counter)[1]}"
            case t.TokensThere(tokens):
                return f"chaque {self.lying(tokens, False)}"
            case t.ThisWay("discarded"):
                return "chaque carte défaussée de cette manière"
            case t.ThisWay("dealt"):
                return "chaque dégât infligé de cette manière"
            case t.ThisWay("removed"):
                return f"chaque {REMOVED[self.removed][0]} de cette manière"
            case t.CombatDamage():
                return "chaque dégât de combat infligé au défenseur"
            case t.DamageTaken():
                return "chaque dégât subi par votre combattant dans ce combat"
        raise Unspeakable(f"one by one of {type(quantity).__name__}")

    # Cards.

    def this_card(self, card: t.ThisCard) -> Phrase:
        return Phrase("carte", "cette", True)

    def their_card(self, card: t.TheirCard) -> Phrase:
        return Phrase("carte de votre adversaire", "la", True)

    def that_card(self, card: t.ThatCard) -> Phrase:
        return Phrase(f"carte {self.that or 'en question'}", "la", True)

    def of_kind(self, kind: str) -> Noun:
        if kind == "versatile":
            return "carte Polyvalente", "cartes Polyvalentes"
        return f"carte {TYPES[kind]}", f"cartes {TYPES[kind]}"

    def cards(self, cards: t.Cards) -> Noun:
        match cards:
            case t.OfType(kind):
                return self.of_kind(kind)
            case t.Called(group):
                what = self.label(group)
            case t.MarkedFor(form):
                what = self.of(self.name_of(form, Phrase("forme", feminine=True)))
            case t.OfNamedValue():
                what = "dont la valeur imprimée est le nombre annoncé"
            case t.BoostsUsed():
                return "carte utilisée pour booster cette carte", "cartes utilisées pour booster cette carte"
            case _:
                return CARD
        return f"carte {what}", f"cartes {what}"

    def label(self, name: str) -> str:
        """Behind "jeton", "marqueur" or "carte"."""
        known = self.known(name)
        return known.form("nom") if known else self.quoted(name)

    # Fighters.

    def your_fighter(self, fighters: t.YourFighter) -> Phrase:
        return Phrase("combattant", "votre")

    def the_opposing(self, fighters: t.TheOpposing) -> Phrase:
        return Phrase("combattant adverse", "le")

    def it(self, fighters: t.It) -> Phrase:
        return Phrase("combattant", "ce")

    def crowd(self, fighters: t.Fighters, plural: bool) -> Phrase:
        s = "s" if plural else ""
        match fighters:
            case t.All():
                return Phrase(f"combattant{s}", plural=plural)
            case t.Opposing():
                return Phrase(f"combattant{s} adverse{s}", plural=plural)
            case t.Friendly():
                return Phrase(f"combattant{s} ami{s}", plural=plural)
            case t.Yours():
                return Phrase("combattants", "vos", plural=True)
            case t.InCombat():
                return Phrase("combattants de ce combat", "les", plural=True)
            case t.Other(t.Yours() | t.Friendly() as of, t.YourFighter()):
                group = self.set_of(of, plural)
                return Phrase(f"autre{s} {group.words}", group.article, group.feminine, group.plural)
            case t.OfOpponent():
                return Phrase("combattants de votre adversaire", "les", plural=True)
            case t.Heroes(t.All() | t.Opposing() | t.Friendly() as of):
                return Phrase(self.on_side(self.HERO[plural], of, s), plural=plural)
            case t.Other(t.All() | t.Opposing() | t.Friendly() as of, t.Heroes(same)) if of == same:
                return Phrase(self.on_side(self.SIDEKICK[plural], of, s), plural=plural)
            case t.Other(t.Yours(), t.Heroes(t.Yours())):
                return Phrase(self.SIDEKICK[1], "vos", plural=True)
            case t.Other(t.All() | t.Opposing() | t.Friendly() as of, than):
                found = self.set_of(of, plural)
                return found.and_also(f"autre{s} {self.before('que', str(self.phrase(self.certain(than))))}")
        raise Unspeakable(f"fighters {type(fighters).__name__}")

    def on_side(self, noun: str, fighters: t.Fighters, s: str) -> str:
        if isinstance(fighters, t.All):
            return noun
        return f"{noun} {'adverse' if isinstance(fighters, t.Opposing) else 'ami'}{s}"

    # Areas and tokens.

    def next_to_whom(self, center: Phrase, of: Phrase, no: bool = False) -> str:
        return f"{'non ' if no else ''}{self.agree('adjacent', of)} {self.to(center)}"

    def where_zone(self, center: Phrase, no: bool = False) -> str:
        if no:
            return f"hors de toute zone {self.of(center)}"
        return f"dans la même zone {self.before('que', str(center))}"

    def where_range(self, center: Phrase, no: bool = False) -> str:
        return f"{'hors de' if no else 'à'} portée {self.of(center)}"

    def how_far(self, distance: int, center: Phrase, no: bool = False) -> str:
        if no:
            return f"à plus de {self.count(distance, SPACE)} {self.of(center)}"
        return f"à {self.count(distance, SPACE)} au plus {self.of(center)}"

    def where_token(self, token: str, no: bool = False) -> str:
        return f"sur une case {'sans' if no else 'avec un'} {self.token(token)[0]}"

    def on_space(self, space: Phrase) -> str:
        return f"sur {space}"

    def anywhere(self, area: t.Anywhere) -> Phrase:
        return Phrase("case", ANY, True)

    def any_other(self, empty: bool) -> Phrase:
        return Phrase("autre case libre" if empty else "autre case", ANY, True)

    def another(self, space: Phrase) -> Phrase:
        return replace(space, words=f"autre {space.words}")

    def a_space(self, area: t.Around | t.InRange) -> Phrase:
        found = Phrase("case", "une", True)
        return found.and_also(self.where(area, found))

    around = in_range = a_space

    def in_zones(self, area: t.InZones) -> Phrase:
        return Phrase(f"case de la même zone {self.before('que', str(self.spot(area.center)))}", "une", True)

    def outside(self, area: t.Outside) -> Phrase:
        if isinstance(area.area, t.TokenSpace):
            return Phrase(f"case sans {self.token(area.area.token)[0]}", "une", True)
        found = Phrase("case", "une", True)
        return found.and_also(self.where(area, found))

    def empty(self, area: t.Empty) -> Phrase:
        match area.area:
            case t.Anywhere():
                return Phrase("case sans combattant", "une", True)
            case t.Around() | t.InZones() | t.InRange() | t.Outside():
                inner = self.phrase(area.area)
                return replace(inner, words=inner.words.replace("case", "case libre", 1))
        raise Unspeakable("an empty space among these")

    def token_space(self, area: t.TokenSpace) -> Phrase:
        return Phrase(f"case avec un {self.token(area.token)[0]}", "une", True)

    def starting_space(self, area: t.StartingSpace) -> Phrase:
        match area.fighters:
            case t.All():
                return Phrase("case de départ", "une", True)
            case t.Yours():
                return Phrase("case de départ", "votre", True)
            case t.Opposing():
                return Phrase("case de départ d'un adversaire", "la", True)
        raise Unspeakable("whose starting space this is")

    def space_of(self, area: t.SpaceOf) -> Phrase:
        return Phrase(f"case {self.of(self.certain(area.fighters))}", "la", True)

    def that_space(self, area: t.ThatSpace) -> Phrase:
        return Phrase("case", "cette", True)

    def a_kind(self, token: str) -> Phrase:
        return Phrase(self.token(token)[0], "un")

    def token(self, token: str) -> Noun:
        return f"jeton {self.label(token)}", f"jetons {self.label(token)}"

    def counter(self, counter: str) -> Noun:
        return f"marqueur {self.label(counter)}", f"marqueurs {self.label(counter)}"

    def up_to(self, number: int, tokens: t.Tokens) -> str:
        return f"jusqu'à {number} {self.several(number, tokens)}"

    def several(self, number: int, tokens: t.Tokens) -> str:
        """Tokens to be taken from the board."""
        if isinstance(tokens, (t.AToken, t.EachToken)) and tokens.area == t.Anywhere():
            return self.token(tokens.token)[self.many(number)]
        return self.lying(tokens, self.many(number))

    def a_token(self, tokens: t.AToken) -> Phrase:
        if isinstance(tokens.area, t.SpaceOf):
            under = self.phrase(self.certain(tokens.area.fighters))
            return Phrase(f"{self.token(tokens.token)[0]} sous {under}", "le")
        return Phrase(self.lying(tokens, False), "un")

    def another_token(self, tokens: t.AnotherToken) -> Phrase:
        return Phrase(f"autre {self.token(tokens.token)[0]}", "un")

    def each_token(self, tokens: t.EachToken) -> Phrase:
        return Phrase(self.lying(tokens, False), "chaque")

    def lying(self, tokens: t.Tokens, plural: bool) -> str:
        """Tokens and where they lie."""
        match tokens:
            case t.AToken(token, area) | t.EachToken(token, area):
                words = self.token(token)[plural]
                if area == t.Anywhere():
                    return f"{words} sur le plateau" if plural else words
                return f"{words} {self.where(area, Phrase('', plural=plural))}"
        raise Unspeakable("where tokens lie")
