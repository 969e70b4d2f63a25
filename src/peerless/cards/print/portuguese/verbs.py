"""Brazilian Portuguese verbs: what is done."""

from peerless.cards import tree as t
from peerless.cards.print.phrase import Phrase
from peerless.cards.print.portuguese.nouns import ACTION, BOOST, CARD, DAMAGE, HEALTH, SPACE, THEIR_CARD
from peerless.cards.print.portuguese.piles import LAID, PortuguesePiles
from peerless.cards.print.printer import Mood, Unspeakable

NO_CHANGE = "não pode ser alterado"


class PortugueseVerbs(PortuguesePiles):
    # Words.

    def stated(self, words: str, mood: Mood) -> str:
        """What is so, or what one may decide to be so."""
        self.only_you(mood)
        return f"decidir que {words}" if mood.bare else words

    # Cards.

    def draw(self, verb: t.Draw, mood: Mood) -> str:
        cards = str(self.amount(self.seen_by(verb.number, mood), CARD))
        if mood.they:
            cards = cards.replace("na mão do seu oponente", "na própria mão")
        return f"{self.verb('comprar', mood)} {cards}"

    def draw_until(self, verb: t.DrawUntil, mood: Mood) -> str:
        return f"{self.verb('comprar', mood)} cartas até ter {verb.cards} na mão"

    def draw_and_keep(self, verb: t.DrawAndKeep, mood: Mood) -> str:
        self.only_you(mood)
        drawn = f"{self.verb('comprar', mood)} até {self.count(verb.most, CARD)}"
        others = f"{self.verb('colocar', mood)} as outras embaixo do seu baralho"
        return f"{drawn}, {self.verb('ficar', mood)} com {self.some(verb.keep)} delas e {others}"

    def look_and_keep(self, verb: t.LookAndKeep, mood: Mood) -> str:
        self.only_you(mood)
        looked = f"{self.verb('olhar', mood)} {self.top(verb.look, mood)}"
        if not verb.keep:
            it = "a" if verb.look == 1 else "as"
            return f"{looked} e {self.with_it(it, 'colocar', mood)} de volta no topo em qualquer ordem"
        kept = f"{self.verb('colocar', mood)} {self.some(verb.keep)} delas na sua mão"
        return f"{looked}, {kept} e as outras de volta no topo em qualquer ordem"

    def look(self, verb: t.Look, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('olhar', mood)} a mão do seu oponente"

    def show_hand(self, verb: t.ShowHand, mood: Mood) -> str:
        return f"{self.verb('revelar', mood)} {self.own(mood, 'mão', True)}"

    def reveal_top(self, verb: t.RevealTop, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('revelar', mood)} {self.top(1, mood)}"

    def send(self, verb: t.Send, mood: Mood) -> str:
        self.only_you(mood)
        card = self.phrase(verb.card)
        deck = "do baralho dele" if isinstance(verb.card, t.TheirCard) else "do seu baralho"
        match verb.target, verb.card:
            case t.Hand(), t.TheirCard():
                return f"{self.verb('devolver', mood)} a {THEIR_CARD} à mão dele"
            case t.Hand(), t.ThisCard():
                return f"{self.verb('devolver', mood)} esta carta à sua mão"
            case t.Hand(), _:
                return f"{self.verb('colocar', mood)} {card} na sua mão"
            case t.DeckTop() | t.DeckBottom(), _:
                return f"{self.verb('colocar', mood)} {card} {LAID[verb.target]} {deck}"
            case t.Deck(), _:
                return f"{self.verb('embaralhar', mood)} {card} de volta n{deck[1:]}"
            case t.GameBox(), _:
                return f"{self.verb('remover', mood)} do jogo {card}"
        raise Unspeakable("a card does not go there")

    def choose_opponent(self, verb: t.ChooseOpponent, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('escolher', mood)} um oponente"

    def name_number(self, verb: t.NameNumber, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('declarar', mood)} um número"

    # Combat.

    def boost(self, verb: t.Boost, mood: Mood) -> str:
        boosted = f"{self.verb('reforçar', mood)} {'a própria carta' if mood.they else 'esta carta'}"
        return boosted if verb.cards == t.AnyCards() else f"{boosted} com uma {self.one_such(verb.cards)}"

    def blind_boost(self, verb: t.BlindBoost, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('reforçar', mood)} esta carta com {self.top(1, mood)}"

    def cancel(self, verb: t.Cancel, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('cancelar', mood)} todos os efeitos da {THEIR_CARD}"

    def cancel_after(self, verb: t.CancelAfter, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('cancelar', mood)} todos os efeitos {self.quoted('Após o combate')} da {THEIR_CARD}"

    def add_value(self, verb: t.AddValue, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('adicionar', mood)} {self.points(verb.amount, f'ao valor {self.of(self.fighting(verb.card))}')}"

    def subtract_value(self, verb: t.SubtractValue, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('subtrair', mood)} {self.points(verb.amount, f'do valor {self.of(self.fighting(verb.card))}')}"

    def points(self, amount: t.Quantity, where: str) -> str:
        if isinstance(amount, t.ForEach):
            return f"{amount.number} {where} {self.per(amount.counted)}"
        return f"{self.phrase(amount)} {where}"

    def becomes_value(self, verb: t.BecomesValue, mood: Mood) -> str:
        return self.stated(f"o valor da {THEIR_CARD} passa a ser {self.its(verb.value)}", mood)

    def change_printed(self, verb: t.ChangePrinted, mood: Mood) -> str:
        self.fighting(verb.card)
        if isinstance(verb.card, t.ThisCard):
            its = verb.value.number if isinstance(verb.value, t.Number) else f"igual {self.to(verb.value)}"
            return self.stated(f"o valor desta carta passa a ser {its}", mood)
        self.only_you(mood)
        return f"{self.verb('mudar', mood)} o valor impresso da {THEIR_CARD} para {self.its(verb.value)}"

    def fix(self, verb: t.Fix, mood: Mood) -> str:
        value = self.fixed(verb.value)
        its = f"igual {self.to(self.its(verb.value))}" if value is None else value
        return self.stated(f"o valor da {THEIR_CARD} é {its} e {NO_CHANGE}", mood)

    def its(self, value: t.Quantity) -> Phrase:
        """A value, said of your opponent's card."""
        match value:
            case t.BoostOf(t.TheirCard()):
                return Phrase(f"{BOOST} dela", "o")
            case t.PrintedOf(t.TheirCard()):
                return Phrase("valor impresso dela", "o")
        return self.phrase(value)

    def ignore_value(self, verb: t.IgnoreValue, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('ignorar', mood)} o valor da {THEIR_CARD}"

    def play_instead(self, verb: t.PlayInstead, mood: Mood) -> str:
        self.only_you(mood)
        another = f"{self.verb('jogar', mood)} outra carta de ataque no lugar dela"
        return f"{self.verb('devolver', mood)} esta carta à sua mão e {another}"

    def play_instead_theirs(self, verb: t.PlayInsteadTheirs, mood: Mood) -> str:
        self.only_you(mood)
        chosen = f"{self.verb('escolher', mood)} uma carta jogável {self.their_hand()}"
        return f"{chosen} para substituir a carta dele neste combate"

    def substitute(self, verb: t.Substitute, mood: Mood) -> str:
        if not isinstance(verb.fighters, t.Both):
            return self.stated(f"{self.phrase(verb.fighters)} agora participa deste combate", mood)
        one, other = self.phrase(verb.fighters.one), self.phrase(verb.fighters.other)
        another = "da outra" if one.feminine and other.feminine else "do outro"
        who = f"entre {one} e {other}, quem não está neste combate toma nele o lugar {another}"
        return self.stated(who, mood)

    def values_this_turn(self, verb: t.ValuesThisTurn, mood: Mood) -> str:
        return self.stated(f"até o final deste turno, o valor das suas cartas é {verb.value} e {NO_CHANGE}", mood)

    def prevent(self, verb: t.Prevent, mood: Mood) -> str:
        return self.stated("seu combatente não sofre nenhum dano até o final deste combate", mood)

    # Fighters.

    def damage(self, verb: t.Damage, mood: Mood) -> str:
        self.only_you(mood)
        deal, whom = self.verb("causar", mood), self.to(verb.fighters)
        if isinstance(verb.amount, (t.Number, t.ForEach)):
            return f"{deal} {self.amount(verb.amount, DAMAGE, f' {whom}')}"
        return f"{deal} {whom} dano igual {self.to(verb.amount)}"

    def recover(self, verb: t.Recover, mood: Mood) -> str:
        health = self.amount(verb.amount, HEALTH)
        if mood.they:
            if verb.fighters != t.YourFighter():
                raise Unspeakable("an opponent heals their own fighter")
            return f"{self.verb('fazer', mood)} o próprio combatente recuperar {health}"
        who = self.phrase(verb.fighters)
        if mood.bare:
            return f"fazer {who} {'recuperarem' if who.plural else 'recuperar'} {health}"
        return f"{who} {self.does('recuperar', who)} {health}{' cada' if who.second else ''}"

    def set_health(self, verb: t.SetHealth, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('ajustar', mood)} os pontos de vida {self.of(verb.fighters)} para {verb.health}"

    def move(self, verb: t.Move, mood: Mood) -> str:
        if not mood.they:
            return f"{self.verb('mover', mood)} {self.phrase(verb.fighters)} {self.distance(verb.distance)}"
        if verb.fighters != t.YourFighter():
            raise Unspeakable("an opponent moves their own fighter")
        return f"{self.verb('mover', mood)} o próprio combatente {self.distance(self.seen_by(verb.distance, mood))}"

    def move_through(self, verb: t.MoveThrough, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.move(t.Move(verb.fighters, verb.distance), mood)}, inclusive através de combatentes inimigos"

    def distance(self, distance: t.Quantity) -> str:
        if isinstance(distance, (t.Number, t.ForEach)):
            return f"em até {self.amount(distance, SPACE)}"
        return f"por um número de espaços menor ou igual {self.to(distance)}"

    def place(self, verb: t.Place, mood: Mood) -> str:
        self.only_you(mood)
        where = self.into(self.empty_one(verb.spaces))
        if verb.spaces == t.zones_of(verb.fighters):
            where = "em um espaço de uma das zonas em que está"
        return f"{self.verb('colocar', mood)} {self.phrase(verb.fighters)} {where}"

    def swap(self, verb: t.Swap, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('trocar', mood)} {self.phrase(verb.one)} e {self.phrase(verb.other)} de lugar"

    def remove_from_board(self, verb: t.RemoveFromBoard, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('remover', mood)} do tabuleiro {self.phrase(verb.fighters)}"

    def return_defeated(self, verb: t.ReturnDefeated, mood: Mood) -> str:
        self.only_you(mood)
        where = self.into(self.empty_one(verb.spaces))
        match verb.amount:
            case t.Number(1):
                who = self.a(self.kin(verb.name, False))
                whom = f"{who} {self.agree('derrotado', who)}"
            case t.UpTo(t.Number(number)):
                who = self.kin(verb.name, self.many(number))
                whom = f"até {number} {who} {self.agree('derrotado', who)}"
                where = f"{self.EACH_OF[who.feminine]} {where}" if self.many(number) else where
            case t.Every():
                who = self.the(self.kin(verb.name, True))
                whom = f"{'todas' if who.feminine else 'todos'} {who} {self.agree('derrotado', who)}"
                where = f"{self.EACH_OF[who.feminine]} {where}"
            case _:
                raise Unspeakable("so many of those defeated")
        apart = "," if where.startswith(self.EACH_OF) else ""
        return f"{self.verb('colocar', mood)} {whom} de volta{apart} {where}"

    def choose_fighter(self, verb: t.ChooseFighter, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('escolher', mood)} {self.phrase(verb.fighters)}"

    # Tokens, counters, the turn.

    def choose_token(self, verb: t.ChooseToken, mood: Mood) -> str:
        self.only_you(mood)
        self.open_choice(verb.tokens, t.AToken)
        return f"{self.verb('escolher', mood)} {self.phrase(verb.tokens)}"

    def choose_space(self, verb: t.ChooseSpace, mood: Mood) -> str:
        self.only_you(mood)
        self.open_choice(verb.spaces, t.Spaces)
        return f"{self.verb('escolher', mood)} {self.phrase(verb.spaces)}"

    def move_token(self, verb: t.MoveToken, mood: Mood) -> str:
        distance = self.distance(t.Number(verb.distance))
        return f"{self.verb('mover', mood)} {self.phrase(self.seen_by(verb.tokens, mood))} {distance}"

    def shift_token(self, verb: t.ShiftToken, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('mover', mood)} {self.phrase(verb.tokens)} para {self.phrase(verb.spaces)}"

    def place_tokens(self, verb: t.PlaceTokens, mood: Mood) -> str:
        self.only_you(mood)
        number = verb.number
        match verb.spaces:
            case t.SpaceOf() | t.ThatSpace() if number != 1:
                raise Unspeakable("a space holds one token of a kind")
            case t.InZones(center) if number != 1:
                where = f"em espaços diferentes nas zonas {self.of(self.spot(center))}"
            case t.Around() | t.InRange() if number != 1:
                where = f"em espaços diferentes {self.where(verb.spaces, Phrase('', plural=True))}"
            case t.Anywhere() if number != 1:
                where = "em espaços diferentes à sua escolha"
            case _:
                where = self.into(self.phrase(verb.spaces))
        return f"{self.verb('colocar', mood)} {self.count(number, self.token(verb.token))} {where}"

    def remove_tokens(self, verb: t.RemoveTokens, mood: Mood) -> str:
        self.only_you(mood)
        match verb.amount:
            case t.UpTo(t.Number(number)):
                removed = self.up_to(number, verb.tokens)
            case t.AnyNumber():
                removed = f"quantas {self.several(2, verb.tokens)} quiser"
            case t.Number(number) if number > 1:
                removed = f"{number} {self.several(number, verb.tokens)}"
            case t.Number(1) | t.Every():
                removed = str(self.phrase(verb.tokens))
            case _:
                raise Unspeakable("so many tokens")
        return f"{self.verb('remover', mood)} do tabuleiro {removed}"

    def gain_counters(self, verb: t.GainCounters, mood: Mood) -> str:
        return f"{self.verb('ganhar', mood)} {self.amount(verb.number, self.counter(verb.counter))}"

    def lose_counters(self, verb: t.LoseCounters, mood: Mood) -> str:
        counter = self.counter(verb.counter)
        match verb.amount:
            case t.Every():
                lost = f"todos os {'próprios' if mood.they else 'seus'} {counter[1]}"
            case t.AnyNumber():
                lost = f"quantos {counter[1]} quiser"
            case t.UpTo(t.Number(number)):
                lost = f"até {self.count(number, counter)}"
            case t.Quantity():
                lost = str(self.amount(verb.amount, counter))
            case _:
                raise Unspeakable("counters are all alike")
        return f"{self.verb('remover', mood)} {lost}"

    def gain_actions(self, verb: t.GainActions, mood: Mood) -> str:
        return f"{self.verb('ganhar', mood)} {self.amount(verb.number, ACTION)}"

    def lose_actions(self, verb: t.LoseActions, mood: Mood) -> str:
        return f"{self.verb('perder', mood)} {self.count(verb.number, ACTION)}"

    def end_turn(self, verb: t.EndTurn, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('terminar', mood)} seu turno"

    def change_form(self, verb: t.ChangeForm, mood: Mood) -> str:
        self.only_you(mood)
        if verb.form and not self.known(verb.form):
            return f"{self.verb('assumir', mood)} a forma {self.quoted(verb.form)}"
        into = f" {self.into(self.name_of(verb.form, Phrase('forma')))}" if verb.form else ""
        return f"se transformar{into}" if mood.bare else f"transforme-se{into}"
