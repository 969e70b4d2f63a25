"""French abilities: when something begins, and what differs from the rules."""

from peerless.cards import tree as t
from peerless.cards.print.french.nouns import CARD, DAMAGE, SPACE
from peerless.cards.print.french.verbs import FrenchVerbs
from peerless.cards.print.phrase import Phrase
from peerless.cards.print.printer import Mood


class FrenchAbilities(FrenchVerbs):
    # Events.

    def game_start(self, event: t.GameStart) -> str:
        return "au début de la partie"

    def turn_start(self, event: t.TurnStart) -> str:
        return "au début de votre tour"

    def turn_end(self, event: t.TurnEnd) -> str:
        return "à la fin de votre tour"

    def maneuvered(self, event: t.Maneuvered) -> str:
        return "après une action Manœuvre"

    def boosted_any(self, event: t.BoostedAny) -> str:
        return "lorsque vous boostez une carte ou une manœuvre"

    def boosted_maneuver(self, event: t.BoostedManeuver) -> str:
        return "lorsque vous boostez une manœuvre"

    def fought(self, event: t.Fought) -> str:
        return "à la fin d'un combat"

    def attacked(self, event: t.Attacked) -> str:
        who = self.whom(event.fighters)
        attacks = f"{who} {self.does('attaquer', who)}" if who else "vous attaquez"
        return f"à la fin d'un combat où {attacks}"

    def defended(self, event: t.Defended) -> str:
        who = self.whom(event.fighters)
        defends = f"{who} se {self.does('défendre', who)}" if who else "vous vous défendez"
        return f"à la fin d'un combat où {defends}"

    def schemed(self, event: t.Schemed) -> str:
        who = self.whom(event.fighters)
        if not who:
            return "après que vous avez joué un stratagème"
        return f"{self.before('après que', str(who))} {self.does('avoir', who)} joué un stratagème"

    def took_damage(self, event: t.TookDamage) -> str:
        who = self.which_one(event.fighters)
        return f"{self.before('lorsque', str(who))} {self.does('subir', who)} des dégâts"

    def took_combat_damage(self, event: t.TookCombatDamage) -> str:
        who = self.which_one(event.fighters)
        return f"{self.before('lorsque', str(who))} {self.does('subir', who)} des dégâts de combat"

    def fell(self, event: t.Fell) -> str:
        who = self.which_one(event.fighters)
        return f"{self.before('lorsque', str(who))} {self.does('être', who)} {self.agree('vaincu', who)}"

    # Modifiers.

    def value_bonus(self, modifier: t.ValueBonus) -> str:
        who = self.whom(modifier.fighters)
        card = {"attack": "attaque", "defense": "défense", "fight": "carte de combat"}[modifier.role]
        cards = {"attack": "attaques", "defense": "défenses", "fight": "cartes de combat"}[modifier.role]
        whose = f"de chaque {card} {self.of(who)}" if who else f"de chacune de vos {cards}"
        return f"ajoutez {self.points(modifier.amount, f'à la valeur {whose}')}"

    def farther_moves(self, modifier: t.FartherMoves) -> str:
        return f"ajoutez {self.points(modifier.amount, 'à votre valeur de déplacement')}"

    def more_draws(self, modifier: t.MoreDraws) -> str:
        extra = "supplémentaires" if self.many(modifier.amount) else "supplémentaire"
        return f"lorsque vous effectuez une manœuvre, piochez {self.count(modifier.amount, CARD)} {extra}"

    def less_combat_damage(self, modifier: t.LessCombatDamage) -> str:
        who = self.fighter_called(modifier.name)
        return f"{who} {self.does('subir', who)} {self.count(modifier.amount, DAMAGE)} de combat de moins"

    def own_move_value(self, modifier: t.OwnMoveValue) -> str:
        return f"la valeur de déplacement {self.of(self.which_one(modifier.fighters))} est de {modifier.number}"

    def passes_opponents(self, modifier: t.PassesOpponents) -> str:
        who = self.fighter_called(modifier.name)
        return f"{who} {self.does('pouvoir', who)} se déplacer à travers des combattants adverses"

    def attacks_from(self, modifier: t.AttacksFrom) -> str:
        who = self.fighter_called(modifier.name)
        return f"{who} {self.does('pouvoir', who)} attaquer jusqu'à {self.count(modifier.distance, SPACE)} de distance"

    # Abilities.

    def fighter_called(self, name: str) -> Phrase:
        return self.name_of(name, Phrase("combattant"))

    def most_counters(self, ability: t.MostCounters) -> str:
        return f"vous pouvez avoir au plus {self.count(ability.number, self.counter(ability.counter))}."

    def stays_put(self, modifier: t.StaysPut) -> str:
        who = self.phrase(modifier.fighters)
        their = "leur" if who.plural else "sa"
        return f"{who} ne {self.does('pouvoir', who)} pas quitter {their} case"

    def most_combat_damage(self, modifier: t.MostCombatDamage) -> str:
        who = self.which_one(modifier.fighters)
        return f"{who} ne {self.does('pouvoir', who)} pas subir plus de {self.count(modifier.amount, DAMAGE)} de combat"

    def no_damage(self, modifier: t.NoDamage) -> str:
        who = self.which_one(modifier.fighters)
        return f"{who} ne {self.does('pouvoir', who)} pas subir de dégâts"

    def stays_alive(self, modifier: t.StaysAlive) -> str:
        whose = self.of(self.which_one(modifier.fighters))
        return f"les dégâts ne peuvent pas réduire la santé {whose} en dessous de 1"

    def lasting(self, verb: t.Lasting, mood: Mood) -> str:
        if verb.until == "next":
            return self.stated(f"{self.say(verb.modifier)} pendant {self.next_turn_of(verb)}", mood)
        time = "de ce combat" if verb.until == "combat" else "de ce tour"
        return self.stated(f"{self.say(verb.modifier)} jusqu'à la fin {time}", mood)

    def next_turn_of(self, verb: t.Lasting) -> str:
        return "son prochain tour" if self.of_another(verb.modifier) else "votre prochain tour"
