"""Saving a copy of a search under another name, also while it goes on."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from latticework.cancel import CancelledError
from latticework.files.formats import SEARCH
from latticework.gui.common.dialogs import waited_for
from latticework.gui.common.translation import tr
from latticework.gui.document.file_filters import line_of
from latticework.store.glance import copy_to


def save_copy(parent: QWidget, path: Path, name: str) -> Path | None:
    """Ask where to save a copy of the search called so, and write it as the search is between two commits.

    Returns the copy, None where the user gives up; raises LatticeworkError.
    """
    proposed = str(Path.home() / f"{name.replace('/', '-') or path.stem}{SEARCH.ending}")
    chosen, _ = QFileDialog.getSaveFileName(parent, tr("Save a copy of the search"), proposed, line_of(SEARCH))
    if not chosen:
        return None
    target = Path(chosen if chosen.lower().endswith(SEARCH.ending) else f"{chosen}{SEARCH.ending}")
    try:
        waited_for(parent, tr("Copying {path}", path=path.name), lambda: copy_to(path, target))
    except CancelledError:
        return None
    return target
