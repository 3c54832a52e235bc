"""The option --modulo: which symmetric copies of solutions count as the same."""

import argparse

from latticework.errors import LatticeworkError
from latticework.jobs.job import Document
from latticework.puzzle import MODULI, Puzzle


def add_modulo(parser: argparse.ArgumentParser) -> None:
    """Declare --modulo."""
    parser.add_argument("--modulo", choices=MODULI,
                        help="which symmetric copies of a puzzle's solutions count as the same: nothing counts all, "
                        "rotations and reflections (the default) one of those that are turned, or turned and "
                        "mirrored, into each other")


def modulo_of(chosen: argparse.Namespace, document: Document) -> str:
    """Return one of MODULI; raises LatticeworkError where it was given for an exact cover problem."""
    if isinstance(document, Puzzle):
        return str(chosen.modulo or "reflections")
    if chosen.modulo:
        raise LatticeworkError(f"--modulo {chosen.modulo}: {document.name} is an exact cover problem, which has no "
                               "symmetric copies; leave out --modulo")
    return "nothing"
