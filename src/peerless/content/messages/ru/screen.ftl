## Экран.

screen-no-option = Варианта { $number } нет.
screen-nothing-pointed = Один Enter здесь ничего не выбирает: укажите на вариант или введите его номер.
screen-nothing-to-undo = Возвращать нечего.
screen-hand-over =
    Отвечает { $side }.

    Остальные игроки сейчас отворачиваются.

    Enter покажет стол.
screen-passage = проход
screen-hand = Рука { CASE($side, "gen") }
screen-hands = Ваши карты
screen-thinking = { $side } { AGREE($side, "думает", "думают") } ...
screen-actions-left = , осталось: { COUNT($number, "action") }
screen-last-action = , последнее действие
screen-won = { $sides } { AGREE($sides, "побеждает", "побеждают") }!
screen-won-nobody = Никто не победил: игра остановлена.
screen-broken = Игру нельзя продолжить: { $problem }
screen-leave = Выйти из этой игры? (Ещё раз Ctrl-C — выйти без сохранения.)
screen-leave-over = Игра окончена.
screen-stay = Играть дальше
screen-stay-over = Остаться
screen-save-and-quit = Сохранить в { $path } и выйти
screen-quit = выйти
screen-refused = Не действует: не удалось понять:
screen-saved = Сохранено в { $path }.
screen-keys = [b]↑↓ Enter[/b] или [b]номер[/b]  [b]p[/b] пас  [b]u[/b] назад  [b]c[/b] карты  [b]l[/b] журнал  [b]?[/b] справка  [b]q[/b] выйти
screen-small =
    В этом окне { $width }×{ $height } знаков.
    Игре нужно { $least_width }×{ $least_height }.
screen-look-at-log = посмотреть журнал
screen-another-game = другая игра
screen-setting-up = подготовка
screen-turn = ход { $number }:
screen-combat = бой
screen-against = против
screen-stopped = остановлено
screen-the-end = конец
screen-log = журнал
screen-card = карта
screen-cards = карты
screen-point-at-card = Укажите на карту, чтобы прочитать её.
screen-nothing-yet = Ещё ничего не произошло.
screen-esc-closes = Esc закрывает
screen-look-and-close = ↑ ↓ — смотреть, Esc закрывает
screen-pile-hand = { $side }: рука ({ $number })
screen-pile-discard = { $side }: сброс ({ $number })
screen-hidden = скрытых: { $number }

# Карты и бойцы как можно короче.
screen-sign-attack = А
screen-sign-defense = З
screen-sign-scheme = П
screen-sign-versatile = У
screen-kind-attack = атака
screen-kind-defense = защита
screen-kind-scheme = приём
screen-kind-versatile = универсальная
screen-card-facts = { $kind }, усиление { $boost }, { $user }
screen-anybody = все
screen-no-effect = Без эффекта.
screen-you = (вы)
screen-piles = рука { $hand } колода { $deck } сброс { $discard }
screen-piles-short = р{ $hand } к{ $deck } с{ $discard }
screen-in-form = — { $form }
screen-defeated = поражение
screen-ranged = дальний
screen-melee = ближний
screen-off = не на поле
screen-more-cards = ещё { $number }: клавиша c
screen-zone-letters = абвгдежиклмнпрстуфхцчшэюя

# Первая страница.
screen-subtitle = открытый движок дуэльной системы Unmatched
screen-field-shape = игра
screen-field-mode = против
screen-field-bot = бот
screen-field-board = поле боя
screen-field-language = язык
screen-shape-2 = Дуэль
screen-shape-3 = Три игрока, один с двумя героями
screen-shape-4 = Две команды по двое
screen-mode-bot = бота
screen-mode-hot-seat = друг друга за этой клавиатурой
screen-bot-greedy = жадный (смотрит на шаг вперёд)
screen-bot-random = случайный (делает что угодно)
screen-surprise = наугад
screen-hero-1 = первый герой
screen-hero-2 = второй герой
screen-your-hero = ваш герой
screen-bots-hero = герой бота
screen-team-1 = команда А, 1
screen-team-2 = команда Б, 2
screen-team-3 = команда А, 3
screen-team-4 = команда Б, 4
screen-team-you = вы
screen-start = начать игру
screen-left-out = пропущено
screen-move = перемещение { $number }
screen-board-facts = ячеек: { $spaces }, зон: { $zones }
screen-board-passages = с потайным проходом: { $number }
screen-game-in-short = Двое героев сходятся на поле боя. Манёвры, атаки и приёмы — пока не останется один.
screen-unofficial = Неофициально: Unmatched — торговая марка Restoration Games, LLC.
screen-start-keys = [b]↑↓[/b] строка  [b]←→[/b] изменить  [b]Enter[/b] начать  [b]?[/b] справка  [b]F2[/b] язык  [b]q[/b] выйти

# Справка.
screen-help = справка
screen-help-answer = [b]Отвечайте на вопрос[/b] под полем боя:
screen-help-arrows = [b]↑ ↓ ← →[/b] и [b]Enter[/b]    перейти к варианту, выбрать его
screen-help-number = [b]1 2 3 …[/b]          номер варианта (для ячейки — её собственный номер);
screen-help-number-more = если есть 12, то после одной 1 нажмите Enter
screen-help-pass = [b]p[/b]                пас, если можно отказаться
screen-help-mouse = [b]мышь[/b]             щёлкните вариант либо ячейку или бойца на поле
screen-help-undo = [b]u[/b] назад (к вашему последнему вопросу)   [b]c[/b] карты в руках и сбросах
screen-help-log = [b]l[/b] весь журнал                 [b]q[/b] Ctrl-C сохранить или выйти   [b]?[/b] эта страница
screen-help-language = [b]F2[/b] другой язык
screen-help-board =
    { "[b]" }Поле боя:[/b] 12сж — это ячейка 12 в зонах «с» и «ж», они названы под полем. Над ней — кто там стоит:
    (Гу) из одной команды, \[Др] из другой. Из @ потайной проход ведёт в каждую другую @,
    ≈ и ≋ — жетоны, ‣ — ячейки, из которых можно выбрать.
screen-help-cards = [b]Карты:[/b] А4 — атака со значением 4, З — защита, У — универсальная, П — приём; +2 — усиление.
screen-help-game =
    { "[b]" }Игра:[/b] в ходе два действия. Манёвр: взять карту и переместиться. Атака: на смежную ячейку, а дальняя —
    ещё и на любую в своей зоне. Приём: разыграть карту приёма.
    Снизьте здоровье героя противника до 0.

## Цвета зон.

zone-blue = синяя
zone-navy = тёмно-синяя
zone-brown = коричневая
zone-gray = серая
zone-grey = серая
zone-green = зелёная
zone-yellow = жёлтая
zone-orange = оранжевая
zone-red = красная
zone-cream = кремовая
zone-violet = фиолетовая
zone-purple = пурпурная
zone-pink = розовая
zone-white = белая
zone-black = чёрная
zone-teal = бирюзовая
zone-gold = золотая
zone-sand = песчаная
zone-rock = каменная

## Просмотр записанной игры.

watch-fighter = боец
watch-side = сторона
watch-health = здоровье
watch-space = ячейка
watch-defeated = поражение
watch-won = { $one } против { CASE($other, "gen") }, поле боя «{ $board }», зерно { $seed }: { COUNT($turns, "turn") }, победа: { $winners }
watch-undecided = { $one } против { CASE($other, "gen") }, поле боя «{ $board }», зерно { $seed }: { COUNT($turns, "turn") }, без победителя
watch-running = { $one } против { CASE($other, "gen") }, поле боя «{ $board }», зерно { $seed }: { COUNT($turns, "turn") }, не окончено
watch-note = Замечание: { $note }.
watch-first = Это начало.
watch-last = Это конец.
watch-unknown-key = Эта клавиша здесь ничего не делает.
watch-keys = → n следующий ход   ← p назад   Home End начало, конец   ↑↓ листать   q выйти

## Что печатают другие команды.

report-import = { $name }: { COUNT($cards, "card") } ({ $size }); карт, которые действуют как написано: { $number }
report-import-remark = {"  "}примечание: { $remark }
report-import-same-name = этот герой заменяет одноимённого героя из Peerless ({ $name })
report-import-refused = {"  "}{ $where }: { $reason } (строка { $line })
report-import-written = записано { $path }
report-import-plain = отклонённых карт: { $number }; до переписывания у них есть только значение
report-import-no-ability = способность героя не действует, пока её не перепишут
report-import-no-rules = отклонённые карты правил не действуют
report-lint = замечаний: { $number } ({ COUNT($files, "file") })
report-measure-decks = колод: { $number }; понято полностью: { $whole }, меньше { $limit }%: { $low }
report-measure-phrases = Где остановилось чтение, по числу карт (всего { $number }; N — число, X — имя):
report-measure-more = {"       "}и ещё { $number }; --phrases 0 показывает все
report-fuzz-clean = { COUNT($games, "game") }, { COUNT($decisions, "decision") }, законы проверены: { $laws }, ничего не найдено; { $seconds } с, решений в секунду: { $rate }
report-fuzz-shrunk = сокращено с { COUNT($before, "answer", "gen") } до { COUNT($after, "answer", "gen") }: { $law }: { $problem }
report-fuzz-repeated = { $path }: после { COUNT($answers, "answer", "gen") }: { $law }: { $problem }
report-scenarios-right = { COUNT($played, "scenario") }: всё как написано
report-scenarios-differ = отличия: { $number } из { COUNT($played, "scenario", "gen") }

## Что игрок может сделать не так.

fault-did-you-mean = ; может быть, { $name }?
fault-known-are = ; известны: { $names }
fault-no-hint = { "" }
fault-no-language = языка { $lang } нет; известны: { $known }
fault-no-seat = места { $seat } нет; в этой игре есть места от { $first } до { $last }
fault-no-seat-here = места { $seat } в этой игре нет; есть места от 1 до { $last }
fault-no-side = стороны { $name } нет{ $hint }
fault-no-fighter = бойца { $name } нет{ $hint }
fault-no-hero = героя { $name } нет{ $hint }
fault-no-board = поля боя { $name } нет{ $hint }
fault-no-hero-file = нет файла или папки героев { $path }
fault-no-board-file = нет файла или папки полей боя { $path }
fault-not-now = { $answer } сейчас сыграть нельзя{ $hint }
fault-game-over = игра окончена, больше ничего сыграть нельзя
fault-no-terminal = для игры нужен терминал с клавиатурой и экраном; в Python воспользуйтесь peerless.Game
fault-nothing-to-play = нет героя или поля боя, чтобы играть
fault-nothing-playable = нет героя или поля боя, пригодных для игры
fault-heroes-of-players = число героев для { $players } игроков — { $needed }, а не { $found }
fault-how-many-heroes = в игре двое героев или четверо в двух командах, а не { $number }
fault-wrong-seats = каждому из героев ({ $number }) нужно дать игрока, считая от 0, а не { $seats }
fault-both-teams = игрок не может сидеть в обеих командах; первый и третий герои — одна команда, второй и четвёртый — другая
fault-too-many-fighters = у этих героев вместе слишком много бойцов: { $number }, больше { $most } не бывает
fault-too-many-tokens = у этих героев вместе слишком много видов жетонов, больше { $most } не бывает
fault-too-many-effects = у этих героев вместе больше длительных эффектов и способностей, чем вмещает игра (62)
fault-too-few-starts = на поле боя «{ $board }» мало стартовых ячеек: { $number }, а нужно { $needed }
fault-too-few-spaces = на поле боя «{ $board }» мало ячеек: { $number }, а бойцов { $fighters }
fault-saved-elsewhere = эта сохранённая игра остановлена не там, куда ведут её ответы; продолжить её нельзя
fault-saved-not-text = эта сохранённая игра — не текст (UTF-8)
fault-other-rules = в эту игру играли по версии правил { $played }, продолжить её по версии { $here } нельзя; посмотреть можно
fault-other-hero = герой { $name } здесь играет иначе, чем тот, которым играли
fault-other-board = поле боя { $name } здесь не такое, как то, на котором играли
