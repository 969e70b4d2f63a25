"""Ukrainian, in the words of the rulebook: "Візьміть 1 карту"."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

from peerless.cards.print.slavic import Slavic
from peerless.cards.print.slavic.inflection import COMMA, Adjective, Noun, Phrase, adjective, noun, same_for_all


def hard(stem: str) -> Adjective:
    return adjective(
        f"{stem}ий {stem}ого {stem}ому * {stem}им {stem}ому",
        f"{stem}а {stem}ої {stem}ій {stem}у {stem}ою {stem}ій",
        f"{stem}е {stem}ого {stem}ому {stem}е {stem}им {stem}ому",
        f"{stem}і {stem}их {stem}им * {stem}ими {stem}их",
    )


def soft(stem: str) -> Adjective:
    return adjective(
        f"{stem}ій {stem}ього {stem}ьому * {stem}ім {stem}ьому",
        f"{stem}я {stem}ьої {stem}ій {stem}ю {stem}ьою {stem}ій",
        f"{stem}є {stem}ього {stem}ьому {stem}є {stem}ім {stem}ьому",
        f"{stem}і {stem}іх {stem}ім * {stem}іми {stem}іх",
    )


ONE = adjective(
    "один одного одному * одним одному",
    "одна однієї одній одну однією одній",
    "одне одного одному одне одним одному",
    "одні одних одним * одними одних",
)
PAINS = "поранення поранень пораненням поранення пораненнями пораненнях"

NOUNS: dict[str, Noun] = {
    "action": noun("f", "дія дії дії дію дією дії", "дії дій діям дії діями діях"),
    "attack": noun("f", "атака атаки атаці атаку атакою атаці", "атаки атак атакам атаки атаками атаках"),
    "card": noun("f", "карта карти карті карту картою карті", "карти карт картам карти картами картах"),
    "counter": noun(
        "m", "маркер маркера маркеру маркер маркером маркері", "маркери маркерів маркерам маркери маркерами маркерах"
    ),
    "damage": noun("n", "поранення поранення пораненню поранення пораненням пораненні", PAINS),
    "combat_damage_point": noun("n", "поранення поранення пораненню поранення пораненням пораненні", PAINS),
    "damage_point": noun("n", "поранення поранення пораненню поранення пораненням пораненні", PAINS),
    "discard": noun("m", "скид скиду скиду скид скидом скиді"),
    "effect": noun("m", "ефект ефекту ефекту ефект ефектом ефекті", "ефекти ефектів ефектам ефекти ефектами ефектах"),
    "fighter": noun(
        "m", "боєць бійця бійцеві бійця бійцем бійцеві", "бійці бійців бійцям бійців бійцями бійцях", living=True
    ),
    "form": noun("f", "подоба подоби подобі подобу подобою подобі"),
    "deck": noun("f", "колода колоди колоді колоду колодою колоді"),
    "hand": noun("f", "рука руки руці руку рукою руці"),
    "health": noun("n", "здоров'я здоров'я здоров'ю здоров'я здоров'ям здоров'ї"),
    "health_point": noun(
        "f",
        "одиниця_здоров'я одиниці_здоров'я одиниці_здоров'я одиницю_здоров'я одиницею_здоров'я одиниці_здоров'я",
        "одиниці_здоров'я одиниць_здоров'я одиницям_здоров'я одиниці_здоров'я одиницями_здоров'я одиницях_здоров'я",
    ),
    "hero": noun("m", "герой героя героєві героя героєм героєві", "герої героїв героям героїв героями героях", living=True),
    "number": noun("f", "кількість кількості кількості кількість кількістю кількості"),
    "removable": noun(
        "m",
        "маркер_або_жетон маркера_або_жетона маркеру_або_жетону маркер_або_жетон маркером_або_жетоном маркері_або_жетоні",
        "маркери_або_жетони маркерів_або_жетонів маркерам_або_жетонам маркери_або_жетони маркерами_або_жетонами "
        "маркерах_або_жетонах",
    ),
    "sidekick": noun(
        "m",
        "помічник помічника помічникові помічника помічником помічникові",
        "помічники помічників помічникам помічників помічниками помічниках",
        living=True,
    ),
    "space": noun(
        "f", "комірка комірки комірці комірку коміркою комірці", "комірки комірок коміркам комірки комірками комірках"
    ),
    "token": noun("m", "жетон жетона жетону жетон жетоном жетоні", "жетони жетонів жетонам жетони жетонами жетонах"),
    "value": noun("n", "значення значення значенню значення значенням значенні"),
    "zone": noun("f", "зона зони зоні зону зоною зоні", "зони зон зонам зони зонами зонах"),
}

ADJECTIVES: dict[str, Adjective] = {
    "adjacent": hard("суміжн"),
    "all": same_for_all("усі усіх усім * усіма усіх"),
    "any": hard("будь-як"),
    "dealt": replace(hard("завдан"), after="у такий спосіб"),
    "defeated": hard("загибл"),
    "different": hard("різн"),
    "discarded": replace(hard("скинут"), after="у такий спосіб"),
    "each": adjective(
        "кожен кожного кожному * кожним кожному",
        "кожна кожної кожній кожну кожною кожній",
        "кожне кожного кожному кожне кожним кожному",
        "кожні кожних кожним * кожними кожних",
    ),
    "extra": hard("додатков"),
    "foe": hard("ворож"),
    "free": hard("доступн"),
    "friend": soft("дружн"),
    "its": same_for_all("її"),
    "not_one": adjective(
        "жоден жодного жодному * жодним жодному",
        "жодна жодної жодній жодну жодною жодній",
        "жодне жодного жодному жодне жодним жодному",
        "жодні жодних жодним * жодними жодних",
    ),
    "one": ONE,
    "other": hard("інш"),
    "own": adjective(
        "свій свого своєму * своїм своєму",
        "своя своєї своїй свою своєю своїй",
        "своє свого своєму своє своїм своєму",
        "свої своїх своїм * своїми своїх",
    ),
    "printed": hard("надрукован"),
    "random": hard("випадков"),
    "removed": replace(hard("прибран"), after="у такий спосіб"),
    "some": replace(ONE, before="хоча б"),
    "starting": hard("початков"),
    "that": adjective(
        "той того тому * тим тому", "та тієї тій ту тією тій", "те того тому те тим тому", "ті тих тим * тими тих"
    ),
    "this": adjective(
        "цей цього цьому * цим цьому", "ця цієї цій цю цією цій", "це цього цьому це цим цьому", "ці цих цим * цими цих"
    ),
    "top": soft("верхн"),
    "versatile": hard("універсальн"),
    "your": adjective(
        "ваш вашого вашому * вашим вашому",
        "ваша вашої вашій вашу вашою вашій",
        "ваше вашого вашому ваше вашим вашому",
        "ваші ваших вашим * вашими ваших",
    ),
}

VERBS = {  # do it, to do it, does it
    "add": "додайте додати додає",
    "adding": "додавайте додавати додає",
    "boost": "поліпшіть поліпшити поліпшує",
    "cancel": "скасуйте скасувати скасовує",
    "change": "змініть змінити змінює",
    "choose": "виберіть вибрати вибирає",
    "deal": "завдайте завдати завдає",
    "discard": "скиньте скинути скидає",
    "draw": "візьміть взяти бере",
    "end": "завершіть завершити завершує",
    "find": "знайдіть знайти знаходить",
    "gain": "отримайте отримати отримує",
    "ignore": "ігноруйте ігнорувати ігнорує",
    "keep": "залиште залишити залишає",
    "look": "перегляньте переглянути переглядає",
    "lose": "втратьте втратити втрачає",
    "make": "зробіть зробити робить",
    "move": "перемістіть перемістити переміщує",
    "name": "назвіть назвати називає",
    "place": "поставте поставити ставить",
    "play": "розіграйте розіграти розігрує",
    "prevent": "запобіжіть запобігти запобігає",
    "put": "покладіть покласти кладе",
    "remove": "приберіть прибрати прибирає",
    "restore": "відновіть відновити відновлює",
    "return": "поверніть повернути повертає",
    "reveal": "відкрийте відкрити відкриває",
    "show": "покажіть показати показує",
    "shuffle": "перетасуйте перетасувати перетасовує",
    "subtract": "відніміть відняти віднімає",
    "swap": "поміняйте поміняти міняє",
    "take_on": "прийміть прийняти приймає",
}

STATES = {  # of one, of several
    "attacks": "атакує атакують",
    "plays": "розігрує розігрують",
    "takes": "отримує отримують",
    "can": "може можуть",
    "defends": "обороняється обороняються",
    "recovers": "здобуває здобувають",
    "stands": "перебуває перебувають",
}

PAST = {  # he, she, it, they
    "attacked": "атакував|атакувала|атакувало|атакували",
    "suffered": "отримав|отримала|отримало|отримали",
    "began": "почав|почала|почало|почали",
    "died": "загинув|загинула|загинуло|загинули",
}

PATTERNS = {
    # Joints.
    "if": "якщо {condition}, ",
    "otherwise": "інакше ",
    "if_you_do": "якщо ви це зробите, ",
    "if_you_do_not": "якщо ви цього не зробите, ",
    "if_they_do": "якщо він це зробить, ",
    "if_they_do_not": "якщо він цього не зробить, ",
    "choose_one": "{choose} одне:",
    "choose_two": "{choose} {number:acc}:",
    "and": "{one} і {other}",
    "or": "{one} або {other}",
    "joint": "і",
    "joint_of_places": " та ",
    "you_may": "ви можете ",
    "they_may": "ваш суперник може ",
    "each_may": "кожен суперник може ",
    "they_do": "ваш суперник ",
    "each_does": "кожен суперник ",
    "each_in_turn": "по черзі для {whom:gen} ",
    "next_turn": "на початку вашого наступного ходу ",
    "end_of_turn": "наприкінці цього ходу ",
    # Cards.
    "draw": "{draw} {number:acc}{each}",
    "draw_until": "{draw} стільки карт, щоб на руці їх стало {number}",
    "draw_and_keep": "{draw} до {number:gen}, {keep} собі {kept} з них, а решту {put} під низ своєї колоди" + COMMA,
    "look_and_keep": "{look} {number:acc} своєї колоди, {draw} {kept} з них на руку, а решту {put} назад на верх колоди "
    "в будь-якому порядку" + COMMA,
    "look_and_keep_none": "{look} {number:acc} своєї колоди й {put} їх назад на верх колоди в будь-якому порядку",
    "discard": "{discard} {number:acc}{each}",
    "discard_hand": "{discard} всі карти зі своєї руки",
    "discard_top": "{discard} {number:acc} своєї колоди{each}",
    "choose_and_discard": "{choose} на руці вашого суперника {number:acc}, яку він скидає" + COMMA,
    "choose_and_discard_many": "{choose} на руці вашого суперника {number:acc}, які він скидає" + COMMA,
    "look": "{look} карти на {hand:loc}",
    "show_hand": "{show} всі карти своєї руки",
    "put": "{put} {number:acc}{pile} {place}",
    "put_away": "{remove} з гри {number:acc}{pile}",
    "choose_and_put": "{choose} на руці вашого суперника {number:acc} й {put} {place}",
    "on_own_deck": "на верх своєї колоди",
    "under_own_deck": "під низ своєї колоди",
    "on_their_deck": "на верх його колоди",
    "under_their_deck": "під низ його колоди",
    "shuffle_theirs": "{return} {number:acc}{pile} у його колоду й {shuffle} її",
    "from_hand": " з руки",
    "from_their_discard": " зі скиду вашого суперника",
    "up_to": "до {number:gen}",
    "no_more_than": "не більше ніж",
    "any_number": "будь-яку кількість {things:gen}",
    "take_back": "{return} на руку {number:acc}{pile}",
    "shuffle_back": "{return} {number:acc}{pile} у свою колоду й {shuffle} її",
    "from_discard": " зі свого скиду",
    "search": "{find} у своїй колоді {number:acc}, {draw} її на руку й {shuffle} колоду",
    "search_many": "{find} у своїй колоді {number:acc}, {draw} їх на руку й {shuffle} колоду",
    "reveal_top": "{reveal} верхню карту своєї колоди",
    "return": "{return} {card:acc} на руку",
    "return_that": "{draw} {card:acc} на руку",
    "return_theirs": "{return} {card:acc} йому на руку",
    "choose_opponent": "{choose} суперника",
    "name_number": "{name} число",
    # Combat.
    "boost": "{boost} {card:acc}",
    "boost_with": "{boost} {card:acc} {such:ins}",
    "blind_boost": "{boost} {card:acc} верхньою картою своєї колоди",
    "cancel": "{cancel} всі ефекти {card:gen}",
    "cancel_after": "{cancel} всі ефекти «Після бою» {card:gen}",
    "add_value": "{add} {number:acc} до значення {card:gen}{each}",
    "subtract_value": "{subtract} {number:acc} від значення {card:gen}{each}",
    "change_printed": "{change} надруковане значення {card:gen} на {value:acc}",
    "becomes_value": "значення {card:gen} стає рівним {value:dat}",
    "becomes_value.deed": "{make} значення {card:gen} рівним {value:dat}",
    "fix": "значення {card:gen} дорівнює {value:dat}, і змінити його не можна" + COMMA,
    "fix.deed": "{make} значення {card:gen} рівним {value:dat} без можливості його змінити",
    "ignore_value": "{ignore} значення {card:gen}",
    "play_instead": "{return} {card:acc} на руку й {play} замість неї іншу карту атаки",
    "play_instead_theirs": "{choose} на руці вашого суперника придатну карту, яка замінить його карту в цьому бою" + COMMA,
    "substitute": "тепер у цьому бою бере участь інший боєць із двох: {one:nom} або {other:nom}",
    "substitute.one": "тепер у цьому бою бере участь {fighter:nom}",
    "substitute.one.deed": "{make} учасником цього бою: {fighter:acc}",
    "substitute.deed": "{make} учасником цього бою іншого бійця з двох: {one:nom} або {other:nom}",
    "values_this_turn": "до кінця цього ходу значення {cards:gen} дорівнюють {value}, і змінити їх не можна" + COMMA,
    "values_this_turn.deed": "{make} значення {cards:gen} до кінця цього ходу рівними {value} без можливості їх змінити",
    "prevent": "{prevent} всім пораненням {fighter:gen} у цьому бою",
    # Fighters.
    "damage": "{deal} {number:gen} {whom:dat}{each}",
    "damage_each": "{deal} {number:gen} {whom:dat}{each}",
    "damage_equal": "{deal} {whom:dat} поранень у кількості, що дорівнює {amount:dat}" + COMMA,
    "recover": "{who:nom} {recovers} {number:acc}{each}",
    "recover.deed": "{restore} {who:dat} {number:acc}{each}",
    "set_health": "{make} здоров'я {fighter:gen} рівним {health}",
    "move": "{move} {whom:acc} щонайбільше на {number:acc}{each}",
    "move_through": "{move} {whom:acc} щонайбільше на {number:acc}{each}, зокрема й через {foes:acc}" + COMMA,
    "place": "{place} {whom:acc} на {space:acc}",
    "swap": "{swap} місцями {both:acc}",
    "remove": "{remove} {what:acc} з поля бою",
    "return_defeated": "{return} {whom:acc} на {space:acc}",
    "choose_fighter": "{choose} {whom:acc}",
    # Tokens, counters, the turn.
    "shift_token": "{move} {token:acc} на {space:acc}",
    "place_tokens": "{put} {number:acc} на {space:acc}",
    "without_fighter": "без бійця",
    "from_board": "з поля бою",
    "gain": "{gain} {number:acc}{each}",
    "lose_counters": "{remove} {number:acc}{each}",
    "lose_actions": "{lose} {number:acc}",
    "end_turn": "{end} свій хід",
    "change_form": "{change} подобу",
    "change_form_into": "{take_on} {form:acc}",
    # Quantities.
    "equal": "{things:gen}, що дорівнює {amount:dat}" + COMMA,
    "for_each": "за {each:acc}",
    "in_hand": "на {hand:loc}",
    "in_discard": "у {pile:loc}",
    "on_board": "на полі бою",
    "of_combat": "оборонця внаслідок самої атаки",
    "of_taken": "{fighter:gen} у цьому бою",
    "of_boost": "поліпшення",
    # Conditions.
    "no": "не ",
    "you": "ви ",
    "won": "ви {no}перемогли в бою",
    "lost": "ви {no}програли бій",
    "won_this_turn": "ви {no}перемогли в якомусь бою цього ходу",
    "maneuver_this_turn.you": "ви {no}маневрували цього ходу",
    "attack_this_turn.you": "ви {no}атакували цього ходу",
    "attack_this_turn": "{who:nom} {no}{attacked} цього ходу",
    "harm_this_turn": "{who:nom} {no}{suffered} поранення цього ходу",
    "there_is": "є {fighter:nom}",
    "there_is_none": "немає {fighter:gen}",
    "is_there": "{who:nom} {no}{stands} {place}",
    "started": "{who:nom} {no}{began} цей хід {place}",
    "elsewhere": "на іншій комірці",
    "defeated": "{who:nom} {no}{died}",
    "is_named": "{who:nom} — {no}{name:nom}",
    "is_hero": "{who:nom} — {no}герой",
    "your_turn": "зараз {no}ваш хід",
    "first_action": "це була {no}перша ваша дія цього ходу",
    "named_is_printed": "назване число {no}дорівнює надрукованому значенню {card:gen}",
    "in_form": "ви {no}в {form:loc}",
    "in_this_form": " у {form:loc}",
    "attacking": "ви {no}атакували цією картою{form}",
    "defending": "ви {no}оборонялися цією картою{form}",
    "boosted": "ви {no}поліпшили {card:acc}",
    "played": "ваш суперник {no}розіграв {card:acc}",
    "played_none": "ваш суперник не розіграв жодної карти",
    "at_least": "{one:nom} становить щонайменше {other:acc}",
    "at_most": "{one:nom} становить щонайбільше {other:acc}",
    "at_least_there": "{place} є щонайменше {number:nom}",
    "at_most_there": "{place} є щонайбільше {number:nom}",
    "none_there": "{place} немає {things:gen}",
    "you_have": "у вас",
    "more": "{one:nom} перевищує {other:acc}",
    # Cards, fighters, spaces.
    "from_under": "з-під {center:gen}",
    "again": " ще раз",
    "of_opponent": "вашого суперника",
    "of_attack": "атаки",
    "of_defense": "оборони",
    "of_scheme": "виверту",
    "of_named_value": "з названим надрукованим значенням",
    "of_boosts": "з тих, що поліпшили цю карту" + COMMA,
    "of_their_boosts": "з тих, що поліпшили його карту" + COMMA,
    "of_your_team": "вашої команди",
    "of_this_combat": "цього бою",
    "out_of": "з {crowd:gen}",
    "sharing_zone": "в одній зоні з {center:ins}",
    "within": "на відстані не більше {number:gen} від {center:gen}",
    "next_to": "з {center:ins}",
    "in_zone": "в зоні {center:gen}",
    "but": "(крім {fighter:gen})",
    "of_other_team": "іншої команди",
    "in_range": "у межах досяжності {center:gen}",
    "out_of_range": "поза межами досяжності {center:gen}",
    "out_of_zones": "поза зонами {center:gen}",
    "not_next_to": "не поруч із {center:ins}",
    "farther": "на відстані більше {number:gen} від {center:gen}",
    "without_token": "без {token:gen}",
    "of_an_opponent": "будь-якого суперника",
    "joint_or": "або",
    "in_own_zone_m": "у його зоні",
    "in_own_zone_f": "у її зоні",
    "in_own_zone_n": "у його зоні",
    "in_own_zone_pl": "у їхній зоні",
    "with_token": "з {token:ins}",
    "on": "на {space:loc}",
    # Abilities.
    "game_start": "на початку гри",
    "turn_start": "на початку вашого ходу",
    "turn_end": "наприкінці вашого ходу",
    "maneuvered": "після вашого маневру",
    "boosted_any": "коли ви поліпшуєте карту чи маневр" + COMMA,
    "boosted_maneuver": "коли ви поліпшуєте маневр" + COMMA,
    "fought": "наприкінці кожного бою ваших бійців",
    "attacked": "після атаки {who:gen}",
    "attacked.you": "після вашої атаки",
    "defended": "після оборони {who:gen}",
    "defended.you": "після вашої оборони",
    "schemed": "після виверту {who:gen}",
    "schemed.you": "після вашого виверту",
    "took_damage": "коли {who:nom} {takes} поранення" + COMMA,
    "took_combat_damage": "коли {who:nom} {takes} поранення внаслідок бою" + COMMA,
    "fell": "коли {who:nom} {died}" + COMMA,
    "value_bonus": "{adding} {number:acc} до значень карт, {by}" + COMMA + "{each}",
    "attack_with": "якими {attacks} {who:nom}",
    "attack_with.you": "якими ви атакуєте",
    "defense_with": "якими {defends} {who:nom}",
    "defense_with.you": "якими ви обороняєтеся",
    "fight_with": "які {plays} в бою {who:nom}",
    "fight_with.you": "які ви розігруєте в бою",
    "farther_moves": "{adding} {number:acc} до дальності вашого маневру{each}",
    "more_draws": "під час маневру {draw} {number:acc}",
    "less_combat_damage": "{who:nom} {takes} на {number} менше поранень унаслідок бою",
    "own_move_value": "дальність маневру {who:gen} — {number}",
    "passes_opponents": "{who:nom} {can} переміщуватися через {foes:acc}",
    "attacks_from": "{who:nom} {can} атакувати на відстані до {number:gen}",
    "most_counters": "ви можете мати щонайбільше {number:acc}.",
    "stays_put": "{who:nom} не {can} залишити свою комірку",
    "most_combat_damage": "{who:nom} не {can} отримати більше ніж {number} поранень унаслідок бою",
    "no_damage": "{who:nom} не {can} отримувати поранень",
    "stays_alive": "поранення не можуть опустити здоров'я {who:gen} нижче 1",
    "until_next": "у наступний хід вашого суперника {modifier}",
    "until_next.yours": "у ваш наступний хід {modifier}",
    "until_turn": "до кінця цього ходу {modifier}",
    "until_combat": "у цьому бою {modifier}",
    "steps_between_tokens": "{who:nom} {can} переміщуватися між комірками з {tokens:ins}, як між суміжними.",
    "place_instead_of_move": "коли ви поліпшуєте маневр, ви можете замість переміщення поставити {whom:acc} на {space:acc}.",
    "cards_uncancelable": "суперники не можуть скасувати ефекти карт {owners}.",
    "starts_as": "ви починаєте гру в {form:loc}.",
    "only_if": "цю карту можна розіграти, лише якщо {condition}.",
    "uncancelable": "ефекти цієї карти не можна скасувати.",
    "react_to_look": "коли якийсь ефект дає супернику змогу переглянути карти на вашій руці, ви можете показати цю карту "
    "з руки, щоб скасувати той ефект.",
}

VOWELS = "аеєиіїоуюяАЕЄИІЇОУЮЯ"


class Ukrainian(Slavic):
    language: ClassVar[str] = "uk"
    by_each: ClassVar[tuple[str, str]] = ("по", "loc")
    nouns: ClassVar[Mapping[str, Noun]] = NOUNS
    adjectives: ClassVar[Mapping[str, Adjective]] = ADJECTIVES
    verbs: ClassVar[Mapping[str, str]] = VERBS
    states: ClassVar[Mapping[str, str]] = STATES
    past: ClassVar[Mapping[str, str]] = PAST
    patterns: ClassVar[Mapping[str, str]] = PATTERNS

    def foe(self) -> Phrase:
        return self.phrase("fighter", "foe")

    def friend(self) -> Phrase:
        return self.phrase("fighter", "friend")

    def sound(self, text: str) -> str:
        """у or в, з or із or зі, і or й, усі or всі: consonants do not pile up."""
        text = re.sub(r"(?<!\w)з (?=[сш][^аеєиіїоуюя\W]|щ|мн)", "зі ", text)
        text = re.sub(r"(?<!\w)з (?=[зсцчшщЗСЦЧШЩ])", "із ", text)
        text = re.sub(rf"(?<=[бвгґджзклмнпрстфхцчшщь]) з (?=[^{VOWELS}\W\d])", " із ", text)
        text = re.sub(r"(\w?)(\W+)([уУвВ]) (?=(\w{1,3}))", self._in, f" {text}")[1:]
        text = re.sub(r"(\w) (?:і|й) (?=\W?(\w))", self._and, text)
        return re.sub(r"(\w) [ув]сі(?=\w{0,2}\b)", lambda m: f"{m[1]} {'в' if m[1] in VOWELS else 'у'}сі", text)

    @staticmethod
    def _in(found: re.Match[str]) -> str:
        before, between, word, after = found.groups()
        soft = after[0] in VOWELS or (between == " " and before in VOWELS)
        sound = "в" if soft and not re.match("[вф]|[стх]в|льв", after, re.IGNORECASE) else "у"
        return f"{before}{between}{sound.upper() if word.isupper() else sound} "

    @staticmethod
    def _and(found: re.Match[str]) -> str:
        before, after = found.groups()
        return f"{before} {'й' if before in VOWELS and after not in 'йїєюяЙЇЄЮЯ' else 'і'} "
