"""Abilities in Slavic languages: when something begins, and what differs from the rules."""

from peerless.cards import tree as t
from peerless.cards.print.printer import YOU, Mood, Unspeakable, word_for
from peerless.cards.print.slavic.conditions import SlavicConditions
from peerless.cards.print.slavic.inflection import Words


class SlavicAbilities(SlavicConditions):
    """What is done is said by the verbs of a language."""

    def at(self, moment: str, verb: t.Verb) -> str:
        first, *others = self.sentences(verb)
        comma = "," if isinstance(verb, t.If) or (isinstance(verb, t.Sequence) and isinstance(verb.parts[0], t.If)) else ""
        return " ".join([f"{moment}{comma} {first}", *map(self.capital, others)])

    def whenever(self, ability: t.Whenever) -> str:
        return self.at(self.say(ability.event), ability.verb)

    def moment(self, event: t.Event) -> str:
        return self.tell(word_for(type(event).__name__))

    game_start = turn_start = turn_end = maneuvered = boosted_any = boosted_maneuver = fought = moment

    def attacked(self, event: t.Attacked) -> str:
        return self._done_by(event, event.fighters)

    def defended(self, event: t.Defended) -> str:
        return self._done_by(event, event.fighters)

    def schemed(self, event: t.Schemed) -> str:
        return self._done_by(event, event.fighters)

    def _done_by(self, event: t.Event, fighters: t.Fighters) -> str:
        kind = word_for(type(event).__name__)
        if fighters == t.Yours():
            return self.tell(f"{kind}.you")
        return self.tell(kind, who=self._with_name(fighters))

    def _with_name(self, fighters: t.Fighters) -> Words:
        if not isinstance(fighters, t.Named):
            raise Unspeakable("only you or a fighter with a name does this")
        return self.fighters(fighters)

    def took_damage(self, event: t.TookDamage) -> str:
        return self._happened_to(event, event.fighters)

    def took_combat_damage(self, event: t.TookCombatDamage) -> str:
        return self._happened_to(event, event.fighters)

    def fell(self, event: t.Fell) -> str:
        return self._happened_to(event, event.fighters)

    def _happened_to(self, event: t.Event, fighters: t.Fighters) -> str:
        if not (t.certain(fighters) or isinstance(fighters, t.One)) or isinstance(fighters, t.It):
            raise Unspeakable("this happens to one fighter")
        return self.tell(word_for(type(event).__name__), who=self.fighters(fighters))

    def one_or_other(self, event: t.OneOrOther) -> str:
        if isinstance(event.one, t.OneOrOther) or isinstance(event.other, t.OneOrOther):
            raise Unspeakable("events within events")
        return self.tell("or", one=self.say(event.one), other=self.say(event.other))

    def always(self, ability: t.Always) -> str:
        return f"{self.say(ability.modifier)}."

    def while_(self, ability: t.While) -> str:
        return f"{self.if_clause(self.say(ability.condition))}{self.say(ability.modifier)}."

    def value_bonus(self, modifier: t.ValueBonus) -> str:
        if modifier.fighters == t.Yours():
            by = self.patterns[f"{modifier.role}_with.you"]
        else:
            by = self.tell(f"{modifier.role}_with", who=self._with_name(modifier.fighters))
        return self.tell("value_bonus", YOU, by=by, **self.plain_amount(modifier.amount))

    def farther_moves(self, modifier: t.FartherMoves) -> str:
        return self.tell("farther_moves", YOU, **self.plain_amount(modifier.amount))

    def more_draws(self, modifier: t.MoreDraws) -> str:
        return self.tell("more_draws", number=self.count("card", modifier.amount, "extra"))

    def less_combat_damage(self, modifier: t.LessCombatDamage) -> str:
        return self.tell("less_combat_damage", who=self.fighter_called(modifier.name), number=modifier.amount)

    def own_move_value(self, modifier: t.OwnMoveValue) -> str:
        return self.tell("own_move_value", who=self._one_fighter(modifier.fighters), number=modifier.number)

    def passes_opponents(self, modifier: t.PassesOpponents) -> str:
        return self.tell("passes_opponents", who=self.fighter_called(modifier.name), foes=self.foe().all())

    def attacks_from(self, modifier: t.AttacksFrom) -> str:
        number = self.count("space", modifier.distance)
        return self.tell("attacks_from", who=self.fighter_called(modifier.name), number=number)

    def most_counters(self, ability: t.MostCounters) -> str:
        return self.tell("most_counters", number=self.counted(self.counter(ability.counter), ability.number))

    def steps_between_tokens(self, ability: t.StepsBetweenTokens) -> str:
        who, tokens = self.fighter_called(ability.name), self.token(ability.token).all()
        return self.tell("steps_between_tokens", who=who, tokens=tokens)

    def place_instead_of_move(self, ability: t.PlaceInsteadOfMove) -> str:
        return self.tell("place_instead_of_move", whom=self.fighter_called(ability.name), space=self.space(t.Anywhere()))

    def cards_uncancelable(self, ability: t.CardsUncancelable) -> str:
        owners = self.listed([f"{self.user_of(name):gen}" for name in ability.names])
        return self.tell("cards_uncancelable", owners=owners)

    def starts_as(self, ability: t.StartsAs) -> str:
        return self.tell("starts_as", form=self.form(ability.form))

    def only_if(self, ability: t.OnlyIf) -> str:
        return self.tell("only_if", condition=self.say(ability.condition))

    def uncancelable(self, ability: t.Uncancelable) -> str:
        return self.tell("uncancelable")

    def react_to_look(self, ability: t.ReactToLook) -> str:
        return self.tell("react_to_look")

    def stays_put(self, modifier: t.StaysPut) -> str:
        return self.tell("stays_put", who=self.fighters(modifier.fighters))

    def most_combat_damage(self, modifier: t.MostCombatDamage) -> str:
        return self.tell("most_combat_damage", who=self.fighters(modifier.fighters), number=modifier.amount)

    def _one_fighter(self, fighters: t.Fighters) -> Words:
        if not (t.certain(fighters) or isinstance(fighters, t.One)) or isinstance(fighters, t.It):
            raise Unspeakable("this is said of one fighter")
        return self.fighters(fighters)

    def no_damage(self, modifier: t.NoDamage) -> str:
        return self.tell("no_damage", who=self._one_fighter(modifier.fighters))

    def stays_alive(self, modifier: t.StaysAlive) -> str:
        return self.tell("stays_alive", who=self._one_fighter(modifier.fighters))

    def lasting(self, verb: t.Lasting, mood: Mood) -> str:
        self.only_you(mood)
        if mood.bare:
            raise Unspeakable("that this may last")
        if verb.until == "next" and not self.of_another(verb.modifier):
            return self.tell("until_next.yours", modifier=self.say(verb.modifier))
        return self.tell(f"until_{verb.until}", modifier=self.say(verb.modifier))
