"""Texts of pictures and pages in the user's language, if the shipped font can write it."""

from functools import cache
from unicodedata import bidirectional

from latticework import paths
from latticework.phrases import Phrase, said


def lettered(text: Phrase) -> str:
    """Return a text in the user's language, in English if the font lacks letters or it is written from the right."""
    spoken = said(text)
    if spoken == text:
        return spoken
    plain = all(ord(letter) in _letters() and bidirectional(letter) not in {"R", "AL"} for letter in spoken)
    return spoken if plain else str(text)


@cache
def _letters() -> frozenset[int]:
    from fontTools.ttLib import TTFont  # type: ignore[import-untyped] # noqa: PLC0415 - not needed in English

    with TTFont(paths.font()) as font:
        return frozenset(font.getBestCmap())
