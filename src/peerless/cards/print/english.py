"""English: what `parse` reads back as the same tree."""

from typing import ClassVar

from peerless.cards import tree as t
from peerless.cards.print.printer import Mood, Printer, Unspeakable


class English(Printer):
    language: ClassVar[str] = "en"

    # Joints.

    def if_clause(self, condition: str) -> str:
        return f"if {condition}, "

    def otherwise_clause(self) -> str:
        return "otherwise, "

    def if_done(self, they: bool) -> str:
        return "if they do, " if they else "if you do, "

    def if_not_done(self, they: bool) -> str:
        return "if they do not, " if they else "if you do not, "

    def choose_line(self, number: int) -> str:
        if number > 2:
            raise Unspeakable("more than two branches")
        return "choose one:" if number == 1 else "choose two different effects:"

    def joined(self, clauses: list[str]) -> str:
        return " and ".join(clauses)

    def may_clause(self, mood: Mood) -> str:
        if mood.each:
            raise Unspeakable("each opponent may")
        return "your opponent may " if mood.they else "you may "

    def they_clause(self, mood: Mood) -> str:
        return "each opponent " if mood.each else "your opponent "

    def next_turn(self) -> str:
        return "at the start of your next turn, "

    def end_of_turn(self) -> str:
        return "at the end of this turn, "

    # Words.

    def name(self, name: str) -> str:
        """As it stands inside a sentence: the Genie."""
        known = self.names.get(name)
        if known:
            return known.form("nom")
        return f"the {name[4:]}" if name.startswith("The ") else name

    def verb(self, word: str, mood: Mood) -> str:
        return f"{word}s" if mood.they and not mood.bare else word

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

    # Verbs: cards.

    def draw(self, verb: t.Draw, mood: Mood) -> str:
        number, rest = self.how_much(verb.number, "card", "cards")
        if not number:
            return f"{self.verb('draw', mood)} a number of cards equal to {rest}"
        return f"{self.verb('draw', mood)} {number}{rest}"

    def draw_and_keep(self, verb: t.DrawAndKeep, mood: Mood) -> str:
        self.only_you(mood)
        others = "put the others on the bottom of your deck"
        return f"draw up to {self.count(verb.most, 'card')}, keep {verb.keep} of them and {others}"

    def look_and_keep(self, verb: t.LookAndKeep, mood: Mood) -> str:
        self.only_you(mood)
        top = f"look at the top {verb.look} cards of your deck"
        if not verb.keep:
            return f"{top} and put them back in any order"
        return f"{top}, put {verb.keep} of them into your hand and the others back on top in any order"

    def discard(self, verb: t.Discard, mood: Mood) -> str:
        if not isinstance(verb.number, t.Number):
            raise Unspeakable("a counted number of discards")
        if isinstance(verb.cards, t.OfNamedValue):
            if not mood.they:
                raise Unspeakable("your own cards of a named value")
            return f"{self.verb('discard', mood)} a card with that printed value"
        return f"{self.verb('discard', mood)} {verb.number.number} {self.cards(verb.cards, verb.number.number)}"

    def discard_any_number(self, verb: t.DiscardAnyNumber, mood: Mood) -> str:
        self.only_you(mood)
        return f"discard any number of {self.cards(verb.cards, 2)}"

    def discard_at_random(self, verb: t.DiscardAtRandom, mood: Mood) -> str:
        return f"{self.verb('discard', mood)} {self.count(verb.number, 'card')} at random"

    def discard_hand(self, verb: t.DiscardHand, mood: Mood) -> str:
        return f"{self.verb('discard', mood)} {self.own(mood)} hand"

    def discard_top(self, verb: t.DiscardTop, mood: Mood) -> str:
        if not isinstance(verb.number, t.Number):
            raise Unspeakable("a counted number of top cards")
        number = verb.number.number
        top = "the top card" if number == 1 else f"the top {number} cards"
        return f"{self.verb('discard', mood)} {top} of {self.own(mood)} deck"

    def choose_and_discard(self, verb: t.ChooseAndDiscard, mood: Mood) -> str:
        self.only_you(mood)
        return f"choose {self.count(verb.number, 'card')} there for them to discard"

    def look(self, verb: t.Look, mood: Mood) -> str:
        self.only_you(mood)
        return "look at your opponent's hand"

    def show_hand(self, verb: t.ShowHand, mood: Mood) -> str:
        return f"{self.verb('reveal', mood)} {self.own(mood)} hand"

    def put_on_top(self, verb: t.PutOnTop, mood: Mood) -> str:
        self.only_you(mood)
        return f"put {self.count(verb.number, 'card')} from your hand on top of your deck"

    def take_back(self, verb: t.TakeBack, mood: Mood) -> str:
        self.only_you(mood)
        if isinstance(verb.cards, t.BoostsUsed):
            if verb.number != 1:
                raise Unspeakable("several cards that boosted")
            return "return one of the cards that boosted this card to your hand"
        return f"return {verb.number} {self.cards(verb.cards, verb.number)} in your discard pile to your hand"

    def take_all_back(self, verb: t.TakeAllBack, mood: Mood) -> str:
        self.only_you(mood)
        return f"return all {self.cards(verb.cards, 2)} in your discard pile to your hand"

    def shuffle_back(self, verb: t.ShuffleBack, mood: Mood) -> str:
        self.only_you(mood)
        return f"shuffle {verb.number} {self.cards(verb.cards, verb.number)} in your discard pile into your deck"

    def search(self, verb: t.Search, mood: Mood) -> str:
        self.only_you(mood)
        return f"search your deck for 1 {self.cards(verb.cards, 1)}, add it to your hand and shuffle your deck"

    def reveal_top(self, verb: t.RevealTop, mood: Mood) -> str:
        self.only_you(mood)
        return "reveal the top card of your deck"

    def return_(self, verb: t.Return, mood: Mood) -> str:
        self.only_you(mood)
        match verb.card:
            case t.ThatCard():
                return "put that card into your hand"
            case t.ThisCard():
                return "return this card to your hand"
        return "return your opponent's card to their hand"

    def choose_opponent(self, verb: t.ChooseOpponent, mood: Mood) -> str:
        self.only_you(mood)
        return "choose an opponent"

    def name_number(self, verb: t.NameNumber, mood: Mood) -> str:
        self.only_you(mood)
        return "name a number"

    # Verbs: combat.

    def boost(self, verb: t.Boost, mood: Mood) -> str:
        return f"{self.verb('boost', mood)} {'their' if mood.they else 'this'} card"

    def blind_boost(self, verb: t.BlindBoost, mood: Mood) -> str:
        self.only_you(mood)
        return "blind boost this card"

    def cancel(self, verb: t.Cancel, mood: Mood) -> str:
        self.only_you(mood)
        return "cancel all effects on your opponent's card"

    def add_value(self, verb: t.AddValue, mood: Mood) -> str:
        self.only_you(mood)
        return f"add {self.amount(verb.amount, 'to')}"

    def subtract_value(self, verb: t.SubtractValue, mood: Mood) -> str:
        self.only_you(mood)
        return f"subtract {self.amount(verb.amount, 'from')}"

    def amount(self, amount: t.Quantity, preposition: str) -> str:
        value = f"{preposition} this card's value"
        match amount:
            case t.Number(number):
                return f"{number} {value}"
            case t.ForEach(number, counted):
                return f"{number} {value} for each {self.counted(counted)}"
        return f"{self.say(amount)} {value}"

    def value_instead(self, verb: t.ValueInstead, mood: Mood) -> str:
        self.only_you(mood)
        if isinstance(verb.value, t.Number):
            return f"this card's value is {verb.value.number} instead"
        return f"this card's value is equal to {self.say(verb.value)}"

    def becomes_value(self, verb: t.BecomesValue, mood: Mood) -> str:
        self.only_you(mood)
        return f"the value of your opponent's card becomes {self.its(verb.value)}"

    def change_printed(self, verb: t.ChangePrinted, mood: Mood) -> str:
        self.only_you(mood)
        return f"change the printed value of your opponent's card to {self.its(verb.value)}"

    def fix(self, verb: t.Fix, mood: Mood) -> str:
        self.only_you(mood)
        value = verb.value.number if isinstance(verb.value, t.Number) else self.its(verb.value)
        return f"the value of your opponent's card is {value} and cannot be changed"

    def its(self, value: t.Quantity) -> str:
        """What the value of your opponent's card becomes."""
        match value:
            case t.BoostOf(t.TheirCard()):
                return "its boost value"
            case t.PrintedOf(t.TheirCard()):
                return "its printed value"
            case t.BoostOf(t.ThatCard()):
                return "the boost value of that card"
        raise Unspeakable("a value of your opponent's card that is counted")

    def ignore_value(self, verb: t.IgnoreValue, mood: Mood) -> str:
        self.only_you(mood)
        return "ignore the value of your opponent's card"

    def play_instead(self, verb: t.PlayInstead, mood: Mood) -> str:
        self.only_you(mood)
        return "return this card to your hand and play another attack card in its place"

    def play_instead_theirs(self, verb: t.PlayInsteadTheirs, mood: Mood) -> str:
        self.only_you(mood)
        return "choose an attack card there to be their card in this combat instead"

    def substitute(self, verb: t.Substitute, mood: Mood) -> str:
        self.only_you(mood)
        both = f"{self.say(verb.one)} and {self.say(verb.other)}"
        return f"the other of {both} is now the fighter in this combat"

    def values_this_turn(self, verb: t.ValuesThisTurn, mood: Mood) -> str:
        self.only_you(mood)
        return f"for the rest of this turn, the values of your cards are {verb.value} and cannot be changed"

    def bonus_this_turn(self, verb: t.BonusThisTurn, mood: Mood) -> str:
        self.only_you(mood)
        whose = "each of your attacks" if verb.fighters == t.Yours() else f"each attack of {self.say(verb.fighters)}"
        return f"for the rest of this turn, add {verb.amount} to the value of {whose}"

    def prevent(self, verb: t.Prevent, mood: Mood) -> str:
        self.only_you(mood)
        return "prevent all damage to your fighter in this combat"

    # Verbs: fighters.

    def damage(self, verb: t.Damage, mood: Mood) -> str:
        self.only_you(mood)
        who = self.say(verb.fighters)
        match verb.amount:
            case t.Number(number):
                return f"deal {number} damage to {who}"
            case t.ForEach(number, counted):
                return f"deal {number} damage to {who} for each {self.counted(counted)}"
        return f"deal damage equal to {self.say(verb.amount)} to {who}"

    def recover(self, verb: t.Recover, mood: Mood) -> str:
        if mood.they:
            return self.theirs(verb.fighters, verb.amount, f"{self.verb('recover', mood)}", "health")
        who = self.say(verb.fighters)
        does = "each recover" if isinstance(verb.fighters, t.Both) else "recovers"
        match verb.amount:
            case t.Number(number):
                return f"{who} {does} {number} health"
            case t.ForEach(number, counted):
                return f"{who} {does} {number} health for each {self.counted(counted)}"
        return f"{who} {does} health equal to {self.say(verb.amount)}"

    def theirs(self, fighters: t.Fighters, amount: t.Quantity, does: str, what: str) -> str:
        if fighters != t.YourFighter() or not isinstance(amount, t.Number):
            raise Unspeakable("this is not said of an opponent")
        return f"{does} {amount.number} {what}"

    def set_health(self, verb: t.SetHealth, mood: Mood) -> str:
        self.only_you(mood)
        return f"set the health of {self.say(verb.fighters)} to {verb.health}"

    def move(self, verb: t.Move, mood: Mood) -> str:
        if not mood.they:
            return f"move {self.say(verb.fighters)} up to {self.distance(verb.distance)}"
        if verb.fighters != t.YourFighter():
            raise Unspeakable("an opponent moves their own fighter")
        if isinstance(verb.distance, t.Number):
            return f"{self.verb('move', mood)} their fighter up to {self.distance(verb.distance)}"
        return f"{self.verb('move', mood)} their fighter a number of spaces up to {self.say(verb.distance)}"

    def move_through(self, verb: t.MoveThrough, mood: Mood) -> str:
        self.only_you(mood)
        return f"move {self.say(verb.fighters)} up to {self.distance(verb.distance)}, through opposing fighters too"

    def distance(self, distance: t.Quantity) -> str:
        match distance:
            case t.Number(number):
                return self.count(number, "space")
            case t.ForEach():
                raise Unspeakable("so many spaces for each")
        return f"a number of spaces equal to {self.say(distance)}"

    def place(self, verb: t.Place, mood: Mood) -> str:
        self.only_you(mood)
        return f"place {self.say(verb.fighters)} in {self.say(verb.spaces)}"

    def swap(self, verb: t.Swap, mood: Mood) -> str:
        self.only_you(mood)
        return f"swap {self.say(verb.one)} and {self.say(verb.other)}"

    def remove_from_board(self, verb: t.RemoveFromBoard, mood: Mood) -> str:
        self.only_you(mood)
        return f"remove {self.say(verb.fighters)} from the board"

    def return_defeated(self, verb: t.ReturnDefeated, mood: Mood) -> str:
        self.only_you(mood)
        return f"return a defeated {self.bare_name(verb.name)} to {self.say(verb.spaces)}"

    def choose_fighter(self, verb: t.ChooseFighter, mood: Mood) -> str:
        self.only_you(mood)
        return f"choose {self.say(verb.fighters)}"

    # Verbs: tokens, counters, the turn.

    def move_token(self, verb: t.MoveToken, mood: Mood) -> str:
        return f"{self.verb('move', mood)} {self.say(verb.tokens)} up to {self.count(verb.distance, 'space')}"

    def shift_token(self, verb: t.ShiftToken, mood: Mood) -> str:
        self.only_you(mood)
        match verb.spaces:
            case t.OtherSpace():
                return f"move {self.say(verb.tokens)} to any other space"
            case t.AnySpace():
                return f"move {self.say(verb.tokens)} to a space without a fighter"
        raise Unspeakable("a token moved to certain spaces")

    def place_tokens(self, verb: t.PlaceTokens, mood: Mood) -> str:
        self.only_you(mood)
        tokens = f"{verb.number} {verb.token} {'token' if verb.number == 1 else 'tokens'}"
        match verb.spaces:
            case t.SpaceOf(fighters):
                if verb.number != 1:
                    raise Unspeakable("a space holds one token of a kind")
                return f"place {tokens} in the space of {self.say(fighters)}"
            case t.SpaceInZone(t.YourHero()):
                return f"place {tokens} in different spaces in your hero's zones"
            case t.SpaceInZone(fighters):
                return f"place {tokens} in different spaces in a zone of {self.say(fighters)}"
        return f"place {tokens} in {self.say(verb.spaces)}"

    def remove_token(self, verb: t.RemoveToken, mood: Mood) -> str:
        self.only_you(mood)
        return f"remove {self.say(verb.tokens)} from the board"

    def gain_counters(self, verb: t.GainCounters, mood: Mood) -> str:
        self.only_you(mood)
        match verb.number:
            case t.Number(number):
                return f"gain {number} {self.counters(verb.counter, number)}"
            case t.ForEach(number, counted):
                return f"gain {number} {self.counters(verb.counter, number)} for each {self.counted(counted)}"
        raise Unspeakable("a counted number of counters")

    def lose_counters(self, verb: t.LoseCounters, mood: Mood) -> str:
        match verb.number:
            case t.Number(number):
                return f"{self.verb('remove', mood)} {number} {self.counters(verb.counter, number)}"
            case t.CountersOf(counter) if counter == verb.counter and not mood.they:
                return f"remove all {self.counters(verb.counter, 2)}"
        raise Unspeakable("a counted number of counters")

    def lose_any_number(self, verb: t.LoseAnyNumber, mood: Mood) -> str:
        return f"{self.verb('remove', mood)} any number of {self.counters(verb.counter, 2)}"

    def counters(self, counter: str, number: int) -> str:
        return f"{counter} {'counter' if number == 1 else 'counters'}"

    def gain_actions(self, verb: t.GainActions, mood: Mood) -> str:
        if not isinstance(verb.number, t.Number):
            raise Unspeakable("a counted number of actions")
        return f"{self.verb('gain', mood)} {self.count(verb.number.number, 'action')}"

    def end_turn(self, verb: t.EndTurn, mood: Mood) -> str:
        self.only_you(mood)
        return "end your turn"

    def change_form(self, verb: t.ChangeForm, mood: Mood) -> str:
        self.only_you(mood)
        return f"transform into {verb.form}" if verb.form else "transform"

    # Conditions.

    def won(self, condition: t.Won) -> str:
        return "you won the combat"

    def lost(self, condition: t.Lost) -> str:
        return "you lost the combat"

    def won_this_turn(self, condition: t.WonThisTurn) -> str:
        return "you won a combat this turn"

    def exists(self, condition: t.Exists) -> str:
        return self._exists(condition.fighters, "")

    def _exists(self, fighters: t.Fighters, no: str) -> str:
        match fighters:
            case t.NextTo(of, center) if certain(of):
                return f"{self.say(of)} is {no}adjacent to {self.say(center)}"
            case t.SharingZone(of, center) if certain(of):
                return f"{self.say(of)} is {no}in a zone of {self.say(center)}"
            case t.OnTokens(of, token) if certain(of):
                return f"{self.say(of)} is {no}on a {token} space"
            case t.Within(of, distance, center) if certain(of):
                return f"{self.say(of)} is {no}within {distance} spaces of {self.say(center)}"
        if certain(fighters):
            raise Unspeakable("that a certain fighter is there")
        return f"there is {'no' if no else self.article(self.set_of(fighters))} {self.set_of(fighters)}"

    def started_on_token(self, condition: t.StartedOnToken) -> str:
        return f"{self.say(condition.fighters)} started this turn on a {condition.token} space"

    def started_elsewhere(self, condition: t.StartedElsewhere) -> str:
        if condition.fighters == t.InCombat():
            return "either fighter started this turn in a different space"
        return f"{self.say(condition.fighters)} started this turn in a different space"

    def defeated(self, condition: t.Defeated) -> str:
        return f"{self.say(condition.fighters)} was defeated"

    def is_hero(self, condition: t.IsHero) -> str:
        return f"{self.say(condition.fighters)} is a hero"

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
        return f"{self.simple(condition.one)} and {self.simple(condition.other)}"

    def either(self, condition: t.Either) -> str:
        return f"{self.simple(condition.one)} or {self.simple(condition.other)}"

    def simple(self, condition: t.Condition) -> str:
        match condition:
            case t.Either() | t.AllOf():
                words = self.say(condition)
                if isinstance(condition, t.Either) or " with this card" not in words:
                    raise Unspeakable("conditions within conditions")
                return words
        return self.say(condition)

    def not_(self, condition: t.Not) -> str:
        match condition.condition:
            case t.Exists(fighters):
                return self._exists(fighters, "not ")
            case t.TheyPlayed("card"):
                return "your opponent played no card"
            case t.Defeated(fighters):
                return f"{self.say(fighters)} was not defeated"
        raise Unspeakable("that this is not so")

    # Quantities, as nouns: "the number of ..."; `counted` as what is counted one by one.

    def number(self, quantity: t.Number) -> str:
        return str(quantity.number)

    def for_each(self, quantity: t.ForEach) -> str:
        raise Unspeakable("so much for each")

    def how_many(self, quantity: t.HowMany) -> str:
        return f"the number of {self.set_of(quantity.fighters, plural=True)}"

    def health_of(self, quantity: t.HealthOf) -> str:
        return f"the health of {self.say(quantity.fighters)}"

    def zones_of(self, quantity: t.ZonesOf) -> str:
        return f"the number of zones of {self.say(quantity.fighters)}"

    def in_your_hand(self, quantity: t.InYourHand) -> str:
        return "the number of cards in your hand"

    def in_their_hand(self, quantity: t.InTheirHand) -> str:
        return "the number of cards in your opponent's hand"

    def in_your_discard(self, quantity: t.InYourDiscard) -> str:
        return f"the number of {self.cards(quantity.cards, 2)} in your discard pile"

    def counters_of(self, quantity: t.CountersOf) -> str:
        return f"the number of {self.counters(quantity.counter, 2)}"

    def tokens_there(self, quantity: t.TokensThere) -> str:
        return f"the number of {self.lying(quantity.tokens, plural=True)}"

    def discarded_this_way(self, quantity: t.DiscardedThisWay) -> str:
        raise Unspeakable("how much was done this way")

    def damage_this_way(self, quantity: t.DamageThisWay) -> str:
        raise Unspeakable("how much was done this way")

    def removed_this_way(self, quantity: t.RemovedThisWay) -> str:
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
                return f"zone of {self.say(fighters)}"
            case t.InYourHand():
                return "card in your hand"
            case t.InTheirHand():
                return "card in your opponent's hand"
            case t.InYourDiscard(cards):
                return f"{self.cards(cards, 1)} in your discard pile"
            case t.CountersOf(counter):
                return f"{counter} counter you have"
            case t.TokensThere(tokens):
                return self.lying(tokens)
            case t.DiscardedThisWay():
                return "card discarded this way"
            case t.DamageThisWay():
                return "damage dealt this way"
            case t.RemovedThisWay():
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
        return "an" if words[0] in "aeio" else "a"

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

    def your_hero(self, fighters: t.YourHero) -> str:
        return "your hero"

    def their_hero(self, fighters: t.TheirHero) -> str:
        return "your opponent's hero"

    def both(self, fighters: t.Both) -> str:
        return f"{self.certain_name(fighters.one)} and {self.certain_name(fighters.other)}"

    def certain_name(self, fighters: t.Fighters) -> str:
        if not isinstance(fighters, t.Named):
            raise Unspeakable("two fighters without names")
        return self.say(fighters)

    def one(self, fighters: t.One) -> str:
        words = self.set_of(fighters.of)
        return f"one {words}" if words.startswith("of ") else f"{self.article(words)} {words}"

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
            case t.Other(t.Yours()):
                return "your other fighters" if plural else "of your other fighters"
            case t.Other(t.Friendly()):
                return f"other friendly fighter{s}"
            case t.InCombat():
                return "of the fighters in this combat"
            case t.Named(name):
                return f"{self.bare_name(name)}{s}"
            case t.NextTo(of, center):
                return f"{self.set_of(of, plural)} adjacent to {self.anchor(center)}"
            case t.SharingZone(of, center):
                return f"{self.set_of(of, plural)} in a zone of {self.anchor(center)}"
            case t.Within(of, distance, center):
                return f"{self.set_of(of, plural)} within {distance} spaces of {self.anchor(center)}"
            case t.OnTokens(of, token):
                return f"{self.set_of(of, plural)} on a {token} space"
        raise Unspeakable(f"fighters {type(fighters).__name__}")

    def anchor(self, fighters: t.Fighters) -> str:
        """Whom others are near: one certain fighter, so that nobody asks what belongs to what."""
        if not certain(fighters):
            raise Unspeakable("near to several")
        return self.say(fighters)

    def all(self, fighters: t.All) -> str:
        return self.set_of(fighters, plural=True)

    opposing = friendly = yours = other = in_combat = next_to = sharing_zone = within = on_tokens = all

    # Spaces and tokens.

    def any_space(self, spaces: t.AnySpace) -> str:
        return "any space"

    def other_space(self, spaces: t.OtherSpace) -> str:
        return "any other empty space"

    def space_near(self, spaces: t.SpaceNear) -> str:
        return f"a space adjacent to {self.anchor(spaces.fighters)}"

    def space_in_zone(self, spaces: t.SpaceInZone) -> str:
        return f"a space in a zone of {self.anchor(spaces.fighters)}"

    def token_space(self, spaces: t.TokenSpace) -> str:
        return f"a {spaces.token} space"

    def starting_space(self, spaces: t.StartingSpace) -> str:
        return "a starting space"

    def space_of(self, spaces: t.SpaceOf) -> str:
        return f"the space of {self.anchor(spaces.fighters)}"

    def that_space(self, spaces: t.ThatSpace) -> str:
        return "that space"

    def a_token(self, tokens: t.AToken) -> str:
        if isinstance(tokens.spaces, t.SpaceOf):
            return f"the {tokens.token} token under {self.anchor(tokens.spaces.fighters)}"
        return f"a {self.lying(tokens)}"

    def another_token(self, tokens: t.AnotherToken) -> str:
        return f"a different {tokens.token} token"

    def each_token(self, tokens: t.EachToken) -> str:
        return f"each {self.lying(tokens)}"

    def lying(self, tokens: t.Tokens, plural: bool = False) -> str:
        """Tokens and where they lie."""
        match tokens:
            case t.AToken(token, spaces) | t.EachToken(token, spaces):
                words = f"{token} token{'s' if plural else ''}"
                match spaces:
                    case t.AnySpace():
                        return f"{words} on the board" if plural else words
                    case t.SpaceNear(fighters):
                        return f"{words} adjacent to {self.anchor(fighters)}"
                    case t.SpaceInZone(fighters):
                        return f"{words} in a zone of {self.anchor(fighters)}"
        raise Unspeakable("where tokens lie")

    # Abilities.

    def at(self, moment: str, verb: t.Verb) -> str:
        sentences = self.sentences(verb)
        return " ".join([f"{moment}, {sentences[0]}", *map(self.capital, sentences[1:])])

    def at_game_start(self, ability: t.AtGameStart) -> str:
        return self.at("at the start of the game", ability.verb)

    def at_turn_start(self, ability: t.AtTurnStart) -> str:
        return self.at("at the start of your turn", ability.verb)

    def at_turn_end(self, ability: t.AtTurnEnd) -> str:
        return self.at("at the end of your turn", ability.verb)

    def after_maneuver(self, ability: t.AfterManeuver) -> str:
        return self.at("after you maneuver", ability.verb)

    def after_combat(self, ability: t.AfterCombat) -> str:
        match ability.verb:
            case t.If(t.Attacking(), then, otherwise) if otherwise == t.NOTHING:
                return self.at("after you attack", then)
            case t.If(t.Defending(), then, otherwise) if otherwise == t.NOTHING:
                return self.at("after you defend", then)
        return self.at("at the end of combat", ability.verb)

    def defense_bonus(self, ability: t.DefenseBonus) -> str:
        where = f"while {self.name(ability.name)} defends on a {ability.token} space"
        return f"{where}, the value of your card is {ability.amount} higher."

    def steps_between_tokens(self, ability: t.StepsBetweenTokens) -> str:
        return f"{self.name(ability.name)} may move between {ability.token} spaces as if they were adjacent."

    def place_instead_of_move(self, ability: t.PlaceInsteadOfMove) -> str:
        return f"when you boost a maneuver, you may place {self.name(ability.name)} in any space instead of moving it."

    def cards_uncancelable(self, ability: t.CardsUncancelable) -> str:
        names = " or ".join(map(self.name, ability.names))
        return f"effects on cards for {names} cannot be canceled by opponents."

    def starts_as(self, ability: t.StartsAs) -> str:
        return f"you start as {ability.form}."

    def uncancelable(self, ability: t.Uncancelable) -> str:
        return "this card's effects cannot be canceled."

    def react_to_look(self, ability: t.ReactToLook) -> str:
        looked = "when an effect would let an opponent look at your hand"
        return f"{looked}, you may reveal this card from your hand to cancel that effect."


def certain(fighters: t.Fighters) -> bool:
    return isinstance(fighters, (t.Named, t.YourFighter, t.TheOpposing, t.It, t.YourHero, t.TheirHero))
