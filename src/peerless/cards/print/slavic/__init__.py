"""What Ukrainian and Russian share: the verbs of a tree as sentences filled with phrases that take any case.

A language gives tables: `nouns`, `adjectives`, `verbs` and `patterns`, a sentence for each kind of node. A pattern names
its parts with their case, "{discard} {number:acc}"; the words of the table `verbs` come in the mood of the sentence.
Nodes that are nouns give Words instead of a text.
"""

import re
from collections.abc import Mapping
from typing import ClassVar

from peerless.cards import tree as t
from peerless.cards.print.printer import YOU, Mood, Unspeakable, word_for
from peerless.cards.print.slavic.abilities import SlavicAbilities
from peerless.cards.print.slavic.inflection import COMMA, Fixed, Phrase, Words
from peerless.cards.print.slavic.piles import SlavicPiles


class Slavic(SlavicAbilities, SlavicPiles):
    verbs: ClassVar[Mapping[str, str]] = {}  # imperative, infinitive and third person of each

    # Joints.

    def finish(self, sentences: list[str]) -> str:
        text = super().finish(sentences)
        text = re.sub(rf"{COMMA}+(?=[.,:;)\n]|$)", "", text).replace(COMMA, ",")
        return self.sound(text)

    def sound(self, text: str) -> str:
        """What changes for the ear's sake."""
        return text

    def if_clause(self, condition: str) -> str:
        return self.tell("if", condition=condition)

    def otherwise_clause(self) -> str:
        return self.tell("otherwise")

    def if_done(self, they: bool) -> str:
        return self.tell("if_they_do" if they else "if_you_do")

    def if_not_done(self, they: bool) -> str:
        return self.tell("if_they_do_not" if they else "if_you_do_not")

    def choose_line(self, number: int, mood: Mood) -> str:
        return (
            self.tell("choose_one", mood)
            if number == 1
            else self.tell("choose_two", mood, number=self.count("effect", number, "different"))
        )

    def joined(self, clauses: list[str]) -> str:
        return self.listed(clauses)

    def may_clause(self, mood: Mood) -> str:
        return self.tell("each_may" if mood.each else "they_may" if mood.they else "you_may")

    def they_clause(self, mood: Mood) -> str:
        return self.tell("each_does" if mood.each else "they_do")

    def each_in_turn(self, fighters: t.Fighters) -> str:
        return self.tell("each_in_turn", whom=self.fighters(t.Each(fighters)))

    def next_turn(self) -> str:
        return self.tell("next_turn")

    def end_of_turn(self) -> str:
        return self.tell("end_of_turn")

    def sentences(self, verb: t.Verb) -> list[str]:
        match verb:
            case t.Done(inner, then, otherwise) if then == inner and isinstance(then, (t.Boost, t.May)):
                again = f"{self.if_done(False)}{self.clause(then)}{self.patterns['again']}."
                rest = [] if otherwise == t.NOTHING else self._after(False, t.NOTHING, otherwise)
                return [*self.sentences(inner), again, *rest]
        return super().sentences(verb)

    def clause(self, verb: t.Verb, mood: Mood = YOU) -> str:
        if isinstance(verb, t.Sequence) and len(verb.parts) > 1:
            return self.joined([self.deed(part, mood) for part in verb.parts])
        return super().clause(verb, mood)

    def deed(self, verb: t.Verb, mood: Mood) -> str:
        """A verb beside others: all have one subject."""
        kind = word_for(type(verb).__name__)
        if mood == YOU and f"{kind}.deed" in self.patterns:
            return str(getattr(self, kind)(verb, mood, True))
        return self.plain(verb, mood)

    def they(self, inner: t.Verb, mood: Mood) -> str:
        """What is said of you inside is theirs, so another voice says it."""
        if not self.theirs:
            return type(self)(self.names, theirs=True).they(inner, mood)
        return super().they(inner, mood)

    def tell(self, pattern: str, mood: Mood = YOU, **words: object) -> str:
        """The sentence of a pattern; `who` that stands for its subject brings the verbs that agree with it."""
        form = 1 if mood.bare else 2 if mood.they else 0
        found: dict[str, object] = {verb: forms.split()[form] for verb, forms in self.verbs.items()}
        subject = words.get("who")
        if isinstance(subject, Words):
            found |= {verb: forms.split()[subject.gender == "pl"] for verb, forms in self.states.items()}
            found |= {
                verb: forms.split("|")[("m", "f", "n", "pl").index(subject.gender)] for verb, forms in self.past.items()
            }
        return self.patterns[pattern].format_map(found | words)

    def tell_or_do(self, kind: str, mood: Mood, deed: bool, **words: object) -> str:
        """What simply happens when it stands alone is done by somebody where verbs are joined."""
        return self.tell(kind if mood == YOU and not deed else f"{kind}.deed", mood, **words)

    # Verbs: cards.

    def draw(self, verb: t.Draw, mood: Mood) -> str:
        return self.tell("draw", mood, **self.amount(verb.number, self.phrase("card")))

    def draw_until(self, verb: t.DrawUntil, mood: Mood) -> str:
        return self.tell("draw_until", mood, number=verb.cards)

    def draw_and_keep(self, verb: t.DrawAndKeep, mood: Mood) -> str:
        return self.tell("draw_and_keep", mood, number=self.count("card", verb.most), kept=verb.keep)

    def look_and_keep(self, verb: t.LookAndKeep, mood: Mood) -> str:
        pattern = "look_and_keep" if verb.keep else "look_and_keep_none"
        return self.tell(pattern, mood, number=self.count("card", verb.look, "top"), kept=verb.keep)

    def look(self, verb: t.Look, mood: Mood) -> str:
        return self.tell("look", mood, hand=self.their("hand"))

    def show_hand(self, verb: t.ShowHand, mood: Mood) -> str:
        return self.tell("show_hand", mood)

    def reveal_top(self, verb: t.RevealTop, mood: Mood) -> str:
        return self.tell("reveal_top", mood)

    def send(self, verb: t.Send, mood: Mood) -> str:
        card, whose = self.card(verb.card), "own"
        if isinstance(verb.card, t.TheirCard):
            self.only_you(mood)
            whose = "their"
        match verb.target:
            case t.Hand() if isinstance(verb.card, t.ThatCard):
                return self.tell("return_that", mood, card=card)
            case t.Hand():
                return self.tell("return" if whose == "own" else "return_theirs", mood, card=card)
            case t.Deck():
                shuffled = "shuffle_back" if whose == "own" else "shuffle_theirs"
                return self.tell(shuffled, mood, number=card, pile="", each="")
            case t.DeckTop():
                return self.tell("put", mood, number=card, pile="", each="", place=self.patterns[f"on_{whose}_deck"])
            case t.DeckBottom():
                return self.tell("put", mood, number=card, pile="", each="", place=self.patterns[f"under_{whose}_deck"])
            case t.GameBox():
                return self.tell("put_away", mood, number=card, pile="", each="")
        raise Unspeakable("a card does not go there")

    def choose_opponent(self, verb: t.ChooseOpponent, mood: Mood) -> str:
        self.only_you(mood)
        return self.tell("choose_opponent", mood)

    def name_number(self, verb: t.NameNumber, mood: Mood) -> str:
        return self.tell("name_number", mood)

    # Verbs: combat.

    def boost(self, verb: t.Boost, mood: Mood) -> str:
        card = self.card(t.ThisCard())
        if verb.cards == t.AnyCards():
            return self.tell("boost", mood, card=card)
        if isinstance(verb.cards, t.BoostsUsed):
            raise Unspeakable("cards that boosted lie in no hand")
        return self.tell("boost_with", mood, card=card, such=self.cards(verb.cards))

    def blind_boost(self, verb: t.BlindBoost, mood: Mood) -> str:
        return self.tell("blind_boost", mood, card=self.card(t.ThisCard()))

    def cancel(self, verb: t.Cancel, mood: Mood) -> str:
        return self.tell("cancel", mood, card=self.card(t.TheirCard()))

    def cancel_after(self, verb: t.CancelAfter, mood: Mood) -> str:
        return self.tell("cancel_after", mood, card=self.card(t.TheirCard()))

    def add_value(self, verb: t.AddValue, mood: Mood) -> str:
        return self.tell("add_value", mood, card=self.fighting(verb.card), **self.plain_amount(verb.amount))

    def subtract_value(self, verb: t.SubtractValue, mood: Mood) -> str:
        return self.tell("subtract_value", mood, card=self.fighting(verb.card), **self.plain_amount(verb.amount))

    def fighting(self, card: t.CardRef) -> Words:
        if isinstance(card, t.ThatCard):
            raise Unspeakable("a value outside the combat")
        return self.card(card)

    def change_printed(self, verb: t.ChangePrinted, mood: Mood) -> str:
        return self.tell("change_printed", mood, card=self.fighting(verb.card), value=self.value(verb.value, verb.card))

    def becomes_value(self, verb: t.BecomesValue, mood: Mood, deed: bool = False) -> str:
        value = self.value(verb.value, t.TheirCard())
        return self.tell_or_do("becomes_value", mood, deed, card=self.card(t.TheirCard()), value=value)

    def fix(self, verb: t.Fix, mood: Mood, deed: bool = False) -> str:
        value = self.value(verb.value, t.TheirCard())
        return self.tell_or_do("fix", mood, deed, card=self.card(t.TheirCard()), value=value)

    def ignore_value(self, verb: t.IgnoreValue, mood: Mood) -> str:
        return self.tell("ignore_value", mood, card=self.card(t.TheirCard()))

    def play_instead(self, verb: t.PlayInstead, mood: Mood) -> str:
        return self.tell("play_instead", mood, card=self.card(t.ThisCard()))

    def play_instead_theirs(self, verb: t.PlayInsteadTheirs, mood: Mood) -> str:
        self.only_you(mood)
        return self.tell("play_instead_theirs", mood)

    def substitute(self, verb: t.Substitute, mood: Mood, deed: bool = False) -> str:
        match verb.fighters:
            case t.Both(one, other):
                return self.tell_or_do("substitute", mood, deed, one=self.fighters(one), other=self.fighters(other))
            case fighter:
                return self.tell_or_do("substitute.one", mood, deed, fighter=self.fighters(fighter))

    def values_this_turn(self, verb: t.ValuesThisTurn, mood: Mood, deed: bool = False) -> str:
        return self.tell_or_do("values_this_turn", mood, deed, cards=self.my("card").all(), value=verb.value)

    def prevent(self, verb: t.Prevent, mood: Mood) -> str:
        return self.tell("prevent", mood, fighter=self.fighters(t.YourFighter()))

    # Verbs: fighters.

    def damage(self, verb: t.Damage, mood: Mood) -> str:
        whom = self.fighters(verb.fighters)
        if not isinstance(verb.amount, (t.Number, t.ForEach)):
            return self.tell("damage_equal", mood, whom=whom, amount=self.measure(verb.amount))
        each = "damage_each" if isinstance(verb.fighters, (t.SeveralOf, t.Each, t.Both)) else "damage"
        return self.tell(each, mood, whom=whom, **self.amount(verb.amount, self.phrase("damage")))

    def recover(self, verb: t.Recover, mood: Mood, deed: bool = False) -> str:
        fighters = self.fighters(verb.fighters)
        words = self.amount(verb.amount, self.phrase("health_point"))
        if isinstance(verb.fighters, t.Both) and isinstance(verb.amount, (t.Number, t.ForEach)):
            words["number"] = Fixed(f"{words['number']:each}")
        return self.tell_or_do("recover", mood, deed, who=fighters, **words)

    def set_health(self, verb: t.SetHealth, mood: Mood) -> str:
        return self.tell("set_health", mood, fighter=self.fighters(verb.fighters), health=verb.health)

    def move(self, verb: t.Move, mood: Mood) -> str:
        words = self.amount(verb.distance, self.phrase("space"))
        return self.tell("move", mood, whom=self.fighters(verb.fighters), **words)

    def move_through(self, verb: t.MoveThrough, mood: Mood) -> str:
        words = self.amount(verb.distance, self.phrase("space"))
        foes = self.crowd(t.Opposing())
        return self.tell("move_through", mood, whom=self.fighters(verb.fighters), foes=foes, **words)

    def place(self, verb: t.Place, mood: Mood) -> str:
        return self.tell("place", mood, whom=self.fighters(verb.fighters), space=self.space_for(verb.fighters, verb.spaces))

    def space_for(self, fighters: t.Fighters, spaces: t.Spaces) -> Words:
        if spaces == t.zones_of(fighters):
            return self.phrase("space").of(self.patterns[f"in_own_zone_{self.fighters(fighters).gender}"])
        return self.space(spaces)

    def swap(self, verb: t.Swap, mood: Mood) -> str:
        return self.tell("swap", mood, both=self.two(verb.one, verb.other))

    def remove_from_board(self, verb: t.RemoveFromBoard, mood: Mood) -> str:
        return self.tell("remove", mood, what=self.fighters(verb.fighters))

    def return_defeated(self, verb: t.ReturnDefeated, mood: Mood) -> str:
        dead = self.fighter_called(verb.name).with_(self.adjectives["defeated"])
        match verb.amount:
            case t.Number(1):
                one = self.fighter_called(verb.name).with_(self.adjectives["one"], self.adjectives["defeated"])
                return self.tell("return_defeated", mood, whom=one, space=self.space(verb.spaces))
            case t.UpTo(t.Number(number)):
                spaces = self.many_spaces(verb.spaces) if number > 1 else self.space(verb.spaces)
            case t.Every():
                dead = self.fighter_called(verb.name).with_(self.adjectives["all"], self.adjectives["defeated"])
                return self.tell("return_defeated", mood, whom=dead.all(), space=self.many_spaces(verb.spaces))
            case _:
                raise Unspeakable("so many of those defeated")
        return self.tell("return_defeated", mood, whom=self.so_many(verb.amount, dead)["number"], space=spaces)

    def many_spaces(self, area: t.Spaces) -> Words:
        found = self.space(area)
        return found.all() if isinstance(found, Phrase) and not isinstance(area, (t.SpaceOf, t.ThatSpace)) else found

    def choose_fighter(self, verb: t.ChooseFighter, mood: Mood) -> str:
        return self.tell("choose_fighter", mood, whom=self.fighters(verb.fighters))

    # Verbs: tokens, counters, the turn.

    def choose_token(self, verb: t.ChooseToken, mood: Mood) -> str:
        self.open_choice(verb.tokens, t.AToken)
        return self.tell("choose_fighter", mood, whom=self.tokens(verb.tokens))

    def choose_space(self, verb: t.ChooseSpace, mood: Mood) -> str:
        self.open_choice(verb.spaces, t.Spaces)
        return self.tell("choose_fighter", mood, whom=self.space(verb.spaces, for_token=True))

    def move_token(self, verb: t.MoveToken, mood: Mood) -> str:
        words = self.amount(t.Number(verb.distance), self.phrase("space"))
        return self.tell("move", mood, whom=self.tokens(verb.tokens), **words)

    def shift_token(self, verb: t.ShiftToken, mood: Mood) -> str:
        return self.tell("shift_token", mood, token=self.tokens(verb.tokens), space=self.space(verb.spaces, for_token=True))

    def place_tokens(self, verb: t.PlaceTokens, mood: Mood) -> str:
        spaces = self.space(verb.spaces, for_token=True)
        if verb.number > 1:
            if isinstance(verb.spaces, (t.SpaceOf, t.ThatSpace)):
                raise Unspeakable("a space holds one token of a kind")
            spaces = self.one_space(verb.spaces)
            before = tuple(word for word in spaces.before if word != self.adjectives["any"])
            spaces = Phrase(spaces.noun, (self.adjectives["different"], *before), spaces.after, plural=True)
        return self.tell("place_tokens", mood, number=self.counted(self.token(verb.token), verb.number), space=spaces)

    def remove_tokens(self, verb: t.RemoveTokens, mood: Mood) -> str:
        if verb.amount in (t.Number(1), t.Every()):
            return self.tell("remove", mood, what=self.tokens(verb.tokens))
        if not isinstance(verb.tokens, (t.AToken, t.EachToken)):
            raise Unspeakable("where tokens lie")
        place = self.where(verb.tokens.area, many=True) or self.patterns["from_board"]
        return self.tell("lose_counters", mood, **self.so_many(verb.amount, self.token(verb.tokens.token).of(place)))

    def gain_counters(self, verb: t.GainCounters, mood: Mood) -> str:
        return self.tell("gain", mood, **self.amount(verb.number, self.counter(verb.counter)))

    def lose_counters(self, verb: t.LoseCounters, mood: Mood) -> str:
        if isinstance(verb.amount, t.AtRandom):
            raise Unspeakable("counters are all alike")
        return self.tell("lose_counters", mood, **self.so_many(verb.amount, self.counter(verb.counter)))

    def gain_actions(self, verb: t.GainActions, mood: Mood) -> str:
        return self.tell("gain", mood, **self.amount(verb.number, self.phrase("action", "extra")))

    def lose_actions(self, verb: t.LoseActions, mood: Mood) -> str:
        return self.tell("lose_actions", mood, number=self.count("action", verb.number))

    def end_turn(self, verb: t.EndTurn, mood: Mood) -> str:
        return self.tell("end_turn", mood)

    def change_form(self, verb: t.ChangeForm, mood: Mood) -> str:
        if not verb.form:
            return self.tell("change_form", mood)
        return self.tell("change_form_into", mood, form=self.form(verb.form))
