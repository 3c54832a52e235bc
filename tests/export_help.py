"""Opening the Export dialog in tests, and what is pressed in it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from latticework.apart.courses import find_course
from latticework.gui.export.dialog import ExportChooser, Exporter, exported
from latticework.gui.export.exportable import Exportable
from latticework.picture.view_sheet import View
from samples import solved

PUZZLE, SOLUTION = solved("AB\nAC", "square")
SOLVED = Exportable(PUZZLE, SOLUTION, view=View(20, 10, 0.3, hidden=frozenset({1})),
                    assembly=find_course(PUZZLE, SOLUTION).assembly)
OpenExport = Callable[[Exportable], ExportChooser]


def opens_exports(qtbot: QtBot) -> OpenExport:
    """Return what opens the dialog above a window that is shown."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    exporter = Exporter(window)
    return exporter.open


def choose(dialog: ExportChooser, ending: str) -> None:
    """Choose a format, and with it its purpose."""
    dialog.choose(next(form for form in exported() if form.ending == ending))


def export(dialog: ExportChooser, ending: str, **values: Any) -> None:
    """Choose a format, a file and settings, and press Export."""
    choose(dialog, ending)
    assert dialog.page is not None
    dialog.page.show_values(values)
    export_to_chosen(dialog)


def export_to_chosen(dialog: ExportChooser) -> None:
    """Choose a file, and press Export."""
    dialog.destination.choose_button.click()
    dialog.export_button.click()


def files_in(folder: Path) -> list[str]:
    """Return the names of all files in a folder."""
    return sorted(path.name for path in folder.iterdir())
