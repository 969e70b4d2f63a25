"""English abilities: when something begins, and what differs from the rules."""

from peerless.cards import tree as t
from peerless.cards.print.english.verbs import EnglishVerbs
from peerless.cards.print.printer import Mood, Unspeakable


class EnglishAbilities(EnglishVerbs):
    def whenever(self, ability: t.Whenever) -> str:
        sentences = self.sentences(ability.verb)
        return " ".join([f"{self.say(ability.event)}, {sentences[0]}", *map(self.capital, sentences[1:])])

    def game_start(self, event: t.GameStart) -> str:
        return "at the start of the game"

    def turn_start(self, event: t.TurnStart) -> str:
        return "at the start of your turn"

    def turn_end(self, event: t.TurnEnd) -> str:
        return "at the end of your turn"

    def maneuvered(self, event: t.Maneuvered) -> str:
        return "after you maneuver"

    def boosted_any(self, event: t.BoostedAny) -> str:
        return "when you boost"

    def boosted_maneuver(self, event: t.BoostedManeuver) -> str:
        return "when you boost a maneuver"

    def fought(self, event: t.Fought) -> str:
        return "at the end of combat"

    def attacked(self, event: t.Attacked) -> str:
        return self._done_by(event.fighters, "attack")

    def defended(self, event: t.Defended) -> str:
        return self._done_by(event.fighters, "defend")

    def schemed(self, event: t.Schemed) -> str:
        return self._done_by(event.fighters, "play", " a scheme")

    def _done_by(self, fighters: t.Fighters, verb: str, what: str = "") -> str:
        if fighters == t.Yours():
            return f"after you {verb}{what}"
        if not isinstance(fighters, t.Named):
            raise Unspeakable("only you or a fighter with a name does this")
        return f"after {self.say(fighters)} {verb}s{what}"

    def took_damage(self, event: t.TookDamage) -> str:
        return f"when {self.one_of(event.fighters)} takes damage"

    def took_combat_damage(self, event: t.TookCombatDamage) -> str:
        return f"when {self.one_of(event.fighters)} takes combat damage"

    def fell(self, event: t.Fell) -> str:
        return f"when {self.one_of(event.fighters)} is defeated"

    def one_of(self, fighters: t.Fighters) -> str:
        if isinstance(fighters, (t.Each, t.Both, t.It)) or not (t.certain(fighters) or isinstance(fighters, t.One)):
            raise Unspeakable("this happens to one fighter")
        return self.say(fighters)

    def one_or_other(self, event: t.OneOrOther) -> str:
        if isinstance(event.one, t.OneOrOther) or isinstance(event.other, t.OneOrOther):
            raise Unspeakable("events within events")
        return f"{self.say(event.one)} or {self.say(event.other)}"

    def always(self, ability: t.Always) -> str:
        return f"{self.say(ability.modifier)}."

    def while_(self, ability: t.While) -> str:
        return f"while {self.say(ability.condition)}, {self.say(ability.modifier)}."

    def value_bonus(self, modifier: t.ValueBonus) -> str:
        fighters = modifier.fighters
        if not isinstance(fighters, (t.Yours, t.Named)):
            raise Unspeakable("only your cards or those of a fighter with a name have a bonus")
        whose = "your" if fighters == t.Yours() else f"{self.say(fighters)}'s"
        cards = {"attack": "attacks", "defense": "defenses", "fight": "combat cards"}[modifier.role]
        return self.added(modifier.amount, f"to the value of {whose} {cards}")

    def added(self, amount: t.Quantity, to: str) -> str:
        match amount:
            case t.Number(number):
                return f"add {number} {to}"
            case t.ForEach(number, counted):
                return f"add {number} {to} for each {self.counted(counted)}"
        return f"add {self.say(amount)} {to}"

    def farther_moves(self, modifier: t.FartherMoves) -> str:
        if not isinstance(modifier.amount, (t.Number, t.ForEach)):
            raise Unspeakable("a move value with something counted")
        return self.added(modifier.amount, "to your move value")

    def more_draws(self, modifier: t.MoreDraws) -> str:
        return f"when you maneuver, draw {self.count(modifier.amount, 'additional card')}"

    def less_combat_damage(self, modifier: t.LessCombatDamage) -> str:
        return f"{self.name(modifier.name)} takes {modifier.amount} less combat damage"

    def own_move_value(self, modifier: t.OwnMoveValue) -> str:
        return f"the move value of {self.one_of(modifier.fighters)} is {modifier.number}"

    def passes_opponents(self, modifier: t.PassesOpponents) -> str:
        return f"{self.name(modifier.name)} may move through opposing fighters"

    def attacks_from(self, modifier: t.AttacksFrom) -> str:
        if modifier.distance < 2:
            raise Unspeakable("from beside every fighter attacks")
        return f"{self.name(modifier.name)} can attack from up to {modifier.distance} spaces away"

    def most_counters(self, ability: t.MostCounters) -> str:
        return f"you can have at most {ability.number} {self.counters(ability.counter, ability.number)}."

    def steps_between_tokens(self, ability: t.StepsBetweenTokens) -> str:
        return f"{self.name(ability.name)} may move between {ability.token} spaces as if they were adjacent."

    def place_instead_of_move(self, ability: t.PlaceInsteadOfMove) -> str:
        return f"when you boost a maneuver, you may place {self.name(ability.name)} in any space instead of moving it."

    def cards_uncancelable(self, ability: t.CardsUncancelable) -> str:
        names = " or ".join(map(self.name, ability.names))
        return f"effects on cards for {names} cannot be canceled by opponents."

    def starts_as(self, ability: t.StartsAs) -> str:
        return f"you start as {ability.form}."

    def only_if(self, ability: t.OnlyIf) -> str:
        return f"this card can only be played if {self.say(ability.condition)}."

    def uncancelable(self, ability: t.Uncancelable) -> str:
        return "this card's effects cannot be canceled."

    def react_to_look(self, ability: t.ReactToLook) -> str:
        looked = "when an effect would let an opponent look at your hand"
        return f"{looked}, you may reveal this card from your hand to cancel that effect."

    def stays_put(self, modifier: t.StaysPut) -> str:
        if isinstance(modifier.fighters, t.Both):
            raise Unspeakable("two who do not leave one space")
        return f"{self.say(modifier.fighters)} cannot leave its space"

    def most_combat_damage(self, modifier: t.MostCombatDamage) -> str:
        return f"{self.one_of(modifier.fighters)} cannot take more than {modifier.amount} combat damage"

    def no_damage(self, modifier: t.NoDamage) -> str:
        return f"{self.one_of(modifier.fighters)} cannot take damage"

    def stays_alive(self, modifier: t.StaysAlive) -> str:
        return f"damage cannot reduce the health of {self.one_of(modifier.fighters)} below 1"

    def lasting(self, verb: t.Lasting, mood: Mood) -> str:
        self.only_you(mood)
        if mood.bare:
            raise Unspeakable("that this may last")
        if verb == t.Lasting("combat", t.NoDamage(t.YourFighter())):
            raise Unspeakable("this is to prevent all damage")
        if verb.until == "next":
            whose = "their" if self.of_another(verb.modifier) else "your"
            return f"on {whose} next turn, {self.say(verb.modifier)}"
        time = "in this combat" if verb.until == "combat" else "for the rest of this turn"
        return f"{time}, {self.say(verb.modifier)}"
