"""Recent files: in the library panel, in the settings, and where two of one name lie."""

from pathlib import Path

import pytest

from latticework.gui.library.collections import OWN
from latticework.gui.library.panel import LibraryPanel
from latticework.gui.widgets.preferences import MOST_FILES, RECENT_FILES, add_recent_file, places, recent_files
from latticework.lattice import builtin
from latticework.puzzle import Puzzle, save
from library_help import card, show_lately_opened, shown, shown_recent, tip


def test_recent_files_of_one_name_show_where_they_lie(qtbot, panel, tmp_path):
    for folder, name in (("a/x", "bar"), ("b/x", "bar"), ("a/x", "other"), ("a", "sole")):
        path = tmp_path / "mine" / folder / f"{name}.toml"
        path.parent.mkdir(parents=True, exist_ok=True)
        save(Puzzle(builtin("square"), "Sole" if name == "sole" else "A bar"), path)
        panel.add_recent(path)
    panel.bar.collections.choose(OWN)
    qtbot.waitUntil(lambda: not panel.reading, timeout=20_000)
    assert [text.replace("\\", "/") for text in shown(panel)] == [
        "Sole", "A bar – a/x/other.toml", "A bar – b/x/bar.toml", "A bar – a/x/bar.toml"]
    assert str(tmp_path / "mine" / "a" / "sole.toml") in tip(panel, "Sole")


@pytest.mark.parametrize(("paths_given", "told"), [
    (["/a/p.toml"], ["a/p.toml"]), (["/a/p.toml", "/b/p.toml"], ["a/p.toml", "b/p.toml"]),
    (["/a/c/p.toml", "/b/c/p.toml"], ["a/c/p.toml", "b/c/p.toml"]),
    (["/p.toml", "/c/p.toml"], ["/p.toml", "c/p.toml"])])
def test_places_distinguish_files_by_the_fewest_folders(paths_given, told):
    assert [place.replace("\\", "/") for place in places([Path(path) for path in paths_given])] == told


def test_recent_files_come_in_their_order_and_are_kept(qtbot, panel, folder, searches):
    bar, block = folder / "square" / "bar.toml", folder / "solid-ones" / "block.toml"
    for path in (bar, block, bar, folder / "gone.toml", bar):
        panel.add_recent(path)
    show_lately_opened(panel)
    qtbot.waitUntil(lambda: not panel.reading, timeout=20_000)
    assert shown_recent(panel) == ["A bar", "gone", "Block"]
    assert card(panel, "gone").refusal
    again = LibraryPanel(folder=folder, searches=searches)
    qtbot.addWidget(again)
    assert shown_recent(again) == ["bar", "gone", "block"]


def test_by_lattice_own_puzzles_stand_at_theirs_in_an_order_that_stays(qtbot, panel, folder, tmp_path):
    mine = {}
    for name, lattice in (("Zebra", "square"), ("Ape", "square"), ("Bee", "hexagon"), ("Cow", "cubic")):
        mine[name] = tmp_path / "mine" / f"{name}.toml"
        mine[name].parent.mkdir(exist_ok=True)
        save(Puzzle(builtin(lattice), name), mine[name])
    orders = []
    for opened in (("Zebra", "Ape", "Bee", "Cow"), ("Cow", "Bee", "Ape", "Zebra")):
        for name in opened:
            panel.add_recent(mine[name])
        qtbot.waitUntil(lambda: not panel.reading, timeout=20_000)
        orders.append(shown(panel))
    assert orders[0] == orders[1]
    assert orders[0][:5] == ["A bar", "Café", "damaged", "Ape", "Zebra"]
    assert set(orders[0][5:]) == {"Bee", "Cow", "Block"}


def test_recent_files_survive_strange_settings(settings):
    for strange in ("one", ["", "two", 3], 5, None, b"\x00"):
        settings.setValue(RECENT_FILES, strange)
        assert all(isinstance(path, Path) for path in recent_files(settings))
    for number in range(2 * MOST_FILES):
        add_recent_file(settings, Path(f"/p/{number}.toml"))
    assert recent_files(settings)[0] == Path(f"/p/{2 * MOST_FILES - 1}.toml").absolute()
    assert len(recent_files(settings)) == MOST_FILES


def test_a_file_opened_while_the_library_is_hidden_is_listed_once_it_is_seen(qtbot, panel, folder):
    rounds = panel.reader.round
    panel.hide()
    for path in (folder / "square" / "bar.toml", folder / "square" / "coffee.toml"):
        panel.add_recent(path)
    assert panel.reader.round == rounds  # nothing was read or sorted meanwhile
    panel.show()
    show_lately_opened(panel)
    qtbot.waitUntil(lambda: not panel.reading, timeout=20_000)
    assert panel.reader.round == rounds + 1
    assert shown_recent(panel) == ["Café", "A bar"]
