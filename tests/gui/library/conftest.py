"""What the tests of the library panel share: a folder of puzzles and the panel that lists it."""

import pytest
from PySide6.QtCore import QSettings

from latticework.gui.common.recent_files import KEY
from latticework.gui.library.panel import LibraryPanel
from latticework.lattice import builtin
from latticework.puzzle import Part, Published, Puzzle, Target, save

SQUARE = builtin("square")


@pytest.fixture
def folder(tmp_path):
    for name in ("flat", "solid-ones"):
        (tmp_path / name).mkdir()
    cells = ((0, 0, 0), (1, 0, 0))
    save(Puzzle(SQUARE, "A bar", target=Target(cells), parts=(Part("I", cells),),
                published=(Published(1_234, "reflections", "nobody"),)), tmp_path / "flat" / "bar.toml")
    save(Puzzle(SQUARE, "Café"), tmp_path / "flat" / "coffee.toml")
    save(Puzzle(builtin("cubic"), "Block"), tmp_path / "solid-ones" / "block.toml")
    (tmp_path / "flat" / "damaged.toml").write_text("format = 1\nlattice = 3\n")
    (tmp_path / "flat" / "readme.txt").write_text("not a puzzle")
    return tmp_path


@pytest.fixture
def settings(qapp):
    settings = QSettings()
    settings.remove(KEY)
    return settings


@pytest.fixture
def panel(qtbot, folder, settings):
    panel = LibraryPanel(folder=folder)
    qtbot.addWidget(panel)
    panel.show()
    qtbot.waitUntil(lambda: not panel.reading)
    return panel
