"""The Export dialog: formats, the settings of one of them with a preview, and the writing of its files."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFrame,
    QLabel,
    QScrollArea,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from latticework.cancel import CancelledError
from latticework.errors import LatticeworkError
from latticework.files.file_format import GROUPS, Format
from latticework.files.formats import FORMATS, PUZZLE, writable
from latticework.gui.editor.file_dialogs import file_name, filter_to_write, last_folder
from latticework.gui.export.exportable import Exportable, Which
from latticework.gui.export.preview import Previewer, preview
from latticework.gui.export.preview_pane import PreviewPane
from latticework.gui.export.settings_form import SettingsForm, is_last, keep_choices
from latticework.gui.widgets import theme
from latticework.gui.widgets.controls import RoomyRows
from latticework.gui.widgets.dialogs import ButtonBox, ask_to_replace, shortened, show_remarks, waited_for, warn
from latticework.gui.widgets.forms import side_by_side, stacked
from latticework.gui.widgets.translation import error_text, isolated, tr, translated
from latticework.replaced_files import replace, replace_all

FORMAT = Qt.ItemDataRole.UserRole
WIDTH, WIDEST = 220, 360
"""Pixels that the list takes at least, and at most where titles are long."""


def exported() -> list[Format]:
    """Return the formats that are exported: all that can be written but that of puzzles, which are saved."""
    return [form for form in writable() if form is not PUZZLE]


class FormatList(QTreeWidget):
    """The formats in groups; what cannot be written now is faint, and its page says why."""

    chosen = Signal(object)  # Format

    def __init__(self, exportable: Exportable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setAccessibleName(tr("Formats"))
        self.setItemDelegate(RoomyRows(self))
        self.setMinimumWidth(WIDTH)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # the ending says most
        self.items: list[QTreeWidgetItem] = []
        for group in GROUPS:
            forms = [form for form in exported() if form.group == group and exportable.takes(form)]
            if forms:
                self._add(group, forms, exportable)
        self.expandAll()
        self.currentItemChanged.connect(lambda item, _: self._on_item(item))

    def sizeHint(self) -> QSize:
        """Ask for room for the longest title."""
        around = 2 * self.frameWidth() + self.verticalScrollBar().sizeHint().width()
        return QSize(min(WIDEST, self.sizeHintForColumn(0) + around), super().sizeHint().height())

    def choose_last(self) -> None:
        """Choose the format that was written last, the first one before any was."""
        last = (item for item in self.items if is_last(item.data(0, FORMAT)))
        self.setCurrentItem(next(last, self.items[0]))

    def _add(self, group: str, forms: list[Format], exportable: Exportable) -> None:
        head = QTreeWidgetItem(self, [translated(group)])
        bold = QFont(self.font())
        bold.setBold(True)
        head.setFont(0, bold)
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)  # not to be chosen
        for form in forms:
            item = QTreeWidgetItem(head, [f"{translated(form.title)} ({isolated(form.ending)})"])
            self.items.append(item)
            item.setToolTip(0, item.text(0))
            item.setData(0, FORMAT, form)
            if not exportable.choices(form):
                item.setForeground(0, QColor(theme.current().disabled_text))
                item.setToolTip(0, tr("Needs a solution"))

    def _on_item(self, item: QTreeWidgetItem | None) -> None:
        form = item.data(0, FORMAT) if item else None
        if form is not None:
            self.chosen.emit(form)


class ExportChooser(QDialog):
    """Asks for a format and its settings; `export_requested` is emitted each time Export is pressed."""

    export_requested = Signal()

    def __init__(self, exportable: Exportable, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Export"))
        self.exportable = exportable
        self.page: SettingsForm | None = None
        self.format: Format = FORMATS[0]
        self.list = FormatList(exportable)
        self.pages = QScrollArea(widgetResizable=True)
        self.pages.setFrameShape(QFrame.Shape.NoFrame)
        self.pages.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.preview = PreviewPane()
        self.previewer = Previewer(self)
        self.previewer.made.connect(self.preview.show_preview)
        self.previewer.progressed.connect(self.preview.show_progress)
        self.preview.cancelled.connect(self._cancel_preview)
        self.buttons = ButtonBox(QDialogButtonBox.StandardButton.Close)
        self.export_button = self.buttons.addButton(tr("&Export…"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.export_requested)
        self.buttons.rejected.connect(self.close)
        self.status = QLabel(textFormat=Qt.TextFormat.PlainText)
        self._lay_out()
        self.list.chosen.connect(self._show_page)
        self.list.choose_last()

    def _lay_out(self) -> None:
        columns = side_by_side(self.list, (self.pages, 3), (self.preview, 4))
        stacked(self, (columns, 1), side_by_side((self.status, 1), self.buttons))
        self.export_button.setDefault(True)  # the box of its button has to be in the dialog before
        self.resize(1000, 600)

    def _show_page(self, form: Format) -> None:
        self.format = form
        able = bool(self.exportable.choices(form))
        self.export_button.setEnabled(able)
        self.page = SettingsForm(form, self.exportable) if able else None
        reason = QLabel(tr("Only a solution can be written in this format. Solve the puzzle first."), wordWrap=True,
                        alignment=Qt.AlignmentFlag.AlignTop, textFormat=Qt.TextFormat.PlainText)
        shown: QWidget = self.page or reason
        self.pages.setWidget(shown)
        bar = self.pages.verticalScrollBar().sizeHint().width()
        # There is no horizontal bar, so the area is as wide as the widest page shown so far.
        self.pages.setMinimumWidth(max(self.pages.minimumWidth(), shown.minimumSizeHint().width() + bar))
        self.previewer.close()
        self.preview.clear()
        if self.page is not None:
            self.preview.wait()
            self.page.changed.connect(self._renew_preview)
            self._renew_preview()

    def _renew_preview(self) -> None:
        if self.page is not None:
            self.previewer.show(partial(preview, self.format, self.exportable, self.page.which, self.page.values()))

    def _cancel_preview(self) -> None:
        self.previewer.close()
        self.preview.clear(tr("The preview was cancelled. A change of any setting makes it again."))

    def show_exported(self, path: Path) -> None:
        """Say what was written; the dialog stays, to export something else."""
        self.status.setText(tr("Exported to {path}", path=shortened(path.name)))
        self.status.setToolTip(str(path))

    def done(self, result: int) -> None:
        """Close, and stop making previews."""
        self.previewer.close()
        super().done(result)


class Exporter(QObject):
    """Opens the Export dialog for a window, and writes files."""

    exported = Signal(object)  # list of Path

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.window = window

    def open(self, exportable: Exportable) -> ExportChooser:
        """Open the dialog, which stays until the user closes it."""
        dialog = ExportChooser(exportable, self.window)
        dialog.export_requested.connect(lambda: self._export(dialog))
        dialog.open()
        return dialog

    def _export(self, dialog: ExportChooser) -> None:
        page, form = dialog.page, dialog.format
        if page is None:
            return
        answer = _ask_path(form, dialog.exportable.document.name, dialog)
        if answer is None:
            return
        path, agreed = answer
        values, which = page.values(), page.which
        try:
            written, remarks = write(form, dialog.exportable, which, values, path, agreed, dialog)
        except LatticeworkError as error:
            warn(dialog, tr("Export"), error_text(error))
        except CancelledError:
            pass
        else:
            if written:
                keep_choices(form, values, dialog.exportable.usual(form, which), which)
                dialog.show_exported(path)
                self._tell(path, written, remarks, dialog)

    def _tell(self, path: Path, written: list[Path], remarks: tuple[str, ...], dialog: ExportChooser) -> None:
        self.exported.emit(written)
        show_remarks(tr("{path} was written. Please note:", path=path.name), remarks, dialog)


def _ask_path(form: Format, name: str, window: QWidget) -> tuple[Path, set[Path]] | None:
    """Ask for the file to write; return it with those that may be replaced, None when the user cancels."""
    proposed = Path(str(QSettings().value("export/folder", last_folder()))) / f"{file_name(name)}{form.ending}"
    typed, _ = QFileDialog.getSaveFileName(window, tr("Export"), str(proposed), filter_to_write(form))
    if not typed:
        return None
    agreed = {Path(typed)}  # the dialog asks by itself
    path = Path(typed if typed.lower().endswith(form.ending) else typed + form.ending)
    QSettings().setValue("export/folder", str(path.parent))
    return path, agreed


def write(form: Format, exportable: Exportable, which: Which, values: dict[str, object], path: Path,
          agreed: set[Path], window: QWidget) -> tuple[list[Path], tuple[str, ...]]:
    """Write files, and return them and what they do not hold, in words; no files where the user cancels.

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
    # Only what was made says how many files there are and what they are called.
    if not _may_replace(data, agreed | {path}, window):
        return [], ()
    replace_all({file: content for file, content in data.items() if content is not None})
    return list(data), remarks


def _whole(file: Path, content: bytes | Iterable[bytes]) -> bytes | None:
    if isinstance(content, bytes):
        return content
    # All solutions of a search may be more than the memory holds: they are written as they are read.
    replace(file, content)
    return None


def _may_replace(files: Iterable[Path], agreed: set[Path], window: QWidget) -> bool:
    there = [file for file in files if file.exists() and file not in agreed]
    return not there or ask_to_replace(window, there)
