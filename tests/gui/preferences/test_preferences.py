"""The dialog of preferences: each change counts at once, in all windows, and is kept."""

import pytest
from PySide6.QtCore import QLocale, QSettings, QSize, Qt
from PySide6.QtGui import QFont

from gui_help import opened_window
from latticework import paths
from latticework.gui.shell.preferences_dialog import PreferencesDialog
from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets import preferences, theme


@pytest.fixture
def dialog(window: MainWindow) -> PreferencesDialog:
    made = PreferencesDialog(window)
    made.open()
    return made


def test_another_theme(window, dialog, qtbot):
    for look in theme.THEMES:
        dialog.look.setCurrentIndex(dialog.look.findData("system"))
        dialog.look.setCurrentIndex(dialog.look.findData(look))
        assert theme.current() is theme.THEMES[look]
        assert QSettings().value("theme") == look
        qtbot.waitUntil(lambda look=look: window.themes.checkedAction().data() == look)


def test_the_size_of_letters_is_that_of_the_desktop_times_the_one_chosen(dialog, qapp):
    usual = qapp.font()
    try:
        theme.size_letters(qapp)
        assert qapp.font().pointSizeF() == usual.pointSizeF()
        dialog.letters.setValue(150)
        theme.size_letters(qapp)  # at the next start
        assert qapp.font().pointSizeF() == pytest.approx(1.5 * usual.pointSizeF())
        in_pixels = QFont(usual)
        in_pixels.setPixelSize(12)
        qapp.setFont(in_pixels)
        theme.size_letters(qapp)
        assert qapp.font().pixelSize() == 18
        assert theme.beside_letters(QSize(160, 104)) == QSize(240, 156)
    finally:
        dialog.letters.setValue(100)
        theme.size_letters(qapp)
        qapp.setFont(usual)


def test_workers_and_memory_of_all_windows(window, dialog, qtbot):
    other = opened_window(qtbot)
    dialog.workers.setValue(2)
    dialog.memory.setValue(768)
    for one in (window, other, opened_window(qtbot)):
        assert one.search.crew.workers.value() == 2
        assert one.search.crew.memory.value() == 768


def test_a_search_that_runs_keeps_its_workers(window, dialog):
    window.search.crew.workers.setValue(1)
    window.search.crew.enable(running=True)
    dialog.workers.setValue(2)
    assert window.search.crew.workers.value() == 1


def test_the_notice_at_the_end(window, dialog):
    dialog.notice.setChecked(False)
    assert not window.notice.isChecked()
    window.notice.setChecked(True)
    assert preferences.flag(preferences.NOTICE)


def test_motion_off(window, dialog):
    dialog.motion.setChecked(False)
    assert not preferences.may_move(window, preferences.MOTION)
    assert preferences.may_move(window, preferences.CAMERA)
    dialog.camera.setChecked(False)
    assert not preferences.may_move(window, preferences.CAMERA)


def test_the_interval_of_copies_and_the_folder_of_searches(dialog):
    dialog.autosave.setValue(60)
    assert preferences.AUTOSAVE.value == 60
    assert dialog.folder.text() == str(paths.searches())


def test_enter_in_the_choice_of_a_theme_opens_no_other_dialog(qtbot, dialog):
    opened = []
    for button in (dialog.keys, dialog.show_folder):
        button.clicked.disconnect()
        button.clicked.connect(lambda: opened.append(True))
    dialog.look.setFocus()
    qtbot.keyClick(dialog.look, Qt.Key.Key_Return)
    assert opened == []


def test_a_language_is_offered_only_where_there_is_one(window, tmp_path, monkeypatch):
    (tmp_path / "translations").mkdir()
    (tmp_path / "translations" / "latticework.ts").touch()
    monkeypatch.setattr(paths, "resources", lambda: tmp_path)
    without = PreferencesDialog(window)
    assert not hasattr(without, "language")
    without.close()
    (tmp_path / "translations" / "de.ts").touch()
    other = PreferencesDialog(window)
    assert [other.language.itemText(row) for row in range(3)] == [
        "As the desktop", "English", QLocale("de").nativeLanguageName()]
    other.language.setCurrentIndex(2)
    assert QSettings().value("language") == "de"
    other.close()


@pytest.mark.parametrize("kept", ["many", "9" * 5000, "-1", ["1", "2"], ""])
def test_a_number_that_is_none_counts_as_usual(kept):
    QSettings().setValue(preferences.AUTOSAVE.name, kept)
    assert preferences.AUTOSAVE.value == preferences.AUTOSAVE.usual
