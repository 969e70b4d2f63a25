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
