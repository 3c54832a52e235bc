"""One game as the window plays it: the part in the hand, steps, time, and the answers of the solver."""

from dataclasses import dataclass
from functools import partial

import numpy as np
from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from latticework import paths
from latticework.cancel import checkpoint
from latticework.cover import reduce
from latticework.cover.reasons import check_volume
from latticework.durations import duration
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.gui.background import Task, TaskQueue
from latticework.gui.widgets.translation import error_text, reworded, tr, tr_n
from latticework.lattice import Floats
from latticework.play.completion import Completion, complete, next_part
from latticework.play.game import Game, Laid
from latticework.play.kept_game import GameFile, KeptGame, rules_of
from latticework.play.table import Hand, Table
from latticework.puzzle import Puzzle

SECONDS = 20
"""How long is looked for a solution with what is laid."""

_PATIENCE = 1_000
"""Milliseconds after which it is said that the solver still looks."""


class Session(QObject):
    """A game on the puzzle that is open; without a `table` there is nothing to play, and `problem` says why.

    hand: the part that is moved about, and `lifted` the placement from which it was taken up, if it was laid. hints:
    how many were taken since the game began. notice: what is said of the file that keeps the game, "" for nothing.
    resumed: whether it is an earlier game, in which nothing was done yet.
    """

    changed = Signal()  # what is laid, or in the hand
    opened = Signal()  # another puzzle, or it is ready to be played
    looking = Signal(bool)  # whether the solver looks for a solution
    announced = Signal(str)  # a sentence, "" for none; what is on further lines is for the tool tip

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.puzzle: Puzzle | None = None
        self.table: Table | None = None
        self.problem = ""
        self.game, self.hand, self.lifted = Game(), None, None  # type: Game, Hand | None, int | None
        self.hints = 0
        self.clock = Clock()
        self.notice, self.resumed = "", False
        self._place: Floats = np.zeros(3)
        self._file: GameFile | None = None
        self._written: Task[None] | None = None
        self._as_begun = self.game
        self._hinting = False
        self._keeping = TaskQueue("keeping games", self._on_kept, finish=True)
        self._solution: frozenset[int] = frozenset()
        self._preparing = TaskQueue("making ready to play", self._on_ready)
        self._asking = TaskQueue("looking whether parts can stay", progress=self._on_progress)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._patience.timeout.connect(lambda: self.announced.emit(tr("Still looking.")))

    # The puzzle

    def open(self, puzzle: Puzzle) -> None:
        """Play with a puzzle; the game goes on where only names or colours were changed."""
        if self.puzzle is not None and rules_of(self.puzzle) == rules_of(puzzle) and (
                self.table or self._preparing.busy):
            repainted, self.puzzle = self.puzzle != puzzle, puzzle
            if repainted:
                self.opened.emit()
            return
        self.keep()
        self.cancel()
        self.puzzle, self.table, self.hand, self.lifted = puzzle, None, None, None
        self._begin(KeptGame(Game(), 0.0, 0))
        self.notice, self.resumed, self._solution = "", False, frozenset()
        reasons = check_volume(puzzle) if not (puzzle.target.cells and puzzle.parts) else []
        self.problem = reworded(reasons[0].text) if reasons else ""
        if reasons:
            self._preparing.cancel()
        else:
            self._file = GameFile(paths.games(), puzzle)
            self._preparing.restart(partial(_made_ready, puzzle, self._file, self._written))
        self.announced.emit("")
        self.opened.emit()

    def _begin(self, kept: KeptGame) -> None:
        self.game = self._as_begun = kept.game
        self.hints = kept.hints
        self.clock.begin(kept.seconds)
        self.clock.stopped = self.solved

    def _on_ready(self, task: "Task[_Ready]") -> None:
        if isinstance(task.error, LatticeworkError):
            self.problem = error_text(task.error)
        elif task.error is None:
            ready = task.result()
            self.table, self.resumed = ready.table, ready.kept is not None
            self._begin(ready.kept or KeptGame(Game(self.table.given), 0.0, 0))
            if ready.kept is not None:
                self.notice = self._said_of(ready.kept)
            elif ready.refused is not None:
                self.notice = tr("Your earlier game cannot be read, so this is a new one.\n{reason}",
                                 reason=error_text(ready.refused))
        self.opened.emit()
        self.announced.emit(self.notice)

    def _said_of(self, kept: KeptGame) -> str:
        """Return what is said of an earlier game: how many parts are laid of all, and the time."""
        assert self.puzzle is not None  # noqa: S101 - it is ready
        laid, time = len(kept.game.laid), reworded(duration(int(kept.seconds)))
        if any(part.least != part.most for part in self.puzzle.parts):
            return tr_n("Your game is here again: {n} part is laid, {time}.",
                        "Your game is here again: {n} parts are laid, {time}.", laid, time=time)
        most = sum(part.most for part in self.puzzle.parts)
        return tr_n("Your game is here again: {n} of {most} parts is laid, {time}.",
                    "Your game is here again: {n} of {most} parts are laid, {time}.", laid, most=most, time=time)

    # The file that keeps the game

    def keep(self) -> None:
        """Write the game to its file soon, unless there is nothing in it to be resumed."""
        if self.table is not None and self._file is not None and self.game is not self._as_begun:
            kept = KeptGame(self.game, self.clock.seconds, self.hints)
            over = self.game.laid == self.table.given or self.clock.stopped
            self._written = self._keeping.add(
                partial(self._file.keep, self.table.reduction, None if over else kept))

    def _on_kept(self, task: Task[None]) -> None:
        if isinstance(task.error, LatticeworkError):
            self.notice = tr("This game is not kept: {reason}", reason=error_text(task.error))
            self.announced.emit(self.notice)

    def resume(self) -> None:
        """Go on with an earlier game: it is no longer offered, and what was said of its file has been read."""
        if self.notice:
            self.notice, self.resumed = "", False
            self.announced.emit("")
            self.changed.emit()

    def close(self) -> None:
        """End all work in threads, and keep the game."""
        self.keep()
        for queue in (self._preparing, self._asking, self._keeping):
            queue.close()

    # What lies

    @property
    def laid(self) -> Laid:
        """The placements that lie in the target, without the one that was taken up."""
        return tuple(option for option in self.game.laid if option != self.lifted)

    @property
    def left(self) -> list[int]:
        """How many copies of each part may still be laid, the one in the hand not counted."""
        if self.table is None:
            return []
        left = self.table.left(self.laid)
        if self.hand is not None:
            left[self.hand.part] -= 1
        return left

    @property
    def solved(self) -> bool:
        """Whether what is laid is a solution."""
        return self.table is not None and self.table.is_solved(self.game.laid)

    def undo(self) -> None:
        """Take back the last step, or put back what is in the hand."""
        if self.hand is not None:
            self.put_back()
        else:
            self._step(self.game.undo())

    def redo(self) -> None:
        """Do again what was undone last."""
        self._step(self.game.redo())

    def start_over(self) -> None:
        """Put all parts back into the tray but those that stay where they are; the time begins again."""
        self.clock.begin(0.0)
        self.hints = 0
        self._step(self.game.start_over(self.table.given if self.table else ()))

    def _step(self, game: Game) -> None:
        """Make a state of the game the current one, with nothing in the hand."""
        self.cancel()
        self.hand = self.lifted = None
        self.game = game
        self.resume()
        over, self.clock.stopped = self.clock.stopped, self.solved
        if self.clock.stopped and not over:
            time = reworded(duration(int(self.clock.seconds)))
            self.announced.emit(
                tr_n("Solved in {time}, with {n} hint.", "Solved in {time}, with {n} hints.", self.hints, time=time)
                if self.hints else tr("Solved in {time}.", time=time))
        else:
            self.announced.emit("")
        self.keep()
        self.changed.emit()

    # The hand

    def take(self, part: int) -> None:
        """Take a part of the tray into the hand, and put back what is in it."""
        if self.table is None or not 0 <= part < len(self.left):
            return
        self.put_back()
        self.cancel()
        if self.left[part] > 0:
            self._hold(self.table.taken(part, self.laid))

    def take_next(self, way: int) -> None:
        """Take the next part of the tray into the hand, or with -1 the one before."""
        count = len(self.left)
        here = self.hand.part if self.hand is not None else -1 if way > 0 else count
        self.put_back()
        for step in range(1, count + 1):
            part = (here + way * step) % count
            if self.left[part] > 0:
                self.take(part)
                return

    def lift(self, option: int) -> None:
        """Take a placement up into the hand."""
        if self.table is not None:
            self.put_back()
            self.cancel()
            self.lifted = option
            self.announced.emit("")
            self._hold(self.table.lifted(option))

    def _hold(self, hand: Hand) -> None:
        assert self.table is not None  # noqa: S101 - there are parts only on a table
        self.hand, self._place = hand, self.table.middle(hand)
        self.resume()
        self.announced.emit("")
        self.changed.emit()

    def aim(self, place: Floats) -> None:
        """Move the part in the hand about a point (3,), within its layer."""
        if self.table is not None and self.hand is not None:
            self._place = place
            self._move(self.table.snapped(self.hand, place, self.laid))

    def turn(self, way: int) -> None:
        """Turn the part in the hand about the upright axis; 1: clockwise."""
        if self.table is not None and self.hand is not None:
            self._turned(self.table.turned(self.hand, way))

    def tip(self) -> None:
        """Put the part in the hand on another side."""
        if self.table is not None and self.hand is not None:
            self._turned(self.table.tipped(self.hand))

    def mirror(self) -> None:
        """Mirror the part in the hand, or turn it over, if it may be."""
        if self.table is not None and self.hand is not None:
            mirrored = self.table.mirrored(self.hand)
            if mirrored is None:
                self.announced.emit(tr("This part may not be mirrored."))
            else:
                self._turned(mirrored)

    def move(self, way: Floats) -> None:
        """Move the part in the hand by a step in about the direction of a unit vector (3,)."""
        if self.table is not None and self.hand is not None:
            self._hold(self.table.moved(self.hand, way))

    def climb(self, by: int) -> None:
        """Raise the part in the hand by so many layers."""
        if self.table is not None and self.hand is not None:
            self.to_layer(self.table.layer(self.hand) + by, by)

    def to_layer(self, layer: int, way: int = 1) -> None:
        """Raise or lower the part in the hand to a layer, or to the next one beyond in which it can be."""
        if self.table is None or self.hand is None:
            return
        before = self.table.layer(self.hand)
        made = self.table.in_layer(self.hand, layer)
        if self.table.layer(made) == before != layer:
            made = self.table.in_layer(self.hand, before + way * self.table.period)
        self._turned(made)

    def _turned(self, hand: Hand) -> None:
        # About the point where it was put, or it would wander as it turns.
        assert self.table is not None  # noqa: S101
        place = self._place.copy()
        place[2] = self.table.middle(hand)[2]
        self._place = place
        self._move(self.table.snapped(hand, place, self.laid))

    def _move(self, hand: Hand) -> None:
        if hand != self.hand:
            self.hand = hand
            self.announced.emit("")  # what was said of where it was
            self.changed.emit()

    def lay(self) -> None:
        """Lay the part in the hand where it is, if it fits there."""
        if self.table is None or self.hand is None:
            return
        option = self.table.option(self.hand, self.laid)
        if option is None:
            self.announced.emit(tr("It does not fit here."))
        elif option == self.lifted:
            self.put_back()
        else:
            self._step(self.game.lay(option, self.lifted))

    def put_back(self) -> None:
        """Put the part in the hand back to where it was, in the tray or in the target."""
        if self.hand is not None:
            self.hand = self.lifted = None
            self.announced.emit("")  # what was said of where it was
            self.changed.emit()

    def to_tray(self) -> None:
        """Put the part in the hand back into the tray."""
        if self.lifted is not None:
            self._step(self.game.take(self.lifted))
        else:
            self.put_back()

    # The solver

    def hint(self) -> None:
        """Lay one more part of a solution with what is laid, or say that there is none."""
        self.put_back()
        if self._solution.issuperset(self.game.laid) and self._solution:
            self._lay_hint()
        else:
            self._ask(hint=True)

    def check(self) -> None:
        """Find out whether what is laid can be completed."""
        self.put_back()
        self._ask(hint=False)

    def cancel(self) -> None:
        """End what the solver does."""
        if self._asking.busy:
            self._asking.cancel()
            self._patience.stop()
            self.announced.emit("")
            self.looking.emit(False)

    def _ask(self, hint: bool) -> None:
        if self.table is not None:
            self._hinting = hint
            self.announced.emit("")
            self._patience.start()
            self._asking.cancel()
            self._asking.add(partial(complete, self.table.reduction, self.game.laid, float(SECONDS)), self._on_answer)
            self.looking.emit(True)

    def _on_answer(self, task: Task[Completion]) -> None:
        self._patience.stop()
        self.looking.emit(False)
        if isinstance(task.error, LatticeworkError):
            self.announced.emit(error_text(task.error))
        if task.error is not None:
            return
        found = task.result()
        self._solution = found.solution
        if found.answer == "yes" and self._hinting:
            self._lay_hint()
        elif found.answer == "yes":
            self.announced.emit(tr("Yes: it can be completed."))
        elif found.answer == "no":
            self.announced.emit(tr("No: these parts cannot all stay.") if self.game.laid else
                                tr("No: the puzzle has no solution."))
        else:
            self.announced.emit(tr("Not known after {seconds} seconds.", seconds=SECONDS))

    def _on_progress(self, doing: str, _share: float) -> None:
        self._patience.stop()
        self.announced.emit(reworded(doing))

    def _lay_hint(self) -> None:
        option = next_part(self.table.reduction, self.game.laid, self._solution) if self.table is not None else None
        if option is not None:
            self.hints += 1
            self._step(self.game.lay(option))


class Clock:
    """Counts seconds while it is `running`, and not while it is `stopped` because the puzzle is solved."""

    def __init__(self) -> None:
        self._before, self._since = 0.0, QElapsedTimer()
        self._running = self._stopped = False

    @property
    def seconds(self) -> float:
        """The seconds counted so far."""
        counts = self._running and not self._stopped
        return self._before + (self._since.elapsed() / 1000 if counts else 0.0)

    def begin(self, seconds: float) -> None:
        """Count on from so many seconds."""
        self._before, self._stopped = seconds, False
        self._since.start()

    @property
    def running(self) -> bool:
        """Whether the game is seen."""
        return self._running

    @running.setter
    def running(self, running: bool) -> None:
        self._before = self.seconds
        self._since.start()
        self._running = running

    @property
    def stopped(self) -> bool:
        """Whether the puzzle is solved."""
        return self._stopped

    @stopped.setter
    def stopped(self, stopped: bool) -> None:
        self._before = self.seconds
        self._since.start()
        self._stopped = stopped


@dataclass(frozen=True, eq=False)
class _Ready:
    """A puzzle made ready to be played, with the earlier game on it, or why that cannot be resumed."""

    table: Table
    kept: KeptGame | None = None
    refused: LatticeworkError | None = None


def _made_ready(puzzle: Puzzle, file: GameFile, written: Task[None] | None) -> _Ready:
    """Return a puzzle made ready; the file is read once what was to be written before is there."""
    table = Table(reduce(puzzle))
    if written is not None:
        written.wait()
    try:
        return _Ready(table, file.read(table))
    except FileRefusedError as error:
        checkpoint()  # nobody would hear of what is put aside for a puzzle that was left
        return _Ready(table, refused=_put_aside(file, error))


def _put_aside(file: GameFile, refused: FileRefusedError) -> LatticeworkError:
    """Give the file of a game that cannot be read another name, and return why, with that name."""
    try:
        aside = file.set_aside()
    except LatticeworkError:
        return refused  # it stays, and no other game is kept in its place
    return FileRefusedError(aside, refused.reason, refused.field)
