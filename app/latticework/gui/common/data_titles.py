"""Titles out of the data files of the program, where `installer/translation_texts.py` finds them."""

from latticework.gui.common.translation import looked_up
from latticework.lattice import Lattice
from latticework.visible_text import one_line

LATTICE, GROUP = "lattice", "group of the library"
"""The notes of these texts, as the script writes them."""


def lattice_title(lattice: Lattice) -> str:
    """Return what a lattice is called; one that does not ship is called as in its file."""
    title = one_line(lattice.title)
    return looked_up(title, LATTICE) if lattice.data is None else title


def group_title(folder: str) -> str:
    """Return what a folder of puzzles of the library is called.

    >>> group_title("half-square")
    'Half square'
    """
    return looked_up(folder.replace("-", " ").capitalize(), GROUP)
