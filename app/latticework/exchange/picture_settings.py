"""What pictures of puzzles and solutions may be asked to look like."""

from dataclasses import dataclass

from latticework.exchange.settings import setting
from latticework.phrases import translatable


@dataclass(frozen=True)
class PictureSettings:
    """The settings of PNG pictures and SVG drawings."""

    size: int = setting(1200, translatable("Longer side"), translatable("pixels"), 16, 6000)
    transparent: bool = setting(False, translatable("Transparent ground"))

    @property
    def ground(self) -> str | None:
        """The colour of the ground, None where it is transparent."""
        return None if self.transparent else "#ffffff"
