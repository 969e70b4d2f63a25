# English: every sentence that a player reads, as Fluent has it (https://projectfluent.org/fluent/guide/).
#
# Another language is a file, or a folder of files, beside this one. It says every message that is here; of the variables
# of a message it may use each or none, in any order. What messages may ask for beside what Fluent has (CASE, GENDER,
# AGREE, COUNT) is told at the top of words.py; the names of heroes, fighters and cards are given by their own files.

## Lists.

list-nothing = nothing

## Names.

label-immediately = Immediately: { $text }
label-during = During combat: { $text }
label-after = After combat: { $text }
label-boosted = Boosted: { $text }
label-played = Played face up: { $text }
label-discarded = Discarded by an opponent's effect: { $text }
names-hidden-card = a hidden card
names-numbered = { $name } { $number }
names-owned = { $name } ({ $number })
names-ability = hero ability
names-effect = { $name } - { $text }

# How a name is written of which the language knows no forms: in quotes, behind the noun of what it names. The noun has its
# cases as attributes (or its .article), and its .gender. English needs neither.
names-quoted = { $name }
noun-hero = hero
noun-fighter = fighter
noun-card = card
noun-form = form
noun-ability = ability
noun-meant = that fighter

## Counts: COUNT($number, "card") prints one of these.

count-card =
    { $number ->
         [one] { $number } card
        *[other] { $number } cards
    }
count-damage =
    { $number ->
         [one] { $number } damage
        *[other] { $number } damage
    }
count-health =
    { $number ->
         [one] { $number } health
        *[other] { $number } health
    }
count-action =
    { $number ->
         [one] { $number } action
        *[other] { $number } actions
    }
count-space =
    { $number ->
         [one] { $number } space
        *[other] { $number } spaces
    }
count-file =
    { $number ->
        [one] { $number } file
       *[other] { $number } files
    }
count-game =
    { $number ->
         [one] { $number } game
        *[other] { $number } games
    }
count-decision =
    { $number ->
         [one] { $number } decision
        *[other] { $number } decisions
    }
count-scenario =
    { $number ->
         [one] { $number } scenario
        *[other] { $number } scenarios
    }
count-answer =
    { $number ->
         [one] { $number } answer
        *[other] { $number } answers
    }
count-turn =
    { $number ->
         [one] { $number } turn
        *[other] { $number } turns
    }

## What a player is asked. $side is added in front by ask-plain and ask-because.

ask-plain = { $side }: { $asked }.
ask-because = { $side }: { $asked } ({ $source }).
ask-or-pass = { $asked }, or pass
ask-action = choose an action ({ $number } left)
ask-boost = choose a card to boost { $card } with
ask-boost-move = choose a card to boost the maneuver with
ask-attack-card = choose a card for the attack of { $attacker } on { $target }
ask-defense-card = choose a card to defend { $target } against { $attacker }
ask-hand-limit = choose a card to discard, there are too many in hand
ask-discard = choose a card to discard
ask-discard-theirs = choose a card for { $owner } to discard
ask-keep = choose the card to keep
ask-bottom = choose the next card to put on the bottom of the deck
ask-aside-top = choose the next card to put on top of the deck
ask-top = choose a card to put on top of the deck
ask-take-back = choose a card to return to hand
ask-instead = choose a card to play instead
ask-instead-theirs = choose the card that { $owner } plays instead
ask-card = choose a card
ask-react = reveal a card to cancel this effect
ask-maneuver = choose a fighter to move
ask-move = choose a fighter to move
ask-damage = choose a fighter to take damage
ask-recover = choose a fighter to recover health
ask-place-fighter = choose a fighter to place
ask-schemer = choose who plays { $card }
ask-remove = choose a fighter to remove from the board
ask-fighter = choose a fighter
ask-go = choose where { $fighter } moves
ask-go-or-place = choose where { $fighter } moves or is placed
ask-place = choose where to place { $fighter }
ask-token-go = choose where to move the { $token } token
ask-token-place = choose where to place a { $token } token
ask-space = choose a space
ask-token = choose a { $token } token to move
ask-token-remove = choose a { $token } token to remove
ask-name = name a number
ask-draw-number = choose how many cards to draw
ask-number = choose a number
ask-choice = choose one
ask-yes = choose whether to use this effect
ask-yes-draw = choose whether to draw { COUNT($number, "card") }
ask-yes-damage = choose whether to deal { COUNT($number, "damage") } to { $fighter }
ask-yes-recover = choose whether { $fighter } recovers { COUNT($number, "health") }
ask-yes-actions = choose whether to gain { COUNT($number, "action") }
ask-yes-end-turn = choose whether to end the turn
ask-yes-transform = choose whether to become { $form }
ask-yes-swap = choose whether to swap { $fighter } and { $other }
ask-yes-value = choose whether to change the printed value of { $card } to { $number }
ask-yes-remove = choose whether to remove { $fighter } from the board
ask-opponent = choose an opponent
ask-order = choose what happens first

## What an answer does. $chosen is what is chosen.

option-maneuvers = maneuver
option-scheme = play { $chosen }
option-attack = attack { $target } with { $fighter }
option-boost = boost with { $chosen } (+{ $boost })
option-boost-move = boost with { $chosen } (+{ $boost })
option-attack-card = attack with { $chosen } ({ $value })
option-defense-card = defend with { $chosen } ({ $value })
option-no-value = no value
option-hand-limit = discard { $chosen }
option-discard = discard { $chosen }
option-discard-theirs = discard { $chosen }
option-keep = keep { $chosen }
option-bottom = put { $chosen } on the bottom
option-aside-top = put { $chosen } on top of the deck
option-top = put { $chosen } on top of the deck
option-take-back = return { $chosen } to hand
option-instead = play { $chosen } ({ $value }) instead
option-instead-theirs = { $chosen } ({ $value }) instead
option-card = { $chosen }
option-react = reveal { $chosen } and cancel this effect
option-maneuver = move { $chosen }
option-move = move { $chosen }
option-damage = deal { COUNT($number, "damage") } to { $chosen }
option-recover = { $chosen } recovers { COUNT($number, "health") }
option-place-fighter = place { $chosen }
option-schemer = play { $card } with { $chosen }
option-remove = remove { $chosen } from the board
option-fighter = { $chosen }
option-move-or-place = move or place { $chosen }
option-go = move to space { $chosen }
option-go-or-place = place { $fighter } on space { $chosen }
option-place = place { $fighter } on space { $chosen }
option-token-go = move the { $token } token to space { $chosen }
option-token-place = place a { $token } token on space { $chosen }
option-space = space { $chosen }
option-token = the { $token } token on space { $chosen }
option-token-remove = remove the { $token } token from space { $chosen }
option-name = name { $number }
option-draw-number = draw { COUNT($number, "card") }
option-number = { $number }
option-choice = choice { $number }
option-yes = yes
option-yes-draw = draw { COUNT($number, "card") }
option-yes-damage = deal { COUNT($number, "damage") } to { $fighter }
option-yes-recover = { $fighter } recovers { COUNT($number, "health") }
option-yes-actions = gain { COUNT($number, "action") }
option-yes-end-turn = end the turn
option-yes-transform = become { $form }
option-yes-swap = swap { $fighter } and { $other }
option-yes-value = change the value of { $card } to { $number }
option-yes-remove = remove { $fighter } from the board
option-opponent = choose { $chosen }
option-order = { $effect }

## What it means to pass.

pass-other = pass
pass-boost = no boost
pass-boost-move = no boost
pass-attack-card = no attack card
pass-defense-card = no defense card
pass-discard = discard nothing
pass-discard-theirs = discard nothing
pass-instead = keep the card that lies there
pass-instead-theirs = keep the card that lies there
pass-keep = keep nothing
pass-react = reveal nothing
pass-maneuver = move nobody else
pass-move = move nobody
pass-damage = no damage
pass-go = stay
pass-place = do not place { $fighter }
pass-token = move no token
pass-token-go = leave it where it is
pass-yes = no
pass-yes-draw = do not draw
pass-yes-damage = no damage
pass-yes-recover = no
pass-yes-actions = no
pass-yes-end-turn = no
pass-yes-transform = do not transform
pass-yes-swap = do not swap
pass-yes-value = leave the value as it is
pass-yes-remove = no

## The log. $because is the message log-because or nothing.

log-setup = setup
log-because = { " " }({ $source })
log-ability-not-played = { $side } plays without the hero ability that its designer wrote: it was not understood.
log-rules-not-played = { $side } plays without the rules that its designer added: they were not understood.
log-turn-begins = turn { $number }: { $side }
log-placed = { $fighter } is placed on space { $space }{ $because }.
log-placed-from = { $fighter } is placed on space { $space }, coming from { $start }{ $because }.
log-moved = { $fighter } moves from { $start } to { $space }.
log-drew = { $side } draws { $cards }.
log-drew-hidden = { $side } draws { COUNT($number, "card") }.
log-exhausted = { $side } has no card left to draw: all fighters of this side take damage.
log-hurt = { $fighter } takes { COUNT($number, "damage") }{ $because }, { COUNT($health, "health") } left.
log-healed = { $fighter } recovers { COUNT($number, "health") }{ $because } and has { $health } now.
log-healed-none = { $fighter } has full health and recovers nothing{ $because }.
log-fell = { $fighter } is defeated.
log-maneuvers = { $side } maneuvers.
log-boosts = { $side } boosts with { $card }.
log-boosted-move = Fighters may now move up to { COUNT($number, "space") }.
log-boosted-card = { $card } adds { $number } to the value of { $other }.
log-schemed = { $fighter } plays { $card }.
log-attacked = { $fighter } attacks { $target }.
log-played-attack = { $side } plays { $card } face down to attack.
log-played-defense = { $side } plays { $card } face down to defend.
log-played-hidden-attack = { $side } plays a card face down to attack.
log-played-hidden-defense = { $side } plays a card face down to defend.
log-played-openly-attack = { $side } plays { $card } face up to attack, value { $value }.
log-played-openly-defense = { $side } plays { $card } face up to defend, value { $value }.
log-no-defense = { $side } plays no defense card.
log-revealed-attack = { $side } reveals { $card }, attack { $value }.
log-revealed-defense = { $side } reveals { $card }, defense { $value }.
log-changed = { $line } The printed value is { $printed }.
log-changed-by = { $line } The printed value is { $printed }, changed by { $source }.
log-canceled = The effects of { $card } are canceled{ $because }.
log-cancel-failed = The effects of { $card } cannot be canceled{ $because }.
log-value = The value of { $card } becomes { $number }{ $because }.
log-raised = The value of { $card } goes up by { $added } to { $number }{ $because }.
log-lowered = The value of { $card } goes down by { $added } to { $number }{ $because }.
log-unchanged = The value of { $card } stays { $number }{ $because }.
log-value-held = The value of { $card } is { $number } and cannot be changed{ $because }.
log-fixed = The value of { $card } becomes { $number } and can no longer be changed{ $because }.
log-ignored = The value of { $card } is ignored{ $because }.
log-outcome = Attack { $attack } against defense { $defense }.
log-part = { $card } { $number }
log-part-because = { $card } { $number } by { $source }
log-part-added = { $source } +{ $number }
log-part-taken = { $source } { $number }
log-part-ignored = { $card } ignored
log-sum = { $number } ({ $parts })
log-won-attack = { $side } wins the combat as attacker.
log-won-defense = { $side } wins the combat as defender.
log-discarded = { $side } discards { $cards }.
log-discarded-limit = { $side } has more cards than the hand limit and discards { $cards }.
log-to-hand = { $card } goes to the hand of { $side }.
log-looked = { $side } looks at the hand of { $other }.
log-showed-hand = { $side } shows all cards in hand.
log-card-shown = Cards in hand: { $cards }.
log-reacted = { $side } reveals { $card } from hand and cancels this effect.
log-actions-gained = { $side } gains { COUNT($number, "action") }.
log-transformed = { $side } becomes { $form }.
log-token-placed = { $side } places a { $token } token on space { $space }.
log-token-moved = { $side } moves a { $token } token from { $start } to { $space }.
log-token-removed = { $side } removes a { $token } token from space { $space }.
log-counters-gained = { $side } gains { $number } { $counter } and has { $total } now.
log-counters-lost = { $side } loses { $number } { $counter } and has { $total } now.
log-guarded = { $fighter } takes no more damage in this combat.
log-prevented = { $fighter } does not take { COUNT($number, "damage") }.
log-attack-bonus = The attacks of { $fighter } are worth { $number } more until the turn ends.
log-health-set = { $fighter } has { COUNT($number, "health") } now.
log-top-discarded = { $side } discards { $cards } from the top of the deck.
log-looked-at-top = { $side } looks at { $cards } on top of the deck.
log-looked-at-top-hidden = { $side } looks at { COUNT($number, "card") } on top of the deck.
log-into-deck = { $side } puts { $cards } from the discard pile into the deck.
log-into-deck-hidden = { $side } puts { COUNT($number, "card") } from the discard pile into the deck.
log-searched = { $side } takes { $cards } from the deck into hand.
log-searched-hidden = { $side } takes { COUNT($number, "card") } from the deck into hand.
log-left-board = { $fighter } leaves the board.
log-restored = { $fighter } is saved with { COUNT($number, "health") }.
log-restored-defeated = { $fighter } returns with { COUNT($number, "health") }.
log-named = { $side } names { $number }.
log-on-deck = { $side } puts { $cards } on top of the deck.
log-on-deck-hidden = { $side } puts { COUNT($number, "card") } on top of the deck.
log-under-deck = { $side } puts { $cards } on the bottom of the deck.
log-under-deck-hidden = { $side } puts { COUNT($number, "card") } on the bottom of the deck.
log-swapped = { $fighter } and { $target } swap spaces.
log-effect-immediately = { $card }, immediately:
log-effect-during = { $card }, during combat:
log-effect-after = { $card }, after combat:
log-effect-scheme = { $card }:
log-effect-boosted = { $card }, as a boost:
log-effect-played = { $card }, played face up:
log-effect-discarded = { $card }, discarded:
log-effect-one = { $effect } { $line }
log-effect-none = { $effect } nothing happens.
log-effect-none-because = { $effect } nothing happens ({ $reason }).
log-ability = { $source }:
log-skipped = This cannot be done: { $reason }.
log-turn-ends = { $side } ends the turn.
log-game-over = { $sides } wins the game.
log-game-over-team = { $sides } win the game.
log-game-over-none = The game ends without a winner.
log-chose = { $side } chooses: { $branch }
log-lasting = { $card } stays in effect until the turn ends.
log-waiting = { $card } will go on at the start of the next turn of { $side }.
log-substituted = { $fighter } is now the fighter in this combat.
log-top-revealed = { $side } reveals the top card of the deck: { $card }.
log-dormant = { $side } has no fighter on the board and waits.
log-out = { $side } has no fighter left.
log-declined = { $side } passes.
log-aside = { $side } draws { $cards } to choose from.
log-aside-hidden = { $side } draws { COUNT($number, "card") } to choose from.
log-kept = { $side } keeps { $cards }.
log-kept-hidden = { $side } keeps { COUNT($number, "card") }.
log-shuffled = { $side } shuffles the deck.

## Why an effect or a part of it came to nothing: $reason of log-effect-none-because and log-skipped.

reason-condition = its condition is not met
reason-won = { $side } did not win the combat
reason-lost = { $side } did not lose the combat
reason-attacking = { $side } does not attack
reason-defending = { $side } does not defend
reason-your-turn = it is not the turn of { $side }
reason-first-action = it was not the first action of the turn
reason-started = no fighter of { $side } began the turn on a token
reason-named = the named number is not the printed value
reason-form = { $side } is not { $form } now
reason-defeated = { $who } is defeated
reason-not-defeated = { $who } was not defeated
reason-none-defeated = no { $who } is defeated
reason-absent = { $who } is not on the board
reason-adjacent = { $who } is not adjacent to { $whom }
reason-fighter-adjacent = no fighter is adjacent to { $whom }
reason-opposing-adjacent = no opposing fighter is adjacent to { $whom }
reason-off-token = { $who } is not on a { $token } token
reason-fighter = there is no such fighter
reason-opponent = there is no opponent
reason-role-card = { $side } has no card in the combat
reason-their-role-card = the opponent has no card in the combat
reason-hand = there is no card in hand
reason-some-hand = there are too few cards in hand
reason-card = there is no such card
reason-boosts = no card boosted it
reason-deck = the deck is empty
reason-amount = the number is 0
reason-draw = the number of cards to draw is 0
reason-damage = there is no damage to deal
reason-space = there is no free space for it
reason-reach = there is nowhere to move
reason-token = there is no token that can be moved
reason-tokens = there is a token on every space

## The same, where no more is known than what was to be done.

skipped-other = there is nothing to do it with
skipped-damage = there is no fighter to damage, or no damage to deal
skipped-recover = there is no fighter to recover health
skipped-move = there is no fighter to move
skipped-place = there is nobody to place, or no space to do it
skipped-token = there is no token to move, or nowhere to move it
skipped-discard = there is no card to discard
skipped-cards = there is no card to choose
skipped-boost = there is no card to boost

## What the screen of `peerless play` says beside the game.

screen-no-option = There is no option { $number }.
screen-nothing-pointed = Enter alone chooses nothing here: point at an option, or type its number.
screen-nothing-to-undo = There is nothing to take back.
screen-hand-over =
    { $side } is asked.

    The others look away now.

    Enter shows the table.
screen-passage = passage
screen-hand = Hand of { $side }
screen-hands = Your hands
screen-thinking = { $side } is thinking ...
screen-actions-left = , { COUNT($number, "action") } left
screen-last-action = , last action
screen-won = { $sides } won!
screen-won-nobody = Nobody won: the game was stopped.
screen-broken = The game cannot go on: { $problem }
screen-leave = Leave this game? (Ctrl-C again leaves it unsaved.)
screen-leave-over = The game is over.
screen-stay = Go on
screen-stay-over = Stay
screen-save-and-quit = Save to { $path } and quit
screen-quit = Quit
screen-refused = Not played, because it was not understood:
screen-saved = Saved to { $path }.

screen-keys = [b]↑↓ Enter[/b] or [b]number[/b]  [b]p[/b] pass  [b]u[/b] undo  [b]c[/b] cards  [b]l[/b] log  [b]?[/b] help  [b]q[/b] quit
screen-small =
    This window has { $width }×{ $height } characters.
    Peerless needs { $least_width }×{ $least_height }.
screen-look-at-log = look at the log
screen-another-game = another game
screen-setting-up = setting up
screen-turn = turn { $number }:
screen-combat = combat
screen-against = against
screen-stopped = stopped
screen-the-end = the end
screen-log = log
screen-card = card
screen-cards = cards
screen-point-at-card = Point at a card to read it.
screen-nothing-yet = Nothing has happened yet.
screen-esc-closes = Esc closes
screen-look-and-close = ↑ ↓ to look, Esc closes
screen-pile-hand = { $side }: hand ({ $number })
screen-pile-discard = { $side }: discard pile ({ $number })
screen-hidden = { $number } hidden

# Cards and fighters, as short as they can be.
screen-sign-attack = A
screen-sign-defense = D
screen-sign-scheme = S
screen-sign-versatile = V
screen-kind-attack = attack
screen-kind-defense = defense
screen-kind-scheme = scheme
screen-kind-versatile = versatile
screen-card-facts = { $kind }, boost { $boost }, { $user }
screen-anybody = any
screen-no-effect = No effect.
screen-you = (you)
screen-piles = hand { $hand } deck { $deck } discard { $discard }
screen-piles-short = h{ $hand } d{ $deck } x{ $discard }
screen-in-form = as { $form }
screen-defeated = defeated
screen-ranged = ranged
screen-melee = melee
screen-off = off
screen-more-cards = { $number } more: press c
screen-zone-letters = abcdefghjkmnpqrstuvwxyzoli

# The first page.
screen-subtitle = an open engine for the Unmatched duel system
screen-field-shape = game
screen-field-mode = against
screen-field-bot = the bot is
screen-field-board = board
screen-field-language = language
screen-shape-2 = Duel
screen-shape-3 = Three players, one with two heroes
screen-shape-4 = Two teams of two
screen-mode-bot = a bot
screen-mode-hot-seat = each other, at this keyboard
screen-bot-greedy = greedy (looks one step ahead)
screen-bot-random = random (does anything)
screen-surprise = surprise me
screen-hero-1 = first hero
screen-hero-2 = second hero
screen-your-hero = your hero
screen-bots-hero = bot's hero
screen-team-1 = team A, 1st
screen-team-2 = team B, 2nd
screen-team-3 = team A, 3rd
screen-team-4 = team B, 4th
screen-team-you = you
screen-start = start the game
screen-left-out = left out
screen-move = move { $number }
screen-board-facts = { $spaces } spaces, { $zones } zones
screen-board-passages = { $number } with a secret passage
screen-game-in-short = Two heroes meet on a board. Maneuver, attack and scheme until one of them is left.
screen-unofficial = Unofficial: Unmatched is a trademark of Restoration Games, LLC.
screen-start-keys = [b]↑↓[/b] line  [b]←→[/b] change  [b]Enter[/b] start  [b]?[/b] help  [b]F2[/b] language  [b]q[/b] quit

# The page of help. [b] and [/b] stand around what is bold.
screen-help = help
screen-help-answer = [b]Answer the question[/b] below the board with
screen-help-arrows = [b]↑ ↓ ← →[/b] and [b]Enter[/b]  go to an option, take it
screen-help-number = [b]1 2 3 …[/b]          an option by its number (a space: by its own number);
screen-help-number-more = where 12 exists, a lone 1 needs Enter
screen-help-pass = [b]p[/b]                pass, where one may decline
screen-help-mouse = [b]mouse[/b]            click an option, or a space or fighter on the board
screen-help-undo = [b]u[/b] undo (back to your last question)   [b]c[/b] cards in hands and discard piles
screen-help-log = [b]l[/b] the whole log                  [b]q[/b] Ctrl-C save or quit   [b]?[/b] this page
screen-help-language = [b]F2[/b] another language
screen-help-board =
    { "[b]" }Board:[/b] 12bg is space 12 in the zones b and g, which are named below the board. Above it stands
    who is there, (Ho) of one team, \[Dr] of the other. @ has a secret passage to every other @,
    ≈ and ≋ are tokens, ‣ marks the spaces to choose from.
screen-help-cards = [b]Cards:[/b] A4 attack of value 4, D defense, V either, S scheme; +2 is the boost.
screen-help-game =
    { "[b]" }Game:[/b] a turn has two actions. Maneuver: draw a card and move. Attack: adjacent fighters,
    or for ranged ones any in a zone of theirs. Scheme: play a scheme card. Bring the
    opposing hero to 0 health.

## The colours of zones.

zone-blue = blue
zone-navy = navy
zone-brown = brown
zone-gray = gray
zone-grey = grey
zone-green = green
zone-yellow = yellow
zone-orange = orange
zone-red = red
zone-cream = cream
zone-violet = violet
zone-purple = purple
zone-pink = pink
zone-white = white
zone-black = black
zone-teal = teal
zone-gold = gold
zone-sand = sand
zone-rock = rock

## A recorded game that is watched.

watch-fighter = fighter
watch-side = side
watch-health = health
watch-space = space
watch-defeated = defeated
watch-won = { $one } against { $other } on { $board }, seed { $seed }: { COUNT($turns, "turn") }, { $winners } won
watch-undecided = { $one } against { $other } on { $board }, seed { $seed }: { COUNT($turns, "turn") }, nobody won
watch-running = { $one } against { $other } on { $board }, seed { $seed }: { COUNT($turns, "turn") }, not finished
watch-note = Note: { $note }.
watch-first = This is the beginning.
watch-last = This is the end.
watch-unknown-key = This key does nothing here.
watch-keys = → n next turn   ← p back   Home End first, last   ↑↓ scroll   q quit

## What the other commands print.

report-import =
    { $number ->
        [one] { $name }: { COUNT($cards, "card") } ({ $size }), 1 plays as written
       *[other] { $name }: { COUNT($cards, "card") } ({ $size }), { $number } play as written
    }
report-import-remark = {"  "}note: { $remark }
report-import-same-name = this hero wins over the one of the same name that comes with Peerless ({ $name })
report-import-refused = {"  "}{ $where }: { $reason } (line { $line })
report-import-written = { $path } written
report-import-plain =
    { $number ->
        [one] the card that was refused plays as a plain value until you reword it
       *[other] the { $number } cards that were refused play as plain values until you reword them
    }
report-import-no-ability = there is no hero ability until you reword it
report-import-no-rules = the rule cards that were refused are not played
report-lint =
    { $number ->
        [one] 1 finding in { COUNT($files, "file") }
       *[other] { $number } findings in { COUNT($files, "file") }
    }
report-measure-decks =
    { $number ->
        [one] { $number } deck: { $whole } understood wholly, { $low } under { $limit }%
       *[other] { $number } decks: { $whole } understood wholly, { $low } under { $limit }%
    }
report-measure-phrases = Where reading stopped, by how many cards it stops ({ $number } in all; N is a number, X a name):
report-measure-more = {"       "}and { $number } more; --phrases 0 shows all
report-fuzz-clean = { COUNT($games, "game") }, { COUNT($decisions, "decision") }, laws checked at { $laws } of them, nothing found; { $seconds } s, { $rate } decisions/s
report-fuzz-shrunk = shrunk from { COUNT($before, "answer") } to { COUNT($after, "answer") }: { $law }: { $problem }
report-fuzz-repeated = { $path }: after { COUNT($answers, "answer") }: { $law }: { $problem }
report-scenarios-right = { COUNT($played, "scenario") }, all as written
report-scenarios-differ =
    { $number ->
         [one] { $number } of { COUNT($played, "scenario") } differs
        *[other] { $number } of { COUNT($played, "scenario") } differ
    }

## What a player may do wrong.

fault-did-you-mean = ; did you mean { $name }?
fault-known-are = ; known are { $names }
fault-no-hint = { "" }
fault-no-language = there is no language { $lang }; known are { $known }
fault-no-seat = there is no seat { $seat }; this game has the seats { $first } to { $last }
fault-no-seat-here = there is no seat { $seat } in this game; the seats are 1 to { $last }
fault-no-side = there is no side { $name }{ $hint }
fault-no-fighter = there is no fighter { $name }{ $hint }
fault-no-hero = there is no hero { $name }{ $hint }
fault-no-board = there is no board { $name }{ $hint }
fault-no-hero-file = there is no hero file or folder { $path }
fault-no-board-file = there is no board file or folder { $path }
fault-not-now = { $answer } cannot be played now{ $hint }
fault-game-over = the game is over; nothing can be played
fault-no-terminal = play needs a terminal for both keyboard and screen; from Python, use peerless.Game
fault-nothing-to-play = there is no hero or no board to play with
fault-nothing-playable = there is no hero or no board that can be played
fault-heroes-of-players = { $players } players have { $needed } heroes together, not { $found }
fault-how-many-heroes = a game has two heroes, or four in two teams, not { $number }
fault-wrong-seats = seats must give each of the { $number } heroes a player, counted from 0, not { $seats }
fault-both-teams = a player cannot sit on both teams; first and third hero are one team, second and fourth the other
fault-too-many-fighters = these heroes have { $number } fighters together, { $most } are the most
fault-too-many-tokens = these heroes have more than { $most } kinds of token together
fault-too-many-effects = these heroes have more lasting effects and abilities together than a game can hold (62)
fault-too-few-starts = { $board } has { $number } starting spaces, { $needed } heroes need { $needed }
fault-too-few-spaces = { $board } has { $number } spaces, too few for { $fighters } fighters
fault-saved-elsewhere = this saved game was at another point than the one its answers lead to; it cannot go on
fault-saved-not-text = this saved game is not text (UTF-8)
fault-other-rules = this game was played under rules version { $played } and cannot go on under version { $here }; it can still be watched
fault-other-hero = the hero { $name } plays differently from the one that this game was played with
fault-other-board = the board { $name } differs from the one that this game was played on
