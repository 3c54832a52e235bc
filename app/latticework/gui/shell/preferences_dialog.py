"""The dialog for what the user prefers; each change counts at once, in every window."""

from PySide6.QtCore import QLocale, QSettings, QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QMainWindow,
    QPushButton,
    QScrollArea,
    QWidget,
)

from latticework import administrator, paths
from latticework.gui.shell.shortcuts_dialog import ShortcutsDialog
from latticework.gui.widgets import preferences, theme
from latticework.gui.widgets.dialogs import ButtonBox, resize_to_fit
from latticework.gui.widgets.forms import (
    Choice,
    Form,
    kept_number,
    kept_tick,
    leave_to_administrator,
    memory_box,
    stacked,
)
from latticework.gui.widgets.preferences import (
    AUTOSAVE,
    AWAKE,
    CAMERA,
    LANGUAGE,
    LETTERS,
    LOOK,
    MOTION,
    NOTICE,
    WORKERS,
)
from latticework.gui.widgets.translation import tr, translated, without_letter


class PreferencesDialog(QDialog):
    """Fields for all preferences of a user."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.setWindowTitle(tr("Preferences"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        inside = QWidget()
        self.form = Form(inside)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._appearance(self.form)
        self._searches(self.form)
        self._safety(self.form)
        if administrator.read().path is not None:
            text = tr("Your administrator has set some of this in {path}", path=administrator.read().path)
            self.form.addRow(QLabel(text, textFormat=Qt.TextFormat.PlainText, wordWrap=True))
        # In some languages and with large fonts the fields are higher than a small screen.
        area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the fields have it
        area.setWidget(inside)
        buttons = ButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        stacked(self, area, buttons)
        usual = inside.sizeHint()
        resize_to_fit(self, QSize(max(480, usual.width() + 40), min(620, usual.height() + 70)))

    def _appearance(self, form: Form) -> None:
        form.add_head(tr("Appearance"))
        themes = {choice: without_letter(translated(text)) for choice, text in theme.TITLES.items()}
        self.look = form.add(tr("&Theme"), Choice(themes, theme.choice()))
        self.look.currentIndexChanged.connect(self._on_look)
        languages = _languages()
        if languages:
            offered = {"": tr("As the desktop"), "en": "English"} | languages
            self.language = form.add(tr("&Language, from the next start"),
                                     Choice(offered, _language()))
            leave_to_administrator(self.language, LANGUAGE)
            self.language.currentIndexChanged.connect(
                lambda _: preferences.keep(LANGUAGE, self.language.value()))
        self.letters = form.add(tr("Size of letters, &from the next start"),
                                kept_number(LETTERS, singleStep=25, suffix=tr(" %", "a share, after a number")))
        self.motion = kept_tick(tr("Parts &move from step to step"), MOTION)
        self.camera = kept_tick(tr("Move the camera &smoothly"), CAMERA)
        for tick in (self.motion, self.camera):
            form.addRow(tick)
        self.keys = form.add("", QPushButton(tr("&Keyboard shortcuts…"), autoDefault=False))
        self.keys.clicked.connect(lambda: ShortcutsDialog(self._window).open())

    def _searches(self, form: Form) -> None:
        form.add_head(tr("Searches", "a group of settings"))
        self.workers = form.add(tr("&Workers"), kept_number(WORKERS))
        self.memory = form.add(tr("Memory of &each worker"), memory_box())
        self.awake = kept_tick(tr("Keep the computer &awake while a search runs"), AWAKE)
        self.notice = kept_tick(tr("Notify me when a long search e&nds"), NOTICE)
        for tick in (self.awake, self.notice):
            form.addRow(tick)
        folder = paths.searches()
        self.folder = QLabel(str(folder), textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self.folder.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        form.addRow(tr("Searches are kept in"), self.folder)
        self.show_folder = form.add("", QPushButton(tr("&Open the folder"), autoDefault=False))
        self.show_folder.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))))

    def _safety(self, form: Form) -> None:
        form.add_head(tr("Unsaved puzzles"))
        self.autosave = form.add(tr("&Copy for recovery after"),
                                 kept_number(AUTOSAVE, suffix=tr(" s", "seconds, after a number")))
        note = tr("Changes are also copied after ten steps. Your own file is written only when you save.")
        form.addRow(QLabel(note, wordWrap=True))

    def _on_look(self) -> None:
        preferences.keep(LOOK, self.look.value())
        theme.apply_theme(self.look.value())


def _language() -> str:
    """Return the language for the next start, "" for that of the desktop."""
    kept = str(QSettings().value(LANGUAGE, administrator.chosen(LANGUAGE) or ""))
    return str(administrator.fixed(LANGUAGE) or kept)


def _languages() -> dict[str, str]:
    """Return the languages that the window is translated into: their codes and what they call themselves."""
    files = sorted((paths.resources() / "translations").glob("*.ts"))
    return {path.stem: QLocale(path.stem).nativeLanguageName() for path in files if path.stem != "latticework"}
