"""What the tests of the library panel share: a folder of puzzles and the panel that lists it."""

import pytest
from PySide6.QtCore import QSettings

from latticework import paths
from latticework.gui.library import reader
from latticework.gui.library.collections import ALL
from latticework.gui.library.filter_bar import COLLECTION, VIEW
from latticework.gui.library.panel import LibraryPanel
from latticework.gui.widgets.preferences import RECENT_FILES
from latticework.lattice import builtin
from latticework.puzzle import Origin, Part, Published, Puzzle, Target, save

SQUARE = builtin("square")


@pytest.fixture
def folder(tmp_path):
    """A library of three puzzles and a damaged file, in two folders."""
    library = tmp_path / "library"
    for name in ("square", "solid-ones"):
        (library / name).mkdir(parents=True)
    cells = ((0, 0, 0), (1, 0, 0))
    save(Puzzle(SQUARE, "A bar", "Ann", target=Target(cells), parts=(Part("I", cells),), notes="A long\nbar.",
                published=(Published(1_234, "reflections", "nobody"),),
                origin=Origin(1990, tags=("easy", "classic"), links=("https://example.org/bar",))),
         library / "square" / "bar.toml")
    save(Puzzle(SQUARE, "Café"), library / "square" / "coffee.toml")
    save(Puzzle(builtin("cubic"), "Block", target=Target(((0, 0, 0, 0),)), parts=(Part("one", ((0, 0, 0, 0),)),)),
         library / "solid-ones" / "block.toml")
    (library / "square" / "damaged.toml").write_text("format = 1\nlattice = 3\n")
    (library / "square" / "readme.txt").write_text("not a puzzle")
    return library


@pytest.fixture
def settings(qapp, monkeypatch, tmp_path):
    """Settings in which nothing was chosen, and pictures in a folder of their own."""
    monkeypatch.setattr(paths, "pictures", lambda: tmp_path / "pictures")
    settings = QSettings()
    for key in (RECENT_FILES, reader.KEY, VIEW, COLLECTION):
        settings.remove(key)
    yield settings
    for key in (RECENT_FILES, reader.KEY, VIEW, COLLECTION):
        settings.remove(key)


@pytest.fixture
def searches(tmp_path):
    """The folder of searches."""
    (tmp_path / "searches").mkdir()
    return tmp_path / "searches"


@pytest.fixture
def panel(qtbot, folder, settings, searches):
    """The panel, when all is read."""
    panel = LibraryPanel(folder=folder, searches=searches)
    qtbot.addWidget(panel)
    panel.bar.collections.choose(ALL)
    panel.resize(1000, 700)
    panel.show()
    qtbot.waitUntil(lambda: not panel.reading, timeout=20_000)
    return panel
