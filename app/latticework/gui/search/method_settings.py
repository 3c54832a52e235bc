"""The method of the next searches, stored in the settings, and the choices in words."""

from PySide6.QtCore import QSettings

from latticework.errors import LatticeworkError
from latticework.gui.common.translation import translatable
from latticework.jobs import method as methods
from latticework.jobs.method import PROBE, Method
from latticework.phrases import phrase
from latticework.search.engines import AUTO, AUTO_HELP, REGISTER

KEY = "method"

ENGINES = {AUTO: AUTO_HELP} | {
    name: phrase("{title}, {help}", title=engine.title, help=engine.help) for name, engine in REGISTER.items()}
"""What each engine is and what it is good for."""

ORDERS = {
    "": translatable("as suits the engine"),
    "given": translatable("parts, then cells as they are numbered"),
    "lexicographic": translatable("cells as they are numbered"),
    "short": translatable("along the shorter sides first"),
    "long": translatable("along the longer sides first"),
    "diagonal": translatable("along diagonals"),
    "middle": translatable("from the middle outwards"),
    "footprint": translatable("each next cell adds least to what is touched"),
}
"""What each order is."""

HOLDS = {"": translatable("as suits the puzzle"), PROBE: translatable("found by random probes of the search")}
"""How the part or cell is found that is held to one of its symmetric placements; another one may be named."""

PRUNINGS = {
    "small": translatable("an island of empty cells is smaller than every part left"),
    "islands": translatable("the sizes of parts left add up to no island; says more than small"),
    "parity": translatable("coloured like a chessboard, cells and parts do not add up"),
    "fits": translatable("an empty cell can be covered by nothing any more"),
}
"""Where each pruning cuts off."""


def chosen() -> Method:
    """Return the stored method; the automatic choice where it cannot be read."""
    try:
        return Method.of(str(QSettings().value(KEY, str(methods.AUTO))))
    except LatticeworkError:
        return methods.AUTO


def store_method(method: Method) -> None:
    """Store the method for all searches that are begun from now on."""
    QSettings().setValue(KEY, str(method))
