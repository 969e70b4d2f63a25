# Українська. Терміни — як у правилах гри. Підказки звертаються на «Ви», варіанти відповіді стоять в інфінітиві, журнал
# ведеться в теперішньому часі: він не потребує роду.

## Списки.

list-nothing = нічого

## Назви.

label-immediately = Негайно: { $text }
label-during = Під час бою: { $text }
label-after = Після бою: { $text }
label-boosted = Бонус поліпшення: { $text }
label-played = Зіграна горілиць: { $text }
label-discarded = Скинута через ефект суперника: { $text }
names-hidden-card = прихована карта
names-numbered = { $name } { $number }
names-owned = { $name } ({ $number })
names-ability = уміння героя
names-effect = { $name } — { $text }
names-quoted = «{ $name }»
noun-hero = герой
    .gen = героя
    .dat = героєві
    .acc = героя
    .ins = героєм
    .loc = героєві
    .gender = m
noun-fighter = боєць
    .gen = бійця
    .dat = бійцеві
    .acc = бійця
    .ins = бійцем
    .loc = бійцеві
    .gender = m
noun-card = карта
    .gen = карти
    .dat = карті
    .acc = карту
    .ins = картою
    .loc = карті
    .gender = f
noun-form = подоба
    .gen = подоби
    .dat = подобі
    .acc = подобу
    .ins = подобою
    .loc = подобі
    .gender = f
noun-ability = уміння
    .gen = уміння
    .dat = умінню
    .acc = уміння
    .ins = умінням
    .loc = умінні
    .gender = n
noun-meant = той боєць
    .gen = того бійця
    .dat = тому бійцеві
    .acc = того бійця
    .ins = тим бійцем
    .loc = тому бійцеві
    .gender = m

## Кількість.

count-card =
    { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[other] { $number } карт
    }
    .acc =
        { $number ->
            [one] { $number } карту
            [few] { $number } карти
           *[other] { $number } карт
        }
count-damage =
    { $number ->
        [one] { $number } поранення
        [few] { $number } поранення
       *[other] { $number } поранень
    }
    .gen =
        { $number ->
            [one] { $number } поранення
           *[other] { $number } поранень
        }
count-health =
    { $number ->
        [one] { $number } одиниця здоров'я
        [few] { $number } одиниці здоров'я
       *[other] { $number } одиниць здоров'я
    }
    .acc =
        { $number ->
            [one] { $number } одиницю здоров'я
            [few] { $number } одиниці здоров'я
           *[other] { $number } одиниць здоров'я
        }
count-action =
    { $number ->
        [one] { $number } дія
        [few] { $number } дії
       *[other] { $number } дій
    }
    .acc =
        { $number ->
            [one] { $number } дію
            [few] { $number } дії
           *[other] { $number } дій
        }
count-space =
    { $number ->
        [one] { $number } комірка
        [few] { $number } комірки
       *[other] { $number } комірок
    }
    .acc =
        { $number ->
            [one] { $number } комірку
            [few] { $number } комірки
           *[other] { $number } комірок
        }
count-file =
    { $number ->
        [one] { $number } файл
        [few] { $number } файли
       *[many] { $number } файлів
    }
count-game =
    { $number ->
        [one] { $number } партія
        [few] { $number } партії
       *[other] { $number } партій
    }
count-decision =
    { $number ->
        [one] { $number } рішення
        [few] { $number } рішення
       *[other] { $number } рішень
    }
count-scenario =
    { $number ->
        [one] { $number } сценарій
        [few] { $number } сценарії
       *[other] { $number } сценаріїв
    }
    .gen =
        { $number ->
            [one] { $number } сценарію
           *[other] { $number } сценаріїв
        }
count-answer =
    { $number ->
        [one] { $number } відповідь
        [few] { $number } відповіді
       *[other] { $number } відповідей
    }
    .gen =
        { $number ->
            [one] { $number } відповіді
           *[other] { $number } відповідей
        }
count-turn =
    { $number ->
        [one] { $number } хід
        [few] { $number } ходи
       *[other] { $number } ходів
    }

## Про що питають гравця.

ask-plain = { $side }: { $asked }.
ask-because = { $side }: { $asked } ({ $source }).
ask-or-pass = { $asked }, або пасуйте
ask-action = виберіть дію (залишок: { $number })
ask-boost = виберіть карту, щоб поліпшити { CASE($card, "acc") }
ask-boost-move = виберіть карту, щоб поліпшити переміщення
ask-attack-card = виберіть карту для атаки: { $attacker } проти { CASE($target, "gen") }
ask-defense-card = виберіть карту, щоб захистити { CASE($target, "acc") } від { CASE($attacker, "gen") }
ask-hand-limit = виберіть карту, щоб скинути: на руці забагато карт
ask-discard = виберіть карту, щоб скинути
ask-discard-theirs = виберіть карту, яку { AGREE($owner, "скине", "скинуть") } { $owner }
ask-keep = виберіть карту, яку лишити собі
ask-bottom = виберіть наступну карту, щоб покласти на низ колоди
ask-aside-top = виберіть наступну карту, щоб покласти на верх колоди
ask-top = виберіть карту, щоб покласти на верх колоди
ask-take-back = виберіть карту, щоб повернути на руку
ask-instead = виберіть карту, щоб розіграти натомість
ask-instead-theirs = виберіть карту, яку натомість { AGREE($owner, "розіграє", "розіграють") } { $owner }
ask-card = виберіть карту
ask-react = відкрийте карту, щоб скасувати цей ефект
ask-maneuver = виберіть бійця, щоб перемістити
ask-move = виберіть бійця, щоб перемістити
ask-damage = виберіть бійця, який зазнає поранень
ask-recover = виберіть бійця, який здобуде здоров'я
ask-place-fighter = виберіть бійця, щоб поставити
ask-schemer = виберіть, хто розіграє { CASE($card, "acc") }
ask-remove = виберіть бійця, щоб прибрати з поля бою
ask-fighter = виберіть бійця
ask-go = виберіть, куди { AGREE($fighter, "переміститься", "перемістяться") } { $fighter }
ask-go-or-place = виберіть, куди перемістити чи поставити { CASE($fighter, "acc") }
ask-place = виберіть, куди поставити { CASE($fighter, "acc") }
ask-token-go = виберіть, куди перемістити жетон { CASE($token, "gen") }
ask-token-place = виберіть, куди покласти жетон { CASE($token, "gen") }
ask-space = виберіть комірку
ask-token = виберіть жетон { CASE($token, "gen") }, щоб перемістити
ask-token-remove = виберіть жетон { CASE($token, "gen") }, щоб прибрати
ask-name = назвіть число
ask-draw-number = виберіть, скільки карт узяти
ask-number = виберіть число
ask-choice = виберіть одне
ask-yes = виберіть, чи скористатися цим ефектом
ask-yes-draw = виберіть, чи взяти { COUNT($number, "card", "acc") }
ask-yes-damage = виберіть, чи завдати { COUNT($number, "damage", "gen") } { CASE($fighter, "dat") }
ask-yes-recover = виберіть, чи { AGREE($fighter, "здобуде", "здобудуть") } { $fighter } { COUNT($number, "health", "acc") }
ask-yes-actions = виберіть, чи отримати { COUNT($number, "action", "acc") }
ask-yes-end-turn = виберіть, чи завершити хід
ask-yes-transform = виберіть, чи перетворитися на { CASE($form, "acc") }
ask-yes-swap = виберіть, чи поміняти місцями { CASE($fighter, "acc") } і { CASE($other, "acc") }
ask-yes-value = виберіть, чи змінити надруковане значення { CASE($card, "gen") } на { $number }
ask-yes-remove = виберіть, чи прибрати { CASE($fighter, "acc") } з поля бою
ask-opponent = виберіть суперника
ask-order = виберіть, що станеться спершу

## Що робить відповідь.

option-maneuvers = маневр
option-scheme = розіграти { CASE($chosen, "acc") }
option-attack = { $fighter }: атакувати { CASE($target, "acc") }
option-boost = поліпшити картою { $chosen } (+{ $boost })
option-boost-move = поліпшити картою { $chosen } (+{ $boost })
option-attack-card = атакувати картою { $chosen } ({ $value })
option-defense-card = оборонятися картою { $chosen } ({ $value })
option-no-value = без значення
option-hand-limit = скинути { CASE($chosen, "acc") }
option-discard = скинути { CASE($chosen, "acc") }
option-discard-theirs = скинути { CASE($chosen, "acc") }
option-keep = лишити { CASE($chosen, "acc") }
option-bottom = покласти на низ { CASE($chosen, "acc") }
option-aside-top = покласти на верх колоди { CASE($chosen, "acc") }
option-top = покласти на верх колоди { CASE($chosen, "acc") }
option-take-back = повернути на руку { CASE($chosen, "acc") }
option-instead = розіграти натомість { CASE($chosen, "acc") } ({ $value })
option-instead-theirs = натомість { $chosen } ({ $value })
option-card = { $chosen }
option-react = відкрити { CASE($chosen, "acc") } і скасувати цей ефект
option-maneuver = перемістити { CASE($chosen, "acc") }
option-move = перемістити { CASE($chosen, "acc") }
option-damage = завдати { COUNT($number, "damage", "gen") } { CASE($chosen, "dat") }
option-recover = { $chosen } { AGREE($chosen, "здобуває", "здобувають") } { COUNT($number, "health", "acc") }
option-place-fighter = поставити { CASE($chosen, "acc") }
option-schemer = { $chosen }: розіграти { CASE($card, "acc") }
option-remove = прибрати { CASE($chosen, "acc") } з поля бою
option-fighter = { $chosen }
option-move-or-place = перемістити чи поставити { CASE($chosen, "acc") }
option-go = переміститися на комірку { $chosen }
option-go-or-place = поставити { CASE($fighter, "acc") } на комірку { $chosen }
option-place = поставити { CASE($fighter, "acc") } на комірку { $chosen }
option-token-go = перемістити жетон { CASE($token, "gen") } на комірку { $chosen }
option-token-place = покласти жетон { CASE($token, "gen") } на комірку { $chosen }
option-space = комірка { $chosen }
option-token = жетон { CASE($token, "gen") } на комірці { $chosen }
option-token-remove = прибрати жетон { CASE($token, "gen") } з комірки { $chosen }
option-name = назвати { $number }
option-draw-number = узяти { COUNT($number, "card", "acc") }
option-number = { $number }
option-choice = варіант { $number }
option-yes = так
option-yes-draw = узяти { COUNT($number, "card", "acc") }
option-yes-damage = завдати { COUNT($number, "damage", "gen") } { CASE($fighter, "dat") }
option-yes-recover = { $fighter } { AGREE($fighter, "здобуває", "здобувають") } { COUNT($number, "health", "acc") }
option-yes-actions = отримати { COUNT($number, "action", "acc") }
option-yes-end-turn = завершити хід
option-yes-transform = перетворитися на { CASE($form, "acc") }
option-yes-swap = поміняти місцями { CASE($fighter, "acc") } і { CASE($other, "acc") }
option-yes-value = змінити значення { CASE($card, "gen") } на { $number }
option-yes-remove = прибрати { CASE($fighter, "acc") } з поля бою
option-opponent = вибрати { CASE($chosen, "acc") }
option-order = { $effect }

## Що означає пас.

pass-other = пас
pass-boost = не поліпшувати
pass-boost-move = не поліпшувати
pass-attack-card = без карти атаки
pass-defense-card = без карти оборони
pass-discard = нічого не скидати
pass-discard-theirs = нічого не скидати
pass-instead = лишити карту, що там лежить
pass-instead-theirs = лишити карту, що там лежить
pass-keep = нічого не лишати
pass-react = нічого не відкривати
pass-maneuver = більше нікого не переміщувати
pass-move = нікого не переміщувати
pass-damage = не завдавати поранень
pass-go = лишитися на місці
pass-place = не ставити { CASE($fighter, "acc") }
pass-token = не переміщувати жетонів
pass-token-go = лишити на місці
pass-yes = ні
pass-yes-draw = не брати
pass-yes-damage = не завдавати поранень
pass-yes-recover = ні
pass-yes-actions = ні
pass-yes-end-turn = ні
pass-yes-transform = не перетворюватися
pass-yes-swap = не міняти місцями
pass-yes-value = лишити значення, як є
pass-yes-remove = ні

## Журнал.

log-setup = приготування
log-because = { " " }({ $source })
log-ability-not-played = { $side }: уміння героя, яке описав автор, не діє, бо його не вдалося зрозуміти.
log-rules-not-played = { $side }: правила, які додав автор, не діють, бо їх не вдалося зрозуміти.
log-turn-begins = хід { $number }: { $side }
log-placed = { CASE($fighter, "acc") } ставлять на комірку { $space }{ $because }.
log-placed-from = { CASE($fighter, "acc") } переставляють із комірки { $start } на комірку { $space }{ $because }.
log-moved = { $fighter } { AGREE($fighter, "переміщується", "переміщуються") } з комірки { $start } на комірку { $space }.
log-drew = { $side } { AGREE($side, "бере", "беруть") } { AGREE($cards, "карту", "карти") } { $cards }.
log-drew-hidden = { $side } { AGREE($side, "бере", "беруть") } { COUNT($number, "card", "acc") }.
log-exhausted = { $side } не { AGREE($side, "має", "мають") } карт у колоді: усі бійці цієї сторони зазнають поранень.
log-hurt = { $fighter } { AGREE($fighter, "зазнає", "зазнають") } { COUNT($number, "damage", "gen") }{ $because }, здоров'я: { $health }.
log-healed = { $fighter } { AGREE($fighter, "здобуває", "здобувають") } { COUNT($number, "health", "acc") }{ $because }, здоров'я: { $health }.
log-healed-none = { $fighter } вже { AGREE($fighter, "має", "мають") } найбільше здоров'я і нічого не { AGREE($fighter, "здобуває", "здобувають") }{ $because }.
log-fell = { $fighter } { AGREE($fighter, "гине", "гинуть") }.
log-maneuvers = { $side } { AGREE($side, "виконує", "виконують") } маневр.
log-boosts = { $side } { AGREE($side, "поліпшує", "поліпшують") } картою { $card }.
log-boosted-move = Тепер бійці можуть переміститися щонайбільше на { COUNT($number, "space", "acc") }.
log-boosted-card = { CASE($card, "nom") } додає { $number } до значення { CASE($other, "gen") }.
log-schemed = { $fighter } { AGREE($fighter, "розігрує", "розігрують") } { CASE($card, "acc") }.
log-attacked = { $fighter } { AGREE($fighter, "атакує", "атакують") } { CASE($target, "acc") }.
log-played-attack = { $side } { AGREE($side, "кладе", "кладуть") } { CASE($card, "acc") } долілиць для атаки.
log-played-defense = { $side } { AGREE($side, "кладе", "кладуть") } { CASE($card, "acc") } долілиць для оборони.
log-played-hidden-attack = { $side } { AGREE($side, "кладе", "кладуть") } карту долілиць для атаки.
log-played-hidden-defense = { $side } { AGREE($side, "кладе", "кладуть") } карту долілиць для оборони.
log-played-openly-attack = { $side } { AGREE($side, "кладе", "кладуть") } { CASE($card, "acc") } горілиць для атаки, значення { $value }.
log-played-openly-defense = { $side } { AGREE($side, "кладе", "кладуть") } { CASE($card, "acc") } горілиць для оборони, значення { $value }.
log-no-defense = { $side } не { AGREE($side, "розігрує", "розігрують") } карти оборони.
log-revealed-attack = { $side } { AGREE($side, "відкриває", "відкривають") } { CASE($card, "acc") }, атака { $value }.
log-revealed-defense = { $side } { AGREE($side, "відкриває", "відкривають") } { CASE($card, "acc") }, оборона { $value }.
log-changed = { $line } Надруковане значення — { $printed }.
log-changed-by = { $line } Надруковане значення — { $printed }, його змінює { CASE($source, "nom") }.
log-canceled = Ефекти { CASE($card, "gen") } скасовано{ $because }.
log-cancel-failed = Ефекти { CASE($card, "gen") } не можна скасувати{ $because }.
log-value = Значення { CASE($card, "gen") } стає { $number }{ $because }.
log-raised = Значення { CASE($card, "gen") } зростає на { $added } до { $number }{ $because }.
log-lowered = Значення { CASE($card, "gen") } зменшується на { $added } до { $number }{ $because }.
log-unchanged = Значення { CASE($card, "gen") } лишається { $number }{ $because }.
log-value-held = Значення { CASE($card, "gen") } — { $number }, і його не можна змінити{ $because }.
log-fixed = Значення { CASE($card, "gen") } стає { $number }, і його більше не можна змінити{ $because }.
log-ignored = Значення { CASE($card, "gen") } не враховують{ $because }.
log-outcome = Атака { $attack } проти оборони { $defense }.
log-part = { $card } { $number }
log-part-because = { $card } { $number } через { CASE($source, "acc") }
log-part-added = { $source } +{ $number }
log-part-taken = { $source } { $number }
log-part-ignored = { $card } не враховують
log-sum = { $number } ({ $parts })
log-won-attack = { $side } { AGREE($side, "перемагає в", "перемагають у") } бою, нападаючи.
log-won-defense = { $side } { AGREE($side, "перемагає в", "перемагають у") } бою, обороняючись.
log-discarded = { $side } { AGREE($side, "скидає", "скидають") } { AGREE($cards, "карту", "карти") } { $cards }.
log-discarded-limit = { $side } { AGREE($side, "перевищує", "перевищують") } ліміт руки та { AGREE($side, "скидає", "скидають") } { AGREE($cards, "карту", "карти") } { $cards }.
log-to-hand = { CASE($card, "nom") } потрапляє на руку { CASE($side, "gen") }.
log-looked = { $side } { AGREE($side, "переглядає", "переглядають") } руку { CASE($other, "gen") }.
log-showed-hand = { $side } { AGREE($side, "показує", "показують") } всі карти на руці.
log-card-shown = Карти на руці: { $cards }.
log-reacted = { $side } { AGREE($side, "відкриває", "відкривають") } { CASE($card, "acc") } з руки та { AGREE($side, "скасовує", "скасовують") } цей ефект.
log-actions-gained = { $side } { AGREE($side, "отримує", "отримують") } { COUNT($number, "action", "acc") }.
log-transformed = { $side } { AGREE($side, "перетворюється", "перетворюються") } на { CASE($form, "acc") }.
log-token-placed = { $side } { AGREE($side, "кладе", "кладуть") } жетон { CASE($token, "gen") } на комірку { $space }.
log-token-moved = { $side } { AGREE($side, "переміщує", "переміщують") } жетон { CASE($token, "gen") } з комірки { $start } на комірку { $space }.
log-token-removed = { $side } { AGREE($side, "прибирає", "прибирають") } жетон { CASE($token, "gen") } з комірки { $space }.
log-counters-gained = { $side } { AGREE($side, "отримує", "отримують") } лічильників { $counter }: { $number }, тепер разом { $total }.
log-counters-lost = { $side } { AGREE($side, "втрачає", "втрачають") } лічильників { $counter }: { $number }, тепер разом { $total }.
log-guarded = { $fighter } більше не { AGREE($fighter, "зазнає", "зазнають") } поранень у цьому бою.
log-prevented = { $fighter } не { AGREE($fighter, "зазнає", "зазнають") } { COUNT($number, "damage", "gen") }.
log-attack-bonus = Значення атак { CASE($fighter, "gen") } до кінця ходу більше на { $number }.
log-health-set = Здоров'я { CASE($fighter, "gen") } тепер { $number }.
log-top-discarded = { $side } { AGREE($side, "скидає", "скидають") } з верху колоди { AGREE($cards, "карту", "карти") } { $cards }.
log-looked-at-top = { $side } { AGREE($side, "переглядає", "переглядають") } на верху колоди { AGREE($cards, "карту", "карти") } { $cards }.
log-looked-at-top-hidden = { $side } { AGREE($side, "переглядає", "переглядають") } на верху колоди { COUNT($number, "card", "acc") }.
log-into-deck = { $side } { AGREE($side, "повертає", "повертають") } зі скиду в колоду { AGREE($cards, "карту", "карти") } { $cards }.
log-into-deck-hidden = { $side } { AGREE($side, "повертає", "повертають") } зі скиду в колоду { COUNT($number, "card", "acc") }.
log-searched = { $side } { AGREE($side, "бере", "беруть") } з колоди на руку { AGREE($cards, "карту", "карти") } { $cards }.
log-searched-hidden = { $side } { AGREE($side, "бере", "беруть") } з колоди на руку { COUNT($number, "card", "acc") }.
log-left-board = { $fighter } { AGREE($fighter, "залишає", "залишають") } поле бою.
log-restored = { $fighter } { AGREE($fighter, "рятується", "рятуються") }, здоров'я: { $number }.
log-restored-defeated = { $fighter } { AGREE($fighter, "повертається", "повертаються") } на поле бою, здоров'я: { $number }.
log-named = { $side } { AGREE($side, "називає", "називають") } число { $number }.
log-on-deck = { $side } { AGREE($side, "кладе", "кладуть") } на верх колоди { AGREE($cards, "карту", "карти") } { $cards }.
log-on-deck-hidden = { $side } { AGREE($side, "кладе", "кладуть") } на верх колоди { COUNT($number, "card", "acc") }.
log-under-deck = { $side } { AGREE($side, "кладе", "кладуть") } на низ колоди { AGREE($cards, "карту", "карти") } { $cards }.
log-under-deck-hidden = { $side } { AGREE($side, "кладе", "кладуть") } на низ колоди { COUNT($number, "card", "acc") }.
log-swapped = { $fighter } і { $target } міняються місцями.
log-effect-immediately = { $card }, негайно:
log-effect-during = { $card }, під час бою:
log-effect-after = { $card }, після бою:
log-effect-scheme = { $card }:
log-effect-boosted = { $card }, бонус поліпшення:
log-effect-played = { $card }, горілиць:
log-effect-discarded = { $card }, під час скидання:
log-effect-one = { $effect } { $line }
log-effect-none = { $effect } нічого не відбувається.
log-effect-none-because = { $effect } нічого не відбувається ({ $reason }).
log-ability = { $source }:
log-skipped = Це неможливо: { $reason }.
log-turn-ends = { $side } { AGREE($side, "завершує", "завершують") } хід.
log-game-over = { $sides } { AGREE($sides, "перемагає", "перемагають") } у грі.
log-game-over-team = { $sides } перемагають у грі.
log-game-over-none = Гра закінчується без переможця.
log-chose = { $side } { AGREE($side, "вибирає", "вибирають") }: { $branch }
log-lasting = { CASE($card, "nom") } діє до кінця ходу.
log-waiting = { CASE($card, "nom") } подіє далі на початку наступного ходу { CASE($side, "gen") }.
log-substituted = Тепер у цьому бою { AGREE($fighter, "бере", "беруть") } участь { $fighter }.
log-top-revealed = { $side } { AGREE($side, "відкриває", "відкривають") } верхню карту колоди: { $card }.
log-dormant = { $side } не { AGREE($side, "має", "мають") } бійців на полі бою та { AGREE($side, "чекає", "чекають") }.
log-out = { $side } більше не { AGREE($side, "має", "мають") } бійців.
log-declined = { $side } { AGREE($side, "пасує", "пасують") }.
log-aside = { $side } { AGREE($side, "бере", "беруть") } на вибір { AGREE($cards, "карту", "карти") } { $cards }.
log-aside-hidden = { $side } { AGREE($side, "бере", "беруть") } на вибір { COUNT($number, "card", "acc") }.
log-kept = { $side } { AGREE($side, "лишає", "лишають") } собі { AGREE($cards, "карту", "карти") } { $cards }.
log-kept-hidden = { $side } { AGREE($side, "лишає", "лишають") } собі { COUNT($number, "card", "acc") }.
log-shuffled = { $side } { AGREE($side, "перетасовує", "перетасовують") } колоду.

## Чому ефект чи його частина не спрацювали.

reason-condition = умову не виконано
reason-won = { $side } не { AGREE($side, "перемагає в", "перемагають у") } бою
reason-lost = { $side } не { AGREE($side, "програє", "програють") } бою
reason-attacking = { $side } не { AGREE($side, "атакує", "атакують") }
reason-defending = { $side } не { AGREE($side, "обороняється", "обороняються") }
reason-your-turn = це не хід { CASE($side, "gen") }
reason-first-action = це не перша дія ходу
reason-started = на початку ходу жоден боєць { CASE($side, "gen") } не стояв на жетоні
reason-named = назване число не дорівнює надрукованому значенню
reason-form = { $side } зараз не { $form }
reason-defeated = здоров'я { CASE($who, "gen") } дорівнює 0
reason-not-defeated = здоров'я { CASE($who, "gen") } не дорівнює 0
reason-none-defeated = серед загиблих немає такого бійця: { $who }
reason-absent = { $who } не на полі бою
reason-adjacent = { $who } і { $whom } не на суміжних комірках
reason-fighter-adjacent = { $whom } не { AGREE($whom, "має", "мають") } суміжних бійців
reason-opposing-adjacent = { $whom } не { AGREE($whom, "має", "мають") } суміжних ворожих бійців
reason-off-token = { $who } не на жетоні { CASE($token, "gen") }
reason-fighter = такого бійця немає
reason-opponent = суперника немає
reason-role-card = { $side } не { AGREE($side, "має", "мають") } карти в бою
reason-their-role-card = суперник не має карти в бою
reason-hand = на руці немає карт
reason-some-hand = на руці замало карт
reason-card = такої карти немає
reason-boosts = карту нічим не поліпшено
reason-deck = колода порожня
reason-amount = число дорівнює 0
reason-draw = кількість карт дорівнює 0
reason-damage = поранень завдавати не треба
reason-space = для цього немає вільної комірки
reason-reach = переміститися нікуди
reason-token = немає жетона, який можна перемістити
reason-tokens = на кожній комірці є жетон

## Те саме, коли відомо лише, що треба було зробити.

skipped-other = це немає з чим зробити
skipped-damage = поранень завдавати нікому або не треба
skipped-recover = немає бійця, який здобув би здоров'я
skipped-move = немає бійця, якого можна перемістити
skipped-place = ставити нікого або нікуди
skipped-token = немає жетона, який можна перемістити, або нікуди
skipped-discard = немає карти, щоб скинути
skipped-cards = немає карти, яку можна вибрати
skipped-boost = немає карти, яку можна поліпшити

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
