"""What the library is asked for: words, lattice, pieces, state, tag; and what Enter opens."""

import pytest
from PySide6.QtCore import Qt

from latticework.gui.library.puzzle_state import PAUSED, SOLVED, TargetState
from latticework.gui.library.query import BY_NAME, BY_PIECES, RECENT, SHIPPED
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target, save
from library_help import card, shown

ALL = ["A bar", "Café", "damaged", "Block"]


@pytest.mark.parametrize(("words", "left"), [
    ("BLO", ["Block"]), ("square bar", ["A bar"]), ("coffee", ["Café"]), ("ann EASY", ["A bar"]),
    ("long", ["A bar"]), ("nothing like it", [])])
def test_words_are_looked_for_in_all_that_is_known(qtbot, panel, words, left):
    qtbot.keyClicks(panel.filter, words)
    assert shown(panel) == left
    panel.filter.clear()
    assert shown(panel) == ALL


def choose(box, value):
    box.setCurrentIndex(box.findData(value))


def test_boxes_narrow_what_is_shown_and_a_button_widens_it_again(qtbot, panel):
    choose(panel.bar.lattice, "Cubes")
    assert shown(panel) == ["Block"]
    choose(panel.bar.tag, "easy")
    assert shown(panel) == []
    assert panel.clear.isVisible()
    assert panel.empty_text.text() == "No puzzle is like that."
    qtbot.mouseClick(panel.clear, Qt.MouseButton.LeftButton)
    assert shown(panel) == ALL
    choose(panel.bar.pieces, "most")
    assert shown(panel) == []


def test_a_button_clears_all_filters_where_one_is_set_and_moves_nothing(qtbot, panel):
    bar = panel.bar
    assert not bar.unfilter.isVisible()
    places = [widget.geometry() for widget in (bar.words, *bar.boxes)]
    choose(bar.state, SOLVED)
    assert bar.unfilter.isVisible()
    assert [widget.geometry() for widget in (bar.words, *bar.boxes)] == places
    qtbot.mouseClick(bar.unfilter, Qt.MouseButton.LeftButton)
    assert shown(panel) == ALL
    assert not bar.unfilter.isVisible()
    qtbot.keyClicks(panel.filter, "blo")
    assert bar.unfilter.isVisible()


def test_few_pieces_are_those_that_a_solution_has(qtbot, panel, folder):
    cells = tuple((x, 0, 0) for x in range(18))
    save(Puzzle(builtin("square"), "Nine of twelve", target=Target(cells),
                parts=(Part("I", cells[:2], least=0, most=12),)), folder / "square" / "nine.toml")
    panel.rescan()
    qtbot.waitUntil(lambda: not panel.reading, timeout=20_000)
    choose(panel.bar.pieces, "few")
    assert "Nine of twelve" not in shown(panel)
    choose(panel.bar.pieces, "some")
    assert shown(panel) == ["Nine of twelve"]


@pytest.mark.parametrize(("fewest", "most", "chosen"), [
    (1, 6, {"few"}), (6, 7, {"few", "some"}), (7, 7, {"some"}), (12, 13, {"some", "many"}), (25, 25, {"many"}),
    (26, 26, {"most"}), (5, 30, {"few", "some", "many", "most"})])
def test_a_puzzle_is_listed_where_a_solution_may_have_so_many_pieces(qtbot, panel, folder, fewest, most, chosen):
    cells = tuple((x, 0, 0) for x in range(most))
    save(Puzzle(builtin("square"), "Row", target=Target(cells, optional=cells[fewest:]),
                parts=(Part("I", cells[:1], least=fewest, most=most),)), folder / "square" / "row.toml")
    panel.rescan()
    qtbot.waitUntil(lambda: not panel.reading, timeout=20_000)
    listed = set()
    for value in ("few", "some", "many", "most"):
        choose(panel.bar.pieces, value)
        listed |= {value} if "Row" in shown(panel) else set()
    assert listed == chosen


def test_boxes_stand_in_even_lines_and_cut_no_text_without_dots(panel):
    panel.resize(900, 700)  # the details leave the rest
    assert len({box.y() for box in panel.bar.boxes}) == 2
    assert len({box.x() for box in panel.bar.boxes}) == 3
    lattice = panel.bar.lattice
    lattice.setItemText(lattice.currentIndex(), "W" * 60)
    whole = lattice.grab().toImage()
    lattice.setItemText(lattice.currentIndex(), "W" * 30)
    assert lattice.grab().toImage() == whole  # both end in the same dots


def test_boxes_stand_below_one_another_where_there_is_room_for_one(qtbot, panel):
    panel.resize(300, 700)
    panel.bar.fold.setChecked(True)
    qtbot.waitUntil(lambda: len({box.x() for box in panel.bar.boxes}) == 1)
    assert len({box.y() for box in panel.bar.boxes}) == len(panel.bar.boxes)


def test_states_are_shown_and_asked_for(panel):
    keys = {name: card(panel, name).problems[0] for name in ("A bar", "Block")}
    panel.rows.show_states({keys["A bar"]: TargetState(1.0, 7, True), keys["Block"]: TargetState(0.67, 2)})
    states = {name: panel.rows.state_of(card(panel, name)).words for name in ("A bar", "Block", "Café")}
    assert states == {"A bar": "solved: 7 solutions", "Block": "paused, 67 %", "Café": ""}
    choose(panel.bar.state, PAUSED)
    assert shown(panel) == ["Block"]
    choose(panel.bar.state, SOLVED)
    assert shown(panel) == ["A bar"]


def test_orders(panel):
    choose(panel.bar.order, BY_NAME)
    assert shown(panel) == ["A bar", "Block", "Café", "damaged"]
    choose(panel.bar.order, BY_PIECES)
    assert shown(panel)[:3] == ["Café", "A bar", "Block"]


def test_places(qtbot, panel, tmp_path):
    save(Puzzle(builtin("square"), "Mine"), tmp_path / "mine.toml")
    panel.add_recent(tmp_path / "mine.toml")
    panel.bar.go_to_place(SHIPPED)
    assert shown(panel) == ALL
    panel.bar.go_to_place(RECENT)
    qtbot.waitUntil(lambda: shown(panel) == ["Mine"], timeout=20_000)


def test_enter_opens_the_first_match_and_down_leads_to_the_cards(qtbot, panel, folder):
    panel.filter.setFocus()
    with qtbot.assertNotEmitted(panel.open_requested):
        qtbot.keyClick(panel.filter, Qt.Key.Key_Return)  # nothing was asked for
        qtbot.keyClicks(panel.filter, "damaged")
        qtbot.keyClick(panel.filter, Qt.Key.Key_Return)
    panel.filter.clear()
    qtbot.keyClicks(panel.filter, "blo")
    with qtbot.waitSignal(panel.open_requested) as asked:
        qtbot.keyClick(panel.filter, Qt.Key.Key_Return)
    assert asked.args == [folder / "solid-ones" / "block.toml"]
    assert panel.focusWidget() is panel.view  # in a line of text, Ctrl+Right steps through words and not solutions
    panel.filter.setFocus()
    qtbot.keyClick(panel.filter, Qt.Key.Key_Down)
    assert panel.focusWidget() is panel.view
    assert panel.view.card.name == "Block"


def test_letters_typed_among_the_cards_are_looked_for(qtbot, panel):
    panel.to_list()
    qtbot.keyClicks(panel.view, "c")
    assert panel.focusWidget() is panel.filter
    assert panel.filter.text() == "c"


def test_enter_opens_the_very_name_before_one_that_begins_so(qtbot, panel, folder):
    for name in ("Super soma", "Soma figures", "Soma"):
        save(Puzzle(builtin("square"), name), folder / "square" / f"{len(name)}-soma.toml")
    panel.rescan()
    qtbot.waitUntil(lambda: not panel.reading, timeout=20_000)
    for text, opened in ((" SOMA ", "4"), ("soma f", "12"), ("som", "12"), ("super", "10")):
        panel.filter.setText(text)
        with qtbot.waitSignal(panel.open_requested) as asked:
            qtbot.keyClick(panel.filter, Qt.Key.Key_Return)
        assert asked.args[0].stem == f"{opened}-soma"


def test_what_is_typed_puts_those_first_whose_names_are_nearest(qtbot, panel, folder):
    for place, (name, notes) in enumerate((
            ("Broken board", "of twelve pentominoes by many"), ("One-sided pentominoes", "any"),
            ("25 Y pentominoes", ""), ("Y pentominoes", ""))):
        save(Puzzle(builtin("square"), name, notes=notes), folder / "square" / f"{place}-one.toml")
    panel.rescan()
    qtbot.waitUntil(lambda: not panel.reading, timeout=20_000)
    panel.filter.setText("Y pent")
    assert shown(panel) == ["Y pentominoes", "25 Y pentominoes", "Broken board", "One-sided pentominoes"]
    choose(panel.bar.order, BY_NAME)
    assert shown(panel)[:2] == ["Y pentominoes", "25 Y pentominoes"]
