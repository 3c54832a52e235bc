"""The list of the library panel: titles, published counts, refused files, what ships."""

from PySide6.QtCore import Qt

from latticework import paths
from latticework.gui.library.panel import LibraryPanel
from latticework.lattice import builtin
from latticework.puzzle import Origin, Published, Puzzle, Target, save
from library_help import item, shown


def test_it_lists_folders_and_titles(panel):
    assert shown(panel) == {"Flat": ["A bar", "Café", "damaged"], "Solid ones": ["Block"]}


def test_a_file_stands_before_those_whose_names_go_on_after_its_own(qtbot, folder, settings):
    save(Puzzle(builtin("square"), "Bars"), folder / "flat" / "bar-figures.toml")
    made = LibraryPanel(folder=folder)
    qtbot.addWidget(made)
    qtbot.waitUntil(lambda: not made.reading)
    assert shown(made)["Flat"] == ["A bar", "Bars", "Café", "damaged"]


def test_published_counts_are_a_tip(panel):
    assert "1,234 solutions, not counting reflections" in item(panel, "A bar").toolTip(0)


def test_the_tip_says_of_which_target_a_count_is(qtbot, folder, settings):
    counts = (Published(5, "nothing", "me"), Published(1, "nothing", "me", target=1))
    target, bar = Target(((0, 0, 0),)), Target(name="bar")
    save(Puzzle(builtin("square"), "Two", target=target, others=(bar,), published=counts),
         folder / "flat" / "two.toml")
    made = LibraryPanel(folder=folder)
    qtbot.addWidget(made)
    qtbot.waitUntil(lambda: not made.reading)
    tip = item(made, "Two").toolTip(0)
    assert "2 targets" in tip
    assert "\nTarget 1: 5 solutions\nbar: 1 solution\n" in tip


def test_the_tip_says_where_a_puzzle_comes_from_and_some_of_many_counts(qtbot, folder, settings):
    counts = tuple(Published(number, "nothing", "me") for number in range(10))
    save(Puzzle(builtin("square"), "Old", "Archimedes", published=counts, origin=Origin(-220, "a palimpsest")),
         folder / "flat" / "old.toml")
    made = LibraryPanel(folder=folder)
    qtbot.addWidget(made)
    qtbot.waitUntil(lambda: not made.reading)
    tip = item(made, "Old").toolTip(0)
    assert "Old\nArchimedes, -220\na palimpsest\n" in tip
    assert "7 solutions\nand 2 more counts\n" in tip


def test_a_refused_file_is_grey_and_says_why(qtbot, panel):
    damaged = item(panel, "damaged")
    assert not damaged.flags() & Qt.ItemFlag.ItemIsEnabled
    assert "lattice" in damaged.toolTip(0)


def test_files_are_read_after_the_window_is_there(qtbot, folder, settings):
    panel = LibraryPanel(folder=folder)
    qtbot.addWidget(panel)
    assert panel.reading
    assert shown(panel) == {"Flat": ["bar", "coffee", "damaged"], "Solid ones": ["block"]}


def test_activating_a_puzzle_asks_for_it(qtbot, panel, folder):
    with qtbot.waitSignal(panel.open_requested) as asked:
        panel.tree.itemActivated.emit(item(panel, "Block"), 0)
    assert asked.args == [folder / "solid-ones" / "block.toml"]
    with qtbot.assertNotEmitted(panel.open_requested):
        panel.tree.itemActivated.emit(panel.tree.topLevelItem(1), 0)


def test_every_puzzle_that_ships_can_be_opened(qtbot, settings):
    panel = LibraryPanel()
    qtbot.addWidget(panel)
    qtbot.waitUntil(lambda: not panel.reading, timeout=20_000)
    assert shown(panel)
    assert paths.library() == panel.folder
    for i in range(panel.tree.topLevelItemCount()):
        group = panel.tree.topLevelItem(i)
        for k in range(group.childCount()):
            assert group.child(k).flags() & Qt.ItemFlag.ItemIsEnabled, group.child(k).toolTip(0)
