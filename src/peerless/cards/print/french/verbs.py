"""French verbs: what is done."""

from peerless.cards import tree as t
from peerless.cards.print.french.nouns import (
    ACTION,
    CARD,
    DAMAGE,
    DECK,
    HAND,
    HEALTH,
    SPACE,
    THEIR_CARD,
    THEIR_HAND,
)
from peerless.cards.print.french.piles import LAID, FrenchPiles
from peerless.cards.print.phrase import Phrase
from peerless.cards.print.printer import Mood, Unspeakable

THIS_CARD = "cette carte"
NO_CHANGE = "et ne peut pas être modifiée"


class FrenchVerbs(FrenchPiles):
    # Words.

    def stated(self, words: str, mood: Mood) -> str:
        """What is so, or what one may decide to be so."""
        self.only_you(mood)
        return f"décider {self.before('que', words)}" if mood.bare else words

    # Cards.

    def draw(self, verb: t.Draw, mood: Mood) -> str:
        cards = str(self.amount(self.seen_by(verb.number, mood), CARD))
        if mood.they:
            cards = cards.replace("dans la main de votre adversaire", "dans sa main")
        return f"{self.verb('piocher', mood)} {cards}"

    def draw_until(self, verb: t.DrawUntil, mood: Mood) -> str:
        return f"{self.verb('piocher', mood)} des cartes jusqu'à en avoir {verb.cards} en main"

    def draw_and_keep(self, verb: t.DrawAndKeep, mood: Mood) -> str:
        self.only_you(mood)
        drawn = f"{self.verb('piocher', mood)} jusqu'à {self.count(verb.most, CARD)}"
        keep = f"{self.verb('garder', mood)} {self.some(verb.keep)} de ces cartes"
        return f"{drawn}, {keep} et {self.verb('placer', mood)} les autres sous {DECK}"

    def look_and_keep(self, verb: t.LookAndKeep, mood: Mood) -> str:
        self.only_you(mood)
        looked = f"{self.verb('regarder', mood)} {self.top(verb.look, DECK)}"
        if not verb.keep:
            it = "la" if verb.look == 1 else "les"
            return f"{looked} et {self.with_it(it, 'remettre', mood)} dessus dans l'ordre de votre choix"
        back = f"{self.verb('remettre', mood)} les autres dessus dans l'ordre de votre choix"
        return f"{looked}, {self.verb('ajouter', mood)} {self.some(verb.keep)} de ces cartes à {HAND} et {back}"

    def look(self, verb: t.Look, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('regarder', mood)} {THEIR_HAND}"

    def show_hand(self, verb: t.ShowHand, mood: Mood) -> str:
        return f"{self.verb('révéler', mood)} {self.own(mood, True)} main"

    def reveal_top(self, verb: t.RevealTop, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('révéler', mood)} {self.top(1, DECK)}"

    def send(self, verb: t.Send, mood: Mood) -> str:
        self.only_you(mood)
        card = self.phrase(verb.card)
        deck = "son deck" if isinstance(verb.card, t.TheirCard) else DECK
        match verb.target, verb.card:
            case t.Hand(), t.TheirCard():
                return f"{self.verb('renvoyer', mood)} {THEIR_CARD} dans sa main"
            case t.Hand(), t.ThisCard():
                return f"{self.verb('reprendre', mood)} {THIS_CARD} en main"
            case t.Hand(), _:
                return f"{self.verb('ajouter', mood)} {card} à {HAND}"
            case t.DeckTop() | t.DeckBottom(), _:
                return f"{self.verb('placer', mood)} {card} {LAID[verb.target]} {deck}"
            case t.Deck(), _:
                return f"{self.verb('remettre', mood)} {card} dans {deck}, puis {self.with_it('le', 'mélanger', mood)}"
            case t.GameBox(), _:
                return f"{self.verb('retirer', mood)} du jeu {card}"
        raise Unspeakable("a card does not go there")

    def choose_opponent(self, verb: t.ChooseOpponent, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('choisir', mood)} un adversaire"

    def name_number(self, verb: t.NameNumber, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('annoncer', mood)} un nombre"

    # Combat.

    def boost(self, verb: t.Boost, mood: Mood) -> str:
        boosted = f"{self.verb('booster', mood)} {'sa carte' if mood.they else THIS_CARD}"
        return boosted if verb.cards == t.AnyCards() else f"{boosted} avec une {self.one_such(verb.cards)}"

    def blind_boost(self, verb: t.BlindBoost, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('booster', mood)} {THIS_CARD} avec {self.top(1, DECK)}"

    def cancel(self, verb: t.Cancel, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('annuler', mood)} tous les effets de {THEIR_CARD}"

    def cancel_after(self, verb: t.CancelAfter, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('annuler', mood)} tous les effets {self.quoted('Après le combat')} de {THEIR_CARD}"

    def add_value(self, verb: t.AddValue, mood: Mood) -> str:
        self.only_you(mood)
        value = f"à la valeur {self.of(self.fighting(verb.card))}"
        return f"{self.verb('ajouter', mood)} {self.points(verb.amount, value)}"

    def subtract_value(self, verb: t.SubtractValue, mood: Mood) -> str:
        self.only_you(mood)
        value = f"de la valeur {self.of(self.fighting(verb.card))}"
        return f"{self.verb('soustraire', mood)} {self.points(verb.amount, value)}"

    def points(self, amount: t.Quantity, where: str) -> str:
        if isinstance(amount, t.ForEach):
            return f"{amount.number} {where} {self.per(amount.counted)}"
        return f"{self.phrase(amount)} {where}"

    def becomes_value(self, verb: t.BecomesValue, mood: Mood) -> str:
        return self.stated(f"la valeur de {THEIR_CARD} devient {self.its(verb.value)}", mood)

    def becomes(self, value: t.Quantity) -> str:
        if isinstance(value, t.Number):
            return f"passe à {value.number}"
        return f"devient égale {self.to(value)}"

    def change_printed(self, verb: t.ChangePrinted, mood: Mood) -> str:
        self.fighting(verb.card)
        if isinstance(verb.card, t.ThisCard):
            return self.stated(f"la valeur de {THIS_CARD} {self.becomes(verb.value)}", mood)
        self.only_you(mood)
        return f"{self.verb('remplacer', mood)} la valeur imprimée de {THEIR_CARD} par {self.its(verb.value)}"

    def fix(self, verb: t.Fix, mood: Mood) -> str:
        value = self.fixed(verb.value)
        its = f"est égale {self.to(self.its(verb.value))}" if value is None else f"est de {value}"
        return self.stated(f"la valeur de {THEIR_CARD} {its} {NO_CHANGE}", mood)

    def its(self, value: t.Quantity) -> Phrase:
        """A value, said of your opponent's card."""
        match value:
            case t.BoostOf(t.TheirCard()):
                return Phrase("valeur de BOOST", "sa", feminine=True)
            case t.PrintedOf(t.TheirCard()):
                return Phrase("valeur imprimée", "sa", feminine=True)
        return self.phrase(value)

    def ignore_value(self, verb: t.IgnoreValue, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('ignorer', mood)} la valeur de {THEIR_CARD}"

    def play_instead(self, verb: t.PlayInstead, mood: Mood) -> str:
        self.only_you(mood)
        another = f"{self.verb('jouer', mood)} une autre carte Attaque à sa place"
        return f"{self.verb('reprendre', mood)} {THIS_CARD} en main et {another}"

    def play_instead_theirs(self, verb: t.PlayInsteadTheirs, mood: Mood) -> str:
        self.only_you(mood)
        chosen = f"{self.verb('choisir', mood)} une carte jouable dans {'sa main' if self.looked else THEIR_HAND}"
        return f"{chosen} pour remplacer sa carte dans ce combat"

    def substitute(self, verb: t.Substitute, mood: Mood) -> str:
        if not isinstance(verb.fighters, t.Both):
            return self.stated(f"{self.phrase(verb.fighters)} prend maintenant part à ce combat", mood)
        one, other = self.phrase(verb.fighters.one), self.phrase(verb.fighters.other)
        who = "celle" if one.feminine and other.feminine else "celui"
        both = f"{who} des deux, {one} ou {other}, qui n'est pas dans ce combat"
        return self.stated(f"{both} y prend la place de l'autre", mood)

    def values_this_turn(self, verb: t.ValuesThisTurn, mood: Mood) -> str:
        lasts = f"la valeur de vos cartes est de {verb.value} {NO_CHANGE}"
        return self.stated(f"jusqu'à la fin de ce tour, {lasts}", mood)

    def prevent(self, verb: t.Prevent, mood: Mood) -> str:
        return self.stated("votre combattant ne subit aucun dégât jusqu'à la fin de ce combat", mood)

    # Fighters.

    def damage(self, verb: t.Damage, mood: Mood) -> str:
        self.only_you(mood)
        deal, whom = self.verb("infliger", mood), self.to(verb.fighters)
        if isinstance(verb.amount, (t.Number, t.ForEach)):
            return f"{deal} {self.amount(verb.amount, DAMAGE, f' {whom}')}"
        return f"{deal} {whom} un nombre de dégâts égal {self.to(verb.amount)}"

    def recover(self, verb: t.Recover, mood: Mood) -> str:
        if mood.they:
            if verb.fighters != t.YourFighter():
                raise Unspeakable("an opponent heals their own fighter")
            return f"{self.verb('faire', mood)} gagner {self.amount(verb.amount, HEALTH)} à son combattant"
        if mood.bare:
            return f"faire gagner {self.amount(verb.amount, HEALTH, f' {self.to(verb.fighters)}')}"
        who = self.phrase(verb.fighters)
        apiece = f" {self.EACH_OF[who.feminine]}" if who.second else ""
        return f"{who} {self.does('gagner', who)}{apiece} {self.amount(verb.amount, HEALTH)}"

    def set_health(self, verb: t.SetHealth, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('fixer', mood)} la santé {self.of(verb.fighters)} à {verb.health}"

    def move(self, verb: t.Move, mood: Mood) -> str:
        if not mood.they:
            return f"{self.verb('déplacer', mood)} {self.phrase(verb.fighters)} {self.distance(verb.distance)}"
        if verb.fighters != t.YourFighter():
            raise Unspeakable("an opponent moves their own fighter")
        return f"{self.verb('déplacer', mood)} son combattant {self.distance(self.seen_by(verb.distance, mood))}"

    def move_through(self, verb: t.MoveThrough, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.move(t.Move(verb.fighters, verb.distance), mood)}, y compris à travers des combattants adverses"

    def distance(self, distance: t.Quantity) -> str:
        if isinstance(distance, (t.Number, t.ForEach)):
            return f"de {self.amount(distance, SPACE, ' au plus')}"
        return f"d'un nombre de cases inférieur ou égal {self.to(distance)}"

    def place(self, verb: t.Place, mood: Mood) -> str:
        self.only_you(mood)
        where = f"sur {self.empty_one(verb.spaces)}"
        if verb.spaces == t.zones_of(verb.fighters):
            where = "sur une case de l'une de ses zones"
        return f"{self.verb('placer', mood)} {self.phrase(verb.fighters)} {where}"

    def swap(self, verb: t.Swap, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('échanger', mood)} les places {self.of(verb.one)} et {self.of(verb.other)}"

    def remove_from_board(self, verb: t.RemoveFromBoard, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('retirer', mood)} du plateau {self.phrase(verb.fighters)}"

    def return_defeated(self, verb: t.ReturnDefeated, mood: Mood) -> str:
        self.only_you(mood)
        where = f"sur {self.empty_one(verb.spaces)}"
        match verb.amount:
            case t.Number(1):
                who = self.a(self.kin(verb.name, False))
                whom = f"{who} {self.agree('vaincu', who)}"
            case t.UpTo(t.Number(number)):
                who = self.kin(verb.name, self.many(number))
                whom = f"jusqu'à {number} {who} {self.agree('vaincu', who)}"
                where = f"{self.EACH_OF[who.feminine]} {where}" if self.many(number) else where
            case t.Every():
                who = self.the(self.kin(verb.name, True))
                whom = f"{'toutes' if who.feminine else 'tous'} {who} {self.agree('vaincu', who)}"
                where = f"{self.EACH_OF[who.feminine]} {where}"
            case _:
                raise Unspeakable("so many of those defeated")
        apart = "," if where.startswith(self.EACH_OF) else ""
        return f"{self.verb('remettre', mood)} {whom}{apart} {where}"

    def choose_fighter(self, verb: t.ChooseFighter, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('choisir', mood)} {self.phrase(verb.fighters)}"

    # Tokens, counters, the turn.

    def choose_token(self, verb: t.ChooseToken, mood: Mood) -> str:
        self.only_you(mood)
        self.open_choice(verb.tokens, t.AToken)
        return f"{self.verb('choisir', mood)} {self.phrase(verb.tokens)}"

    def choose_space(self, verb: t.ChooseSpace, mood: Mood) -> str:
        self.only_you(mood)
        self.open_choice(verb.spaces, t.Spaces)
        return f"{self.verb('choisir', mood)} {self.phrase(verb.spaces)}"

    def move_token(self, verb: t.MoveToken, mood: Mood) -> str:
        distance = self.distance(t.Number(verb.distance))
        return f"{self.verb('déplacer', mood)} {self.phrase(self.seen_by(verb.tokens, mood))} {distance}"

    def shift_token(self, verb: t.ShiftToken, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('déplacer', mood)} {self.phrase(verb.tokens)} vers {self.phrase(verb.spaces)}"

    def place_tokens(self, verb: t.PlaceTokens, mood: Mood) -> str:
        self.only_you(mood)
        number = verb.number
        match verb.spaces:
            case t.SpaceOf() | t.ThatSpace() if number != 1:
                raise Unspeakable("a space holds one token of a kind")
            case t.InZones(center) if number != 1:
                where = f"sur des cases différentes, dans les zones {self.of(self.spot(center))}"
            case t.Around() | t.InRange() if number != 1:
                where = f"sur des cases différentes {self.where(verb.spaces, Phrase('', feminine=True, plural=True))}"
            case t.Anywhere() if number != 1:
                where = "sur des cases différentes de votre choix"
            case _:
                where = f"sur {self.phrase(verb.spaces)}"
        return f"{self.verb('placer', mood)} {self.count(number, self.token(verb.token))} {where}"

    def remove_tokens(self, verb: t.RemoveTokens, mood: Mood) -> str:
        self.only_you(mood)
        match verb.amount:
            case t.UpTo(t.Number(number)):
                removed = self.up_to(number, verb.tokens)
            case t.AnyNumber():
                removed = self.at_will(self.several(2, verb.tokens), mood)
            case t.Number(number) if number > 1:
                removed = f"{number} {self.several(number, verb.tokens)}"
            case t.Number(1) | t.Every():
                removed = str(self.phrase(verb.tokens))
            case _:
                raise Unspeakable("so many tokens")
        return f"{self.verb('retirer', mood)} du plateau {removed}"

    def gain_counters(self, verb: t.GainCounters, mood: Mood) -> str:
        return f"{self.verb('gagner', mood)} {self.amount(verb.number, self.counter(verb.counter))}"

    def lose_counters(self, verb: t.LoseCounters, mood: Mood) -> str:
        counter = self.counter(verb.counter)
        match verb.amount:
            case t.Every():
                lost = f"tous {'ses' if mood.they else 'vos'} {counter[1]}"
            case t.AnyNumber():
                lost = self.at_will(counter[1], mood)
            case t.UpTo(t.Number(number)):
                lost = f"jusqu'à {self.count(number, counter)}"
            case t.Quantity():
                lost = str(self.amount(verb.amount, counter))
            case _:
                raise Unspeakable("counters are all alike")
        return f"{self.verb('retirer', mood)} {lost}"

    def gain_actions(self, verb: t.GainActions, mood: Mood) -> str:
        return f"{self.verb('gagner', mood)} {self.amount(verb.number, ACTION)}"

    def lose_actions(self, verb: t.LoseActions, mood: Mood) -> str:
        return f"{self.verb('perdre', mood)} {self.count(verb.number, ACTION)}"

    def end_turn(self, verb: t.EndTurn, mood: Mood) -> str:
        self.only_you(mood)
        return f"{self.verb('terminer', mood)} votre tour"

    def change_form(self, verb: t.ChangeForm, mood: Mood) -> str:
        self.only_you(mood)
        known = self.known(verb.form)
        if verb.form and not known:
            return f"{self.verb('prendre', mood)} la forme {self.quoted(verb.form)}"
        into = f" en {known.form('nom')}" if known else ""
        return f"vous transformer{into}" if mood.bare else f"transformez-vous{into}"
