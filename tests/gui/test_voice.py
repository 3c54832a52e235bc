"""The voice: whatever is known, its sentence contradicts none of it, and its button does what comes next."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count, product
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from document_blocks import PAGES, ROOT
from gui_help import handle_events, rename
from latticework import paths
from latticework.gui.editor.opened_files import OpenedPuzzle
from latticework.gui.shell.voice import LONGEST, Action, Facts, Mode, Obstacle, Place, Remark, said
from latticework.gui.shell.voice_line import _ICONS
from latticework.gui.shell.window import MainWindow
from latticework.gui.solve.status_texts import explored_text
from latticework.gui.widgets.search_state import SearchState as S
from latticework.jobs.job import prepare
from latticework.jobs.keeping import ALL, NONE, THAT_COME_APART, sample
from latticework.jobs.method import Method
from latticework.lattice import builtin
from latticework.puzzle import parse
from latticework.visible_text import one_line
from panel_help import dominoes
from session_help import finish, puzzle_text
from shapes import box, flat
from voice_table import STATES, rows
from window_help import comes_to, press, told

MANY, FEW = 98_765_432, 31
SOLUTIONS = (
    *((ALL, *counts) for counts in (
        (0, 0, 0, 0), (1, 1, 1, 1), (1, 1, 1, 0), (MANY, MANY, MANY, MANY), (MANY, MANY, MANY, 0),
        (MANY, MANY, 0, 0))),
    (NONE, 1, 0, 0, 0), (NONE, MANY, 0, 0, 0), (sample(FEW), MANY, FEW, FEW, FEW), (sample(FEW), MANY, FEW, FEW, 0),
    *((THAT_COME_APART, *counts) for counts in (
        (1, 0, 0, 0), (MANY, 0, 0, 0), (MANY, 1, 1, 1), (MANY, FEW, FEW, FEW), (MANY, FEW, FEW, 0))))
"""What is kept, and how many solutions are found, stored, could be listed, and are listed."""
IN_A_MODE = (
    *((Mode.TRACE, {"trace": trace, "placed": 4}) for trace in ("2 ways are left for part C.", "long " * 20)),
    *((Mode.WHY, {"reasons": reasons, "proofs": proofs, "reason_shown": shown})
      for reasons, proofs, shown in ((0, 0, 0), (1, 0, 1), (1, 1, 1), (3, 2, 2), (3, 2, 3))),
    (Mode.PLAY, {"placed": 1}), (Mode.PLAY, {"placed": 12}), (Mode.PLAY, {"placed": 12, "won": True}),
    (Mode.FILM, {"moves": 9}), (Mode.FILM, {"moves": 9, "loose": False}), (Mode.PLAIN, {}),
    (Mode.PLAIN, {"held": True, "apart": 1}), (Mode.PLAIN, {"held": True, "apart": MANY}),
    (Mode.PLAIN, {"moves": 9}), (Mode.PLAIN, {"moves": 9, "flat": True}))
OBSTACLES = (
    *((obstacle, {"over": 3}) for obstacle in Obstacle),
    (Obstacle.IMPOSSIBLE, {"reason": "Part T fits nowhere in the target."}),
    (Obstacle.IMPOSSIBLE, {"reason": "No part can cover the cells " + "(0, 0, 0), " * 9}))
STATES_OF_SEARCHES = (
    *((state, 0.34374, False) for state in S if state != S.FINISHED), (S.RUNNING, 0.9999999, False),
    (S.FINISHED, 1.0, False), (S.FINISHED, 1.0, True), (S.ELSEWHERE, 1.0, False), (S.PAUSED, 0.9999999, True))
"""States with what is explored, and whether the search is a part of another one."""
PUZZLES = ({}, {"kept": 3}, {"undone": 26}, {"parts": 12, "cells": 60}, {"cells": 60},
           {"name": "A name that is rather long, as names of puzzles may be"})


def combinations(every: int) -> Iterator[Facts]:
    """Yield all that can be known at once, or one of so many."""
    numbers = count()
    for (state, explored, is_part), place, (mode, seen), (obstacle, why), remark in product(
            STATES_OF_SEARCHES, Place, IN_A_MODE, OBSTACLES, Remark):
        # What is known of the puzzle is said only where no search was begun.
        for puzzle, (keeps, found, stored, listable, listed) in product(
                PUZZLES if state in {S.IDLE, S.LOOKING} else PUZZLES[:1],
                SOLUTIONS[:1] if state == S.IDLE else SOLUTIONS):
            if next(numbers) % every == 0:
                yield Facts(place=place, mode=mode, obstacle=obstacle, state=state, remark=remark, found=found,
                            stored=stored, listable=listable, listed=listed, explored=explored, is_part=is_part,
                            keeps=keeps, ready=(3, 12), **seen, **why, **puzzle)


def _ruled_out(known: Facts) -> bool:
    return known.has_none or (known.proven and known.mode == Mode.WHY) or known.obstacle == Obstacle.IMPOSSIBLE


CLAIMS: dict[str, Callable[[Facts], bool]] = {
    "Looking at the puzzle": lambda known: known.state == S.LOOKING,
    "begins then": lambda known: known.remark == Remark.REQUESTED,
    "Looking for": lambda known: known.mode == Mode.WHY and not known.reasons,
    "Getting ready": lambda known: known.state in {S.STARTING, S.EXAMINING},
    "after an installation": lambda known: known.remark == Remark.COMPILING,
    "Searching:": lambda known: known.state == S.RUNNING and known.remark not in {Remark.NO_WORKERS, Remark.UNSAVED},
    "Searching, but": lambda known: known.state == S.RUNNING and known.remark == Remark.UNSAVED,
    "waits for workers": lambda known: known.state == S.RUNNING and known.remark == Remark.NO_WORKERS,
    "being paused": lambda known: known.state == S.PAUSING,
    "Taking the solutions apart": lambda known: known.state == S.EXAMINING,
    "or elsewhere": lambda known: known.state == S.ELSEWHERE and known.explored < 1,
    "is at work": lambda known: known.state == S.ELSEWHERE and known.explored == 1,
    "Paused at": lambda known: known.state == S.PAUSED,
    "Stopped at": lambda known: known.state == S.STOPPED,
    "failed": lambda known: known.remark == Remark.FAILED,
    "not saved": lambda known: known.remark == Remark.UNSAVED,
    "can go on": lambda known: known.state in {S.PAUSED, S.STOPPED} and known.found > 0,
    "not solved yet": lambda known: known.state == S.IDLE and not (known.found or known.stored or known.kept),
    "Solve finds all": lambda known: known.state == S.IDLE and (known.kept > 0 or known.won),
    "Undo brings back": lambda known: known.state in {S.IDLE, S.LOOKING} and known.undone > 0,
    "for a target of": lambda known: known.parts > 0 and known.place == Place.DRAW,
    "is drawn.": lambda known: not known.parts and known.cells > 0 and known.place == Place.DRAW,
    "no solution": _ruled_out,
    "fits nowhere": _ruled_out,
    "all possibilities were tried": lambda known: known.has_none,
    "rule out a solution": lambda known: not known.proven and not known.has_none,
    "cells too few": lambda known: known.obstacle == Obstacle.TOO_FEW,
    "cells too many": lambda known: known.obstacle == Obstacle.TOO_MANY,
    "no parts yet": lambda known: known.obstacle == Obstacle.NO_PARTS,
    "A part has no cells": lambda known: known.obstacle == Obstacle.EMPTY_PART,
    "target has no cells": lambda known: known.obstacle == Obstacle.NO_TARGET,
    "Draw the target": lambda known: known.obstacle == Obstacle.NO_TARGET and known.place == Place.DRAW,
    "cannot be read": lambda known: known.obstacle == Obstacle.UNREADABLE,
    "cannot be searched": lambda known: known.obstacle == Obstacle.UNUSABLE,
    "passes the filter": lambda known: known.listable > 1 and not known.listed,
    "does not pass the filter": lambda known: known.listable == 1 and not known.listed,
    "comes apart in": lambda known: known.mode == Mode.FILM and known.loose and known.listed > 0,
    "This one does not come apart": lambda known: known.held and known.apart > 0 and known.place == Place.SOLVE,
    "hold together": lambda known: known.mode == Mode.FILM and not known.loose and known.listed > 0,
    "are found.": lambda known: known.state == S.FINISHED and known.stored > 1 and not known.is_part,
    "is found.": lambda known: known.state == S.FINISHED and known.stored == 1 and not known.is_part,
    "different": lambda known: known.stored == known.found and known.place != Place.COVER,
    "is kept.": lambda known: known.stored > 0,
    "are kept.": lambda known: 1 < known.stored == known.found,
    "was found": lambda known: known.found == 1,
    "were found": lambda known: known.found != 1,
    "stored.": lambda known: known.state == S.FINISHED and known.keeps == NONE and not known.stored,
    "A sample": lambda known: 0 < known.stored < known.found and known.keeps == sample(FEW),
    "that come": lambda known: known.state == S.FINISHED and known.keeps == THAT_COME_APART,
    "The only solution does not come apart": lambda known: known.keeps == THAT_COME_APART and known.found == 1,
    "solutions comes apart": lambda known: known.keeps == THAT_COME_APART and not known.stored,
    "This part of a search": lambda known: known.state == S.FINISHED and known.is_part,
    "The trace has placed": lambda known: known.mode == Mode.TRACE,
    "You play by hand": lambda known: known.mode == Mode.PLAY and not known.won,
    "solved it by hand": lambda known: known.mode == Mode.PLAY and known.won,
    "ways are left": lambda known: known.mode == Mode.TRACE,
}
"""What the sentences claim, and when each claim is true."""

_POSSIBLE: dict[Action, Callable[[Facts], bool]] = {
    Action.PAUSE: lambda known: known.state in {S.STARTING, S.RUNNING, S.EXAMINING},
    Action.STOP: lambda known: known.state == S.PAUSING,
    Action.RESUME: lambda known: known.state in {S.PAUSED, S.STOPPED} and known.obstacle == Obstacle.NOTHING,
    Action.SOLVE: lambda known: (known.state == S.LOOKING
                                 or (known.state == S.IDLE and known.obstacle == Obstacle.NOTHING)),
    Action.SHOW_MESSAGE: lambda known: known.remark == Remark.FAILED or known.obstacle == Obstacle.UNUSABLE,
    Action.LIST_ALL: lambda known: known.listable > 0 == known.listed,
    Action.NEXT_SOLUTION: lambda known: known.listed > 1,
    Action.SHOW_SOLUTIONS: lambda known: known.listable > 0 and (
        known.won or known.place not in {Place.SOLVE, Place.COVER}),
    Action.TAKE_APART: lambda known: known.mode != Mode.FILM and known.moves > 0 and not known.flat,
    Action.SHOW_APART: lambda known: known.held and known.apart > 0,
    Action.PUT_TOGETHER: lambda known: known.mode == Mode.FILM,
    Action.END_PLAY: lambda known: known.mode == Mode.PLAY,
    Action.END_TRACE: lambda known: known.mode == Mode.TRACE,
    Action.NEXT_REASON: lambda known: known.mode == Mode.WHY and known.reasons > 1,
    Action.END_WHY: lambda known: known.mode == Mode.WHY,
    Action.SHOW_WHY: lambda known: _ruled_out(known) and known.place != Place.COVER,
    Action.SHOW_SEARCHES: lambda known: known.state == S.ELSEWHERE and known.place not in {
        Place.SEARCHES, Place.COVER},
}
"""When what a button says can be done."""


@pytest.mark.parametrize("every", [pytest.param(1, marks=pytest.mark.slow), 13])
def test_no_combination_says_anything_false(every):
    made, offered, seen = set(), set(), {}
    for known in combinations(every):
        now = said(known)
        claimed = seen.get(now.sentence)
        if claimed is None:
            claimed = seen[now.sentence] = _claims_of(now.sentence)
        assert all(CLAIMS[claim](known) for claim in claimed), (now, known)
        assert _POSSIBLE.get(now.action, _always)(known), (now, known)
        assert "%" not in now.sentence or explored_text(known.explored) in now.sentence, (now, known)
        if known.has_none and known.mode == Mode.PLAIN and known.obstacle == Obstacle.NOTHING:
            assert "no solution" in now.sentence, known
            assert now.action == (Action.NOTHING if known.place == Place.COVER else Action.SHOW_WHY), known
        made |= claimed
        offered.add(now.action)
    assert made == set(CLAIMS), "each claim is made somewhere"
    assert offered == set(Action), "each button is offered somewhere"


def _always(_: Facts) -> bool:
    return True


def _claims_of(sentence: str) -> set[str]:
    """Return what a new sentence claims, once it is one whole sentence of a length that fits."""
    assert len(sentence) <= LONGEST, sentence
    assert re.fullmatch(r"[A-Z0-9].*[^.…]\.", sentence), sentence
    claimed = {claim for claim in CLAIMS if claim in sentence}
    assert claimed, sentence
    return claimed


def test_share_is_100_percent_only_at_the_end():
    shares = (0.0, 0.34374, 0.9999999, 1.0)
    assert [explored_text(share) for share in shares] == ["0.000 %", "34.374 %", "99.999 %", "100 %"]


def test_manual_has_the_table_of_states():
    manual = (ROOT / PAGES / "manual.md").read_text(encoding="utf-8")
    assert "\n".join(rows()) in manual, "print it by: python tests/voice_table.py"


def test_table_of_the_manual_makes_every_claim_and_offers_every_button():
    shown = [said(facts) for _, facts in STATES]
    told = " ".join(now.sentence for now in shown)
    # Of one solution the same is said with other words.
    assert {claim for claim in CLAIMS if claim not in told} == {
        "does not pass the filter", "was found", "The only solution does not come apart"}
    assert {now.action for now in shown} == set(Action)


def test_each_button_has_an_icon_and_a_letter_that_no_menu_has():
    buttons = [action for action in Action if action != Action.NOTHING]
    assert set(_ICONS) == set(buttons)
    letters = Counter(re.findall("&(.)", action.value)[0].lower() for action in buttons)
    assert not set("fedpvsh") & set(letters), "File, Edit, Draw, Part, View, Search, Help"


LONG = 60_000


def shown_sentences(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the list of what the line shows from now on."""
    shown: list[str] = []
    show = window.panels.voice.show_said
    monkeypatch.setattr(window.panels.voice, "show_said", lambda now, *more: (shown.append(now.sentence),
                                                                              show(now, *more)))
    return shown


def test_what_is_drawn_is_spoken_of_at_once_and_nothing_flashes_after_an_edit(
    qtbot: QtBot, borrowed: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, voice = borrowed, borrowed.panels.voice
    window.panels.show_canvas()
    window.document.show_other(flat(box(5, 4), "LPUY"))
    comes_to(qtbot, window, S.IDLE)
    qtbot.waitUntil(lambda: voice.said.action == Action.SOLVE, timeout=LONG)
    shown = shown_sentences(window, monkeypatch)
    window.document.set_copies(0, 2, 2)
    assert voice.said.action == Action.SHOW_PARTS
    comes_to(qtbot, window, S.IDLE)
    window.document.set_copies(0, 1, 1)
    comes_to(qtbot, window, S.IDLE)
    rename(window.document, "Other")
    comes_to(qtbot, window, S.IDLE)
    assert set(shown) == {"The parts fill 5 cells too many for the target.", "4 parts for a target of 20 cells."}


def _solved(folder: Path, name: str) -> Path:
    """Return the file of a solved search."""
    finish(folder / f"{name}.search", prepare(replace(flat(box(5, 4), "LPUY"), name=name), Method("bitset")))
    return folder / f"{name}.search"


WAYS: dict[str, Callable[[MainWindow, Path], object]] = {
    "a new puzzle": lambda window, _: window.files.begin(builtin("cubic")),
    "a puzzle of the library": lambda window, _: window.files.open_path(paths.library() / "cubic" / "soma.toml"),
    "a search": lambda window, folder: window.files.open_path(_solved(folder, "Other")),
    "another target": lambda window, _: window.document.add_target(),
    "an edit": lambda window, _: window.document.set_cells(None, box(5, 5)),
    "another puzzle in its place": lambda window, _: window.document.show_other(dominoes(4, 4)),
}
"""Ways to another puzzle, each of which is not solved yet or not known to be, but for the search."""


@pytest.mark.parametrize(("mode", "way"), [
    *(("plain", way) for way in WAYS), ("film", "a search"), ("trace", "another target"),
    ("running", "a new puzzle")])
def test_nothing_is_said_of_the_puzzle_before(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, mode: str, way: str
) -> None:
    speaker, voice = window.display.speaker, window.panels.voice
    if mode == "running":
        _searching(qtbot, window)
    else:
        window.files.open_path(_solved(tmp_path, "First"))
        comes_to(qtbot, window, S.FINISHED)
        window.panels.show_solution()
        qtbot.waitUntil(lambda: window.pane.player.steps > 0, timeout=20_000)
    if mode == "film":
        window.pane.player.choose(-1)
        window.pane.player.go(1)
    if mode == "trace":
        window.panels.to_trace()
        qtbot.waitUntil(lambda: window.panels.trace.tracer.node is not None, timeout=LONG)
    before = told(window)
    heard: list[tuple[Facts, str]] = []
    speaker.spoke.connect(lambda facts: heard.append((facts, voice.said.sentence)))
    WAYS[way](window, tmp_path)
    assert heard, "it is said at once"
    qtbot.waitUntil(lambda: window.runner.standing in {S.IDLE, S.FINISHED}, timeout=LONG)
    speaker.say()
    for facts, sentence in heard:
        assert facts.name == one_line(window.document.puzzle.name)
        if way != "a search" or facts.state == S.LOOKING:
            assert sentence != before
            assert (facts.found, facts.stored, facts.listable, facts.moves) == (0, 0, 0, 0), sentence
        if facts.state == S.LOOKING:
            assert not facts.trace, sentence


_ALONE = puzzle_text("Alone", 4, 2, {"I": ("####", 1), "D": ("##", 1), "O": ("#", 1)}).replace(
    "####\n####", "####\n##.#")
"""A puzzle with one solution."""


def _open_solved(window: MainWindow, folder: Path, text: str) -> None:
    finish(folder / "a.search", prepare(parse(text, "test"), Method("bitset")))
    window.files.open_path(folder / "a.search")


def test_lifting_the_parts_off_a_flat_puzzle_is_not_offered(
    qtbot: QtBot, borrowed: MainWindow, tmp_path: Path
) -> None:
    _open_solved(borrowed, tmp_path, _ALONE)
    comes_to(qtbot, borrowed, S.FINISHED)
    qtbot.waitUntil(lambda: borrowed.pane.player.steps > 0, timeout=20_000)
    assert told(borrowed) == "The only solution is found."
    assert borrowed.panels.voice.said.action == Action.NOTHING


def _searching(qtbot: QtBot, window: MainWindow) -> MainWindow:
    """Search a puzzle for which that takes minutes."""
    window.document.show(OpenedPuzzle(replace(dominoes(8, 8), name="Dominoes")))
    comes_to(qtbot, window, S.IDLE)
    window.search.go.trigger()
    qtbot.waitUntil(lambda: window.runner.totals.solutions > 0, timeout=LONG)
    return window


def test_that_a_search_was_paused_that_is_left_for_another_puzzle_is_a_passing_message(
    qtbot: QtBot, window: MainWindow
) -> None:
    puzzle = _searching(qtbot, window).document.puzzle
    window.files.begin(builtin("square"))
    assert told(window) == "Draw the target: click on cells."
    qtbot.waitUntil(lambda: window.passing.text == "The search of Dominoes was paused.", timeout=LONG)
    assert not window.runner.running
    assert told(window) == "Draw the target: click on cells."
    rename(window.document, "Mine")
    assert window.passing.text == ""
    window.document.show(OpenedPuzzle(puzzle))
    comes_to(qtbot, window, S.PAUSED)
    assert told(window).startswith("Paused at")
    assert "%" not in window.windowTitle()


def test_the_button_takes_a_solution_apart_and_puts_it_together(
    qtbot: QtBot, borrowed: MainWindow, tmp_path: Path
) -> None:
    window, player = borrowed, borrowed.pane.player
    _open_solved(window, tmp_path, _ALONE.replace('"square"', '"cubic"'))
    comes_to(qtbot, window, S.FINISHED)
    press(qtbot, window, Action.TAKE_APART)
    qtbot.waitUntil(lambda: not player.playing and player.at == player.fewest, timeout=20_000)
    assert told(window).startswith("It comes apart in ")
    press(qtbot, window, Action.PUT_TOGETHER)
    qtbot.waitUntil(lambda: not player.playing and player.whole, timeout=20_000)
    assert told(window) == "The only solution is found."


def test_the_list_says_that_there_is_no_solution_once_that_is_known(qtbot: QtBot, window: MainWindow) -> None:
    waiting = "Solutions appear here as soon as they are found."
    assert window.browser._empty.text() == waiting
    window.document.show(OpenedPuzzle(flat(box(5, 5), "LYPUV")))
    comes_to(qtbot, window, S.IDLE)
    assert window.browser._empty.text() == waiting
    window.search.go.trigger()
    comes_to(qtbot, window, S.FINISHED)
    qtbot.waitUntil(lambda: window.browser._empty.text() == "This puzzle has no solution.")
    window.files.begin(builtin("square"))
    qtbot.waitUntil(lambda: window.browser._empty.text() == waiting)


def test_what_went_wrong_in_a_search_is_shown_by_the_button(qtbot: QtBot, window: MainWindow) -> None:
    window.document.show(OpenedPuzzle(flat(box(5, 4), "LPUY")))
    comes_to(qtbot, window, S.IDLE)
    window.runner.failed.emit("The disk is full.")
    qtbot.waitUntil(lambda: window.panels.voice.said.action == Action.SHOW_MESSAGE)
    press(qtbot, window, Action.SHOW_MESSAGE)
    assert window.search.message.isVisible()
    assert window.search.message.text() == "The disk is full."


def test_the_sentence_stays_at_its_height_without_a_button(qtbot: QtBot, window: MainWindow) -> None:
    line, heights = window.panels.voice, []
    for action in (Action.SOLVE, Action.NOTHING):
        line.show_said(replace(line.said, sentence="A sentence.", action=action), "", "")
        qtbot.waitUntil(lambda shown=action: line.button.isVisible() == (shown != Action.NOTHING))
        handle_events()
        heights.append(line.words.mapTo(window, line.words.rect().center()).y())
    assert heights[0] == heights[1]
