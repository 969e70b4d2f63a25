"""What French and Portuguese share: nouns with article, gender and number, and words that agree with them.

A noun phrase keeps its article apart, so that a preposition can melt into it ("de" and "le" are "du"). A name with data
stands with its own article; a name without data stands unchanged, in quotation marks, behind a noun that has one.
"""

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

from babel import Locale

from peerless.cards import tree as t
from peerless.cards.print.phrase import Noun, Phrase, owned
from peerless.cards.print.printer import Mood, Name, Printer, Unspeakable, word_for
from peerless.cards.tree.parts import parts_of


class Romance(Printer):
    LOCALE: ClassVar[str]
    VERBS: ClassVar[Mapping[str, tuple[str, str, str, str]]]
    MELTED: ClassVar[Mapping[tuple[str, str], str]]  # a preposition and an article as one word
    AND: ClassVar[str]
    OR: ClassVar[str]
    IF: ClassVar[str]
    OF: ClassVar[str]
    TO: ClassVar[str]
    ONE: ClassVar[Noun]  # the article, masculine and feminine
    UP_TO: ClassVar[str]
    EACH: ClassVar[str]
    EACH_OF: ClassVar[Noun]
    THE: ClassVar[tuple[str, str, str, str]]  # masculine, feminine, both in the plural
    QUOTES: ClassVar[Noun]
    ON_BOARD: ClassVar[str]
    FIGHTER: ClassVar[Noun]
    my_hero: ClassVar[Phrase]
    their_hero: ClassVar[Phrase]
    HERO: ClassVar[Noun]
    SIDEKICK: ClassVar[Noun]
    that = ""  # what "that card" is: the one revealed, or the one discarded
    looked = False  # your opponent's hand was spoken of: it is "their hand" from then on
    removed = ""  # what is removed "this way": tokens or counters

    def effect(self, verb: t.Verb) -> str:
        self.listen(verb)
        return super().effect(verb)

    def ability(self, ability: t.Ability) -> str:
        self.listen(ability)
        return super().ability(ability)

    def listen(self, node: t.Node) -> None:
        """What a text speaks of before it says "that card" and "their hand"."""
        parts = list(parts_of(node))
        revealed = any(isinstance(part, t.RevealTop) for part in parts)
        discarded = any(isinstance(part, t.Put) and part.target == t.DiscardPile() for part in parts)
        self.that = "" if revealed == discarded else self.revealed_or_discarded(revealed)
        self.looked = any(isinstance(part, t.Look) for part in parts)
        tokens = any(isinstance(part, t.RemoveTokens) for part in parts)
        counters = any(isinstance(part, t.LoseCounters) for part in parts)
        self.removed = "" if tokens == counters else "token" if tokens else "counter"

    @abstractmethod
    def revealed_or_discarded(self, revealed: bool) -> str: ...

    def sentences(self, verb: t.Verb) -> list[str]:
        match verb:
            case t.Done(t.May(inner), t.May(again), t.Sequence(())) if inner == again:
                first = t.May(inner)
                return [*super().sentences(first), f"{self.if_done(False)}{self.once_more(self.clause(first))}."]
        return super().sentences(verb)

    @abstractmethod
    def once_more(self, clause: str) -> str: ...

    def joined(self, clauses: list[str]) -> str:
        return f"{', '.join(clauses[:-1])} {self.AND} {clauses[-1]}"

    def if_clause(self, condition: str) -> str:
        return f"{self.when(condition)}, "

    def when(self, condition: str) -> str:
        return f"{self.IF} {condition}"

    # Verbs and numbers.

    def verb(self, infinitive: str, mood: Mood) -> str:
        bare, order, does, _ = self.VERBS[infinitive]
        return bare if mood.bare else does if mood.they else order

    def does(self, infinitive: str, subject: Phrase) -> str:
        return self.VERBS[infinitive][3 if subject.plural else 2]

    def only_you(self, mood: Mood) -> None:
        if mood.they:
            raise Unspeakable("this is not said of an opponent")

    def many(self, number: int) -> bool:
        """Whether the noun after a number is a plural."""
        return str(Locale.parse(self.LOCALE).plural_form(number)) != "one"

    def count(self, number: int, noun: Noun) -> str:
        return f"{number} {noun[self.many(number)]}"

    def amount(self, amount: t.Quantity, noun: Noun, rest: str = "") -> str:
        """2 cards from your hand; 1 card from your hand for each ...; a number of cards from your hand equal to ..."""
        match amount:
            case t.Number(number):
                return f"{self.count(number, noun)}{rest}"
            case t.ForEach(number, counted):
                return f"{self.count(number, noun)}{rest} {self.per(counted)}"
        return self.as_many(f"{noun[1]}{rest}", self.phrase(amount))

    @abstractmethod
    def as_many(self, nouns: str, amount: Phrase) -> str: ...

    def per(self, counted: t.Quantity) -> str:
        """For each one of what is counted."""
        if isinstance(counted, t.HowMany):
            return self.for_all(str(self.each(t.Each(counted.fighters))))
        return self.for_all(self.unit(counted))

    @abstractmethod
    def for_all(self, each: str) -> str: ...

    @abstractmethod
    def unit(self, quantity: t.Quantity) -> str:
        """Each one of what is counted."""

    def fixed(self, quantity: t.Quantity) -> int | None:
        return quantity.number if isinstance(quantity, t.Number) else None

    # Phrases.

    def fighting(self, card: t.CardRef) -> Phrase:
        """A card of this combat."""
        if isinstance(card, t.ThatCard):
            raise Unspeakable("a value outside the combat")
        return self.phrase(card)

    def phrase(self, node: t.Node) -> Phrase:
        """What fighters, spaces, cards, tokens and quantities are called."""
        found = getattr(self, word_for(type(node).__name__))(node)
        if not isinstance(found, Phrase):
            raise Unspeakable(f"{type(node).__name__} is not a thing")
        return found

    def the(self, noun: Phrase) -> Phrase:
        return replace(noun, article=self.THE[2 * noun.plural + noun.feminine])

    def a(self, noun: Phrase) -> Phrase:
        return replace(noun, article=self.ONE[noun.feminine])

    def after(self, preposition: str, phrase: Phrase) -> str:
        first = phrase.first
        melted = self.MELTED.get((preposition, first.article))
        text = self.before(preposition, str(first)) if melted is None else str(replace(first, article=melted))
        return f"{text} {phrase.joint} {self.after(preposition, phrase.second)}" if phrase.second else text

    def before(self, preposition: str, words: str) -> str:
        return f"{preposition} {words}"

    def of(self, node: t.Node | Phrase) -> str:
        return self.after(self.OF, node if isinstance(node, Phrase) else self.phrase(node))

    def to(self, node: t.Node | Phrase) -> str:
        return self.after(self.TO, node if isinstance(node, Phrase) else self.phrase(node))

    # Names.

    def known(self, name: str) -> Name | None:
        known = self.names.get(name)
        return known if known and known.form("nom") else None

    def quoted(self, name: str) -> str:
        return f"{self.QUOTES[0]}{name}{self.QUOTES[1]}"

    def name_of(self, name: str, noun: Phrase) -> Phrase:
        """With its own article if there is data, else unchanged behind a noun."""
        known = self.known(name)
        if not known:
            return self.the(noun.and_also(self.quoted(name)))
        plural = "p" in known.gender or known.forms.get("number") == "pl"
        article = known.forms.get("article", "").lower()
        return Phrase(known.form("nom"), article, known.gender.startswith("f"), plural)

    def kin(self, name: str, plural: bool) -> Phrase:
        """Fighters of one name, without an article."""
        known = self.known(name)
        nom = known.form("nom") if known else ""
        if known and plural:
            nom = known.forms.get("plural", "") or (self.plural_of(nom) if " " not in nom else "")
        if known and nom:
            return Phrase(nom, "", known.gender.startswith("f"), plural)
        return Phrase(f"{self.FIGHTER[plural]} {self.quoted(known.form('nom') if known else name)}", plural=plural)

    @abstractmethod
    def plural_of(self, word: str) -> str:
        """Empty where the ending does not tell."""

    # Fighters.

    def named(self, fighters: t.Named) -> Phrase:
        return self.name_of(fighters.name, Phrase(self.FIGHTER[0]))

    def both(self, fighters: t.Both) -> Phrase:
        one, other = self.phrase(self.certain(fighters.one)), self.phrase(self.certain(fighters.other))
        return replace(one, feminine=one.feminine and other.feminine, plural=True, second=other, joint=self.AND)

    def certain(self, fighters: t.Fighters) -> t.Fighters:
        """One of whom nobody asks which one it is."""
        if not t.certain(fighters):
            raise Unspeakable("a certain fighter must stand here")
        return fighters

    def one(self, fighters: t.One) -> Phrase:
        group = self.set_of(fighters.of, owned(fighters.of))
        if group.plural:
            return self.a(Phrase(self.of(group), "", group.feminine))
        return self.a(group)

    def several_of(self, fighters: t.SeveralOf) -> Phrase:
        number, most = self.so_many_of(fighters.amount)
        bound = f"{self.UP_TO} {number}" if most else str(number)
        own = owned(fighters.of)
        group = self.set_of(fighters.of, own or self.many(number))
        if own:
            return Phrase(self.of(group), bound, group.feminine, plural=True)
        return replace(group, article=bound)

    def each(self, fighters: t.Each) -> Phrase:
        group = self.set_of(fighters.of, owned(fighters.of))
        if group.plural:
            return Phrase(self.of(group), self.EACH_OF[group.feminine], group.feminine)
        return replace(group, article=self.EACH)

    def one_of(self, fighters: t.Fighters) -> Phrase:
        """One of them, whoever it is; a certain fighter."""
        plain = t.certain(fighters) or isinstance(fighters, (t.One, t.SeveralOf, t.Each, t.Both))
        return self.phrase(fighters if plain else t.One(fighters))

    def set_of(self, fighters: t.Fighters, plural: bool) -> Phrase:
        """What they have in common: without an article, or with "your"."""
        match fighters:
            case t.Standing(of, area):
                found = self.set_of(of, plural)
                return found.and_also(self.where(area, found))
            case t.Named(name):
                return self.kin(name, plural)
        return self.crowd(fighters, plural)

    def all(self, fighters: t.Fighters) -> Phrase:
        found = self.set_of(fighters, plural=True)
        return found if found.article else self.the(found)

    def one_such(self, cards: t.Cards) -> str:
        """A card of a kind that a hand can have."""
        if isinstance(cards, t.BoostsUsed):
            raise Unspeakable("cards that boosted lie in no hand")
        return self.cards(cards)[0]

    opposing = friendly = yours = of_opponent = other = in_combat = standing = all

    def heroes(self, fighters: t.Heroes) -> Phrase:
        match fighters.of:
            case t.Yours():
                return self.my_hero
            case t.OfOpponent():
                return self.their_hero
        return self.all(fighters)

    @abstractmethod
    def crowd(self, fighters: t.Fighters, plural: bool) -> Phrase: ...

    # Areas.

    def spot(self, area: t.Spaces) -> Phrase:
        """What others are near to, or in a zone of."""
        match area:
            case t.SpaceOf(t.One(t.Standing())):
                raise Unspeakable("near to one who is near to another")
            case t.SpaceOf(t.One() as fighters):
                return self.phrase(fighters)
            case t.SpaceOf(fighters):
                return self.phrase(self.certain(fighters))
            case t.TokenSpace(token):
                return self.a_kind(token)
            case t.ThatSpace():
                return self.phrase(area)
        raise Unspeakable(f"near to {type(area).__name__}")

    def where(self, area: t.Spaces, of: Phrase, no: bool = False) -> str:
        """Where somebody or something is, or is not."""
        match area:
            case t.Around(center, 1):
                return self.next_to_whom(self.spot(center), of, no)
            case t.Around(center, distance):
                return self.how_far(distance, self.spot(center), no)
            case t.InZones(center):
                return self.where_zone(self.spot(center), no)
            case t.InRange(fighters):
                return self.where_range(self.phrase(self.certain(fighters)), no)
            case t.TokenSpace(token):
                return self.where_token(token, no)
            case t.SpaceOf() | t.StartingSpace() | t.ThatSpace() if not no:
                return self.on_space(self.phrase(area))
            case t.Outside(inner) if not no and not isinstance(inner, t.Together):
                return self.where(inner, of, no=True)
            case t.Together(one, other) if not no:
                if any(isinstance(part, (t.Together, t.Outside)) for part in (one, other)):
                    raise Unspeakable("here or there or there")
                return f"{self.where(one, of)} {self.OR} {self.where(other, of)}"
        raise Unspeakable(f"where {type(area).__name__} is")

    def elsewhere(self, area: t.Elsewhere) -> Phrase:
        match area.area:
            case t.Anywhere():
                return self.any_other(empty=False)
            case t.Empty(t.Anywhere()):
                return self.any_other(empty=True)
            case t.Around() | t.InZones() | t.InRange():
                return self.another(self.phrase(area.area))
            case t.Empty(t.Around() | t.InZones() | t.InRange()):
                return self.another(self.phrase(area.area))
        raise Unspeakable("another space among these")

    def together(self, area: t.Together) -> Phrase:
        if any(isinstance(part, (t.Together, t.Elsewhere, t.Empty, t.Anywhere)) for part in (area.one, area.other)):
            raise Unspeakable("spaces or spaces or spaces")
        return replace(self.phrase(area.one), second=self.phrase(area.other), joint=self.OR)

    def empty_one(self, area: t.Spaces) -> Phrase:
        """Where fighters are placed."""
        match area:
            case t.Elsewhere(t.Anywhere()):
                return self.any_other(empty=True)
            case t.Empty() | t.Elsewhere(t.Empty()):
                raise Unspeakable("fighters are placed in empty spaces only")
        return self.phrase(area)

    @abstractmethod
    def a_kind(self, token: str) -> Phrase:
        """A token of this kind."""

    @abstractmethod
    def any_other(self, empty: bool) -> Phrase: ...

    @abstractmethod
    def another(self, space: Phrase) -> Phrase: ...

    @abstractmethod
    def on_space(self, space: Phrase) -> str: ...

    @abstractmethod
    def next_to_whom(self, center: Phrase, of: Phrase, no: bool = False) -> str: ...

    @abstractmethod
    def where_zone(self, center: Phrase, no: bool = False) -> str: ...

    @abstractmethod
    def where_range(self, center: Phrase, no: bool = False) -> str: ...

    @abstractmethod
    def how_far(self, distance: int, center: Phrase, no: bool = False) -> str: ...

    @abstractmethod
    def where_token(self, token: str, no: bool = False) -> str: ...

    # Conditions.

    def exists(self, condition: t.Exists, no: bool = False) -> str:
        who = condition.fighters
        if isinstance(who, t.Standing) and isinstance(who.of, t.One):
            who = replace(who, of=who.of.of)  # that one is near is that there is one near
        match who:
            case t.Standing(of, area) if self.pointed_out(of):
                return self.is_(of, self.where(area, self.one_of(of)), no)
            case t.One() | t.Each() | t.Both():
                raise Unspeakable("whether one of several is there")
        if self.pointed_out(who):
            return self.is_(who, self.ON_BOARD, no)
        return self.there_is(self.set_of(who, False), no)

    def pointed_out(self, fighters: t.Fighters) -> bool:
        """It is said where they are; of others, whether there are any: of those, too, whose name has a plural."""
        known = self.known(fighters.name) if isinstance(fighters, t.Named) else None
        return owned(fighters) or (t.certain(fighters) and not (known and known.forms.get("plural")))

    @abstractmethod
    def is_(self, fighters: t.Fighters, what: str, no: bool) -> str: ...

    @abstractmethod
    def there_is(self, whoever: Phrase, no: bool) -> str: ...

    def two(self, one: t.Condition, other: t.Condition, joint: str) -> str:
        return f"{self.simple(one)} {joint} {self.when(self.simple(other))}"

    def all_of(self, condition: t.AllOf) -> str:
        match condition:
            case t.AllOf(t.Attacking(), t.InForm(form)):
                return self.fights_as(form, True)
            case t.AllOf(t.Defending(), t.InForm(form)):
                return self.fights_as(form, False)
            case t.AllOf(t.Exists(fighters), t.AtMost(t.HealthOf(same), t.Number(number))) if fighters == same:
                if t.certain(fighters):
                    return self.lives_with(fighters, number)
        return self.two(condition.one, condition.other, self.AND)

    def either(self, condition: t.Either) -> str:
        return self.two(condition.one, condition.other, self.OR)

    @abstractmethod
    def fights_as(self, form: str, attacks: bool) -> str: ...

    @abstractmethod
    def lives_with(self, fighters: t.Fighters, number: int) -> str: ...

    def simple(self, condition: t.Condition) -> str:
        """Part of two conditions: which belongs to which must be plain."""
        match condition:
            case t.AllOf(t.Attacking() | t.Defending(), t.InForm()):
                return self.all_of(condition)
            case t.AllOf(t.Exists(fighters), t.AtMost(t.HealthOf(same), t.Number())) if fighters == same:
                if t.certain(fighters):
                    return self.all_of(condition)
        if isinstance(condition, (t.AllOf, t.Either)):
            raise Unspeakable("conditions within conditions")
        return self.say(condition)

    def not_(self, condition: t.Not) -> str:
        if isinstance(condition.condition, (t.AllOf, t.Either, t.Not)):
            raise Unspeakable("that this is not so")
        return self.say(condition.condition, True)

    def measure(self, quantity: t.Quantity) -> Phrase:
        if isinstance(quantity, (t.Number, t.ForEach)):
            raise Unspeakable("a number that is measured")
        return self.phrase(quantity)

    def for_each(self, quantity: t.ForEach) -> Phrase:
        raise Unspeakable("so much for each")

    # Cards and abilities.

    @abstractmethod
    def cards(self, cards: t.Cards) -> Noun: ...

    def any_cards(self, cards: t.AnyCards) -> Phrase:
        return self.the(Phrase(self.cards(cards)[1], feminine=True, plural=True))

    of_type = called = marked_for = of_named_value = boosts_used = any_cards

    def at(self, moment: str, verb: t.Verb) -> str:
        sentences = self.sentences(verb)
        return " ".join([f"{moment}, {sentences[0]}", *map(self.capital, sentences[1:])])

    def whenever(self, ability: t.Whenever) -> str:
        return self.at(self.say(ability.event), ability.verb)

    def one_or_other(self, event: t.OneOrOther) -> str:
        if isinstance(event.one, t.OneOrOther) or isinstance(event.other, t.OneOrOther):
            raise Unspeakable("events within events")
        return f"{self.say(event.one)} {self.OR} {self.say(event.other)}"

    def always(self, ability: t.Always) -> str:
        return f"{self.say(ability.modifier)}."

    def while_(self, ability: t.While) -> str:
        return f"{self.if_clause(self.say(ability.condition))}{self.say(ability.modifier)}."

    def doer(self, condition: t.DidThisTurn, no: bool) -> Phrase | None:
        """Who did this in this turn; nothing for you."""
        fighters = condition.fighters
        if no and isinstance(fighters, t.One):
            raise Unspeakable("that one of them did not")
        if condition.deed != "harm" and fighters == t.Yours():
            return None
        if condition.deed == "maneuver":
            raise Unspeakable("only you do this")
        return self.which_one(fighters)

    def whom(self, fighters: t.Fighters) -> Phrase | None:
        """A fighter with a name; nothing for you."""
        if fighters == t.Yours():
            return None
        if not isinstance(fighters, t.Named):
            raise Unspeakable("only you or a fighter with a name does this")
        return self.phrase(fighters)

    def which_one(self, fighters: t.Fighters) -> Phrase:
        if not (t.certain(fighters) or isinstance(fighters, t.One)) or isinstance(fighters, t.It):
            raise Unspeakable("this happens to one fighter")
        return self.phrase(fighters)
