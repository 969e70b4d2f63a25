"""Brazilian Portuguese abilities: when something begins, and what differs from the rules."""

from peerless.cards import tree as t
from peerless.cards.print.phrase import Phrase
from peerless.cards.print.portuguese.nouns import CARD, DAMAGE, SPACE
from peerless.cards.print.portuguese.verbs import PortugueseVerbs
from peerless.cards.print.printer import Mood


class PortugueseAbilities(PortugueseVerbs):
    # Events.

    def game_start(self, event: t.GameStart) -> str:
        return "no início da partida"

    def turn_start(self, event: t.TurnStart) -> str:
        return "no início do seu turno"

    def turn_end(self, event: t.TurnEnd) -> str:
        return "no final do seu turno"

    def maneuvered(self, event: t.Maneuvered) -> str:
        return "após uma ação de manobra"

    def boosted_any(self, event: t.BoostedAny) -> str:
        return "quando você reforçar uma carta ou uma manobra"

    def boosted_maneuver(self, event: t.BoostedManeuver) -> str:
        return "quando você reforçar uma manobra"

    def fought(self, event: t.Fought) -> str:
        return "no final de um combate"

    def attacked(self, event: t.Attacked) -> str:
        who = self.whom(event.fighters)
        attacks = f"{who} {self.does('atacar', who)}" if who else "você ataca"
        return f"no final de um combate em que {attacks}"

    def defended(self, event: t.Defended) -> str:
        who = self.whom(event.fighters)
        defends = f"{who} se {self.does('defender', who)}" if who else "você se defende"
        return f"no final de um combate em que {defends}"

    def schemed(self, event: t.Schemed) -> str:
        who = self.whom(event.fighters)
        return f"depois que {who or 'você'} {self.does('jogar', who or Phrase(''))} uma carta de tática"

    def took_damage(self, event: t.TookDamage) -> str:
        who = self.which_one(event.fighters)
        return f"quando {who} {'sofrerem' if who.plural else 'sofrer'} dano"

    def took_combat_damage(self, event: t.TookCombatDamage) -> str:
        return f"{self.took_damage(t.TookDamage(event.fighters))} de combate"

    def fell(self, event: t.Fell) -> str:
        who = self.which_one(event.fighters)
        return f"quando {who} {'forem' if who.plural else 'for'} {self.agree('derrotado', who)}"

    # Modifiers.

    def value_bonus(self, modifier: t.ValueBonus) -> str:
        who = self.whom(modifier.fighters)
        card = {"attack": "ataque", "defense": "defesa", "fight": "carta de combate"}[modifier.role]
        yours = {
            "attack": "um dos seus ataques",
            "defense": "uma das suas defesas",
            "fight": "uma das suas cartas de combate",
        }
        whose = f"de cada {card} {self.of(who)}" if who else f"de cada {yours[modifier.role]}"
        return f"adicione {self.points(modifier.amount, f'ao valor {whose}')}"

    def farther_moves(self, modifier: t.FartherMoves) -> str:
        return f"adicione {self.points(modifier.amount, 'ao seu valor de movimento')}"

    def more_draws(self, modifier: t.MoreDraws) -> str:
        extra = "adicionais" if self.many(modifier.amount) else "adicional"
        return f"ao fazer uma manobra, compre {self.count(modifier.amount, CARD)} {extra}"

    def less_combat_damage(self, modifier: t.LessCombatDamage) -> str:
        who = self.fighter_called(modifier.name)
        return f"{who} {self.does('sofrer', who)} {self.count(modifier.amount, DAMAGE)} de combate a menos"

    def own_move_value(self, modifier: t.OwnMoveValue) -> str:
        return f"o valor de movimento {self.of(self.which_one(modifier.fighters))} é {modifier.number}"

    def passes_opponents(self, modifier: t.PassesOpponents) -> str:
        who = self.fighter_called(modifier.name)
        return f"{who} {self.does('poder', who)} se mover através de combatentes inimigos"

    def attacks_from(self, modifier: t.AttacksFrom) -> str:
        who = self.fighter_called(modifier.name)
        return f"{who} {self.does('poder', who)} atacar a até {self.count(modifier.distance, SPACE)} de distância"

    # Abilities.

    def fighter_called(self, name: str) -> Phrase:
        return self.name_of(name, Phrase("combatente"))

    def most_counters(self, ability: t.MostCounters) -> str:
        return f"você pode ter no máximo {self.count(ability.number, self.counter(ability.counter))}."

    def stays_put(self, modifier: t.StaysPut) -> str:
        who = self.phrase(modifier.fighters)
        return f"{who} não {self.does('poder', who)} sair {'dos seus espaços' if who.plural else 'do seu espaço'}"

    def most_combat_damage(self, modifier: t.MostCombatDamage) -> str:
        who = self.which_one(modifier.fighters)
        return f"{who} não {self.does('poder', who)} sofrer mais de {self.count(modifier.amount, DAMAGE)} de combate"

    def no_damage(self, modifier: t.NoDamage) -> str:
        who = self.which_one(modifier.fighters)
        return f"{who} não {self.does('poder', who)} sofrer dano"

    def stays_alive(self, modifier: t.StaysAlive) -> str:
        return f"o dano não pode reduzir a vida {self.of(self.which_one(modifier.fighters))} abaixo de 1"

    def lasting(self, verb: t.Lasting, mood: Mood) -> str:
        if verb.until == "next":
            whose = "no próximo turno do seu oponente" if self.of_another(verb.modifier) else "no seu próximo turno"
            return self.stated(f"{self.say(verb.modifier)} {whose}", mood)
        time = "deste combate" if verb.until == "combat" else "deste turno"
        return self.stated(f"{self.say(verb.modifier)} até o final {time}", mood)
