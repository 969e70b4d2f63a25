"""Brazilian Portuguese words and what they must agree with: quantities, fighters, spaces, cards and tokens.

A condition about now stands in the future subjunctive ("se Ana estiver adjacente"), one about what is past does not.
"""

from dataclasses import replace
from typing import ClassVar

from peerless.cards import tree as t
from peerless.cards.print.phrase import Noun, Phrase, forms_of
from peerless.cards.print.printer import Unspeakable
from peerless.cards.print.romance import Romance

CARD, SPACE = ("carta", "cartas"), ("espaço", "espaços")
DAMAGE, HEALTH, ACTION = ("ponto de dano", "pontos de dano"), ("ponto de vida", "pontos de vida"), ("ação", "ações")
TYPES = {"attack": "de ataque", "defense": "de defesa", "scheme": "de tática"}
THEIR_CARD = "carta do seu oponente"
BOOST = "valor de REFORÇAR"
NOT = ("", "não ")
PLURALS = {"m": "ns", "r": "res", "z": "zes", "al": "ais"}
REMOVED = {
    "token": ("ficha removida", "fichas removidas"),
    "counter": ("marcador removido", "marcadores removidos"),
    "": ("marcador ou ficha removidos", "marcadores ou fichas removidos"),
}


class PortugueseNouns(Romance):
    language: ClassVar[str] = "pt-BR"
    LOCALE = "pt_BR"
    AND, OR, IF, OF, TO = "e", "ou", "se", "de", "a"
    ONE, UP_TO, EACH, EACH_OF = ("um", "uma"), "até", "cada", ("cada um", "cada uma")
    THE = ("o", "a", "os", "as")
    ON_BOARD = "no tabuleiro"
    QUOTES = ("\u201c", "\u201d")
    FIGHTER = ("combatente", "combatentes")
    HERO, SIDEKICK = ("herói", "heróis"), ("ajudante", "ajudantes")
    my_hero, their_hero = Phrase("herói", "seu"), Phrase("herói do seu oponente", "o")
    MELTED: ClassVar = {
        **{("de", the): f"d{the}" for the in ("o", "a", "os", "as", "este", "esta", "esse", "essa")},
        **{("em", the): f"n{the}" for the in ("o", "a", "os", "as", "este", "esta", "esse", "essa")},
        **{("a", "o"): "ao", ("a", "a"): "à", ("a", "os"): "aos", ("a", "as"): "às"},
        **{("de", "seu"): "do seu", ("de", "sua"): "da sua", ("de", "seus"): "dos seus", ("de", "suas"): "das suas"},
        **{("em", "seu"): "no seu", ("em", "sua"): "na sua", ("em", "seus"): "nos seus", ("em", "suas"): "nas suas"},
        **{("a", "seu"): "ao seu", ("a", "sua"): "à sua", ("a", "seus"): "aos seus", ("a", "suas"): "às suas"},
    }
    VERBS: ClassVar = forms_of("""
        adicionar adicione adiciona adicionam
        ajustar ajuste ajusta ajustam
        assumir assuma assume assumem
        atacar ataque ataca atacam
        cancelar cancele cancela cancelam
        causar cause causa causam
        colocar coloque coloca colocam
        comprar compre compra compram
        declarar declare declara declaram
        defender defenda defende defendem
        descartar descarte descarta descartam
        devolver devolva devolve devolvem
        embaralhar embaralhe embaralha embaralham
        escolher escolha escolhe escolhem
        fazer faça faz fazem
        ficar fique fica ficam
        ganhar ganhe ganha ganham
        ignorar ignore ignora ignoram
        jogar jogue joga jogam
        mover mova move movem
        mudar mude muda mudam
        olhar olhe olha olham
        perder perca perde perdem
        poder possa pode podem
        procurar procure procura procuram
        recuperar recupere recupera recuperam
        reforçar reforce reforça reforçam
        remover remova remove removem
        revelar revele revela revelam
        sofrer sofra sofre sofrem
        subtrair subtraia subtrai subtraem
        terminar termine termina terminam
        trocar troque troca trocam
    """)

    # Words.

    def plural_of(self, word: str) -> str:
        for end, ends in PLURALS.items():
            if word.endswith(end):
                return word.removesuffix(end) + ends
        return "" if word.endswith(("ão", "l", "s", "x")) else f"{word}s"

    def agree(self, word: str, phrase: Phrase) -> str:
        """Words in -o have a feminine in -a."""
        stem = f"{word[:-1]}a" if phrase.feminine and word.endswith("o") else word
        return f"{stem}{'s' if phrase.plural else ''}"

    def into(self, node: t.Node | Phrase) -> str:
        return self.after("em", node if isinstance(node, Phrase) else self.phrase(node))

    def as_many(self, nouns: str, amount: Phrase) -> str:
        return f"um número de {nouns} igual {self.to(amount)}"

    def for_all(self, each: str) -> str:
        return f"para {each}"

    def revealed_or_discarded(self, revealed: bool) -> str:
        return "revelada" if revealed else "descartada"

    # Quantities, as nouns: "the number of ..."; `unit` is what is counted one by one.

    def number_of(self, nouns: str | Phrase) -> Phrase:
        return Phrase(f"número {self.of(nouns if isinstance(nouns, Phrase) else Phrase(nouns))}", "o")

    def number(self, quantity: t.Number) -> Phrase:
        return Phrase(str(quantity.number))

    def how_many(self, quantity: t.HowMany) -> Phrase:
        return self.number_of(self.set_of(quantity.fighters, True))

    def health_of(self, quantity: t.HealthOf) -> Phrase:
        return Phrase(f"pontos de vida {self.of(quantity.fighters)}", "os", plural=True)

    def zones_of(self, quantity: t.ZonesOf) -> Phrase:
        return self.number_of(f"zonas {self.zone_where(quantity)}")

    def zone_where(self, quantity: t.ZonesOf) -> str:
        who = self.phrase(quantity.fighters)
        return f"em que {who} {'estão' if who.plural else 'está'}"

    def cards_in(self, quantity: t.CardsIn) -> Phrase:
        return self.number_of(f"{self.cards(quantity.cards)[1]} {self.in_pile(quantity.pile)}")

    def in_pile(self, pile: t.Piles) -> str:
        match pile:
            case t.Theirs(inner):
                return f"{self.in_pile(inner).replace(' sua', '').replace(' seu', '')} do seu oponente"
            case t.Hand():
                return "na sua mão"
            case t.DiscardPile():
                return "na sua pilha de descarte"
            case t.Deck():
                return "no seu baralho"
        raise Unspeakable("a part of a pile")

    def counters_of(self, quantity: t.CountersOf) -> Phrase:
        return self.number_of(Phrase(self.counter(quantity.counter)[1], "seus"))

    def tokens_there(self, quantity: t.TokensThere) -> Phrase:
        return self.number_of(self.lying(quantity.tokens, True))

    def this_way(self, quantity: t.ThisWay) -> Phrase:
        things = {
            "discarded": "cartas descartadas desta forma",
            "dealt": "pontos de dano causados desta forma",
            "removed": f"{REMOVED[self.removed][1]} desta forma",
        }
        return self.number_of(things[quantity.done])

    def combat_damage(self, quantity: t.CombatDamage) -> Phrase:
        return self.number_of("pontos de dano de combate causados ao defensor")

    def damage_taken(self, quantity: t.DamageTaken) -> Phrase:
        return self.number_of("pontos de dano que seu combatente sofreu neste combate")

    def boost_of(self, quantity: t.BoostOf) -> Phrase:
        return Phrase(f"{BOOST} {self.of(quantity.card)}", "o")

    def value_of(self, quantity: t.ValueOf) -> Phrase:
        return Phrase(f"valor {self.of(quantity.card)}", "o")

    def printed_of(self, quantity: t.PrintedOf) -> Phrase:
        return Phrase(f"valor impresso {self.of(quantity.card)}", "o")

    def unit(self, quantity: t.Quantity) -> str:
        match quantity:
            case t.ZonesOf():
                return f"cada zona {self.zone_where(quantity)}"
            case t.HealthOf(fighters):
                return f"cada ponto de vida {self.of(fighters)}"
            case t.CardsIn(cards, pile):
                return f"cada {self.cards(cards)[0]} {self.in_pile(pile)}"
            case t.CountersOf(counter):
                return f"cada um dos seus {self.counter(counter)[1]}"
            case t.TokensThere(tokens):
                return f"cada {self.lying(tokens, False)}"
            case t.ThisWay("discarded"):
                return "cada carta descartada desta forma"
            case t.ThisWay("dealt"):
                return "cada ponto de dano causado desta forma"
            case t.ThisWay("removed"):
                return f"cada {REMOVED[self.removed][0]} desta forma"
            case t.CombatDamage():
                return "cada ponto de dano de combate causado ao defensor"
            case t.DamageTaken():
                return "cada ponto de dano que seu combatente sofreu neste combate"
        raise Unspeakable(f"one by one of {type(quantity).__name__}")

    # Cards.

    def this_card(self, card: t.ThisCard) -> Phrase:
        return Phrase("carta", "esta", True)

    def their_card(self, card: t.TheirCard) -> Phrase:
        return Phrase(THEIR_CARD, "a", True)

    def that_card(self, card: t.ThatCard) -> Phrase:
        return Phrase(f"carta {self.that}", "a", True) if self.that else Phrase("carta em questão", "a", True)

    def of_kind(self, kind: str) -> Noun:
        if kind == "versatile":
            return "carta versátil", "cartas versáteis"
        return f"carta {TYPES[kind]}", f"cartas {TYPES[kind]}"

    def cards(self, cards: t.Cards) -> Noun:
        match cards:
            case t.OfType(kind):
                return self.of_kind(kind)
            case t.Called(group):
                known = self.known(group)
                what = known.form("nom") if known else self.quoted(group)
            case t.MarkedFor(form):
                what = self.of(self.name_of(form, Phrase("forma", feminine=True)))
            case t.OfNamedValue():
                what = "cujo valor impresso é o número declarado"
            case t.BoostsUsed():
                return "carta usada para reforçar esta carta", "cartas usadas para reforçar esta carta"
            case _:
                return CARD
        return f"carta {what}", f"cartas {what}"

    def label(self, name: str) -> str:
        """Behind "ficha" or "marcador"."""
        known = self.known(name)
        return f"de {known.form('nom')}" if known else self.quoted(name)

    # Fighters.

    def your_fighter(self, fighters: t.YourFighter) -> Phrase:
        return Phrase("combatente", "seu")

    def the_opposing(self, fighters: t.TheOpposing) -> Phrase:
        return Phrase("combatente inimigo", "o")

    def it(self, fighters: t.It) -> Phrase:
        return Phrase("combatente", "esse")

    def crowd(self, fighters: t.Fighters, plural: bool) -> Phrase:
        s = "s" if plural else ""
        match fighters:
            case t.All():
                return Phrase(f"combatente{s}", plural=plural)
            case t.Opposing():
                return Phrase(f"combatente{s} inimigo{s}", plural=plural)
            case t.Friendly():
                return Phrase(f"combatente{s} aliado{s}", plural=plural)
            case t.Yours():
                return Phrase("combatentes", "seus", plural=True)
            case t.InCombat():
                return Phrase("combatentes deste combate", "os", plural=True)
            case t.Other(t.Yours() | t.Friendly() as of, t.YourFighter()):
                group = self.set_of(of, plural)
                return Phrase(f"{self.agree('outro', group)} {group.words}", group.article, group.feminine, group.plural)
            case t.OfOpponent():
                return Phrase("combatentes do seu oponente", "os", plural=True)
            case t.Heroes(t.All() | t.Opposing() | t.Friendly() as of):
                return Phrase(self.on_side(self.HERO[plural], of, s), plural=plural)
            case t.Other(t.All() | t.Opposing() | t.Friendly() as of, t.Heroes(same)) if of == same:
                return Phrase(self.on_side(self.SIDEKICK[plural], of, s), plural=plural)
            case t.Other(t.Yours(), t.Heroes(t.Yours())):
                return Phrase(self.SIDEKICK[1], "seus", plural=True)
            case t.Other(t.All() | t.Opposing() | t.Friendly() as of, than):
                found = self.set_of(of, plural)
                return found.and_also(f"que não {'sejam' if plural else 'seja'} {self.phrase(self.certain(than))}")
        raise Unspeakable(f"fighters {type(fighters).__name__}")

    def on_side(self, noun: str, fighters: t.Fighters, s: str) -> str:
        if isinstance(fighters, t.All):
            return noun
        return f"{noun} {'inimigo' if isinstance(fighters, t.Opposing) else 'aliado'}{s}"

    # Areas and tokens.

    def next_to_whom(self, center: Phrase, of: Phrase, no: bool = False) -> str:
        return f"{'não ' if no else ''}{self.agree('adjacente', of)} {self.to(center)}"

    def where_zone(self, center: Phrase, no: bool = False) -> str:
        return f"fora das zonas {self.of(center)}" if no else f"na mesma zona que {center}"

    def where_range(self, center: Phrase, no: bool = False) -> str:
        return f"{'fora do' if no else 'no'} alcance {self.of(center)}"

    def how_far(self, distance: int, center: Phrase, no: bool = False) -> str:
        if no:
            return f"a mais de {self.count(distance, SPACE)} {self.of(center)}"
        return f"a no máximo {self.count(distance, SPACE)} {self.of(center)}"

    def where_token(self, token: str, no: bool = False) -> str:
        return f"em um espaço {'sem' if no else 'com uma'} {self.token(token)[0]}"

    def on_space(self, space: Phrase) -> str:
        return self.after("em", space)

    def anywhere(self, area: t.Anywhere) -> Phrase:
        return Phrase("espaço", "qualquer")

    def any_other(self, empty: bool) -> Phrase:
        return Phrase("outro espaço vazio" if empty else "outro espaço", "qualquer")

    def another(self, space: Phrase) -> Phrase:
        return replace(space, article="outro")

    def a_space(self, area: t.Spaces) -> Phrase:
        found = Phrase("espaço", "um")
        return found.and_also(self.where(area, found))

    around = in_range = in_zones = a_space

    def outside(self, area: t.Outside) -> Phrase:
        if isinstance(area.area, t.TokenSpace):
            return Phrase(f"espaço sem {self.token(area.area.token)[0]}", "um")
        return self.a_space(area)

    def empty(self, area: t.Empty) -> Phrase:
        match area.area:
            case t.Anywhere():
                return Phrase("espaço sem combatente", "um")
            case t.Around() | t.InZones() | t.InRange() | t.Outside():
                inner = self.phrase(area.area)
                return replace(inner, words=inner.words.replace("espaço", "espaço vazio", 1))
        raise Unspeakable("an empty space among these")

    def token_space(self, area: t.TokenSpace) -> Phrase:
        return Phrase(f"espaço com uma {self.token(area.token)[0]}", "um")

    def starting_space(self, area: t.StartingSpace) -> Phrase:
        match area.fighters:
            case t.All():
                return Phrase("espaço inicial", "um")
            case t.Yours():
                return Phrase("espaço inicial", "seu")
            case t.Opposing():
                return Phrase("espaço inicial de um oponente", "o")
        raise Unspeakable("whose starting space this is")

    def space_of(self, area: t.SpaceOf) -> Phrase:
        return Phrase(f"espaço {self.of(self.certain(area.fighters))}", "o")

    def that_space(self, area: t.ThatSpace) -> Phrase:
        return Phrase("espaço", "esse")

    def a_kind(self, token: str) -> Phrase:
        return Phrase(self.token(token)[0], "uma", True)

    def token(self, token: str) -> Noun:
        return f"ficha {self.label(token)}", f"fichas {self.label(token)}"

    def counter(self, counter: str) -> Noun:
        return f"marcador {self.label(counter)}", f"marcadores {self.label(counter)}"

    def up_to(self, number: int, tokens: t.Tokens) -> str:
        return f"até {number} {self.several(number, tokens)}"

    def several(self, number: int, tokens: t.Tokens) -> str:
        """Tokens to be taken from the board."""
        if isinstance(tokens, (t.AToken, t.EachToken)) and tokens.area == t.Anywhere():
            return self.token(tokens.token)[self.many(number)]
        return self.lying(tokens, self.many(number))

    def a_token(self, tokens: t.AToken) -> Phrase:
        if isinstance(tokens.area, t.SpaceOf):
            under = self.phrase(self.certain(tokens.area.fighters))
            return Phrase(f"{self.token(tokens.token)[0]} sob {under}", "a", True)
        return Phrase(self.lying(tokens, False), "uma", True)

    def another_token(self, tokens: t.AnotherToken) -> Phrase:
        return Phrase(self.token(tokens.token)[0], "outra", True)

    def each_token(self, tokens: t.EachToken) -> Phrase:
        return Phrase(self.lying(tokens, False), "cada", True)

    def lying(self, tokens: t.Tokens, plural: bool) -> str:
        """Tokens and where they lie."""
        match tokens:
            case t.AToken(token, area) | t.EachToken(token, area):
                words = self.token(token)[plural]
                if area == t.Anywhere():
                    return f"{words} no tabuleiro" if plural else words
                return f"{words} {self.where(area, Phrase('', feminine=True, plural=plural))}"
        raise Unspeakable("where tokens lie")
