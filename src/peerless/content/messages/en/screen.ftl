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
