# Français. Les termes sont ceux des règles du jeu. Les questions s'adressent à « vous », les réponses possibles sont à
# l'infinitif, le journal est au présent.

## Listes.

list-nothing = rien

## Noms.

label-immediately = Immédiatement : { $text }
label-during = Pendant le combat : { $text }
label-after = Après le combat : { $text }
label-boosted = Bonus de boost : { $text }
label-played = Jouée face visible : { $text }
label-discarded = Défaussée par l'effet d'un adversaire : { $text }
names-hidden-card = une carte cachée
names-numbered = { $name } { $number }
names-owned = { $name } ({ $number })
names-ability = capacité du héros
names-effect = { $name } – { $text }
names-quoted = « { $name } »
noun-hero = héros
    .article = le
    .gender = m
noun-fighter = combattant
    .article = le
    .gender = m
noun-card = carte
    .article = la
    .gender = f
noun-form = forme
    .article = la
    .gender = f
noun-ability = capacité
    .article = la
    .gender = f
noun-meant = combattant visé
    .article = le
    .gender = m

## Quantités.

count-card =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
count-damage =
    { $number ->
        [one] { $number } dégât
       *[other] { $number } dégâts
    }
count-health =
    { $number ->
        [one] { $number } point de vie
       *[other] { $number } points de vie
    }
count-action =
    { $number ->
        [one] { $number } action
       *[other] { $number } actions
    }
count-space =
    { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }
count-file =
    { $number ->
        [one] { $number } fichier
       *[other] { $number } fichiers
    }
count-game =
    { $number ->
        [one] { $number } partie
       *[other] { $number } parties
    }
count-decision =
    { $number ->
        [one] { $number } décision
       *[other] { $number } décisions
    }
count-scenario =
    { $number ->
        [one] { $number } scénario
       *[other] { $number } scénarios
    }
count-answer =
    { $number ->
        [one] { $number } réponse
       *[other] { $number } réponses
    }
count-turn =
    { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }
