"""The lines that file dialogs choose kinds of files by, made from the register of formats."""

from collections.abc import Iterable

from latticework.files.file_format import Format
from latticework.files.formats import PUZZLE, SEARCH, covers, readable
from latticework.gui.common.translation import tr, translated


def line_of(form: Format) -> str:
    """Return the line for one format that is written, like "SVG drawing (*.svg)"."""
    return f"{translated(form.title)} (*{form.ending})"


def _line_to_open(form: Format) -> str:
    """Return the line for one format that is read, with all endings that its files have."""
    return f"{translated(form.title)} ({_patterns([form])})"


def _patterns(forms: Iterable[Format]) -> str:
    """Return what names of files of some formats look like, each once."""
    return " ".join(dict.fromkeys(f"*{ending}" for form in forms for ending in form.endings))


def to_open() -> str:
    """Return the lines for opening: all that can be opened, then each format."""
    known = [*readable(), *covers()]
    every = tr("All that can be opened ({endings})", endings=_patterns(known))
    return ";;".join([every, *map(_line_to_open, known)])


def to_save() -> str:
    """Return the line for saving, which loses nothing only in the format of puzzles."""
    return line_of(PUZZLE)


def to_import() -> str:
    """Return the lines for files of other programs: all of them, then each format, then all that can be opened."""
    known = [form for form in [*readable(), *covers()] if form not in {PUZZLE, SEARCH}]
    every = tr("Files of other programs ({endings})", endings=_patterns(known))
    return ";;".join([every, *map(_line_to_open, known), to_open().split(";;")[0]])
