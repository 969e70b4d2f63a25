# Русский. Термины — как в правилах игры. Подсказки обращаются на «вы», варианты ответа стоят в инфинитиве, журнал ведётся
# в настоящем времени: оно не требует рода.

## Списки.

list-nothing = ничего

## Названия.

label-immediately = Немедленно: { $text }
label-during = Во время боя: { $text }
label-after = После боя: { $text }
label-boosted = Эффект усиления: { $text }
label-played = Сыграна лицом вверх: { $text }
label-discarded = Сброшена из-за эффекта противника: { $text }
names-hidden-card = скрытая карта
names-numbered = { $name } { $number }
names-owned = { $name } ({ $number })
names-ability = способность героя
names-effect = { $name } — { $text }
names-quoted = «{ $name }»
noun-hero = герой
    .gen = героя
    .dat = герою
    .acc = героя
    .ins = героем
    .loc = герое
    .gender = m
noun-fighter = боец
    .gen = бойца
    .dat = бойцу
    .acc = бойца
    .ins = бойцом
    .loc = бойце
    .gender = m
noun-card = карта
    .gen = карты
    .dat = карте
    .acc = карту
    .ins = картой
    .loc = карте
    .gender = f
noun-form = облик
    .gen = облика
    .dat = облику
    .acc = облик
    .ins = обликом
    .loc = облике
    .gender = m
noun-ability = способность
    .gen = способности
    .dat = способности
    .acc = способность
    .ins = способностью
    .loc = способности
    .gender = f
noun-meant = тот боец
    .gen = того бойца
    .dat = тому бойцу
    .acc = того бойца
    .ins = тем бойцом
    .loc = том бойце
    .gender = m

## Количество.

count-card =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[other] { $number } карт
    }
    .acc =
        { $number ->
            [one] { $number } карту
            [few] { $number } карты
           *[other] { $number } карт
        }
count-damage =
    { $number ->
        [one] { $number } урон
       *[other] { $number } урона
    }
count-health =
    { $number ->
        [one] { $number } единица здоровья
        [few] { $number } единицы здоровья
       *[other] { $number } единиц здоровья
    }
    .acc =
        { $number ->
            [one] { $number } единицу здоровья
            [few] { $number } единицы здоровья
           *[other] { $number } единиц здоровья
        }
count-action =
    { $number ->
        [one] { $number } действие
        [few] { $number } действия
       *[other] { $number } действий
    }
count-space =
    { $number ->
        [one] { $number } ячейка
        [few] { $number } ячейки
       *[other] { $number } ячеек
    }
    .acc =
        { $number ->
            [one] { $number } ячейку
            [few] { $number } ячейки
           *[other] { $number } ячеек
        }
count-file =
    { $number ->
        [one] { $number } файл
        [few] { $number } файла
       *[many] { $number } файлов
    }
count-game =
    { $number ->
        [one] { $number } партия
        [few] { $number } партии
       *[other] { $number } партий
    }
count-decision =
    { $number ->
        [one] { $number } решение
        [few] { $number } решения
       *[other] { $number } решений
    }
count-scenario =
    { $number ->
        [one] { $number } сценарий
        [few] { $number } сценария
       *[other] { $number } сценариев
    }
    .gen =
        { $number ->
            [one] { $number } сценария
           *[other] { $number } сценариев
        }
count-answer =
    { $number ->
        [one] { $number } ответ
        [few] { $number } ответа
       *[other] { $number } ответов
    }
    .gen =
        { $number ->
            [one] { $number } ответа
           *[other] { $number } ответов
        }
count-turn =
    { $number ->
        [one] { $number } ход
        [few] { $number } хода
       *[other] { $number } ходов
    }

## О чём спрашивают игрока.

ask-plain = { $side }: { $asked }.
ask-because = { $side }: { $asked } ({ $source }).
ask-or-pass = { $asked }, или пасуйте
ask-action = выберите действие (осталось: { $number })
ask-boost = выберите карту, чтобы усилить { CASE($card, "acc") }
ask-boost-move = выберите карту, чтобы усилить перемещение
ask-attack-card = выберите карту для атаки: { $attacker } против { CASE($target, "gen") }
ask-defense-card = выберите карту, чтобы защитить { CASE($target, "acc") } от { CASE($attacker, "gen") }
ask-hand-limit = выберите карту, чтобы сбросить: в руке слишком много карт
ask-discard = выберите карту, чтобы сбросить
ask-discard-theirs = выберите карту, которую { AGREE($owner, "сбросит", "сбросят") } { $owner }
ask-keep = выберите карту, которую оставить себе
ask-bottom = выберите следующую карту, чтобы положить под низ колоды
ask-aside-top = выберите следующую карту, чтобы положить на верх колоды
ask-top = выберите карту, чтобы положить на верх колоды
ask-take-back = выберите карту, чтобы вернуть в руку
ask-instead = выберите карту, чтобы разыграть взамен
ask-instead-theirs = выберите карту, которую взамен { AGREE($owner, "разыграет", "разыграют") } { $owner }
ask-card = выберите карту
ask-react = откройте карту, чтобы отменить этот эффект
ask-maneuver = выберите бойца, чтобы переместить
ask-move = выберите бойца, чтобы переместить
ask-damage = выберите бойца, который получит урон
ask-recover = выберите бойца, который восстановит здоровье
ask-place-fighter = выберите бойца, чтобы поместить
ask-schemer = выберите, кто разыграет { CASE($card, "acc") }
ask-remove = выберите бойца, чтобы убрать с поля боя
ask-fighter = выберите бойца
ask-go = выберите, куда { AGREE($fighter, "переместится", "переместятся") } { $fighter }
ask-go-or-place = выберите, куда переместить или поместить { CASE($fighter, "acc") }
ask-place = выберите, куда поместить { CASE($fighter, "acc") }
ask-token-go = выберите, куда переместить жетон { CASE($token, "gen") }
ask-token-place = выберите, куда поместить жетон { CASE($token, "gen") }
ask-space = выберите ячейку
ask-token = выберите жетон { CASE($token, "gen") }, чтобы переместить
ask-token-remove = выберите жетон { CASE($token, "gen") }, чтобы убрать
ask-name = назовите число
ask-draw-number = выберите, сколько карт взять
ask-number = выберите число
ask-choice = выберите одно
ask-yes = выберите, применить ли этот эффект
ask-yes-draw = выберите, взять ли { COUNT($number, "card", "acc") }
ask-yes-damage = выберите, нанести ли { COUNT($number, "damage") } { CASE($fighter, "dat") }
ask-yes-recover = выберите, { AGREE($fighter, "восстановит", "восстановят") } ли { $fighter } { COUNT($number, "health", "acc") }
ask-yes-actions = выберите, получить ли { COUNT($number, "action") }
ask-yes-end-turn = выберите, закончить ли ход
ask-yes-transform = выберите, превратиться ли в { CASE($form, "acc") }
ask-yes-swap = выберите, поменять ли местами { CASE($fighter, "acc") } и { CASE($other, "acc") }
ask-yes-value = выберите, изменить ли напечатанное значение { CASE($card, "gen") } на { $number }
ask-yes-remove = выберите, убрать ли { CASE($fighter, "acc") } с поля боя
ask-opponent = выберите противника
ask-order = выберите, что произойдёт сначала

## Что делает ответ.

option-maneuvers = манёвр
option-scheme = разыграть { CASE($chosen, "acc") }
option-attack = { $fighter }: атаковать { CASE($target, "acc") }
option-boost = усилить картой { $chosen } (+{ $boost })
option-boost-move = усилить картой { $chosen } (+{ $boost })
option-attack-card = атаковать картой { $chosen } ({ $value })
option-defense-card = защититься картой { $chosen } ({ $value })
option-no-value = без значения
option-hand-limit = сбросить { CASE($chosen, "acc") }
option-discard = сбросить { CASE($chosen, "acc") }
option-discard-theirs = сбросить { CASE($chosen, "acc") }
option-keep = оставить { CASE($chosen, "acc") }
option-bottom = положить под низ { CASE($chosen, "acc") }
option-aside-top = положить на верх колоды { CASE($chosen, "acc") }
option-top = положить на верх колоды { CASE($chosen, "acc") }
option-take-back = вернуть в руку { CASE($chosen, "acc") }
option-instead = разыграть взамен { CASE($chosen, "acc") } ({ $value })
option-instead-theirs = взамен { $chosen } ({ $value })
option-card = { $chosen }
option-react = открыть { CASE($chosen, "acc") } и отменить этот эффект
option-maneuver = переместить { CASE($chosen, "acc") }
option-move = переместить { CASE($chosen, "acc") }
option-damage = нанести { COUNT($number, "damage") } { CASE($chosen, "dat") }
option-recover = { $chosen } { AGREE($chosen, "восстанавливает", "восстанавливают") } { COUNT($number, "health", "acc") }
option-place-fighter = поместить { CASE($chosen, "acc") }
option-schemer = { $chosen }: разыграть { CASE($card, "acc") }
option-remove = убрать { CASE($chosen, "acc") } с поля боя
option-fighter = { $chosen }
option-move-or-place = переместить или поместить { CASE($chosen, "acc") }
option-go = переместиться в ячейку { $chosen }
option-go-or-place = поместить { CASE($fighter, "acc") } в ячейку { $chosen }
option-place = поместить { CASE($fighter, "acc") } в ячейку { $chosen }
option-token-go = переместить жетон { CASE($token, "gen") } в ячейку { $chosen }
option-token-place = поместить жетон { CASE($token, "gen") } в ячейку { $chosen }
option-space = ячейка { $chosen }
option-token = жетон { CASE($token, "gen") } в ячейке { $chosen }
option-token-remove = убрать жетон { CASE($token, "gen") } из ячейки { $chosen }
option-name = назвать { $number }
option-draw-number = взять { COUNT($number, "card", "acc") }
option-number = { $number }
option-choice = вариант { $number }
option-yes = да
option-yes-draw = взять { COUNT($number, "card", "acc") }
option-yes-damage = нанести { COUNT($number, "damage") } { CASE($fighter, "dat") }
option-yes-recover = { $fighter } { AGREE($fighter, "восстанавливает", "восстанавливают") } { COUNT($number, "health", "acc") }
option-yes-actions = получить { COUNT($number, "action") }
option-yes-end-turn = закончить ход
option-yes-transform = превратиться в { CASE($form, "acc") }
option-yes-swap = поменять местами { CASE($fighter, "acc") } и { CASE($other, "acc") }
option-yes-value = изменить значение { CASE($card, "gen") } на { $number }
option-yes-remove = убрать { CASE($fighter, "acc") } с поля боя
option-opponent = выбрать { CASE($chosen, "acc") }
option-order = { $effect }

## Что значит пас.

pass-other = пас
pass-boost = не усиливать
pass-boost-move = не усиливать
pass-attack-card = без карты атаки
pass-defense-card = без карты защиты
pass-discard = ничего не сбрасывать
pass-discard-theirs = ничего не сбрасывать
pass-instead = оставить карту, которая там лежит
pass-instead-theirs = оставить карту, которая там лежит
pass-keep = ничего не оставлять
pass-react = ничего не открывать
pass-maneuver = больше никого не перемещать
pass-move = никого не перемещать
pass-damage = не наносить урона
pass-go = остаться на месте
pass-place = не помещать { CASE($fighter, "acc") }
pass-token = не перемещать жетонов
pass-token-go = оставить на месте
pass-yes = нет
pass-yes-draw = не брать
pass-yes-damage = не наносить урона
pass-yes-recover = нет
pass-yes-actions = нет
pass-yes-end-turn = нет
pass-yes-transform = не превращаться
pass-yes-swap = не менять местами
pass-yes-value = оставить значение как есть
pass-yes-remove = нет

## Журнал.

log-setup = подготовка
log-because = { " " }({ $source })
log-ability-not-played = { $side }: способность героя, описанная автором, не действует: её не удалось понять.
log-rules-not-played = { $side }: правила, добавленные автором, не действуют: их не удалось понять.
log-turn-begins = ход { $number }: { $side }
log-placed = { CASE($fighter, "acc") } помещают в ячейку { $space }{ $because }.
log-placed-from = { CASE($fighter, "acc") } переставляют из ячейки { $start } в ячейку { $space }{ $because }.
log-moved = { $fighter } { AGREE($fighter, "перемещается", "перемещаются") } из ячейки { $start } в ячейку { $space }.
log-drew = { $side } { AGREE($side, "берёт", "берут") } { AGREE($cards, "карту", "карты") } { $cards }.
log-drew-hidden = { $side } { AGREE($side, "берёт", "берут") } { COUNT($number, "card", "acc") }.
log-exhausted = { CASE($side, "dat") } нечего брать из колоды: все бойцы этой стороны получают урон.
log-hurt = { $fighter } { AGREE($fighter, "получает", "получают") } { COUNT($number, "damage") }{ $because }, здоровье: { $health }.
log-healed = { $fighter } { AGREE($fighter, "восстанавливает", "восстанавливают") } { COUNT($number, "health", "acc") }{ $because }, здоровье: { $health }.
log-healed-none = Здоровье { CASE($fighter, "gen") } и так наибольшее, восстанавливать нечего{ $because }.
log-fell =
    { GENDER($fighter) ->
        [f] { $fighter } { AGREE($fighter, "повержена", "повержены") }.
       *[other] { $fighter } { AGREE($fighter, "повержен", "повержены") }.
    }
log-maneuvers = { $side } { AGREE($side, "выполняет", "выполняют") } манёвр.
log-boosts = { $side } { AGREE($side, "применяет", "применяют") } усиление картой { $card }.
log-boosted-move = Теперь бойцы могут переместиться не более чем на { COUNT($number, "space", "acc") }.
log-boosted-card = { CASE($card, "nom") } добавляет { $number } к значению { CASE($other, "gen") }.
log-schemed = { $fighter } { AGREE($fighter, "разыгрывает", "разыгрывают") } { CASE($card, "acc") }.
log-attacked = { $fighter } { AGREE($fighter, "атакует", "атакуют") } { CASE($target, "acc") }.
log-played-attack = { $side } { AGREE($side, "кладёт", "кладут") } { CASE($card, "acc") } лицом вниз для атаки.
log-played-defense = { $side } { AGREE($side, "кладёт", "кладут") } { CASE($card, "acc") } лицом вниз для защиты.
log-played-hidden-attack = { $side } { AGREE($side, "кладёт", "кладут") } карту лицом вниз для атаки.
log-played-hidden-defense = { $side } { AGREE($side, "кладёт", "кладут") } карту лицом вниз для защиты.
log-played-openly-attack = { $side } { AGREE($side, "кладёт", "кладут") } { CASE($card, "acc") } лицом вверх для атаки, значение { $value }.
log-played-openly-defense = { $side } { AGREE($side, "кладёт", "кладут") } { CASE($card, "acc") } лицом вверх для защиты, значение { $value }.
log-no-defense = { $side } не { AGREE($side, "разыгрывает", "разыгрывают") } карту защиты.
log-revealed-attack = { $side } { AGREE($side, "открывает", "открывают") } { CASE($card, "acc") }, атака { $value }.
log-revealed-defense = { $side } { AGREE($side, "открывает", "открывают") } { CASE($card, "acc") }, защита { $value }.
log-changed = { $line } Напечатанное значение — { $printed }.
log-changed-by = { $line } Напечатанное значение — { $printed }, его меняет { CASE($source, "nom") }.
log-canceled = Эффекты { CASE($card, "gen") } отменяются{ $because }.
log-cancel-failed = Эффекты { CASE($card, "gen") } нельзя отменить{ $because }.
log-value = Значение { CASE($card, "gen") } становится { $number }{ $because }.
log-raised = Значение { CASE($card, "gen") } растёт на { $added } до { $number }{ $because }.
log-lowered = Значение { CASE($card, "gen") } уменьшается на { $added } до { $number }{ $because }.
log-unchanged = Значение { CASE($card, "gen") } остаётся { $number }{ $because }.
log-value-held = Значение { CASE($card, "gen") } — { $number }, и его нельзя изменить{ $because }.
log-fixed = Значение { CASE($card, "gen") } становится { $number }, и его больше нельзя изменить{ $because }.
log-ignored = Значение { CASE($card, "gen") } не учитывается{ $because }.
log-outcome = Атака { $attack } против защиты { $defense }.
log-part = { $card } { $number }
log-part-because = { $card } { $number } из-за { CASE($source, "gen") }
log-part-added = { $source } +{ $number }
log-part-taken = { $source } { $number }
log-part-ignored = { $card } не учитывается
log-sum = { $number } ({ $parts })
log-won-attack = { $side } { AGREE($side, "побеждает", "побеждают") } в бою, атакуя.
log-won-defense = { $side } { AGREE($side, "побеждает", "побеждают") } в бою, защищаясь.
log-discarded = { $side } { AGREE($side, "сбрасывает", "сбрасывают") } { AGREE($cards, "карту", "карты") } { $cards }.
log-discarded-limit = { $side } { AGREE($side, "превышает", "превышают") } предел карт в руке и { AGREE($side, "сбрасывает", "сбрасывают") } { AGREE($cards, "карту", "карты") } { $cards }.
log-to-hand = { CASE($card, "nom") } отправляется в руку { CASE($side, "gen") }.
log-looked = { $side } { AGREE($side, "смотрит", "смотрят") } карты в руке { CASE($other, "gen") }.
log-showed-hand = { $side } { AGREE($side, "показывает", "показывают") } все карты в руке.
log-card-shown = Карты в руке: { $cards }.
log-reacted = { $side } { AGREE($side, "открывает", "открывают") } { CASE($card, "acc") } из руки и { AGREE($side, "отменяет", "отменяют") } этот эффект.
log-actions-gained = { $side } { AGREE($side, "получает", "получают") } { COUNT($number, "action") }.
log-transformed = { $side } { AGREE($side, "превращается", "превращаются") } в { CASE($form, "acc") }.
log-token-placed = { $side } { AGREE($side, "помещает", "помещают") } жетон { CASE($token, "gen") } в ячейку { $space }.
log-token-moved = { $side } { AGREE($side, "перемещает", "перемещают") } жетон { CASE($token, "gen") } из ячейки { $start } в ячейку { $space }.
log-token-removed = { $side } { AGREE($side, "убирает", "убирают") } жетон { CASE($token, "gen") } из ячейки { $space }.
log-counters-gained = { $side } { AGREE($side, "получает", "получают") } счётчиков { $counter }: { $number }, теперь всего { $total }.
log-counters-lost = { $side } { AGREE($side, "теряет", "теряют") } счётчиков { $counter }: { $number }, теперь всего { $total }.
log-guarded = { $fighter } больше не { AGREE($fighter, "получает", "получают") } урона в этом бою.
log-prevented = { $fighter } не { AGREE($fighter, "получает", "получают") } { COUNT($number, "damage") }.
log-attack-bonus = Значения атак { CASE($fighter, "gen") } до конца хода больше на { $number }.
log-health-set = Здоровье { CASE($fighter, "gen") } теперь { $number }.
log-top-discarded = { $side } { AGREE($side, "сбрасывает", "сбрасывают") } с верха колоды { AGREE($cards, "карту", "карты") } { $cards }.
log-looked-at-top = { $side } { AGREE($side, "смотрит", "смотрят") } на верху колоды { AGREE($cards, "карту", "карты") } { $cards }.
log-looked-at-top-hidden = { $side } { AGREE($side, "смотрит", "смотрят") } на верху колоды { COUNT($number, "card", "acc") }.
log-into-deck = { $side } { AGREE($side, "возвращает", "возвращают") } из сброса в колоду { AGREE($cards, "карту", "карты") } { $cards }.
log-into-deck-hidden = { $side } { AGREE($side, "возвращает", "возвращают") } из сброса в колоду { COUNT($number, "card", "acc") }.
log-searched = { $side } { AGREE($side, "берёт", "берут") } из колоды в руку { AGREE($cards, "карту", "карты") } { $cards }.
log-searched-hidden = { $side } { AGREE($side, "берёт", "берут") } из колоды в руку { COUNT($number, "card", "acc") }.
log-left-board = { $fighter } { AGREE($fighter, "покидает", "покидают") } поле боя.
log-restored = { $fighter } { AGREE($fighter, "спасается", "спасаются") }, здоровье: { $number }.
log-restored-defeated = { $fighter } { AGREE($fighter, "возвращается", "возвращаются") } на поле боя, здоровье: { $number }.
log-named = { $side } { AGREE($side, "называет", "называют") } число { $number }.
log-on-deck = { $side } { AGREE($side, "кладёт", "кладут") } на верх колоды { AGREE($cards, "карту", "карты") } { $cards }.
log-on-deck-hidden = { $side } { AGREE($side, "кладёт", "кладут") } на верх колоды { COUNT($number, "card", "acc") }.
log-under-deck = { $side } { AGREE($side, "кладёт", "кладут") } под низ колоды { AGREE($cards, "карту", "карты") } { $cards }.
log-under-deck-hidden = { $side } { AGREE($side, "кладёт", "кладут") } под низ колоды { COUNT($number, "card", "acc") }.
log-swapped = { $fighter } и { $target } меняются местами.
log-effect-immediately = { $card }, немедленно:
log-effect-during = { $card }, во время боя:
log-effect-after = { $card }, после боя:
log-effect-scheme = { $card }:
log-effect-boosted = { $card }, эффект усиления:
log-effect-played = { $card }, лицом вверх:
log-effect-discarded = { $card }, при сбросе:
log-effect-one = { $effect } { $line }
log-effect-none = { $effect } ничего не происходит.
log-effect-none-because = { $effect } ничего не происходит ({ $reason }).
log-ability = { $source }:
log-skipped = Это невозможно: { $reason }.
log-turn-ends = { $side } { AGREE($side, "заканчивает", "заканчивают") } ход.
log-game-over = { $sides } { AGREE($sides, "побеждает", "побеждают") } в игре.
log-game-over-team = { $sides } побеждают в игре.
log-game-over-none = Игра заканчивается без победителя.
log-chose = { $side } { AGREE($side, "выбирает", "выбирают") }: { $branch }
log-lasting = { CASE($card, "nom") } действует до конца хода.
log-waiting = { CASE($card, "nom") } продолжит действовать в начале следующего хода { CASE($side, "gen") }.
log-substituted = Теперь в этом бою { AGREE($fighter, "участвует", "участвуют") } { $fighter }.
log-top-revealed = { $side } { AGREE($side, "открывает", "открывают") } верхнюю карту колоды: { $card }.
log-dormant = { $side } не { AGREE($side, "имеет", "имеют") } бойцов на поле боя и { AGREE($side, "ждёт", "ждут") }.
log-out = { $side } больше не { AGREE($side, "имеет", "имеют") } бойцов.
log-declined = { $side } { AGREE($side, "пасует", "пасуют") }.
log-aside = { $side } { AGREE($side, "берёт", "берут") } на выбор { AGREE($cards, "карту", "карты") } { $cards }.
log-aside-hidden = { $side } { AGREE($side, "берёт", "берут") } на выбор { COUNT($number, "card", "acc") }.
log-kept = { $side } { AGREE($side, "оставляет", "оставляют") } себе { AGREE($cards, "карту", "карты") } { $cards }.
log-kept-hidden = { $side } { AGREE($side, "оставляет", "оставляют") } себе { COUNT($number, "card", "acc") }.
log-shuffled = { $side } { AGREE($side, "перемешивает", "перемешивают") } колоду.

## Почему эффект или его часть не сработали.

reason-condition = условие не выполнено
reason-won = { $side } не { AGREE($side, "побеждает", "побеждают") } в бою
reason-lost = { $side } не { AGREE($side, "проигрывает", "проигрывают") } бой
reason-attacking = { $side } не { AGREE($side, "атакует", "атакуют") }
reason-defending = { $side } не { AGREE($side, "защищается", "защищаются") }
reason-your-turn = это не ход { CASE($side, "gen") }
reason-first-action = это не первое действие хода
reason-started = в начале хода ни один боец { CASE($side, "gen") } не стоял на жетоне
reason-named = названное число не равно напечатанному значению
reason-form = { $side } сейчас не { $form }
reason-defeated = здоровье { CASE($who, "gen") } равно 0
reason-not-defeated = здоровье { CASE($who, "gen") } не равно 0
reason-none-defeated = среди поверженных нет такого бойца: { $who }
reason-absent = { $who } не на поле боя
reason-adjacent = { $who } и { $whom } не в смежных ячейках
reason-fighter-adjacent = рядом с { CASE($whom, "ins") } никого нет
reason-opposing-adjacent = рядом с { CASE($whom, "ins") } нет бойцов противника
reason-off-token = { $who } не на жетоне { CASE($token, "gen") }
reason-fighter = такого бойца нет
reason-opponent = противника нет
reason-role-card = у { CASE($side, "gen") } нет карты в бою
reason-their-role-card = у противника нет карты в бою
reason-hand = в руке нет карт
reason-some-hand = в руке слишком мало карт
reason-card = такой карты нет
reason-boosts = карту ничем не усилили
reason-deck = колода пуста
reason-amount = число равно 0
reason-draw = число карт равно 0
reason-damage = урона наносить не нужно
reason-space = для этого нет свободной ячейки
reason-reach = переместиться некуда
reason-token = нет жетона, который можно переместить
reason-tokens = в каждой ячейке есть жетон

## То же, когда известно только, что нужно было сделать.

skipped-other = это не с чем сделать
skipped-damage = урон наносить некому или не нужно
skipped-recover = нет бойца, который восстановил бы здоровье
skipped-move = нет бойца, которого можно переместить
skipped-place = помещать некого или некуда
skipped-token = нет жетона, который можно переместить, или некуда
skipped-discard = нет карты, чтобы сбросить
skipped-cards = нет карты, которую можно выбрать
skipped-boost = нет карты, которую можно усилить

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
