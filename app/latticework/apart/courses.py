"""The course of taking a solution apart: computed, cached, described in words, and as moves that can be played.

Straight slides are tried first, then moves of all kinds, and turns only on request.
"""

import threading
from collections import Counter, OrderedDict
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from latticework.apart.assembly_moves import Assembly, AxisTurn, TurnedAssembly
from latticework.apart.lattice_moves import lattice_turns
from latticework.apart.obstacles import CellSides, cell_sides
from latticework.apart.results import (
    APART,
    APART_WITH_TURNS,
    HELD,
    UNKNOWN,
    Disassembly,
    JointMove,
    Limits,
    Move,
    Separation,
    Turn,
    TurnedApart,
)
from latticework.errors import LatticeworkError
from latticework.lattice import Lattice
from latticework.lattice.geometry import space_vectors
from latticework.lattice.lattice import Floats
from latticework.phrases import Phrase, phrase, phrase_n
from latticework.puzzle import Puzzle
from latticework.puzzle.matching_table import keys
from latticework.puzzle.targets import form_keys
from latticework.solution import Solution
from latticework.visible_text import one_line

if TYPE_CHECKING:
    from latticework.apart.disassembler import Disassembler

VIEWING_LIMITS = Limits(seconds=30.0)
"""The limits for taking apart a solution that somebody looks at."""

_TURNING_LIMITS = Limits(seconds=600.0)
"""The limits for trying turns on a solution that somebody looks at; the work can be cancelled."""

_IN_PLANE, _MOST_LAID = Limits(states=2_000, seconds=5.0), 8
"""The limits, and the most parts, with which flat solutions are moved in their plane; others are laid from above."""

_MOST_KEPT = 500

_FEWEST = 5.0
"""Seconds spent on finding the fewest placements that hold one another."""

_MOST_NAMES = 12
_MOST_NAMED_OF_ALL = 3
"""If all parts hold one another and there are more than this, they are counted instead of named."""

Key = tuple[object, ...]


@dataclass(frozen=True, eq=False)
class Course:
    """The moves that put a solution together, and the result of taking it apart within limits.

    result: None if straight slides suffice, so that nothing else was tried. If the solution does not come apart, the
    moves put in only what straight slides take out, and `held` are the fewest placements found that hold one another.
    refusal: why it was not tried, in words. turned: the result of trying turns, None if they were not tried.
    """

    assembly: Assembly
    result: Disassembly | None = None
    limits: Limits = VIEWING_LIMITS
    refusal: str = ""
    held: tuple[int, ...] = ()
    turned: TurnedApart | None = None


class _CourseCache:
    """The latest courses, and for each thread a disassembler of the puzzle that it worked on last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, Course] = OrderedDict()
        self._lock = threading.Lock()
        # The tables of a disassembler grow while kernels use them, so each thread has its own.
        self._own = threading.local()

    def cached(self, puzzle: Puzzle, solution: Solution, limits: Limits) -> Course | None:
        with self._lock:
            course = self._kept.get((_pieces(puzzle), solution))
        return None if course is None or (_is_unknown(course) and course.limits != limits) else course

    def find(self, puzzle: Puzzle, solution: Solution, limits: Limits) -> Course:
        if (cached := self.cached(puzzle, solution, limits)) is not None:
            return cached
        pieces = _pieces(puzzle)
        # Outside of the lock, as it takes seconds: at worst two threads find the same.
        found = self._compute(puzzle, pieces, solution, limits)
        with self._lock:
            self._kept[pieces, solution] = found
            if len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)
        return found

    def _compute(self, puzzle: Puzzle, pieces: Key, solution: Solution, limits: Limits) -> Course:
        from latticework.apart.straight_slides import straight_slides  # noqa: PLC0415 - it loads kernels

        disassembler = self._disassembler(puzzle, pieces, limits)
        slides = straight_slides(puzzle, solution, disassembler.tables)
        if not slides.held:
            return self._only_at_once(puzzle, solution, disassembler) or Course(slides)
        try:
            result = disassembler.take_apart(solution)
        except LatticeworkError as error:
            return Course(slides, Disassembly(UNKNOWN), limits, error.text)
        if result.status != APART or result.tree is None:
            return Course(slides, result, limits, held=self._fewest(puzzle, solution, result, limits))
        return Course(assembly_of(result.tree, puzzle.standing.lattice), result, limits)

    def _only_at_once(self, puzzle: Puzzle, solution: Solution, disassembler: "Disassembler") -> Course | None:
        """Return how the parts of a flat solution leave one another in the plane if they do so only all at once."""
        if not puzzle.lattice.flat or len(solution) > _MOST_LAID or not disassembler.tries_at_once:
            return None
        usual, disassembler.limits = disassembler.limits, _IN_PLANE
        try:
            result = disassembler.take_apart(solution)
        finally:
            disassembler.limits = usual
        if result.tree is None or not result.joint_moves:
            return None
        return Course(assembly_of(result.tree, puzzle.standing.lattice), result, usual)

    def _fewest(self, puzzle: Puzzle, solution: Solution, result: Disassembly, limits: Limits) -> tuple[int, ...]:
        from latticework.apart.holding import why_held  # noqa: PLC0415 - it loads kernels

        seconds = min(_FEWEST, limits.seconds)
        found = why_held(puzzle, solution, replace(limits, seconds=seconds)) if result.status == HELD else None
        return found.pieces if found else result.held

    def _disassembler(self, puzzle: Puzzle, pieces: Key, limits: Limits) -> "Disassembler":
        from latticework.apart.disassembler import Disassembler  # noqa: PLC0415 - it loads kernels

        if getattr(self._own, "key", None) != (pieces, limits):
            self._own.disassembler, self._own.key = Disassembler(puzzle, limits), (pieces, limits)
        own: Disassembler = self._own.disassembler
        return own


def _is_unknown(course: Course) -> bool:
    return course.result is not None and course.result.status == UNKNOWN


def _pieces(puzzle: Puzzle) -> Key:
    """Return the properties of a puzzle on which it depends how its solutions come apart."""
    return (puzzle.lattice, puzzle.up, repr(puzzle.matching),
            tuple((form_keys(part), part.group, part.box) for part in puzzle.parts))


_cache = _CourseCache()


def find_course(puzzle: Puzzle, solution: Solution, limits: Limits = VIEWING_LIMITS) -> Course:
    """Return how a solution comes apart, from the cache or computed within limits."""
    return _cache.find(puzzle, solution, limits)


def cached_course(puzzle: Puzzle, solution: Solution) -> Course | None:
    """Return how a solution comes apart if that is in the cache."""
    return _cache.cached(puzzle, solution, VIEWING_LIMITS)


def can_turn(puzzle: Puzzle) -> bool:
    """Whether turns can be tried: all cells are prisms along an axis, and nothing has marks, which may be keys."""
    return bool(lattice_turns(puzzle.lattice)) and not any(part.all_marks for part in puzzle.parts)


def course_with_turns(puzzle: Puzzle, solution: Solution, course: Course, limits: Limits = _TURNING_LIMITS) -> Course:
    """Return the course of a solution that slides do not take apart, with the result of trying turns.

    Raises LatticeworkError where turns cannot be tried.
    """
    from latticework.apart.with_turns import take_apart_with_turns  # noqa: PLC0415 - it loads kernels

    found = take_apart_with_turns(puzzle, solution, limits)
    if found.status != APART_WITH_TURNS:
        return replace(course, turned=found, limits=limits)
    assembly = turned_assembly_of(found, puzzle, len(solution))
    return replace(course, turned=found, limits=limits, held=(), assembly=assembly)


def assembly_of(tree: Separation, lattice: Lattice) -> Assembly:
    """Return the moves of a tree in reverse order, with directions in the space of a lattice."""
    vectors = space_vectors(lattice)
    moves = [(move, separation.pieces) for separation in tree for move in separation.moves][::-1]
    ways = [_ways(move, vectors) for move, _ in moves]
    at_once = {step: ways[step] for step, (move, _) in enumerate(moves) if isinstance(move, JointMove)}
    # Parts that leave at once are seen together until the end, so none of them comes in from outside.
    return Assembly([list(move.pieces) for move, _ in moves], np.array([way[0] for way in ways]).reshape(-1, 3),
                    [move.out and step not in at_once for step, (move, _) in enumerate(moves)],
                    [list(pieces) for _, pieces in moves], at_once)


def _ways(move: Move | JointMove, vectors: Floats) -> Floats:
    """Return the ways of pieces that move; where they slide together, that of all of them."""
    if isinstance(move, JointMove):
        return np.array(move.ways, np.float64) @ vectors
    way: Floats = move.distance * (np.array([move.step[: len(vectors)]]) @ vectors)
    return way


@dataclass
class _Subassembly:
    """Placements that still stand together, and how far (3,) they are from where they are shown."""

    pieces: tuple[int, ...]
    away: Floats


def turned_assembly_of(found: TurnedApart, puzzle: Puzzle, pieces: int) -> TurnedAssembly:
    """Return moves with turns in reverse order, in the space in which a puzzle is shown."""
    vectors, standing = space_vectors(puzzle.lattice), space_vectors(puzzle.standing.lattice)
    upright = np.eye(3) if puzzle.lattice.flat else np.linalg.solve(vectors, standing)
    current, slides = [_Subassembly(tuple(range(pieces)), np.zeros(3))], list[Floats]()
    subassemblies: list[list[int]] = []
    turns: list[AxisTurn | None] = []
    # No motions at once are among them: these are made only where they take all apart without turns.
    moves = [move for move in found.moves if not isinstance(move, JointMove)]
    for move in moves:
        whole = next(some for some in current if set(move.pieces) <= set(some.pieces))
        subassemblies.append(list(whole.pieces))
        if isinstance(move, Turn):
            slides.append(np.zeros(3))
            turns.append(AxisTurn(np.array(move.point) @ upright - whole.away, np.array(move.axis) @ upright,
                                  move.degrees))
            continue
        slides.append(move.distance * (np.array(move.step) @ standing))
        turns.append(None)
        if move.out:
            current.remove(whole)
            current += [_Subassembly(tuple(piece for piece in whole.pieces if piece not in move.pieces), whole.away),
                        _Subassembly(move.pieces, whole.away + slides[-1])]
    outs = [not isinstance(move, Turn) and move.out for move in moves]
    return TurnedAssembly([list(move.pieces) for move in moves][::-1], np.array(slides[::-1]).reshape(-1, 3),
                          outs[::-1], subassemblies[::-1], turns=tuple(turns[::-1]))


def course_text(course: Course, puzzle: Puzzle, solution: Solution) -> Phrase:
    """Return a course in words; no words where there is nothing to take apart."""
    result = course.result
    if result is None:
        if len(course.assembly.moves) < 2:
            return Phrase("", "", {})  # not `phrase`, from which catalogues take what is to be translated
        return phrase("Laid one after another") if puzzle.lattice.flat else phrase("Taken apart by straight moves")
    if course.turned is not None:
        return _turned_text(course, course.turned)
    if result.joint_moves:
        return phrase_n("{course}. In {n} move several parts go at once, each its own way.",
                        "{course}. In {n} moves several parts go at once, each its own way.", result.joint_moves,
                        course=_level_text(result))
    if result.status == APART:
        return _level_text(result)
    if result.status == HELD:
        return phrase("{held}. {tried}", held=_held_text(course, result, puzzle, solution),
                      tried=tried_text(puzzle, result))
    return phrase("Not known whether it comes apart: {limit}", limit=_limit(course, result))


def _level_text(result: Disassembly) -> Phrase:
    return phrase_n("Level {level}, {n} move, {states}", "Level {level}, {n} moves, {states}", len(result.moves),
                        level=result.level, states=_states(result))


def _held_text(course: Course, result: Disassembly, puzzle: Puzzle, solution: Solution) -> Phrase:
    if len(course.held) == len(solution) > _MOST_NAMED_OF_ALL:
        return phrase("Does not come apart: all {n} parts hold one another ({states})", n=len(solution),
                      states=_states(result))
    return phrase("Does not come apart: {names} hold one another ({states})",
                  names=_names(course.held, puzzle, solution), states=_states(result))


def tried_text(puzzle: Puzzle, result: Disassembly) -> Phrase:
    """Return what is known of motions of several parts at once where slides do not take a solution apart."""
    cells = _cells_tried(puzzle)
    if cells is None or cells.boxes:
        return tried_of_all(puzzle)
    if result.rigid:
        return phrase("They do not move at all, not even several at once, each its own way.")
    return phrase_n("Motions of several parts at once, each its own way, were tried from {n} arrangement and do not, "
                    "either.", "Motions of several parts at once, each its own way, were tried from {n} arrangements "
                    "and do not, either.", result.at_once)


def tried_of_all(puzzle: Puzzle) -> Phrase:
    """Return what motions of several parts at once were tried on what slides do not take apart, in general."""
    cells = _cells_tried(puzzle)
    if cells is None:
        return phrase("Motions of several parts at once, each its own way, were not tried.")
    if cells.boxes:
        return phrase("Motions of several parts at once, each its own way, would not help, either.")
    return phrase("Motions of several parts at once, each its own way, were tried as well.")


def may_part_at_once(puzzle: Puzzle) -> bool:
    """Whether motions of several parts at once are tried on what slides do not take apart."""
    cells = _cells_tried(puzzle)
    return cells is not None and not cells.boxes


def _cells_tried(puzzle: Puzzle) -> CellSides | None:
    has_keys = puzzle.matching is not None and any(
        mark.mark in keys(puzzle.matching) for part in puzzle.parts for mark in part.all_marks)
    return None if has_keys else cell_sides(puzzle.lattice)


def _turned_text(course: Course, turned: TurnedApart) -> Phrase:
    if turned.status == APART_WITH_TURNS:
        return phrase_n("Comes apart with {n} turn, {moves}; slides alone do not take it apart",
                        "Comes apart with {n} turns, {moves}; slides alone do not take it apart", turned.turns,
                        moves=phrase_n("{n} move in all", "{n} moves in all", len(turned.moves)))
    if turned.status == HELD:
        return phrase("Turns from cells to cells do not take it apart, either. Not tried: turns part of the way, "
                      "slides by less than a step, and turning and sliding at once.")
    return phrase("Not known whether turns take it apart: the limit of {seconds} seconds or of states was reached",
                  seconds=int(course.limits.seconds))


def _states(result: Disassembly) -> str:
    return phrase_n("{n} arrangement tried", "{n} arrangements tried", result.states)


def _limit(course: Course, result: Disassembly) -> str:
    if course.refusal:
        return course.refusal
    if result.states >= course.limits.states:
        return phrase("the limit of {states} states was reached", states=course.limits.states)
    return phrase("the limit of {seconds} seconds or of memory was reached ({states})",
                  seconds=int(course.limits.seconds), states=_states(result))


def _names(numbers: tuple[int, ...], puzzle: Puzzle, solution: Solution) -> str:
    """Return the names of the parts of placements, each once, with its number of copies."""
    counts = Counter(solution[number].part for number in numbers)
    names = [one_line(puzzle.parts[part].name) + (f" ×{count}" if count > 1 else "")
             for part, count in sorted(counts.items())]
    return ", ".join(names[:_MOST_NAMES] + ["…"] * (len(names) > _MOST_NAMES))
