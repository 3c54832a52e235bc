"""What holds a solution together: pieces that no moves part."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Interlock:
    """Pieces, by their numbers among the placements of the solution, that hold one another.

    By themselves, with all other pieces gone, no moves take any of them out. minimal: without any one of them the
    others come apart; smallest: no fewer pieces of the solution hold one another. They are False where a limit was
    reached before that was known.

    >>> [held] = [held for s in lw.solve("dubois-burr") if (held := s.why_held())]
    >>> held.pieces, held.minimal, held.smallest
    ((0, 1, 2, 3, 4, 5), True, True)
    """

    pieces: tuple[int, ...]
    minimal: bool = True
    smallest: bool = True
