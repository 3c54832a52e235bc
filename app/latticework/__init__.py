"""Latticework solves put-together puzzles on any structured lattice."""

__version__ = "0.1.0"
