"""Russian, in the words of the rulebooks: "Возьмите 1 карту"."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

from peerless.cards import tree as t
from peerless.cards.print.slavic import Slavic
from peerless.cards.print.slavic.inflection import COMMA, Adjective, Noun, Phrase, Words, adjective, noun, same_for_all


def hard(stem: str, first: str = "ый") -> Adjective:
    return adjective(
        f"{stem}{first} {stem}ого {stem}ому * {stem}ым {stem}ом",
        f"{stem}ая {stem}ой {stem}ой {stem}ую {stem}ой {stem}ой",
        f"{stem}ое {stem}ого {stem}ому {stem}ое {stem}ым {stem}ом",
        f"{stem}ые {stem}ых {stem}ым * {stem}ыми {stem}ых",
    )


def soft(stem: str) -> Adjective:
    return adjective(
        f"{stem}ий {stem}его {stem}ему * {stem}им {stem}ем",
        f"{stem}яя {stem}ей {stem}ей {stem}юю {stem}ей {stem}ей",
        f"{stem}ее {stem}его {stem}ему {stem}ее {stem}им {stem}ем",
        f"{stem}ие {stem}их {stem}им * {stem}ими {stem}их",
    )


ONE = adjective(
    "один одного одному * одним одном",
    "одна одной одной одну одной одной",
    "одно одного одному одно одним одном",
    "одни одних одним * одними одних",
)

NOUNS: dict[str, Noun] = {
    "action": noun(
        "n",
        "действие действия действию действие действием действии",
        "действия действий действиям действия действиями действиях",
    ),
    "attack": noun("f", "атака атаки атаке атаку атакой атаке", "атаки атак атакам атаки атаками атаках"),
    "card": noun("f", "карта карты карте карту картой карте", "карты карт картам карты картами картах"),
    "counter": noun(
        "m", "маркер маркера маркеру маркер маркером маркере", "маркеры маркеров маркерам маркеры маркерами маркерах"
    ),
    "damage": noun("m", "урон урона урону урон уроном уроне", "урона"),
    "damage_point": noun(
        "f",
        "единица_урона единицы_урона единице_урона единицу_урона единицей_урона единице_урона",
        "единицы_урона единиц_урона единицам_урона единицы_урона единицами_урона единицах_урона",
    ),
    "combat_damage_point": noun(
        "f",
        "единица единицы единице единицу единицей единице",
        "единицы единиц единицам единицы единицами единицах",
    ),
    "discard": noun("f", "стопка_сброса стопки_сброса стопке_сброса стопку_сброса стопкой_сброса стопке_сброса"),
    "effect": noun(
        "m", "эффект эффекта эффекту эффект эффектом эффекте", "эффекты эффектов эффектам эффекты эффектами эффектах"
    ),
    "fighter": noun("m", "боец бойца бойцу бойца бойцом бойце", "бойцы бойцов бойцам бойцов бойцами бойцах", living=True),
    "form": noun("m", "облик облика облику облик обликом облике"),
    "friend": noun(
        "m", "союзник союзника союзнику союзника союзником союзнике",
        "союзники союзников союзникам союзников союзниками союзниках", living=True,
    ),
    "deck": noun("f", "колода колоды колоде колоду колодой колоде"),
    "hand": noun("f", "рука руки руке руку рукой руке"),
    "health": noun("n", "здоровье здоровья здоровью здоровье здоровьем здоровье"),
    "health_point": noun("n", "здоровье здоровья здоровью здоровье здоровьем здоровье", "здоровья"),
    "hero": noun("m", "герой героя герою героя героем герое", "герои героев героям героев героями героях", living=True),
    "number": noun("n", "количество количества количеству количество количеством количестве"),
    "removable": noun(
        "m",
        "маркер_или_жетон маркера_или_жетона маркеру_или_жетону маркер_или_жетон маркером_или_жетоном маркере_или_жетоне",
        "маркеры_или_жетоны маркеров_или_жетонов маркерам_или_жетонам маркеры_или_жетоны маркерами_или_жетонами "
        "маркерах_или_жетонах",
    ),
    "sidekick": noun(
        "m", "помощник помощника помощнику помощника помощником помощнике",
        "помощники помощников помощникам помощников помощниками помощниках", living=True
    ),
    "space": noun("f", "ячейка ячейки ячейке ячейку ячейкой ячейке", "ячейки ячеек ячейкам ячейки ячейками ячейках"),
    "token": noun("m", "жетон жетона жетону жетон жетоном жетоне", "жетоны жетонов жетонам жетоны жетонами жетонах"),
    "value": noun("n", "значение значения значению значение значением значении"),
    "zone": noun("f", "зона зоны зоне зону зоной зоне", "зоны зон зонам зоны зонами зонах"),
}  # fmt: skip

ADJECTIVES: dict[str, Adjective] = {
    "adjacent": hard("смежн"),
    "all": same_for_all("все всех всем * всеми всех"),
    "any": hard("люб", "ой"),
    "dealt": replace(hard("нанесённ"), after="таким образом"),
    "dealt_in_combat": hard("нанесённ"),
    "defeated": hard("поверженн"),
    "different": hard("разн"),
    "discarded": replace(hard("сброшенн"), after="таким образом"),
    "each": hard("кажд"),
    "extra": hard("дополнительн"),
    "fighting": hard("боев", "ой"),
    "free": hard("свободн"),
    "its": same_for_all("её"),
    "not_one": replace(ONE, before="ни"),
    "one": ONE,
    "other": adjective(
        "другой другого другому * другим другом",
        "другая другой другой другую другой другой",
        "другое другого другому другое другим другом",
        "другие других другим * другими других",
    ),
    "own": adjective(
        "свой своего своему * своим своём",
        "своя своей своей свою своей своей",
        "своё своего своему своё своим своём",
        "свои своих своим * своими своих",
    ),
    "printed": hard("напечатанн"),
    "random": hard("случайн"),
    "removed": replace(hard("убранн"), after="таким образом"),
    "some": replace(ONE, before="хотя бы"),
    "starting": hard("стартов"),
    "that": adjective(
        "тот того тому * тем том", "та той той ту той той", "то того тому то тем том", "те тех тем * теми тех"
    ),
    "this": adjective(
        "этот этого этому * этим этом",
        "эта этой этой эту этой этой",
        "это этого этому это этим этом",
        "эти этих этим * этими этих",
    ),
    "top": soft("верхн"),
    "versatile": hard("универсальн"),
    "your": adjective(
        "ваш вашего вашему * вашим вашем",
        "ваша вашей вашей вашу вашей вашей",
        "ваше вашего вашему ваше вашим вашем",
        "ваши ваших вашим * вашими ваших",
    ),
}

VERBS = {  # do it, to do it, does it
    "add": "прибавьте прибавить прибавляет",
    "adding": "прибавляйте прибавлять прибавляет",
    "boost": "усильте усилить усиливает",
    "cancel": "отмените отменить отменяет",
    "change": "измените изменить изменяет",
    "change_look": "смените сменить меняет",
    "choose": "выберите выбрать выбирает",
    "deal": "нанесите нанести наносит",
    "discard": "сбросьте сбросить сбрасывает",
    "draw": "возьмите взять берёт",
    "end": "завершите завершить завершает",
    "find": "найдите найти находит",
    "gain": "получите получить получает",
    "ignore": "игнорируйте игнорировать игнорирует",
    "keep": "оставьте оставить оставляет",
    "look": "посмотрите посмотреть смотрит",
    "lose": "потеряйте потерять теряет",
    "make": "сделайте сделать делает",
    "move": "переместите переместить перемещает",
    "name": "назовите назвать называет",
    "place": "поместите поместить помещает",
    "play": "разыграйте разыграть разыгрывает",
    "prevent": "предотвратите предотвратить предотвращает",
    "put": "положите положить кладёт",
    "remove": "уберите убрать убирает",
    "restore": "восстановите восстановить восстанавливает",
    "return": "верните вернуть возвращает",
    "reveal": "откройте открыть открывает",
    "set_out": "разместите разместить размещает",
    "show": "покажите показать показывает",
    "shuffle": "перемешайте перемешать перемешивает",
    "subtract": "вычтите вычесть вычитает",
    "swap": "поменяйте поменять меняет",
    "take_on": "примите принять принимает",
}

STATES = {  # of one, of several
    "attacks": "атакует атакуют",
    "plays": "разыгрывает разыгрывают",
    "takes": "получает получают",
    "can": "может могут",
    "defends": "защищается защищаются",
    "recovers": "восстанавливает восстанавливают",
    "stands": "находится находятся",
}

PAST = {  # he, she, it, they
    "attacked": "атаковал|атаковала|атаковало|атаковали",
    "suffered": "получил|получила|получило|получили",
    "began": "начал|начала|начало|начали",
    "died": "был повержен|была повержена|было повержено|были повержены",
}

PATTERNS = {
    # Joints.
    "if": "если {condition}, ",
    "otherwise": "иначе ",
    "if_you_do": "если вы это сделаете, ",
    "if_you_do_not": "если вы этого не сделаете, ",
    "if_they_do": "если он это сделает, ",
    "if_they_do_not": "если он этого не сделает, ",
    "choose_one": "{choose} одно:",
    "choose_two": "{choose} {number:acc}:",
    "and": "{one} и {other}",
    "or": "{one} или {other}",
    "joint": "и",
    "joint_of_places": " и ",
    "you_may": "вы можете ",
    "they_may": "ваш противник может ",
    "each_may": "каждый противник может ",
    "they_do": "ваш противник ",
    "each_does": "каждый противник ",
    "each_in_turn": "по очереди для {whom:gen} ",
    "next_turn": "в начале вашего следующего хода ",
    "end_of_turn": "в конце этого хода ",
    # Cards.
    "draw": "{draw} {number:acc}{each}",
    "draw_until": "{draw} столько карт, чтобы в руке их стало {number}",
    "draw_and_keep": "{draw} до {number:gen}, {keep} себе {kept} из них, а остальные {put} под низ своей колоды" + COMMA,
    "look_and_keep": "{look} {number:acc} своей колоды, {draw} {kept} из них в руку, а остальные {put} обратно "
    "на верх колоды в любом порядке" + COMMA,
    "look_and_keep_none": "{look} {number:acc} своей колоды и {put} их обратно на верх колоды в любом порядке",
    "discard": "{discard} {number:acc}{each}",
    "discard_hand": "{discard} все карты из своей руки",
    "discard_top": "{discard} {number:acc} своей колоды{each}",
    "choose_and_discard": "{choose} в руке вашего противника {number:acc}, которую он сбрасывает" + COMMA,
    "choose_and_discard_many": "{choose} в руке вашего противника {number:acc}, которые он сбрасывает" + COMMA,
    "look": "{look} карты в {hand:loc}",
    "show_hand": "{show} все карты в своей руке",
    "put": "{put} {number:acc}{pile} {place}",
    "put_away": "{remove} из игры {number:acc}{pile}",
    "choose_and_put": "{choose} в руке вашего противника {number:acc} и {put} {place}",
    "on_own_deck": "на верх своей колоды",
    "under_own_deck": "под низ своей колоды",
    "on_their_deck": "на верх его колоды",
    "under_their_deck": "под низ его колоды",
    "shuffle_theirs": "{return} {number:acc}{pile} в его колоду и {shuffle} её",
    "from_hand": " из руки",
    "from_their_discard": " из стопки сброса вашего противника",
    "up_to": "до {number:gen}",
    "no_more_than": "не более чем",
    "any_number": "любое количество {things:gen}",
    "take_back": "{return} в руку {number:acc}{pile}",
    "shuffle_back": "{return} {number:acc}{pile} в свою колоду и {shuffle} её",
    "from_discard": " из своей стопки сброса",
    "search": "{find} в своей колоде {number:acc}, {draw} её в руку и {shuffle} колоду",
    "search_many": "{find} в своей колоде {number:acc}, {draw} их в руку и {shuffle} колоду",
    "reveal_top": "{reveal} верхнюю карту своей колоды",
    "return": "{return} {card:acc} в руку",
    "return_that": "{draw} {card:acc} в руку",
    "return_theirs": "{return} {card:acc} ему в руку",
    "choose_opponent": "{choose} противника",
    "name_number": "{name} число",
    # Combat.
    "boost": "{boost} {card:acc}",
    "boost_with": "{boost} {card:acc} {such:ins}",
    "blind_boost": "{boost} {card:acc} верхней картой своей колоды",
    "cancel": "{cancel} все эффекты {card:gen}",
    "cancel_after": "{cancel} все эффекты «После боя» {card:gen}",
    "add_value": "{add} {number:acc} к значению {card:gen}{each}",
    "subtract_value": "{subtract} {number:acc} из значения {card:gen}{each}",
    "change_printed": "{change} напечатанное значение {card:gen} на {value:acc}",
    "becomes_value": "значение {card:gen} становится равным {value:dat}",
    "becomes_value.deed": "{make} значение {card:gen} равным {value:dat}",
    "fix": "значение {card:gen} равно {value:dat}, и изменить его нельзя" + COMMA,
    "fix.deed": "{make} значение {card:gen} равным {value:dat} без возможности его изменить",
    "ignore_value": "{ignore} значение {card:gen}",
    "play_instead": "{return} {card:acc} в руку и {play} вместо неё другую карту атаки",
    "play_instead_theirs": "{choose} в руке вашего противника подходящую карту, которая заменит его карту в этом бою"
    + COMMA,
    "substitute": "теперь в этом бою участвует другой боец из двух: {one:nom} или {other:nom}",
    "substitute.one": "теперь в этом бою участвует {fighter:nom}",
    "substitute.one.deed": "{make} участником этого боя: {fighter:acc}",
    "substitute.deed": "{make} участником этого боя другого бойца из двух: {one:nom} или {other:nom}",
    "values_this_turn": "до конца этого хода значения {cards:gen} равны {value}, и изменить их нельзя" + COMMA,
    "values_this_turn.deed": "{make} значения {cards:gen} до конца этого хода равными {value} без возможности их изменить",
    "prevent": "{prevent} весь урон {fighter:dat} в этом бою",
    # Fighters.
    "damage": "{deal} {number:acc} {whom:dat}{each}",
    "damage_each": "{deal} {number:each} {whom:dat}{each}",
    "damage_equal": "{deal} {whom:dat} урон, равный {amount:dat}" + COMMA,
    "recover": "{who:nom} {recovers} {number:acc}{each}",
    "recover.deed": "{restore} {who:dat} {number:acc}{each}",
    "set_health": "{make} здоровье {fighter:gen} равным {health}",
    "move": "{move} {whom:acc} не более чем на {number:acc}{each}",
    "move_through": "{move} {whom:acc} не более чем на {number:acc}{each}, в том числе через {foes:acc}" + COMMA,
    "place": "{place} {whom:acc} в {space:acc}",
    "swap": "{swap} местами {both:acc}",
    "remove": "{remove} {what:acc} с поля боя",
    "return_defeated": "{return} {whom:acc} в {space:acc}",
    "choose_fighter": "{choose} {whom:acc}",
    # Tokens, counters, the turn.
    "shift_token": "{move} {token:acc} в {space:acc}",
    "place_tokens": "{set_out} {number:acc} в {space:loc}",
    "without_fighter": "без бойца",
    "from_board": "с поля боя",
    "gain": "{gain} {number:acc}{each}",
    "lose_counters": "{remove} {number:acc}{each}",
    "lose_actions": "{lose} {number:acc}",
    "end_turn": "{end} свой ход",
    "change_form": "{change_look} облик",
    "change_form_into": "{take_on} {form:acc}",
    # Quantities.
    "equal": "{things:gen}, равное {amount:dat}" + COMMA,
    "for_each": "за {each:acc}",
    "in_hand": "в {hand:loc}",
    "in_discard": "в {pile:loc}",
    "on_board": "на поле боя",
    "of_combat": "нанесённого боевого урона",
    "of_taken": "{fighter:dat} в этом бою",
    "of_boost": "усиления",
    # Conditions.
    "no": "не ",
    "you": "вы ",
    "won": "вы {no}победили в бою",
    "lost": "вы {no}проиграли бой",
    "won_this_turn": "вы {no}победили в каком-либо бою в этом ходу",
    "maneuver_this_turn.you": "вы {no}маневрировали в этом ходу",
    "attack_this_turn.you": "вы {no}атаковали в этом ходу",
    "attack_this_turn": "{who:nom} {no}{attacked} в этом ходу",
    "harm_this_turn": "{who:nom} {no}{suffered} урон в этом ходу",
    "there_is": "есть {fighter:nom}",
    "there_is_none": "нет {fighter:gen}",
    "is_there": "{who:nom} {no}{stands} {place}",
    "started": "{who:nom} {no}{began} этот ход {place}",
    "elsewhere": "на другой ячейке",
    "defeated": "{who:nom} {no}{died}",
    "is_named": "{who:nom} — {no}{name:nom}",
    "is_hero": "{who:nom} — {no}герой",
    "your_turn": "сейчас {no}ваш ход",
    "first_action": "это было {no}первое ваше действие в этом ходу",
    "named_is_printed": "названное число {no}равно напечатанному значению {card:gen}",
    "in_form": "вы {no}в {form:loc}",
    "in_this_form": " в {form:loc}",
    "attacking": "вы {no}атаковали этой картой{form}",
    "defending": "вы {no}защищались этой картой{form}",
    "boosted": "вы {no}усилили {card:acc}",
    "played": "ваш противник {no}разыграл {card:acc}",
    "played_none": "ваш противник не разыграл ни одной карты",
    "at_least": "{one:nom} не меньше {other:gen}",
    "at_most": "{one:nom} не больше {other:gen}",
    "at_least_there": "{place} не менее {number:gen}",
    "at_most_there": "{place} не более {number:gen}",
    "none_there": "{place} нет {things:gen}",
    "you_have": "у вас",
    "more": "{one:nom} больше, чем {other:nom}",
    # Cards, fighters, spaces.
    "from_under": "из-под {center:gen}",
    "again": " ещё раз",
    "of_opponent": "вашего противника",
    "of_attack": "атаки",
    "of_defense": "защиты",
    "of_scheme": "приёма",
    "of_named_value": "с названным напечатанным значением",
    "of_boosts": "из тех, что усилили эту карту" + COMMA,
    "of_their_boosts": "из тех, что усилили его карту" + COMMA,
    "of_your_team": "вашей команды",
    "of_this_combat": "этого боя",
    "out_of": "из {crowd:gen}",
    "sharing_zone": "в одной зоне с {center:ins}",
    "within": "на расстоянии не более {number:gen} от {center:gen}",
    "next_to": "с {center:ins}",
    "in_zone": "в зоне {center:gen}",
    "but": "(кроме {fighter:gen})",
    "of_other_team": "другой команды",
    "in_range": "в пределах досягаемости {center:gen}",
    "out_of_range": "вне досягаемости {center:gen}",
    "out_of_zones": "вне зон {center:gen}",
    "not_next_to": "не рядом с {center:ins}",
    "farther": "на расстоянии более {number:gen} от {center:gen}",
    "without_token": "без {token:gen}",
    "of_an_opponent": "любого противника",
    "joint_or": "или",
    "in_own_zone_m": "в его зоне",
    "in_own_zone_f": "в её зоне",
    "in_own_zone_n": "в его зоне",
    "in_own_zone_pl": "в их зоне",
    "with_token": "с {token:ins}",
    "on": "на {space:loc}",
    # Abilities.
    "game_start": "в начале игры",
    "turn_start": "в начале вашего хода",
    "turn_end": "в конце вашего хода",
    "maneuvered": "после вашего манёвра",
    "boosted_any": "когда вы усиливаете карту или манёвр" + COMMA,
    "boosted_maneuver": "когда вы усиливаете манёвр" + COMMA,
    "fought": "в конце каждого боя ваших бойцов",
    "attacked": "после атаки {who:gen}",
    "attacked.you": "после вашей атаки",
    "defended": "после защиты {who:gen}",
    "defended.you": "после вашей защиты",
    "schemed": "после приёма {who:gen}",
    "schemed.you": "после вашего приёма",
    "took_damage": "когда {who:nom} {takes} урон" + COMMA,
    "took_combat_damage": "когда {who:nom} {takes} боевой урон" + COMMA,
    "fell": "когда {who:nom} {died}" + COMMA,
    "value_bonus": "{adding} {number:acc} к значениям карт, {by}" + COMMA + "{each}",
    "attack_with": "которыми {attacks} {who:nom}",
    "attack_with.you": "которыми вы атакуете",
    "defense_with": "которыми {defends} {who:nom}",
    "defense_with.you": "которыми вы защищаетесь",
    "fight_with": "которые {plays} в бою {who:nom}",
    "fight_with.you": "которые вы разыгрываете в бою",
    "farther_moves": "{adding} {number:acc} к дальности вашего манёвра{each}",
    "more_draws": "во время манёвра {draw} {number:acc}",
    "less_combat_damage": "{who:nom} {takes} на {number} меньше боевого урона",
    "own_move_value": "дальность манёвра {who:gen} — {number}",
    "passes_opponents": "{who:nom} {can} перемещаться через {foes:acc}",
    "attacks_from": "{who:nom} {can} атаковать на расстоянии до {number:gen}",
    "most_counters": "вы можете иметь не больше {number:gen}.",
    "stays_put": "{who:nom} не {can} покинуть свою ячейку",
    "most_combat_damage": "{who:nom} не {can} получить больше {number} боевого урона",
    "no_damage": "{who:nom} не {can} получать урон",
    "stays_alive": "урон не может опустить здоровье {who:gen} ниже 1",
    "until_next": "в следующий ход вашего противника {modifier}",
    "until_next.yours": "в ваш следующий ход {modifier}",
    "until_turn": "до конца этого хода {modifier}",
    "until_combat": "в этом бою {modifier}",
    "steps_between_tokens": "{who:nom} {can} перемещаться между ячейками с {tokens:ins}, как между смежными.",
    "place_instead_of_move": "когда вы усиливаете манёвр, вы можете вместо перемещения поместить {whom:acc} в {space:acc}.",
    "cards_uncancelable": "противники не могут отменять эффекты карт {owners}.",
    "starts_as": "вы начинаете игру в {form:loc}.",
    "only_if": "эту карту можно разыграть, только если {condition}.",
    "uncancelable": "эффекты этой карты нельзя отменить.",
    "react_to_look": "когда какой-либо эффект позволил бы противнику посмотреть карты в вашей руке, вы можете показать эту "
    "карту из руки, чтобы отменить тот эффект.",
}


class Russian(Slavic):
    language: ClassVar[str] = "ru"
    few: ClassVar[str] = "gen"
    by_each: ClassVar[tuple[str, str]] = ("по", "dat")
    nouns: ClassVar[Mapping[str, Noun]] = NOUNS
    adjectives: ClassVar[Mapping[str, Adjective]] = ADJECTIVES
    verbs: ClassVar[Mapping[str, str]] = VERBS
    states: ClassVar[Mapping[str, str]] = STATES
    past: ClassVar[Mapping[str, str]] = PAST
    patterns: ClassVar[Mapping[str, str]] = PATTERNS

    def foe(self) -> Phrase:
        return self.phrase("fighter").of("противника")

    def friend(self) -> Phrase:
        return self.phrase("friend")

    def combat_damage(self, quantity: t.Quantity) -> Words:
        return self.phrase("damage", "dealt_in_combat", "fighting")

    def damage_taken(self, quantity: t.Quantity) -> Words:
        return self.phrase("damage").of(self.tell("of_taken", fighter=self.fighters(t.YourFighter())))

    def sound(self, text: str) -> str:
        """со and во, where consonants would pile up."""
        text = re.sub(r"(?<!\w)([сС]) (?=[сзшжСЗШЖ][^аеёиоуыэюя\W]|[щЩ])", r"\1о ", text)
        return re.sub(r"(?<!\w)([вВ]) (?=[вфВФ][^аеёиоуыэюя\W])", r"\1о ", text)
