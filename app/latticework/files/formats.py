"""The register of file formats: terminal and window read and write files by this one table.

To add a format, write a module in this package and add a line to FORMATS.
"""

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from latticework import reading
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.files.file_format import CUT, PAPER, PRINT, SHARE, Format, format_of, has_ending
from latticework.files.opened_and_written import Opened
from latticework.files.puzzle_files import is_code, puzzle_of
from latticework.phrases import phrase, translatable
from latticework.puzzle import Puzzle, parse

FORMATS = (
    Format(".toml", translatable("Puzzle"), ".puzzle.load", "puzzle_files.write", takes_none=True, purpose=SHARE),
    Format(".search", translatable("Search file"), "stored_solutions.read_document"),
    Format(".xmpuzzle", translatable("BurrTools puzzle"), "xmpuzzle.reader.read", "xmpuzzle.writer.write",
           takes_all=True, parser="xmpuzzle.reader.parse", recognises="xmpuzzle.reader.recognises", also=(".xml",)),
    Format(".psv", translatable("PolySolver puzzle"), parser="others.polysolver.parse",
           recognises="others.polysolver.recognises"),
    Format(".polysolve.json", translatable("polysolve puzzle"), parser="others.polysolve.parse",
           recognises="others.polysolve.recognises", also=(".json",)),
    Format(".polycube.txt", translatable("polycube puzzle"), parser="others.polycube.parse",
           recognises="others.polycube.recognises", also=(".txt",)),
    Format(".puz", translatable("PuzzleSolver3D puzzle"), writer="others.puzzle_solver_3d.write", takes_none=True,
           parser="others.puzzle_solver_3d.parse", recognises="others.puzzle_solver_3d.recognises"),
    Format(".conf", translatable("iQPuzzle board"), parser="others.iqpuzzle.parse",
           recognises="others.iqpuzzle.recognises"),
    Format(".puzzler.txt", translatable("Polyform Puzzler solutions"), parser="others.polyform_puzzler.parse",
           recognises="others.polyform_puzzler.recognises", also=(".txt",)),
    Format(".scad", translatable("puzzlecad pieces"), parser="others.puzzlecad.parse",
           recognises="others.puzzlecad.recognises", also=(".txt",)),
    Format(".png", translatable("PNG picture"), writer="pictures.images.png_bytes",
           settings="pictures.settings.PictureSettings", takes_all=True, purpose=SHARE),
    Format(".svg", translatable("SVG drawing"), writer="pictures.images.svg_bytes",
           settings="pictures.settings.PictureSettings", takes_all=True, purpose=PAPER),
    Format(".pdf", translatable("PDF drawing"), writer="pictures.pdf_pages.pdf_bytes",
           settings="pictures.settings.PageSettings", takes_all=True, purpose=PAPER),
    Format(".tex", translatable("TikZ drawing for LaTeX"), writer="pictures.images.tikz_bytes",
           settings="pictures.settings.PictureSettings", takes_all=True, purpose=PAPER),
    Format(".stl", translatable("STL model to print"), writer="printable.stl_file",
           settings=".make.settings.PrintSettings", report="printable.report", purpose=PRINT),
    Format(".3mf", translatable("3MF model to print, in colour"), writer="printable.threemf_file",
           settings=".make.settings.PrintSettings", report="printable.report", purpose=PRINT),
    Format(".obj", translatable("OBJ model"), writer="printable.obj_file",
           settings=".make.settings.PrintSettings", report="printable.report"),
    Format(".glb", translatable("GLB model"), writer="printable.glb_file",
           settings=".make.settings.PrintSettings", report="printable.report"),
    Format(".laser.svg", translatable("SVG drawing to cut"), writer="laser.svg_file",
           settings=".make.settings.LaserSettings", purpose=CUT),
    Format(".dxf", translatable("DXF drawing to cut"), writer="laser.dxf_file",
           settings=".make.settings.LaserSettings", purpose=CUT),
    Format(".x3d", translatable("X3D scene"), writer="pictures.x3d.x3d_bytes",
           settings="pictures.settings.SceneSettings"),
    Format(".html", translatable("Web page with a film of solutions"), writer="pictures.web_page.html_bytes",
           settings="pictures.settings.WebPageSettings", takes_all=True, purpose=SHARE),
    Format(".booklet.pdf", translatable("Booklet to print"), writer="pictures.booklet.pdf_bytes",
           settings="pictures.settings.BookletSettings", takes_all=True, purpose=SHARE),
    Format(".gif", translatable("GIF animation"), writer="pictures.animations.gif_bytes",
           settings="pictures.settings.PictureAnimationSettings", purpose=SHARE),
    Format(".webp", translatable("WebP animation"), writer="pictures.animations.webp_bytes",
           settings="pictures.settings.PictureAnimationSettings", purpose=SHARE),
    Format(".mp4", translatable("MP4 film"), writer="pictures.animations.mp4_bytes",
           settings="pictures.settings.AnimationSettings", purpose=SHARE),
    Format(".txt", translatable("Solutions as text"), writer="solutions.text", needs_solution=True,
           settings="solutions.TextSettings", takes_all=True, purpose=PAPER),
    Format(".jsonl", translatable("Solutions as JSON lines"), writer="solutions.json_lines",
           needs_solution=True, takes_all=True),
    Format(".csv", translatable("Table of solutions"), writer="solutions.csv_file",
           needs_solution=True, settings="solutions.TableSettings", takes_all=True, purpose=PAPER),
    Format(".parquet", translatable("Parquet table of solutions"), writer="solutions.parquet_file",
           needs_solution=True, takes_all=True),
    Format(".dlx", translatable("Exact cover problem as text"), "exact_covers.read_dlx", "exact_covers.write_dlx",
           is_cover=True),
    Format(".json", translatable("Exact cover problem as JSON"), "exact_covers.read_json", "exact_covers.write_json",
           is_cover=True),
    Format(".ec", translatable("Exact cover problem as text with a first line"), "exact_covers.read_ec",
           is_cover=True),
    Format(".npz", translatable("Exact cover problem as a matrix"), "exact_covers.read_npz", is_cover=True),
    Format(".npy", translatable("Exact cover problem as an array of 0 and 1"), "cover_matrices.read_npy",
           is_cover=True),
    # The last one, as other texts may be of numbers, too.
    Format(".matrix", translatable("Exact cover problem as a table of 0 and 1"), "cover_matrices.read_table",
           recognises="cover_matrices.recognises", also=(".csv", ".txt"), is_cover=True),
)
"""All formats."""

PASTED = "pasted text"
"""The name in error messages of a text that comes from no file."""

PUZZLE, SEARCH = FORMATS[:2]
"""The formats in which puzzles are saved and searches are kept."""

BOOKLET = next(form for form in FORMATS if form.ending == ".booklet.pdf")
"""The format that is printed on paper."""

_MOST_LOOKED_AT = 50_000
"""The most files of a folder whose names are looked at."""


def readable() -> list[Format]:
    """Return the formats of puzzles that can be opened."""
    return [form for form in FORMATS if form.is_read and not form.is_cover]


def covers() -> list[Format]:
    """Return the formats of exact cover problems."""
    return [form for form in FORMATS if form.is_cover]


def writable() -> list[Format]:
    """Return the formats that can be written."""
    return [form for form in FORMATS if form.writer]


def read(path: Path) -> Opened:
    """Return the contents of a file with a puzzle, whatever its ending; raises FileRefusedError."""
    form = of_file(path) or PUZZLE
    if form.is_cover:
        raise FileRefusedError(path, phrase("an exact cover problem, no puzzle; `latticework solve` searches it"))
    opened = form.read(path)
    if not isinstance(opened.document, Puzzle):
        raise FileRefusedError(path, phrase("holds a search of an exact cover problem, not of a puzzle"))
    return opened


def read_document(path: Path) -> Opened:
    """Return the contents of a file with a puzzle or exact cover problem, or the document of any search file.

    Raises FileRefusedError.
    """
    form = SEARCH if reading.is_sqlite(path) else of_file(path)
    return (form or PUZZLE).read(path)


def of_file(path: Path) -> Format | None:
    """Return the format in which a file is read, None if no format fits; raises FileRefusedError."""
    return recognised(reading.read_bytes(path, reading.MAX_BYTES), path.name)


def recognised(data: bytes, name: str = "") -> Format | None:
    """Return the format of the bytes of a file, by its name and by the bytes; None if no format fits."""
    return format_of(data, name, [form for form in FORMATS if form.is_read])


def is_puzzle(text: str) -> bool:
    """Whether a pasted text is meant as a puzzle, damaged or not."""
    return is_code(text) or _is_meant_as_ours(text) or of_pasted(text) is not None


def of_pasted(text: str) -> Format | None:
    """Return the format of the puzzle in a pasted text, None if no format fits."""
    form = recognised(text.encode(errors="replace"))
    return None if form is None or form.is_cover else form


def _is_meant_as_ours(text: str) -> bool:
    return any(key in text for key in ("lattice", "[target]", "[[parts]]"))


def read_text(text: str, source: str = PASTED) -> Opened:
    """Return the puzzle of a text, by default a pasted one: a puzzle code, or the contents of a file of any program.

    source: the name of the text in error messages. Raises FileRefusedError, naming all formats that were tried.
    """
    if not text.strip():
        raise FileRefusedError(source, phrase("is empty; copy a puzzle first"))
    if len(text) > reading.MAX_BYTES:
        raise FileRefusedError(source, phrase("larger than {most} bytes, the most that is read",
                                              most=reading.MAX_BYTES))
    if is_code(text):
        return Opened(puzzle_of(text))
    text = text.encode(errors="replace").decode()  # without lone surrogates, which no file can hold
    form = of_pasted(text)
    if form is not None:
        return form.parse(text, source)
    try:
        return Opened(parse(text, source))
    except FileRefusedError as error:
        # The error of our own reader says more than a list of formats that were tried.
        if _is_meant_as_ours(text):
            raise
        reason = f"{error.field} {error.reason}".strip()
        known = ", ".join(form.title for form in FORMATS if form.recognises and not form.is_cover)
        raise FileRefusedError(source, phrase("is no puzzle code, no puzzle file ({reason}), and none of these: "
                                              "{known}", reason=reason, known=known)) from None


def to_write(path: Path) -> Format:
    """Return the format to write a file in; raises LatticeworkError naming all endings."""
    found = of(path, writable())
    if found is None:
        endings = ", ".join(form.ending for form in writable())
        raise LatticeworkError(phrase("{path}: the ending should be one of {endings}", path=path, endings=endings))
    return found


def of(path: Path, among: list[Format]) -> Format | None:
    """Return the format of a file by the ending of its name, the longest one, None if it has none of these."""
    # The longest one: .laser.svg ends in .svg, too.
    return max((form for form in among if has_ending(path.name, [form.ending])),
               key=lambda form: len(form.ending), default=None)


def files_in(folder: Path, most: int) -> list[Path]:
    """Return the files in a folder and its folders that may hold puzzles, by their endings; at most so many."""
    endings = [ending for form in readable() for ending in form.endings]
    # Bounded twice, as a whole disk may be named by mistake.
    names = islice(_files(folder), _MOST_LOOKED_AT)
    return list(islice((path for path in names if has_ending(path.name, endings)), most))


def _files(folder: Path) -> Iterator[Path]:
    for above, folders, names in os.walk(folder):
        # os.walk enters what is left in this list, in this order: hidden folders are skipped.
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        yield from (Path(above, name) for name in sorted(names))
