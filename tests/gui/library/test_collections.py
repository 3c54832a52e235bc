"""The collections of the library: what is in each, how one is chosen, and what is said where one is empty."""

import pytest
from PySide6.QtCore import QSettings, Qt

from latticework.gui.library.card_facts import difficulty_word, read_card
from latticework.gui.library.collections import ALL, BEGIN, BURRS, EASY, EVENING, HARD, OWN, TIPS, TITLES, belongs
from latticework.gui.library.filter_bar import COLLECTION
from latticework.gui.library.panel import LibraryPanel
from latticework.lattice import builtin
from latticework.puzzle import Puzzle, save
from latticework.puzzle.library import library_name, shipped
from library_help import shown

NAMED = [collection for collection in TITLES if collection not in {OWN, ALL}]


@pytest.fixture(scope="module")
def cards():
    """The cards of all puzzles that ship."""
    return [read_card(path) for path in shipped()]


def test_each_puzzle_that_ships_is_in_a_collection(cards):
    homeless = [library_name(card.path) for card in cards if not any(belongs(card, named) for named in NAMED)]
    assert homeless == []


@pytest.mark.parametrize(("collection", "least", "most"), [
    (BEGIN, 8, 20), (EASY, 20, 100), (EVENING, 20, 80), (HARD, 10, 40), (BURRS, 5, 40)])
def test_no_collection_is_empty_and_the_first_is_short(cards, collection, least, most):
    assert least <= sum(belongs(card, collection) for card in cards) <= most


def test_a_collection_agrees_with_the_word_on_its_cards(cards):
    for card in cards:
        word = difficulty_word(card)
        assert not belongs(card, EASY) or word == "easy"
        assert not belongs(card, EVENING) or word == "an evening"
        assert not belongs(card, HARD) or word in {"", "hard", "very hard"}


def test_one_begins_with_several_lattices(cards):
    assert len({card.lattice for card in cards if belongs(card, BEGIN)}) >= 6


def test_every_collection_says_what_it_is():
    assert list(TIPS) == list(TITLES)


def test_the_first_start_shows_where_to_begin_and_later_ones_what_was_chosen(qtbot, settings, folder, searches):
    first = LibraryPanel(folder=folder, searches=searches)
    qtbot.addWidget(first)
    assert first.bar.collections.value() == BEGIN
    assert shown(first) == []  # none of these puzzles is one to begin with
    first.bar.collections.choose(BURRS)
    assert QSettings().value(COLLECTION) == BURRS
    second = LibraryPanel(folder=folder, searches=searches)
    qtbot.addWidget(second)
    assert second.bar.collections.value() == BURRS


def test_what_one_types_is_looked_for_in_the_whole_library(qtbot, panel):
    panel.bar.collections.choose(BURRS)
    assert shown(panel) == []
    assert panel.empty_text.text() == "There are no puzzles in this collection."
    qtbot.keyClicks(panel.filter, "blo")
    assert panel.bar.collections.value() == ALL
    assert shown(panel) == ["Block"]
    panel.bar.collections.choose(BURRS)
    qtbot.keyClicks(panel.filter, "ck")
    assert panel.bar.collections.value() == BURRS
    qtbot.mouseClick(panel.show_all, Qt.MouseButton.LeftButton)
    assert shown(panel) == ["Block"]


def test_your_own_are_the_files_opened_that_do_not_ship(qtbot, panel, folder, tmp_path):
    save(Puzzle(builtin("square"), "Mine"), tmp_path / "mine.toml")
    panel.add_recent(folder / "square" / "bar.toml")
    panel.add_recent(tmp_path / "mine.toml")
    panel.bar.collections.choose(OWN)
    qtbot.waitUntil(lambda: shown(panel) == ["Mine"], timeout=20_000)
