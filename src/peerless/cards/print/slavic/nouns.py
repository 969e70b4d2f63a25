"""The nouns of Slavic languages: quantities, cards, fighters, spaces and tokens.

Inside `They` the tree speaks as your opponent: a printer with `theirs` turns "you" and "your opponent" round, so that
what is said stays what is played.
"""

from dataclasses import replace

from peerless.cards import tree as t
from peerless.cards.print.printer import Unspeakable, word_for
from peerless.cards.print.slavic.inflection import NOBODY, Fixed, Living, Pair, Phrase, Words
from peerless.cards.print.slavic.words import OF_YOURS, SlavicWords


class SlavicNouns(SlavicWords):
    def two(self, one: t.Fighters, other: t.Fighters) -> Pair:
        return Pair(self.fighters(one), self.fighters(other), self.patterns["joint"])

    # Quantities.

    def said(self, node: t.Node) -> Words:
        found = getattr(self, word_for(type(node).__name__))(node)
        assert isinstance(found, Words)
        return found

    def measure(self, quantity: t.Quantity) -> Words:
        return self.said(quantity)

    def amount(self, amount: t.Quantity, things: Phrase) -> dict[str, Words | str]:
        """So many things, and for each of what."""
        match amount:
            case t.Number(number):
                return {"number": self.counted(things, number), "each": ""}
            case t.ForEach(number, counted):
                return {"number": self.counted(things, number), "each": self.for_every(counted)}
        equal = self.tell("equal", things=things.all(), amount=self.measure(amount))
        return {"number": self.phrase("number").of(equal), "each": ""}

    def plain_amount(self, amount: t.Quantity) -> dict[str, Words | str]:
        match amount:
            case t.ForEach(number, counted):
                return {"number": Fixed(str(number)), "each": self.for_every(counted)}
        return {"number": self.measure(amount), "each": ""}

    def value(self, value: t.Quantity, of: t.CardRef) -> Words:
        """What the value of a card becomes; its own is "its"."""
        match value:
            case t.BoostOf(card) if card == of:
                return self.phrase("value", "its").of(self.patterns["of_boost"])
            case t.PrintedOf(card) if card == of:
                return self.phrase("value", "its", "printed")
        return self.measure(value)

    def for_every(self, counted: t.Quantity) -> str:
        if isinstance(counted, t.HowMany):
            each = self.pick("each", counted.fighters)
        else:
            things, place = self.tally(counted)
            each = things.with_(self.adjectives["each"]).of(place)
        return " " + self.tell("for_each", each=each)

    def tally(self, counted: t.Quantity, many: bool = False) -> tuple[Phrase, str]:
        """What is counted, and where: each on one space, many on several."""
        match counted:
            case t.HowMany(fighters):
                kind, filters = self.sort(fighters)
                return kind, self.places(filters, many)
            case t.ZonesOf(fighters):
                return self.phrase("zone").of(f"{self.fighters(fighters):gen}"), ""
            case t.CardsIn(cards, pile):
                return self.cards(cards), self.in_pile(pile)
            case t.CountersOf(counter):
                return self.counter(counter).with_(self.adjectives["your"]), ""
            case t.TokensThere(t.AToken(token, area) | t.EachToken(token, area)):
                return self.token(token), self.where(area, many) or self.patterns["on_board"]
            case t.ThisWay("discarded"):
                return self.phrase("card", "discarded"), ""
            case t.ThisWay("dealt"):
                return self.phrase("damage_point", "dealt"), ""
            case t.ThisWay("removed"):
                return self.phrase("removable", "removed"), ""
            case t.CombatDamage():
                return self.phrase("combat_damage_point").of(self.patterns["of_combat"]), ""
            case t.DamageTaken():
                return self.phrase("damage_point").of(self.tell("of_taken", fighter=self.fighters(t.YourFighter()))), ""
        raise Unspeakable(f"one by one of {type(counted).__name__}")

    def in_pile(self, pile: t.Piles) -> str:
        inner = pile.of if isinstance(pile, t.Theirs) else pile
        whose = self.their if isinstance(pile, t.Theirs) else self.my
        match inner:
            case t.Hand():
                return self.tell("in_hand", hand=whose("hand"))
            case t.DiscardPile():
                return self.tell("in_discard", pile=whose("discard"))
            case t.Deck():
                return self.tell("in_discard", pile=whose("deck"))
        raise Unspeakable("a part of a pile")

    def number_of(self, counted: t.Quantity) -> Words:
        things, place = self.tally(counted, many=True)
        return self.phrase("number").of(f"{things.all():gen}", place)

    how_many = zones_of = cards_in = counters_of = tokens_there = number_of
    this_way = combat_damage = damage_taken = number_of

    def number(self, quantity: t.Number) -> Words:
        return Fixed(str(quantity.number))

    def for_each(self, quantity: t.ForEach) -> Words:
        raise Unspeakable("so much for each")

    def health_of(self, quantity: t.HealthOf) -> Words:
        return self.phrase("health").of(f"{self.fighters(quantity.fighters):gen}")

    def boost_of(self, quantity: t.BoostOf) -> Words:
        return self.phrase("value").of(self.patterns["of_boost"], f"{self.card(quantity.card):gen}")

    def value_of(self, quantity: t.ValueOf) -> Words:
        return self.phrase("value").of(f"{self.card(quantity.card):gen}")

    def printed_of(self, quantity: t.PrintedOf) -> Words:
        return self.phrase("value", "printed").of(f"{self.card(quantity.card):gen}")

    # Cards.

    def card(self, card: t.CardRef) -> Words:
        return self.said(card)

    def this_card(self, card: t.ThisCard) -> Words:
        return self.my("card") if self.theirs else self.phrase("card", "this")

    def their_card(self, card: t.TheirCard) -> Words:
        return self.their("card")

    def that_card(self, card: t.ThatCard) -> Words:
        return self.phrase("card", "that")

    def cards(self, cards: t.Cards) -> Phrase:
        found = self.said(cards)
        assert isinstance(found, Phrase)
        return found

    def card_of_type(self, kind: str) -> Phrase:
        if kind == "versatile":
            return self.phrase("card", "versatile")
        return self.phrase("card").of(self.patterns[f"of_{kind}"])

    def any_cards(self, cards: t.AnyCards) -> Words:
        return self.phrase("card")

    def of_type(self, cards: t.OfType) -> Words:
        return self.card_of_type(cards.type)

    def called(self, cards: t.Called) -> Words:
        known = self.known(cards.group)
        return self.phrase("card").of(f"«{known or cards.group}»")

    def marked_for(self, cards: t.MarkedFor) -> Words:
        return self.phrase("card").of(f"{self.known(cards.form) or self.form(cards.form):gen}")

    def of_named_value(self, cards: t.OfNamedValue) -> Words:
        return self.phrase("card").of(self.patterns["of_named_value"])

    def boosts_used(self, cards: t.BoostsUsed) -> Words:
        return self.phrase("card").of(self.patterns["of_their_boosts" if self.theirs else "of_boosts"])

    # Fighters.

    def fighters(self, fighters: t.Fighters) -> Words:
        return self.said(fighters)

    def named(self, fighters: t.Named) -> Words:
        return self.fighter_called(fighters.name)

    def your_fighter(self, fighters: t.YourFighter) -> Words:
        return self.my("fighter")

    def the_opposing(self, fighters: t.TheOpposing) -> Words:
        return self.phrase("fighter", "your") if self.theirs else self.foe()

    def foe(self) -> Phrase:
        raise NotImplementedError

    def friend(self) -> Phrase:
        raise NotImplementedError

    def it(self, fighters: t.It) -> Words:
        return self.phrase("fighter", "this")

    def heroes(self, fighters: t.Heroes) -> Words:
        match fighters.of:
            case t.Yours():
                return self.my("hero")
            case t.OfOpponent():
                return self.their("hero")
        return self.everybody(fighters)

    def both(self, fighters: t.Both) -> Words:
        return self.two(fighters.one, fighters.other)

    def one(self, fighters: t.One) -> Words:
        return self.pick("any", fighters.of)

    def several_of(self, fighters: t.SeveralOf) -> Words:
        number, most = self.so_many_of(fighters.amount)
        bound = self.patterns["no_more_than"] if most else ""
        inner = fighters.of
        while isinstance(inner, (t.Standing, t.Other)):
            inner = inner.of
        if isinstance(inner, OF_YOURS):
            things = Phrase(NOBODY, (), self.tell("out_of", crowd=self.crowd(fighters.of)))
        else:
            kind, filters = self.sort(fighters.of)
            things = kind.of(self.places(filters, many=number > 1))
        return Living(self.counted(things, number), bound)

    def each(self, fighters: t.Each) -> Words:
        return self.pick("each", fighters.of)

    def sort(self, fighters: t.Fighters) -> tuple[Phrase, list[t.Spaces]]:
        """What one of them is, and the areas that they are in."""
        match fighters:
            case t.All():
                return self.phrase("fighter"), []
            case t.Opposing() | t.Friendly():
                if isinstance(fighters, t.Opposing) != self.theirs:
                    return self.foe(), []
                return self.phrase("fighter").of(self.patterns["of_your_team"]) if self.theirs else self.friend(), []
            case t.Yours():
                return self.my("fighter"), []
            case t.InCombat():
                return self.phrase("fighter").of(self.patterns["of_this_combat"]), []
            case t.OfOpponent():
                return self.their("fighter"), []
            case t.Heroes(t.All() | t.Opposing() | t.Friendly() as of):
                return self.on_side("hero", of), []
            case t.Other(t.All() | t.Opposing() | t.Friendly() as of, t.Heroes(same)) if of == same:
                return self.on_side("sidekick", of), []
            case t.Other(t.Yours(), t.Heroes(t.Yours())):
                return self.my("sidekick"), []
            case t.Other(t.All() | t.Opposing() | t.Friendly() as of, than):
                if of != t.Friendly() or than != t.YourFighter():
                    kind, filters = self.sort(of)
                    return kind.of(self.tell("but", fighter=self.anchor(than))), filters
                kind, filters = self.sort(of)
                return kind.with_(self.adjectives["other"]), filters
            case t.Other(of, t.YourFighter()):
                kind, filters = self.sort(of)
                first, rest = (kind.before[:1], kind.before[1:]) if isinstance(of, t.Yours) else ((), kind.before)
                return replace(kind, before=(*first, self.adjectives["other"], *rest)), filters
            case t.Named(name):
                return self.fighter_called(name), []
            case t.Standing(of, area):
                kind, filters = self.sort(of)
                return kind, [*filters, area]
        raise Unspeakable(f"fighters {type(fighters).__name__}")

    def place_of(self, area: t.Spaces, many: bool = False) -> str:
        """Where fighters stand."""
        match area:
            case t.InZones(center):
                return self.tell("sharing_zone", center=self.spot(center))
            case t.Together(one, other) if not any(isinstance(part, (t.Together, t.Outside)) for part in (one, other)):
                return self.tell("or", one=self.place_of(one, many), other=self.place_of(other, many))
        return self.where(area, many)

    def on_side(self, noun: str, fighters: t.Fighters) -> Phrase:
        if isinstance(fighters, t.All):
            return self.phrase(noun)
        foes = isinstance(fighters, t.Opposing) != self.theirs
        return self.phrase(noun).of(self.patterns["of_other_team" if foes else "of_your_team"])

    def places(self, areas: list[t.Spaces], many: bool = False) -> str:
        return self.patterns["joint_of_places"].join(self.place_of(each, many) for each in areas)

    def crowd(self, fighters: t.Fighters) -> Phrase:
        kind, filters = self.sort(fighters)
        return kind.all().of(self.places(filters, many=True))

    def pick(self, which: str, fighters: t.Fighters) -> Phrase:
        """One or each of them: "any fighter", "one of your fighters"."""
        inner = fighters
        while isinstance(inner, (t.Standing, t.Other)):
            inner = inner.of
        single = which == "any" and isinstance(inner, (*OF_YOURS, t.Named))
        word = self.adjectives["one" if single else which]
        if isinstance(inner, OF_YOURS):
            return Phrase(NOBODY, (word,), self.tell("out_of", crowd=self.crowd(fighters)))
        kind, filters = self.sort(fighters)
        return kind.with_(word).of(self.places(filters))

    def anchor(self, fighters: t.Fighters) -> Words:
        """One certain fighter, so that nobody asks what belongs to what."""
        if not t.certain(fighters):
            raise Unspeakable("near to several")
        return self.fighters(fighters)

    def everybody(self, fighters: t.Fighters) -> Words:
        return self.crowd(fighters).with_(self.adjectives["all"])

    all = opposing = friendly = yours = of_opponent = other = in_combat = standing = everybody

    # Areas and tokens.

    def spot(self, area: t.Spaces) -> Words:
        """What others are near to, or in a zone of."""
        match area:
            case t.SpaceOf(t.One(t.Standing())):
                raise Unspeakable("near to one who is near to another")
            case t.SpaceOf(t.One() as fighters):
                return self.fighters(fighters)
            case t.SpaceOf(fighters):
                return self.anchor(fighters)
            case t.TokenSpace(token):
                return self.token(token)
            case t.ThatSpace():
                return self.phrase("space", "that")
        raise Unspeakable(f"near to {type(area).__name__}")

    def space(self, area: t.Spaces, for_token: bool = False) -> Words:
        match area:
            case t.Anywhere():
                return self.phrase("space", "any") if for_token else self.phrase("space", "any", "free")
            case t.Elsewhere(t.Anywhere()):
                return self.phrase("space", "any", "other") if for_token else self.phrase("space", "any", "other", "free")
            case t.Empty() | t.Elsewhere(t.Empty()) if not for_token:
                raise Unspeakable("fighters are placed in empty spaces only")
        return self.said(area)

    def one_space(self, area: t.Spaces) -> Phrase:
        """To which words can be added."""
        found = self.space(area, for_token=True)
        if not isinstance(found, Phrase):
            raise Unspeakable("spaces or spaces")
        return found

    def anywhere(self, area: t.Anywhere) -> Words:
        return self.space(area)

    def elsewhere(self, area: t.Elsewhere) -> Words:
        if isinstance(area.area, (t.Elsewhere, t.SpaceOf, t.ThatSpace)):
            raise Unspeakable("another space among these")
        if isinstance(area.area, t.Empty):
            return self.empty(t.Empty(t.Elsewhere(area.area.area)))
        found = self.one_space(area.area)
        return found if area.area == t.Anywhere() else found.with_(self.adjectives["other"])

    def empty(self, area: t.Empty) -> Words:
        if isinstance(area.area, (t.Empty, t.SpaceOf, t.ThatSpace)):
            raise Unspeakable("an empty space among these")
        return self.one_space(area.area).of(self.patterns["without_fighter"])

    def together(self, area: t.Together) -> Words:
        if any(isinstance(part, (t.Together, t.Elsewhere, t.Empty, t.Anywhere)) for part in (area.one, area.other)):
            raise Unspeakable("spaces or spaces or spaces")
        return Pair(self.said(area.one), self.said(area.other), self.patterns["joint_or"])

    def around(self, area: t.Around) -> Words:
        if area.distance != 1:
            return self.phrase("space").of(self.where(area))
        with_center = self.tell("next_to", center=self.spot(area.center))
        return self.phrase("space").with_(replace(self.adjectives["adjacent"], after=with_center))

    def in_zones(self, area: t.InZones | t.InRange) -> Words:
        return self.phrase("space").of(self.where(area))

    in_range = in_zones

    def outside(self, area: t.Outside) -> Words:
        match area.area:
            case t.TokenSpace(token):
                return self.phrase("space").of(self.tell("without_token", token=self.token(token)))
        return self.phrase("space").of(self.where(area))

    def token_space(self, area: t.TokenSpace) -> Words:
        return self.phrase("space").of(self.tell("with_token", token=self.token(area.token)))

    def starting_space(self, area: t.StartingSpace) -> Words:
        match area.fighters:
            case t.All():
                return self.phrase("space", "starting")
            case t.Yours():
                return self.phrase("space", "own" if self.theirs else "your", "starting")
            case t.Opposing() if not self.theirs:
                return self.phrase("space", "starting").of(self.patterns["of_an_opponent"])
        raise Unspeakable("whose starting space this is")

    def space_of(self, area: t.SpaceOf) -> Words:
        return self.phrase("space").of(f"{self.fighters(area.fighters):gen}")

    def that_space(self, area: t.ThatSpace) -> Words:
        return self.phrase("space", "that")

    def where(self, area: t.Spaces, many: bool = False) -> str:
        """On such a space, or on such spaces; on any at all is not said."""
        match area:
            case t.Anywhere():
                return ""
            case t.InZones(center):
                return self.tell("in_zone", center=self.spot(center))
            case t.InRange(fighters):
                return self.tell("in_range", center=self.anchor(fighters))
            case t.Around(center, distance) if distance != 1:
                return self.tell("within", number=self.count("space", distance), center=self.spot(center))
            case t.Outside(t.InZones(center)):
                return self.tell("out_of_zones", center=self.spot(center))
            case t.Outside(t.InRange(fighters)):
                return self.tell("out_of_range", center=self.anchor(fighters))
            case t.Outside(t.Around(center, 1)):
                return self.tell("not_next_to", center=self.spot(center))
            case t.Outside(t.Around(center, distance)):
                return self.tell("farther", number=self.count("space", distance), center=self.spot(center))
            case t.Together(one, other) if not any(isinstance(part, (t.Together, t.Outside)) for part in (one, other)):
                return self.tell("or", one=self.where(one, many), other=self.where(other, many))
            case t.Around() | t.TokenSpace() | t.Outside(t.TokenSpace()):
                space = self.one_space(area)
                return self.tell("on", space=space.all() if many else space)
            case t.SpaceOf() | t.ThatSpace() | t.StartingSpace():
                return self.tell("on", space=self.space(area))
        raise Unspeakable(f"where {type(area).__name__} is")

    def tokens(self, tokens: t.Tokens) -> Words:
        return self.said(tokens)

    def a_token(self, tokens: t.AToken) -> Words:
        token = self.token(tokens.token)
        if isinstance(tokens.area, t.SpaceOf):
            return token.of(self.tell("from_under", center=self.fighters(tokens.area.fighters)))
        return token.of(self.where(tokens.area)).with_(self.adjectives["any"])

    def another_token(self, tokens: t.AnotherToken) -> Words:
        return self.token(tokens.token).with_(self.adjectives["other"])

    def each_token(self, tokens: t.EachToken) -> Words:
        return self.token(tokens.token).of(self.where(tokens.area)).with_(self.adjectives["each"])
