"""Random puzzle documents: whatever a file may hold, whether or not it makes sense as a puzzle."""

from datetime import UTC, date, datetime, timedelta, timezone

from hypothesis import strategies as st

from latticework.lattice import Cell, Lattice
from latticework.lattice.layers import directions
from latticework.puzzle import MODULI, Form, Mark, Matching, Origin, Part, Published, Puzzle, Target
from latticework.puzzle.colors import NAMED
from shapes import HEXAGON, TRIANGLES, cubic, made, square

NASTY = ['"""', "'''", '"', "\\", "\\n", "\n", "\r\n", "\r", "\t", "\x00\x1f\x7f", "é→𝄞\u2028", "# [x]\n= ",
         "\n\n end \n"]
text = st.one_of(st.text(max_size=30), st.lists(st.sampled_from(NASTY), max_size=5).map("".join))
name = text.filter(bool)
zones = st.sampled_from([None, UTC, timezone(timedelta(hours=-5, minutes=30))])
scalars = st.one_of(
    st.booleans(), st.integers(-(2**62), 2**62), st.floats(allow_nan=False), text,
    st.dates(min_value=date(1000, 1, 1)), st.datetimes(min_value=datetime(1000, 1, 1), timezones=zones),  # type: ignore[arg-type]
    st.times())
keys = st.one_of(st.sampled_from(["later", "x.y", "with space", '"', "ключ", "0"]), name)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=3), max_leaves=8)
extras = st.dictionaries(keys.map(lambda key: f"{key}~"), values, max_size=3)  # ~ is in no key that is known
copies = st.tuples(st.integers(0, 5), st.integers(0, 100_000)) | st.just((1, 1))
matchings = st.builds(
    Matching, st.none() | st.lists(st.tuples(text, text), max_size=3).map(tuple),
    st.none() | st.lists(text, max_size=3).map(tuple), st.dictionaries(text, st.integers(1, 100), max_size=2))
COLORS = st.sampled_from(["#0af9c3", NAMED["black"]])
LATTICES = [square(), cubic(), made(HEXAGON), made(TRIANGLES)]


def sets_of_cells(lattice: Lattice, size: int = 8) -> st.SearchStrategy[tuple[Cell, ...]]:
    """Return a strategy of sorted cells, in a picture or not."""
    kind = st.integers(0, len(lattice.kinds) - 1)
    return st.sampled_from([-12, 0]).flatmap(
        lambda least: st.sets(st.tuples(*[st.integers(least, 12)] * lattice.rank, kind), max_size=size)
    ).map(lambda cells: tuple(sorted(cells)))


def colors_of(cells: tuple[Cell, ...]) -> st.SearchStrategy[tuple[tuple[Cell, str], ...]]:
    """Return a strategy of colours for some of the cells."""
    some = st.dictionaries(st.sampled_from(cells), COLORS) if cells else st.just({})
    return some.map(lambda colors: tuple(sorted(colors.items())))


color_pairs = st.none() | st.sets(st.tuples(COLORS, COLORS)).map(lambda pairs: tuple(sorted(pairs)))
origins = st.builds(
    Origin, st.none() | st.integers(-9_999, 9_999), text,
    st.lists(st.sampled_from(["https://example.org/a?b=%20#c", "http://[::1]/"]), max_size=2).map(tuple),
    st.lists(name, max_size=2).map(tuple))
most_empty = st.none() | st.integers(0, 9)


@st.composite
def parts(draw: st.DrawFn, lattice: Lattice, rules: st.SearchStrategy[str]) -> Part:
    first, number = draw(forms(lattice)), draw(copies)
    rule = draw(rules)
    return Part(draw(name), first.cells, min(number), max(number), draw(st.sampled_from(["", "#0aF9c3"])), rule,
                first.marks, draw(extras), draw(text), first.cell_colors, rule == "placed" and draw(st.booleans()),
                tuple(draw(st.lists(forms(lattice), max_size=2))))


@st.composite
def forms(draw: st.DrawFn, lattice: Lattice) -> Form:
    cells = draw(sets_of_cells(lattice))
    sides = [(cell, edge.label) for cell in cells for edge, there in zip(
        lattice.kinds[cell[-1]].half_edges, lattice.neighbours(cell), strict=True) if there not in cells]
    marked = draw(st.sets(st.sampled_from(sides), max_size=2)) if sides else set()
    return Form(cells, tuple(sorted(Mark(cell, side, draw(name)) for cell, side in marked)), draw(colors_of(cells)))


@st.composite
def targets(draw: st.DrawFn, lattice: Lattice, parts: int) -> Target:
    cells = draw(sets_of_cells(lattice))
    edges = [(cell, edge.label) for cell in cells for edge in lattice.kinds[cell[-1]].half_edges]
    lines = st.lists(st.sets(st.sampled_from(edges), max_size=3), max_size=2) if edges else st.just([])
    some = st.lists(copies.map(lambda two: (min(two), max(two))), min_size=parts, max_size=parts)
    return Target(cells, cells[: draw(st.integers(0, 8))], draw(colors_of(cells)), draw(text),
                  draw(st.none() | some.map(tuple)), draw(extras), draw(most_empty), draw(color_pairs),
                  tuple(tuple(sorted(line)) for line in draw(lines)))


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    lattice = draw(st.sampled_from(LATTICES))
    rules = st.sampled_from(["", "placed", "fixed", "turn", "turn over" if lattice.flat else "mirror"])
    target = draw(sets_of_cells(lattice))
    own = tuple(draw(st.lists(parts(lattice, rules), max_size=3)))
    others = tuple(draw(st.lists(targets(lattice, len(own)), max_size=2)))
    published = st.builds(Published, st.integers(0, 10**18), st.sampled_from(MODULI), text,
                          st.sampled_from([0.0, 5.0, 0.1, 1e12]), extras, st.integers(0, len(others)))
    return Puzzle(
        lattice, draw(name), draw(text), draw(text), draw(rules),
        Target(target, target[: draw(st.integers(0, 8))], draw(colors_of(target)), draw(text), extra=draw(extras),
               most_empty=draw(most_empty), color_pairs=draw(color_pairs)),
        own, draw(st.none() | matchings), tuple(draw(st.lists(published, max_size=2))), draw(extras), others,
        up=draw(st.sampled_from([(), *(direction.up for direction in directions(lattice))])), origin=draw(origins))
