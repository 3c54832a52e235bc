"""Previews that move, and those with pages to be leafed through."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from latticework.apart.courses import find_course
from latticework.files import formats
from latticework.files.formats import FORMATS
from latticework.files.opened_and_written import Contents
from latticework.gui.export.exportable import Exportable, Which
from latticework.gui.export.preview import Preview, preview
from latticework.gui.export.preview_pane import PreviewPane
from quick_suite import in_part
from samples import SOMA, solved

PUZZLE, SOLUTION = solved(SOMA, "cubic")


def whole(ending: str, **values: object) -> Preview:
    """Return all that is shown of a file in the end."""
    form = next(form for form in FORMATS if form.ending == ending)
    exportable = Exportable(PUZZLE, SOLUTION, assembly=find_course(PUZZLE, SOLUTION).assembly)
    first = preview(form, exportable, Which.SHOWN, values)
    assert first.picture is not None
    assert not first.series
    assert first.whole is not None
    return first.whole()


@pytest.mark.parametrize("animation", in_part(["turntable", "explosion", "assembly", "disassembly"], 2))
def test_animations_move_as_long_as_the_file_will(animation: str) -> None:
    made = whole(".gif", animation=animation, seconds=2.0, frame_rate=3)
    assert len(made.series) == 6
    assert made.interval * 6 == pytest.approx(2.0)
    assert len({picture.data for picture in made.series}) > 2


def test_a_booklet_shows_all_its_pages() -> None:
    made = whole(".booklet.pdf")
    path = Path("a.booklet.pdf")
    written = formats.to_write(path).encode(Contents(PUZZLE, SOLUTION), path)[path]
    assert len(made.series) == written.count(b"/Type /Page\n") == 6
    assert made.interval == 0
    assert all(picture.height == 500 for picture in made.series)
    assert all(picture.image.pixelColor(2, 2).name() == "#ffffff" for picture in made.series)


def test_pages_are_leafed_through_and_stay_open_when_a_setting_changes(qtbot: QtBot) -> None:
    pane, made = PreviewPane(), whole(".booklet.pdf")
    qtbot.addWidget(pane)
    pane.show()
    pane.show_preview(made)
    texts = [pane.series.said.text()]
    for button in (pane.series.on, pane.series.on, pane.series.back, pane.series.back, pane.series.back):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        texts.append(pane.series.said.text())
    assert texts == [f"Page {n} of 6" for n in (1, 2, 3, 2, 1, 6)]
    pane.show_preview(Preview(made.picture, whole=lambda: made))  # a setting was changed
    assert not pane.series.isVisible()
    pane.show_preview(made)
    assert pane.series.isVisible()
    assert pane.series.said.text() == "Page 6 of 6"
    pane.clear()
    pane.show_preview(made)
    assert pane.series.said.text() == "Page 1 of 6"


def test_a_moving_preview_moves_and_ends_with_its_page(qtbot: QtBot) -> None:
    pane = PreviewPane()
    qtbot.addWidget(pane)
    pane.show()
    pane.show_preview(whole(".gif", animation="turntable", seconds=0.5, frame_rate=8))
    assert not pane.series.isVisible()
    seen = {pane.picture.pixmap().cacheKey()}
    qtbot.waitUntil(lambda: bool(seen.add(pane.picture.pixmap().cacheKey()) or len(seen) == 4))
    pane.clear("gone")
    assert not pane.series._timer.isActive()
    assert pane.picture.pixmap().isNull()
