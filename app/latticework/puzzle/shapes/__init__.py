"""Shapes at a click: boxes, pyramids, hexagons and so on, in whichever lattice they exist."""

from latticework.puzzle.shapes.offered import Offered, Size, find_shape, offered, shape_cells

__all__ = ["Offered", "Size", "find_shape", "offered", "shape_cells"]
