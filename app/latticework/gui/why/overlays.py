"""What is laid over the target for an argument, for fit counts and for a placement."""

from dataclasses import dataclass

from latticework.cover.arguments import Argument
from latticework.gui.canvas.overlay import Overlay, Placed
from latticework.gui.common.theme import Theme
from latticework.gui.common.translation import grouped, reworded, tr_n
from latticework.gui.why.findings import Chosen, Findings
from latticework.gui.why.shades import class_colors, color_in, steps_of
from latticework.lattice import Cell
from latticework.picture.drawn_cells import Bodies, bodies_of
from latticework.puzzle import Puzzle


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
    """Paint the classes of cells that an argument speaks of; with more than two each has a number, too."""
    colors = dict.fromkeys(puzzle.target.cells, theme.grid)
    told: dict[Cell, str] = {}
    texts: dict[Cell, str] = {}
    shades = class_colors(len(argument.classes), argument.proof, theme)
    legend = []
    for number, (some, shade) in enumerate(zip(argument.classes, shades, strict=True), 1):
        title = reworded(some.title)
        name = f"{number}" if len(shades) > 2 else ""
        legend.append(Entry(shade, f"{name}  {title}".strip()))
        colors |= dict.fromkeys(some.cells, shade)
        told |= dict.fromkeys(some.cells, title)
        texts |= dict.fromkeys(some.cells, name) if name else {}
    return Painting(Overlay(colors, texts, told, bodies=_bodies(puzzle, colors)), tuple(legend))


def of_counts(puzzle: Puzzle, chosen: Chosen, theme: Theme) -> Painting:
    """Paint how many of the chosen placements cover each cell; none is pale, unless no placement at all does."""
    steps = steps_of(chosen.by_cell, theme)
    whole = chosen.choice.cell is None and chosen.choice.part is None
    shades = {count: color_in(steps, count) for count in set(chosen.by_cell)} | ({} if whole else {0: theme.grid})
    cells = puzzle.target.cells
    colors = {cell: shades[count] for cell, count in zip(cells, chosen.by_cell, strict=True)}
    told = {cell: tr_n("{n} placement", "{n} placements", count)
            for cell, count in zip(cells, chosen.by_cell, strict=True)}
    texts = {cell: grouped(count) for cell, count in zip(cells, chosen.by_cell, strict=True) if whole or count}
    legend = tuple(Entry(shades[0] if not step.most else step.color, _range(step.least, step.most)) for step in steps)
    return Painting(Overlay(colors, texts, told, _ringed(chosen), bodies=_bodies(puzzle, colors)), legend)


def of_target(puzzle: Puzzle, chosen: Chosen, theme: Theme) -> Painting:
    """Paint the target pale, with a ring on the cell that placements must cover, for placements to be shown on it."""
    colors = dict.fromkeys(puzzle.target.cells, theme.grid)
    return Painting(Overlay(colors, ringed=_ringed(chosen), bodies=_bodies(puzzle, colors)))


def placed(findings: Findings, option: int) -> Placed:
    """Return a placement as it is drawn."""
    reduction = findings.fits.reduction
    part = int(reduction.part_of[option])
    return Placed(reduction.cells(option), findings.puzzle.color(part), reduction.marks(option))


def _ringed(chosen: Chosen) -> tuple[Cell, ...]:
    return () if chosen.choice.cell is None else (chosen.choice.cell,)


def _range(least: int, most: int) -> str:
    return grouped(least) if least == most else f"{grouped(least)} – {grouped(most)}"


def _bodies(puzzle: Puzzle, colors: dict[Cell, str]) -> Bodies:
    return () if puzzle.lattice.flat else bodies_of(puzzle.standing.lattice, colors)
