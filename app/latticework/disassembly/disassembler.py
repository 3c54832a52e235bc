"""Takes the solutions of a puzzle apart; what is worked out about its pieces serves for all of them."""

import time

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.cover import Reduction
from latticework.disassembly.arrays import Options, Pairs, Room
from latticework.disassembly.limits import Limits
from latticework.disassembly.many import UNDECIDED, judge
from latticework.disassembly.results import Verdicts
from latticework.disassembly.shapes import KnownShapes
from latticework.puzzle import Puzzle
from latticework.solution import Placement, Solution

_PAIRS = 1 << 19
_SMALL = 1 << 15
_BUDGET = 100_000


class Disassembler:
    """Takes solutions of one puzzle apart."""

    def __init__(self, puzzle: Puzzle, limits: Limits | None = None) -> None:
        self.puzzle, self.limits = puzzle, limits or Limits()
        self.shapes = KnownShapes(puzzle.lattice)
        directions = len(self.shapes.sweeps.steps)
        self.pairs = Pairs(np.zeros((_PAIRS, 2), np.uint64), np.zeros((_PAIRS, directions), np.int16), np.zeros(1, np.int64))
        self.room = Room(np.zeros(_SMALL*40, np.int16), np.zeros(_SMALL, np.int32), np.zeros(2*_SMALL, np.int32))
        groups = {}
        self.groups = [groups.setdefault(part.group, len(groups)) if part.group else -1 for part in puzzle.parts]

    def judge_solutions(self, solutions):
        rows, pieces = [], []
        known = {}
        for s in solutions:
            row=[]
            for p in s:
                if p not in known:
                    known[p]=len(known)
                row.append(known[p])
            rows.append(row)
        width=max(map(len,rows))
        n=len(known)
        shape=np.zeros(n,np.int32); group=np.zeros(n,np.int32); origin=np.zeros((n,3),np.int32); box=np.zeros(n,np.int32)
        for p,i in known.items():
            shape[i],origin[i]=self.shapes.place(p)
            group[i]=self.groups[p.part]
        r=np.full((len(rows),width),n,np.int32)
        for i,row in enumerate(rows): r[i,:len(row)]=row
        return self._judge(Options(shape,group,box,origin), r)

    def _judge(self, options, rows):
        n,width=rows.shape
        out = Verdicts(np.full(n,UNDECIDED,np.uint8), np.zeros((n,width),np.int32), np.zeros(n,np.int32), np.zeros(n,np.int64))
        from collections import namedtuple
        o=Out(out.status,out.levels,out.moves,out.states)
        start=0
        arrays=self.shapes.arrays()
        while start<n:
            start=judge(self.pairs, arrays, self.shapes.sweeps, options, rows, start, _BUDGET, self.room, o)
        return out
from typing import NamedTuple
class Out(NamedTuple):
    status: object
    levels: object
    moves: object
    states: object
