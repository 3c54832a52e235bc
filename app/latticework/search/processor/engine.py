"""The engine `processor`: the puzzle as a program, which a kernel interprets."""

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Cover
from latticework.phrases import phrase
from latticework.search.arrays import Int32, Run
from latticework.search.engine import Engine
from latticework.search.problem import Problem

if TYPE_CHECKING:
    from latticework.search.processor.compiler import InstructionCode


class PuzzleProcessor(Engine):
    """Verhoeff's puzzle processor; options are numbered in the order in which its program tries them."""

    name = "processor"
    title = phrase("puzzle processor")
    help = phrase("like backtrack, as a program for a processor of its own")
    takes_size = False
    by_size = False
    symmetry_item_first = True
    own_numbers = True
    copies_last = True

    def numbering(self, cover: Cover, order: Int32) -> NDArray[np.intp]:
        """Return the options in the order in which the program tries them."""
        from latticework.search.processor.compiler import sorted_options

        return sorted_options(cover, order)

    def prepare(self, problem: Problem) -> "InstructionCode":
        """Return the compiled program."""
        from latticework.search.processor.compiler import compile_program

        return compile_program(problem.cover, problem.order)

    def advance(self, problem: Problem, tables: "InstructionCode", run: Run, depth: int, budget: int) -> int:
        """Search on, see `Engine`."""
        from latticework.search.processor import interpreter

        return int(interpreter.advance(problem.arrays, tables, problem.pruning, run, depth, budget))


ENGINE = PuzzleProcessor()
