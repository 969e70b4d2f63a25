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
