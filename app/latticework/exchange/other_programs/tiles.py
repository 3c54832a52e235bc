"""The pieces of PolySolver and polysolve, which may have several forms, as parts of a puzzle."""

from collections.abc import Iterable
from dataclasses import dataclass
from string import ascii_lowercase

from latticework.errors import shown
from latticework.exchange.other_programs.drafts import Draft
from latticework.exchange.other_programs.grids import Grid, Raw
from latticework.lattice import Cell
from latticework.phrases import phrase


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
    """A copy of a tile, by its number, in one of its forms, on cells of the board."""

    tile: int
    form: int
    cells: tuple[Cell, ...]


class Tiles:
    """Adds tiles to a draft as parts; a copy that is placed on the board beforehand becomes a part of its own."""

    def __init__(self, draft: Draft, grid: Grid, tiles: list[Tile]) -> None:
        self.draft, self.grid, self.tiles = draft, grid, tiles
        self.parts: dict[tuple[int, int], int] = {}
        self.placed: dict[tuple[int, frozenset[Cell]], int] = {}
        self.known_ways: dict[int, list[tuple[int, list[Raw]]]] = {}

    def ways(self, tile: int) -> list[tuple[int, list[Raw]]]:
        """Return the different orientations of all forms of a tile, with the number of the form."""
        if tile not in self.known_ways:
            made: dict[tuple[Raw, ...], int] = {}
            for form, cells in enumerate(self.tiles[tile].forms):
                for turned in self.grid.orientations(list(cells), self.tiles[tile].rule):
                    made.setdefault(tuple(turned), form)
            self.known_ways[tile] = [(form, list(turned)) for turned, form in made.items()]
        return self.known_ways[tile]

    def lying(self, tile: int, form: int, turned: list[Raw], place: tuple[int, int, int]) -> Lying:
        """Return a copy whose least coordinates are those of a place."""
        dx, dy, dz = place
        return Lying(tile, form, self.grid.cells([(x + dx, y + dy, z + dz, kind) for x, y, z, kind in turned]))

    def add(self, placed: Iterable[Lying]) -> None:
        """Add all tiles; raises FileRefusedError where one is placed more often than it has copies."""
        there: dict[int, list[Lying]] = {}
        for lying in placed:
            there.setdefault(lying.tile, []).append(lying)
        for number, tile in enumerate(self.tiles):
            self._add(number, tile, len(there.get(number, [])))
        for number, some in there.items():
            name = self.draft.parts[self.parts[number, 0]].name
            for lying in some:
                self.placed[number, frozenset(lying.cells)] = self.draft.part(
                    phrase("{name}, placed", name=name[:100]), lying.cells, rule="placed",
                    color=self.tiles[number].color)

    def _add(self, number: int, tile: Tile, placed: int) -> None:
        if placed > tile.most:
            raise self.draft.fault(phrase("is placed {count} times, but has {most} copies", count=placed,
                                           most=tile.most), phrase("piece {number}", number=number + 1))
        least, most = max(0, tile.least - placed), tile.most - placed
        rule, forms = self._one_form(number) if len(tile.forms) > 1 else (tile.rule, list(tile.forms))
        name = tile.name or f"P{number + 1}"
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
        """Return a rule by which the first form makes all others, with that form; else the forms that differ."""
        tile, wanted = self.tiles[number], {tuple(turned) for _, turned in self.ways(number)}
        for rule in ("fixed", "turn", self.grid.freest):
            if wanted == {tuple(turned) for turned in self.grid.orientations(list(tile.forms[0]), rule)}:
                return rule, [tile.forms[0]]
        return tile.rule, list(tile.forms)

    def laid(self, solution: Iterable[Lying]) -> list[tuple[int, tuple[Cell, ...]]]:
        """Return a solution by the numbers of parts."""
        return [(self.placed.get((lying.tile, frozenset(lying.cells)), self.parts[lying.tile, lying.form]),
                 lying.cells) for lying in solution]
