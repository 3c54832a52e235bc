"""The lines that file dialogs choose kinds of files by, made from the register of formats."""

from collections.abc import Iterable

from latticework.exchange.formats import PUZZLE, Format, covers, readable, writable
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


def exports() -> dict[str, Format]:
    """Return the formats that are exported, by their lines."""
    return {line_of(form): form for form in sorted(writable(), key=lambda form: form.needs_solution)
            if form is not PUZZLE}
