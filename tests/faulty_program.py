"""A program as a crash reporter sees it, which only notes what it is asked for."""

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtWidgets import QWidget


@dataclass
class FaultyProgram:
    """`save` is what saves its puzzle, `safe` whether copies can be written; `asked` notes what was done."""

    window: QWidget | None = None
    save: Callable[[], object] | None = None
    safe: bool = True
    asked: list[str] = field(default_factory=list)

    def front(self) -> QWidget | None:
        """Return its window."""
        return self.window

    def saver(self) -> Callable[[], object] | None:
        """Return what saves its puzzle."""
        return self.save

    def rescue(self) -> bool:
        """Note that copies are wanted."""
        self.asked.append("rescue")
        return self.safe

    def leave_with_copies(self) -> None:
        """Note that it is to end."""
        self.asked.append("leave")
