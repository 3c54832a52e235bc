"""The engine `processor`: the puzzle as a program, interpreted at first and compiled when a search is long."""

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Cover
from latticework.phrases import phrase
from latticework.search.arrays import Int32, Run
from latticework.search.engine import Engine
from latticework.search.problem import Problem

if TYPE_CHECKING:
    from latticework.search.processor.machine import Machine


class PuzzleProcessor(Engine):
    """Verhoeff's puzzle processor; options are numbered as its program tries them."""

    name = "processor"
    title = phrase("puzzle processor")
    help = phrase("like backtrack, as a program that is compiled for long searches")
    takes_size = False
    by_size = False
    held_first = True
    own_numbers = True
    copies_last = True

    def numbering(self, cover: Cover, order: Int32) -> NDArray[np.intp]:
        """Return the options in the order in which the program tries them."""
        from latticework.search.processor.compiler import sorted_options

        return sorted_options(cover, order)

    def prepare(self, problem: Problem) -> "Machine":
        """Return the machine: it counts the nodes of all its slices to know when compiling repays."""
        from latticework.search.processor.compiler import compile_program
        from latticework.search.processor.machine import Machine

        program = compile_program(problem.cover, problem.order)
        return Machine(problem.arrays, program, problem.longest, problem.pruning)

    def advance(self, problem: Problem, tables: "Machine", run: Run, depth: int, budget: int) -> int:  # noqa: ARG002
        """Search on, see `Engine`."""
        return tables.advance(run, depth, budget)


ENGINE = PuzzleProcessor()
