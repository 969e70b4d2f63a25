"""Names in other languages, with their grammar, as the tables [names.uk] and so on of a hero's or board's file give them.

A Slavic name has six cases, a French or Portuguese one an article that melts into the word before it: de + le = du.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from peerless.content.faults import nearest
from peerless.content.sections import Section

CASES: Final = ("nom", "gen", "dat", "acc", "ins", "loc")
GENDERS: Final = {"uk": ("m", "f", "n"), "ru": ("m", "f", "n"), "pt-BR": ("m", "f"), "fr": ("m", "f")}
# What an article makes of the words before it. The keys are what a message asks for: CASE($name, "de").
CONTRACTIONS: Final[dict[str, dict[str, dict[str, str]]]] = {
    "fr": {
        "de": {"le": "du ", "la": "de la ", "les": "des ", "l'": "de l'", "": "de "},
        "a": {"le": "au ", "la": "\u00e0 la ", "les": "aux ", "l'": "\u00e0 l'", "": "\u00e0 "},
    },
    "pt-BR": {
        "de": {"o": "do ", "a": "da ", "os": "dos ", "as": "das ", "": "de "},
        "em": {"o": "no ", "a": "na ", "os": "nos ", "as": "nas ", "": "em "},
        "a": {"o": "ao ", "a": "\u00e0 ", "os": "aos ", "as": "\u00e0s ", "": "a "},
        "por": {"o": "pelo ", "a": "pela ", "os": "pelos ", "as": "pelas ", "": "por "},
    },
}
MANY: Final = ("les", "os", "as")  # articles of names that are plural
VOWELS: Final = "aeiouy\u00e0\u00e2\u00e4\u00e9\u00e8\u00ea\u00eb\u00ee\u00ef\u00f4\u00f6\u00f9\u00fb\u00fc\u0153"


@dataclass(frozen=True)
class Forms:
    """A name and what a language has to know of it. Without cases it is a word that only stands in quotes."""

    bare: str  # as it stands alone
    cases: tuple[tuple[str, str], ...] = ()
    gender: str = "m"
    plural: bool = False


Translated = dict[str, dict[str, Forms]]  # by language and by name


def with_article(lang: str, word: str, article: str, gender: str, plural: bool = False) -> Forms:
    """The forms of a French or Portuguese word."""
    before = article if article.endswith("'") or not article else article + " "
    cases = {"nom": before + word}
    for case, contracted in CONTRACTIONS[lang].items():
        cases[case] = contracted[article] + word
        if lang == "fr" and case == "de" and not article and word[:1].lower() in VOWELS:
            cases[case] = "d'" + word
    return Forms(word, tuple(cases.items()), gender, plural or article in MANY)


def read_names(root: Section, known: Iterable[str]) -> Translated:
    """The tables [names.LANGUAGE] of a file; what they name must be among the known names."""
    names = set(known)
    found: Translated = {}
    for lang, table in root.table("names", "tables [names.uk] and so on").data.items():
        section = root.within("names", lang)
        if lang not in GENDERS:
            raise section.fault("", f"there are no names in the language {lang!r}{nearest(lang, GENDERS)}")
        if not isinstance(table, dict):
            raise section.fault("", f'expected a table [names.{lang}] with lines like "The Genie" = "..."')
        found[lang] = {}
        for name, forms in table.items():
            if name not in names:
                raise section.fault(name, f"nothing here is called {name!r}{nearest(name, names)}")
            found[lang][name] = _forms(section, lang, name, forms)
    return found


def _forms(section: Section, lang: str, name: str, given: object) -> Forms:
    if isinstance(given, str) and given.strip():
        return Forms(given.strip())
    if not isinstance(given, Mapping) or not all(isinstance(word, str) and word.strip() for word in given.values()):
        raise section.fault(name, f'the name {name!r} must be a text, or forms like {{ nom = "...", gender = "m" }}')
    words = {str(key): str(word) for key, word in given.items()}
    keys = ("nom", "article", "gender", "number") if lang in CONTRACTIONS else (*CASES, "gender", "number")
    needed = ("nom", "gender") if lang in CONTRACTIONS else (*CASES, "gender")
    for key in words:
        if key not in keys:
            raise section.fault(name, f"the forms of {name!r} have no {key!r}{nearest(key, keys)}")
    for key in needed:
        if key not in words:
            raise section.fault(name, f"the forms of {name!r} lack {key!r}")
    _one_of(section, name, words, "gender", GENDERS[lang])
    _one_of(section, name, words, "number", ("sg", "pl"))
    plural = words.get("number") == "pl"
    if lang in CONTRACTIONS:
        article = words.get("article", "")
        _one_of(section, name, words, "article", CONTRACTIONS[lang]["de"])
        return with_article(lang, words["nom"], article, words["gender"], plural)
    return Forms(words["nom"], tuple((case, words[case]) for case in CASES), words["gender"], plural)


def _one_of(section: Section, name: str, words: Mapping[str, str], key: str, known: Iterable[str]) -> None:
    given = words.get(key)
    if given is not None and given not in known:
        raise section.fault(name, f"the {key} of {name!r} is {given!r}{nearest(given, [one for one in known if one])}")
