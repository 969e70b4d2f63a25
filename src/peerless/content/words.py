"""Words: every sentence that people read is printed from a catalogue, one file a language in messages/.

A message is a text with {arguments}. {number:card} prints a count from the section [count], {fighter:acc} the form of a
name from the section [names], where a language declines names. A message that is a table gives the text for each plural
form of its argument `number`. What a language lacks is said in English.
"""

import string
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from peerless.content.faults import Fault
from peerless.content.setup import Names

FOLDER = Path(__file__).parent / "messages"
FIRST = "en"
Message = str | dict[str, str]


class Name(str):
    """The name of a fighter, a side or a card. Its forms are those that the language gives it."""

    forms: Mapping[str, str] = {}


def _one_or_other(n: int) -> str:
    return "one" if n == 1 else "other"


def _one_below_two(n: int) -> str:
    return "one" if n in (0, 1) else "other"


def _slavic(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "many"


# Which plural form a number takes (CLDR); in other languages 1 is "one" and the rest "other".
PLURALS: dict[str, Callable[[int], str]] = {
    "fr": _one_below_two,
    "pt-BR": _one_below_two,
    "ru": _slavic,
    "uk": _slavic,
}


def languages() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


class _Printer(string.Formatter):
    def __init__(self, words: "Words") -> None:
        self.words = words

    def format_field(self, value: object, format_spec: str) -> str:
        if format_spec and isinstance(value, int):
            return self.words.say(f"count.{format_spec}", number=value)
        if isinstance(value, Name):
            return value.forms.get(format_spec, str(value))
        return str(value)


class Words:
    """What to say in one language."""

    def __init__(self, lang: str = FIRST) -> None:
        self.lang = lang
        self.messages, self.names = _catalogue(lang)
        self._plural = PLURALS.get(lang, _one_or_other)
        self._printer = _Printer(self)

    def say(self, message: str, **args: object) -> str:
        """A message with its arguments filled in."""
        return self._printer.vformat(self._pattern(message, args), (), args)

    def sentence(self, message: str, **args: object) -> str:
        """The same, beginning with a capital letter."""
        return capital(self.say(message, **args))

    def knows(self, message: str) -> bool:
        return message in self.messages

    def listing(self, names: Sequence[str]) -> str:
        """One, two and three."""
        if not names:
            return self.say("list.nothing")
        if len(names) == 1:
            return names[0]
        comma = self.say("list.comma")
        return self.say("list.and", first=comma.join(names[:-1]), last=names[-1])

    def _pattern(self, message: str, args: Mapping[str, object]) -> str:
        found = self.messages[message]
        if isinstance(found, str):
            return found
        number = args["number"]
        assert isinstance(number, int)
        return found.get(self._plural(abs(number)), found["other"])

    # What things are called.

    def name(self, name: str) -> Name:
        """A name as it stands inside a sentence: the Genie."""
        article = self.say("grammar.article")
        inside = name
        if article and name.startswith(article):
            inside = article.lower() + name[len(article) :]
        return self._forms(name, inside)

    def _forms(self, name: str, inside: str, suffix: str = "") -> Name:
        forms = self.names.get(name, {})
        found = Name(forms.get("", inside) + suffix)
        found.forms = {form: word + suffix for form, word in forms.items() if form}
        return found

    def side(self, names: Names, side: int) -> Name:
        """The hero that plays; two of the same are numbered."""
        name = self.name(names.heroes[side].name)
        twin = names.sides[side] != names.heroes[side].key
        return self._owned(name, side + 1) if twin else name

    def fighter(self, names: Names, fighter: int) -> Name:
        facts = names.fighter_facts[fighter]
        name = self.name(facts.name)
        key, _, owner = names.fighters[fighter].partition(".")
        if facts.count > 1:
            name = self._numbered(name, int(key.rpartition("-")[2]))
        return self._owned(name, int(owner)) if owner else name

    def card(self, names: Names, card: int) -> Name:
        found = names.cards.get(card)
        return self._forms(found.name, found.name) if found else Name(self.say("names.hidden-card"))

    def space(self, names: Names, space: int) -> str:
        return names.spaces[space]

    def token(self, names: Names, kind: int) -> Name:
        return self.name(names.tokens[kind])

    def form(self, names: Names, side: int, form: int) -> Name:
        """The name of a form that a hero can be in."""
        return self.name(names.heroes[side].forms[form])

    def _numbered(self, name: Name, number: int) -> Name:
        return self._each_form(name, lambda form: self.say("names.numbered", name=form, number=number))

    def _owned(self, name: Name, number: int) -> Name:
        return self._each_form(name, lambda form: self.say("names.owned", name=form, number=number))

    @staticmethod
    def _each_form(name: Name, change: Callable[[str], str]) -> Name:
        changed = Name(change(str(name)))
        changed.forms = {form: change(word) for form, word in name.forms.items()}
        return changed


@lru_cache
def words(lang: str = FIRST) -> Words:
    """The words of a language."""
    return Words(lang)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@lru_cache
def _catalogue(lang: str) -> tuple[dict[str, Message], dict[str, dict[str, str]]]:
    """The messages of a language by `section.name`, and its names for heroes, fighters and cards by form."""
    path = FOLDER / f"{lang}.toml"
    if lang not in languages():
        raise Fault(f"there is no language {lang!r}; known are {', '.join(languages())}")
    messages: dict[str, Message] = {} if lang == FIRST else dict(_catalogue(FIRST)[0])
    names: dict[str, dict[str, str]] = {}
    for section, found in tomllib.loads(path.read_text("utf-8")).items():
        if section == "names-of":
            names = {key: {"": name} if isinstance(name, str) else dict(name) for key, name in found.items()}
        else:
            messages.update({f"{section}.{key}": message for key, message in found.items()})
    return messages, names


def messages_in(section: str, lang: str = FIRST) -> Iterable[str]:
    """The names of the messages in one section."""
    return (key.partition(".")[2] for key in _catalogue(lang)[0] if key.startswith(section + "."))
