"""Words: every sentence that people read is printed from a catalogue, the Fluent files of one language in messages/.

Beside what Fluent has, a message may say

    { COUNT($health, "health") }            a number of things: the message count-health
    { CASE($fighter, "gen") }               a name in a case, or behind a word that melts with its article: "de", "em"
    { GENDER($fighter) -> [f] ... *[m] ... }
    { AGREE($side, "takes", "take") }       what goes with one, and what with several

A name of which a language knows no forms is printed as it is, in quotes behind a noun that carries the case.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from peerless.content.faults import Fault, Said
from peerless.content.forms import CASES, CONTRACTIONS, Forms, with_article
from peerless.core.world import CARDS_PER_SIDE

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from peerless.content.board import Board
    from peerless.content.setup import Names

FOLDER = Path(__file__).parent / "messages"
FIRST = "en"
OWN_NAMES: Final = {"en": "English", "fr": "Fran\u00e7ais", "pt-BR": "Portugu\u00eas", "ru": "Русский", "uk": "Українська"}
LISTS: Final = {"en": "en_GB"}  # one, two and three, without a comma before the last
MOST_KEPT = 20_000  # sentences that were formatted before


class Name(str):
    """What somebody or something is called, as it stands in a sentence; and its other forms."""

    forms: Forms

    def __new__(cls, text: str, forms: Forms | None = None) -> Name:
        made = super().__new__(cls, text)
        made.forms = forms or Forms(text)
        return made

    @property
    def bare(self) -> str:
        """As it stands alone: without the article or noun of a sentence, with a capital letter."""
        return capital(self.forms.bare)


def languages() -> list[str]:
    return sorted({path.name.partition(".")[0] for path in FOLDER.iterdir() if path.suffix == ".ftl" or path.is_dir()})


class Words:
    """What to say in one language."""

    def __init__(self, lang: str = FIRST) -> None:
        if lang not in languages():
            raise Fault.of("no-language", lang=repr(lang), known=", ".join(languages()))
        self.lang = lang
        self.ids: list[str] = []  # of all messages there are
        self.errors: list[str] = []  # what is wrong in messages that were said
        self._said: dict[tuple[object, ...], str] = {}

    @cached_property
    def bundle(self) -> FluentBundle:
        # Only here, and not where the module begins: commands that say nothing should not wait for it.
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax.ast import Message

        functions = {"CASE": self._case, "GENDER": _gender, "AGREE": _agree, "COUNT": self._count}
        bundle = FluentBundle([self.lang], functions, use_isolating=False)  # type: ignore[arg-type]
        for path in _files(self.lang):
            resource = FluentResource(path.read_text("utf-8"))
            bundle.add_resource(resource)
            self.ids += [entry.id.name for entry in resource.body if isinstance(entry, Message)]
        return bundle

    # Sentences.

    def say(self, message: str, **args: object) -> str:
        """A message with its arguments filled in."""
        key = (message, *((name, value, value.forms if isinstance(value, Name) else None) for name, value in args.items()))
        try:
            found = self._said.get(key)
        except TypeError:  # an argument that cannot be remembered
            return self._format(message, args)
        if found is None:
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            found = self._said[key] = self._format(message, args)
        return found

    def sentence(self, message: str, **args: object) -> str:
        """The same, beginning with a capital letter."""
        return capital(self.say(message, **args))

    def tell(self, problem: object) -> str:
        """What an error says, in this language if it can."""
        said = problem.said if isinstance(problem, Fault) else None
        return self.say(said.message, **said.facts) if said else str(problem)

    def knows(self, message: str) -> bool:
        return self.bundle.has_message(_id(message))

    def listing(self, names: Sequence[str]) -> Name:
        """One, two and three; in each case of a language that has cases."""
        if not names:
            return Name(self.say("list.nothing"))
        if len(names) == 1:
            return names[0] if isinstance(names[0], Name) else Name(names[0])
        cases = {case for name in names if isinstance(name, Name) for case, _ in name.forms.cases}
        listed = {case: self._listed([self._case(name, case) for name in names]) for case in sorted(cases)}
        text = self._listed(names)
        return Name(text, Forms(text, tuple(listed.items()), plural=True))

    def _listed(self, names: Sequence[str]) -> str:
        from babel.lists import format_list

        return format_list([str(name) for name in names], locale=LISTS.get(self.lang, self.lang.replace("-", "_")))

    def _format(self, message: str, args: dict[str, object], attribute: str = "") -> str:
        from fluent.runtime.types import FluentInt

        found = self.bundle.get_message(_id(message))
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, f"{message} says nothing"
        facts: dict[str, object] = {}
        for name, value in args.items():
            if isinstance(value, int):
                facts[name] = FluentInt(value, useGrouping=False)
            elif isinstance(value, Said):
                facts[name] = self.say(value.message, **value.facts)
            else:
                facts[name] = value if isinstance(value, str) else str(value)
        text, errors = self.bundle.format_pattern(pattern, facts)
        self.errors += [f"{message}: {error}" for error in errors]
        return str(text)

    # What messages may ask for.

    def _case(self, name: str, case: str) -> str:
        if not isinstance(name, Name) or not name.forms.cases:
            return name
        return dict(name.forms.cases)[case]

    def _count(self, number: int, what: str, case: str = "") -> str:
        return self._format(f"count.{what}", {"number": number}, case)

    # What things are called.

    def name(self, name: str, forms: Forms | None = None, kind: str = "fighter") -> Name:
        """A name as it stands inside a sentence: the Genie. `kind` is the noun of names without forms."""
        if self.lang == FIRST:
            inside = "the " + name[4:] if name.startswith("The ") else name
            return Name(inside, Forms(name, (("nom", inside),)))
        if forms is not None and forms.cases:
            return Name(forms.cases[0][1], forms)
        return self._quoted(forms.bare if forms else name, kind)

    def _quoted(self, word: str, kind: str) -> Name:
        """A name in quotes; its cases are those of the noun before it. Where it is never the subject, it goes without."""
        quoted = self.say("names.quoted", name=word)
        if kind in ("token", "counter"):
            return Name(quoted, Forms(word, tuple((case, quoted) for case in _cases(self.lang))))
        noun = self._noun(kind)
        cases = tuple((case, f"{form} {quoted}") for case, form in noun.cases)
        return Name(quoted if kind in ("card", "ability") else cases[0][1], Forms(word, cases, noun.gender))

    def meant(self) -> Name:
        """That fighter, whoever it is."""
        forms = self._noun("meant")
        return Name(forms.cases[0][1] if forms.cases else forms.bare, forms)

    def _noun(self, kind: str) -> Forms:
        def part(attribute: str) -> str:
            return self._format(f"noun.{kind}", {}, attribute)

        if self.lang == FIRST:
            return Forms(part(""))
        if self.lang in CONTRACTIONS:
            return with_article(self.lang, part(""), part("article"), part("gender"))
        return Forms(part(""), tuple((case, part(case if case != "nom" else "")) for case in CASES), part("gender"))

    def side(self, names: Names, side: int) -> Name:
        """The hero that plays; two of the same are numbered."""
        hero = names.heroes[side]
        return self._named(names, side, hero.name, "hero", owner=side + 1 if names.sides[side] != hero.key else 0)

    def fighter(self, names: Names, fighter: int) -> Name:
        facts = names.fighter_facts[fighter]
        key, _, owner = names.fighters[fighter].partition(".")
        number = int(key.rpartition("-")[2]) if facts.count > 1 else 0
        return self._named(names, names.fighter_sides[fighter], facts.name, "fighter", number, int(owner or 0))

    def called(self, names: Names, side: int, name: str, kind: str = "fighter") -> Name:
        """What a hero's file calls something."""
        return self._named(names, side, name, kind)

    def card(self, names: Names, card: int) -> Name:
        found = names.cards.get(card)
        if found is None:
            return Name(self.say("names.hidden-card"))
        return self._named(names, card // CARDS_PER_SIDE, found.name, "card")

    def space(self, names: Names, space: int) -> str:
        return names.spaces[space]

    def token(self, names: Names, kind: int) -> Name:
        return self._named(names, names.token_sides[kind], names.tokens[kind], "token")

    def form(self, names: Names, side: int, form: int) -> Name:
        """The name of a form that a hero can be in."""
        return self._named(names, side, names.heroes[side].forms[form], "form")

    def board(self, board: Board) -> str:
        found = board.translated.get(self.lang, {}).get(board.name)
        return found.bare if found else board.name

    def _named(self, names: Names, side: int, name: str, kind: str, number: int = 0, owner: int = 0) -> Name:
        forms = names.heroes[side].translated.get(self.lang, {}).get(name)
        return self._named_once(name, forms, kind, number, owner)

    @lru_cache(maxsize=1000)  # noqa: B019 - there are as many Words as languages
    def _named_once(self, name: str, forms: Forms | None, kind: str, number: int, owner: int) -> Name:
        if kind in ("card", "ability") and self.lang == FIRST:
            return Name(name)
        found = self.name(name, forms, kind)
        if number:
            found = self._each_form(found, lambda form: self.say("names.numbered", name=form, number=number))
        if owner:
            found = self._each_form(found, lambda form: self.say("names.owned", name=form, number=owner))
        return found

    @staticmethod
    def _each_form(name: Name, change: Callable[[str], str]) -> Name:
        old = name.forms
        cases = tuple((case, change(word)) for case, word in old.cases)
        return Name(change(str(name)), Forms(change(old.bare), cases, old.gender, old.plural))


@lru_cache
def words(lang: str = FIRST) -> Words:
    """The words of a language."""
    return Words(lang)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def messages_in(section: str, lang: str = FIRST) -> list[str]:
    """The names of the messages in one section."""
    say = words(lang)
    assert say.bundle
    return [name[len(section) + 1 :] for name in say.ids if name.startswith(section + "-")]


def _files(lang: str) -> list[Path]:
    """One file a language, or a folder of them."""
    return [path for path in (FOLDER / f"{lang}.ftl", *sorted((FOLDER / lang).glob("*.ftl"))) if path.is_file()]


def _id(message: str) -> str:
    """A message as Fluent names it: log.fell is log-fell."""
    return message.replace(".", "-")


def _cases(lang: str) -> tuple[str, ...]:
    return ("nom", *CONTRACTIONS[lang]) if lang in CONTRACTIONS else CASES


def _gender(name: str) -> str:
    return name.forms.gender if isinstance(name, Name) else "m"


def _agree(name: str, one: str, several: str) -> str:
    return several if isinstance(name, Name) and name.forms.plural else one
