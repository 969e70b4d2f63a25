"""Names and texts as people type them, brought into the shape that a hero file has."""

import re
import unicodedata

QUOTES = str.maketrans({"\u2018": "'", "\u2019": "'", "\u02bc": "'", "`": "'", "\u201c": '"', "\u201d": '"', "\u00a0": " "})
SMALL = {
    "a",
    "an",
    "and",
    "as",
    "at",
    "by",
    "for",
    "from",
    "in",
    "is",
    "it",
    "nor",
    "of",
    "on",
    "or",
    "the",
    "to",
    "vs",
    "with",
}
SHORT = {"jr", "sr", "mr", "mrs", "ms", "dr", "st"}  # in capitals these are no abbreviations
ROMAN = re.compile(r"(?=.)X{0,3}(?:IX|IV|V?I{0,3})")
WORD = re.compile(r"[^\W_]+(?:['.][^\W_]+)*", re.UNICODE)
ENDS = (".", "!", "?", ":", ";", ")", '"')
BULLET = re.compile(r"^\s*(?:[-\u2013\u2014\u2022\u25cf\u25aa\u25e6\u2023\u27a3\u27a4\u2794\u00b7*]+|>+)\s*(?=\S)")
INLINE_BULLET = re.compile(r"\s*[\u2022\u25cf\u27a3\u27a4\u2794]\s*")


def plain(text: object) -> str:
    """What somebody typed, without what cannot be seen and with straight quotes; nothing where there is no text."""
    if not isinstance(text, str):
        return ""
    text = text.translate(QUOTES).replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ")
    seen = (
        letter for letter in text if letter == "\n" or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    )
    return "".join(seen).strip()


def on_one_line(text: object) -> str:
    return " ".join(plain(text).split())


# Names.


def title(text: object) -> str:
    """A name with capitals where English puts them: R2-D2, Mr. Hyde, The King of the Hill."""
    name = on_one_line(text)
    shouted = name == name.upper()
    words = list(WORD.finditer(name))
    for number, found in enumerate(words):
        before = name[: found.start()].rstrip()
        ends = number in (0, len(words) - 1) or before.endswith((":", ".", "!", "?", "-", '"', "(", ","))
        name = name[: found.start()] + _word(found[0], shouted, ends) + name[found.end() :]
    return name


def _word(word: str, shouted: bool, at_an_end: bool) -> str:
    lower = word.lower()
    if any(map(str.isdigit, word)) and any(map(str.isalpha, word)):
        return word if word != lower or not word[0].isalpha() else word.capitalize()
    if ROMAN.fullmatch(word):
        return word
    if lower in SMALL and not at_an_end:
        return lower
    if lower in SHORT:
        return lower.capitalize()
    if "." in word and word == word.upper():
        return word  # M.O.D.O.K, J.R
    if word == word.upper() and not shouted and len(word) <= 4:
        return word  # SIG, KSG: among other words these are abbreviations
    if word not in (lower, word.upper()) and word[0].isupper() and re.fullmatch(r"(?:[A-Z][^\WA-Z]+){2,}", word):
        return word  # McCoy
    return "'".join(_capital(part, first=i == 0) for i, part in enumerate(lower.split("'")))


def _capital(part: str, first: bool) -> str:
    """O'Hara, but Kong's and don't."""
    return part[:1].upper() + part[1:] if first or len(part) > 3 else part


def speakable(text: object) -> str:
    """A name of a fighter: what a sentence can carry."""
    name = title(text).replace("/", " & ").replace('"', "").replace("(", "").replace(")", "")
    name = re.sub(r"[^\w .,'&!-]", "", name)
    return re.sub(r"^\W+", "", " ".join(name.split())).strip(" ,-&")


# Texts.


def paragraphs(text: object) -> list[str]:
    """The lines of a text: wrapped lines joined, the branches of a choice as lines that begin with "- "."""
    found: list[str] = []
    gap = True
    for line in INLINE_BULLET.sub("\n- ", plain(text)).split("\n"):
        words = " ".join(line.split())
        if not words:
            gap = True
            continue
        bullet = BULLET.match(words)
        if bullet and found:
            found.append("- " + words[bullet.end() :])
        elif found and not gap and _goes_on(found[-1], words):
            found[-1] += " " + words
        else:
            found.append(words)
        gap = False
    return found


def _goes_on(before: str, line: str) -> bool:
    """Whether a line is the rest of the one before it."""
    return not before.endswith((".", "!", "?", ":", ";", ")")) and (line[0].islower() or line[0].isdigit() or line[0] == "(")


def sentences(lines: list[str]) -> list[str]:
    """Lines of one effect as a hero file holds them: sentences on one line, the branches of a choice below it.

    A line without a full stop may be a sentence, or the first half of one; then both are given.
    """
    stopped, wrapped = _joined(lines, "."), _joined(lines, "")
    return [stopped] if stopped == wrapped else [stopped, wrapped]


def _joined(lines: list[str], stop: str) -> str:
    text = ""
    for line in lines:
        if line.startswith("- "):
            text += "\n" + line
        elif text:
            text += (" " if text.endswith(ENDS) else f"{stop} ") + line
        else:
            text = line
    return text if not text or text.endswith(ENDS) else text + "."
