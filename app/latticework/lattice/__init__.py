"""Lattices: cells repeated by translations, their half-edges, motions and geometry."""

from latticework.lattice.by_name import builtin, by_name, load, names, own_files, own_lattices
from latticework.lattice.lattice import Cell, CellKind, Floats, HalfEdge, Ints, Lattice, as_array, normalised, shifted
from latticework.lattice.motion import Motion, images, motions, motions_of, orientations, symmetries

__all__ = ["Cell", "CellKind", "Floats", "HalfEdge", "Ints", "Lattice", "Motion", "as_array", "builtin", "by_name",
           "images", "load", "motions", "motions_of", "names", "normalised", "orientations", "own_files",
           "own_lattices", "shifted", "symmetries"]
