"""What a printed booklet may hold."""

from dataclasses import dataclass

from latticework.exchange.picture_settings import PaperSettings, SolutionsSettings
from latticework.phrases import translatable
from latticework.settings import setting


@dataclass(frozen=True)
class BookletSettings(SolutionsSettings, PaperSettings):
    """The settings of booklets: the paper, and the chapters."""

    with_parts: bool = setting(True, translatable("Chapter: the parts, with their names and how many there are"))
    with_target: bool = setting(True, translatable("Chapter: the target, with its layers"))
    hints: int = setting(3, translatable("Chapter: hints, the first so many moves of the assembly"), "", 0, 100)
    with_layers: bool = setting(True, translatable("Chapter: the solution, layer by layer"))
    with_steps: bool = setting(True, translatable("Chapter: the solution, step by step"))
