"""Where the layers of a drawing lie on a canvas that shows all of them side by side."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

GAP = 6
"""Pixels between two tiles."""

MOST = 36
"""The most layers that are shown at once; of more it is those about the layer at hand."""


@dataclass(frozen=True)
class Tile:
    """A piece of a canvas, in pixels, that shows one layer."""

    layer: int
    left: int
    top: int
    width: int
    height: int

    def holds(self, x: float, y: float) -> bool:
        """Whether a pixel lies in it."""
        return 0 <= x - self.left < self.width and 0 <= y - self.top < self.height


def shown_layers(drawn: set[int], layer: int) -> list[int]:
    """Return the layers to show: all that are drawn or lie between, the next above them, and the one at hand."""
    low, high = min({*drawn, layer}), max({*drawn, layer - 1, *(() if drawn else (layer,))}) + 1
    block = (layer - low) // MOST * MOST
    return list(range(low, high + 1))[block : block + MOST]


def tiles(width: int, height: int, layers: Sequence[int], shape: float) -> tuple[Tile, ...]:
    """Return a tile for each layer, in rows from the top; `shape` is the width of a drawing by its height.

    With one layer it takes the whole canvas.
    """
    def room(columns: int) -> float:
        rows = ceil(len(layers) / columns)
        return min(width / columns / shape, height / rows)

    columns = max(range(1, len(layers) + 1), key=room)
    rows = ceil(len(layers) / columns)
    gap = GAP if len(layers) > 1 else 0
    wide, high = max(1, (width + gap) // columns - gap), max(1, (height + gap) // rows - gap)
    return tuple(Tile(layer, number % columns * (wide + gap), number // columns * (high + gap), wide, high)
                 for number, layer in enumerate(layers))
