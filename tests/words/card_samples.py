"""Trees of every kind, to be printed: each part in the verbs and moods that it can stand in."""

from __future__ import annotations

from collections.abc import Iterator

from peerless.cards import tree as t

ONE, TWO = t.Number(1), t.Number(2)
ANN, BEAR, IMP = t.Named("Ann"), t.Named("The Bear"), t.Named("Imp")

CERTAIN: tuple[t.Fighters, ...] = (*(ANN, BEAR, t.YourFighter(), t.TheOpposing(), t.It(), t.YourHero(), t.TheirHero()),)
KINDS: tuple[t.Fighters, ...] = (
    *(t.All(), t.Opposing(), t.Yours(), t.Friendly(), t.InCombat(), IMP),
    *(t.Other(t.Yours()), t.Other(t.Friendly())),
)
SETS: tuple[t.Fighters, ...] = (
    *KINDS,
    *(t.NextTo(kind, ANN) for kind in KINDS),
    *(t.SharingZone(kind, t.TheOpposing()) for kind in KINDS),
    *(t.Within(kind, 3, t.YourFighter()) for kind in KINDS),
    *(t.OnTokens(kind, "trap") for kind in KINDS),
    *(t.NextTo(t.Opposing(), center) for center in CERTAIN),
    t.NextTo(t.OnTokens(t.Opposing(), "trap"), ANN),
    t.OnTokens(t.NextTo(t.Opposing(), ANN), "trap"),
)
FIGHTERS: tuple[t.Fighters, ...] = (
    *CERTAIN,
    t.Both(ANN, BEAR),
    *(t.One(of) for of in SETS),
    *(t.Each(of) for of in SETS),
)
SPACES: tuple[t.Spaces, ...] = (
    *(t.AnySpace(), t.OtherSpace(), t.StartingSpace(), t.ThatSpace(), t.TokenSpace("trap")),
    *(t.SpaceNear(center) for center in CERTAIN),
    *(t.SpaceInZone(center) for center in CERTAIN),
    *(t.SpaceOf(center) for center in CERTAIN),
)
LYING: tuple[t.Spaces, ...] = (t.AnySpace(), t.SpaceNear(ANN), t.SpaceInZone(t.YourHero()))
TOKENS: tuple[t.Tokens, ...] = (
    *(t.AToken("trap", spaces) for spaces in LYING),
    *(t.EachToken("trap", spaces) for spaces in LYING),
    t.AToken("trap", t.SpaceOf(ANN)),
    t.AnotherToken("trap"),
)
CARDS: tuple[t.Cards, ...] = (
    *(t.AnyCards(), t.MarkedFor("Calm"), t.Called("Voyage"), t.OfNamedValue(), t.BoostsUsed()),
    *(t.OfType(kind) for kind in ("attack", "defense", "scheme")),
)
REFS: tuple[t.CardRef, ...] = (t.ThisCard(), t.TheirCard(), t.ThatCard())
QUANTITIES: tuple[t.Quantity, ...] = (
    *(t.HowMany(of) for of in SETS),
    *(t.HealthOf(one) for one in CERTAIN),
    *(t.ZonesOf(one) for one in CERTAIN),
    *(t.InYourHand(), t.InTheirHand(), t.CountersOf("rage")),
    *(t.InYourDiscard(cards) for cards in CARDS),
    *(t.TokensThere(t.EachToken("trap", spaces)) for spaces in LYING),
    *(t.DiscardedThisWay(), t.DamageThisWay(), t.RemovedThisWay(), t.CombatDamage(), t.DamageTaken()),
    *(kind(card) for kind in (t.BoostOf, t.ValueOf, t.PrintedOf) for card in REFS),
)
CONDITIONS: tuple[t.Condition, ...] = (
    *(t.Won(), t.Lost(), t.WonThisTurn(), t.YourTurn(), t.FirstAction(), t.NamedIsPrinted(), t.InForm("Calm")),
    *(t.Attacking(), t.Defending(), t.Boosted()),
    *(t.TheyPlayed(kind) for kind in ("card", "attack", "defense", "versatile")),
    *(t.Exists(of) for of in SETS),
    *(t.Exists(t.NextTo(one, t.TheOpposing())) for one in CERTAIN),
    *(t.Exists(t.SharingZone(one, BEAR)) for one in CERTAIN),
    *(t.Exists(t.Within(one, 2, BEAR)) for one in CERTAIN),
    *(t.Exists(t.OnTokens(one, "trap")) for one in CERTAIN),
    *(t.StartedOnToken(one, "trap") for one in CERTAIN),
    *(t.StartedElsewhere(one) for one in (*CERTAIN, t.InCombat())),
    *(t.Defeated(one) for one in (*CERTAIN, t.Both(ANN, BEAR))),
    *(t.IsHero(one) for one in CERTAIN),
    *(t.IsNamed(one, "Ann") for one in (t.YourFighter(), t.TheOpposing())),
    *(t.AtLeast(quantity, t.Number(3)) for quantity in QUANTITIES),
    *(t.AtMost(quantity, t.Number(number)) for quantity in QUANTITIES for number in (0, 3)),
    *(t.More(t.HealthOf(ANN), quantity) for quantity in QUANTITIES),
    t.AllOf(t.Won(), t.Boosted()),
    t.AllOf(t.Attacking(), t.InForm("Calm")),
    t.AllOf(t.Defending(), t.InForm("Calm")),
    t.Either(t.Lost(), t.YourTurn()),
    t.Either(t.AllOf(t.Attacking(), t.InForm("Calm")), t.AllOf(t.Defending(), t.InForm("Dr. Jekyll"))),
)
VERBS: tuple[t.Verb, ...] = (
    *(t.Draw(t.Number(number)) for number in (1, 2, 5)),
    *(t.DrawAndKeep(3, 1), t.LookAndKeep(3, 1), t.LookAndKeep(2, 0)),
    *(t.Discard(TWO, cards) for cards in CARDS),
    *(t.DiscardAnyNumber(cards) for cards in CARDS),
    *(t.DiscardHand(), t.DiscardAtRandom(1), t.DiscardTop(ONE), t.DiscardTop(TWO)),
    *(t.ChooseAndDiscard(1), t.ChooseAndDiscard(2)),
    *(t.Look(), t.ShowHand(), t.PutOnTop(1), t.RevealTop(), t.ChooseOpponent(), t.NameNumber()),
    *(kind(1, cards) for kind in (t.TakeBack, t.ShuffleBack) for cards in CARDS),
    *(kind(cards) for kind in (t.TakeAllBack, t.Search) for cards in CARDS),
    *(t.Return(card) for card in REFS),
    *(t.Boost(), t.BlindBoost(), t.Cancel(), t.IgnoreValue(), t.PlayInstead(), t.PlayInsteadTheirs(), t.Prevent()),
    t.CancelAfter(),
    *(t.Substitute(t.Both(ANN, BEAR)), t.Substitute(BEAR), t.ValuesThisTurn(4)),
    *(t.Lasting("turn", t.ValueBonus(ONE, "attack", of)) for of in (t.Yours(), ANN, BEAR)),
    *(t.Lasting("turn", t.StaysPut(of)) for of in (*CERTAIN, t.Each(t.All()), t.Each(t.Opposing()), t.One(t.Yours()))),
    *(t.Lasting("combat", t.MostCombatDamage(2, of)) for of in (ANN, BEAR, t.YourFighter(), t.TheOpposing())),
    *(t.ValueInstead(t.Number(5)), t.Fix(t.Number(0))),
    *(kind(value) for kind in (t.BecomesValue, t.ChangePrinted, t.Fix, t.ValueInstead)
      for value in (t.BoostOf(t.TheirCard()), t.PrintedOf(t.TheirCard()), t.BoostOf(t.ThatCard()))),
    *(t.Damage(ONE, who) for who in FIGHTERS),
    *(t.Recover(who, TWO) for who in FIGHTERS),
    *(t.Move(who, t.Number(3)) for who in FIGHTERS),
    *(t.MoveThrough(ANN, TWO), t.SetHealth(t.YourFighter(), 4), t.Swap(ANN, t.TheirHero()), t.Swap(ANN, BEAR)),
    *(t.Place(ANN, spaces) for spaces in SPACES),
    *(t.Place(BEAR, t.SpaceInZone(BEAR)), t.RemoveFromBoard(ANN), t.ReturnDefeated("Imp", t.SpaceNear(ANN))),
    *(t.ReturnDefeated("The Bear", t.StartingSpace()), t.ChooseFighter(t.One(t.Opposing()))),
    *(t.ReturnAll("Imp", spaces) for spaces in SPACES if not isinstance(spaces, (t.SpaceOf, t.ThatSpace))),
    *(t.RemoveUpTo(number, t.EachToken("trap", spaces)) for number in (1, 3) for spaces in LYING),
    *(t.LoseActions(1), t.LoseActions(2)),
    *(t.MoveToken(tokens, 2) for tokens in TOKENS),
    *(t.ShiftToken(tokens, spaces) for tokens in TOKENS for spaces in (t.OtherSpace(), t.AnySpace())),
    *(t.RemoveToken(tokens) for tokens in TOKENS),
    *(t.PlaceTokens(1, "trap", spaces) for spaces in SPACES),
    *(t.PlaceTokens(3, "trap", spaces) for spaces in SPACES if not isinstance(spaces, (t.SpaceOf, t.ThatSpace))),
    *(t.GainCounters(TWO, "rage"), t.LoseCounters(TWO, "rage"), t.LoseAnyNumber("rage")),
    t.LoseCounters(t.CountersOf("rage"), "rage"),
    *(t.GainActions(ONE), t.GainActions(TWO), t.EndTurn()),
    *(t.ChangeForm(form) for form in ("", "Calm", "Dr. Jekyll")),
    *(t.Draw(quantity) for quantity in QUANTITIES),
    *(t.Draw(t.ForEach(1, quantity)) for quantity in QUANTITIES),
    *(t.Damage(quantity, ANN) for quantity in QUANTITIES),
    *(t.Recover(ANN, t.ForEach(2, quantity)) for quantity in QUANTITIES),
    *(kind(card, quantity) for kind in (t.AddValue, t.SubtractValue) for card in REFS[:2]
      for quantity in (TWO, t.ForEach(1, t.InYourHand()), *QUANTITIES)),
    *(t.Move(t.YourFighter(), quantity) for quantity in QUANTITIES),
    t.GainCounters(t.ForEach(1, t.DamageThisWay()), "rage"),
)  # fmt: skip
YOURS = t.Yours()
EVENTS: tuple[t.Event, ...] = (
    *(t.GameStart(), t.TurnStart(), t.TurnEnd(), t.Maneuvered(), t.BoostedAny(), t.Fought()),
    *(kind(who) for kind in (t.Attacked, t.Defended, t.Schemed) for who in (YOURS, ANN, BEAR)),
    *(kind(who) for kind in (t.TookDamage, t.TookCombatDamage, t.Fell)
      for who in (ANN, BEAR, t.YourHero(), t.One(YOURS), t.One(t.Opposing()), t.One(t.Friendly()))),
    *(t.OneOrOther(t.Attacked(YOURS), t.Schemed(YOURS)), t.OneOrOther(t.TookDamage(ANN), t.Fell(BEAR))),
)  # fmt: skip
MODIFIERS: tuple[t.Modifier, ...] = (
    *(t.ValueBonus(amount, role, who) for role in ("attack", "defense", "fight") for who in (YOURS, ANN, BEAR)
      for amount in (TWO, t.ForEach(1, t.InYourHand()))),
    t.ValueBonus(t.CountersOf("rage"), "attack", YOURS),
    *(t.FartherMoves(amount) for amount in (ONE, t.ForEach(1, t.InYourDiscard(t.Called("Voyage"))))),
    *(t.MoreDraws(1), t.MoreDraws(2), t.LessCombatDamage(1, "Ann"), t.LessCombatDamage(2, "Imp")),
    *(t.OwnMoveValue("Imp", 3), t.PassesOpponents("Ann"), t.AttacksFrom("The Bear", 2)),
)  # fmt: skip
ABILITIES: tuple[t.Ability, ...] = (
    *(t.Whenever(event, t.Draw(ONE)) for event in EVENTS),
    *(t.Whenever(event, t.If(t.Won(), t.Draw(ONE), t.NOTHING)) for event in (t.Fought(), t.Attacked(ANN))),
    t.Whenever(t.TurnStart(), t.If(t.Not(t.Exists(t.Opposing())), t.Draw(ONE), t.Draw(TWO))),
    t.Whenever(t.TookDamage(t.One(YOURS)), t.Recover(t.It(), ONE)),
    *(t.Always(modifier) for modifier in MODIFIERS),
    *(t.While(t.Exists(t.OnTokens(ANN, "trap")), modifier) for modifier in MODIFIERS[:4]),
    *(t.While(condition, t.FartherMoves(ONE)) for condition in (t.InForm("Calm"), t.Defeated(BEAR))),
    *(kind(name, "trap") for kind in (t.StepsBetweenTokens,) for name in ("Ann", "The Bear")),
    *(t.PlaceInsteadOfMove("Ann"), t.CardsUncancelable(("Ann", "The Bear")), t.MostCounters(3, "rage")),
    *(t.StartsAs("Calm"), t.Uncancelable(), t.ReactToLook()),
)
JOINS: tuple[t.Verb, ...] = (
    t.Sequence((t.Draw(ONE), t.GainActions(ONE), t.Recover(ANN, TWO))),
    t.If(t.Won(), t.Sequence((t.Draw(ONE), t.Recover(ANN, TWO), t.EndTurn())), t.Draw(TWO)),
    t.If(t.Won(), t.May(t.Sequence((t.Discard(ONE, t.AnyCards()), t.Recover(ANN, TWO)))), t.NOTHING),
    t.Done(t.May(t.Discard(ONE, t.AnyCards())), t.Draw(TWO), t.EndTurn()),
    t.Done(t.May(t.Boost()), t.May(t.Boost()), t.NOTHING),
    t.Done(t.They(t.May(t.Discard(ONE, t.AnyCards()))), t.Draw(TWO), t.EndTurn()),
    t.If(t.Won(), t.Done(t.May(t.Discard(ONE, t.AnyCards())), t.NOTHING, t.EndTurn()), t.NOTHING),
    t.Choose(1, (t.Draw(ONE), t.Sequence((t.EndTurn(), t.Recover(ANN, ONE))))),
    t.Choose(2, (t.Draw(ONE), t.EndTurn(), t.GainActions(ONE))),
    t.If(t.Won(), t.Choose(1, (t.Draw(ONE), t.EndTurn())), t.NOTHING),
    t.NextTurn(t.Draw(ONE)),
    t.EndOfTurn(t.Draw(ONE)),
    t.They(t.Sequence((t.Draw(ONE), t.DiscardHand()))),
    t.EachOpponent(t.Discard(ONE, t.AnyCards())),
)


def effects() -> Iterator[t.Verb]:
    yield from JOINS
    for verb in VERBS:
        yield verb
        yield t.May(verb)
        yield t.They(verb)
        yield t.They(t.May(verb))
        yield t.EachOpponent(verb)
    for condition in CONDITIONS:
        yield t.If(condition, t.Draw(ONE), t.NOTHING)
        yield t.If(t.Not(condition), t.Draw(ONE), t.NOTHING)
