"""Removing search files, to the trash where the system has one; never one in which somebody searches."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QFile
from PySide6.QtWidgets import QMessageBox, QWidget

from latticework.errors import LatticeworkError
from latticework.gui.common.dialogs import shortened
from latticework.gui.common.shown_text import literal
from latticework.gui.common.translation import tr, tr_n
from latticework.phrases import phrase
from latticework.store import schema
from latticework.store.search_lock import SearchLock

Answers = QMessageBox.StandardButton


def ask_to_remove(parent: QWidget, names: Sequence[str]) -> bool:
    """Return whether these searches are to be removed."""
    text = (tr("Move the search of {name} to the trash? Its solutions go with it.", name=names[0])
            if len(names) == 1 else
            tr_n("Move {n} search to the trash? Its solutions go with it.",
                 "Move {n} searches to the trash? Their solutions go with them.", len(names)))
    return _agreed(parent, text)


def ask_to_delete(parent: QWidget, path: Path) -> bool:
    """Return whether a file is to be deleted that cannot be moved to a trash."""
    return _agreed(parent, tr("{path} cannot be moved to a trash here. Delete it for good?", path=path))


def remove(path: Path, may_delete: Callable[[Path], bool]) -> bool:
    """Move a search file to the trash, with what SQLite has beside it; return whether it is gone.

    may_delete: asked where there is no trash. Raises LatticeworkError where somebody searches there, or the system
    refuses.
    """
    lock = SearchLock(path)
    lock.take()
    try:
        if not _in_trash(path):
            if not may_delete(path):
                return False
            path.unlink()
        for companion in schema.companions(path):
            if companion.exists() and not _in_trash(companion):
                companion.unlink()
    except OSError as error:
        raise LatticeworkError(phrase("{path}: could not be deleted ({error})", path=path,
                                      error=error.strerror or error)) from None
    finally:
        lock.release()
    return True


def _in_trash(path: Path) -> bool:
    with suppress(OSError):
        QFile.moveToTrash(str(path))
    return not path.exists()


def _agreed(parent: QWidget, text: str) -> bool:
    answer = QMessageBox.question(parent, tr("Delete"), literal(shortened(text)), Answers.Yes | Answers.Cancel,
                                  Answers.Cancel)
    return answer == Answers.Yes
