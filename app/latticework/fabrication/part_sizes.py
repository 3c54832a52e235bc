"""Sizes that printed and cut parts have in common."""

from dataclasses import dataclass

from latticework.phrases import translatable
from latticework.settings import setting

MM = translatable("mm")


@dataclass(frozen=True)
class PartSizes:
    """How large parts are to be made, in millimetres."""

    cell: float = setting(12.0, translatable("Cell size: how far apart the nearest cells of one kind lie; for "
                                             "cubes, their edge"), MM, 0.5, 1000)
    play: float = setting(0.2, translatable("Gap between parts that touch"), MM, 0, 20)

    @property
    def inset(self) -> float:
        """How far each face lies within its cells."""
        return self.play / 2
