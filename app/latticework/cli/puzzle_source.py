"""The input of a command: a file or a puzzle of the library, and which of its targets."""

import argparse
import os
from dataclasses import replace
from pathlib import Path

from latticework.cli import terminal_output
from latticework.cover import ExactCover
from latticework.errors import LatticeworkError, shown
from latticework.files import formats
from latticework.files.file_format import Format
from latticework.files.opened_and_written import Opened
from latticework.files.puzzle_files import is_code, puzzle_of
from latticework.jobs.searched import Document
from latticework.phrases import phrase, phrase_n
from latticework.puzzle import Puzzle
from latticework.puzzle.library import find
from latticework.puzzle.read import unknown_keys
from latticework.puzzle.targets import find_target
from latticework.reading import is_sqlite
from latticework.visible_text import counted


def _endings(some: list[Format]) -> str:
    # Search files are named by themselves, as they hold more than a puzzle.
    return ", ".join(form.ending for form in some if form != formats.SEARCH)


PUZZLE = f"a puzzle ({_endings(formats.readable())}), the name of one of the library, a puzzle code"
SEARCHED_PUZZLE = f"{PUZZLE}, or a search file"
DOCUMENT = f"{PUZZLE}, an exact cover problem ({_endings(formats.covers())}), or a search file"


def add(parser: argparse.ArgumentParser, what: str = DOCUMENT) -> None:
    """Declare the file and the target."""
    parser.add_argument("file", type=Path, metavar="FILE", help=f"{what}; - reads standard input")
    parser.add_argument("--format", type=_ending, metavar="NAME",
                        help="the format of FILE, by its ending, such as dlx, if neither its name nor its contents "
                        "decide")
    parser.add_argument("--target", metavar="NAME", help="which of several targets, by name or number from 1")
    parser.add_argument("--verbose", action="store_true", help="list all that could not be taken over from the file")


def _ending(text: str) -> str:
    """Return the ending of a format that can be read; raises ArgumentTypeError."""
    ending = f".{text.removeprefix('.').lower()}"
    known = [form.ending for form in formats.FORMATS if form.is_read and form != formats.SEARCH]
    if ending not in known:
        raise argparse.ArgumentTypeError(f"{shown(text)} should be one of {', '.join(one[1:] for one in known)}")
    return ending


def opened(chosen: argparse.Namespace) -> Opened:
    """Return what is in the file: a puzzle with the chosen target as its current one, or an exact cover problem.

    Prints how much of the file could not be taken over, with --verbose what, and unknown keys of a puzzle file.
    Raises LatticeworkError when there is no such file or target.
    """
    text = str(chosen.file)
    found = Opened(puzzle_of(text)) if is_code(text) else _read(find(chosen.file), chosen.format)
    if not isinstance(found.document, Puzzle):
        if chosen.target is not None:
            raise LatticeworkError(f"{chosen.file}: is an exact cover problem, which has no targets to choose from; "
                                   "leave out --target")
        if found.document.n_empty:
            terminal_output.fail(f"latticework: {chosen.file}: {counted(found.document.n_empty, 'empty option')} "
                                 "skipped; the other options keep their numbers")
        return found
    for remark in (*_remarks(found, chosen.verbose), *unknown_keys(found.document)):
        terminal_output.fail(f"latticework: {chosen.file}: {remark}")
    return found if chosen.target is None else replace(found, document=find_target(found.document, chosen.target))


def _read(path: Path, ending: str | None) -> Opened:
    if ending is None:
        return formats.read_document(path)
    # The first of this ending that can be read, as .csv is written, too.
    return next(form for form in formats.FORMATS if form.ending == ending and form.is_read).read(path)


def _remarks(found: Opened, in_full: bool) -> tuple[str, ...]:
    """Return remarks on all that was left out: each of them, or one line with their number."""
    if in_full or len(found.left_out) <= 1:
        return found.left_out
    lost, aside, more = len(found.remarks), len(found.asides), "--verbose lists all of it"
    if not aside:
        return (phrase("{n} things could not be taken over; {more}", n=lost, more=more),)
    beside = phrase_n("{n} thing beside puzzle and solutions was left out; {more}",
                      "{n} things beside puzzle and solutions were left out; {more}", aside, more=more)
    both = phrase_n("{n} thing could not be taken over, and {beside}",
                    "{n} things could not be taken over, and {beside}", lost, beside=beside)
    return (both if lost else beside,)


def document(chosen: argparse.Namespace) -> Document:
    """Return the document in the file, as `opened` does."""
    return opened(chosen).document


def puzzle(chosen: argparse.Namespace) -> Puzzle:
    """Return the puzzle in the file, as `document` does; raises LatticeworkError when there is none."""
    found = document(chosen)
    if not isinstance(found, Puzzle):
        raise LatticeworkError(f"{chosen.file}: is an exact cover problem; this command needs a puzzle")
    return found


def is_search(chosen: argparse.Namespace) -> bool:
    """Whether the file is a search file; raises LatticeworkError when there is no such file."""
    return not is_code(str(chosen.file)) and is_sqlite(find(chosen.file))


def check_is_another(chosen: argparse.Namespace, output: Path) -> None:
    """Raise LatticeworkError if a file to be written is the one that is read."""
    is_there = os.path.exists(output)  # noqa: PTH110 false for a name that no file can have
    if is_there and not is_code(str(chosen.file)) and output.samefile(find(chosen.file)):
        raise LatticeworkError(f"{output}: is the file that is read; give another name")


def check_is_puzzle(document: Document, path: Path) -> None:
    """Raise LatticeworkError where a file has an exact cover problem, of which nothing can be taken apart."""
    if isinstance(document, ExactCover):
        raise LatticeworkError(f"{path}: is an exact cover problem; only solutions of a puzzle, which has parts, "
                               "can be taken apart")
