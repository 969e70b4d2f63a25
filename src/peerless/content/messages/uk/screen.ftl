## Екран.

screen-no-option = Варіанта { $number } немає.
screen-nothing-pointed = Сам Enter тут нічого не вибирає: вкажіть на варіант або введіть його номер.
screen-nothing-to-undo = Повертати нічого.
screen-hand-over =
    Відповідає { $side }.

    Решта гравців зараз відвертається.

    Enter покаже стіл.
screen-passage = прохід
screen-hand = Рука { CASE($side, "gen") }
screen-hands = Ваші карти
screen-thinking = { $side } { AGREE($side, "думає", "думають") } ...
screen-actions-left = , залишок: { COUNT($number, "action") }
screen-last-action = , остання дія
screen-won = { $sides } { AGREE($sides, "перемагає", "перемагають") }!
screen-won-nobody = Ніхто не переміг: гру зупинено.
screen-broken = Гра не може тривати: { $problem }
screen-leave = Вийти з цієї гри? (Ще раз Ctrl-C — вийти без збереження.)
screen-leave-over = Гру закінчено.
screen-stay = Грати далі
screen-stay-over = Лишитися
screen-save-and-quit = Зберегти у { $path } і вийти
screen-quit = вийти
screen-refused = Не діє, бо не вдалося зрозуміти:
screen-saved = Збережено у { $path }.
screen-keys = [b]↑↓ Enter[/b] чи [b]номер[/b]  [b]p[/b] пас  [b]u[/b] назад  [b]c[/b] карти  [b]l[/b] журнал  [b]?[/b] довідка  [b]q[/b] вийти
screen-small =
    Це вікно має { $width }×{ $height } знаків.
    Гра потребує { $least_width }×{ $least_height }.
screen-look-at-log = переглянути журнал
screen-another-game = інша гра
screen-setting-up = приготування
screen-turn = хід { $number }:
screen-combat = бій
screen-against = проти
screen-stopped = зупинено
screen-the-end = кінець
screen-log = журнал
screen-card = карта
screen-cards = карти
screen-point-at-card = Вкажіть на карту, щоб прочитати її.
screen-nothing-yet = Ще нічого не сталося.
screen-esc-closes = Esc закриває
screen-look-and-close = ↑ ↓ — дивитися, Esc закриває
screen-pile-hand = { $side }: рука ({ $number })
screen-pile-discard = { $side }: скид ({ $number })
screen-hidden = прихованих: { $number }

# Карти й бійці якнайкоротше.
screen-sign-attack = А
screen-sign-defense = О
screen-sign-scheme = В
screen-sign-versatile = У
screen-kind-attack = атака
screen-kind-defense = оборона
screen-kind-scheme = виверт
screen-kind-versatile = універсальна
screen-card-facts = { $kind }, поліпшення { $boost }, { $user }
screen-anybody = будь-хто
screen-no-effect = Без ефекту.
screen-you = (ви)
screen-piles = рука { $hand } колода { $deck } скид { $discard }
screen-piles-short = р{ $hand } к{ $deck } с{ $discard }
screen-in-form = — { $form }
screen-defeated = загибель
screen-ranged = дальня
screen-melee = ближня
screen-off = не на полі
screen-more-cards = ще { $number }: клавіша c
screen-zone-letters = абвгдежиклмнпрстуфхцчшюя

# Перша сторінка.
screen-subtitle = відкритий рушій дуельної системи Unmatched
screen-field-shape = гра
screen-field-mode = проти
screen-field-bot = бот
screen-field-board = поле бою
screen-field-language = мова
screen-shape-2 = Дуель
screen-shape-3 = Три гравці, один з двома героями
screen-shape-4 = Дві команди по двоє
screen-mode-bot = бота
screen-mode-hot-seat = один одного за цією клавіатурою
screen-bot-greedy = жадібний (дивиться на крок уперед)
screen-bot-random = випадковий (робить будь-що)
screen-surprise = навмання
screen-hero-1 = перший герой
screen-hero-2 = другий герой
screen-your-hero = ваш герой
screen-bots-hero = герой бота
screen-team-1 = команда А, 1
screen-team-2 = команда Б, 2
screen-team-3 = команда А, 3
screen-team-4 = команда Б, 4
screen-team-you = ви
screen-start = почати гру
screen-left-out = пропущено
screen-move = переміщення { $number }
screen-board-facts = комірок: { $spaces }, зон: { $zones }
screen-board-passages = з таємним проходом: { $number }
screen-game-in-short = Двоє героїв сходяться на полі бою. Маневри, атаки й виверти — доки не залишиться один.
screen-unofficial = Неофіційно: Unmatched — торговельна марка Restoration Games, LLC.
screen-start-keys = [b]↑↓[/b] рядок  [b]←→[/b] змінити  [b]Enter[/b] почати  [b]?[/b] довідка  [b]F2[/b] мова  [b]q[/b] вийти

# Довідка.
screen-help = довідка
screen-help-answer = [b]Відповідайте на запитання[/b] під полем бою:
screen-help-arrows = [b]↑ ↓ ← →[/b] і [b]Enter[/b]    перейти до варіанта, вибрати його
screen-help-number = [b]1 2 3 …[/b]          номер варіанта (для комірки — її власний номер);
screen-help-number-more = якщо є 12, то після самої 1 натисніть Enter
screen-help-pass = [b]p[/b]                пас, якщо можна відмовитися
screen-help-mouse = [b]миша[/b]             клацніть варіант або комірку чи бійця на полі
screen-help-undo = [b]u[/b] назад (до вашого останнього запитання)   [b]c[/b] карти на руках і у скидах
screen-help-log = [b]l[/b] увесь журнал                 [b]q[/b] Ctrl-C зберегти чи вийти   [b]?[/b] ця сторінка
screen-help-language = [b]F2[/b] інша мова
screen-help-board =
    { "[b]" }Поле бою:[/b] 12сж — це комірка 12 у зонах «с» і «ж», їх названо під полем. Над нею — хто там стоїть:
    (Гу) з однієї команди, \[Др] з іншої. Від @ таємний прохід веде до кожної іншої @,
    ≈ та ≋ — жетони, ‣ — комірки, з яких можна вибрати.
screen-help-cards = [b]Карти:[/b] А4 — атака зі значенням 4, О — оборона, У — універсальна, В — виверт; +2 — поліпшення.
screen-help-game =
    { "[b]" }Гра:[/b] у ході дві дії. Маневр: узяти карту й переміститися. Атака: на суміжну комірку, а дальня —
    ще й на будь-яку у своїй зоні. Виверт: розіграти карту виверту.
    Зменште здоров'я ворожого героя до 0.

## Кольори зон.

zone-blue = синя
zone-navy = темно-синя
zone-brown = коричнева
zone-gray = сіра
zone-grey = сіра
zone-green = зелена
zone-yellow = жовта
zone-orange = помаранчева
zone-red = червона
zone-cream = кремова
zone-violet = фіолетова
zone-purple = пурпурова
zone-pink = рожева
zone-white = біла
zone-black = чорна
zone-teal = бірюзова
zone-gold = золота
zone-sand = піщана
zone-rock = кам'яна

## Перегляд записаної гри.

watch-fighter = боєць
watch-side = сторона
watch-health = здоров'я
watch-space = комірка
watch-defeated = загибель
watch-won = { $one } проти { CASE($other, "gen") }, поле бою «{ $board }», зерно { $seed }: { COUNT($turns, "turn") }, перемога: { $winners }
watch-undecided = { $one } проти { CASE($other, "gen") }, поле бою «{ $board }», зерно { $seed }: { COUNT($turns, "turn") }, без переможця
watch-running = { $one } проти { CASE($other, "gen") }, поле бою «{ $board }», зерно { $seed }: { COUNT($turns, "turn") }, не закінчено
watch-note = Зауваження: { $note }.
watch-first = Це початок.
watch-last = Це кінець.
watch-unknown-key = Ця клавіша тут нічого не робить.
watch-keys = → n наступний хід   ← p назад   Home End початок, кінець   ↑↓ гортати   q вийти

## Що друкують інші команди.

report-import = { $name }: { COUNT($cards, "card") } ({ $size }); карт, що діють як написано: { $number }
report-import-remark = {"  "}примітка: { $remark }
report-import-same-name = цей герой має перевагу над однойменним героєм із Peerless ({ $name })
report-import-refused = {"  "}{ $where }: { $reason } (рядок { $line })
report-import-written = записано { $path }
report-import-plain = відхилених карт: { $number }; до переписування вони мають лише значення
report-import-no-ability = уміння героя не діє, доки його не переписано
report-import-no-rules = відхилені карти правил не діють
report-lint = зауважень: { $number } ({ COUNT($files, "file") })
report-measure-decks = колод: { $number }; зрозуміло повністю: { $whole }, менше { $limit }%: { $low }
report-measure-phrases = Де зупинилося читання, за кількістю карт (усього { $number }; N — число, X — ім'я):
report-measure-more = {"       "}і ще { $number }; --phrases 0 показує всі
report-fuzz-clean = { COUNT($games, "game") }, { COUNT($decisions, "decision") }, закони перевірено: { $laws }, нічого не знайдено; { $seconds } с, рішень за секунду: { $rate }
report-fuzz-shrunk = скорочено з { COUNT($before, "answer", "gen") } до { COUNT($after, "answer", "gen") }: { $law }: { $problem }
report-fuzz-repeated = { $path }: після { COUNT($answers, "answer", "gen") }: { $law }: { $problem }
report-scenarios-right = { COUNT($played, "scenario") }: усе як написано
report-scenarios-differ = відмінності: { $number } з { COUNT($played, "scenario", "gen") }

## Що гравець може зробити не так.

fault-did-you-mean = ; може, { $name }?
fault-known-are = ; відомі: { $names }
fault-no-hint = { "" }
fault-no-language = мови { $lang } немає; відомі: { $known }
fault-no-seat = місця { $seat } немає; у цій грі є місця від { $first } до { $last }
fault-no-seat-here = місця { $seat } у цій грі немає; є місця від 1 до { $last }
fault-no-side = сторони { $name } немає{ $hint }
fault-no-fighter = бійця { $name } немає{ $hint }
fault-no-hero = героя { $name } немає{ $hint }
fault-no-board = поля бою { $name } немає{ $hint }
fault-no-hero-file = немає файлу чи теки героїв { $path }
fault-no-board-file = немає файлу чи теки полів бою { $path }
fault-not-now = { $answer } зараз зіграти не можна{ $hint }
fault-game-over = гру закінчено, більше нічого зіграти не можна
fault-no-terminal = для гри потрібен термінал із клавіатурою та екраном; у Python скористайтеся peerless.Game
fault-nothing-to-play = немає героя або поля бою, щоб грати
fault-nothing-playable = немає героя або поля бою, придатних для гри
fault-heroes-of-players = кількість героїв для { $players } гравців — { $needed }, а не { $found }
fault-how-many-heroes = у грі двоє героїв або четверо у двох командах, а не { $number }
fault-wrong-seats = кожному з героїв ({ $number }) треба дати гравця, рахуючи від 0, а не { $seats }
fault-both-teams = гравець не може сидіти в обох командах; перший і третій герої — одна команда, другий і четвертий — друга
fault-too-many-fighters = у цих героїв разом забагато бійців: { $number }, найбільше може бути { $most }
fault-too-many-tokens = у цих героїв разом забагато видів жетонів, найбільше може бути { $most }
fault-too-many-effects = у цих героїв разом більше тривалих ефектів і вмінь, ніж уміщує гра (62)
fault-too-few-starts = на полі бою «{ $board }» замало початкових комірок: { $number }, а потрібно { $needed }
fault-too-few-spaces = на полі бою «{ $board }» замало комірок: { $number }, а бійців { $fighters }
fault-saved-elsewhere = цю збережену гру зупинено не там, куди ведуть її відповіді; продовжити її не можна
fault-saved-not-text = ця збережена гра не є текстом (UTF-8)
fault-other-rules = у цю гру грали за версією правил { $played }, продовжити її за версією { $here } не можна; переглядати можна
fault-other-hero = герой { $name } тут грає інакше, ніж той, яким грали
fault-other-board = поле бою { $name } тут не таке, як те, на якому грали
