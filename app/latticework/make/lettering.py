"""Names of parts as outlines of letters, which every laser program can read."""

from functools import cache

import numpy as np
import shapely
from ezdxf.fonts.ttfonts import TTFontRenderer
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from numpy.typing import NDArray
from shapely import Polygon

from latticework import paths
from latticework.lattice.lattice import Floats
from latticework.visible_text import one_line

_LARGEST, _SMALLEST = 5.0, 1.2  # millimetres of the height of capital letters
_AIR = 1.4  # the room that a label needs, in its size
_SMALLER = 0.9  # sizes are tried, each in the one before
_TRIED = 24  # places along each side of the box around a shape


def label_in(shape: Polygon, text: str) -> list[Floats]:
    """Return the closed outlines (n, 2) of a text within a shape, as large as fits; none if it is too narrow."""
    letters = _letters(one_line(text)[:40])
    if not letters:
        return []
    every = np.concatenate(letters)
    low, high = every.min(axis=0), every.max(axis=0)
    half, height, places = (high - low) * _AIR / 2, _LARGEST, _places(shape)
    # Hundreds of boxes are tested against the one shape.
    shapely.prepare(shape)
    while height >= _SMALLEST and len(places):
        boxes = shapely.box(*(places - half * height).T, *(places + half * height).T)
        # Properly: a letter on the line of the cut would be burnt away.
        inside = shapely.contains_properly(shape, boxes)
        if inside.any():
            place = _best(shape, places[inside], boxes[inside])
            return [(ring - (low + high) / 2) * height + place for ring in letters]
        height *= _SMALLER
    return []


def _best(shape: Polygon, places: Floats, boxes: NDArray[np.object_]) -> Floats:
    """Return the place (2,) nearest to the middle of a shape, of those whose boxes are about deepest inside."""
    depth = shapely.distance(shape.boundary, boxes)
    away = np.linalg.norm(places - np.array(shape.centroid.coords[0]), axis=1)
    best: Floats = places[np.where(depth > 0.8 * depth.max(), away, np.inf).argmin()]
    return best


def _places(shape: Polygon) -> Floats:
    left, low, right, high = shape.bounds
    x, y = np.meshgrid(np.linspace(left, right, _TRIED + 1), np.linspace(low, high, _TRIED + 1))
    inner = shapely.maximum_inscribed_circle(shape).coords[0]
    every = np.concatenate([[inner], np.column_stack([x.ravel(), y.ravel()])])
    within: Floats = every[shapely.contains_xy(shape, *every.T)]
    return within


@cache
def _letters(text: str) -> list[Floats]:
    """Return the outlines of a text whose capital letters are one high."""
    outlines = _font().get_text_path(text, 1.0).to_path().sub_paths() if text.strip() else ()
    every = [np.array([(point.x, point.y) for point in outline.flattening(0.01)]) for outline in outlines]
    return [outline for outline in every if len(outline)]  # that of a blank is empty


@cache
def _font() -> TTFontRenderer:
    return TTFontRenderer(TTFont(paths.font()))
