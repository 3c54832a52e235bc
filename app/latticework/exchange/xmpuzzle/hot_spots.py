"""The hot spots of shapes: the cells about which stored assemblies turn and place them."""

import numpy as np

from latticework.exchange.xmpuzzle.grids import SPHERES, Grid
from latticework.exchange.xmpuzzle.records import Voxel
from latticework.exchange.xmpuzzle.shapes import Shape


def spot_of(voxel: Voxel, shape: Shape, grid: Grid) -> tuple[int, int, int]:
    """Return the hot spot of a shape; where spheres have none it is the filled cell nearest to the origin."""
    if voxel.spot is not None:
        return voxel.spot
    if grid.number != SPHERES or not len(shape.raw):
        return 0, 0, 0
    x, y, z = shape.raw[np.argmin((shape.raw**2).sum(axis=1))].tolist()
    return x, y, z
