"""English: what is done."""

import re

from peerless.cards import tree as t
from peerless.cards.print.english.piles import LAID, EnglishPiles
from peerless.cards.print.printer import Mood, Unspeakable


class EnglishVerbs(EnglishPiles):
    # Verbs: cards.

    def draw(self, verb: t.Draw, mood: Mood) -> str:
        number, rest = self.how_much(self.seen_by(verb.number, mood), "card", "cards")
        if mood.they:
            rest = re.sub("your opponent's (hand|deck|discard pile)", r"their \1", rest)
        if not number:
            return f"{self.verb('draw', mood)} a number of cards equal to {rest}"
        return f"{self.verb('draw', mood)} {number}{rest}"

    def draw_until(self, verb: t.DrawUntil, mood: Mood) -> str:
        you, your = ("they", "their") if mood.they else ("you", "your")
        return f"{self.verb('draw', mood)} until {you} have {self.count(verb.cards, 'card')} in {your} hand"

    def draw_and_keep(self, verb: t.DrawAndKeep, mood: Mood) -> str:
        self.only_you(mood)
        others = "put the others on the bottom of your deck"
        return f"draw up to {self.count(verb.most, 'card')}, keep {verb.keep} of them and {others}"

    def look_and_keep(self, verb: t.LookAndKeep, mood: Mood) -> str:
        self.only_you(mood)
        if verb.keep > verb.look:
            raise Unspeakable("more cards than there are")
        top = f"look at the top {verb.look} cards of your deck"
        if not verb.keep:
            return f"{top} and put them back in any order"
        return f"{top}, put {verb.keep} of them into your hand and the others back on top in any order"

    def look(self, verb: t.Look, mood: Mood) -> str:
        self.only_you(mood)
        return "look at your opponent's hand"

    def show_hand(self, verb: t.ShowHand, mood: Mood) -> str:
        return f"{self.verb('reveal', mood)} {self.own(mood)} hand"

    def reveal_top(self, verb: t.RevealTop, mood: Mood) -> str:
        self.only_you(mood)
        return "reveal the top card of your deck"

    def send(self, verb: t.Send, mood: Mood) -> str:
        self.only_you(mood)
        card = self.say(verb.card)
        whose = "their" if isinstance(verb.card, t.TheirCard) else "your"
        match verb.target:
            case t.Hand() if isinstance(verb.card, t.ThatCard):
                return f"put {card} into {whose} hand"
            case t.Hand():
                return f"return {card} to {whose} hand"
            case t.DeckTop() | t.DeckBottom():
                return f"put {card} {LAID[verb.target]} {whose} deck"
            case t.Deck():
                return f"shuffle {card} into {whose} deck"
            case t.GameBox():
                return f"remove {card} from the game"
        raise Unspeakable("a card does not go there")

    def choose_opponent(self, verb: t.ChooseOpponent, mood: Mood) -> str:
        self.only_you(mood)
        return "choose an opponent"

    def name_number(self, verb: t.NameNumber, mood: Mood) -> str:
        self.only_you(mood)
        return "name a number"

    # Verbs: combat.

    def boost(self, verb: t.Boost, mood: Mood) -> str:
        boosted = f"{self.verb('boost', mood)} {'their' if mood.they else 'this'} card"
        if verb.cards == t.AnyCards():
            return boosted
        cards = self.cards(verb.cards, 1)
        return f"{boosted} with {self.article(cards.lower())} {cards}"

    def blind_boost(self, verb: t.BlindBoost, mood: Mood) -> str:
        self.only_you(mood)
        return "blind boost this card"

    def cancel(self, verb: t.Cancel, mood: Mood) -> str:
        self.only_you(mood)
        return "cancel all effects on your opponent's card"

    def cancel_after(self, verb: t.CancelAfter, mood: Mood) -> str:
        self.only_you(mood)
        return "cancel all after combat effects on your opponent's card"

    def add_value(self, verb: t.AddValue, mood: Mood) -> str:
        self.only_you(mood)
        return f"add {self.amount(verb.amount, 'to', verb.card)}"

    def subtract_value(self, verb: t.SubtractValue, mood: Mood) -> str:
        self.only_you(mood)
        return f"subtract {self.amount(verb.amount, 'from', verb.card)}"

    def amount(self, amount: t.Quantity, preposition: str, card: t.CardRef) -> str:
        if isinstance(card, t.ThatCard):
            raise Unspeakable("a value outside the combat")
        whose = "this card's value" if isinstance(card, t.ThisCard) else "the value of your opponent's card"
        value = f"{preposition} {whose}"
        match amount:
            case t.Number(number):
                return f"{number} {value}"
            case t.ForEach(number, counted):
                return f"{number} {value} for each {self.counted(counted)}"
        return f"{self.say(amount)} {value}"

    def changed_value(self, verb: t.ChangePrinted, mood: Mood) -> str:
        if isinstance(verb.value, t.Number):
            number = verb.value.number
            return f"change this card's value to {number}" if mood.bare else f"this card's value is {number} instead"
        if mood.bare:
            return f"set this card's value equal to {self.say(verb.value)}"
        return f"this card's value is equal to {self.say(verb.value)}"

    def becomes_value(self, verb: t.BecomesValue, mood: Mood) -> str:
        self.only_you(mood)
        if mood.bare:
            return f"change the value of your opponent's card to {self.its(verb.value)}"
        return f"the value of your opponent's card becomes {self.its(verb.value)}"

    def change_printed(self, verb: t.ChangePrinted, mood: Mood) -> str:
        self.only_you(mood)
        if isinstance(verb.card, t.ThatCard):
            raise Unspeakable("a value outside the combat")
        if isinstance(verb.card, t.ThisCard):
            return self.changed_value(verb, mood)
        return f"change the printed value of your opponent's card to {self.its(verb.value)}"

    def fix(self, verb: t.Fix, mood: Mood) -> str:
        self.only_you(mood)
        value = verb.value.number if isinstance(verb.value, t.Number) else self.its(verb.value)
        if mood.bare:
            return f"fix the value of your opponent's card at {value}"
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
        return "choose a card there for them to play in this combat instead"

    def substitute(self, verb: t.Substitute, mood: Mood) -> str:
        self.only_you(mood)
        if mood.bare:
            raise Unspeakable("that one may be substituted")
        match verb.fighters:
            case t.Both(one, other):
                who = f"the other of {self.say(one)} and {self.say(other)}"
            case t.One() | t.Each():
                raise Unspeakable("which one takes the place?")
            case fighter:
                who = self.say(fighter)
        return f"{who} is now the fighter in this combat"

    def values_this_turn(self, verb: t.ValuesThisTurn, mood: Mood) -> str:
        self.only_you(mood)
        if mood.bare:
            raise Unspeakable("that this may last")
        return f"for the rest of this turn, the values of your cards are {verb.value} and cannot be changed"

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
        if isinstance(verb.amount, t.CombatDamage):  # not "dealt to" whom this is dealt to
            return f"deal damage to {who} equal to {self.say(verb.amount)}"
        return f"deal damage equal to {self.say(verb.amount)} to {who}"

    def recover(self, verb: t.Recover, mood: Mood) -> str:
        if mood.they:
            return self.theirs(verb.fighters, verb.amount, f"{self.verb('recover', mood)}", "health")
        who = f"let {self.say(verb.fighters)}" if mood.bare else self.say(verb.fighters)
        does = "recover" if mood.bare else "each recover" if isinstance(verb.fighters, t.Both) else "recovers"
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
        distance = self.say(self.seen_by(verb.distance, mood)).replace("your opponent's hand", "their hand")
        return f"{self.verb('move', mood)} their fighter a number of spaces up to {distance}"

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
        return f"place {self.say(verb.fighters)} in {self.empty_one(verb.spaces)}"

    def swap(self, verb: t.Swap, mood: Mood) -> str:
        self.only_you(mood)
        return f"swap {self.say(verb.one)} and {self.say(verb.other)}"

    def remove_from_board(self, verb: t.RemoveFromBoard, mood: Mood) -> str:
        self.only_you(mood)
        return f"remove {self.say(verb.fighters)} from the board"

    def return_defeated(self, verb: t.ReturnDefeated, mood: Mood) -> str:
        self.only_you(mood)
        match verb.amount:
            case t.Number(1):
                who = "a"
            case t.UpTo(t.Number(number)):
                who = f"up to {number}"
            case t.Every():
                who = "all"
            case _:
                raise Unspeakable("so many of those defeated")
        return f"return {who} defeated {self.bare_name(verb.name)} to {self.empty_one(verb.spaces)}"

    def choose_fighter(self, verb: t.ChooseFighter, mood: Mood) -> str:
        self.only_you(mood)
        return f"choose {self.say(verb.fighters)}"

    # Verbs: tokens, counters, the turn.

    def choose_token(self, verb: t.ChooseToken, mood: Mood) -> str:
        self.only_you(mood)
        self.open_choice(verb.tokens, t.AToken)
        return f"choose {self.say(verb.tokens)}"

    def choose_space(self, verb: t.ChooseSpace, mood: Mood) -> str:
        self.only_you(mood)
        self.open_choice(verb.spaces, t.Spaces)
        return f"choose {self.say(verb.spaces)}"

    def move_token(self, verb: t.MoveToken, mood: Mood) -> str:
        tokens = self.say(self.seen_by(verb.tokens, mood))
        return f"{self.verb('move', mood)} {tokens} up to {self.count(verb.distance, 'space')}"

    def shift_token(self, verb: t.ShiftToken, mood: Mood) -> str:
        self.only_you(mood)
        return f"move {self.say(verb.tokens)} to {self.say(verb.spaces)}"

    def place_tokens(self, verb: t.PlaceTokens, mood: Mood) -> str:
        self.only_you(mood)
        tokens = f"{verb.number} {verb.token} {'token' if verb.number == 1 else 'tokens'}"
        match verb.spaces:
            case t.SpaceOf() | t.ThatSpace() if verb.number != 1:
                raise Unspeakable("a space holds one token of a kind")
            case t.Together() if verb.number != 1:
                raise Unspeakable("several in one place or another")
            case t.InZones(t.SpaceOf(t.Heroes(t.Yours()))):
                return f"place {tokens} in different spaces in your hero's zones"
            case t.Around() | t.InZones() | t.InRange() if verb.number != 1:
                return f"place {tokens} in different spaces {self.where(verb.spaces)}"
        return f"place {tokens} in {self.say(verb.spaces)}"

    def remove_tokens(self, verb: t.RemoveTokens, mood: Mood) -> str:
        self.only_you(mood)
        several = isinstance(verb.tokens, t.EachToken)
        match verb.amount:
            case t.Number(1) if not several:
                return f"remove {self.say(verb.tokens)} from the board"
            case t.Every() if several:
                return f"remove {self.say(verb.tokens)} from the board"
            case t.Number(number) if number > 1:
                return f"remove {number} {self.all_lying(verb.tokens, plural=True)}"
            case t.UpTo(t.Number(number)):
                return f"remove up to {number} {self.all_lying(verb.tokens, plural=True)}"
            case t.AnyNumber():
                return f"remove any number of {self.all_lying(verb.tokens, plural=True)}"
        raise Unspeakable("so many tokens")

    def gain_counters(self, verb: t.GainCounters, mood: Mood) -> str:
        self.only_you(mood)
        match verb.number:
            case t.Number(number):
                return f"gain {number} {self.counters(verb.counter, number)}"
            case t.ForEach(number, counted):
                return f"gain {number} {self.counters(verb.counter, number)} for each {self.counted(counted)}"
        return f"gain a number of {self.counters(verb.counter, 2)} equal to {self.say(verb.number)}"

    def lose_counters(self, verb: t.LoseCounters, mood: Mood) -> str:
        remove = self.verb("remove", mood)
        match verb.amount:
            case t.Number(number):
                return f"{remove} {number} {self.counters(verb.counter, number)}"
            case t.UpTo(t.Number(number)):
                return f"{remove} up to {number} {self.counters(verb.counter, number)}"
            case t.AnyNumber():
                return f"{remove} any number of {self.counters(verb.counter, 2)}"
            case t.Every() if not mood.they:
                return f"remove all {self.counters(verb.counter, 2)}"
        raise Unspeakable("a counted number of counters")

    def gain_actions(self, verb: t.GainActions, mood: Mood) -> str:
        if not isinstance(verb.number, t.Number):
            raise Unspeakable("a counted number of actions")
        return f"{self.verb('gain', mood)} {self.count(verb.number.number, 'action')}"

    def lose_actions(self, verb: t.LoseActions, mood: Mood) -> str:
        return f"{self.verb('lose', mood)} {self.count(verb.number, 'action')}"

    def end_turn(self, verb: t.EndTurn, mood: Mood) -> str:
        self.only_you(mood)
        return "end your turn"

    def change_form(self, verb: t.ChangeForm, mood: Mood) -> str:
        self.only_you(mood)
        return f"transform into {verb.form}" if verb.form else "transform"
