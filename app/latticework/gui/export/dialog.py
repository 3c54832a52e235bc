"""The Export dialog: formats on the left, the settings of one of them and its preview on the right."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from latticework.files.file_format import Format
from latticework.files.formats import FORMATS
from latticework.gui.common.dialogs import ButtonBox, shortened
from latticework.gui.common.translation import tr
from latticework.gui.export.exportable import Exportable
from latticework.gui.export.format_list import FormatList
from latticework.gui.export.preview import preview
from latticework.gui.export.preview_pane import PreviewPane
from latticework.gui.export.previewer import Previewer
from latticework.gui.export.settings_form import SettingsForm


class ExportDialog(QDialog):
    """Asks for a format and its settings; `wanted` is emitted when Export is pressed, as often as one likes."""

    wanted = Signal()

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
        self.previewer.told.connect(self.preview.show_progress)
        self.preview.cancelled.connect(self._cancel_preview)
        self.buttons = ButtonBox(QDialogButtonBox.StandardButton.Close)
        self.export_button = self.buttons.addButton(tr("&Export…"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.wanted)
        self.buttons.rejected.connect(self.close)
        self.told = QLabel(textFormat=Qt.TextFormat.PlainText)
        self._lay_out()
        self.list.chosen.connect(self._show_page)
        self.list.choose_last()

    def _lay_out(self) -> None:
        columns = QHBoxLayout()
        columns.addWidget(self.list)
        columns.addWidget(self.pages, 3)
        columns.addWidget(self.preview, 4)
        whole = QVBoxLayout(self)
        whole.addLayout(columns, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.told, 1)
        foot.addWidget(self.buttons)
        whole.addLayout(foot)
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
        self.preview.clear(tr("The preview was cancelled. A change of any setting makes it anew."))

    def tell(self, path: Path) -> None:
        """Say what was written last; something else can be exported then."""
        self.told.setText(tr("Exported to {path}", path=shortened(path.name)))
        self.told.setToolTip(str(path))

    def done(self, result: int) -> None:
        """Close, and stop making previews."""
        self.previewer.close()
        super().done(result)
