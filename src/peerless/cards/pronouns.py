"""Whom "it" and "that fighter" mean: the fighter spoken of last.

A certain fighter takes the pronoun's place in the tree. One that was chosen stays `It`, which the machine remembers. A
pronoun that could mean several fighters, or none, makes a text impossible to understand.
"""

from dataclasses import dataclass, field, fields, is_dataclass, replace

from peerless.cards import tree as t
from peerless.cards.build import CancelThat, Here, IgnoreIts, Impossible, ItsCard, ItsSpace, That, ThatToken, TheDefender
from peerless.cards.tree.parts import SPEAKS_OF_THEIR_CARD, parts_of

# Verbs after which "that card" is the card that they speak of.
SINGLES_OUT = (t.RevealTop, t.Boost, t.BlindBoost)
OPEN = (t.DiscardPile, t.GameBox)  # piles that all see
# Verbs about cards after which none of them is "that card".
OTHER_CARDS = (t.Draw, t.DrawAndKeep, t.LookAndKeep, t.Put, t.PlayInstead, t.PlayInsteadTheirs)
# Verbs after which "that token" lies in the space chosen last, and others that choose a space.
PUTS_TOKEN = (t.PlaceTokens, t.ShiftToken, t.MoveToken, t.ChooseToken)
CHOOSES_SPACE = (t.ChooseSpace, t.Place, t.Move, t.MoveThrough, t.ReturnDefeated)
MIRRORED: dict[t.Fighters | None, t.Fighters] = {
    t.YourFighter(): t.TheOpposing(),
    t.TheOpposing(): t.YourFighter(),
    t.YOUR_HERO: t.THEIR_HERO,
    t.THEIR_HERO: t.YOUR_HERO,
}


def resolve(node: t.Node) -> t.Node:
    """The tree without pronouns for certain fighters."""
    return _Resolver().visit(node)


@dataclass
class _Resolver:
    before: list[t.Fighters | None] = field(default_factory=list)  # spoken of in the last clause that spoke of any
    now: list[t.Fighters | None] = field(default_factory=list)  # in this clause so far; None: several fighters
    silent: bool = False
    card: t.CardRef | None = None  # spoken of last
    token: str | None = None  # of which kind the one is that was put in the space chosen last
    space: bool = False  # a space, or where a token lies, was chosen for itself
    revealed: bool = False  # that card lies revealed
    asking: bool = False  # within a condition, where nobody is chosen
    attacking: bool = False  # it is sure that your fighter attacks
    second: bool = False  # at the second fighter of a clause

    def visit(self, node: t.Node) -> t.Node:
        match node:
            case t.They(inner) | t.EachOpponent(inner):
                self._turn_round()
                inner_resolved = self.visit(inner)
                self._turn_round()
                if isinstance(node, t.EachOpponent):
                    self.card, self.revealed = None, False
                return replace(node, verb=inner_resolved)  # type: ignore[arg-type]
            case t.Choose(number, branches):
                return t.Choose(number, tuple(self._branch(branch) for branch in branches))
            case t.EachFighter(fighters, inner):
                found = self._silently(fighters)
                self.before, self.now = [t.It()], []
                done = self.visit(inner)
                self.before = [None]
                return t.EachFighter(found, done)  # type: ignore[arg-type]
            case t.If(condition, then, otherwise):
                held = self.visit(condition)
                before = list(self.before)
                done = self.visit(then)
                self.before = before
                return t.If(held, done, self.visit(otherwise))  # type: ignore[arg-type]
            case t.Fighters():
                return self._fighters(node)
            case CancelThat() | IgnoreIts():
                if self.card != t.TheirCard():
                    raise Impossible("this can be done to your opponent's card in the combat only")
                return t.Cancel() if isinstance(node, CancelThat) else t.IgnoreValue()
            case ItsCard() | t.ThatCard():
                return self._card(node)
            case t.Quantity():
                return self._silently(node)
            case ThatToken(token):
                if self.token is None or token not in ("", self.token):
                    raise Impossible("no token was put anywhere that this could mean")
                return t.ThatSpace()
            case ItsSpace():
                if not self.space:
                    raise Impossible("no space was chosen that this could mean")
                return t.ThatSpace()
            case t.Spaces():  # near any of them: nobody is chosen
                asked, self.asking = self.asking, True
                found = self._parts(node)
                self.asking = asked
                return found
            case t.Place(fighters, t.Spaces()) | t.Swap(fighters, t.Fighters()):
                return self._two(node, fighters)
            case t.ReturnDefeated(amount):
                self._begin()
                resolved = self._silently(node)
                self._speak(t.It() if amount == t.Number(1) else None)
                return self._end(resolved)
            case t.Send(t.ThatCard(), _) if not self.revealed:
                raise Impossible("only a card that was revealed is put anywhere")
            case t.Condition() if not isinstance(node, (t.AllOf, t.Either, t.Not)):
                asked, self.asking = self.asking, True
                self._begin()
                held = self._parts(node)
                self.asking = asked
                if isinstance(held, t.Exists) and not _certain(_head(held.fighters)):
                    self._speak(None)
                return self._end(held)
            case t.Damage(amount, fighters):
                self._begin()
                hit = self.visit(fighters)
                return self._end(t.Damage(self.visit(amount), hit))  # type: ignore[arg-type]
            case t.While() | t.Always() if not self.attacking and _of_attacks(node.modifier):
                self.attacking = True
                return self.visit(node)
            case t.Whenever(t.Attacked()) if not self.attacking:
                self.attacking = True
                return self.visit(node)
            case t.While(condition, modifier) if any(isinstance(part, t.It) for part in parts_of(condition)):
                changed = self.visit(modifier)  # it was said first
                return t.While(self.visit(condition), changed)  # type: ignore[arg-type]
            case t.OneOrOther():
                return self._one_or_other(node)
            case t.Verb() | t.Condition() | t.Event() | t.Modifier() if not isinstance(node, t.JOINS):
                self._begin()
                return self._end(self._parts(node))
        return self._parts(node)

    def _one_or_other(self, node: t.OneOrOther) -> t.Node:
        """Who did it is known only if both speak of the same."""
        one = self.visit(node.one)
        spoken_of, self.before = self.before, []
        other = self.visit(node.other)
        if [repr(fighters) for fighters in self.before] != [repr(fighters) for fighters in spoken_of]:
            self.before = [None]
        return t.OneOrOther(one, other)  # type: ignore[arg-type]

    def _two(self, node: t.Place | t.Swap, fighters: t.Fighters) -> t.Node:
        """A clause with two fighters: a pronoun for the second one means somebody spoken of before."""
        self._begin()
        first = self.visit(fighters)
        self.second = True
        if isinstance(node, t.Place):
            resolved: t.Node = t.Place(first, self.visit(node.spaces))  # type: ignore[arg-type]
        else:
            resolved = t.Swap(first, self.visit(node.other))  # type: ignore[arg-type]
        self.second = False
        return self._end(resolved)

    def _parts(self, node: t.Node) -> t.Node:
        if not is_dataclass(node):
            return node
        changed = {}
        for part in fields(node):
            value = getattr(node, part.name)
            if isinstance(value, t.Node):
                changed[part.name] = self.visit(value)
            elif isinstance(value, tuple):
                changed[part.name] = tuple(self.visit(one) if isinstance(one, t.Node) else one for one in value)
        return replace(node, **changed) if changed else node

    def _branch(self, branch: t.Verb) -> t.Verb:
        before = list(self.before)
        resolved = self.visit(branch)
        self.before = before
        return resolved  # type: ignore[return-value]

    def _begin(self) -> None:
        self.now = []

    def _card(self, node: t.CardRef) -> t.CardRef:
        if self.card is None or (isinstance(node, t.ThatCard) and not isinstance(self.card, t.ThatCard)):
            raise Impossible("no card was spoken of that this could mean")
        return self.card

    def _end(self, node: t.Node) -> t.Node:
        if isinstance(node, SINGLES_OUT) or (isinstance(node, t.Put) and _one_seen(node)):
            self.card, self.revealed = t.ThatCard(), isinstance(node, t.RevealTop)
        elif isinstance(node, OTHER_CARDS):
            self.card, self.revealed = None, False
        elif isinstance(node, SPEAKS_OF_THEIR_CARD) or getattr(node, "card", None) == t.TheirCard():
            self.card = t.TheirCard()
        if isinstance(node, PUTS_TOKEN):
            self.token = _its_kind(node)
        elif isinstance(node, CHOOSES_SPACE):
            self.token = None
        if isinstance(node, (*PUTS_TOKEN, *CHOOSES_SPACE)):
            self.space = isinstance(node, (t.ChooseToken, t.ChooseSpace))
        if self.now:
            self.before = self.now
        self.now = []
        return node

    def _silently(self, node: t.Node) -> t.Node:
        """What is only counted is not spoken of."""
        heard, self.silent = self.silent, True
        resolved = self._parts(node)
        self.silent = heard
        return resolved

    def _fighters(self, node: t.Fighters) -> t.Node:
        if isinstance(node, TheDefender):
            if not self.attacking:
                raise Impossible("the defender may be yours")
            node = t.TheOpposing()
        if isinstance(node, t.It):
            return self._meant(strictly=not isinstance(node, That))
        if isinstance(node, Here):
            if self.second and len(self.now) == 1 and isinstance(self.now[0], t.Named):
                return self.now[0]  # who swaps with an adjacent fighter is adjacent to it
            if any(one != t.YourFighter() for one in (*self.before, *self.now)):
                raise Impossible("adjacent to whom?")
            return t.YourFighter()
        resolved = self._silently(node) if isinstance(node, (t.One, t.SeveralOf, t.Each)) else self._parts(node)
        if isinstance(resolved, t.Fighters) and _certain(resolved):
            self._speak(resolved)
        elif isinstance(resolved, t.One):
            self._speak(None if self.asking else t.It())
        elif isinstance(resolved, (t.SeveralOf, t.Each, t.Both)):
            self._speak(None)
        return resolved

    def _speak(self, fighters: t.Fighters | None) -> None:
        if not self.silent:
            self.now.append(fighters)

    def _meant(self, strictly: bool) -> t.Fighters:
        spoken_of = self.now or self.before
        if self.second and not strictly and t.It() in self.before and t.It() not in self.now and None not in self.now:
            return t.It()  # "the chosen fighter"
        if self.second and self.before and [repr(one) for one in self.now] != [repr(one) for one in self.before]:
            raise Impossible("it is not clear whom this means")
        if not spoken_of:
            raise Impossible("nobody was spoken of whom this could mean")
        found = spoken_of[-1]
        if not strictly and t.It() in spoken_of:
            found = t.It()  # "that fighter" is the one that was chosen, rather than one that has a name
        elif not strictly and t.TheOpposing() in spoken_of:
            found = t.TheOpposing()
        if found is None or (strictly and len({repr(one) for one in spoken_of}) > 1):
            raise Impossible("it is not clear whom this means")
        self._speak(found)
        return found

    def _turn_round(self) -> None:
        self.before = [MIRRORED.get(one, one) for one in self.before]


def _of_attacks(modifier: t.Modifier) -> bool:
    return isinstance(modifier, t.ValueBonus) and modifier.role == "attack"


def _one_seen(node: t.Put) -> bool:
    """Whether it is one card, and all see which."""
    one = node.amount in (t.Number(1), t.AtRandom(t.Number(1)))
    return one and (isinstance(node.source, OPEN) or isinstance(node.target, OPEN))


def _certain(fighters: t.Fighters) -> bool:
    return t.certain(fighters) and not isinstance(fighters, t.It)


def _its_kind(node: t.PlaceTokens | t.ShiftToken | t.MoveToken | t.ChooseToken) -> str | None:
    """The kind of the token, if it is a single one."""
    if isinstance(node, t.PlaceTokens):
        return node.token if node.number == 1 else None
    return node.tokens.token if isinstance(node.tokens, (t.AToken, t.AnotherToken)) else None


def _head(fighters: t.Fighters) -> t.Fighters:
    """Of "Wolves adjacent to Ann" the wolves."""
    while isinstance(fighters, t.Standing):
        fighters = fighters.of
    return fighters
