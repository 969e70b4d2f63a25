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
