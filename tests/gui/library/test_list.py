"""The list of the library: titles, tips, refused files, what ships, details, pictures, narrow and wide."""

from dataclasses import replace
from functools import partial
from threading import Event

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QColor, QDesktopServices, QFont, QImage, QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QApplication, QLabel, QStyle, QStyleOptionViewItem

from gui_help import opened
from latticework import paths
from latticework.cover import reduce
from latticework.gui.library import card_view, reader
from latticework.gui.library.card_facts import difficulty_word, read_card
from latticework.gui.library.card_view import PAD, SMALL
from latticework.gui.library.collections import ALL
from latticework.gui.library.panel import LibraryPanel
from latticework.gui.library.puzzle_state import SOLVED, PuzzleState, TargetState
from latticework.gui.library.reader import card_picture, shipped_files, solution_to_show
from latticework.gui.widgets import theme
from latticework.jobs.job import prepare
from latticework.lattice import builtin
from latticework.play.game import Game
from latticework.play.kept_game import GameFile, KeptGame
from latticework.puzzle import Origin, Part, Published, Puzzle, Target, load, save
from latticework.puzzle.library import Difficulty, shipped
from latticework.run.search import Search
from latticework.solution import Placement
from latticework.solution.shipped_solutions import shipped_solution
from library_help import card, shown, tip
from session_help import finish
from window_help import in_front


def test_the_usual_lattices_come_first_and_files_by_their_names(panel):
    assert shown(panel) == ["A bar", "Café", "damaged", "Block"]


def test_a_tip_shows_counts_and_where_a_puzzle_comes_from(panel):
    told = tip(panel, "A bar")
    assert "1,234 different solutions" in told
    assert "Ann, 1990" in told


def test_a_tip_says_of_which_target_a_count_is_and_names_few_of_many(qtbot, panel, folder):
    counts = (Published(5, "nothing", "me"), Published(1, "nothing", "me", target=1),
              *(Published(number, "nothing", "me") for number in range(10)))
    save(Puzzle(builtin("square"), "Two", "Archimedes", target=Target(((0, 0, 0),)), others=(Target(name="bar"),),
                published=counts, origin=Origin(-220)), folder / "square" / "two.toml")
    panel.rescan()
    qtbot.waitUntil(lambda: not panel.reading, timeout=20_000)
    told = tip(panel, "Two")
    assert "Archimedes, 220 BC" in told
    assert "2 targets" in told
    assert "\nTarget 1: 5 solutions in all positions\nbar: 1 solution in all positions\n" in told
    assert "and 4 more counts\n" in told


def test_a_refused_file_says_why_and_is_not_opened(qtbot, panel):
    panel.view.choose(card(panel, "damaged").path)
    assert "lattice" in tip(panel, "damaged")
    assert "lattice" in panel.details.state.text()
    assert not panel.details.open.isEnabled()
    with qtbot.assertNotEmitted(panel.open_requested):
        qtbot.keyClick(panel.view, Qt.Key.Key_Return)


@pytest.mark.parametrize("way", ["key", "button"])
def test_with_control_it_is_opened_in_a_window_of_its_own(qtbot, panel, folder, way):
    bar, control = folder / "square" / "bar.toml", Qt.KeyboardModifier.ControlModifier
    panel.view.choose(bar)
    with qtbot.waitSignal(panel.beside_requested) as asked, qtbot.assertNotEmitted(panel.open_requested):
        if way == "key":
            qtbot.keyClick(panel.view, Qt.Key.Key_Return, control)
        else:
            qtbot.mouseClick(panel.details.open, Qt.MouseButton.LeftButton, control)
    assert asked.args == [bar]


def test_files_are_listed_before_they_are_read(qtbot, folder, settings, searches):
    panel = LibraryPanel(folder=folder, searches=searches)
    qtbot.addWidget(panel)
    assert panel.reading
    assert shown(panel) == []  # where to begin is known once they are read
    panel.bar.collections.choose(ALL)
    assert shown(panel) == ["bar", "coffee", "damaged", "block"]


def test_details_tell_what_is_known_and_open_and_solve(qtbot, panel, folder, monkeypatch):
    panel.view.choose(folder / "square" / "bar.toml")
    shown_there = panel.details
    assert shown_there.isVisible()
    assert (shown_there.name.text(), shown_there.made.text(), shown_there.notes.text()) == (
        "A bar", "Ann, 1990", "A long bar.")
    for button, signal in ((shown_there.open, panel.open_requested), (shown_there.solve, panel.solve_requested)):
        with qtbot.waitSignal(signal) as asked:
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert asked.args == [folder / "square" / "bar.toml"]
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    for link in ("https://example.org/bar", "file:///etc/passwd", "javascript:alert(1)"):
        card_view.open_link(link)
    assert opened == ["https://example.org/bar"]


def test_the_key_of_solve_is_for_the_chosen_puzzle_where_the_list_has_the_keyboard(qtbot, panel, folder):
    panel.go = QAction(panel)
    panel.go.setShortcut("F5")
    panel.addAction(panel.go)
    panel.view.choose(folder / "square" / "bar.toml")
    in_front(qtbot, panel)
    panel.view.setFocus()
    with qtbot.waitSignal(panel.solve_requested) as asked, qtbot.assertNotEmitted(panel.go.triggered):
        qtbot.keyClick(panel.view, Qt.Key.Key_F5)
    assert asked.args == [folder / "square" / "bar.toml"]
    panel.filter.setFocus()
    with qtbot.waitSignal(panel.go.triggered), qtbot.assertNotEmitted(panel.solve_requested):
        qtbot.keyClick(panel.filter, Qt.Key.Key_F5)


@pytest.mark.parametrize("name", ["cubic/soma-figures", "packed-spheres/pyramid-20"])
def test_no_line_of_the_details_is_cut(qtbot, name):
    details = opened(qtbot, card_view.Details(), card_view.WIDTH, 800)
    details.show_card(read_card(paths.library() / f"{name}.toml"), PuzzleState())
    QApplication.processEvents()
    cut = [label.text() for label in details.findChildren(QLabel)
           if label.isVisible() and label.height() < label.heightForWidth(label.width())]
    assert not cut


@pytest.mark.parametrize("name", ["cubic/soma", "square/pentominoes-6x10"])
def test_the_picture_of_the_details_uses_its_room(qapp, name):
    path = paths.library() / f"{name}.toml"
    image = card_picture(load(path), card_view.PICTURE, 1.0, False, shipped_solution(path, load(path)))
    drawn = QRegion(QPixmap.fromImage(image).createMaskFromColor(Qt.GlobalColor.transparent,
                                                                 Qt.MaskMode.MaskInColor)).boundingRect()
    assert max(drawn.width() / image.width(), drawn.height() / image.height()) > 0.9


def test_pictures_are_drawn_once_and_kept_for_the_next_time(qtbot, panel, folder, monkeypatch):
    bar = folder / "square" / "bar.toml"
    panel.view.choose(bar)
    qtbot.waitUntil(lambda: not panel.details.picture.pixmap().isNull(), timeout=20_000)
    drawn = []
    draw = card_picture
    monkeypatch.setattr(reader, "card_picture", lambda puzzle, size, *rest: drawn.append(
        (puzzle.name, size.width())) or draw(puzzle, size, *rest))
    panel.rows.forget_pictures()
    panel.view.choose(folder / "square" / "coffee.toml")
    panel.view.choose(bar)
    qtbot.waitUntil(lambda: panel.rows.picture(card(panel, "A bar"), card_view.PICTURE) is not None, timeout=20_000)
    large = ("A bar", card_view.PICTURE.width())
    assert large not in drawn
    save(Puzzle(builtin("square"), "A bar", target=Target(((0, 0, 0),))), bar)  # other bytes, another picture
    panel.rescan()
    qtbot.waitUntil(lambda: large in drawn, timeout=20_000)


def test_a_narrow_panel_shows_lines_and_no_details_a_wide_one_cards(qtbot, panel):
    assert panel.view.delegate.grid
    assert panel.details.isVisible()
    panel.resize(300, 600)
    qtbot.waitUntil(lambda: not panel.view.delegate.grid)
    assert not panel.details.isVisible()
    qtbot.waitUntil(lambda: panel.bar.order.mapTo(panel.bar, QPoint()).y() > panel.bar.words.geometry().bottom())
    qtbot.mouseClick(panel.bar.cards, Qt.MouseButton.LeftButton)
    assert panel.view.delegate.grid
    assert panel.view.horizontalScrollBar().maximum() == 0


def test_a_search_that_is_kept_is_the_state_of_its_puzzle(qtbot, panel, folder, searches):
    renamed = Puzzle(builtin("cubic"), "By another name", target=Target(((0, 0, 0, 0),)),
                     parts=(Part("other", ((0, 0, 0, 0),)),))
    search = Search.start(prepare(renamed), searches / "one.search")
    search.run(1, Event(), alone=60.0)
    search.close()
    qtbot.waitUntil(lambda: panel.rows.state_of(card(panel, "Block")).kind == SOLVED, timeout=20_000)


def test_a_game_that_is_kept_is_told_on_the_card_of_its_puzzle(qtbot, settings, searches, tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "games", lambda: tmp_path / "games")
    panel = LibraryPanel(searches=searches)
    qtbot.addWidget(panel)
    panel.bar.collections.choose(ALL)
    panel.show()
    soma = load(paths.library() / "cubic" / "soma.toml")
    renamed = GameFile(tmp_path / "games", replace(soma, name="By another name"))
    renamed.keep(reduce(soma), KeptGame(Game().lay(0), 9.0, 0))
    qtbot.waitUntil(lambda: not panel.reading, timeout=20_000)
    panel.hide()
    panel.show()
    qtbot.waitUntil(lambda: panel.rows.state_of(card(panel, "Soma")).words == "1 of 7 laid", timeout=20_000)


def test_the_puzzle_that_is_open_is_marked_on_its_card(panel, folder):
    bar = panel.rows.index(panel.rows.cards.index(card(panel, "A bar")))
    coffee = panel.rows.index(panel.rows.cards.index(card(panel, "Café")))
    panel.rows.mark_open(folder / "square" / "bar.toml")
    assert "open now" in bar.data(Qt.ItemDataRole.AccessibleTextRole)
    assert "open now" not in coffee.data(Qt.ItemDataRole.AccessibleTextRole)
    panel.rows.mark_open(None)
    assert "open now" not in bar.data(Qt.ItemDataRole.AccessibleTextRole)


def test_difficulty_is_told_in_words():
    told = {path.stem: difficulty_word(read_card(path)) for path in shipped()}
    assert (told["soma"], told["bedlam"]) == ("easy", "an evening")
    assert {"easy", "an evening", "hard", "very hard"} <= {*told.values()}


def test_of_a_burr_the_level_is_told_and_nothing_where_none_is_known():
    told = {path.stem: difficulty_word(read_card(path)) for path in shipped()}
    assert (told["piston-burr"], told["loves-dozen"], told["convolution"]) == ("Level 9.3", "Level 12.3", "")


def test_a_puzzle_of_the_library_is_drawn_solved_and_again_with_another_solution(tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "pictures", lambda: tmp_path)
    drawn = []
    monkeypatch.setattr(reader, "card_picture", lambda *given: drawn.append(given[-1]) or card_picture(*given))
    soma = read_card(paths.library() / "cubic" / "soma.toml")
    draw = partial(reader._picture, soma, card_view.PICTURE, True, 1.0, False)
    draw()
    draw()
    assert [len(solution) for solution in drawn] == [7]
    monkeypatch.setattr(reader, "stored_solution", lambda _path: None)
    draw()
    assert len(drawn) == 2


def test_a_card_gives_no_solution_away_until_the_user_has_found_one(qtbot, settings, searches):
    panel = LibraryPanel(searches=searches)
    qtbot.addWidget(panel)
    qtbot.waitUntil(lambda: not panel.reading, timeout=20_000)
    panel.bar.collections.choose(ALL)
    soma, size = card(panel, "Soma"), card_view.PICTURE
    qtbot.waitUntil(lambda: panel.rows.picture(soma, size) is not None, timeout=20_000)
    before = panel.rows.picture(soma, size).toImage()
    puzzle = load(soma.path)
    draw = partial(card_picture, puzzle, size, panel.devicePixelRatioF(), theme.current().dark)
    assert before == draw()
    panel.rows.show_states({soma.problems[0]: TargetState(0.1, 0)}, {})
    assert not panel.rows.is_solved(soma)
    panel.rows.show_states({soma.problems[0]: TargetState(0.1, 1)}, {})
    qtbot.waitUntil(lambda: panel.rows.picture(soma, size) is not None, timeout=20_000)
    assert panel.rows.picture(soma, size).toImage() == draw(shipped_solution(soma.path, puzzle))


def test_a_puzzle_of_ones_own_is_drawn_with_the_first_solution_of_its_search(qtbot, panel, folder, searches):
    block = folder / "solid-ones" / "block.toml"
    prepared, size = prepare(load(block)), card_view.PICTURE
    path = searches / f"{prepared.fingerprint}.search"
    draw = partial(card_picture, load(block), size, panel.devicePixelRatioF(), theme.current().dark)
    qtbot.waitUntil(lambda: panel.rows.picture(card(panel, "Block"), size) is not None, timeout=20_000)
    assert panel.rows.picture(card(panel, "Block"), size).toImage() == draw()
    finish(path, prepared)
    panel.states.look()
    qtbot.waitUntil(lambda: panel.rows.is_solved(card(panel, "Block")), timeout=20_000)
    qtbot.waitUntil(lambda: panel.rows.picture(card(panel, "Block"), size) is not None, timeout=20_000)
    assert panel.rows.picture(card(panel, "Block"), size).toImage() == draw((Placement(0, ((0, 0, 0, 0),)),))
    assert solution_to_show(block, load(block), searches / "gone.search") is None
    other = replace(load(block), parts=())
    assert solution_to_show(block, other, path) is None  # what was found is no solution of this puzzle


def test_every_puzzle_that_ships_has_a_card():
    for path in shipped():
        made = read_card(path)
        assert not made.refusal
        assert made.problems
        assert len(made.targets) == len(made.problems) == 1 + len(load(path).others)
    assert paths.library() in shipped()[0].parents


def test_what_is_solved_is_said_in_another_colour_than_what_is_not():
    assert card_view._state_color(PuzzleState(SOLVED)) == theme.current().good
    assert card_view._state_color(PuzzleState()) == theme.current().link


@pytest.mark.parametrize("chosen", [True, False])
def test_a_line_that_is_chosen_has_the_ink_of_what_is_chosen(panel, chosen):
    delegate, option = panel.view.itemDelegate(), QStyleOptionViewItem()
    image = QImage(400, 60, QImage.Format.Format_RGB32)
    option.rect, option.font = image.rect(), panel.font()
    option.state = QStyle.StateFlag.State_Selected if chosen else QStyle.StateFlag.State_None
    image.fill(QColor("magenta"))
    delegate.grid = False
    with QPainter(image) as painter:
        delegate.paint(painter, option, panel.cards.index(shown(panel).index("A bar"), 0))
    inks = {image.pixelColor(x, y).name() for x in range(SMALL.width() + PAD, image.width()) for y in range(60)}
    for name, is_there in (("accent_text", chosen), ("accent", chosen), ("text", not chosen)):
        assert (QColor(getattr(theme.current(), name)).name() in inks) is is_there


@pytest.mark.parametrize("share", [1.0, 1.5])
def test_a_card_has_room_for_what_its_foot_says(panel, monkeypatch, share):
    monkeypatch.setattr(theme, "_letters", share)
    delegate, option, written = panel.view.itemDelegate(), QStyleOptionViewItem(), []
    delegate.grid = True
    font = QFont(panel.font())
    font.setPointSizeF(share * font.pointSizeF())
    option.rect, option.font = QRect(QPoint(0, 0), delegate.least(font)), font
    hard = replace(card(panel, "A bar"), difficulty=Difficulty(2_000, 2, ""))
    image = QImage(option.rect.size(), QImage.Format.Format_RGB32)
    plain = QPainter.drawText
    monkeypatch.setattr(QPainter, "drawText", lambda *given: (written.append(given[-1]), plain(*given)))
    with QPainter(image) as painter:
        delegate._card(painter, option, hard, PuzzleState(SOLVED, 1.0, 2339, 1))
    assert {"solved: 2,339 solutions", difficulty_word(hard)} <= {*written}
    assert difficulty_word(hard)
    assert delegate.picture_size.width() == share * 160


def test_what_is_isolated_among_hebrew_is_not_cut_off_below(panel, monkeypatch):
    def height_of_ink() -> int:
        image = QImage(200, 60, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        with QPainter(image) as painter:
            panel.view.delegate._text(painter, panel.font(), "#000000", "Jigsaw", QRect(10, 10, 180, 0))
        return sum(any(image.pixelColor(x, y).lightness() < 128 for x in range(200)) for y in range(60))

    plain = height_of_ink()
    monkeypatch.setattr(card_view, "isolated", "\u2068{}\u2069".format)
    assert height_of_ink() == plain > 5


def test_the_answers_that_ship_are_no_puzzles() -> None:
    assert set(shipped_files(paths.library())) == set(paths.shipped())
