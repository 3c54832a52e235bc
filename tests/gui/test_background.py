"""Work beside the window: what is done in which order, what arrives, and that no thread touches anything of Qt."""

import ast
import threading
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from latticework import compiling, gui
from latticework.cancel import CancelledError, checkpoint
from latticework.errors import LatticeworkError
from latticework.gui import background
from latticework.gui.background import PAUSE, Channel, Pixels, Task, TaskQueue, channel, task_queue
from latticework.gui.solve import puzzle_check, runner
from latticework.gui.solve.puzzle_check import Look, PuzzleChecker
from latticework.gui.solve.runner import Watcher
from latticework.gui.solve.stored_search import EarlierSearch, SearchFileState
from latticework.lattice import builtin
from latticework.puzzle import Puzzle


class Owner(QObject):
    """Has a queue and a channel, and notes what arrives and in which thread."""

    def __init__(self, **how: object) -> None:
        super().__init__()
        self.heard: list[Any] = []
        self.threads: set[int] = set()
        self.rests = 0
        self.tasks = TaskQueue("tests", self.on_done, self.on_progress, self.on_rested, **how)
        self.channel, self.latest = Channel(self.hear), Channel(self.hear, latest=True)

    def hear(self, what: object) -> None:
        self.threads.add(threading.get_ident())
        self.heard.append(what)

    def on_done(self, task: Task[object]) -> None:
        self.hear(task.error or task.result())

    def on_progress(self, doing: str, share: float) -> None:
        self.hear((doing, share))

    def on_rested(self) -> None:
        self.rests += 1


@pytest.fixture
def owner(qapp: QCoreApplication) -> Owner:
    return Owner()


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What is reported as a fault of the program."""
    met: list[object] = []
    monkeypatch.setattr("sys.excepthook", lambda *error: met.append(error[0]))
    monkeypatch.setattr("threading.excepthook", met.append)
    return met


def held_until(go_on: threading.Event) -> str:
    assert go_on.wait(30)
    checkpoint()
    return "held"


class TestWhatIsDone:
    def test_all_that_is_added_in_order_and_heard_in_the_main_thread(self, qtbot: QtBot, owner: Owner) -> None:
        for number in range(20):
            owner.tasks.add(partial(abs, -number))
        assert owner.tasks.busy
        qtbot.waitUntil(lambda: not owner.tasks.busy)
        assert owner.heard == list(range(20))
        assert owner.threads == {threading.get_ident()}
        assert owner.rests == 1

    def test_of_what_waits_only_the_latest(self, qtbot: QtBot, owner: Owner) -> None:
        go_on = threading.Event()
        owner.tasks.add(partial(held_until, go_on))
        dropped = [owner.tasks.add_latest(partial(abs, number)) for number in range(3)]
        go_on.set()
        qtbot.waitUntil(lambda: not owner.tasks.busy)
        assert owner.heard in (["held", 2], [2])  # where the first had not begun
        assert [task.cancelled for task in dropped] == [True, True, False]

    def test_what_is_begun_again_cancels_all_else(self, qtbot: QtBot, owner: Owner) -> None:
        go_on = threading.Event()
        first = owner.tasks.add(partial(held_until, go_on))
        owner.tasks.add(partial(abs, 1))
        owner.tasks.restart(partial(abs, 2))
        go_on.set()
        qtbot.waitUntil(lambda: not owner.tasks.busy)
        assert owner.heard == [2]
        assert isinstance(first.error, CancelledError)

    def test_what_has_ended_but_was_not_heard_of_is_not_heard_once_it_is_cancelled(self, qtbot: QtBot,
                                                                                   owner: Owner) -> None:
        assert owner.tasks.add(partial(abs, 1)).wait(30)
        owner.tasks.restart(partial(abs, 2))
        qtbot.waitUntil(lambda: not owner.tasks.busy)
        assert owner.heard == [2]

    def test_nothing_once_it_is_closed_and_nothing_is_heard(self, owner: Owner) -> None:
        go_on = threading.Event()
        begun = owner.tasks.add(partial(held_until, go_on))
        owner.tasks.close()
        assert owner.tasks.add(partial(abs, 1)).ended
        go_on.set()
        assert begun.wait(30)
        QCoreApplication.processEvents()
        assert owner.heard == []

    @pytest.mark.usefixtures("qapp")
    def test_what_must_be_finished_is(self, tmp_path: Path) -> None:
        queue, go_on = TaskQueue("tests", finish=True), threading.Event()
        queue.add(partial(held_until, go_on))
        last = queue.add((tmp_path / "written").touch)
        queue.close()
        assert not queue.wait(0.01)
        go_on.set()
        assert queue.wait(30)
        assert not last.cancelled
        assert (tmp_path / "written").exists()

    def test_a_thread_keeps_what_it_opens_until_it_is_closed(self, qtbot: QtBot) -> None:
        events: list[tuple[str, int]] = []

        @contextmanager
        def opened() -> Iterator[str]:
            events.append(("opened", threading.get_ident()))
            yield "kept"
            events.append(("closed", threading.get_ident()))

        owner = Owner(opened=opened)
        for _ in range(2):
            owner.tasks.add(lambda kept: kept)
            qtbot.waitUntil(lambda: not owner.tasks.busy)
        owner.tasks.close()
        assert owner.tasks.wait(30)
        assert owner.heard == ["kept", "kept"]
        assert [name for name, _ in events] == ["opened", "closed"]
        assert len({thread for _, thread in events} - {threading.get_ident()}) == 1

    def test_without_what_it_opens_each_task_fails(self, qtbot: QtBot) -> None:
        @contextmanager
        def broken() -> Iterator[None]:
            raise LatticeworkError("no driver")
            yield

        owner = Owner(opened=broken)
        tasks = [owner.tasks.add(abs) for _ in range(2)]
        qtbot.waitUntil(lambda: not owner.tasks.busy)
        assert [str(task.error) for task in tasks] == ["no driver"] * 2
        owner.tasks.close()


class TestFaults:
    def test_an_unexpected_error_is_a_fault_and_one_of_the_users_is_not(self, qtbot: QtBot, owner: Owner,
                                                                       faults: list[object]) -> None:
        def refused() -> None:
            raise LatticeworkError("too many")

        owner.tasks.add(partial(divmod, 1, 0))
        owner.tasks.add(refused)
        qtbot.waitUntil(lambda: not owner.tasks.busy)
        assert faults == [ZeroDivisionError]
        assert [type(error) for error in owner.heard] == [ZeroDivisionError, LatticeworkError]

    @pytest.mark.usefixtures("faults")
    def test_an_error_takes_along_nothing_that_its_frames_know(self, qtbot: QtBot, owner: Owner) -> None:
        class Large:
            pass

        known: list[weakref.ref[Large]] = []

        def fail() -> None:
            large = Large()
            known.append(weakref.ref(large))
            raise ValueError

        owner.tasks.add(fail)
        qtbot.waitUntil(lambda: owner.heard != [])
        assert known[0]() is None
        assert owner.heard[0].__traceback__ is not None

    def test_what_is_cancelled_is_no_fault(self, qtbot: QtBot, owner: Owner, faults: list[object]) -> None:
        task = owner.tasks.add(checkpoint_for_ever)
        owner.tasks.cancel()
        qtbot.waitUntil(lambda: owner.rests == 1)
        assert isinstance(task.error, CancelledError)
        assert owner.heard == []
        assert faults == []

    def test_a_receiver_that_fails_keeps_nothing_from_the_others(self, qtbot: QtBot, owner: Owner,
                                                                 faults: list[object]) -> None:
        bad = Channel(lambda: 1 // 0)
        bad()
        owner.channel("heard")
        qtbot.waitUntil(lambda: owner.heard == ["heard"])
        assert faults == [ZeroDivisionError]


class TestMessages:
    def test_arrive_in_the_order_in_which_they_were_sent(self, qtbot: QtBot, owner: Owner) -> None:
        def send(channel: Channel, latest: Channel) -> None:
            for number in range(1000):
                latest(-number)
                channel(number)

        owner.tasks.add(partial(send, owner.channel, owner.latest))
        qtbot.waitUntil(lambda: not owner.tasks.busy)
        assert [number for number in owner.heard[:-1] if number > 0] == list(range(1, 1000))
        assert owner.heard.index(-999) < owner.heard.index(999)

    def test_a_flood_is_thinned_out_and_the_last_arrives(self, qtbot: QtBot, owner: Owner) -> None:
        def flood(latest: Channel) -> int:
            end, number = time.monotonic() + 0.5, 0
            while time.monotonic() < end:
                number += 1
                latest(number)
            return -1

        owner.tasks.add(partial(flood, owner.latest))
        qtbot.waitUntil(lambda: -1 in owner.heard)
        assert owner.heard[-1] == -1
        assert owner.heard == [*sorted(owner.heard[:-1]), -1]
        assert 3 <= len(owner.heard) <= 0.5 / PAUSE + 10

    def test_reach_nobody_where_the_receiver_was_deleted_or_forgotten(self, qtbot: QtBot, owner: Owner) -> None:
        deleted, forgotten = Owner(), Owner()
        heard, gone = deleted.heard, weakref.ref(forgotten)
        for one in (deleted, forgotten):
            one.channel("too late")
        delete(deleted)
        del one, forgotten
        assert gone() is None  # nothing that a thread holds keeps it
        owner.channel("last")
        qtbot.waitUntil(lambda: owner.heard == ["last"])
        assert heard == []

    @pytest.mark.usefixtures("faults")
    def test_a_thread_that_asks_gets_the_answer_or_the_error(self, qtbot: QtBot, owner: Owner) -> None:
        ask = Channel(int)
        owner.tasks.add(partial(ask.ask, "7"))
        owner.tasks.add(partial(ask.ask, "x"))
        qtbot.waitUntil(lambda: not owner.tasks.busy)
        assert owner.heard[0] == 7
        assert isinstance(owner.heard[1], ValueError)

    def test_a_receiver_with_an_event_loop_does_not_hold_up_the_rest(self, qtbot: QtBot, owner: Owner) -> None:
        def wait(_: object) -> None:
            qtbot.waitUntil(lambda: owner.heard == ["rest", "later"])

        waiting = Channel(wait)
        waiting(None)
        owner.channel("rest")
        owner.tasks.add(lambda: "later")
        qtbot.waitUntil(lambda: owner.heard == ["rest", "later"])

    def test_kernels_that_are_compiled_for_a_task_are_announced_and_those_of_others_are_not(self, qtbot: QtBot,
                                                                                       owner: Owner) -> None:
        owner.tasks.add(lambda: compiling.report(3, 12))
        with compiling.listening(lambda *_: owner.hear("here")):
            qtbot.waitUntil(lambda: not owner.tasks.busy)
        assert owner.heard == [
            ("Compiling the search for this machine, once after an installation: 3 of 12…", 0.25), None]
        assert compiling.listeners == []

    def test_a_task_that_is_cancelled_ends_before_the_next_kernel(self, owner: Owner) -> None:
        def compile_long() -> None:
            for ready in range(1000):
                compiling.report(ready, 1000)
                time.sleep(0.005)

        task = owner.tasks.add(compile_long)
        owner.tasks.cancel()
        assert task.wait(10)
        assert isinstance(task.error, CancelledError)


class TestWhatMayCross:
    def test_a_function_with_an_object_of_qt_is_refused(self, owner: Owner) -> None:
        plain = {"owner": owner}
        for work in (owner.deleteLater, partial(print, owner), lambda: owner.hear(1),
                     partial(partial(lambda: owner.hear(1)))):
            with pytest.raises(TypeError, match="cannot be done in a thread"):
                owner.tasks.add(work)
        del plain

    def test_an_object_of_qt_is_never_freed_in_a_thread(self, qtbot: QtBot) -> None:
        threads: list[int] = []

        class Noting(Owner):
            def __del__(self) -> None:
                threads.append(threading.get_ident())

        for _ in range(50):
            made = Noting()
            made.tasks.add(partial(time.sleep, 0.001))
            made.channel("gone by then")
            made.tasks.add(partial(made.channel, "gone by then"))
            del made
        qtbot.waitUntil(lambda: len(threads) == 50)
        assert set(threads) == {threading.get_ident()}

    def test_every_painter_ends_before_what_it_paints_on(self) -> None:
        """Left to the end of a function, an error frees the picture first, and then a painter that writes into it."""
        for path in Path(gui.__file__).parent.rglob("*.py"):
            tree = ast.parse(path.read_text("utf-8"))
            ended = {id(item.context_expr) for node in ast.walk(tree) if isinstance(node, ast.With)
                     for item in node.items}
            made = [node for node in ast.walk(tree) if isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Name) and node.func.id == "QPainter"]
            assert all(id(call) in ended for call in made), path

    def test_painting_that_is_cancelled_half_way_does_no_harm(self, qtbot: QtBot, owner: Owner) -> None:
        painted = [owner.tasks.add(paint_for_ever)]
        for _ in range(60):
            painted.append(owner.tasks.restart(paint_for_ever))
            time.sleep(0.001)
        owner.tasks.cancel()
        qtbot.waitUntil(lambda: not owner.tasks.busy)
        assert all(isinstance(task.error, CancelledError) for task in painted)

    def test_a_picture_arrives_as_it_was_painted(self, qtbot: QtBot, owner: Owner) -> None:
        def paint() -> Pixels:
            image = QImage(7, 5, QImage.Format.Format_ARGB32_Premultiplied)
            image.setDevicePixelRatio(2.0)
            image.fill(QColor("#ff8040"))
            image.setPixelColor(6, 4, QColor("#102030"))
            return Pixels.of(image)

        owner.tasks.add(paint)
        qtbot.waitUntil(lambda: owner.heard != [])
        image = owner.heard[0].image
        owner.heard.clear()
        assert (image.width(), image.height(), image.devicePixelRatio()) == (7, 5, 2.0)
        assert [image.pixelColor(*at).name() for at in ((0, 0), (6, 4))] == ["#ff8040", "#102030"]


@pytest.mark.usefixtures("qapp")
class TestTheEndOfTheProgram:
    @pytest.fixture(autouse=True)
    def _own_delivery(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(channel, "_made", [])
        monkeypatch.setattr(task_queue, "_running", set())

    def test_nothing_is_heard_once_all_is_closed_not_even_of_what_cannot_be_cancelled(self) -> None:
        begun, go_on, owners = threading.Event(), threading.Event(), [Owner(), Owner()]
        soon = owners[0].tasks.add(checkpoint_for_ever)
        never = owners[1].tasks.add(partial(stubborn, begun, go_on))
        assert begun.wait(10)
        assert not background.close_all(0.3)
        assert isinstance(soon.error, CancelledError)
        go_on.set()
        assert never.wait(10)
        owners[0].channel("too late")
        QCoreApplication.processEvents()
        assert [owner.heard for owner in owners] == [[], []]

    def test_all_that_looks_whether_it_is_cancelled_has_ended(self) -> None:
        owners = [Owner() for _ in range(5)]
        for owner in owners:
            owner.tasks.add(checkpoint_for_ever)
        assert background.close_all(30)

    def test_a_kernel_that_is_being_compiled_is_not_waited_for(self) -> None:
        begun, go_on, owner = threading.Event(), threading.Event(), Owner()
        task = owner.tasks.add(partial(compile_kernel, begun, go_on))
        assert begun.wait(10)
        before = time.monotonic()
        assert not background.close_all(5)
        assert time.monotonic() - before < 1
        go_on.set()
        assert task.wait(10)

    def test_what_must_be_finished_is_waited_for(self, tmp_path: Path) -> None:
        queue = TaskQueue("tests", finish=True)
        queue.add(partial(time.sleep, 0.05))
        queue.add((tmp_path / "written").touch)
        assert background.close_all(30)
        assert (tmp_path / "written").exists()


@pytest.mark.usefixtures("qapp")
class TestALookThatNobodyWantsAnyMore:
    """What a thread finds out about a puzzle or its search reaches nobody once that was closed."""

    @pytest.fixture
    def held(self, monkeypatch: pytest.MonkeyPatch) -> "Held":
        made = Held()
        monkeypatch.setattr(puzzle_check, "look_at", made.look)
        monkeypatch.setattr(runner, "watch", made.watch)
        return made

    @pytest.mark.parametrize("closed", [False, True])
    def test_at_a_puzzle(self, held: "Held", tmp_path: Path, closed: bool) -> None:
        parent = QObject()
        checker, told = PuzzleChecker(tmp_path, parent), []
        checker.looked.connect(told.append)
        checker.look_at(PUZZLE, None)
        assert held.begun.wait(30)
        if closed:
            checker.close()
        held.go_on.set()
        assert checker.tasks.wait(30)
        QCoreApplication.processEvents()
        assert len(told) == (not closed)

    def test_at_a_search_file(self, held: "Held", qtbot: QtBot, tmp_path: Path,
                              monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(runner, "PERIOD", 1)
        parent = QObject()
        watcher, told = Watcher(parent), []
        watcher.changed.connect(told.append)
        watcher.follow(tmp_path / "some.search")
        qtbot.waitUntil(held.begun.is_set)
        watcher.close()
        held.go_on.set()
        assert watcher.tasks.wait(30)
        QCoreApplication.processEvents()
        assert told == []


PUZZLE = Puzzle(builtin("square"))


class Held:
    """A look that lasts until it is let go, whether or not it was cancelled."""

    def __init__(self) -> None:
        self.begun, self.go_on = threading.Event(), threading.Event()

    def look(self, *_: object) -> Look:
        self.begun.set()
        assert self.go_on.wait(30)
        return Look(PUZZLE, None, (), EarlierSearch())

    def watch(self, path: Path, _: object) -> SearchFileState:
        self.look()
        return SearchFileState(path)


def compile_kernel(begun: threading.Event, go_on: threading.Event) -> None:
    with compiling.in_progress():
        stubborn(begun, go_on)


def stubborn(begun: threading.Event, go_on: threading.Event) -> None:
    begun.set()
    go_on.wait()


def paint_for_ever() -> None:
    image = QImage(50, 50, QImage.Format.Format_ARGB32)
    with QPainter(image) as painter:
        while True:
            painter.drawLine(0, 0, 20, 20)
            checkpoint()


def checkpoint_for_ever() -> None:
    while True:
        checkpoint()
