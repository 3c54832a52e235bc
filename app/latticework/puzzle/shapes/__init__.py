"""Ready-made shapes: boxes, pyramids, hexagons and so on, in every lattice that has them."""

from latticework.puzzle.shapes.offered import OfferedShape, Size, find_shape, offered_shapes, shape_cells

__all__ = ["OfferedShape", "Size", "find_shape", "offered_shapes", "shape_cells"]
