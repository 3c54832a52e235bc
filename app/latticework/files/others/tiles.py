"""The pieces of PolySolver and polysolve, which may have several forms, as parts of a puzzle."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from string import ascii_lowercase

from latticework.errors import shown
from latticework.files.others.drafts import Draft
from latticework.files.others.grids import Grid, Raw
from latticework.lattice import Cell
from latticework.phrases import phrase
from latticework.puzzle.limits import MAX_CELLS

MOST_TURNED = 200_000
"""The most cells of pieces that are turned to find their orientations, all orientations counted."""


@dataclass(frozen=True)
class Tile:
    """A piece: its forms, of which each copy has one, its rule of motion, and how many copies there are."""

    forms: tuple[tuple[Raw, ...], ...]
    rule: str
    least: int
    most: int
    name: str = ""
    color: str = ""


@dataclass(frozen=True)
class Lying:
    """A copy of a tile, by its number, in one of its forms; turned, and where its least coordinates are."""

    tile: int
    form: int
    turned: tuple[Raw, ...]
    place: tuple[int, int, int] = (0, 0, 0)


class Tiles:
    """Adds tiles to a draft as parts; a copy that is placed on the board beforehand becomes a part of its own."""

    def __init__(self, draft: Draft, grid: Grid, tiles: list[Tile]) -> None:
        self.draft, self.grid, self.tiles = draft, grid, tiles
        self.parts: dict[tuple[int, int], int] = {}
        self.placed: dict[tuple[int, frozenset[Cell]], int] = {}
        self._ways: dict[int, list[tuple[int, tuple[Raw, ...]]]] = {}
        self._turns: dict[tuple[int, int, int], tuple[Raw, ...]] = {}
        self.turned = 0

    def ways(self, tile: int) -> list[tuple[int, tuple[Raw, ...]]]:
        """Return the different orientations of all forms of a tile, with the number of the form.

        Raises FileRefusedError where that would take long.
        """
        if tile not in self._ways:
            for shape in self.tiles[tile].forms:
                # Counted before anything is turned: a small file may ask for hours of work.
                self._count(len(shape) * 2 * self.grid.rotation_count)
            made: dict[tuple[Raw, ...], int] = {}
            for form, cells in enumerate(self.tiles[tile].forms):
                for turned in self.grid.orientations(list(cells), self.tiles[tile].rule):
                    made.setdefault(tuple(turned), form)
            self._ways[tile] = [(form, turned) for turned, form in made.items()]
        return self._ways[tile]

    def turn(self, tile: int, form: int, number: int) -> tuple[Raw, ...]:
        """Return a form in the orientation with a number, of which some may look the same."""
        key = tile, form, number
        if key not in self._turns:
            shape = self.tiles[tile].forms[form]
            self._count(len(shape))
            self._turns[key] = tuple(self.grid.turned(list(shape), number))
        return self._turns[key]

    def _count(self, cells: int) -> None:
        """Count cells that are turned; raises FileRefusedError where there are so many that it would take long."""
        self.turned += cells + 1
        if self.turned > MOST_TURNED:
            raise self.draft.fault(phrase("has more than {most} cells in pieces that are to be turned",
                                           most=MOST_TURNED))

    def cells(self, lying: Iterable[Lying]) -> list[tuple[Cell, ...]]:
        """Return the cells that copies cover."""
        some = list(lying)
        every = iter(self.grid.cells([(x + one.place[0], y + one.place[1], z + one.place[2], kind) for one in some
                                      for x, y, z, kind in one.turned]))
        return [tuple(islice(every, len(one.turned))) for one in some]

    def add(self, placed: Iterable[Lying]) -> None:
        """Add all tiles; raises FileRefusedError where one is placed more often than it has copies."""
        there: dict[int, list[Lying]] = {}
        for lying in placed:
            there.setdefault(lying.tile, []).append(lying)
        for number, tile in enumerate(self.tiles):
            self._add(number, tile, len(there.get(number, [])))
        for number, some in there.items():
            tile = self.tiles[number]
            name = self._name(number) if tile.most == 1 else phrase("{name}, placed", name=self._name(number)[:100])
            for cells in self.cells(some):
                part = self.draft.part(name, cells, rule="placed", color=tile.color)
                self.placed[number, frozenset(cells)] = part
                for form in range(len(tile.forms)):
                    self.parts.setdefault((number, form), part)

    def _name(self, number: int) -> str:
        return self.tiles[number].name or f"P{number + 1}"

    def _add(self, number: int, tile: Tile, placed: int) -> None:
        if placed > tile.most:
            raise self.draft.fault(phrase("is placed {count} times, but has {most} copies", count=placed,
                                           most=tile.most), phrase("piece {number}", number=number + 1))
        least, most = max(0, tile.least - placed), tile.most - placed
        if placed and not most:
            return
        rule, forms = self._one_form(number) if len(tile.forms) > 1 else (tile.rule, list(tile.forms))
        name = self._name(number)
        several = len(forms) > 1
        if several:
            self.draft.remark(phrase(
                "{name}: a piece of {count} forms becomes as many parts, each to be used up to {most} times, so that "
                "there may be more solutions", name=shown(name), count=len(forms), most=most))
        for form, cells in enumerate(forms):
            letter = f" {ascii_lowercase[form]}" if several and form < len(ascii_lowercase) else ""
            self.parts[number, form] = self.draft.part(
                name + letter, self.grid.cells(list(cells)), (0 if several else least, most), rule, tile.color)
        for form in range(len(forms), len(tile.forms)):
            self.parts[number, form] = self.parts[number, 0]

    def _one_form(self, number: int) -> tuple[str, list[tuple[Raw, ...]]]:
        """Return the first form alone with a rule that turns it into all others, if there is one; else all forms."""
        tile, all_forms = self.tiles[number], {turned for _, turned in self.ways(number)}
        # From the strictest rule on, so that no motion is allowed that the forms do not need.
        for rule in ("fixed", "turn", self.grid.freest):
            if all_forms == {tuple(turned) for turned in self.grid.orientations(list(tile.forms[0]), rule)}:
                return rule, [tile.forms[0]]
        return tile.rule, list(tile.forms)

    def laid(self, solution: Iterable[Lying]) -> list[tuple[int, tuple[Cell, ...]]]:
        """Return a solution by the numbers of parts, [] where its pieces are far too large to be one."""
        some = list(solution)
        if sum(len(one.turned) for one in some) > MAX_CELLS:
            return []
        # A copy that is where one was placed beforehand is that one, and not one of the free copies.
        return [(self.placed.get((one.tile, frozenset(cells)), self.parts[one.tile, one.form]), cells)
                for one, cells in zip(some, self.cells(some), strict=True)]
