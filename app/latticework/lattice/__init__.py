"""Lattices: cells repeated by translations, their half-edges, motions and geometry."""

from latticework.lattice.model import Cell, CellKind, HalfEdge, Lattice, normalised, shifted
from latticework.lattice.motion import Motion, images, motions, orientations, symmetries
from latticework.lattice.read import builtin, load, names

__all__ = ["Cell", "CellKind", "HalfEdge", "Lattice", "Motion", "builtin", "images", "load", "motions", "names",
           "normalised", "orientations", "shifted", "symmetries"]
