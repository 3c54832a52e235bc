"""The drawing in space of cells in colours that show something about them, and of a placement among them."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from latticework.lattice import Cell, Lattice
from latticework.lattice.layers import layer_of
from latticework.scene.camera import Drawing
from latticework.scene.mesh import edges, triangles
from latticework.scene.shapes import Shape, fineness, shape_of

Bodies = tuple[tuple[int, Shape], ...]
"""Shapes of one colour in one layer, each with its layer."""


def bodies_of(lattice: Lattice, colors: Mapping[Cell, str]) -> Bodies:
    """Return the bodies of cells with colours "#rrggbb", in the lattice as it stands."""
    alike = defaultdict[tuple[int, str], list[Cell]](list)
    for cell, color in colors.items():
        alike[layer_of(lattice, cell), color].append(cell)
    around = fineness(len(colors))
    made = tuple((layer, replace(shape_of(lattice, tuple(sorted(cells)), color, around=around), celled=True))
                 for (layer, color), cells in sorted(alike.items()))
    shapes, offsets = [shape for _, shape in made], np.zeros((len(made), 3))
    triangles(shapes, offsets, 1.0)  # both are kept for when they are drawn: this may be a thread of its own,
    edges(shapes, offsets)  # that is the one of the window
    return made


def overlaid(drawn: Drawing, bodies: Bodies, placed: Shape | None, layer: int) -> Drawing:
    """Return a drawing of bodies with a placement; those above a layer, or about a placement, are as of glass."""
    shapes = [shape for _, shape in bodies]
    faded = frozenset(place for place, (own, _) in enumerate(bodies) if placed is not None or own > layer)
    if placed is not None:
        shapes.append(placed)
    return replace(drawn, shapes=shapes, offsets=np.zeros((len(shapes), 3)), faded=faded)
