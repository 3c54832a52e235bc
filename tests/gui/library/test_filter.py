"""What the library is asked for: collections, words, filters, order; and what Enter opens."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from latticework.gui.library.puzzle_state import PAUSED, SOLVED, TargetState
from latticework.gui.library.query import BY_DIFFICULTY, BY_HARDNESS, BY_NAME, BY_PARTS
from latticework.lattice import builtin
from latticework.puzzle import Origin, Part, Puzzle, Target, save
from latticework.puzzle.library import Difficulty
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
    choose(panel.bar.filters.lattice, "Cubes")
    assert shown(panel) == ["Block"]
    choose(panel.bar.filters.tag, "easy")
    assert shown(panel) == []
    assert panel.clear.isVisible()
    assert panel.empty_text.text() == "No puzzle matches."
    qtbot.mouseClick(panel.clear, Qt.MouseButton.LeftButton)
    assert shown(panel) == ALL
    choose(panel.bar.filters.parts, "most")
    assert shown(panel) == []


def test_filters_are_behind_one_button_that_counts_those_in_force(qtbot, panel):
    bar, filters = panel.bar, panel.bar.filters
    assert not filters.isVisible()
    qtbot.mouseClick(bar.filter_button, Qt.MouseButton.LeftButton)
    assert filters.isVisible()
    assert filters.focusWidget() is filters.lattice
    assert (bar.filter_button.text(), filters.clear_button.isEnabled()) == ("Filter", False)
    choose(filters.state, SOLVED)
    choose(filters.cells, "small")
    assert bar.filter_button.text() == "Filter (2)"
    assert shown(panel) == []
    qtbot.mouseClick(filters.clear_button, Qt.MouseButton.LeftButton)
    assert bar.filter_button.text() == "Filter"
    assert shown(panel) == ALL
    choose(filters.cells, "large")
    assert shown(panel) == []
    filters.close()


def test_few_pieces_are_those_that_a_solution_has(qtbot, panel, folder):
    cells = tuple((x, 0, 0) for x in range(18))
    save(Puzzle(builtin("square"), "Nine of twelve", target=Target(cells),
                parts=(Part("I", cells[:2], least=0, most=12),)), folder / "square" / "nine.toml")
    panel.rescan()
    qtbot.waitUntil(lambda: not panel.reading, timeout=20_000)
    choose(panel.bar.filters.parts, "few")
    assert "Nine of twelve" not in shown(panel)
    choose(panel.bar.filters.parts, "some")
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
        choose(panel.bar.filters.parts, value)
        listed |= {value} if "Row" in shown(panel) else set()
    assert listed == chosen


def test_states_are_shown_and_asked_for(panel):
    keys = {name: card(panel, name).problems[0] for name in ("A bar", "Block")}
    panel.rows.show_states({keys["A bar"]: TargetState(1.0, 7, True), keys["Block"]: TargetState(0.67, 2)}, {})
    states = {name: panel.rows.state_of(card(panel, name)).words for name in ("A bar", "Block", "Café")}
    assert states == {"A bar": "solved: 7 solutions", "Block": "paused, 67 %", "Café": ""}
    choose(panel.bar.filters.state, PAUSED)
    assert shown(panel) == ["Block"]
    choose(panel.bar.filters.state, SOLVED)
    assert shown(panel) == ["A bar"]


def test_a_game_that_waits_is_a_state_of_its_own_beside_that_of_the_search(panel):
    bar, cafe = card(panel, "A bar"), card(panel, "Café")
    panel.rows.show_cards([replace(bar, pieces=(12, 12)), replace(cafe, pieces=(3, 5))])
    panel.rows.show_states({bar.problems[0]: TargetState(0.67, 2)}, {bar.game: 5, cafe.game: 2})
    assert panel.rows.state_of(card(panel, "A bar")).words == "5 of 12 laid · paused, 67 %"
    assert panel.rows.state_of(card(panel, "Café")).words == "2 laid"
    assert panel.rows.state_of(card(panel, "Block")).words == ""


def test_orders(panel):
    choose(panel.bar.order, BY_NAME)
    assert shown(panel) == ["A bar", "Block", "Café", "damaged"]
    choose(panel.bar.order, BY_PARTS)
    assert shown(panel)[:3] == ["Café", "A bar", "Block"]


def test_the_easiest_and_the_hardest_come_first_and_what_was_not_measured_last(panel, folder):
    bar, block = card(panel, "A bar"), card(panel, "Block")
    panel.rows.show_cards([replace(bar, difficulty=Difficulty(500, 1, "")),
                           replace(block, difficulty=Difficulty(50, 1, ""))])
    choose(panel.bar.order, BY_DIFFICULTY)
    assert shown(panel)[:2] == ["Block", "A bar"]
    choose(panel.bar.order, BY_HARDNESS)
    assert shown(panel)[:2] == ["A bar", "Block"]


def test_what_has_no_solution_was_quickly_found_out_and_yet_is_not_the_easiest(panel):
    bar, block = card(panel, "A bar"), card(panel, "Block")
    panel.rows.show_cards([replace(bar, difficulty=Difficulty(500, 1, "")),
                           replace(block, difficulty=Difficulty(5, 0, ""))])
    for order in (BY_DIFFICULTY, BY_HARDNESS):
        choose(panel.bar.order, order)
        assert shown(panel)[0] == "A bar"


def test_burrs_come_by_their_levels_behind_what_was_measured_and_before_what_was_not(panel):
    burr, cafe = Origin(tags=("burr",)), replace(card(panel, "Café"), difficulty=Difficulty(500, 1, ""))
    bar, block = (replace(card(panel, name), origin=burr, difficulty=Difficulty(5, 1, "", level))
                  for name, level in (("A bar", "9"), ("Block", "9.3")))
    panel.rows.show_cards([cafe, bar, block])
    choose(panel.bar.order, BY_DIFFICULTY)
    assert shown(panel) == ["Café", "A bar", "Block", "damaged"]
    choose(panel.bar.order, BY_HARDNESS)
    assert shown(panel) == ["Café", "Block", "A bar", "damaged"]


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
