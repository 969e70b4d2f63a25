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
