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

## Ce qui est demandé à un joueur.

ask-plain = { $side } : { $asked }.
ask-because = { $side } : { $asked } ({ $source }).
ask-or-pass = { $asked }, ou passez
ask-action = choisissez une action (reste : { $number })
ask-boost = choisissez une carte pour booster { $card }
ask-boost-move = choisissez une carte pour booster le déplacement
ask-attack-card = choisissez une carte pour l'attaque : { $attacker } contre { $target }
ask-defense-card = choisissez une carte pour défendre { $target } contre { $attacker }
ask-hand-limit = choisissez une carte à défausser, il y en a trop en main
ask-discard = choisissez une carte à défausser
ask-discard-theirs = choisissez une carte que { $owner } { AGREE($owner, "défausse", "défaussent") }
ask-keep = choisissez la carte à garder
ask-bottom = choisissez la carte suivante à placer sous le deck
ask-aside-top = choisissez la carte suivante à placer sur le deck
ask-top = choisissez une carte à placer sur le deck
ask-take-back = choisissez une carte à reprendre en main
ask-instead = choisissez une carte à jouer à la place
ask-instead-theirs = choisissez la carte que { $owner } { AGREE($owner, "joue", "jouent") } à la place
ask-card = choisissez une carte
ask-react = révélez une carte pour annuler cet effet
ask-maneuver = choisissez un combattant à déplacer
ask-move = choisissez un combattant à déplacer
ask-damage = choisissez un combattant qui subit des dégâts
ask-recover = choisissez un combattant qui gagne des points de vie
ask-place-fighter = choisissez un combattant à placer
ask-schemer = choisissez qui joue { $card }
ask-remove = choisissez un combattant à retirer du plateau
ask-fighter = choisissez un combattant
ask-go = choisissez où { AGREE($fighter, "va", "vont") } { $fighter }
ask-go-or-place = choisissez où déplacer ou placer { $fighter }
ask-place = choisissez où placer { $fighter }
ask-token-go = choisissez où déplacer le jeton { CASE($token, "de") }
ask-token-place = choisissez où placer un jeton { CASE($token, "de") }
ask-space = choisissez une case
ask-token = choisissez un jeton { CASE($token, "de") } à déplacer
ask-token-remove = choisissez un jeton { CASE($token, "de") } à retirer
ask-name = annoncez un nombre
ask-draw-number = choisissez combien de cartes piocher
ask-number = choisissez un nombre
ask-choice = choisissez une possibilité
ask-yes = choisissez si vous utilisez cet effet
ask-yes-draw = choisissez si vous piochez { COUNT($number, "card") }
ask-yes-damage = choisissez si vous infligez { COUNT($number, "damage") } { CASE($fighter, "a") }
ask-yes-recover = choisissez si { $fighter } { AGREE($fighter, "gagne", "gagnent") } { COUNT($number, "health") }
ask-yes-actions = choisissez si vous gagnez { COUNT($number, "action") }
ask-yes-end-turn = choisissez si vous terminez le tour
ask-yes-transform = choisissez si vous devenez { $form }
ask-yes-swap = choisissez si vous échangez { $fighter } et { $other }
ask-yes-value = choisissez si la valeur imprimée de { $card } devient { $number }
ask-yes-remove = choisissez si vous retirez { $fighter } du plateau
ask-opponent = choisissez un adversaire
ask-order = choisissez ce qui se passe en premier

## Ce que fait une réponse.

option-maneuvers = manœuvre
option-scheme = jouer { $chosen }
option-attack = { $fighter } : attaquer { $target }
option-boost = booster avec { $chosen } (+{ $boost })
option-boost-move = booster avec { $chosen } (+{ $boost })
option-attack-card = attaquer avec { $chosen } ({ $value })
option-defense-card = défendre avec { $chosen } ({ $value })
option-no-value = sans valeur
option-hand-limit = défausser { $chosen }
option-discard = défausser { $chosen }
option-discard-theirs = défausser { $chosen }
option-keep = garder { $chosen }
option-bottom = placer { $chosen } sous le deck
option-aside-top = placer { $chosen } sur le deck
option-top = placer { $chosen } sur le deck
option-take-back = reprendre { $chosen } en main
option-instead = jouer { $chosen } ({ $value }) à la place
option-instead-theirs = { $chosen } ({ $value }) à la place
option-card = { $chosen }
option-react = révéler { $chosen } et annuler cet effet
option-maneuver = déplacer { $chosen }
option-move = déplacer { $chosen }
option-damage = infliger { COUNT($number, "damage") } { CASE($chosen, "a") }
option-recover = { $chosen } { AGREE($chosen, "gagne", "gagnent") } { COUNT($number, "health") }
option-place-fighter = placer { $chosen }
option-schemer = { $chosen } : jouer { $card }
option-remove = retirer { $chosen } du plateau
option-fighter = { $chosen }
option-move-or-place = déplacer ou placer { $chosen }
option-go = aller sur la case { $chosen }
option-go-or-place = placer { $fighter } sur la case { $chosen }
option-place = placer { $fighter } sur la case { $chosen }
option-token-go = déplacer le jeton { CASE($token, "de") } sur la case { $chosen }
option-token-place = placer un jeton { CASE($token, "de") } sur la case { $chosen }
option-space = case { $chosen }
option-token = le jeton { CASE($token, "de") } de la case { $chosen }
option-token-remove = retirer le jeton { CASE($token, "de") } de la case { $chosen }
option-name = annoncer { $number }
option-draw-number = piocher { COUNT($number, "card") }
option-number = { $number }
option-choice = choix { $number }
option-yes = oui
option-yes-draw = piocher { COUNT($number, "card") }
option-yes-damage = infliger { COUNT($number, "damage") } { CASE($fighter, "a") }
option-yes-recover = { $fighter } { AGREE($fighter, "gagne", "gagnent") } { COUNT($number, "health") }
option-yes-actions = gagner { COUNT($number, "action") }
option-yes-end-turn = terminer le tour
option-yes-transform = devenir { $form }
option-yes-swap = échanger { $fighter } et { $other }
option-yes-value = changer la valeur de { $card } en { $number }
option-yes-remove = retirer { $fighter } du plateau
option-opponent = choisir { $chosen }
option-order = { $effect }

## Ce que veut dire passer.

pass-other = passer
pass-boost = pas de boost
pass-boost-move = pas de boost
pass-attack-card = pas de carte Attaque
pass-defense-card = pas de carte Défense
pass-discard = ne rien défausser
pass-discard-theirs = ne rien défausser
pass-instead = laisser la carte qui est là
pass-instead-theirs = laisser la carte qui est là
pass-keep = ne rien garder
pass-react = ne rien révéler
pass-maneuver = ne déplacer personne d'autre
pass-move = ne déplacer personne
pass-damage = pas de dégâts
pass-go = rester sur place
pass-place = ne pas placer { $fighter }
pass-token = ne déplacer aucun jeton
pass-token-go = le laisser sur place
pass-yes = non
pass-yes-draw = ne pas piocher
pass-yes-damage = pas de dégâts
pass-yes-recover = non
pass-yes-actions = non
pass-yes-end-turn = non
pass-yes-transform = ne pas se transformer
pass-yes-swap = ne pas échanger
pass-yes-value = laisser la valeur telle quelle
pass-yes-remove = non

## Le journal.

log-setup = mise en place
log-because = { " " }({ $source })
log-ability-not-played = { $side } : la capacité de héros écrite par son auteur ne s'applique pas, car elle n'a pas été comprise.
log-rules-not-played = { $side } : les règles ajoutées par l'auteur ne s'appliquent pas, car elles n'ont pas été comprises.
log-turn-begins = tour { $number } : { $side }
log-placed = On place { $fighter } sur la case { $space }{ $because }.
log-placed-from = On place { $fighter } de la case { $start } sur la case { $space }{ $because }.
log-moved = { $fighter } { AGREE($fighter, "se déplace", "se déplacent") } de la case { $start } à la case { $space }.
log-drew = { $side } { AGREE($side, "pioche", "piochent") } { $cards }.
log-drew-hidden = { $side } { AGREE($side, "pioche", "piochent") } { COUNT($number, "card") }.
log-exhausted = { $side } { AGREE($side, "n'a", "n'ont") } plus de carte à piocher : tous les combattants de ce camp subissent des dégâts.
log-hurt = { $fighter } { AGREE($fighter, "subit", "subissent") } { COUNT($number, "damage") }{ $because }, santé : { $health }.
log-healed = { $fighter } { AGREE($fighter, "gagne", "gagnent") } { COUNT($number, "health") }{ $because }, santé : { $health }.
log-healed-none = La santé { CASE($fighter, "de") } est déjà au maximum : rien à gagner{ $because }.
log-fell =
    { GENDER($fighter) ->
        [f] { $fighter } { AGREE($fighter, "est vaincue", "sont vaincues") }.
       *[other] { $fighter } { AGREE($fighter, "est vaincu", "sont vaincus") }.
    }
log-maneuvers = { $side } { AGREE($side, "effectue", "effectuent") } une manœuvre.
log-boosts = { $side } { AGREE($side, "booste", "boostent") } avec { $card }.
log-boosted-move = Les combattants peuvent maintenant se déplacer de { COUNT($number, "space") } au plus.
log-boosted-card = { $card } ajoute { $number } à la valeur de { $other }.
log-schemed = { $fighter } { AGREE($fighter, "joue", "jouent") } { $card }.
log-attacked = { $fighter } { AGREE($fighter, "attaque", "attaquent") } { $target }.
log-played-attack = { $side } { AGREE($side, "joue", "jouent") } { $card } face cachée pour attaquer.
log-played-defense = { $side } { AGREE($side, "joue", "jouent") } { $card } face cachée pour se défendre.
log-played-hidden-attack = { $side } { AGREE($side, "joue", "jouent") } une carte face cachée pour attaquer.
log-played-hidden-defense = { $side } { AGREE($side, "joue", "jouent") } une carte face cachée pour se défendre.
log-played-openly-attack = { $side } { AGREE($side, "joue", "jouent") } { $card } face visible pour attaquer, valeur { $value }.
log-played-openly-defense = { $side } { AGREE($side, "joue", "jouent") } { $card } face visible pour se défendre, valeur { $value }.
log-no-defense = { $side } ne { AGREE($side, "joue", "jouent") } pas de carte Défense.
log-revealed-attack = { $side } { AGREE($side, "révèle", "révèlent") } { $card }, attaque { $value }.
log-revealed-defense = { $side } { AGREE($side, "révèle", "révèlent") } { $card }, défense { $value }.
log-changed = { $line } La valeur imprimée est { $printed }.
log-changed-by = { $line } La valeur imprimée est { $printed }, changée par { $source }.
log-canceled = Les effets de { $card } sont annulés{ $because }.
log-cancel-failed = Les effets de { $card } ne peuvent pas être annulés{ $because }.
log-value = La valeur de { $card } devient { $number }{ $because }.
log-raised = La valeur de { $card } augmente de { $added } et passe à { $number }{ $because }.
log-lowered = La valeur de { $card } diminue de { $added } et passe à { $number }{ $because }.
log-unchanged = La valeur de { $card } reste { $number }{ $because }.
log-value-held = La valeur de { $card } est { $number } et ne peut pas changer{ $because }.
log-fixed = La valeur de { $card } devient { $number } et ne peut plus changer{ $because }.
log-ignored = La valeur de { $card } est ignorée{ $because }.
log-outcome = Attaque { $attack } contre défense { $defense }.
log-part = { $card } { $number }
log-part-because = { $card } { $number } par { $source }
log-part-added = { $source } +{ $number }
log-part-taken = { $source } { $number }
log-part-ignored = { $card } ignorée
log-sum = { $number } ({ $parts })
log-won-attack = { $side } { AGREE($side, "remporte", "remportent") } le combat en attaque.
log-won-defense = { $side } { AGREE($side, "remporte", "remportent") } le combat en défense.
log-discarded = { $side } { AGREE($side, "défausse", "défaussent") } { $cards }.
log-discarded-limit = { $side } { AGREE($side, "dépasse", "dépassent") } la limite de cartes en main et { AGREE($side, "défausse", "défaussent") } { $cards }.
log-to-hand = { $card } rejoint la main { CASE($side, "de") }.
log-looked = { $side } { AGREE($side, "regarde", "regardent") } la main { CASE($other, "de") }.
log-showed-hand = { $side } { AGREE($side, "montre", "montrent") } toutes les cartes en main.
log-card-shown = Cartes en main : { $cards }.
log-reacted = { $side } { AGREE($side, "révèle", "révèlent") } { $card } de sa main et { AGREE($side, "annule", "annulent") } cet effet.
log-actions-gained = { $side } { AGREE($side, "gagne", "gagnent") } { COUNT($number, "action") }.
log-transformed = { $side } { AGREE($side, "devient", "deviennent") } { $form }.
log-token-placed = { $side } { AGREE($side, "place", "placent") } un jeton { CASE($token, "de") } sur la case { $space }.
log-token-moved = { $side } { AGREE($side, "déplace", "déplacent") } un jeton { CASE($token, "de") } de la case { $start } à la case { $space }.
log-token-removed = { $side } { AGREE($side, "retire", "retirent") } un jeton { CASE($token, "de") } de la case { $space }.
log-counters-gained = { $side } { AGREE($side, "gagne", "gagnent") } { $number } { $counter }, total : { $total }.
log-counters-lost = { $side } { AGREE($side, "perd", "perdent") } { $number } { $counter }, total : { $total }.
log-guarded = { $fighter } ne { AGREE($fighter, "subit", "subissent") } plus de dégâts dans ce combat.
log-prevented = { $fighter } ne { AGREE($fighter, "subit", "subissent") } pas { COUNT($number, "damage") }.
log-attack-bonus = Les attaques { CASE($fighter, "de") } valent { $number } de plus jusqu'à la fin du tour.
log-health-set = La santé { CASE($fighter, "de") } est maintenant de { $number }.
log-top-discarded = { $side } { AGREE($side, "défausse", "défaussent") } { $cards } du dessus du deck.
log-looked-at-top = { $side } { AGREE($side, "regarde", "regardent") } { $cards } sur le dessus du deck.
log-looked-at-top-hidden = { $side } { AGREE($side, "regarde", "regardent") } { COUNT($number, "card") } sur le dessus du deck.
log-into-deck = { $side } { AGREE($side, "remet", "remettent") } { $cards } de la défausse dans le deck.
log-into-deck-hidden = { $side } { AGREE($side, "remet", "remettent") } { COUNT($number, "card") } de la défausse dans le deck.
log-searched = { $side } { AGREE($side, "prend", "prennent") } { $cards } du deck en main.
log-searched-hidden = { $side } { AGREE($side, "prend", "prennent") } { COUNT($number, "card") } du deck en main.
log-left-board = { $fighter } { AGREE($fighter, "quitte", "quittent") } le plateau.
log-restored = { $fighter } { AGREE($fighter, "en réchappe", "en réchappent") } avec { COUNT($number, "health") }.
log-restored-defeated = { $fighter } { AGREE($fighter, "revient", "reviennent") } avec { COUNT($number, "health") }.
log-named = { $side } { AGREE($side, "annonce", "annoncent") } { $number }.
log-on-deck = { $side } { AGREE($side, "place", "placent") } { $cards } sur le deck.
log-on-deck-hidden = { $side } { AGREE($side, "place", "placent") } { COUNT($number, "card") } sur le deck.
log-under-deck = { $side } { AGREE($side, "place", "placent") } { $cards } sous le deck.
log-under-deck-hidden = { $side } { AGREE($side, "place", "placent") } { COUNT($number, "card") } sous le deck.
log-swapped = { $fighter } et { $target } échangent leurs places.
log-effect-immediately = { $card }, immédiatement :
log-effect-during = { $card }, pendant le combat :
log-effect-after = { $card }, après le combat :
log-effect-scheme = { $card } :
log-effect-boosted = { $card }, bonus de boost :
log-effect-played = { $card }, face visible :
log-effect-discarded = { $card }, défaussée :
log-effect-one = { $effect } { $line }
log-effect-none = { $effect } rien ne se passe.
log-effect-none-because = { $effect } rien ne se passe ({ $reason }).
log-ability = { $source } :
log-skipped = C'est impossible : { $reason }.
log-turn-ends = { $side } { AGREE($side, "termine", "terminent") } le tour.
log-game-over = { $sides } { AGREE($sides, "remporte", "remportent") } la partie.
log-game-over-team = { $sides } remportent la partie.
log-game-over-none = La partie se termine sans vainqueur.
log-chose = { $side } { AGREE($side, "choisit", "choisissent") } : { $branch }
log-lasting = { $card } reste en effet jusqu'à la fin du tour.
log-waiting = { $card } reprendra au début du prochain tour { CASE($side, "de") }.
log-substituted = { $fighter } { AGREE($fighter, "prend", "prennent") } maintenant part à ce combat.
log-top-revealed = { $side } { AGREE($side, "révèle", "révèlent") } la première carte du deck : { $card }.
log-dormant = { $side } { AGREE($side, "n'a", "n'ont") } aucun combattant sur le plateau et { AGREE($side, "attend", "attendent") }.
log-out = { $side } { AGREE($side, "n'a", "n'ont") } plus de combattant.
log-declined = { $side } { AGREE($side, "passe", "passent") }.
log-aside = { $side } { AGREE($side, "pioche", "piochent") } { $cards } pour choisir.
log-aside-hidden = { $side } { AGREE($side, "pioche", "piochent") } { COUNT($number, "card") } pour choisir.
log-kept = { $side } { AGREE($side, "garde", "gardent") } { $cards }.
log-kept-hidden = { $side } { AGREE($side, "garde", "gardent") } { COUNT($number, "card") }.
log-shuffled = { $side } { AGREE($side, "mélange", "mélangent") } le deck.

## Pourquoi un effet ou une partie d'un effet est resté sans suite.

reason-condition = la condition n'est pas remplie
reason-won = { $side } ne { AGREE($side, "remporte", "remportent") } pas le combat
reason-lost = { $side } ne { AGREE($side, "perd", "perdent") } pas le combat
reason-attacking = { $side } { AGREE($side, "n'attaque", "n'attaquent") } pas
reason-defending = { $side } ne se { AGREE($side, "défend", "défendent") } pas
reason-your-turn = ce n'est pas le tour { CASE($side, "de") }
reason-first-action = ce n'est pas la première action du tour
reason-started = aucun combattant { CASE($side, "de") } n'a commencé le tour sur un jeton
reason-named = le nombre annoncé n'est pas la valeur imprimée
reason-form = { $side } { AGREE($side, "n'est pas", "ne sont pas") } { $form } en ce moment
reason-defeated = la santé { CASE($who, "de") } est à 0
reason-not-defeated = la santé { CASE($who, "de") } n'est pas à 0
reason-none-defeated = il n'y a pas de combattant vaincu de ce nom : { $who }
reason-absent = { $who } { AGREE($who, "n'est", "ne sont") } pas sur le plateau
reason-adjacent = { $who } et { $whom } ne sont pas sur des cases adjacentes
reason-fighter-adjacent = personne n'est adjacent { CASE($whom, "a") }
reason-opposing-adjacent = aucun combattant adverse n'est adjacent { CASE($whom, "a") }
reason-off-token = { $who } { AGREE($who, "n'est", "ne sont") } pas sur un jeton { CASE($token, "de") }
reason-fighter = il n'y a pas de tel combattant
reason-opponent = il n'y a pas d'adversaire
reason-role-card = { $side } { AGREE($side, "n'a", "n'ont") } pas de carte dans le combat
reason-their-role-card = l'adversaire n'a pas de carte dans le combat
reason-hand = il n'y a pas de carte en main
reason-some-hand = il n'y a pas assez de cartes en main
reason-card = il n'y a pas de telle carte
reason-boosts = aucune carte ne l'a boostée
reason-deck = le deck est vide
reason-amount = le nombre est 0
reason-draw = le nombre de cartes à piocher est 0
reason-damage = il n'y a pas de dégâts à infliger
reason-space = il n'y a pas de case libre pour cela
reason-reach = il n'y a nulle part où aller
reason-token = il n'y a aucun jeton qui puisse être déplacé
reason-tokens = il y a un jeton sur chaque case

## De même, quand on sait seulement ce qu'il fallait faire.

skipped-other = il n'y a rien pour le faire
skipped-damage = il n'y a pas de combattant à blesser, ou pas de dégâts à infliger
skipped-recover = il n'y a pas de combattant qui puisse gagner des points de vie
skipped-move = il n'y a pas de combattant à déplacer
skipped-place = il n'y a personne à placer, ou pas de case
skipped-token = il n'y a pas de jeton à déplacer, ou pas de case
skipped-discard = il n'y a pas de carte à défausser
skipped-cards = il n'y a pas de carte à choisir
skipped-boost = il n'y a pas de carte à booster

## L'écran.

screen-no-option = Il n'y a pas de réponse { $number }.
screen-nothing-pointed = Entrée seule ne choisit rien ici : pointez une réponse ou tapez son numéro.
screen-nothing-to-undo = Il n'y a rien à reprendre.
screen-hand-over =
    C'est { $side } qui { AGREE($side, "répond", "répondent") }.

    Les autres regardent ailleurs.

    Enter montre la table.
screen-passage = passage
screen-hand = Main { CASE($side, "de") }
screen-hands = Vos mains
screen-thinking = { $side } { AGREE($side, "réfléchit", "réfléchissent") } ...
screen-actions-left = , reste : { COUNT($number, "action") }
screen-last-action = , dernière action
screen-won = { $sides } { AGREE($sides, "gagne", "gagnent") } !
screen-won-nobody = Personne ne gagne : la partie a été arrêtée.
screen-broken = La partie ne peut pas continuer : { $problem }
screen-leave = Quitter cette partie ? (Ctrl-C encore une fois quitte sans sauvegarder.)
screen-leave-over = La partie est terminée.
screen-stay = Continuer
screen-stay-over = Rester
screen-save-and-quit = Sauvegarder dans { $path } et quitter
screen-quit = quitter
screen-refused = Ne s'applique pas, car non compris :
screen-saved = Sauvegardé dans { $path }.
screen-keys = [b]↑↓ Entrée[/b], [b]numéro[/b]  [b]p[/b] passer  [b]u[/b] annuler  [b]c[/b] cartes  [b]l[/b] journal  [b]?[/b] aide  [b]q[/b] quitter
screen-small =
    Cette fenêtre a { $width }×{ $height } caractères.
    Il en faut { $least_width }×{ $least_height }.
screen-look-at-log = voir le journal
screen-another-game = une autre partie
screen-setting-up = mise en place
screen-turn = tour { $number } :
screen-combat = combat
screen-against = contre
screen-stopped = arrêt
screen-the-end = fin
screen-log = journal
screen-card = carte
screen-cards = cartes
screen-point-at-card = Pointez une carte pour la lire.
screen-nothing-yet = Il ne s'est encore rien passé.
screen-esc-closes = Échap ferme
screen-look-and-close = ↑ ↓ pour regarder, Échap ferme
screen-pile-hand = { $side } : main ({ $number })
screen-pile-discard = { $side } : défausse ({ $number })
screen-hidden = { $number } cachées

# Cartes et combattants, en aussi court que possible.
screen-sign-attack = A
screen-sign-defense = D
screen-sign-scheme = S
screen-sign-versatile = P
screen-kind-attack = attaque
screen-kind-defense = défense
screen-kind-scheme = stratagème
screen-kind-versatile = polyvalente
screen-card-facts = { $kind }, boost { $boost }, { $user }
screen-anybody = tous
screen-no-effect = Sans effet.
screen-you = (vous)
screen-piles = main { $hand } deck { $deck } déf. { $discard }
screen-piles-short = m{ $hand } d{ $deck } x{ $discard }
screen-in-form = – { $form }
screen-defeated = hors combat
screen-ranged = distance
screen-melee = mêlée
screen-off = absent
screen-more-cards = encore { $number } : touche c
screen-zone-letters = abcdefghjkmnpqrstuvwxyzoli

# La première page.
screen-subtitle = un moteur libre du système de duels Unmatched
screen-field-shape = partie
screen-field-mode = contre
screen-field-bot = le bot est
screen-field-board = plateau
screen-field-language = langue
screen-shape-2 = Duel
screen-shape-3 = Trois joueurs, dont un avec deux héros
screen-shape-4 = Deux équipes de deux
screen-mode-bot = un bot
screen-mode-hot-seat = l'un contre l'autre, à ce clavier
screen-bot-greedy = avide (voit un coup d'avance)
screen-bot-random = au hasard (fait n'importe quoi)
screen-surprise = au hasard
screen-hero-1 = premier héros
screen-hero-2 = second héros
screen-your-hero = votre héros
screen-bots-hero = héros du bot
screen-team-1 = équipe A, 1er
screen-team-2 = équipe B, 2e
screen-team-3 = équipe A, 3e
screen-team-4 = équipe B, 4e
screen-team-you = vous
screen-start = commencer la partie
screen-left-out = laissés de côté
screen-move = déplacement { $number }
screen-board-facts = { $spaces } cases, { $zones } zones
screen-board-passages = { $number } avec un passage secret
screen-game-in-short = Deux héros se rencontrent sur un plateau. Manœuvres, attaques et stratagèmes jusqu'au dernier.
screen-unofficial = Non officiel : Unmatched est une marque de Restoration Games, LLC.
screen-start-keys = [b]↑↓[/b] ligne  [b]←→[/b] changer  [b]Entrée[/b] jouer  [b]?[/b] aide  [b]F2[/b] langue  [b]q[/b] quitter

# L'aide.
screen-help = aide
screen-help-answer = [b]Répondez à la question[/b] sous le plateau avec
screen-help-arrows = [b]↑ ↓ ← →[/b] et [b]Entrée[/b]  aller à une réponse, la prendre
screen-help-number = [b]1 2 3 …[/b]          une réponse par son numéro (une case : par le sien) ;
screen-help-number-more = s'il y a un 12, un 1 seul demande Entrée
screen-help-pass = [b]p[/b]                passer, là où l'on peut refuser
screen-help-mouse = [b]souris[/b]           cliquer sur une réponse, une case ou un combattant
screen-help-undo = [b]u[/b] annuler (votre dernière question)   [b]c[/b] cartes des mains et des défausses
screen-help-log = [b]l[/b] tout le journal              [b]q[/b] Ctrl-C sauvegarder ou quitter   [b]?[/b] cette page
screen-help-language = [b]F2[/b] une autre langue
screen-help-board =
    { "[b]" }Plateau :[/b] 12bv est la case 12 dans les zones b et v, nommées sous le plateau. Au-dessus, qui
    s'y trouve : (Ho) d'une équipe, \[Dr] de l'autre. De @, un passage secret mène à tout autre @ ;
    ≈ et ≋ sont des jetons, ‣ marque les cases parmi lesquelles choisir.
screen-help-cards = [b]Cartes :[/b] A4 attaque de valeur 4, D défense, P polyvalente, S stratagème ; +2 est le boost.
screen-help-game =
    { "[b]" }Jeu :[/b] un tour a deux actions. Manœuvre : piochez une carte et déplacez-vous. Attaque : une case
    adjacente ou, à distance, n'importe laquelle de sa zone. Stratagème : jouez une carte
    Stratagème. Réduisez la santé du héros adverse à 0.

## Les couleurs des zones.

zone-blue = bleue
zone-navy = marine
zone-brown = brune
zone-gray = grise
zone-grey = grise
zone-green = verte
zone-yellow = jaune
zone-orange = orange
zone-red = rouge
zone-cream = crème
zone-violet = violette
zone-purple = pourpre
zone-pink = rose
zone-white = blanche
zone-black = noire
zone-teal = turquoise
zone-gold = dorée
zone-sand = sable
zone-rock = roche

## Une partie enregistrée que l'on regarde.

watch-fighter = combattant
watch-side = camp
watch-health = santé
watch-space = case
watch-defeated = hors combat
watch-won = { $one } contre { $other }, plateau « { $board } », graine { $seed } : { COUNT($turns, "turn") }, victoire : { $winners }
watch-undecided = { $one } contre { $other }, plateau « { $board } », graine { $seed } : { COUNT($turns, "turn") }, sans vainqueur
watch-running = { $one } contre { $other }, plateau « { $board } », graine { $seed } : { COUNT($turns, "turn") }, inachevée
watch-note = Note : { $note }.
watch-first = C'est le début.
watch-last = C'est la fin.
watch-unknown-key = Cette touche ne fait rien ici.
watch-keys = → n tour suivant   ← p retour   Home End début, fin   ↑↓ défiler   q quitter

## Ce qu'écrivent les autres commandes.

report-import = { $name } : { COUNT($cards, "card") } ({ $size }) ; cartes jouées comme écrites : { $number }
report-import-remark = {"  "}note : { $remark }
report-import-same-name = ce héros l'emporte sur celui du même nom fourni avec Peerless ({ $name })
report-import-refused = {"  "}{ $where } : { $reason } (ligne { $line })
report-import-written = { $path } écrit
report-import-plain = cartes refusées : { $number } ; elles n'ont que leur valeur jusqu'à ce que vous les reformuliez
report-import-no-ability = pas de capacité de héros jusqu'à ce que vous la reformuliez
report-import-no-rules = les cartes de règles refusées ne s'appliquent pas
report-lint = remarques : { $number } ({ COUNT($files, "file") })
report-measure-decks = decks : { $number } ; compris en entier : { $whole }, sous { $limit } % : { $low }
report-measure-phrases = Où la lecture s'est arrêtée, par nombre de cartes ({ $number } en tout ; N est un nombre, X un nom) :
report-measure-more = {"       "}et { $number } de plus ; --phrases 0 montre tout
report-fuzz-clean = { COUNT($games, "game") }, { COUNT($decisions, "decision") }, lois vérifiées { $laws } fois, rien trouvé ; { $seconds } s, { $rate } décisions/s
report-fuzz-shrunk = réduit de { COUNT($before, "answer") } à { COUNT($after, "answer") } : { $law } : { $problem }
report-fuzz-repeated = { $path } : après { COUNT($answers, "answer") } : { $law } : { $problem }
report-scenarios-right = { COUNT($played, "scenario") } : tout est comme écrit
report-scenarios-differ = différences : { $number } sur { COUNT($played, "scenario") }

## Ce qu'un joueur peut faire de travers.

fault-did-you-mean = { "" } ; vouliez-vous dire { $name } ?
fault-known-are = { "" } ; sont connus : { $names }
fault-no-hint = { "" }
fault-no-language = il n'y a pas de langue { $lang } ; sont connues : { $known }
fault-no-seat = il n'y a pas de place { $seat } ; cette partie a les places { $first } à { $last }
fault-no-seat-here = il n'y a pas de place { $seat } dans cette partie ; les places vont de 1 à { $last }
fault-no-side = il n'y a pas de camp { $name }{ $hint }
fault-no-fighter = il n'y a pas de combattant { $name }{ $hint }
fault-no-hero = il n'y a pas de héros { $name }{ $hint }
fault-no-board = il n'y a pas de plateau { $name }{ $hint }
fault-no-hero-file = il n'y a pas de fichier ou de dossier de héros { $path }
fault-no-board-file = il n'y a pas de fichier ou de dossier de plateaux { $path }
fault-not-now = { $answer } ne peut pas être joué maintenant{ $hint }
fault-game-over = la partie est terminée ; plus rien ne peut être joué
fault-no-terminal = jouer demande un terminal, clavier et écran ; en Python, utilisez peerless.Game
fault-nothing-to-play = il n'y a pas de héros ou pas de plateau pour jouer
fault-nothing-playable = il n'y a pas de héros ou pas de plateau qui puisse être joué
fault-heroes-of-players = pour { $players } joueurs il faut { $needed } héros, pas { $found }
fault-how-many-heroes = une partie a deux héros, ou quatre en deux équipes, pas { $number }
fault-wrong-seats = chacun des { $number } héros doit avoir un joueur, comptés à partir de 0, et non { $seats }
fault-both-teams = un joueur ne peut pas être dans les deux équipes ; les premier et troisième héros en sont une, les deuxième et quatrième l'autre
fault-too-many-fighters = ces héros ont ensemble { $number } combattants, { $most } au plus sont possibles
fault-too-many-tokens = ces héros ont ensemble plus de { $most } sortes de jetons
fault-too-many-effects = ces héros ont ensemble plus d'effets durables et de capacités qu'une partie n'en contient (62)
fault-too-few-starts = le plateau « { $board } » a { $number } cases de départ, il en faut { $needed }
fault-too-few-spaces = le plateau « { $board } » a { $number } cases, trop peu pour { $fighters } combattants
fault-saved-elsewhere = cette partie sauvegardée était à un autre point que celui où mènent ses réponses ; elle ne peut pas continuer
fault-saved-not-text = cette partie sauvegardée n'est pas du texte (UTF-8)
fault-other-rules = cette partie a été jouée avec la version { $played } des règles et ne peut pas continuer avec la version { $here } ; elle peut encore être regardée
fault-other-hero = le héros { $name } se joue ici autrement que celui de cette partie
fault-other-board = le plateau { $name } diffère de celui de cette partie
