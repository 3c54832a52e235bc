"""Puzzles: the document, its validation, reading, writing, and edits that need no window."""

from latticework.puzzle.colors import USUAL_PALETTE as PALETTE
from latticework.puzzle.marks import Mark, Matching
from latticework.puzzle.puzzle import MODULI, MOTIONS, Form, Origin, Part, Published, Puzzle, Target
from latticework.puzzle.read import load, load_any, parse
from latticework.puzzle.write import dump, save

__all__ = ["MODULI", "MOTIONS", "PALETTE", "Form", "Mark", "Matching", "Origin", "Part", "Published", "Puzzle",
           "Target", "dump", "load", "load_any", "parse", "save"]
