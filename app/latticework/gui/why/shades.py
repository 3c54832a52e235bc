"""Colours for numbers and for classes of cells, told apart by their lightness also without seeing red or green."""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from latticework.gui.common.theme import Theme

FEW_TO_MANY = ("#fbeeb0", "#a9b7a6", "#5b7ba0", "#12285c")
"""Colours from few to many on a light ground; on a dark one they run the other way."""
MOST_STEPS = 7
BLACK_AND_WHITE = ("#3d434d", "#f2f4f7")
CLASSES = ("#12285c", "#f0c419", "#56a8dc", "#fbf3d0", "#0a7d64", "#e9a06b", "#7a3b69", "#c9d4de")


@dataclass(frozen=True)
class Step:
    """Numbers from `least` to `most` and their colour."""

    least: int
    most: int
    color: str


def steps_of(counts: Iterable[int], theme: Theme) -> list[Step]:
    """Return up to MOST_STEPS steps that hold all numbers, growing by about the same factor; 0 has one of its own."""
    found = np.unique(np.fromiter(counts, np.int64))
    above = found[found > 0]
    none = [Step(0, 0, theme.warning)] if len(found) > len(above) else []
    if not len(above):
        return none
    edges = np.geomspace(above[0], above[-1] + 1, MOST_STEPS + 1) if len(above) > MOST_STEPS else above
    starts = np.unique(above[np.searchsorted(above, np.ceil(edges[:MOST_STEPS] - 1e-9))])
    ends = [*(above[np.searchsorted(above, start) - 1] for start in starts[1:]), above[-1]]
    colors = gradient(len(starts), theme.dark)
    return none + [Step(int(a), int(b), color) for a, b, color in zip(starts, ends, colors, strict=True)]


def color_in(steps: list[Step], count: int) -> str:
    """Return the colour of one of the numbers of which the steps were made."""
    return next(step.color for step in steps if step.least <= count <= step.most)


def gradient(number: int, dark: bool) -> list[str]:
    """Return colours from few to many; one alone is in the middle."""
    stops = np.array([list(bytes.fromhex(color[1:])) for color in FEW_TO_MANY])
    stops = stops[::-1] if dark else stops
    at = np.linspace(0, len(stops) - 1, number) if number > 1 else np.array([(len(stops) - 1) / 2])
    mixed = np.stack([np.interp(at, np.arange(len(stops)), channel) for channel in stops.T], axis=1)
    return ["#" + bytes(np.rint(color).astype(np.uint8).tolist()).hex() for color in mixed]


def class_colors(number: int, proof: bool, theme: Theme) -> list[str]:
    """Return a colour for each of some classes of cells; one alone is pointed out on the colour of the target."""
    if number == 1:
        return [theme.warning if proof else theme.accent]
    return list(BLACK_AND_WHITE) if number == 2 else [CLASSES[i % len(CLASSES)] for i in range(number)]
