# English: every sentence that a player reads, as Fluent has it (https://projectfluent.org/fluent/guide/).
#
# Another language is a folder beside this one. It says every message that is here; of the variables
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
