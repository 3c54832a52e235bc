"""Choosing how to search: trying what is likely on random parts of the tree, where that can repay itself."""

import time
from dataclasses import dataclass, replace

import numpy as np

from latticework.cancel import checkpoint
from latticework.search import Problem, advance, root
from latticework.session.job import Prepared
from latticework.session.method import AUTO, Method
from latticework.session.words import duration

SHORT, FOREVER = 10.0, 30 * 86_400.0
"""Seconds of search below which no choice is worth its trouble, and above which none can be made: trials miss most of
such a tree."""

TRIAL, FEWEST, STEP, PIECES = 0.4, 16, 2000, 8
"""Seconds that each way is tried for and the fewest trials, nodes of a step, and pieces to draw one of."""

OTHERS = (Method("backtrack"), Method("backtrack", "footprint"), Method("dlx"))
"""What is tried beside the usual engine; the processor has the tree of `backtrack` and is slower."""


@dataclass(frozen=True)
class Cost:
    """What a whole search is expected to take: seconds of process time of one core, and their standard error."""

    seconds: float
    error: float


def choose(prepared: Prepared) -> tuple[Prepared, str]:
    """Return the puzzle made ready for the method that is expected to be fastest, and in words why.

    Where anything was asked for nothing is chosen; then the words are empty.
    """
    own = replace(prepared.method, engine=prepared.job.problem.engine)
    if prepared.method != AUTO:
        return prepared.by(own), ""
    cost = expected(prepared.job.problem, enough=SHORT)
    if cost.seconds < SHORT:
        return prepared.by(own), f"{own}: about {duration(cost.seconds)} expected, so nothing else was tried"
    tried = [(expected(prepared.by(other).job.problem), other) for other in OTHERS if other != own]
    best, other = min(tried, key=lambda pair: pair[0].seconds + 2 * pair[0].error)
    if min(cost.seconds, best.seconds) > FOREVER:
        return prepared.by(own), f"{own}: no way that was tried would come to an end within a month"
    ways = [(own, cost), (other, best)]
    if best.seconds + 2 * best.error < cost.seconds - cost.error:
        ways.reverse()
    (taken, less), (left, more) = ways
    return (prepared.by(taken), f"{taken}: about {duration(less.seconds)} expected, "
            f"against {duration(more.seconds)} by {left}")


def expected(problem: Problem, enough: float = 0.0, seed: int = 0) -> Cost:
    """Return what a whole search costs, by trying for a while, or until it is surely less than `enough` seconds.

    Each trial takes some steps from the root, then draws one of the pieces of what remains by its share, takes as
    many steps there, and so on: time spent at a place that is come to with a chance p stands for 1 / p of it.
    """
    chance = np.random.default_rng(seed)
    advance(problem, root(), 1)  # makes the tables
    end, cost = time.process_time() + TRIAL, Cost(0.0, 0.0)
    said: list[float] = []
    while len(said) < FEWEST or (time.process_time() < end and cost.seconds + 3 * cost.error > enough):
        said.append(_one(problem, chance))
        cost = Cost(float(np.mean(said)), float(np.std(said) / len(said) ** 0.5))
    return cost


def _one(problem: Problem, chance: np.random.Generator) -> float:
    state, likely, total = root(), 1.0, 0.0
    while True:
        checkpoint()
        begin = time.process_time()
        piece = advance(problem, state, STEP, PIECES)
        total += (time.process_time() - begin) / likely
        shares = np.array([left.share for left in piece.remaining], float)
        if not shares.sum():
            return total  # nothing remains, or only what has no share: then nobody can wait for the end anyway
        drawn = int(chance.choice(len(shares), p=shares / shares.sum()))
        likely *= shares[drawn] / shares.sum()
        state = piece.remaining[drawn]
