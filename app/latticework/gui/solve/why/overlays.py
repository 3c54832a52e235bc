"""Overlays of the target for arguments, counts of placements and a placement: colours, numbers and their legend."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from latticework.cover.arguments import Argument
from latticework.gui.solve.why.findings import Chosen, Findings
from latticework.gui.stage.canvas.explaining_marks import Overlay, Placed
from latticework.gui.widgets import theme
from latticework.gui.widgets.theme import Theme
from latticework.gui.widgets.translation import grouped, reworded, tr_n
from latticework.lattice import Cell
from latticework.picture.drawn_cells import Bodies, bodies_of
from latticework.puzzle import Puzzle

_FEW_TO_MANY = ("#fbeeb0", "#a9b7a6", "#5b7ba0", "#12285c")
"""Colours from few to many on a light ground; on a dark one they run the other way. They differ in lightness, so that
those who do not see red or green can distinguish them, too."""
MOST_STEPS = 7
BLACK_AND_WHITE = ("#3d434d", "#f2f4f7")
_CLASSES = ("#12285c", "#f0c419", "#56a8dc", "#fbf3d0", "#0a7d64", "#e9a06b", "#7a3b69", "#c9d4de")

_SWATCH = QSize(18, 14)
_SHORT = 16
"""Characters of a text up to which two entries are side by side."""


@dataclass(frozen=True)
class Entry:
    """A line of a legend: a colour, and what it stands for."""

    color: str
    text: str


@dataclass(frozen=True, eq=False)
class Painting:
    """Something to lay over the target, and its legend."""

    overlay: Overlay
    legend: tuple[Entry, ...] = ()


def of_argument(puzzle: Puzzle, argument: Argument, theme: Theme) -> Painting:
    """Paint the classes of cells that an argument is about; where there are more than two each has a number, too."""
    colors = dict.fromkeys(puzzle.target.cells, theme.grid)
    spoken: dict[Cell, str] = {}
    texts: dict[Cell, str] = {}
    shades = class_colors(len(argument.classes), argument.proof, theme)
    legend = []
    for number, (some, shade) in enumerate(zip(argument.classes, shades, strict=True), 1):
        title = reworded(some.title)
        name = f"{number}" if len(shades) > 2 else ""
        legend.append(Entry(shade, f"{name}  {title}".strip()))
        colors |= dict.fromkeys(some.cells, shade)
        spoken |= dict.fromkeys(some.cells, title)
        texts |= dict.fromkeys(some.cells, name) if name else {}
    return Painting(Overlay(colors, texts, spoken, bodies=_bodies(puzzle, colors)), tuple(legend))


def of_counts(puzzle: Puzzle, chosen: Chosen, theme: Theme) -> Painting:
    """Paint each cell by how many of the chosen placements cover it: 0 is pale where a part or a cell is chosen."""
    steps = steps_of(chosen.by_cell, theme)
    whole = chosen.choice.cell is None and chosen.choice.part is None
    shades = {count: color_in(steps, count) for count in set(chosen.by_cell)} | ({} if whole else {0: theme.grid})
    cells = puzzle.target.cells
    colors = {cell: shades[count] for cell, count in zip(cells, chosen.by_cell, strict=True)}
    spoken = {cell: tr_n("{n} placement", "{n} placements", count)
              for cell, count in zip(cells, chosen.by_cell, strict=True)}
    texts = {cell: grouped(count) for cell, count in zip(cells, chosen.by_cell, strict=True) if whole or count}
    legend = tuple(Entry(shades[0] if not step.most else step.color, _range(step.least, step.most)) for step in steps)
    return Painting(Overlay(colors, texts, spoken, _ringed(chosen), bodies=_bodies(puzzle, colors)), legend)


def of_target(puzzle: Puzzle, chosen: Chosen, theme: Theme) -> Painting:
    """Paint the target pale, as the ground for single placements, with a ring on the cell that these must cover."""
    colors = dict.fromkeys(puzzle.target.cells, theme.grid)
    return Painting(Overlay(colors, ringed=_ringed(chosen), bodies=_bodies(puzzle, colors)))


def placed(findings: Findings, option: int) -> Placed:
    """Return a placement in the form in which an overlay draws it."""
    reduction = findings.fits.reduction
    part = int(reduction.part_of[option])
    return Placed(reduction.cells(option), findings.puzzle.color(part), reduction.marks(option))


def _ringed(chosen: Chosen) -> tuple[Cell, ...]:
    return () if chosen.choice.cell is None else (chosen.choice.cell,)


def _range(least: int, most: int) -> str:
    return grouped(least) if least == most else f"{grouped(least)} – {grouped(most)}"


def _bodies(puzzle: Puzzle, colors: dict[Cell, str]) -> Bodies:
    return () if puzzle.lattice.flat else bodies_of(puzzle.standing.lattice, colors)


@dataclass(frozen=True)
class Step:
    """Numbers from `least` to `most` and their colour."""

    least: int
    most: int
    color: str


def steps_of(counts: Iterable[int], theme: Theme) -> list[Step]:
    """Return up to MOST_STEPS ranges of numbers with colours that cover all numbers; 0 has a range of its own.

    Each begins at about the same multiple of where the one before begins, as counts differ by orders of magnitude.
    """
    found = np.unique(np.fromiter(counts, np.int64))
    above = found[found > 0]
    none = [Step(0, 0, theme.warning)] if len(found) > len(above) else []
    if not len(above):
        return none
    edges = np.geomspace(above[0], above[-1] + 1, MOST_STEPS + 1) if len(above) > MOST_STEPS else above
    # Rounding may put an edge a little above the whole number that it stands for.
    starts = np.unique(above[np.searchsorted(above, np.ceil(edges[:MOST_STEPS] - 1e-9))])
    ends = [*(above[np.searchsorted(above, start) - 1] for start in starts[1:]), above[-1]]
    colors = gradient(len(starts), theme.dark)
    return none + [Step(int(a), int(b), color) for a, b, color in zip(starts, ends, colors, strict=True)]


def color_in(steps: list[Step], count: int) -> str:
    """Return the colour of a number; it must be one of those for which the steps were made."""
    return next(step.color for step in steps if step.least <= count <= step.most)


def gradient(number: int, dark: bool) -> list[str]:
    """Return so many colours, from that of few to that of many; a single one is from the middle."""
    stops = np.array([list(bytes.fromhex(color[1:])) for color in _FEW_TO_MANY])
    stops = stops[::-1] if dark else stops
    at = np.linspace(0, len(stops) - 1, number) if number > 1 else np.array([(len(stops) - 1) / 2])
    mixed = np.stack([np.interp(at, np.arange(len(stops)), channel) for channel in stops.T], axis=1)
    return ["#" + bytes(np.rint(color).astype(np.uint8).tolist()).hex() for color in mixed]


def class_colors(number: int, proof: bool, theme: Theme) -> list[str]:
    """Return a colour for each class of cells; a single class has that of warnings, in a proof, or of highlights."""
    if number == 1:
        return [theme.warning if proof else theme.accent]
    return list(BLACK_AND_WHITE) if number == 2 else [_CLASSES[i % len(_CLASSES)] for i in range(number)]


class Legend(QWidget):
    """Shows colours and what they stand for, line by line; short texts in two columns."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: tuple[Entry, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(3)

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Replace all entries."""
        self.entries = tuple(entries)
        for label in self.findChildren(QLabel):
            self._grid.removeWidget(label)
            label.deleteLater()
        columns = 2 if all(len(entry.text) <= _SHORT for entry in entries) else 1
        rows = -(-len(entries) // columns)
        for number, entry in enumerate(entries):
            column, row = divmod(number, rows)
            self._grid.addWidget(_swatch(entry.color), row, 2 * column, Qt.AlignmentFlag.AlignTop)
            text = QLabel(entry.text, wordWrap=columns == 1, textFormat=Qt.TextFormat.PlainText)
            self._grid.addWidget(text, row, 2 * column + 1)
        for column in range(2):
            self._grid.setColumnStretch(2 * column + 1, int(column < columns))


def _swatch(color: str) -> QLabel:
    label, picture = QLabel(), QPixmap(_SWATCH)
    picture.fill(QColor(theme.current().frame))
    with QPainter(picture) as painter:
        painter.fillRect(picture.rect().adjusted(1, 1, -1, -1), QColor(color))
    label.setPixmap(picture)
    return label
