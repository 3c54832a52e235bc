"""The lines that file dialogs choose kinds of files by, made from the register of formats."""

from latticework.exchange.formats import PUZZLE, SEARCH, Format, covers, readable
from latticework.gui.common.translation import tr, translated


def line_of(form: Format) -> str:
    """Return the line for one format, like "SVG drawing (*.svg)"."""
    return f"{translated(form.title)} (*{form.ending})"


def to_open() -> str:
    """Return the lines for opening: all that can be opened, then each format."""
    known = [*readable(), *covers()]
    endings = " ".join(f"*{form.ending}" for form in known)
    every = tr("All that can be opened ({endings})", endings=endings)
    return ";;".join([every, *map(line_of, known)])


def to_save() -> str:
    """Return the line for saving, which loses nothing only in the format of puzzles."""
    return line_of(PUZZLE)


def to_import() -> str:
    """Return the lines for files of other programs: all of them, then each format, then all that can be opened."""
    known = [form for form in [*readable(), *covers()] if form not in {PUZZLE, SEARCH}]
    endings = " ".join(f"*{form.ending}" for form in known)
    every = tr("Files of other programs ({endings})", endings=endings)
    return ";;".join([every, *map(line_of, known), to_open().split(";;")[0]])
