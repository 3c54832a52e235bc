"""The dialog for what the user prefers; each change counts at once, in every window."""

from pathlib import Path

from PySide6.QtCore import QLocale, QSettings, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QMainWindow,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from latticework import paths
from latticework.gui.common import preferences, theme
from latticework.gui.common.controls import ChoiceBox
from latticework.gui.common.dialogs import ButtonBox
from latticework.gui.common.preferences import (
    AUTOSAVE,
    AWAKE,
    LANGUAGE,
    LOOK,
    MEMORY,
    MEMORY_STEP,
    MOTION,
    NOTICE,
    WORKERS,
    Number,
)
from latticework.gui.common.translation import tr, translated
from latticework.gui.preferences.shortcuts_dialog import ShortcutsDialog


class PreferencesDialog(QDialog):
    """Fields for all preferences of a user."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.setWindowTitle(tr("Preferences"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        inside = QWidget()
        self.form = QFormLayout(inside)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._appearance()
        self._searches()
        self._safety()
        area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        buttons = ButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(area)
        layout.addWidget(buttons)
        self.resize(max(480, inside.sizeHint().width() + 40), min(620, inside.sizeHint().height() + 70))

    def _appearance(self) -> None:
        self._head(tr("Appearance"))
        self.look = ChoiceBox()
        for choice, text in theme.TITLES.items():
            self.look.addItem(translated(text).replace("&", ""), choice)
        self.look.setCurrentIndex(self.look.findData(theme.choice()))
        self.look.currentIndexChanged.connect(self._on_look)
        self._row(tr("&Theme"), self.look)
        known = _languages()
        if known:
            self._choose_language(known)
        self.motion = self._tick(tr("Parts &move from step to step"), MOTION)
        self.keys = QPushButton(tr("&Keyboard shortcuts…"))
        self.keys.clicked.connect(lambda: ShortcutsDialog(self._window).open())
        self.form.addRow("", self.keys)

    def _choose_language(self, known: dict[str, str]) -> None:
        """Offer the languages that there are translations for."""
        self.language = ChoiceBox()
        self.language.addItem(tr("As the desktop"), "")
        for code, name in ({"en": "English"} | known).items():
            self.language.addItem(name, code)
        self.language.setCurrentIndex(max(0, self.language.findData(str(QSettings().value(LANGUAGE, "")))))
        self.language.currentIndexChanged.connect(
            lambda _: preferences.keep(LANGUAGE, self.language.currentData()))
        self._row(tr("&Language, from the next start"), self.language)

    def _searches(self) -> None:
        self._head(tr("Searches"))
        self.workers = self._number(tr("&Workers"), WORKERS)
        self.memory = self._number(tr("Memory of &each worker"), MEMORY)
        self.memory.setSingleStep(MEMORY_STEP)
        self.memory.setSuffix(" MB")
        self.memory.setSpecialValueText(tr("any"))
        self.awake = self._tick(tr("Keep the computer &awake while a search runs"), AWAKE)
        self.notice = self._tick(tr("Tell when a long search e&nds"), NOTICE)
        folder = paths.searches()
        self.folder = QLabel(str(folder), textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self.folder.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.form.addRow(tr("Searches are kept in"), self.folder)
        self.show_folder = QPushButton(tr("&Open the folder"))
        self.show_folder.clicked.connect(lambda: _show(folder))
        self.form.addRow("", self.show_folder)

    def _safety(self) -> None:
        self._head(tr("Unsaved puzzles"))
        self.autosave = self._number(tr("&Copy for recovery after"), AUTOSAVE)
        self.autosave.setSuffix(tr(" s", "seconds, after a number"))
        told = tr("Changes are also copied after ten steps. Your own file is written only when you save.")
        self.form.addRow(QLabel(told, wordWrap=True))

    def _head(self, title: str) -> None:
        label = QLabel(title)
        font = label.font()
        font.setBold(True)
        label.setFont(font)
        self.form.addRow(label)

    def _row(self, label: str, field: QComboBox | QSpinBox) -> None:
        field.setAccessibleName(label.replace("&", ""))
        self.form.addRow(label, field)

    def _tick(self, text: str, name: str) -> QCheckBox:
        tick = QCheckBox(text)
        tick.setChecked(preferences.flag(name))
        tick.toggled.connect(lambda checked: preferences.keep(name, checked))
        self.form.addRow(tick)
        return tick

    def _number(self, label: str, bounds: Number) -> QSpinBox:
        box = QSpinBox(minimum=bounds.least, maximum=bounds.most)
        box.setValue(bounds.value)
        box.setKeyboardTracking(False)
        box.valueChanged.connect(lambda value: preferences.keep(bounds.name, value))
        self._row(label, box)
        return box

    def _on_look(self) -> None:
        preferences.keep(LOOK, self.look.currentData())
        theme.apply_theme(self.look.currentData())


def _show(folder: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def _languages() -> dict[str, str]:
    """Return the languages that the window is translated into: their codes and what they call themselves."""
    files = sorted((paths.resources() / "translations").glob("*.ts"))
    return {path.stem: QLocale(path.stem).nativeLanguageName() for path in files if path.stem != "latticework"}
