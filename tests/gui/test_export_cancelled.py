"""Cancelling in the Export dialog: a preview that takes long, and a file that is being written."""

import threading
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from export_help import SOLVED, OpenExport, choose, export_to_chosen, files_in, opens_exports
from latticework.cancel import checkpoint
from latticework.files.file_format import Format
from latticework.gui.export import dialog as export_dialogs
from latticework.gui.export import preview as previews
from latticework.gui.widgets import dialogs


@pytest.fixture
def opened(qtbot: QtBot) -> OpenExport:
    return opens_exports(qtbot)


def test_a_preview_that_takes_long_can_be_cancelled(opened, qtbot, monkeypatch):
    begun, ended = threading.Event(), threading.Event()

    def slow(*_: Any) -> Any:
        while True:
            checkpoint("making parts", 0.25)
            begun.set()
            if ended.wait(0.01):
                return previews.Preview(text="too late")

    monkeypatch.setattr(export_dialogs, "preview", slow)
    dialog = opened(SOLVED)
    choose(dialog, ".stl")
    progress = dialog.preview.progress
    qtbot.waitUntil(lambda: progress.isVisible() and progress.bar.value() == 250, timeout=20_000)
    assert progress.bar.text() == "making parts 25%"
    progress.cancel.click()
    assert "cancelled" in dialog.preview.picture.text()
    assert not progress.isVisible()
    ended.set()
    qtbot.waitUntil(lambda: not any(thread.name == "work waited for" for thread in threading.enumerate()))
    assert not dialog.preview.text.toPlainText()


@pytest.mark.parametrize("ending", [".png", ".stl", ".txt"])
def test_a_cancelled_export_leaves_nothing(opened, chooser, told, monkeypatch, tmp_path, ending):
    cancelled = threading.Event()

    def written(*args: Any, **values: Any) -> Any:
        cancelled.wait()  # it is made after the user has cancelled
        checkpoint()
        return plain(*args, **values)

    plain = Format.written
    monkeypatch.setattr(dialogs, "MOMENT", 0.0)
    monkeypatch.setattr(dialogs._Waiting, "exec", lambda _: 0)
    chooser.answer = str(tmp_path / f"a{ending}")
    dialog = opened(SOLVED)
    dialog.previewer.blockSignals(True)
    choose(dialog, ending)
    dialog.previewer.close()
    monkeypatch.setattr(Format, "written", written)
    export_to_chosen(dialog)
    cancelled.set()
    assert dialog.isVisible()
    while any(thread.name == "work waited for" for thread in threading.enumerate()):
        QApplication.processEvents()
    assert files_in(tmp_path) == []
    assert not told
