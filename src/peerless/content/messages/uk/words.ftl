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
