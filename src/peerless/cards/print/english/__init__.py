"""English: what `parse` reads back as the same tree."""

from peerless.cards import tree as t
from peerless.cards.print.english.abilities import EnglishAbilities
from peerless.cards.print.printer import Mood, Unspeakable


class English(EnglishAbilities):
    # Joints.

    def sentences(self, verb: t.Verb) -> list[str]:
        found = super().sentences(verb)
        if any(sentence.endswith("\n") for sentence in found[:-1]):
            raise Unspeakable("what follows a list of branches would belong to the last of them")
        return found

    def if_clause(self, condition: str) -> str:
        return f"if {condition}, "

    def otherwise_clause(self) -> str:
        return "otherwise, "

    def if_done(self, they: bool) -> str:
        return "if they do, " if they else "if you do, "

    def if_not_done(self, they: bool) -> str:
        return "if they do not, " if they else "if you do not, "

    def choose_line(self, number: int, mood: Mood) -> str:
        if number > 2:
            raise Unspeakable("more than two branches")
        choose = "chooses" if mood.they else "choose"
        return f"{choose} one:" if number == 1 else f"{choose} two different effects:"

    def joined(self, clauses: list[str]) -> str:
        return " and ".join(clauses)

    def may_clause(self, mood: Mood) -> str:
        if mood.each:
            raise Unspeakable("each opponent may")
        return "your opponent may " if mood.they else "you may "

    def they_clause(self, mood: Mood) -> str:
        return "each opponent " if mood.each else "your opponent "

    def each_in_turn(self, fighters: t.Fighters) -> str:
        return f"for {self.say(t.Each(fighters))} in turn, "

    def next_turn(self) -> str:
        return "at the start of your next turn, "

    def end_of_turn(self) -> str:
        return "at the end of this turn, "

    # Conditions.

    def won(self, condition: t.Won) -> str:
        return "you won the combat"

    def lost(self, condition: t.Lost) -> str:
        return "you lost the combat"

    def won_this_turn(self, condition: t.WonThisTurn) -> str:
        return "you won a combat this turn"

    def did_this_turn(self, condition: t.DidThisTurn) -> str:
        deed = {"maneuver": "maneuvered", "attack": "attacked", "harm": "took damage"}[condition.deed]
        return f"{self._doer(condition)} {deed} this turn"

    def _doer(self, condition: t.DidThisTurn) -> str:
        if condition.fighters == t.Yours() and condition.deed != "harm":
            return "you"
        if condition.deed == "maneuver" or (condition.deed == "attack" and condition.fighters == t.YourFighter()):
            raise Unspeakable("only you do this")
        return self.one_of(condition.fighters)

    def exists(self, condition: t.Exists) -> str:
        return self._exists(condition.fighters, "")

    def _exists(self, fighters: t.Fighters, no: str) -> str:
        match fighters:
            case t.Standing(of, area) if t.certain(of):
                if isinstance(area, t.Outside) or (no and isinstance(area, t.Together)):
                    raise Unspeakable("whether somebody is not there")
                return f"{self.say(of)} is {no}{self.where(area)}"
        if t.certain(fighters):
            raise Unspeakable("that a certain fighter is there")
        return f"there is {'no' if no else self.article(self.set_of(fighters))} {self.set_of(fighters)}"

    def started_on_token(self, condition: t.StartedOnToken) -> str:
        return f"{self.someone(condition.fighters)} started this turn on a {condition.token} space"

    def started_elsewhere(self, condition: t.StartedElsewhere) -> str:
        if condition.fighters == t.InCombat():
            return "either fighter started this turn in a different space"
        return f"{self.someone(condition.fighters)} started this turn in a different space"

    def defeated(self, condition: t.Defeated) -> str:
        return f"{self.someone(condition.fighters)} was defeated"

    def someone(self, fighters: t.Fighters) -> str:
        """A fighter of whom something is asked: of several it would not be clear whether of any or of all."""
        if not t.certain(fighters):
            raise Unspeakable("something asked of several fighters")
        return str(self.say(fighters))

    def unnamed(self, fighters: t.Fighters) -> str:
        if not isinstance(fighters, (t.YourFighter, t.TheOpposing, t.It)):
            raise Unspeakable("one name is not another")
        return str(self.say(fighters))

    def is_hero(self, condition: t.IsHero) -> str:
        return f"{self.someone(condition.fighters)} is a hero"

    def is_named(self, condition: t.IsNamed) -> str:
        return f"{self.unnamed(condition.fighters)} is {self.say(t.Named(condition.name))}"

    def your_turn(self, condition: t.YourTurn) -> str:
        return "it is your turn"

    def first_action(self, condition: t.FirstAction) -> str:
        return "this was your first action this turn"

    def named_is_printed(self, condition: t.NamedIsPrinted) -> str:
        return "the named number is the printed value of your opponent's card"

    def in_form(self, condition: t.InForm) -> str:
        return f"you are {condition.form}"

    def attacking(self, condition: t.Attacking) -> str:
        return "you attacked with this card"

    def defending(self, condition: t.Defending) -> str:
        return "you defended with this card"

    def boosted(self, condition: t.Boosted) -> str:
        return "you boosted this card"

    def they_played(self, condition: t.TheyPlayed) -> str:
        if condition.type == "card":
            return "your opponent played a card"
        return f"your opponent played {self.article(condition.type)} {condition.type} card"

    def at_least(self, condition: t.AtLeast) -> str:
        if not isinstance(condition.other, t.Number):
            raise Unspeakable("compared with something counted")
        return f"{self.measure(condition.one)} is at least {condition.other.number}"

    def at_most(self, condition: t.AtMost) -> str:
        if not isinstance(condition.other, t.Number):
            raise Unspeakable("compared with something counted")
        return f"{self.measure(condition.one)} is at most {condition.other.number}"

    def more(self, condition: t.More) -> str:
        return f"{self.measure(condition.one)} is more than {self.measure(condition.other)}"

    def measure(self, quantity: t.Quantity) -> str:
        if isinstance(quantity, (t.Number, t.ForEach)):
            raise Unspeakable("a number that is measured")
        return self.say(quantity)

    def all_of(self, condition: t.AllOf) -> str:
        match condition:
            case t.AllOf(t.Attacking(), t.InForm(form)):
                return f"{form} attacks with this card"
            case t.AllOf(t.Defending(), t.InForm(form)):
                return f"{form} defends with this card"
            case t.AllOf(t.AtLeast(one, t.Number(least)), t.AtMost(other, t.Number(most))) if (one, least) == (other, most):
                return f"{self.measure(one)} is {least}"
        return f"{self.simple(condition.one)} and {self.simple(condition.other)}"

    def either(self, condition: t.Either) -> str:
        return f"{self.simple(condition.one)} or {self.simple(condition.other)}"

    def simple(self, condition: t.Condition) -> str:
        match condition:
            case t.AllOf(t.Attacking() | t.Defending(), t.InForm(_)):
                pass  # "Mr. Hyde attacks with this card" is one condition
            case t.Either() | t.AllOf():
                raise Unspeakable("conditions within conditions")
        return self.say(condition)

    def not_(self, condition: t.Not) -> str:
        match condition.condition:
            case t.Exists(fighters):
                return self._exists(fighters, "not ")
            case t.TheyPlayed("card"):
                return "your opponent played no card"
            case t.TheyPlayed(kind):
                return f"your opponent did not play {self.article(kind)} {kind} card"
            case t.Defeated(fighters):
                return f"{self.someone(fighters)} was not defeated"
            case t.IsHero(fighters):
                return f"{self.someone(fighters)} is not a hero"
            case t.IsNamed(fighters, name):
                return f"{self.unnamed(fighters)} is not {self.say(t.Named(name))}"
            case t.InForm(form):
                return f"you are not {form}"
            case t.YourTurn():
                return "it is not your turn"
            case t.FirstAction():
                return "this was not your first action this turn"
            case t.Boosted():
                return "you did not boost this card"
            case t.DidThisTurn(deed, fighters) as did if not isinstance(fighters, t.One):
                done = {"maneuver": "maneuver", "attack": "attack", "harm": "take damage"}[deed]
                return f"{self._doer(did)} did not {done} this turn"
            case t.WonThisTurn():
                return "you won no combat this turn"
            case t.StartedElsewhere(fighters) if t.certain(fighters):
                return f"{self.say(fighters)} started this turn in its current space"
        raise Unspeakable("that this is not so")
