"""Conditions in Slavic languages."""

from peerless.cards import tree as t
from peerless.cards.print.printer import YOU, Unspeakable
from peerless.cards.print.slavic.inflection import Words
from peerless.cards.print.slavic.nouns import SlavicNouns


class SlavicConditions(SlavicNouns):
    """`no` denies a condition."""

    def so(self, kind: str, no: bool, **words: object) -> str:
        return self.tell(kind, YOU, no=self.patterns["no"] if no else "", **words)

    def not_(self, condition: t.Not) -> str:
        match condition.condition:
            case t.AtLeast() | t.AtMost() | t.More() | t.AllOf() | t.Either() | t.Not():
                raise Unspeakable("that this is not so")
        return self.say(condition.condition, True)

    def won(self, condition: t.Won, no: bool = False) -> str:
        return self.so("won", no)

    def lost(self, condition: t.Lost, no: bool = False) -> str:
        return self.so("lost", no)

    def won_this_turn(self, condition: t.WonThisTurn, no: bool = False) -> str:
        return self.so("won_this_turn", no)

    def did_this_turn(self, condition: t.DidThisTurn, no: bool = False) -> str:
        deed, fighters = condition.deed, condition.fighters
        if deed != "harm" and fighters == t.Yours():
            return self.so(f"{deed}_this_turn.you", no)
        if deed == "maneuver" or not (t.certain(fighters) or (isinstance(fighters, t.One) and not no)):
            raise Unspeakable("who did this?")
        return self.so(f"{deed}_this_turn", no, who=self.fighters(fighters))

    def exists(self, condition: t.Exists, no: bool = False) -> str:
        fighters = condition.fighters
        if t.certain(fighters):
            return self.so("is_there", no, who=self.fighters(fighters), place=self.patterns["on_board"])
        if isinstance(fighters, t.Standing) and t.certain(fighters.of):
            if no and isinstance(fighters.area, (t.Outside, t.Together)):
                raise Unspeakable("whether somebody is not there")
            return self.so("is_there", no, who=self.fighters(fighters.of), place=self.place_of(fighters.area))
        return self.tell("there_is_none" if no else "there_is", fighter=self.pick("not_one" if no else "some", fighters))

    def started_on_token(self, condition: t.StartedOnToken, no: bool = False) -> str:
        who, place = self.fighters(condition.fighters), self.where(t.TokenSpace(condition.token))
        return self.so("started", no, who=who, place=place)

    def started_elsewhere(self, condition: t.StartedElsewhere, no: bool = False) -> str:
        fighters = condition.fighters
        who = self.pick("one", fighters) if isinstance(fighters, t.InCombat) else self.fighters(fighters)
        return self.so("started", no, who=who, place=self.patterns["elsewhere"])

    def defeated(self, condition: t.Defeated, no: bool = False) -> str:
        return self.so("defeated", no, who=self.fighters(condition.fighters))

    def is_hero(self, condition: t.IsHero, no: bool = False) -> str:
        return self.so("is_hero", no, who=self.fighters(condition.fighters))

    def is_named(self, condition: t.IsNamed, no: bool = False) -> str:
        return self.so("is_named", no, who=self.fighters(condition.fighters), name=self.fighters(t.Named(condition.name)))

    def your_turn(self, condition: t.YourTurn, no: bool = False) -> str:
        return self.so("your_turn", no)

    def first_action(self, condition: t.FirstAction, no: bool = False) -> str:
        return self.so("first_action", no)

    def named_is_printed(self, condition: t.NamedIsPrinted, no: bool = False) -> str:
        return self.so("named_is_printed", no, card=self.card(t.TheirCard()))

    def in_form(self, condition: t.InForm, no: bool = False) -> str:
        return self.so("in_form", no, form=self.form(condition.form))

    def attacking(self, condition: t.Attacking, no: bool = False) -> str:
        return self.so("attacking", no, form="")

    def defending(self, condition: t.Defending, no: bool = False) -> str:
        return self.so("defending", no, form="")

    def boosted(self, condition: t.Boosted, no: bool = False) -> str:
        return self.so("boosted", no, card=self.card(t.ThisCard()))

    def they_played(self, condition: t.TheyPlayed, no: bool = False) -> str:
        if condition.type == "card":
            return self.so("played_none" if no else "played", no, card=self.phrase("card"))
        return self.so("played", no, card=self.card_of_type(condition.type))

    def at_least(self, condition: t.AtLeast) -> str:
        return self.compared("at_least", condition.one, condition.other)

    def at_most(self, condition: t.AtMost) -> str:
        return self.compared("at_most", condition.one, condition.other)

    def more(self, condition: t.More) -> str:
        return self.tell("more", one=self.measured(condition.one), other=self.measured(condition.other))

    def measured(self, quantity: t.Quantity) -> Words:
        if isinstance(quantity, (t.Number, t.ForEach)):
            raise Unspeakable("a number that is measured")
        return self.measure(quantity)

    def compared(self, how: str, one: t.Quantity, other: t.Quantity) -> str:
        if isinstance(other, t.Number) and isinstance(one, (t.HowMany, t.CardsIn, t.CountersOf, t.TokensThere)):
            things, place = self.tally(one, many=True)
            if isinstance(one, t.CountersOf):
                things, place = self.counter(one.counter), self.patterns["you_have"]
            place = place or self.patterns["on_board"]
            if how == "at_most" and other.number == 0:
                return self.tell("none_there", place=place, things=things.all())
            return self.tell(f"{how}_there", place=place, number=self.counted(things, other.number))
        return self.tell(how, one=self.measured(one), other=self.measure(other))

    def all_of(self, condition: t.AllOf) -> str:
        match condition:
            case t.AllOf(t.Attacking(), t.InForm(form)):
                return self.so("attacking", False, form=self.tell("in_this_form", form=self.form(form)))
            case t.AllOf(t.Defending(), t.InForm(form)):
                return self.so("defending", False, form=self.tell("in_this_form", form=self.form(form)))
        return self.several("and", condition)

    def either(self, condition: t.Either) -> str:
        return self.several("or", condition)

    def several(self, joint: str, condition: t.AllOf | t.Either) -> str:
        """ "You won the combat and boosted this card": the subject is not said again. Like may stand within like."""
        first, *others = self.unfolded(condition, type(condition))
        words = [self.simple(first)]
        you = self.patterns["you"]
        for other in others:
            same = words[0].startswith(you) and not isinstance(other, t.InForm)
            words.append(self.simple(other).removeprefix(you) if same else self.simple(other))
        return self.tell(joint, one=", ".join(words[:-1]), other=words[-1])

    def unfolded(self, condition: t.Condition, kind: type[t.Condition]) -> list[t.Condition]:
        match condition:
            case t.AllOf(t.Attacking() | t.Defending(), t.InForm()):
                return [condition]
            case t.AllOf(one, other) | t.Either(one, other) if isinstance(condition, kind):
                return [*self.unfolded(one, kind), *self.unfolded(other, kind)]
        return [condition]

    def simple(self, condition: t.Condition) -> str:
        match condition:
            case t.AllOf(t.Attacking() | t.Defending(), t.InForm()):
                return self.say(condition)
            case t.Either() | t.AllOf():
                raise Unspeakable("conditions within conditions")
        return self.say(condition)
