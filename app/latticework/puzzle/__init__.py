"""Puzzles: the document, its validation, reading and writing."""

from latticework.puzzle.marks import Mark, Matching
from latticework.puzzle.model import MODULI, MOTIONS, PALETTE, Part, Published, Puzzle, Target
from latticework.puzzle.read import begin, load, parse
from latticework.puzzle.write import dump, save

__all__ = ["MODULI", "MOTIONS", "PALETTE", "Mark", "Matching", "Part", "Published", "Puzzle", "Target", "begin",
           "dump", "load", "parse", "save"]
