# Português do Brasil. Os termos são os das regras do jogo. As perguntas tratam o jogador por «você», as respostas estão no
# infinitivo, o registro está no presente.

## Listas.

list-nothing = nada

## Nomes.

label-immediately = Instantâneo: { $text }
label-during = Durante o combate: { $text }
label-after = Após o combate: { $text }
label-boosted = Bônus ao reforçar: { $text }
label-played = Jogada virada para cima: { $text }
label-discarded = Descartada pelo efeito de um oponente: { $text }
names-hidden-card = uma carta oculta
names-numbered = { $name } { $number }
names-owned = { $name } ({ $number })
names-ability = habilidade do herói
names-effect = { $name } – { $text }
names-quoted = “{ $name }”
noun-hero = herói
    .article = o
    .gender = m
noun-fighter = combatente
    .article = o
    .gender = m
noun-card = carta
    .article = a
    .gender = f
noun-form = forma
    .article = a
    .gender = f
noun-ability = habilidade
    .article = a
    .gender = f
noun-meant = combatente em questão
    .article = o
    .gender = m

## Quantidades. Zero pede o plural.

count-card =
    { $number ->
        [0] { $number } cartas
        [one] { $number } carta
       *[other] { $number } cartas
    }
count-damage =
    { $number ->
        [0] { $number } pontos de dano
        [one] { $number } ponto de dano
       *[other] { $number } pontos de dano
    }
count-health =
    { $number ->
        [0] { $number } pontos de vida
        [one] { $number } ponto de vida
       *[other] { $number } pontos de vida
    }
count-action =
    { $number ->
        [0] { $number } ações
        [one] { $number } ação
       *[other] { $number } ações
    }
count-space =
    { $number ->
        [0] { $number } espaços
        [one] { $number } espaço
       *[other] { $number } espaços
    }
count-file =
    { $number ->
        [one] { $number } arquivo
       *[other] { $number } arquivos
    }
count-game =
    { $number ->
        [0] { $number } partidas
        [one] { $number } partida
       *[other] { $number } partidas
    }
count-decision =
    { $number ->
        [0] { $number } decisões
        [one] { $number } decisão
       *[other] { $number } decisões
    }
count-scenario =
    { $number ->
        [0] { $number } cenários
        [one] { $number } cenário
       *[other] { $number } cenários
    }
count-answer =
    { $number ->
        [0] { $number } respostas
        [one] { $number } resposta
       *[other] { $number } respostas
    }
count-turn =
    { $number ->
        [0] { $number } turnos
        [one] { $number } turno
       *[other] { $number } turnos
    }

## O que se pergunta a um jogador.

ask-plain = { $side }: { $asked }.
ask-because = { $side }: { $asked } ({ $source }).
ask-or-pass = { $asked } ou passe
ask-action = escolha uma ação (restam: { $number })
ask-boost = escolha uma carta para reforçar { CASE($card, "nom") }
ask-boost-move = escolha uma carta para reforçar o movimento
ask-attack-card = escolha uma carta para o ataque: { $attacker } contra { $target }
ask-defense-card = escolha uma carta para defender { $target } contra { $attacker }
ask-hand-limit = escolha uma carta para descartar, há cartas demais na mão
ask-discard = escolha uma carta para descartar
ask-discard-theirs = escolha uma carta para { $owner } { AGREE($owner, "descartar", "descartarem") }
ask-keep = escolha a carta com que ficar
ask-bottom = escolha a próxima carta para o fundo do baralho
ask-aside-top = escolha a próxima carta para o topo do baralho
ask-top = escolha uma carta para o topo do baralho
ask-take-back = escolha uma carta para voltar à mão
ask-instead = escolha uma carta para jogar no lugar
ask-instead-theirs = escolha a carta que { $owner } { AGREE($owner, "joga", "jogam") } no lugar
ask-card = escolha uma carta
ask-react = revele uma carta para cancelar este efeito
ask-maneuver = escolha um combatente para mover
ask-move = escolha um combatente para mover
ask-damage = escolha um combatente para receber dano
ask-recover = escolha um combatente para recuperar pontos de vida
ask-place-fighter = escolha um combatente para colocar
ask-schemer = escolha quem joga { CASE($card, "nom") }
ask-remove = escolha um combatente para retirar do tabuleiro
ask-fighter = escolha um combatente
ask-go = escolha para onde { AGREE($fighter, "se move", "se movem") } { $fighter }
ask-go-or-place = escolha para onde mover ou onde colocar { $fighter }
ask-place = escolha onde colocar { $fighter }
ask-token-go = escolha para onde mover a ficha { CASE($token, "de") }
ask-token-place = escolha onde colocar uma ficha { CASE($token, "de") }
ask-space = escolha um espaço
ask-token = escolha uma ficha { CASE($token, "de") } para mover
ask-token-remove = escolha uma ficha { CASE($token, "de") } para retirar
ask-name = diga um número
ask-draw-number = escolha quantas cartas comprar
ask-number = escolha um número
ask-choice = escolha uma opção
ask-yes = escolha se usa este efeito
ask-yes-draw = escolha se compra { COUNT($number, "card") }
ask-yes-damage = escolha se causa { COUNT($number, "damage") } { CASE($fighter, "a") }
ask-yes-recover = escolha se { $fighter } { AGREE($fighter, "recupera", "recuperam") } { COUNT($number, "health") }
ask-yes-actions = escolha se ganha { COUNT($number, "action") }
ask-yes-end-turn = escolha se encerra o turno
ask-yes-transform = escolha se vira { $form }
ask-yes-swap = escolha se troca { $fighter } e { $other } de lugar
ask-yes-value = escolha se o valor impresso { CASE($card, "de") } passa a { $number }
ask-yes-remove = escolha se retira { $fighter } do tabuleiro
ask-opponent = escolha um oponente
ask-order = escolha o que acontece primeiro

## O que faz uma resposta.

option-maneuvers = manobra
option-scheme = jogar { $chosen }
option-attack = { $fighter }: atacar { $target }
option-boost = reforçar com { $chosen } (+{ $boost })
option-boost-move = reforçar com { $chosen } (+{ $boost })
option-attack-card = atacar com { $chosen } ({ $value })
option-defense-card = defender com { $chosen } ({ $value })
option-no-value = sem valor
option-hand-limit = descartar { $chosen }
option-discard = descartar { $chosen }
option-discard-theirs = descartar { $chosen }
option-keep = ficar com { $chosen }
option-bottom = colocar { $chosen } no fundo
option-aside-top = colocar { $chosen } no topo do baralho
option-top = colocar { $chosen } no topo do baralho
option-take-back = voltar { $chosen } à mão
option-instead = jogar { $chosen } ({ $value }) no lugar
option-instead-theirs = { $chosen } ({ $value }) no lugar
option-card = { $chosen }
option-react = revelar { $chosen } e cancelar este efeito
option-maneuver = mover { $chosen }
option-move = mover { $chosen }
option-damage = causar { COUNT($number, "damage") } { CASE($chosen, "a") }
option-recover = { $chosen } { AGREE($chosen, "recupera", "recuperam") } { COUNT($number, "health") }
option-place-fighter = colocar { $chosen }
option-schemer = { $chosen }: jogar { $card }
option-remove = retirar { $chosen } do tabuleiro
option-fighter = { $chosen }
option-move-or-place = mover ou colocar { $chosen }
option-go = mover para o espaço { $chosen }
option-go-or-place = colocar { $fighter } no espaço { $chosen }
option-place = colocar { $fighter } no espaço { $chosen }
option-token-go = mover a ficha { CASE($token, "de") } para o espaço { $chosen }
option-token-place = colocar uma ficha { CASE($token, "de") } no espaço { $chosen }
option-space = espaço { $chosen }
option-token = a ficha { CASE($token, "de") } do espaço { $chosen }
option-token-remove = retirar a ficha { CASE($token, "de") } do espaço { $chosen }
option-name = dizer { $number }
option-draw-number = comprar { COUNT($number, "card") }
option-number = { $number }
option-choice = opção { $number }
option-yes = sim
option-yes-draw = comprar { COUNT($number, "card") }
option-yes-damage = causar { COUNT($number, "damage") } { CASE($fighter, "a") }
option-yes-recover = { $fighter } { AGREE($fighter, "recupera", "recuperam") } { COUNT($number, "health") }
option-yes-actions = ganhar { COUNT($number, "action") }
option-yes-end-turn = encerrar o turno
option-yes-transform = virar { $form }
option-yes-swap = trocar { $fighter } e { $other } de lugar
option-yes-value = mudar o valor { CASE($card, "de") } para { $number }
option-yes-remove = retirar { $fighter } do tabuleiro
option-opponent = escolher { $chosen }
option-order = { $effect }

## O que significa passar.

pass-other = passar
pass-boost = sem reforço
pass-boost-move = sem reforço
pass-attack-card = sem carta de ataque
pass-defense-card = sem carta de defesa
pass-discard = não descartar nada
pass-discard-theirs = não descartar nada
pass-instead = deixar a carta que está ali
pass-instead-theirs = deixar a carta que está ali
pass-keep = não ficar com nada
pass-react = não revelar nada
pass-maneuver = não mover mais ninguém
pass-move = não mover ninguém
pass-damage = não causar dano
pass-go = ficar parado
pass-place = não colocar { $fighter }
pass-token = não mover nenhuma ficha
pass-token-go = deixar onde está
pass-yes = não
pass-yes-draw = não comprar
pass-yes-damage = não causar dano
pass-yes-recover = não
pass-yes-actions = não
pass-yes-end-turn = não
pass-yes-transform = não se transformar
pass-yes-swap = não trocar
pass-yes-value = deixar o valor como está
pass-yes-remove = não

## O registro.

log-setup = preparação
log-because = { " " }({ $source })
log-ability-not-played = { $side }: a habilidade de herói escrita pelo autor não vale, pois não foi entendida.
log-rules-not-played = { $side }: as regras acrescentadas pelo autor não valem, pois não foram entendidas.
log-turn-begins = turno { $number }: { $side }
log-placed = { AGREE($fighter, "Coloca-se", "Colocam-se") } { $fighter } no espaço { $space }{ $because }.
log-placed-from = { AGREE($fighter, "Coloca-se", "Colocam-se") } { $fighter }, do espaço { $start }, no espaço { $space }{ $because }.
log-moved = { $fighter } { AGREE($fighter, "se move", "se movem") } do espaço { $start } para o espaço { $space }.
log-drew = { $side } { AGREE($side, "compra", "compram") } { $cards }.
log-drew-hidden = { $side } { AGREE($side, "compra", "compram") } { COUNT($number, "card") }.
log-exhausted = { $side } não { AGREE($side, "tem", "têm") } mais cartas para comprar: todos os combatentes deste lado recebem dano.
log-hurt = { $fighter } { AGREE($fighter, "recebe", "recebem") } { COUNT($number, "damage") }{ $because }, vida: { $health }.
log-healed = { $fighter } { AGREE($fighter, "recupera", "recuperam") } { COUNT($number, "health") }{ $because }, vida: { $health }.
log-healed-none = { $fighter } já { AGREE($fighter, "está", "estão") } com a vida máxima e não { AGREE($fighter, "recupera", "recuperam") } nada{ $because }.
log-fell =
    { GENDER($fighter) ->
        [f] { $fighter } { AGREE($fighter, "é derrotada", "são derrotadas") }.
       *[other] { $fighter } { AGREE($fighter, "é derrotado", "são derrotados") }.
    }
log-maneuvers = { $side } { AGREE($side, "faz", "fazem") } uma manobra.
log-boosts = { $side } { AGREE($side, "reforça", "reforçam") } com { $card }.
log-boosted-move = Os combatentes agora podem se mover até { COUNT($number, "space") }.
log-boosted-card = { $card } acrescenta { $number } ao valor de { $other }.
log-schemed = { $fighter } { AGREE($fighter, "joga", "jogam") } { $card }.
log-attacked = { $fighter } { AGREE($fighter, "ataca", "atacam") } { $target }.
log-played-attack = { $side } { AGREE($side, "joga", "jogam") } { $card } virada para baixo para atacar.
log-played-defense = { $side } { AGREE($side, "joga", "jogam") } { $card } virada para baixo para se defender.
log-played-hidden-attack = { $side } { AGREE($side, "joga", "jogam") } uma carta virada para baixo para atacar.
log-played-hidden-defense = { $side } { AGREE($side, "joga", "jogam") } uma carta virada para baixo para se defender.
log-played-openly-attack = { $side } { AGREE($side, "joga", "jogam") } { $card } virada para cima para atacar, valor { $value }.
log-played-openly-defense = { $side } { AGREE($side, "joga", "jogam") } { $card } virada para cima para se defender, valor { $value }.
log-no-defense = { $side } não { AGREE($side, "joga", "jogam") } carta de defesa.
log-revealed-attack = { $side } { AGREE($side, "revela", "revelam") } { $card }, ataque { $value }.
log-revealed-defense = { $side } { AGREE($side, "revela", "revelam") } { $card }, defesa { $value }.
log-changed = { $line } O valor impresso é { $printed }.
log-changed-by = { $line } O valor impresso é { $printed }, mudado { CASE($source, "por") }.
log-canceled = Os efeitos { CASE($card, "de") } são cancelados{ $because }.
log-cancel-failed = Os efeitos { CASE($card, "de") } não podem ser cancelados{ $because }.
log-value = O valor { CASE($card, "de") } passa a { $number }{ $because }.
log-raised = O valor { CASE($card, "de") } aumenta em { $added } e passa a { $number }{ $because }.
log-lowered = O valor { CASE($card, "de") } diminui em { $added } e passa a { $number }{ $because }.
log-unchanged = O valor { CASE($card, "de") } continua { $number }{ $because }.
log-value-held = O valor { CASE($card, "de") } é { $number } e não pode ser mudado{ $because }.
log-fixed = O valor { CASE($card, "de") } passa a { $number } e não pode mais ser mudado{ $because }.
log-ignored = O valor { CASE($card, "de") } é ignorado{ $because }.
log-outcome = Ataque { $attack } contra defesa { $defense }.
log-part = { $card } { $number }
log-part-because = { $card } { $number } por { $source }
log-part-added = { $source } +{ $number }
log-part-taken = { $source } { $number }
log-part-ignored = { $card } ignorada
log-sum = { $number } ({ $parts })
log-won-attack = { $side } { AGREE($side, "vence", "vencem") } o combate no ataque.
log-won-defense = { $side } { AGREE($side, "vence", "vencem") } o combate na defesa.
log-discarded = { $side } { AGREE($side, "descarta", "descartam") } { $cards }.
log-discarded-limit = { $side } { AGREE($side, "tem", "têm") } cartas demais na mão e { AGREE($side, "descarta", "descartam") } { $cards }.
log-to-hand = { $card } vai para a mão { CASE($side, "de") }.
log-looked = { $side } { AGREE($side, "olha", "olham") } a mão { CASE($other, "de") }.
log-showed-hand = { $side } { AGREE($side, "mostra", "mostram") } todas as cartas da mão.
log-card-shown = Cartas na mão: { $cards }.
log-reacted = { $side } { AGREE($side, "revela", "revelam") } { $card } da mão e { AGREE($side, "cancela", "cancelam") } este efeito.
log-actions-gained = { $side } { AGREE($side, "ganha", "ganham") } { COUNT($number, "action") }.
log-transformed = { $side } { AGREE($side, "vira", "viram") } { $form }.
log-token-placed = { $side } { AGREE($side, "coloca", "colocam") } uma ficha { CASE($token, "de") } no espaço { $space }.
log-token-moved = { $side } { AGREE($side, "move", "movem") } uma ficha { CASE($token, "de") } do espaço { $start } para o espaço { $space }.
log-token-removed = { $side } { AGREE($side, "retira", "retiram") } uma ficha { CASE($token, "de") } do espaço { $space }.
log-counters-gained = { $side } { AGREE($side, "ganha", "ganham") } { $number } { $counter }, total: { $total }.
log-counters-lost = { $side } { AGREE($side, "perde", "perdem") } { $number } { $counter }, total: { $total }.
log-guarded = { $fighter } não { AGREE($fighter, "recebe", "recebem") } mais dano neste combate.
log-prevented = { $fighter } não { AGREE($fighter, "recebe", "recebem") } { COUNT($number, "damage") }.
log-attack-bonus = Os ataques { CASE($fighter, "de") } valem { $number } a mais até o fim do turno.
log-health-set = A vida { CASE($fighter, "de") } agora é { $number }.
log-top-discarded = { $side } { AGREE($side, "descarta", "descartam") } { $cards } do topo do baralho.
log-looked-at-top = { $side } { AGREE($side, "olha", "olham") } { $cards } no topo do baralho.
log-looked-at-top-hidden = { $side } { AGREE($side, "olha", "olham") } { COUNT($number, "card") } no topo do baralho.
log-into-deck = { $side } { AGREE($side, "devolve", "devolvem") } { $cards } da pilha de descarte ao baralho.
log-into-deck-hidden = { $side } { AGREE($side, "devolve", "devolvem") } { COUNT($number, "card") } da pilha de descarte ao baralho.
log-searched = { $side } { AGREE($side, "pega", "pegam") } { $cards } do baralho para a mão.
log-searched-hidden = { $side } { AGREE($side, "pega", "pegam") } { COUNT($number, "card") } do baralho para a mão.
log-left-board = { $fighter } { AGREE($fighter, "sai", "saem") } do tabuleiro.
log-restored = { $fighter } { AGREE($fighter, "escapa", "escapam") } com { COUNT($number, "health") }.
log-restored-defeated = { $fighter } { AGREE($fighter, "volta", "voltam") } com { COUNT($number, "health") }.
log-named = { $side } { AGREE($side, "diz", "dizem") } { $number }.
log-on-deck = { $side } { AGREE($side, "coloca", "colocam") } { $cards } no topo do baralho.
log-on-deck-hidden = { $side } { AGREE($side, "coloca", "colocam") } { COUNT($number, "card") } no topo do baralho.
log-under-deck = { $side } { AGREE($side, "coloca", "colocam") } { $cards } no fundo do baralho.
log-under-deck-hidden = { $side } { AGREE($side, "coloca", "colocam") } { COUNT($number, "card") } no fundo do baralho.
log-swapped = { $fighter } e { $target } trocam de lugar.
log-effect-immediately = { $card }, instantâneo:
log-effect-during = { $card }, durante o combate:
log-effect-after = { $card }, após o combate:
log-effect-scheme = { $card }:
log-effect-boosted = { $card }, bônus ao reforçar:
log-effect-played = { $card }, virada para cima:
log-effect-discarded = { $card }, ao ser descartada:
log-effect-one = { $effect } { $line }
log-effect-none = { $effect } nada acontece.
log-effect-none-because = { $effect } nada acontece ({ $reason }).
log-ability = { $source }:
log-skipped = Isso é impossível: { $reason }.
log-turn-ends = { $side } { AGREE($side, "encerra", "encerram") } o turno.
log-game-over = { $sides } { AGREE($sides, "vence", "vencem") } o jogo.
log-game-over-team = { $sides } vencem o jogo.
log-game-over-none = O jogo termina sem vencedor.
log-chose = { $side } { AGREE($side, "escolhe", "escolhem") }: { $branch }
log-lasting = { $card } fica em efeito até o fim do turno.
log-waiting = { $card } continua no começo do próximo turno { CASE($side, "de") }.
log-substituted = { $fighter } agora { AGREE($fighter, "participa", "participam") } deste combate.
log-top-revealed = { $side } { AGREE($side, "revela", "revelam") } a carta do topo do baralho: { $card }.
log-dormant = { $side } não { AGREE($side, "tem", "têm") } combatentes no tabuleiro e { AGREE($side, "espera", "esperam") }.
log-out = { $side } não { AGREE($side, "tem", "têm") } mais combatentes.
log-declined = { $side } { AGREE($side, "passa", "passam") }.
log-aside = { $side } { AGREE($side, "compra", "compram") } { $cards } para escolher.
log-aside-hidden = { $side } { AGREE($side, "compra", "compram") } { COUNT($number, "card") } para escolher.
log-kept = { $side } { AGREE($side, "fica", "ficam") } com { $cards }.
log-kept-hidden = { $side } { AGREE($side, "fica", "ficam") } com { COUNT($number, "card") }.
log-shuffled = { $side } { AGREE($side, "embaralha", "embaralham") } o baralho.

## Por que um efeito ou uma parte dele não deu em nada.

reason-condition = a condição não é cumprida
reason-won = { $side } não { AGREE($side, "vence", "vencem") } o combate
reason-lost = { $side } não { AGREE($side, "perde", "perdem") } o combate
reason-attacking = { $side } não { AGREE($side, "ataca", "atacam") }
reason-defending = { $side } não se { AGREE($side, "defende", "defendem") }
reason-your-turn = não é o turno { CASE($side, "de") }
reason-first-action = não é a primeira ação do turno
reason-started = nenhum combatente { CASE($side, "de") } começou o turno em uma ficha
reason-named = o número dito não é o valor impresso
reason-form = { $side } não { AGREE($side, "é", "são") } { $form } agora
reason-defeated = a vida { CASE($who, "de") } é 0
reason-not-defeated = a vida { CASE($who, "de") } não é 0
reason-none-defeated = não há combatente derrotado com este nome: { $who }
reason-absent = { $who } não { AGREE($who, "está", "estão") } no tabuleiro
reason-adjacent = { $who } e { $whom } não estão em espaços adjacentes
reason-fighter-adjacent = ninguém está adjacente { CASE($whom, "a") }
reason-opposing-adjacent = nenhum combatente inimigo está adjacente { CASE($whom, "a") }
reason-off-token = { $who } não { AGREE($who, "está", "estão") } em uma ficha { CASE($token, "de") }
reason-fighter = não há tal combatente
reason-opponent = não há oponente
reason-role-card = { $side } não { AGREE($side, "tem", "têm") } carta no combate
reason-their-role-card = o oponente não tem carta no combate
reason-hand = não há carta na mão
reason-some-hand = não há cartas suficientes na mão
reason-card = não há tal carta
reason-boosts = nenhuma carta a reforçou
reason-deck = o baralho está vazio
reason-amount = o número é 0
reason-draw = o número de cartas a comprar é 0
reason-damage = não há dano a causar
reason-space = não há espaço livre para isso
reason-reach = não há para onde mover
reason-token = não há ficha que possa ser movida
reason-tokens = há uma ficha em cada espaço

## O mesmo, quando só se sabe o que havia para fazer.

skipped-other = não há com que fazer isso
skipped-damage = não há combatente a ferir ou dano a causar
skipped-recover = não há combatente que recupere pontos de vida
skipped-move = não há combatente para mover
skipped-place = não há quem colocar ou onde
skipped-token = não há ficha para mover ou para onde
skipped-discard = não há carta para descartar
skipped-cards = não há carta para escolher
skipped-boost = não há carta para reforçar

## A tela.

screen-no-option = Não há opção { $number }.
screen-nothing-pointed = Só Enter não escolhe nada aqui: aponte uma opção ou digite o número dela.
screen-nothing-to-undo = Não há nada a desfazer.
screen-hand-over =
    Quem responde: { $side }.

    Os outros olham para o lado agora.

    Enter mostra a mesa.
screen-passage = passagem
screen-hand = Mão { CASE($side, "de") }
screen-hands = Suas mãos
screen-thinking = { $side } { AGREE($side, "está pensando", "estão pensando") } ...
screen-actions-left = , restam: { COUNT($number, "action") }
screen-last-action = , última ação
screen-won = { $sides } { AGREE($sides, "vence", "vencem") }!
screen-won-nobody = Ninguém venceu: o jogo foi interrompido.
screen-broken = O jogo não pode continuar: { $problem }
screen-leave = Sair deste jogo? (Ctrl-C de novo sai sem salvar.)
screen-leave-over = O jogo acabou.
screen-stay = Continuar
screen-stay-over = Ficar
screen-save-and-quit = Salvar em { $path } e sair
screen-quit = sair
screen-refused = Não vale, pois não foi entendido:
screen-saved = Salvo em { $path }.
screen-keys = [b]↑↓ Enter[/b], [b]número[/b]  [b]p[/b] passar  [b]u[/b] voltar  [b]c[/b] cartas  [b]l[/b] registro  [b]?[/b] ajuda  [b]q[/b] sair
screen-small =
    Esta janela tem { $width }×{ $height } caracteres.
    O jogo precisa de { $least_width }×{ $least_height }.
screen-look-at-log = ver o registro
screen-another-game = outro jogo
screen-setting-up = preparação
screen-turn = turno { $number }:
screen-combat = combate
screen-against = contra
screen-stopped = interrompido
screen-the-end = fim
screen-log = registro
screen-card = carta
screen-cards = cartas
screen-point-at-card = Aponte uma carta para lê-la.
screen-nothing-yet = Nada aconteceu ainda.
screen-esc-closes = Esc fecha
screen-look-and-close = ↑ ↓ para olhar, Esc fecha
screen-pile-hand = { $side }: mão ({ $number })
screen-pile-discard = { $side }: pilha de descarte ({ $number })
screen-hidden = { $number } ocultas

# Cartas e combatentes, o mais curto possível.
screen-sign-attack = A
screen-sign-defense = D
screen-sign-scheme = T
screen-sign-versatile = V
screen-kind-attack = ataque
screen-kind-defense = defesa
screen-kind-scheme = tática
screen-kind-versatile = versátil
screen-card-facts = { $kind }, reforço { $boost }, { $user }
screen-anybody = todos
screen-no-effect = Sem efeito.
screen-you = (você)
screen-piles = mão { $hand } bar. { $deck } desc. { $discard }
screen-piles-short = m{ $hand } b{ $deck } x{ $discard }
screen-in-form = – { $form }
screen-defeated = fora de combate
screen-ranged = distância
screen-melee = corpo-a-corpo
screen-off = fora
screen-more-cards = mais { $number }: tecla c
screen-zone-letters = abcdefghjkmnpqrstuvwxyzoli

# A primeira página.
screen-subtitle = um motor aberto para o sistema de duelos Unmatched
screen-field-shape = jogo
screen-field-mode = contra
screen-field-bot = o bot é
screen-field-board = tabuleiro
screen-field-language = idioma
screen-shape-2 = Duelo
screen-shape-3 = Três jogadores, um com dois heróis
screen-shape-4 = Duas equipes de dois
screen-mode-bot = um bot
screen-mode-hot-seat = um contra o outro, neste teclado
screen-bot-greedy = ganancioso (olha um passo à frente)
screen-bot-random = aleatório (faz qualquer coisa)
screen-surprise = ao acaso
screen-hero-1 = primeiro herói
screen-hero-2 = segundo herói
screen-your-hero = seu herói
screen-bots-hero = herói do bot
screen-team-1 = equipe A, 1º
screen-team-2 = equipe B, 2º
screen-team-3 = equipe A, 3º
screen-team-4 = equipe B, 4º
screen-team-you = você
screen-start = começar o jogo
screen-left-out = ficaram de fora
screen-move = movimento { $number }
screen-board-facts = { $spaces } espaços, { $zones } zonas
screen-board-passages = { $number } com passagem secreta
screen-game-in-short = Dois heróis se encontram em um tabuleiro. Manobras, ataques e táticas até restar um só.
screen-unofficial = Não oficial: Unmatched é uma marca da Restoration Games, LLC.
screen-start-keys = [b]↑↓[/b] linha  [b]←→[/b] mudar  [b]Enter[/b] começar  [b]?[/b] ajuda  [b]F2[/b] idioma  [b]q[/b] sair

# A ajuda.
screen-help = ajuda
screen-help-answer = [b]Responda à pergunta[/b] abaixo do tabuleiro com
screen-help-arrows = [b]↑ ↓ ← →[/b] e [b]Enter[/b]    ir a uma opção, escolhê-la
screen-help-number = [b]1 2 3 …[/b]          uma opção pelo número (um espaço: pelo dele);
screen-help-number-more = onde existe 12, um 1 sozinho precisa de Enter
screen-help-pass = [b]p[/b]                passar, onde se pode recusar
screen-help-mouse = [b]mouse[/b]            clicar em uma opção, um espaço ou um combatente
screen-help-undo = [b]u[/b] voltar (à sua última pergunta)   [b]c[/b] cartas nas mãos e nos descartes
screen-help-log = [b]l[/b] todo o registro             [b]q[/b] Ctrl-C salvar ou sair   [b]?[/b] esta página
screen-help-language = [b]F2[/b] outro idioma
screen-help-board =
    { "[b]" }Tabuleiro:[/b] 12cv é o espaço 12 nas zonas c e v, que têm o nome abaixo do tabuleiro. Acima dele
    está quem está ali, (Ho) de uma equipe, \[Dr] da outra. De @ uma passagem secreta leva a
    qualquer outro @, ≈ e ≋ são fichas, ‣ marca os espaços para escolher.
screen-help-cards = [b]Cartas:[/b] A4 ataque de valor 4, D defesa, V versátil, T tática; +2 é o reforço.
screen-help-game =
    { "[b]" }Jogo:[/b] um turno tem duas ações. Manobra: compre uma carta e mova. Ataque: um espaço adjacente
    ou, à distância, qualquer um da sua zona. Tática: jogue uma carta de tática.
    Reduza a 0 a vida do herói inimigo.

## As cores das zonas.

zone-blue = azul
zone-navy = marinho
zone-brown = marrom
zone-gray = cinza
zone-grey = cinza
zone-green = verde
zone-yellow = amarela
zone-orange = laranja
zone-red = vermelha
zone-cream = creme
zone-violet = violeta
zone-purple = roxa
zone-pink = rosa
zone-white = branca
zone-black = preta
zone-teal = turquesa
zone-gold = dourada
zone-sand = areia
zone-rock = rocha

## Um jogo gravado a que se assiste.

watch-fighter = combatente
watch-side = lado
watch-health = vida
watch-space = espaço
watch-defeated = fora de combate
watch-won = { $one } contra { $other }, tabuleiro “{ $board }”, semente { $seed }: { COUNT($turns, "turn") }, vitória: { $winners }
watch-undecided = { $one } contra { $other }, tabuleiro “{ $board }”, semente { $seed }: { COUNT($turns, "turn") }, sem vencedor
watch-running = { $one } contra { $other }, tabuleiro “{ $board }”, semente { $seed }: { COUNT($turns, "turn") }, inacabado
watch-note = Nota: { $note }.
watch-first = Este é o começo.
watch-last = Este é o fim.
watch-unknown-key = Esta tecla não faz nada aqui.
watch-keys = → n próximo turno   ← p voltar   Home End primeiro, último   ↑↓ rolar   q sair

## O que dizem os outros comandos.

report-import = { $name }: { COUNT($cards, "card") } ({ $size }); cartas que valem como escritas: { $number }
report-import-remark = {"  "}nota: { $remark }
report-import-same-name = este herói prevalece sobre o de mesmo nome que vem com Peerless ({ $name })
report-import-refused = {"  "}{ $where }: { $reason } (linha { $line })
report-import-written = { $path } gravado
report-import-plain = cartas recusadas: { $number }; até que você as reescreva, têm apenas o valor
report-import-no-ability = não há habilidade de herói até que você a reescreva
report-import-no-rules = as cartas de regras recusadas não valem
report-lint = observações: { $number } ({ COUNT($files, "file") })
report-measure-decks = baralhos: { $number }; entendidos por completo: { $whole }, abaixo de { $limit }%: { $low }
report-measure-phrases = Onde a leitura parou, pelo número de cartas ({ $number } ao todo; N é um número, X um nome):
report-measure-more = {"       "}e mais { $number }; --phrases 0 mostra tudo
report-fuzz-clean = { COUNT($games, "game") }, { COUNT($decisions, "decision") }, leis conferidas { $laws } vezes, nada encontrado; { $seconds } s, { $rate } decisões/s
report-fuzz-shrunk = reduzido de { COUNT($before, "answer") } para { COUNT($after, "answer") }: { $law }: { $problem }
report-fuzz-repeated = { $path }: depois de { COUNT($answers, "answer") }: { $law }: { $problem }
report-scenarios-right = { COUNT($played, "scenario") }: tudo como está escrito
report-scenarios-differ = diferenças: { $number } de { COUNT($played, "scenario") }

## O que um jogador pode fazer de errado.

fault-did-you-mean = ; você quis dizer { $name }?
fault-known-are = ; conhecidos: { $names }
fault-no-hint = { "" }
fault-no-language = não há idioma { $lang }; conhecidos: { $known }
fault-no-seat = não há lugar { $seat }; este jogo tem os lugares { $first } a { $last }
fault-no-seat-here = não há lugar { $seat } neste jogo; os lugares são 1 a { $last }
fault-no-side = não há lado { $name }{ $hint }
fault-no-fighter = não há combatente { $name }{ $hint }
fault-no-hero = não há herói { $name }{ $hint }
fault-no-board = não há tabuleiro { $name }{ $hint }
fault-no-hero-file = não há arquivo ou pasta de heróis { $path }
fault-no-board-file = não há arquivo ou pasta de tabuleiros { $path }
fault-not-now = { $answer } não pode ser jogado agora{ $hint }
fault-game-over = o jogo acabou; nada mais pode ser jogado
fault-no-terminal = jogar exige um terminal, com teclado e tela; em Python, use peerless.Game
fault-nothing-to-play = não há herói ou tabuleiro com que jogar
fault-nothing-playable = não há herói ou tabuleiro que possa ser jogado
fault-heroes-of-players = { $players } jogadores têm { $needed } heróis juntos, não { $found }
fault-how-many-heroes = um jogo tem dois heróis, ou quatro em duas equipes, não { $number }
fault-wrong-seats = cada um dos { $number } heróis precisa de um jogador, contando a partir de 0, e não { $seats }
fault-both-teams = um jogador não pode estar nas duas equipes; o primeiro e o terceiro heróis são uma, o segundo e o quarto a outra
fault-too-many-fighters = estes heróis têm juntos { $number } combatentes, o máximo é { $most }
fault-too-many-tokens = estes heróis têm juntos mais de { $most } tipos de ficha
fault-too-many-effects = estes heróis têm juntos mais efeitos duradouros e habilidades do que cabem em um jogo (62)
fault-too-few-starts = o tabuleiro “{ $board }” tem { $number } espaços iniciais, são necessários { $needed }
fault-too-few-spaces = o tabuleiro “{ $board }” tem { $number } espaços, poucos para { $fighters } combatentes
fault-saved-elsewhere = este jogo salvo estava em outro ponto que não aquele a que levam as suas respostas; não pode continuar
fault-saved-not-text = este jogo salvo não é texto (UTF-8)
fault-other-rules = este jogo foi jogado com a versão { $played } das regras e não pode continuar com a versão { $here }; ainda pode ser assistido
fault-other-hero = o herói { $name } joga aqui de modo diferente do deste jogo
fault-other-board = o tabuleiro { $name } é diferente do deste jogo
