"""The Export dialog at work: what it asks for is written, told and remembered."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from latticework.cancel import CancelledError
from latticework.errors import LatticeworkError
from latticework.files.file_format import Format
from latticework.gui.common.dialogs import ask_to_replace, show_remarks, waited_for, warn
from latticework.gui.common.translation import error_text, tr
from latticework.gui.document.file_dialogs import file_name, filter_to_write, folder
from latticework.gui.export import remembered
from latticework.gui.export.dialog import ExportDialog
from latticework.gui.export.exportable import Exportable, Which
from latticework.replaced_files import replace, replace_all


class Exporter(QObject):
    """Opens the Export dialog for a window, and writes files."""

    exported = Signal(object)  # list of Path

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.window = window

    def open(self, exportable: Exportable) -> ExportDialog:
        """Open the dialog, which stays until the user closes it."""
        dialog = ExportDialog(exportable, self.window)
        dialog.wanted.connect(lambda: self._export(dialog))
        dialog.open()
        return dialog

    def _export(self, dialog: ExportDialog) -> None:
        page, form = dialog.page, dialog.format
        if page is None:
            return
        asked = ask_path(form, dialog.exportable.document.name, dialog)
        if asked is None:
            return
        path, agreed = asked
        values, which = page.values(), page.which
        try:
            written, remarks = write(form, dialog.exportable, which, values, path, agreed, dialog)
        except LatticeworkError as error:
            warn(dialog, tr("Export"), error_text(error))
        except CancelledError:
            pass
        else:
            if written:
                remembered.keep(form, values, dialog.exportable.usual(form, which), which)
                dialog.tell(path)
                self._tell(path, written, remarks, dialog)

    def _tell(self, path: Path, written: list[Path], remarks: tuple[str, ...], dialog: ExportDialog) -> None:
        self.exported.emit(written)
        show_remarks(tr("{path} was written. Please note:", path=path.name), remarks, dialog)


def ask_path(form: Format, name: str, window: QWidget) -> tuple[Path, set[Path]] | None:
    """Ask for the file to write; return it with those that may be replaced, None when the user gives up."""
    proposed = Path(str(QSettings().value("export/folder", folder()))) / f"{file_name(name)}{form.ending}"
    typed, _ = QFileDialog.getSaveFileName(window, tr("Export"), str(proposed), filter_to_write(form))
    if not typed:
        return None
    agreed = {Path(typed)}  # the dialog asks by itself
    path = Path(typed if typed.lower().endswith(form.ending) else typed + form.ending)
    QSettings().setValue("export/folder", str(path.parent))
    return path, agreed


def write(form: Format, exportable: Exportable, which: Which, values: dict[str, object], path: Path,
          agreed: set[Path], window: QWidget) -> tuple[list[Path], tuple[str, ...]]:
    """Write files, and return them and what they do not hold, in words; no files where the user gives up.

    agreed: the files that may be replaced unasked. Raises LatticeworkError, and CancelledError where the user cancels
    the work; then nothing was written.
    """
    def made() -> tuple[dict[Path, bytes | None], tuple[str, ...]]:
        """Return the files, with None for one that is written already, as it was made in pieces."""
        with exportable.contents(which) as contents:
            data, remarks = form.written(contents, path, **values)
            return {file: _whole(file, content) for file, content in data.items()}, remarks

    if not _may_replace([path], agreed, window):
        return [], ()
    data, remarks = waited_for(window, tr("Making {path}", path=path.name), made)
    if not _may_replace(data, agreed | {path}, window):
        return [], ()
    replace_all({file: content for file, content in data.items() if content is not None})
    return list(data), remarks


def _whole(file: Path, content: bytes | Iterable[bytes]) -> bytes | None:
    if isinstance(content, bytes):
        return content
    replace(file, content)
    return None


def _may_replace(wanted: Iterable[Path], agreed: set[Path], window: QWidget) -> bool:
    there = [file for file in wanted if file.exists() and file not in agreed]
    return not there or ask_to_replace(window, there)
