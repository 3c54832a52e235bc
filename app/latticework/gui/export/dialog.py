"""The Export dialog: purposes, a format with its settings and a preview of its file, and the writing of files."""

import os
from collections.abc import Iterable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFrame,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QWidget,
)

from latticework.cancel import CancelledError
from latticework.errors import LatticeworkError
from latticework.files.file_format import CUT, ELSEWHERE, PAPER, PRINT, PURPOSES, SHARE, Format
from latticework.files.formats import PUZZLE, writable
from latticework.gui.editor.file_dialogs import file_name, filter_to_write, last_folder
from latticework.gui.export.exportable import Exportable, Which
from latticework.gui.export.preview import Preview, Previewer, preview
from latticework.gui.export.preview_pane import PreviewPane
from latticework.gui.export.settings_form import GAP, SettingsForm, keep_choices, keep_format, kept_format
from latticework.gui.widgets.controls import TitledRows
from latticework.gui.widgets.dialogs import (
    ButtonBox,
    ask_to_replace,
    resize_to_fit,
    shortened,
    show_remarks,
    waited_for,
    warn,
)
from latticework.gui.widgets.forms import Choice, label_of, side_by_side, stacked
from latticework.gui.widgets.shown_text import literal
from latticework.gui.widgets.translation import error_text, isolated, tr, translatable, translated
from latticework.phrases import phrase
from latticework.reading import is_there
from latticework.replaced_files import replace, replace_all

PURPOSE = Qt.ItemDataRole.UserRole
_FOLDER = "export/folder"

_NARROW, _WIDTH, _HEIGHT = 170, 1000, 640
"""Pixels of the column of purposes, and of the dialog."""

_MEANT = {PRINT: translatable("Parts for a 3D printer"), CUT: translatable("Flat parts for a laser cutter"),
          SHARE: translatable("Pictures, films, a web page, the puzzle itself"),
          PAPER: translatable("Figures, tables, letters"), ELSEWHERE: translatable("Files of other programs")}
"""What each purpose is, in a few words."""


def exported() -> list[Format]:
    """Return the formats that are exported, in the order in which they are offered."""
    return [*(form for form in writable() if form is not PUZZLE), PUZZLE]  # which mostly is saved instead


class PurposeList(QListWidget):
    """What a file may be for, each with a line that says what that is."""

    def __init__(self, purposes: Iterable[str]) -> None:
        super().__init__()
        self.setAccessibleName(tr("What it is for"))
        self.setItemDelegate(TitledRows(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(True)
        for purpose in purposes:
            item = QListWidgetItem(f"{translated(purpose)}\n{translated(_MEANT[purpose])}", self)
            item.setData(PURPOSE, purpose)

    def sizeHint(self) -> QSize:
        """Ask for a narrow column."""
        return QSize(_NARROW, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Ask for the same column on a small screen."""
        return QSize(_NARROW, super().minimumSizeHint().height())

    @property
    def purpose(self) -> str:
        """The purpose that is chosen."""
        return str(self.currentItem().data(PURPOSE))

    def choose(self, purpose: str) -> None:
        """Choose a purpose."""
        self.setCurrentRow(next(row for row in range(self.count()) if self.item(row).data(PURPOSE) == purpose))


class Destination(QWidget):
    """The path of the file that will be written, typed or chosen; its ending is that of the format."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._stem, self._form = file_name(name), PUZZLE
        self.line = QLineEdit()
        self.line.setAccessibleName(tr("Save as"))
        self.choose_button = QPushButton(tr("C&hoose…"), autoDefault=False)
        self.choose_button.clicked.connect(self._choose)
        side_by_side(label_of(tr("&Save as"), self.line), (self.line, 1), self.choose_button, owner=self, margin=0)
        self.line.setText(str(_kept_folder() / f"{self._stem}{PUZZLE.ending}"))

    def show_format(self, form: Format) -> None:
        """Change the ending to that of another format."""
        stem = self.line.text().removesuffix(self._form.ending)
        self._form = form
        self.line.setText(f"{stem}{form.ending}")

    @property
    def path(self) -> Path:
        """The path, in the folder of the last time where none is typed; raises LatticeworkError without a name."""
        typed = self.line.text().strip()
        path = _kept_folder() / os.path.expanduser(typed)  # noqa: PTH111 - Path raises for an unknown user
        name = path.name if typed and not typed.endswith(("/", os.sep)) else ""
        if name.lower() in {"", self._form.ending}:
            raise LatticeworkError(phrase("“Save as” has no name of a file; type one, such as {name}",
                                          name=f"{self._stem}{self._form.ending}"))
        return path if name.lower().endswith(self._form.ending) else path.with_name(name + self._form.ending)

    def _choose(self) -> None:
        # Whether a file is to be replaced is asked when it is written.
        typed, _ = QFileDialog.getSaveFileName(self, tr("Save as"), self.line.text(), filter_to_write(self._form),
                                               options=QFileDialog.Option.DontConfirmOverwrite)
        if typed:
            self.line.setText(typed)


def _kept_folder() -> Path:
    return Path(str(QSettings().value(_FOLDER, last_folder())))


class ExportChooser(QDialog):
    """Asks for a purpose, a format and its settings; `export_requested` is emitted each time Export is pressed."""

    export_requested = Signal()

    def __init__(self, exportable: Exportable, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Export"))
        self.exportable = exportable
        self.page: SettingsForm | None = None
        self._offered = [form for form in exported() if exportable.takes(form)]
        self.format = kept_format(self._offered_for(PURPOSES))
        self.purposes = PurposeList(purpose for purpose in PURPOSES if self._offered_for([purpose]))
        self.formats = Choice()
        self.formats.setAccessibleName(tr("Kind of file"))
        self.pages = QScrollArea(widgetResizable=True)
        self.pages.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the fields have it
        self.pages.setFrameShape(QFrame.Shape.NoFrame)
        self.pages.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.preview = PreviewPane()
        self.previewer = Previewer(self)
        self.destination = Destination(exportable.document.name)
        self.buttons = ButtonBox(QDialogButtonBox.StandardButton.Close)
        self.export_button = self.buttons.addButton(tr("&Export"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.status = QLabel(textFormat=Qt.TextFormat.PlainText)
        self._lay_out()
        self._wire()
        self.choose(self.format)

    def _offered_for(self, purposes: Iterable[str]) -> list[Format]:
        return [form for purpose in purposes for form in self._offered if form.purpose == purpose]

    def _lay_out(self) -> None:
        # Its titles are long: beside a label they would take room from the preview, for one purpose more than others.
        kind = stacked(None, label_of(tr("&Kind of file"), self.formats), self.formats)
        kind.setContentsMargins(0, 0, GAP, 0)
        chosen = side_by_side(self.purposes, (stacked(None, kind, (self.pages, 1)), 1))
        halves = side_by_side((chosen, 1), (self.preview, 1))
        stacked(self, (halves, 1), self.destination, side_by_side((self.status, 1), self.buttons))
        self.export_button.setDefault(True)  # the box of its button has to be in the dialog before
        resize_to_fit(self, QSize(_WIDTH, _HEIGHT))

    def _wire(self) -> None:
        self.previewer.made.connect(self.preview.show_preview)
        self.previewer.made.connect(self._on_previewed)
        self.previewer.progressed.connect(self.preview.show_progress)
        self.preview.cancelled.connect(self._cancel_preview)
        self.buttons.accepted.connect(self.export_requested)
        self.buttons.rejected.connect(self.close)
        self.purposes.currentItemChanged.connect(lambda *_: self._offer_formats())
        self.formats.currentIndexChanged.connect(lambda _: self._on_format())

    def choose(self, form: Format) -> None:
        """Choose a format, and with it its purpose."""
        keep_format(form)
        if self.purposes.currentItem() is not None and self.purposes.purpose == form.purpose:
            self.formats.setValue(form.ending)
        else:
            self.purposes.choose(form.purpose)

    def _offer_formats(self) -> None:
        forms = self._offered_for([self.purposes.purpose])
        chosen = kept_format(forms, self.purposes.purpose)
        self.formats.offer({form.ending: f"{translated(form.title)} ({isolated(form.ending)})" for form in forms},
                           chosen.ending)
        self._show_page(chosen)

    def _on_format(self) -> None:
        self._show_page(next(form for form in self._offered if form.ending == self.formats.value()))

    def _show_page(self, form: Format) -> None:
        self.format = form
        keep_format(form)
        self.status.clear()  # what was exported before had another format
        self.destination.show_format(form)
        able = bool(self.exportable.choices(form))
        self.export_button.setEnabled(able)
        self.export_button.setToolTip("")
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

    def _on_previewed(self, made: Preview | LatticeworkError) -> None:
        """Offer to export what could be made; else the preview says why not, until a setting is changed."""
        refused = error_text(made) if isinstance(made, LatticeworkError) else ""
        self.export_button.setEnabled(not refused)
        self.export_button.setToolTip(literal(refused))

    def _cancel_preview(self) -> None:
        self.previewer.close()
        self.preview.clear(tr("The preview was cancelled. Change any setting to have it again."))

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
        values, which = page.values(), page.which
        try:
            path = dialog.destination.path
            written, remarks = write(form, dialog.exportable, which, values, path, dialog)
        except LatticeworkError as error:
            warn(dialog, tr("Export"), error_text(error))
        except CancelledError:
            pass
        else:
            if written:
                QSettings().setValue(_FOLDER, str(path.parent))
                keep_choices(form, values, dialog.exportable.usual(form, which), which)
                dialog.show_exported(path)
                self._tell(path, written, remarks, dialog)

    def _tell(self, path: Path, written: list[Path], remarks: tuple[str, ...], dialog: ExportChooser) -> None:
        self.exported.emit(written)
        show_remarks(tr("{path} was written. Please note:", path=path.name), remarks, dialog)


def write(form: Format, exportable: Exportable, which: Which, values: dict[str, object], path: Path,
          window: QWidget) -> tuple[list[Path], tuple[str, ...]]:
    """Write files, and return them and what they do not hold, in words; no files where the user cancels.

    Raises LatticeworkError, and CancelledError where the user cancels the work; then nothing was written.
    """
    def made() -> tuple[dict[Path, bytes | None], tuple[str, ...]]:
        """Return the files, with None for one that is written already, as it was made in pieces."""
        with exportable.contents(which) as contents:
            data, remarks = form.written(contents, path, **values)
            return {file: _whole(file, content) for file, content in data.items()}, remarks

    if not _may_replace([path], window):
        return [], ()
    data, remarks = waited_for(window, tr("Making {path}", path=path.name), made)
    # Only what was made says how many files there are and what they are called.
    if not _may_replace((file for file in data if file != path), window):
        return [], ()
    replace_all({file: content for file, content in data.items() if content is not None})
    return list(data), remarks


def _whole(file: Path, content: bytes | Iterable[bytes]) -> bytes | None:
    if isinstance(content, bytes):
        return content
    # All solutions of a search may be more than the memory holds: they are written as they are read.
    replace(file, content)
    return None


def _may_replace(files: Iterable[Path], window: QWidget) -> bool:
    there = [file for file in files if is_there(file)]
    return not there or ask_to_replace(window, there)
