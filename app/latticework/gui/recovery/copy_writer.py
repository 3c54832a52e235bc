"""Writing recovery copies in a thread, one after the other, so that the window never waits for the disk."""

from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from pathlib import Path

from latticework import foreign_reasons
from latticework.errors import LatticeworkError
from latticework.gui.recovery.copies import ENDING, write_copy
from latticework.gui.recovery.program_folder import ProgramFolder
from latticework.phrases import phrase
from latticework.puzzle import Puzzle


class CopyWriter:
    """Writes and removes the copies of all windows of the program; its folder is made for the first of them."""

    def __init__(self, parent: Path) -> None:
        self._parent = parent
        self._folder: ProgramFolder | None = None
        self._numbers = count(1)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="recovery copies")

    def new_name(self) -> str:
        """Return the name of a copy that no other window has."""
        return f"{next(self._numbers)}{ENDING}"

    def write(self, name: str, puzzle: Puzzle, file: Path | None) -> "Future[None]":
        """Write a copy soon; what is returned raises LatticeworkError where it cannot be written."""
        return self._thread.submit(self._write, name, puzzle, file)

    def remove(self, name: str) -> "Future[None]":
        """Remove a copy as soon as what is being written is written."""
        return self._thread.submit(self._remove, name)

    def close(self) -> None:
        """Wait until all is written, and give the folder back."""
        self._thread.shutdown()
        if self._folder is not None:
            self._folder.give_back()

    def _write(self, name: str, puzzle: Puzzle, file: Path | None) -> None:
        try:
            if self._folder is None:
                self._folder = ProgramFolder.made_in(self._parent)
        except OSError as error:
            raise LatticeworkError(phrase("{path}: could not be saved ({error}); {kept}", path=self._parent,
                                          error=foreign_reasons.of_system(error),
                                          kept=phrase("nothing was written"))) from None
        write_copy(self._folder.path / name, puzzle, file)

    def _remove(self, name: str) -> None:
        with suppress(OSError):  # a copy too many is offered, which loses nothing
            if self._folder is not None:
                (self._folder.path / name).unlink(missing_ok=True)
