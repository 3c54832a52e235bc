"""Running a program of the puzzle processor: interpreted at first, as machine code when the search goes on.

Both leave the same states, counts and solutions, so that slices may be done by either.
"""

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import binding
from numpy.typing import NDArray

from latticework.search.arrays import COUNTS, CoverArrays, Int32, Run
from latticework.search.processor import interpreter
from latticework.search.processor.compiler import Program
from latticework.search.processor.llvm_memory import FRAME, block_of
from latticework.search.processor.llvm_routines import llvm_text
from latticework.search.pruning.tables import Pruning

STAGES = ((200, 0), (25_000, 1))
"""When to compile: after how many nodes for each instruction of the program, and LLVM's level of optimisation.

Measured (6x10 pentominoes, 3x4x5, hollow pyramid, 25 Y): a node takes 175, 143, 117, 51 ns interpreted; 48, 28, 22,
10 at level 0; 42, 25, 19, 6 at levels 1 and 2. An instruction takes 0.02 to 0.03 ms to compile at level 0, 0.1 at
level 1 and a little more at 2; the passes of LLVM that come before take as long again and gain nothing. We compile
when what it would have saved so far is what it costs, as one does who may rent or buy: so a search of any length
takes less than twice as long as it would, had its length been known.
"""

NATIVE = 8
"""Instructions of machine code, on the average, that take as long as one that is interpreted."""

DEEPEST = 2000
"""The most levels of what is compiled: each is a native call, of up to 100 bytes on a stack of 512 kB at least."""


class Machine:
    """Runs the program of a problem on from any state; not to be used by two threads at once.

    With prunings it is always interpreted.
    """

    def __init__(self, cover: CoverArrays, program: Program, longest: int, pruning: Pruning) -> None:
        self._cover, self._program, self._pruning = cover, program, pruning
        self._native: Native | None = None
        size = len(program.code)
        compiles = longest <= DEEPEST and not pruning.wanted
        self._stages = [(int(each * size), level) for each, level in STAGES] if compiles else []
        self._done = 0
        self._interpreted = np.zeros(1, COUNTS)[0]

    def advance(self, run: Run, depth: int, budget: int) -> int:
        """Do what the interpreter does, and compile on the way when that is due."""
        nodes, n_found = 0, 0
        while True:
            step = budget - nodes
            if self._stages:
                step = min(step, self._stages[0][0] - self._done)
            counts = np.zeros(1, COUNTS)[0]
            left = run.most_work - int(run.counts["work"])
            depth = self._step(run._replace(counts=counts, found=run.found[n_found:], most_work=left), depth, step)
            for name in COUNTS.names or ():
                run.counts[name] += counts[name]
            nodes, n_found = nodes + int(counts["nodes"]), n_found + int(counts["found"])
            self._done += int(counts["nodes"])
            if depth < 0 or nodes >= budget or n_found >= len(run.found) or counts["work"] > left:
                return depth
            self._native = Native(self._cover, self._program, self._stages.pop(0)[1])

    def _step(self, run: Run, depth: int, budget: int) -> int:
        # Native code counts nodes, not work: what a node took in the interpreter says how many may be granted.
        if self._native is not None and budget > 0 and len(run.found):
            each = max(1, int(self._interpreted["work"]) // (NATIVE * max(1, int(self._interpreted["nodes"]))))
            native = self._native.advance(run, depth, min(budget, run.most_work // each + 1))
            # None for a state of another engine: the interpreter takes it on for this slice, and leaves one of its
            # own.
            if native is not None:
                run.counts["work"] += each * run.counts["nodes"]
                return native
        depth = int(interpreter.advance(self._cover, self._program, self._pruning, run, depth, budget))
        for name in ("nodes", "work"):
            self._interpreted[name] += run.counts[name]
        return depth


class Native:
    """A program as machine code, made by LLVM at a level of optimisation from 0 to 3."""

    def __init__(self, cover: CoverArrays, program: Program, level: int) -> None:
        self._start, self._items, self._most = cover.start, cover.items, cover.most
        self._first = program.code["aspect"][program.call_of]
        self._last = program.last
        self._block = block_of(self._most)
        self._engine, self._call = _compiled(llvm_text(program, cover.least, self._most), level)

    def advance(self, run: Run, depth: int, budget: int) -> int | None:
        """Do what the interpreter does, for a budget and a room of at least 1.

        None when the state is none that this program leaves; then nothing was done.
        """
        levels, profile = run.levels, run.profile
        # A routine that stops marks the frame above its own, and so does the first.
        frames = np.zeros(len(levels) + 2, FRAME)  # one before the first and one behind the last
        frames["option"][1 : depth + 1] = levels["option"][:depth]
        frames["limit"][1 : depth + 1] = levels["last"][:depth]
        block = self._set_up(levels["option"][:depth], frames[1:], run.found)
        block["granted"], block["room"] = budget, len(run.found)
        self._call(block.ctypes.data, frames[1:].ctypes.data)
        if not block["begun"][0]:
            # The way down did not lead to the frame where the search was to go on.
            return None
        run.counts["nodes"] += block["granted"][0] - max(block["left"][0], 0)
        run.counts["found"] += block["n_found"][0]
        profile += frames["entered"][1 : len(profile) + 1]
        # Every routine has returned by itself: nothing remains.
        if not block["stopped"][0]:
            return -1
        reached = (int(block["stopped"][0]) - frames[1:].ctypes.data) // FRAME.itemsize
        self._save(levels, depth, frames["option"][1 : reached + 1])
        return reached

    def _set_up(self, options: Int32, frames: NDArray[np.void], found: Int32) -> NDArray[np.void]:
        """Return the block for a state; what is branched on above it is free, so that the routines go in there."""
        block = np.zeros(1, self._block)
        free = block["free"][0]
        free[:] = self._most
        for option in options.tolist():
            free[self._items[self._start[option] : self._start[option + 1]]] -= 1
        free[self._first[options]] = 1
        block["width"], block["found"] = found.shape[1], found.ctypes.data
        block["frames"], block["resume"] = frames.ctypes.data, frames[len(options) :].ctypes.data
        return block

    def _save(self, levels: NDArray[np.void], depth: int, options: Int32) -> None:
        """Write the state: a level has kept its limit as long as those above it are in the options they began in."""
        n = len(options)
        limits = np.full(n, len(self._first), np.int32)
        both = min(n, depth)
        kept = np.append(levels["option"][:both] == options[:both], False)
        own = min(int(kept.argmin()) + 1, both)
        limits[:own] = levels["last"][:own]
        items = self._first[options]
        levels["item"][:n], levels["option"][:n] = items, options
        levels["last"][:n] = np.maximum(options, np.minimum(limits, self._last[items]))


def _compiled(text: str, level: int) -> tuple[Any, Callable[[int, int], None]]:
    """Return an engine, which holds the code as long as it lives, and `solve0` of a text."""
    # Before any target is asked for; doing it twice does no harm.
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    target = binding.Target.from_triple(binding.get_process_triple())
    relocation = "static" if target.name.startswith("x86") else "default"  # as numba, so it works wherever that does
    machine = target.create_target_machine(cpu=binding.get_host_cpu_name(), opt=level, reloc=relocation, jit=True)
    engine = binding.create_mcjit_compiler(binding.parse_assembly(text), machine)
    engine.finalize_object()
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
    return engine, function(engine.get_function_address("solve0"))
