"""The Export dialog at work: what it asks for is written, told and remembered."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from latticework.cancel import CancelledError
from latticework.errors import LatticeworkError
from latticework.gui.common.dialogs import show_remarks, warn
from latticework.gui.common.translation import error_text, tr
from latticework.gui.export import remembered, writing
from latticework.gui.export.dialog import ExportDialog
from latticework.gui.export.exportable import Exportable


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
        asked = writing.ask_path(form, dialog.exportable.document.name, dialog)
        if asked is None:
            return
        path, agreed = asked
        values, which = page.values(), page.which
        try:
            written, remarks = writing.write(form, dialog.exportable, which, values, path, agreed, dialog)
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
