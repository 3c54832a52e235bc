"""Several solutions in a grid, and booklets: all is on its sheet, on as many pages as there should be."""

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fpdf import FPDF

from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.files.opened_and_written import Contents, NeedsSolutionError
from latticework.files.pictures import booklet
from latticework.files.pictures.booklet import introduction, part_text, unwrapped
from latticework.files.pictures.pdf_pages import use_font, with_letters
from latticework.files.pictures.settings import BookletSettings, PageSettings, PictureSettings
from latticework.picture.sheet import Sheet
from latticework.puzzle import Part, Puzzle, load
from latticework.puzzle.library import find
from latticework.solution import Solution
from quick_suite import in_part
from samples import PENTOMINOES, RINGS, SOMA, solved

PUZZLE, SOLUTION = solved(SOMA, "cubic")
FLAT = solved("AB\nAC", "square")
NASTY = "\x1b[31m <&> \\ ) 漢字 \x00 \u202e 👍🏽 " + "long " * 60


def several(count: int, sample: tuple[Puzzle, Solution] = (PUZZLE, SOLUTION)) -> Contents:
    return Contents(sample[0], sample[1], [sample[1]] * (count - 1))


def written(name: str, contents: Contents, **settings: object) -> bytes:
    return formats.to_write(Path(name)).encode(contents, Path(name), **settings)[Path(name)]


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf))


def inside(sheet: Sheet) -> bool:
    points = [polygon.points for polygon in sheet.polygons]
    return all((some >= -1e-9).all() and (some <= sheet.size + 1e-9).all() for some in points)


class TestPieces:
    def test_board_and_every_copy_of_a_flat_part_are_on_paper_in_one_scale(self) -> None:
        puzzle = load(find(Path("square/t-tetrominoes")))
        with booklet.laid_out(Contents(puzzle), BookletSettings(with_parts=False, with_target=False)) as made:
            made.output()
            content = [drawn for page in range(2, made.page + 1) for drawn in made.contents[page].sheets]
            edges = made.l_margin + made.epw + 1e-6, made.h
        assert len(content) == 1 + len(puzzle.target.cells) // 4
        assert len({scale for _, _, scale in content}) == 1
        for sheet, (x, y), scale in content:
            assert x + sheet.size[0] * scale <= edges[0]
            assert y + sheet.size[1] * scale <= edges[1]

    def test_parts_that_have_no_room_are_not_cut_out(self) -> None:
        puzzle = replace(FLAT[0], target=replace(FLAT[0].target, cells=FLAT[0].target.cells[:1]), parts=tuple(
            replace(part, cells=FLAT[0].target.cells) for part in FLAT[0].parts))
        with booklet.laid_out(Contents(puzzle), BookletSettings()) as made, booklet.laid_out(
                Contents(puzzle), BookletSettings(with_pieces=False)) as without:
            assert made.page == without.page

    def test_a_solid_puzzle_has_none(self) -> None:
        plain = BookletSettings(with_pieces=False)
        for contents, more in ((Contents(PUZZLE), 0), (Contents(FLAT[0]), 1)):
            with booklet.laid_out(contents, BookletSettings()) as made, booklet.laid_out(contents, plain) as without:
                assert made.page == without.page + more


class TestGrid:
    def test_numbers_too_small_to_be_read_do_no_harm(self) -> None:
        assert written("a.png", several(40), size=16, columns=40, solutions=40, layout="view")

    @pytest.mark.parametrize("layout", ["sheet", "view"])
    @pytest.mark.parametrize("columns", in_part([0, 1, 3, 100], 4))
    def test_all_are_on_the_sheet_with_their_numbers(self, layout: str, columns: int) -> None:
        sheet = PictureSettings(layout=layout, columns=columns, solutions=5).drawn(several(5))
        assert [text for _, text in sheet.captions] == list("12345")
        assert inside(sheet)
        across = len({round(float(at[0]), 6) for at, _ in sheet.captions})
        assert across == {0: across, 1: 1, 3: 3, 100: 5}[columns]

    def test_pictures_do_not_touch(self) -> None:
        sheet = PictureSettings(columns=2, solutions=4, layout="view").drawn(several(4, FLAT))
        cell = sheet.size / 2
        for polygon in sheet.polygons:
            assert len({tuple((point // cell).tolist()) for point in polygon.points}) == 1

    def test_those_that_there_are(self) -> None:
        assert len(PictureSettings(solutions=9).drawn(several(3)).captions) == 3
        with pytest.raises(NeedsSolutionError):
            PictureSettings(solutions=9).drawn(Contents(PUZZLE))

    def test_svg_has_the_numbers(self) -> None:
        tree = ElementTree.fromstring(written("a.svg", several(3, FLAT), solutions=3))  # noqa: S314 - our own
        assert [text.text for text in tree.iter("{http://www.w3.org/2000/svg}text")] == ["1", "2", "3"]

    @pytest.mark.parametrize(("paper", "box"), in_part(
        [("A4", b"595.28 841.89"), ("Letter", b"612.00 792.00")], 2, several=True))
    def test_pdf_goes_on_over_pages_of_paper(self, paper: str, box: bytes) -> None:
        made = written("a.pdf", several(40, FLAT), solutions=40, columns=3, paper=paper)
        assert box in made
        assert pages(made) == 3
        assert pages(written("a.pdf", several(40, FLAT), solutions=12, columns=3, paper=paper)) == 1

    def test_one_solution_is_drawn_as_before(self) -> None:
        assert not PageSettings().drawn(Contents(*FLAT)).captions
        assert pages(written("a.pdf", several(40, FLAT))) == 1


class TestBooklet:
    def test_each_chapter_can_be_left_out(self) -> None:
        nothing = dict.fromkeys(("with_parts", "with_target", "with_layers", "with_steps"), False) | {"hints": 0}
        assert pages(written("a.booklet.pdf", several(2), **nothing)) == 1
        for chapter in nothing:
            wanted = nothing | {chapter: 2 if chapter == "hints" else True}
            assert pages(written("a.booklet.pdf", several(2), **wanted)) == 2
        assert pages(written("a.booklet.pdf", several(2), **nothing, solutions=2)) == 2

    def test_parts_of_no_copies_are_left_out(self) -> None:
        def named(puzzle: Puzzle) -> list[str]:
            with booklet.laid_out(Contents(puzzle), BookletSettings()) as made:
                return [text for content in made.contents.values() for text, *_ in content.texts]

        spare = replace(PUZZLE, parts=(*PUZZLE.parts, Part("spare", PUZZLE.parts[0].cells, 0, 0)))
        assert not [text for text in named(spare) if "spare" in text]
        only = replace(PUZZLE, parts=(Part("spare", PUZZLE.parts[0].cells, 0, 0),))
        assert [text for text in named(only) if "spare" in text], "there is nothing else to show"

    def test_without_a_solution_nothing_is_given_away(self) -> None:
        assert pages(written("a.booklet.pdf", Contents(PUZZLE))) == 3
        assert pages(written("a.booklet.pdf", Contents(replace(PUZZLE, parts=())))) == 2

    def test_nothing_to_draw_is_said(self) -> None:
        with pytest.raises(LatticeworkError, match="Untitled: has nothing to draw; give it a target or a part"):
            written("a.booklet.pdf", Contents(Puzzle(PUZZLE.lattice, parts=(Part("empty"),))))

    @pytest.mark.parametrize("sample", in_part(
        [(PENTOMINOES, "square"), (RINGS, "cubic"), ("AAB", "packed-spheres")], 3))
    def test_of_any_lattice(self, sample: tuple[str, str]) -> None:
        assert pages(written("a.booklet.pdf", Contents(*solved(*sample)))) >= 5

    def test_names_do_no_harm(self) -> None:
        puzzle = replace(PUZZLE, name=NASTY, author=NASTY, notes=f"{NASTY}\n\n{NASTY}",
                         parts=tuple(replace(part, name=NASTY + part.name) for part in PUZZLE.parts))
        assert pages(written("a.booklet.pdf", Contents(puzzle, SOLUTION))) >= 5

    def test_letters_that_the_font_lacks_are_squares(self) -> None:
        pdf = FPDF()
        use_font(pdf, 10)
        assert with_letters(pdf, "Ωж漢ā\n") == "Ωж□ā\\n"
        pdf.output()


class TestWords:
    def test_what_to_do(self) -> None:
        assert " ".join(introduction(PUZZLE)) == (
            "Put 7 parts together so that they fill the target of 27 cells without a gap. They may be turned.")
        assert "turned, but not turned over." in " ".join(introduction(replace(FLAT[0], motions="turn")))
        free = replace(PUZZLE.with_target(optional=PUZZLE.target.cells[:2]), parts=(
            replace(PUZZLE.parts[0], least=0, motions="fixed"), *PUZZLE.parts[1:]))
        assert "6 to 7 parts" in " ".join(introduction(free))
        assert "2 cells of it may stay empty." in " ".join(introduction(free))
        assert "rule of their own" in " ".join(introduction(free))

    def test_how_many_there_are_of_a_part(self) -> None:
        part = Part("T", ((0, 0, 0),))
        assert [part_text(replace(part, least=least, most=most)) for least, most in ((1, 1), (2, 2), (0, 3))] == [
            "T", "T (× 2)", "T (× 0 to 3)"]

    def test_line_breaks_of_long_lines_are_blanks(self) -> None:
        long = "word " * 15 + "end"
        assert unwrapped(f"{long}\n{long}\n\nA list:\n- one\n- two\n") == f"{long} {long}\n\nA list:\n- one\n- two"
        assert unwrapped("") == ""


def test_the_booklet_of_a_library_puzzle() -> None:
    assert pages(written("a.booklet.pdf", Contents(load(find(Path("soma")))), paper="Letter")) == 2
