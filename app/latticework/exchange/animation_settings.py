"""What animations may be asked to look like."""

from dataclasses import dataclass

from latticework.exchange.picture_settings import WHITE, GroundSettings, ViewSettings
from latticework.phrases import translatable
from latticework.settings import setting

KINDS = TURNTABLE, EXPLOSION, ASSEMBLY, DISASSEMBLY = (
    translatable("turntable"), translatable("explosion"), translatable("assembly"), translatable("disassembly"))
"""What moves: the viewer once round, the parts apart and together again, or part after part, by moves as they are
made by hand, to its place or from there."""


@dataclass(frozen=True)
class AnimationSettings(ViewSettings):
    """The settings of animations."""

    animation: str = setting(TURNTABLE, translatable("What moves"), choices=KINDS)
    arrows: bool = setting(True, translatable("Arrows where parts go"))
    frame_size: int = setting(480, translatable("Longer side of the frames"), translatable("pixels"), 32, 1080)
    seconds: float = setting(6.0, translatable("How long it takes"), translatable("seconds"), 0.5, 60)
    frame_rate: int = setting(15, translatable("Frames per second"), "", 1, 30)

    @property
    def frames(self) -> int:
        """How many frames there are."""
        return max(2, round(self.seconds * self.frame_rate))

    @property
    def ground(self) -> str | None:
        """The colour of the ground; films have one."""
        return WHITE


@dataclass(frozen=True)
class PictureAnimationSettings(GroundSettings, AnimationSettings):
    """The settings of animations in formats of pictures, which may be transparent."""
