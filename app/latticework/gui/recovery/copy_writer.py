"""Writing recovery copies in a thread, one after the other, so that the window never waits for the disk."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path

from latticework import foreign_reasons
from latticework.errors import LatticeworkError
from latticework.gui.background import Task, TaskQueue
from latticework.gui.recovery.copies import ENDING, write_copy
from latticework.gui.recovery.program_folder import ProgramFolder
from latticework.phrases import phrase
from latticework.puzzle import Puzzle


class CopyWriter:
    """Writes and removes the copies of all windows of the program; its folder is made for the first of them."""

    def __init__(self, parent: Path) -> None:
        self._copies = _Copies(parent)
        self._numbers = count(1)
        self._tasks = TaskQueue("recovery copies", finish=True)

    def new_name(self) -> str:
        """Return the name of a copy that no other window has."""
        return f"{next(self._numbers)}{ENDING}"

    def write(self, name: str, puzzle: Puzzle, file: Path | None, stamp: str,
              done: Callable[[Task[None]], object]) -> Task[None]:
        """Write a copy soon; its result raises LatticeworkError where it cannot be written."""
        return self._tasks.add(partial(self._copies.write, name, puzzle, file, stamp), done)

    def remove(self, name: str) -> None:
        """Remove a copy as soon as what is being written is written."""
        self._tasks.add(partial(self._copies.remove, name))

    def close(self) -> None:
        """Wait until all is written, and give the folder back."""
        self._tasks.close()
        self._tasks.wait()
        if self._copies.folder is not None:
            self._copies.folder.give_back()


class _Copies:
    """The folder of this run of the program, which belongs to the thread that writes."""

    def __init__(self, parent: Path) -> None:
        self._parent = parent
        self.folder: ProgramFolder | None = None

    def write(self, name: str, puzzle: Puzzle, file: Path | None, stamp: str) -> None:
        """Write a copy; raises LatticeworkError."""
        try:
            if self.folder is None:
                self.folder = ProgramFolder.made_in(self._parent)
        except OSError as error:
            raise LatticeworkError(phrase("{path}: could not be saved ({error}); {kept}", path=self._parent,
                                          error=foreign_reasons.of_system(error),
                                          kept=phrase("nothing was written"))) from None
        write_copy(self.folder.path / name, puzzle, file, stamp)

    def remove(self, name: str) -> None:
        """Remove a copy."""
        with suppress(OSError):  # a copy too many is offered, which loses nothing
            if self.folder is not None:
                (self.folder.path / name).unlink(missing_ok=True)
