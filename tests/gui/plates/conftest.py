"""What the tests of plates share: a list of parts for cubes, and the dialog that draws a plate for it."""

import pytest

from gui_help import LEFT, opened
from latticework.gui.editor.document import Document
from latticework.gui.editor.parts_panel import PartsPanel
from latticework.puzzle import Puzzle
from plate_help import shown
from shapes import cubic


@pytest.fixture
def panel(qtbot):
    return opened(qtbot, PartsPanel(Document(Puzzle(cubic()))), 330, 400)


@pytest.fixture
def dialog(qtbot, panel):
    qtbot.mouseClick(panel.plates.button, LEFT)
    return shown(qtbot, panel)
