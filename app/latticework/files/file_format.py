"""A file format: its title, how its files are recognised, and the functions that read and write them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from latticework import reading
from latticework.files.opened_and_written import Contents, NeedsSolutionError, Opened, Written
from latticework.phrases import phrase, translatable
from latticework.replaced_files import replace_all
from latticework.settings import NoSettings, filled

if TYPE_CHECKING:
    from latticework.make.report import PartReport

PRINT, CUT, SHARE, PAPER, ELSEWHERE = PURPOSES = (
    translatable("Print it in 3D"), translatable("Cut it"), translatable("Share it"),
    translatable("Put it into a paper"), translatable("Use it elsewhere"))
"""The purposes of files, in the order of the Export dialog of the window."""

_PACKED = b"\x1f\x8b"
"""The first bytes of a file packed by gzip."""


@dataclass(frozen=True)
class Format:
    """A kind of file, recognised by its ending.

    Functions and classes are named, "module.function" in this room or ".room.module.function" in another one, and
    imported when they are used; "" where there is none.
    reader, writer: a reader takes a path and returns a document, or Opened with remarks; a writer takes Contents,
    and its settings where it has some, and returns bytes, pieces of them that are made while they are written,
    several files by the text to add to the name, or Written with remarks. settings: the class of these settings.
    Commands load those of all formats, so these are in modules that load no library.
    parser, recognises: for a text of another program, pasted or, where there is no reader, in a file; the first takes
    the text with its source, a path or a name for error messages, and returns Opened, the second returns whether a
    text looks like that format. also: other endings of such files, which do not decide the format alone.
    report: a function that takes what a writer takes and returns a report on each part in the files.
    needs_solution: whether such a file holds nothing but solutions. is_cover: whether it holds an exact cover
    problem, which can be written for a puzzle, too. Other formats are for puzzles alone.
    takes_all: whether all solutions can be written, not only the first. takes_none: whether no solution is written,
    only the puzzle. purpose: what such files are for, one of PURPOSES.
    """

    ending: str
    title: str
    reader: str = ""
    writer: str = ""
    needs_solution: bool = False
    is_cover: bool = False
    takes_all: bool = False
    settings: str = ""
    takes_none: bool = False
    purpose: str = ELSEWHERE
    report: str = ""
    parser: str = ""
    recognises: str = ""
    also: tuple[str, ...] = ()

    @property
    def endings(self) -> tuple[str, ...]:
        """The endings of such files, its own first."""
        return (self.ending, *self.also)

    @property
    def is_read(self) -> bool:
        """Whether such files can be read."""
        return bool(self.reader or self.parser)

    @property
    def looks_like(self) -> Callable[[str], bool] | None:
        """A function that returns whether a text is meant as such a file; None where the ending alone decides."""
        found: Callable[[str], bool] | None = _found(self.recognises) if self.recognises else None
        return found

    @property
    def record(self) -> type:
        """The record of the settings, NoSettings where there are none."""
        return _found(self.settings) if self.settings else NoSettings

    def read(self, path: Path) -> Opened:
        """Return the contents of a file, an ExactCover if is_cover; raises FileRefusedError."""
        if not self.reader:
            return self.parse(decoded(reading.read_within(path)), path)
        found = _found(self.reader)(path)
        return found if isinstance(found, Opened) else Opened(found)

    def parse(self, text: str, source: Path | str) -> Opened:
        """Return the contents of a text; source: its name in error messages. Raises FileRefusedError."""
        opened: Opened = _found(self.parser)(text, source)
        return opened

    def write(self, contents: Contents, path: Path, **values: object) -> tuple[str, ...]:
        """Write a file with settings; after a failure the old file is still there. Raises LatticeworkError.

        Where a writer returns several, they have the name of the path with a text added. Returns remarks on what of
        the contents is lost.
        """
        made, remarks = self.written(contents, path, **values)
        replace_all(made)
        return remarks

    def encode(self, contents: Contents, path: Path, **values: object) -> dict[Path, bytes]:
        """Return the files that `write` writes with settings, by their paths. Raises LatticeworkError."""
        made, _ = self.written(contents, path, **values)
        return {file: data if isinstance(data, bytes) else b"".join(data) for file, data in made.items()}

    def written(
        self, contents: Contents, path: Path, **values: object
    ) -> tuple[dict[Path, bytes | Iterable[bytes]], tuple[str, ...]]:
        """Return the files of `encode`, maybe in pieces, and remarks on what of the contents is lost."""
        # Checked before anything is made: a wrong setting costs no minutes of drawing.
        settings = filled(self.record, values, f"{path}: “{self.title}”")
        if self.needs_solution and contents.solution is None:
            raise NeedsSolutionError(phrase("{path}: “{title}” needs a solution, and there is none to write",
                                            path=path, title=self.title))
        writer = _found(self.writer)
        made = writer(contents, settings) if self.settings else writer(contents)
        written = made if isinstance(made, Written) else Written(made)
        if not isinstance(written.data, dict):
            return {path: written.data}, written.remarks
        # By length, as some endings have two dots, and their case may be another one.
        stem, ending = path.name[:-len(self.ending)], path.name[-len(self.ending):]
        return {path.with_name(f"{stem}-{name}{ending}"): data
                for name, data in written.data.items()}, written.remarks

    def part_reports(self, contents: Contents, path: Path, **values: object) -> "list[PartReport]":
        """Return a report on each part in the files that `write` writes, [] for formats without reports."""
        if not self.report:
            return []
        reports: list[PartReport] = _found(self.report)(contents, filled(self.record, values, str(path)))
        return reports


def _found(name: str) -> Any:
    module, _, member = name.rpartition(".")
    # Relative to this room: a dot before the name makes two, which lead to another room.
    return getattr(import_module(f".{module}", __package__), member)


def decoded(data: bytes) -> str:
    """Return the text of a file: UTF-16 if it has a byte order mark, else UTF-8, else Latin-1."""
    # The byte order mark is sure; UTF-8 is nearly sure where it can be decoded; Latin-1 never fails, so it is last.
    if data[:2] in {b"\xff\xfe", b"\xfe\xff"}:
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def has_ending(name: str, endings: Iterable[str]) -> bool:
    """Whether the name of a file has one of these endings."""
    return any(name.lower().endswith(ending) for ending in endings)


def format_of(data: bytes, name: str, among: Iterable[Format]) -> Format | None:
    """Return the format of a file: by its ending if that alone decides, else by its contents.

    Where no format recognises the contents it is the one with the ending, None where there is none.
    """
    forms = list(among)
    named = [form for form in forms if has_ending(name, form.endings)]
    by_name = [form for form in named if form.looks_like is None]
    if by_name == named and named:
        return named[0]
    own = [form for form in named if has_ending(name, form.endings[:1])]
    if data.startswith(_PACKED):  # its contents cannot be looked at
        return next(iter(by_name or own), None)
    text = decoded(data)
    # An ending that several formats share only narrows the choice; what is in the file decides.
    for form in named if by_name else [*named, *forms]:
        if form.looks_like is not None and form.looks_like(text):
            return form
    # Also by an ending that is another one's, if it leaves no choice: its reader says best what is wrong.
    return next(iter(by_name or own or (named if len(named) == 1 else [])), None)
