"""Parts are dragged to another place in the list."""

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest

from gui_help import LEFT, NO_KEYS, opened
from latticework.gui.editor.document import Document
from latticework.gui.editor.parts_panel import PartsPanel
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle

ONE = ((0, 0, 0),)


@pytest.mark.parametrize(("row", "onto", "low", "order"), [
    (1, 3, True, "BCAD"), (1, 3, False, "BACD"), (4, 1, False, "DABC"), (2, 4, True, "ACDB"), (3, 0, True, "CABD"),
    (0, 2, True, "ABCD"), (2, 2, True, "ABCD"), (1, -1, True, "BCDA")])
def test_a_part_stands_where_it_is_dropped(qtbot, row, onto, low, order):
    panel = opened(qtbot, PartsPanel(Document(Puzzle(builtin("square"), parts=tuple(Part(n, ONE) for n in "ABCD")))),
                   420, 500)
    table, document = panel.table, panel.document
    table.setCurrentIndex(panel.model.index(row, 1))
    area = table.visualRect(panel.model.index(onto, 1)) if onto >= 0 else None
    at = QPointF(20, 480) if area is None else QPointF(20, area.bottom() - 3 if low else area.top() + 3)
    table.dropEvent(QDropEvent(at, Qt.DropAction.MoveAction, QMimeData(), LEFT, NO_KEYS))
    assert "".join(part.name for part in document.puzzle.parts) == order
    assert document.stack.count() == (order != "ABCD")
    if row:
        assert document.subject == order.index("ABCD"[row - 1])


def test_a_drag_with_the_mouse_ends_in_a_drop(qtbot):
    if QGuiApplication.platformName() != "xcb":
        pytest.skip("elsewhere a drag does not follow events that are made up")
    panel = opened(qtbot, PartsPanel(Document(Puzzle(builtin("square"), parts=tuple(Part(n, ONE) for n in "ABCD")))),
                   420, 500)
    view, window = panel.table.viewport(), panel.windowHandle()
    start, end = (view.mapTo(panel, panel.table.visualRect(panel.model.index(row, 1)).center()) for row in (1, 3))
    end += QPoint(0, 10)
    dragged = QTimer(panel)  # the drag has an event loop of its own
    steps = iter([end - QPoint(0, 4), end])

    def go_on() -> None:
        at = next(steps, None)
        if at is None:
            dragged.stop()
            QTest.mouseRelease(window, LEFT, NO_KEYS, end)
        else:
            QTest.mouseMove(window, at)

    dragged.timeout.connect(go_on)
    QTest.mousePress(window, LEFT, NO_KEYS, start)
    QTest.mouseMove(window, start + QPoint(5, 5))
    dragged.start(30)
    QTest.mouseMove(window, start + QPoint(15, 15))
    qtbot.waitUntil(lambda: not dragged.isActive())
    qtbot.waitUntil(lambda: "".join(part.name for part in panel.document.puzzle.parts) == "BCAD")
