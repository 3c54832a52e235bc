"""What the viewer of a web page draws: bodies, solutions and their assembly, packed as one text."""

import base64
import json
import zlib
from dataclasses import replace
from typing import Any

import numpy as np

from latticework.apart.assembly import NO_ASSEMBLY, Assembly
from latticework.apart.courses import LOOKED_AT, course, course_text
from latticework.cancel import checkpoint
from latticework.lattice.lattice import Floats
from latticework.phrases import said
from latticework.puzzle import Puzzle
from latticework.scene.compact_meshes import UNIT, MeshTable
from latticework.scene.explosion import most_apart
from latticework.scene.shapes import Shape, bounds, scene, target_scene, viewpoint
from latticework.scene.sheet import short
from latticework.solution import Solution

_SECONDS = 60.0
"""How long it may take to find out how all solutions come apart; each of them has at least a second."""

LONGEST = 200
"""How many letters of a name are shown."""


def viewer_data(puzzle: Puzzle, solutions: list[Solution]) -> dict[str, Any]:
    """Return what is drawn of solutions, or of the target where there are none; lengths are in steps of UNIT."""
    table, drawn = MeshTable(), list[dict[str, Any]]()
    limits = LOOKED_AT if len(solutions) < 2 else replace(LOOKED_AT, seconds=max(1.0, _SECONDS / len(solutions)))
    for number, solution in enumerate(solutions):
        checkpoint("drawing solutions", number / len(solutions))
        shapes, known = scene(puzzle, solution), course(puzzle, solution, limits)
        drawn.append(_drawn(table, shapes, known.assembly, most_apart(puzzle, solution, shapes))
                     | {"said": said(course_text(known, puzzle, solution))})
    if not solutions and (target := target_scene(puzzle)):
        drawn.append(_drawn(table, target, NO_ASSEMBLY, np.zeros((len(target), 3))) | {"said": ""})
    azimuth, elevation = viewpoint(puzzle.lattice)
    return {"unit": UNIT, "flat": puzzle.lattice.flat, "view": [azimuth, elevation],
            "parts": [short(part.name, LONGEST) for part in puzzle.parts],
            "colors": table.colors, "meshes": table.meshes, "solutions": drawn}


def packed(data: dict[str, Any]) -> str:
    """Return data as JSON, compressed by zlib, in base 64: nothing in it can be taken for HTML."""
    text = json.dumps(data, separators=(",", ":"))
    return base64.b64encode(zlib.compress(text.encode(), 9)).decode()


def _drawn(table: MeshTable, shapes: list[Shape], order: Assembly, apart: Floats) -> dict[str, Any]:
    """Return placed bodies, the box about them, how they are moved apart, and the moves that put them together.

    hands: for each move the placements that are seen after it; none where parts come straight in, one after another.
    """
    low, high = bounds(shapes, np.zeros((len(shapes), 3)))
    return {"placed": [table.placed(shape) for shape in shapes], "low": _whole(low), "high": _whole(high),
            "apart": [_whole(offset) for offset in apart],
            "moves": order.moves, "ways": [_whole(way) for way in order.ways],
            "enters": [int(enters) for enters in order.enters],
            "hands": [] if order.straight else order.at_hand}


def _whole(lengths: Floats) -> list[int]:
    whole: list[int] = np.round(UNIT * lengths).astype(np.int64).tolist()
    return whole
