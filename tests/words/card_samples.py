"""Trees of every kind, to be printed: each part in the verbs and moods that it can stand in."""

from __future__ import annotations

from collections.abc import Iterator

from peerless.cards import tree as t

ONE, TWO = t.Number(1), t.Number(2)
ANN, BEAR, IMP = t.Named("Ann"), t.Named("The Bear"), t.Named("Imp")

CERTAIN: tuple[t.Fighters, ...] = (*(ANN, BEAR, t.YourFighter(), t.TheOpposing(), t.It(), t.YOUR_HERO, t.THEIR_HERO),)
KINDS: tuple[t.Fighters, ...] = (
    *(t.All(), t.Opposing(), t.Yours(), t.Friendly(), t.InCombat(), IMP),
    *(t.other_than_yours(t.Yours()), t.other_than_yours(t.Friendly())),
    *(t.OfOpponent(), t.Heroes(t.All()), t.Heroes(t.Opposing()), t.Heroes(t.Friendly())),
    *(t.sidekicks(of) for of in (t.All(), t.Opposing(), t.Friendly(), t.Yours())),
    *(t.Other(of, t.TheOpposing()) for of in (t.All(), t.Opposing())),
)
CENTERS: tuple[t.Spaces, ...] = (t.SpaceOf(ANN), t.SpaceOf(t.One(IMP)), t.TokenSpace("trap"), t.ThatSpace())
NEAR: tuple[t.Spaces, ...] = (
    *(t.Around(center, distance) for center in CENTERS for distance in (1, 2)),
    *(t.InZones(center) for center in CENTERS),
    t.InRange(ANN),
)
AREAS: tuple[t.Spaces, ...] = (
    *NEAR,
    *(t.TokenSpace("trap"), t.StartingSpace(t.Yours()), t.StartingSpace(t.Opposing())),
    *(t.Outside(area) for area in (*NEAR, t.TokenSpace("trap"))),
    t.Together(t.TokenSpace("trap"), t.Around(t.TokenSpace("trap"), 1)),
)
SETS: tuple[t.Fighters, ...] = (
    *KINDS,
    *(t.Standing(kind, t.next_to(ANN)) for kind in KINDS),
    *(t.Standing(kind, t.zones_of(t.TheOpposing())) for kind in KINDS),
    *(t.Standing(kind, t.Around(t.SpaceOf(t.YourFighter()), 3)) for kind in KINDS),
    *(t.Standing(kind, t.TokenSpace("trap")) for kind in KINDS),
    *(t.Standing(t.Opposing(), t.next_to(center)) for center in CERTAIN),
    t.Standing(t.Standing(t.Opposing(), t.TokenSpace("trap")), t.next_to(ANN)),
    t.Standing(t.Standing(t.Opposing(), t.next_to(ANN)), t.TokenSpace("trap")),
    *(t.Standing(kind, area) for kind in (t.Opposing(), IMP) for area in AREAS),
)
FIGHTERS: tuple[t.Fighters, ...] = (
    *CERTAIN,
    t.Both(ANN, BEAR),
    *(t.One(of) for of in SETS),
    *(t.Each(of) for of in SETS),
)
SPACES: tuple[t.Spaces, ...] = (
    *(t.Anywhere(), t.Elsewhere(t.Anywhere()), t.StartingSpace(t.All()), t.ThatSpace()),
    *(t.next_to(center) for center in CERTAIN),
    *(t.zones_of(center) for center in CERTAIN),
    *(t.SpaceOf(center) for center in CERTAIN),
    *AREAS,
    *(t.Elsewhere(area) for area in NEAR),
)
FOR_TOKENS: tuple[t.Spaces, ...] = (
    *(t.Anywhere(), t.Elsewhere(t.Anywhere()), t.Empty(t.Anywhere()), t.Elsewhere(t.Empty(t.Anywhere()))),
    *(t.Empty(area) for area in NEAR),
)
LYING: tuple[t.Spaces, ...] = (t.Anywhere(), t.next_to(ANN), t.zones_of(t.YOUR_HERO))
TOKENS: tuple[t.Tokens, ...] = (
    *(t.AToken("trap", spaces) for spaces in LYING),
    *(t.EachToken("trap", spaces) for spaces in LYING),
    *(t.AToken("trap", t.SpaceOf(ANN)), t.AToken("trap", t.ThatSpace())),
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
    t.CountersOf("rage"),
    *(
        t.CardsIn(t.AnyCards(), t.Theirs(pile) if theirs else pile)
        for pile in (t.Hand(), t.Deck(), t.DiscardPile())
        for theirs in (False, True)
    ),
    t.CardsIn(t.OfType("scheme"), t.Theirs(t.DiscardPile())),
    *(t.CardsIn(cards, t.DiscardPile()) for cards in CARDS),
    *(t.TokensThere(t.EachToken("trap", spaces)) for spaces in LYING),
    *(t.ThisWay(done) for done in ("discarded", "dealt", "removed")),
    *(t.CombatDamage(), t.DamageTaken()),
    *(kind(card) for kind in (t.BoostOf, t.ValueOf, t.PrintedOf) for card in REFS),
)
CONDITIONS: tuple[t.Condition, ...] = (
    *(t.Won(), t.Lost(), t.WonThisTurn(), t.YourTurn(), t.FirstAction(), t.NamedIsPrinted(), t.InForm("Calm")),
    *(t.Attacking(), t.Defending(), t.Boosted()),
    *(t.DidThisTurn(deed, t.Yours()) for deed in ("maneuver", "attack")),
    *(t.DidThisTurn(deed, who) for deed in ("attack", "harm") for who in (*CERTAIN, t.One(t.Opposing()))),
    *(t.TheyPlayed(kind) for kind in ("card", "attack", "defense", "versatile")),
    *(t.Exists(of) for of in SETS),
    *(t.Exists(t.Standing(one, t.next_to(t.TheOpposing()))) for one in CERTAIN),
    *(t.Exists(t.Standing(one, t.zones_of(BEAR))) for one in CERTAIN),
    *(t.Exists(t.Standing(one, t.Around(t.SpaceOf(BEAR), 2))) for one in CERTAIN),
    *(t.Exists(t.Standing(one, t.TokenSpace("trap"))) for one in CERTAIN),
    *(t.StartedOnToken(one, "trap") for one in CERTAIN),
    *(t.StartedElsewhere(one) for one in (*CERTAIN, t.InCombat())),
    *(t.Defeated(one) for one in (*CERTAIN, t.Both(ANN, BEAR))),
    *(t.IsHero(one) for one in CERTAIN),
    *(t.IsNamed(one, "Ann") for one in (t.YourFighter(), t.TheOpposing(), t.It())),
    *(t.AtLeast(quantity, t.Number(3)) for quantity in QUANTITIES),
    *(t.AtMost(quantity, t.Number(number)) for quantity in QUANTITIES for number in (0, 3)),
    *(t.More(t.HealthOf(ANN), quantity) for quantity in QUANTITIES),
    t.AllOf(t.Won(), t.Boosted()),
    t.AllOf(t.Attacking(), t.InForm("Calm")),
    t.AllOf(t.Defending(), t.InForm("Calm")),
    t.Either(t.Lost(), t.YourTurn()),
    t.Either(t.AllOf(t.Attacking(), t.InForm("Calm")), t.AllOf(t.Defending(), t.InForm("Dr. Jekyll"))),
)
AMOUNTS: tuple[t.Amount, ...] = (
    ONE,
    TWO,
    t.UpTo(ONE),
    t.UpTo(TWO),
    t.AnyNumber(),
    t.Every(),
    t.AtRandom(ONE),
    t.AtRandom(TWO),
)
WAYS: tuple[tuple[t.Piles, t.Piles], ...] = (
    *((t.Hand(), target) for target in (t.DiscardPile(), t.Deck(), t.DeckTop(), t.DeckBottom(), t.GameBox())),
    *((t.DiscardPile(), target) for target in (t.Hand(), t.Deck(), t.DeckTop(), t.DeckBottom(), t.GameBox())),
    *((t.Theirs(t.Hand()), target) for target in (t.DiscardPile(), t.DeckTop(), t.DeckBottom())),
    *((t.Theirs(t.DiscardPile()), target) for target in (t.Deck(), t.DeckTop(), t.DeckBottom(), t.GameBox())),
    (t.Deck(), t.Hand()),
)
DISCARD = t.Put(ONE, t.AnyCards(), t.Hand(), t.DiscardPile())
VERBS: tuple[t.Verb, ...] = (
    *(t.Draw(t.Number(number)) for number in (1, 2, 5)),
    *(t.DrawAndKeep(3, 1), t.LookAndKeep(3, 1), t.LookAndKeep(2, 0)),
    *(t.Put(amount, cards, source, target) for amount in AMOUNTS for cards in CARDS for source, target in WAYS),
    *(t.Put(number, t.AnyCards(), t.DeckTop(), t.DiscardPile()) for number in (ONE, TWO)),
    *(t.Look(), t.ShowHand(), t.RevealTop(), t.ChooseOpponent(), t.NameNumber()),
    *(t.Send(card, target) for card in REFS
      for target in (t.Hand(), t.DeckTop(), t.DeckBottom(), t.Deck(), t.GameBox())),
    *(t.Boost(cards) for cards in CARDS),
    *(t.BlindBoost(), t.Cancel(), t.IgnoreValue(), t.PlayInstead(), t.PlayInsteadTheirs(), t.Prevent()),
    t.CancelAfter(),
    *(t.Substitute(t.Both(ANN, BEAR)), t.Substitute(BEAR), t.ValuesThisTurn(4)),
    *(t.Lasting("turn", t.ValueBonus(ONE, "attack", of)) for of in (t.Yours(), ANN, BEAR)),
    *(t.Lasting("turn", t.StaysPut(of)) for of in (*CERTAIN, t.Each(t.All()), t.Each(t.Opposing()), t.One(t.Yours()))),
    *(t.Lasting("next", t.OwnMoveValue(of, 1)) for of in (ANN, BEAR, t.TheOpposing(), t.THEIR_HERO)),
    *(t.Lasting("next", t.ValueBonus(ONE, "attack", of)) for of in (t.Yours(), ANN)),
    *(t.Lasting(until, t.NoDamage(of)) for until in ("turn", "combat")
      for of in (ANN, BEAR, t.YourFighter(), t.TheOpposing())),
    *(t.Lasting("turn", t.StaysAlive(of)) for of in (ANN, BEAR, t.YourFighter(), t.TheOpposing(), t.YOUR_HERO)),
    *(t.Lasting("combat", t.MostCombatDamage(2, of)) for of in (ANN, BEAR, t.YourFighter(), t.TheOpposing())),
    *(t.ChangePrinted(t.ThisCard(), t.Number(5)), t.Fix(t.Number(0))),
    *(t.ChangePrinted(card, value) for card in REFS
      for value in (t.BoostOf(t.TheirCard()), t.PrintedOf(t.TheirCard()), t.BoostOf(t.ThatCard()))),
    *(kind(value) for kind in (t.BecomesValue, t.Fix)
      for value in (t.BoostOf(t.TheirCard()), t.PrintedOf(t.TheirCard()), t.BoostOf(t.ThatCard()))),
    *(t.Damage(ONE, who) for who in FIGHTERS),
    *(t.Recover(who, TWO) for who in FIGHTERS),
    *(t.Move(who, t.Number(3)) for who in FIGHTERS),
    *(t.MoveThrough(ANN, TWO), t.SetHealth(t.YourFighter(), 4), t.Swap(ANN, t.THEIR_HERO), t.Swap(ANN, BEAR)),
    *(kind(t.SeveralOf(amount, of), ONE) for kind in (t.Move, t.MoveThrough)
      for amount in (TWO, t.UpTo(TWO)) for of in SETS),
    *(t.Damage(ONE, t.SeveralOf(amount, of)) for amount in (TWO, t.UpTo(t.Number(3))) for of in SETS),
    *(t.Place(ANN, spaces) for spaces in SPACES),
    *(t.Place(BEAR, t.zones_of(BEAR)), t.RemoveFromBoard(ANN), t.ReturnDefeated(ONE, "Imp", t.next_to(ANN))),
    *(t.ReturnDefeated(ONE, "The Bear", t.StartingSpace(t.All())), t.ChooseFighter(t.One(t.Opposing()))),
    *(t.ReturnDefeated(amount, "Imp", spaces) for amount in (t.Every(), t.UpTo(TWO)) for spaces in SPACES
      if not isinstance(spaces, (t.SpaceOf, t.ThatSpace))),
    *(t.RemoveTokens(amount, t.EachToken("trap", spaces))
      for amount in (t.UpTo(ONE), t.UpTo(t.Number(3)), TWO, t.AnyNumber()) for spaces in LYING),
    *(t.LoseActions(1), t.LoseActions(2)),
    *(t.ChooseToken(t.AToken("trap", area)) for area in (t.Anywhere(), t.InRange(ANN), t.next_to(ANN))),
    *(t.ChooseSpace(area) for area in (t.Anywhere(), t.TokenSpace("trap"), t.next_to(ANN), t.zones_of(ANN))),
    *(t.MoveToken(tokens, 2) for tokens in TOKENS),
    *(t.ShiftToken(tokens, spaces) for tokens in TOKENS for spaces in FOR_TOKENS),
    *(t.RemoveTokens(t.Every() if isinstance(tokens, t.EachToken) else ONE, tokens) for tokens in TOKENS),
    *(t.PlaceTokens(1, "trap", spaces) for spaces in (*SPACES, *FOR_TOKENS)),
    *(t.PlaceTokens(3, "trap", spaces) for spaces in SPACES if not isinstance(spaces, (t.SpaceOf, t.ThatSpace))),
    *(t.GainCounters(TWO, "rage"), t.LoseCounters(TWO, "rage"), t.LoseCounters(t.AnyNumber(), "rage")),
    t.LoseCounters(t.Every(), "rage"), t.LoseCounters(t.UpTo(TWO), "rage"),
    *(t.GainActions(ONE), t.GainActions(TWO), t.EndTurn()),
    *(t.ChangeForm(form) for form in ("", "Calm", "Dr. Jekyll")),
    *(t.Draw(quantity) for quantity in QUANTITIES),
    t.DrawUntil(5),
    *(t.Draw(t.ForEach(1, quantity)) for quantity in QUANTITIES),
    *(t.Damage(quantity, ANN) for quantity in QUANTITIES),
    *(t.Recover(ANN, t.ForEach(2, quantity)) for quantity in QUANTITIES),
    *(kind(card, quantity) for kind in (t.AddValue, t.SubtractValue) for card in REFS[:2]
      for quantity in (TWO, t.ForEach(1, t.CardsIn(t.AnyCards(), t.Hand())), *QUANTITIES)),
    *(t.Move(t.YourFighter(), quantity) for quantity in QUANTITIES),
    *(t.GainCounters(number, "rage") for number in (t.ForEach(1, t.ThisWay("dealt")), t.BoostOf(t.ThatCard()))),
)  # fmt: skip
YOURS = t.Yours()
EVENTS: tuple[t.Event, ...] = (
    *(t.GameStart(), t.TurnStart(), t.TurnEnd(), t.Maneuvered(), t.BoostedAny(), t.BoostedManeuver(), t.Fought()),
    *(kind(who) for kind in (t.Attacked, t.Defended, t.Schemed) for who in (YOURS, ANN, BEAR)),
    *(kind(who) for kind in (t.TookDamage, t.TookCombatDamage, t.Fell)
      for who in (ANN, BEAR, t.Heroes(YOURS), *map(t.One, (YOURS, t.Heroes(t.Opposing()), t.Opposing(), t.Friendly())))),
    *(t.OneOrOther(t.Attacked(YOURS), t.Schemed(YOURS)), t.OneOrOther(t.TookDamage(ANN), t.Fell(BEAR))),
)  # fmt: skip
MODIFIERS: tuple[t.Modifier, ...] = (
    *(t.ValueBonus(amount, role, who) for role in ("attack", "defense", "fight") for who in (YOURS, ANN, BEAR)
      for amount in (TWO, t.ForEach(1, t.CardsIn(t.AnyCards(), t.Hand())))),
    t.ValueBonus(t.CountersOf("rage"), "attack", YOURS),
    *(t.FartherMoves(amount) for amount in (ONE, t.ForEach(1, t.CardsIn(t.Called("Voyage"), t.DiscardPile())))),
    *(t.MoreDraws(1), t.MoreDraws(2), t.LessCombatDamage(1, "Ann"), t.LessCombatDamage(2, "Imp")),
    *(t.OwnMoveValue(t.Named("Imp"), 3), t.PassesOpponents("Ann"), t.AttacksFrom("The Bear", 2)),
)  # fmt: skip
ABILITIES: tuple[t.Ability, ...] = (
    *(t.Whenever(event, t.Draw(ONE)) for event in EVENTS),
    *(t.Whenever(event, t.If(t.Won(), t.Draw(ONE), t.NOTHING)) for event in (t.Fought(), t.Attacked(ANN))),
    t.Whenever(t.TurnStart(), t.If(t.Not(t.Exists(t.Opposing())), t.Draw(ONE), t.Draw(TWO))),
    t.Whenever(t.TookDamage(t.One(YOURS)), t.Recover(t.It(), ONE)),
    *(t.Always(modifier) for modifier in MODIFIERS),
    *(t.While(t.Exists(t.Standing(ANN, t.TokenSpace("trap"))), modifier) for modifier in MODIFIERS[:4]),
    *(t.While(condition, t.FartherMoves(ONE)) for condition in (t.InForm("Calm"), t.Defeated(BEAR))),
    *(kind(name, "trap") for kind in (t.StepsBetweenTokens,) for name in ("Ann", "The Bear")),
    *(t.PlaceInsteadOfMove("Ann"), t.CardsUncancelable(("Ann", "The Bear")), t.MostCounters(3, "rage")),
    *(t.OnlyIf(t.Not(t.DidThisTurn("maneuver", t.Yours()))), t.OnlyIf(t.Exists(t.Standing(ANN, t.next_to(BEAR))))),
    *(t.StartsAs("Calm"), t.Uncancelable(), t.ReactToLook()),
)
JOINS: tuple[t.Verb, ...] = (
    t.Sequence((t.Draw(ONE), t.GainActions(ONE), t.Recover(ANN, TWO))),
    t.If(t.Won(), t.Sequence((t.Draw(ONE), t.Recover(ANN, TWO), t.EndTurn())), t.Draw(TWO)),
    t.If(t.Won(), t.May(t.Sequence((DISCARD, t.Recover(ANN, TWO)))), t.NOTHING),
    t.Done(t.May(DISCARD), t.Draw(TWO), t.EndTurn()),
    t.Done(t.May(t.Boost(t.AnyCards())), t.May(t.Boost(t.AnyCards())), t.NOTHING),
    t.Done(t.They(t.May(DISCARD)), t.Draw(TWO), t.EndTurn()),
    t.If(t.Won(), t.Done(t.May(DISCARD), t.NOTHING, t.EndTurn()), t.NOTHING),
    t.Choose(1, (t.Draw(ONE), t.Sequence((t.EndTurn(), t.Recover(ANN, ONE))))),
    t.Choose(2, (t.Draw(ONE), t.EndTurn(), t.GainActions(ONE))),
    t.If(t.Won(), t.Choose(1, (t.Draw(ONE), t.EndTurn())), t.NOTHING),
    t.NextTurn(t.Draw(ONE)),
    t.EndOfTurn(t.Draw(ONE)),
    *(t.EachFighter(of, t.Damage(ONE, t.Each(t.Standing(t.Opposing(), t.next_to(t.It()))))) for of in (t.Yours(), IMP)),
    t.They(t.Sequence((t.Draw(ONE), t.Put(t.Every(), t.AnyCards(), t.Hand(), t.DiscardPile())))),
    t.EachOpponent(DISCARD),
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
