"""The engines, and in what they differ for those who prepare a search or read its counts."""

from dataclasses import dataclass

from latticework.errors import LatticeworkError


@dataclass(frozen=True)
class Engine:
    """What an engine is like.

    takes_size: it can go by the smallest-item rule; by_size: it does unless told otherwise. held_first: without that
    rule and unless told an order, it begins with the item held to representatives and goes on along shorter sides.
    own_numbers: it wants options numbered as it tries them, so its states are its own. counts_all: its kernel counts
    updates and shares; after others the shares are worked out from the levels. copies_last: without the smallest-item
    rule it sees only at the end of a path that a part has too few placements left for its copies.
    """

    name: str
    takes_size: bool = True
    by_size: bool = True
    held_first: bool = False
    own_numbers: bool = False
    counts_all: bool = False
    copies_last: bool = False

    def rule(self, by_size: bool | None) -> bool:
        """Return whether to go by the smallest-item rule, None being what suits; raises LatticeworkError."""
        if by_size and not self.takes_size:
            able = ", ".join(engine.name for engine in TABLE.values() if engine.takes_size)
            raise LatticeworkError(f"engine: {self.name!r} goes by the order alone and cannot go by size; {able} can")
        return self.by_size if by_size is None else by_size


TABLE = {engine.name: engine for engine in (
    Engine("auto"),  # one of the next two
    Engine("bitset"),
    Engine("dlx", counts_all=True),
    Engine("backtrack", by_size=False, held_first=True, copies_last=True),
    Engine("processor", takes_size=False, by_size=False, held_first=True, own_numbers=True,
           copies_last=True),
)}

ENGINES = tuple(TABLE)
"""What a search can be asked to be done by; auto is one of the others."""
