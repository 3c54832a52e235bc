"""Files of BurrTools are read as they are meant; what is left out is told, what is damaged refused with a reason."""

import contextlib
import gzip
import random
from dataclasses import replace
from pathlib import Path

import pytest

import burrtools
from latticework.errors import FileRefusedError
from latticework.files import formats
from latticework.files.opened_and_written import Opened
from latticework.files.xmpuzzle import elements
from latticework.lattice import builtin
from latticework.puzzle import dump, limits, parse
from latticework.puzzle.targets import at_target, targets
from latticework.solution import Solution, faults
from xmpuzzle_files import EVERYTHING, USE, VOXEL, problem, voxel, written, xml

GRIDS = ["cubic", "triangular-prism", "packed-spheres", "rhombic-tetrahedron", "tetrahedron-octant"]
FILLED = {0: (2, 2, 2, 8), 1: (4, 2, 2, 16), 2: (3, 3, 3, 14), 3: (5, 5, 10, 48), 4: (6, 3, 3, 10)}
"""For each grid a box whose every sign is filled, and how many cells it has."""


def read(tmp_path: Path, text: str) -> Opened:
    return formats.read(written(tmp_path / "a.xmpuzzle", text))


class TestEverything:
    @pytest.mark.parametrize("packed", [False, True])
    @pytest.mark.parametrize(("declared", "encoding"), [
        ("", "utf-8"), ("", "latin-1"), (' encoding="ISO-8859-1"', "latin-1"), (' encoding="UTF-16"', "utf-16"),
        (' encoding="UTF-8"', "utf-8-sig"), (' encoding="windows-1252"', "cp1252")])
    @pytest.mark.parametrize("version", [1, 2])
    def test_however_it_is_packed(
        self, tmp_path: Path, packed: bool, declared: str, encoding: str, version: int
    ) -> None:
        text = EVERYTHING.replace('version="1.0"?>', f'version="1.0"{declared}?>', 1)
        data = text.replace('puzzle version="2"', f'puzzle version="{version}"').encode(encoding)
        (tmp_path / "a.xmpuzzle").write_bytes(gzip.compress(data) if packed else data)
        puzzle = formats.read(tmp_path / "a.xmpuzzle").puzzle
        assert puzzle.target.name == "Götz"

    def test_parts_and_targets(self, tmp_path: Path) -> None:
        opened = read(tmp_path, EVERYTHING)
        puzzle = opened.puzzle
        assert (puzzle.name, puzzle.lattice, puzzle.notes) == ("a", builtin("cubic"), "for <you>")
        assert [(part.name, len(part.cells), part.least, part.most, part.group) for part in puzzle.parts] == [
            ("bar", 3, 1, 1, "1"), ("bent", 3, 0, 2, ""), ("spare", 2, 0, 0, "")]
        assert puzzle.parts[0].cell_colors == (((1, 0, 0, 0), "#000001"), ((2, 0, 0, 0), "#000002"))
        assert puzzle.target.optional == ((1, 0, 0, 0), (2, 1, 0, 0), (2, 2, 0, 0))
        assert puzzle.target.most_empty == 2
        assert puzzle.target.color_pairs == (("#000001", "#000001"), ("#000002", "#000001"))
        assert [target.name for target in targets(puzzle)] == ["Götz", "no target"]
        assert targets(puzzle)[1].copies == ((0, 0), (2, 2), (0, 0))
        assert parse(dump(puzzle), "again") == puzzle

    @pytest.mark.parametrize(("counts", "holes", "kept"), [
        ('count="1"', 0, None), ('min="1" max="1"', 0, None), ('min="0" max="1"', 0, 0), ('min="0" max="1"', 3, 3)])
    def test_a_bound_on_holes_counts_only_if_the_filled_cells_may_differ(
        self, tmp_path: Path, counts: str, holes: int, kept: int | None
    ) -> None:
        opened = read(tmp_path, xml(voxel(2, 1, 1, "##") + voxel(3, 1, 1, "##+"), problem(
            1, f'<shape id="0" {counts}/>', more=f'maxHoles="{holes}"')))
        assert opened.puzzle.target.most_empty == kept
        assert ("problem 1: maxHoles, 0, is left out, because BurrTools ignores it if the counts are fixed"
                in opened.asides) == (kept is None)

    @pytest.mark.parametrize(("counts", "copies"), [
        ("", (1, 1)), ('count="3"', (3, 3)), ('min="0" max="2"', (0, 2)), ('min="0"', (1, 1)), ('max="2"', (1, 1)),
        ('count="3" min="0" max="2"', (3, 3))])
    def test_counts(self, tmp_path: Path, counts: str, copies: tuple[int, int]) -> None:
        # BurrTools reads all of them so.
        (part,) = read(tmp_path, xml(VOXEL, problem(0, f'<shape id="0" {counts}/>'))).puzzle.parts
        assert (part.least, part.most) == copies

    def test_variable_cells_of_a_part_are_none(self, tmp_path: Path) -> None:
        opened = read(tmp_path, xml(voxel(3, 1, 1, "##+") + voxel(4, 1, 1, "####"), problem(
            1, '<shape id="0" count="2"/>')))
        assert opened.puzzle.parts[0].cells == ((0, 0, 0, 0), (1, 0, 0, 0))

    def test_what_is_left_out_is_reported(self, tmp_path: Path) -> None:
        opened = read(tmp_path, EVERYTHING)
        assert opened.remarks == ("problem 2 ('no target'): has no shape to be made, so its target is empty",)
        assert list(opened.asides) == [
            "problem 1 ('Götz'): what BurrTools counted is not taken over: assemblies 3",
            "the weight of 1 shape is left out; it says which part stays still in an animation",
            "the hot spot of 1 shape is left out; it says about which point the part is turned",
            "the comment, kept as notes, is not shown by itself when the puzzle is opened"]

    @pytest.mark.parametrize("before", ["", "\n ", '<?xml encoding="ISO-8859-1"?>\n<!-- a comment -->\n'])
    def test_pasted(self, tmp_path: Path, before: str) -> None:
        opened, read_text = read(tmp_path, EVERYTHING), formats.read_text(before + EVERYTHING.partition("?>")[2])
        assert replace(read_text.puzzle, name="a") == opened.puzzle
        assert read_text.left_out == opened.left_out

    def test_pasted_but_damaged(self) -> None:
        with pytest.raises(FileRefusedError, match="pasted text: is no XML: "):
            formats.read_text("<puzzle><shapes></puzzle>")

    def test_little_is_needed(self, tmp_path: Path) -> None:
        opened = read(tmp_path, "<puzzle/>")
        assert (opened.puzzle.lattice, opened.puzzle.parts, opened.remarks) == (builtin("cubic"), (), ())


@pytest.mark.parametrize("grid", range(5))
class TestGrids:
    def test_cells_are_where_the_independent_reader_has_them(self, tmp_path: Path, grid: int) -> None:
        x, y, z, count = FILLED[grid]
        text = xml(voxel(x, y, z, "#" * x * y * z), problem(0), grid)
        opened = read(tmp_path, text)
        puzzle = opened.puzzle
        assert puzzle.lattice is builtin(GRIDS[grid])
        assert len(puzzle.target.cells) == len(puzzle.parts[0].cells) == count
        left = [remark for remark in opened.remarks if "lie where its grid has none" in remark]
        assert bool(left) == (count < x * y * z)
        if grid == 2:
            return  # the independent reader mirrors balls, which changes no count
        (other,) = burrtools.load_problems(written(tmp_path / "b.xmpuzzle", only_cells(tmp_path, text)))
        assert sorted(other.target.cells) == list(puzzle.target.cells)

    def test_two_cells_that_touch_do_so_here(self, tmp_path: Path, grid: int) -> None:
        pair = {0: (2, 1, 1, "##"), 1: (2, 1, 1, "##"), 2: (2, 2, 1, "#__#"), 3: (3, 3, 1, "_____#_#_"),
                4: (3, 3, 2, "_" * 6 + "#" + "_" * 6 + "#____")}
        shape = pair[grid] if grid != 4 else (3, 3, 2, "__#" + "_" * 6 + "____#____")
        cells = read(tmp_path, xml(voxel(*shape), problem(0), grid)).puzzle.target.cells
        assert len(cells) == 2
        assert cells[1] in builtin(GRIDS[grid]).neighbours(cells[0])


def only_cells(tmp_path: Path, text: str) -> str:
    """Return a file without the signs that stand where its grid has no cell."""
    again = tmp_path / "again.xmpuzzle"
    opened = read(tmp_path, text)
    formats.to_write(again).write(opened.contents(0), again)
    return gzip.decompress(again.read_bytes()).decode()


class TestColors:
    SHAPES = voxel(2, 1, 1, "#1#2") + voxel(2, 1, 1, "#1#2")

    def pairs(self, tmp_path: Path, *pairs: tuple[int, int]) -> object:
        listed = "".join(f'<pair piece="{one}" result="{other}"/>' for one, other in pairs)
        text = xml(self.SHAPES, problem(1, inner=f"<bitmap>{listed}</bitmap>"), colors=3)
        return read(tmp_path, text).puzzle.target.color_pairs

    def test_equal_ones_need_no_pairs(self, tmp_path: Path) -> None:
        assert self.pairs(tmp_path, (0, 0), (1, 1)) is self.pairs(tmp_path, (0, 0), (1, 1), (2, 2)) is None

    def test_any_pairs(self, tmp_path: Path) -> None:
        assert self.pairs(tmp_path, (1, 0), (0, 1)) == (("#000001", "#000002"), ("#000002", "#000001"))
        assert self.pairs(tmp_path) == ()

    def test_colours_that_look_alike_stay_apart(self, tmp_path: Path) -> None:
        text = xml(self.SHAPES, problem(1), colors=2).replace('blue="2"', 'blue="1"')
        opened = read(tmp_path, text)
        assert opened.puzzle.parts[0].cell_colors == (((0, 0, 0, 0), "#000001"), ((1, 0, 0, 0), "#000000"))
        assert "colour 2, #000001, is there twice and becomes #000000, to be told apart" in opened.remarks


@pytest.mark.parametrize(("shapes", "problems", "rest", "told"), [
    (VOXEL, problem(0, '<shape id="0" count="3"><group group="1" count="1"/></shape>'), "",
     "problem 1: of the groups of voxel 0 only '1' is taken over"),
    (VOXEL * 2, problem(0, '<shape id="0" group="1"/>') + problem(0), "", "problem 2: of the groups of voxel 0"),
    (VOXEL * 2, problem(0) + problem(0, '<shape id="0" group="1"/>'), "", "the groups of voxel 0 are left out"),
    (VOXEL + '<voxel x="0" y="0" z="0" type="0"/>', problem(0), "", "voxel 1: has no cells"),
    (voxel(2, 1, 1, "#+"), problem(0), "", "voxel 0: 1 variable cell of the part is left out"),
    (voxel(3, 1, 1, "#++"), problem(0), "", "voxel 0: 2 variable cells of the part are left out"),
    (VOXEL, problem(0, inner='<bitmap/><assembler version="2.0">1 2</assembler>'), "",
     "problem 1: the interrupted search is not taken over"),
    (VOXEL, problem(0, inner="<solutions><solution><assembly>0 0 0 0</assembly><separation/></solution></solutions>"),
     "", "how a solution comes apart is not taken over (1 of them)"),
    (VOXEL, problem(0, inner="<solutions><solution><assembly>9 0 0 0</assembly></solution></solutions>"), "",
     "problem 1: 1 stored assembly is left out"),
    (VOXEL, problem(0), "<blank/><blank/>", "the element 'blank' is not known and left out (2 times)"),
    (VOXEL * 2, problem(0, '<shape id="0" counts="3"/><shape id="1" counts="3"/>'), "",
     "the attribute 'counts' of the element shape is not known and left out (2 times)"),
    (voxel(1, 1, 1, "#", f'name="{"n" * 300}"'), problem(0), "", "is cut after 200 characters")])
def test_remarks(tmp_path: Path, shapes: str, problems: str, rest: str, told: str) -> None:
    opened = read(tmp_path, xml(shapes, problems, rest=rest))
    assert any(told in remark for remark in opened.left_out), opened.left_out
    assert parse(dump(opened.puzzle), "again") == opened.puzzle


def test_too_many_targets_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_TARGETS", 30)
    opened = read(tmp_path, xml(VOXEL, problem(0) * 32))
    assert "the last 2 problems are left out; a puzzle has at most 30 targets" in map(str, opened.left_out)
    assert len(opened.puzzle.others) == 29


@pytest.mark.parametrize(("text", "told"), [
    ("", "is empty; should be a puzzle of BurrTools"),
    ("hello", "is no XML: syntax error in line 1"),
    ("<puzzle>", "is no XML: no element found in line 1"),
    ("<html/>", "begins with the element 'html'; a file of BurrTools begins with puzzle"),
    ('<!DOCTYPE a [<!ENTITY b "c">]><puzzle>&b;</puzzle>', "declares a document type"),
    ('<?xml version="1.0" encoding="no-such"?><puzzle/>', "is no XML"),
    (xml("", grid=5), "gridType: has the type 5; this program knows 0 to 4"),
    (xml("").replace('type="0"', 'type="no"'), "gridType: has type = 'no'; should be a whole number"),
    (xml('<voxel x="0" y="0" z="0" type="0" name="p0"/>', problem(0)),
     "voxel 0 ('p0'): has 0 x 0 x 0 cells and no content, and a problem uses it"),
    (xml(voxel(2, 1, 1, "#"), problem(0)), "voxel 0: has 1 cells, but 2 x 1 x 1 are 2"),
    (xml(voxel(1, 1, 1, "*"), problem(0)), "voxel 0: has the sign '*'; right are #, + and _"),
    (xml(voxel(1, 1, 1, "1#"), problem(0)), "voxel 0: has 1 cells, but 1 x 1 x 1 are 1"),
    (xml(voxel(1, 1, 1, "#64"), problem(0)), "voxel 0: has the colour '64'; there are at most 63"),
    (xml(voxel(1, 1, 1, "#100"), problem(0)), "voxel 0: has the colour '100'"),
    (xml(voxel(1, 1, 1, "#2"), problem(0), colors=1), "voxel 0: has a cell of colour 2; the file has 1 colours"),
    (xml(voxel(-1, 1, 1, "#"), problem(0)), "voxel 0: has x = '-1'; should be a whole number from 0"),
    (xml(voxel(999_999, 999_999, 9, "#"), problem(0)), "at most 4,000,000 are read"),
    (xml(VOXEL.replace('type="0"', 'type="1"'), problem(0)), "voxel 0: has its cells in the form 1"),
    (xml(VOXEL, problem(0, '<shape id="7"/>')), "problem 1: shape: has id = '7'; should be the number of one of"),
    (xml(VOXEL, problem(0, '<shape id="0" min="2" max="1"/>')), "problem 1: shape: is wanted from 2 to 1 times"),
    (xml(VOXEL, problem(0, '<shape id="0" count="1000000"/>')), "should be a whole number from 0 to 100,000"),
    (xml(voxel(200, 101, 1, "#" * 20_200), problem(0)), "has 20,200 cells in a shape or in all"),
    (xml(voxel(10_002, 1, 1, "_" * 10_001 + "#"), problem(0)), "has a cell further than 10,000 from the origin"),
    (xml(VOXEL * 2_002, problem(0)), "has 2,002 shapes that are parts; at most 2,000 are read")])
def test_refusals(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(FileRefusedError) as refused:
        read(tmp_path, text)
    assert told in str(refused.value)


@pytest.mark.parametrize(("data", "told"), [
    (gzip.compress(xml(VOXEL).encode())[:-9], "is cut off"),
    (gzip.compress(xml(VOXEL).encode())[:30] + b"\xff" * 30, "is damaged"),
    (gzip.compress(b"<puzzle>") + gzip.compress(b" ") * 1000, "is packed by gzip in more than 1,000 pieces"),
    (gzip.compress(b"<puzzle>" + b" " * (1 << 26), 1), "holds more than 67,108,864 bytes"),
    (gzip.compress(b"<puzzle " + b'a="' + b"x" * (1 << 22), 1), "has a tag of more than 1,048,576 bytes"),
    (b"SQLite format 3\0", "is a search file of this program")],
    ids=lambda given: given if isinstance(given, str) else "")
def test_what_would_fill_the_memory_is_refused(tmp_path: Path, data: bytes, told: str) -> None:
    (tmp_path / "a.xmpuzzle").write_bytes(data)
    with pytest.raises(FileRefusedError) as refused:
        formats.read(tmp_path / "a.xmpuzzle")
    assert told in str(refused.value)


@pytest.mark.parametrize(("limit", "name", "before"), [
    ("MOST_ELEMENTS", "a", ""), ("MOST_KEPT", "voxel", "<shapes>")])
def test_too_many_elements_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, name: str, before: str
) -> None:
    """The limits themselves hold in test_time_and_memory; here they are smaller, to be reached sooner."""
    assert (elements.MOST_ELEMENTS, elements.MOST_KEPT) == (1_500_000, 200_000)
    monkeypatch.setattr(elements, limit, 2_000)
    (tmp_path / "a.xmpuzzle").write_text(f"<puzzle>{before}" + f"<{name}/>" * 2_001)
    with pytest.raises(FileRefusedError, match="has more than 2,000 elements"):
        formats.read(tmp_path / "a.xmpuzzle")


def test_damaged_files_are_read_or_refused(tmp_path: Path) -> None:
    rng, data = random.Random(4), EVERYTHING.encode()
    path = tmp_path / "a.xmpuzzle"
    refused = 0
    for _ in range(600):
        damaged = bytearray(data)
        for _ in range(rng.choice([1, 1, 2, 5])):
            at = rng.randrange(len(damaged))
            damaged[at : at + rng.choice([0, 1, 1, 9])] = rng.choice(
                [b"", b"9", b"<", b'"', b"-1", b"\0", b"/>", b"\xe9"])
        path.write_bytes(damaged)
        opened = None
        with contextlib.suppress(FileRefusedError):
            opened = formats.read(path)
        if opened is None:
            refused += 1
        else:
            assert parse(dump(opened.puzzle), "again") == opened.puzzle
    assert 100 < refused < 590


class TestSolutions:
    SHAPES = voxel(2, 1, 1, "##") + voxel(2, 2, 1, "####")

    def solutions(self, tmp_path: Path, *texts: str) -> tuple[Solution, ...]:
        stored = "".join(f"<solution><assembly>{text}</assembly></solution>" for text in texts)
        inner = f"<bitmap/><solutions>{stored}</solutions>"
        opened = read(tmp_path, xml(self.SHAPES, problem(1, '<shape id="0" min="0" max="3"/>', inner)))
        puzzle = at_target(opened.puzzle, 0)
        every = tuple(opened.contents(0).solutions())
        assert [faults(puzzle, solution) for solution in every] == [[]] * len(every)
        return every

    def test_places_and_turns(self, tmp_path: Path) -> None:
        lying, standing = self.solutions(tmp_path, "0 0 0 0 0 1 0 0 x", "0 1 0 20 x 1 0 0 16")
        assert [placement.cells[0] for placement in lying] == [(0, 0, 0, 0), (0, 1, 0, 0)]
        assert [placement.cells[0] for placement in standing] == [(0, 0, 0, 0), (1, 0, 0, 0)]

    @pytest.mark.parametrize("text", [
        "", "x x x", "0 0 0 0 x x", "0 0 0 0 0 0 0 0 x", "0 0 0 0 0 1 0 99 x", "0 0 0 0 0 1 0", "a b c d x x",
        "0 0 0 0 0 1 0 0 x x", "0 0 0 0 0 99999999999 0 0 x", "0 0 0 0 9 9 9 0 x"])
    def test_what_is_no_solution_is_left_out(self, tmp_path: Path, text: str) -> None:
        assert self.solutions(tmp_path, text) == ()


def test_the_counts_of_two_shapes_that_are_one_add_up(tmp_path: Path) -> None:
    uses = USE + '<shape id="0" min="0" max="2"/>'
    puzzle = read(tmp_path, xml(VOXEL + voxel(3, 1, 1, "###"), problem(1, uses))).puzzle
    assert [(part.least, part.most) for part in puzzle.parts] == [(1, 3)]


class TestAssembliesOfBalls:
    """Their turns have numbers that mean nothing by themselves."""

    SHAPES = voxel(1, 1, 1, "#") + voxel(2, 2, 1, "#__#")
    USES = '<shape id="0" count="1"/><shape id="1" count="1"/>'

    def opened(self, tmp_path: Path, target: str, *texts: str) -> Opened:
        stored = "".join(f"<solution><assembly>{text}</assembly></solution>" for text in texts)
        return read(tmp_path, xml(self.SHAPES + voxel(3, 2, 1, target), problem(
            2, self.USES, f"<bitmap/><solutions>{stored}</solutions>"), grid=2))

    def test_one_way_remains(self, tmp_path: Path) -> None:
        opened = self.opened(tmp_path, "#_#_#_", "0 0 0 99 1 1 0 31")
        ((solution,),) = opened.solutions
        assert sorted(len(placement.cells) for placement in solution) == [1, 2]
        assert faults(opened.puzzle, solution) == []
        assert opened.remarks == ()

    @pytest.mark.parametrize("text", ["0 0 0 1 0 0 0 1", "0 0 0 1 1 1 0", "5 5 5 0 1 1 0 0", "x 1 1 0 0",
                                      "1 1 0 0 2 0 0 0"])
    def test_no_way_is_reported(self, tmp_path: Path, text: str) -> None:
        opened = self.opened(tmp_path, "#_#_#_", text)
        assert opened.solutions == ()
        assert "1 stored assembly is left out" in opened.remarks[0]

    def test_two_ways_are_reported_until_another_assembly_says_which(self, tmp_path: Path) -> None:
        either = "x 1 1 0 5"
        opened = self.opened(tmp_path, "+_+_#_", either)
        assert opened.solutions == ()
        opened = self.opened(tmp_path, "+_+_#_", either, "0 0 0 1 1 1 0 5")
        assert len(opened.solutions[0]) == 2
