"""Two made-up languages, which show what is cut off, what was never translated, and what is mirrored."""

import re
from pathlib import Path
from string import Formatter
from xml.etree import ElementTree

from translation_files import catalogue
from translation_texts import Key, all_texts

TAG = re.compile("(<[^<>]*>)")
ACCENTS = str.maketrans("AEIOUaeiouycnsz", "ÅÉÎÖÛåéîöûýçñšž")


def pseudo(text: str, pair: str) -> str:
    """Return a text as in a made-up language: accents, longer by a third, in brackets; fields and tags stay.

    Fields stand outside the brackets, so that one sees whether what is filled in was translated.

    >>> pseudo("Save &as… {name}", "[]")
    '[Såvé &åš… ]{name}[wåw]'
    """
    made, room = "", len(text) // 3
    for literal, name, _, _ in Formatter().parse(text):
        pieces = TAG.split(literal.replace("{", "{{").replace("}", "}}"))
        made += "".join(piece if TAG.fullmatch(piece) else piece.translate(ACCENTS) for piece in pieces)
        if name is not None:
            made, room = f"{made}{pair[1]}{{{name}}}{pair[0]}", room - 2
    return f"{pair[0]}{made}{longer(max(1, room))}{pair[1]}"


def longer(count: int) -> str:
    """Return so many letters in words as long as usual; a single word grows without a gap."""
    return "".join(" " if count > 4 and place % 7 == 0 else "wå"[place % 2] for place in range(count))


PSEUDO = {"en_XA": "[]", "ar_XB": "⟦⟧"}
"""The made-up languages and their brackets: one is written from left to right, one from right to left."""
FORMS = 6
"""As many plural forms as any language has."""


def write_pseudo(folder: Path) -> None:
    """Write a file for each made-up language."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = all_texts().values()
    for language, pair in PSEUDO.items():
        known: dict[Key, ElementTree.Element] = {}
        for text in texts:
            known[text.key] = entry = ElementTree.Element("message")
            translation = ElementTree.SubElement(entry, "translation")
            forms = [ElementTree.SubElement(translation, "numerusform") for _ in range(FORMS if text.one else 0)]
            for form in forms or [translation]:
                form.text = pseudo(text.source, pair)
        (folder / f"{language}.ts").write_text(catalogue(texts, language, known), "utf-8")
