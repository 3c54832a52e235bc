"""The collections of the library: which puzzles stand together, by what is known of each."""

from collections.abc import Callable

from latticework.gui.library.card_facts import Card
from latticework.gui.widgets.translation import translatable

BEGIN, EASY, EVENING, HARD, BURRS, DESIGNED, OWN, ALL = (
    "begin", "easy", "evening", "hard", "burrs", "designed", "own", "all")
TITLES = {BEGIN: translatable("Begin here"), EASY: translatable("Easy"), EVENING: translatable("One evening"),
          HARD: translatable("Hard by hand"), BURRS: translatable("Burrs"),
          DESIGNED: translatable("Designed here"), OWN: translatable("Your own"), ALL: translatable("All")}
TIPS = {BEGIN: translatable("A first puzzle of each kind"),
        EASY: translatable("Puzzles that nearly solve themselves"),
        EVENING: translatable("Puzzles that take an evening by hand"),
        HARD: translatable("Puzzles for which nearly everybody asks a computer, and those that have no solution"),
        BURRS: translatable("Puzzles whose parts lock into each other"),
        DESIGNED: translatable("Puzzles with one solution that this program found"),
        OWN: translatable("The puzzles of your folder, and the files that you opened or saved"),
        ALL: translatable("All puzzles of the library and your own")}
_EASY_GRADE, _HARD_GRADE = 1, 4
"""The highest grade of difficulty that is easy, and the lowest that is hard."""


def _grade(card: Card) -> int:
    """Return the grade of difficulty, 0 where no solution was ever counted."""
    return card.difficulty.grade if card.difficulty is not None and card.difficulty.solutions else 0


_RULES: dict[str, Callable[[Card], bool]] = {
    BEGIN: lambda card: "begin here" in card.origin.tags,
    EASY: lambda card: 0 < _grade(card) <= _EASY_GRADE and not card.taken_apart,
    EVENING: lambda card: _EASY_GRADE < _grade(card) < _HARD_GRADE and not card.taken_apart,
    HARD: lambda card: ((_grade(card) >= _HARD_GRADE and not card.taken_apart)
                        or not {"hard", "no solution"}.isdisjoint(card.origin.tags)),
    BURRS: lambda card: card.taken_apart,
    DESIGNED: lambda card: "designed here" in card.origin.tags,
    ALL: lambda _card: True,
}


def belongs(card: Card, collection: str) -> bool:
    """Return whether a puzzle is in a collection other than OWN, which is known by its files alone."""
    return _RULES[collection](card)
