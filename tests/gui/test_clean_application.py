"""What a test changes of the application is taken back before the next, and what cannot be is named."""

import gc
import sys
import threading

import pytest
import shiboken6
from PySide6.QtCore import QLocale, QSettings, Qt
from PySide6.QtWidgets import QApplication, QMenu, QWidget

import clean_application
from clean_application import CleanApplication
from latticework.gui.background import TaskQueue
from latticework.gui.widgets import theme, translation


def settings() -> QSettings:
    return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "latticework", "latticework")


@pytest.fixture(scope="module")
def file_of_module() -> str:
    """Where something keeps its settings that is made for all tests of a module, as a window that they share."""
    return settings().fileName()


def test_a_test_keeps_settings_of_its_own() -> None:
    settings().setValue("opened", "by a test")


def test_what_a_module_shares_finds_none_of_them(file_of_module: str) -> None:
    assert QSettings(file_of_module, QSettings.Format.IniFormat).value("opened") is None
    assert settings().fileName() != file_of_module


def test_what_was_changed_is_taken_back(qapp: QApplication) -> None:
    clean, hook, font, locale = CleanApplication(qapp), sys.excepthook, qapp.font(), QLocale()
    theme.apply_theme("dark")
    theme.apply_theme("system")
    larger = qapp.font()
    larger.setPointSize(font.pointSize() + 7)
    qapp.setFont(larger)
    qapp.setStyleSheet("QLabel { color: red; }")
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    qapp.setOverrideCursor(Qt.CursorShape.WaitCursor)
    translation.use_locale(QLocale("de"))
    sys.excepthook = print
    gc.enable()
    QWidget().show()
    menu = QMenu()
    menu.addAction("Action")
    menu.popup(menu.pos())
    assert clean.restore() == []
    assert (theme.choice(), theme.current(), qapp.property("follows_desktop")) == ("light", theme.LIGHT, False)
    assert (qapp.font(), qapp.styleSheet(), qapp.overrideCursor()) == (font, "", None)
    assert qapp.layoutDirection() == Qt.LayoutDirection.LeftToRight
    assert (translation.grouped(1_000), QLocale()) == ("1,000", locale)
    assert sys.excepthook is hook
    assert not gc.isenabled()
    assert qapp.activePopupWidget() is None


def test_a_window_that_stays_is_named(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    clean, window = CleanApplication(qapp), QWidget()
    monkeypatch.setattr(window, "deleteLater", lambda: None)
    left, = clean.restore()
    assert left.startswith("window: ")
    shiboken6.delete(window)
    assert clean.restore() == []


def test_work_that_does_not_end_is_named(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clean_application, "PATIENCE", 0.01)
    clean, end, queue = CleanApplication(qapp), threading.Event(), TaskQueue("without end")
    queue.add(end.wait)
    assert clean.restore() == ["work: without end"]
    end.set()
    assert queue.wait(20)
    assert clean.restore() == []
