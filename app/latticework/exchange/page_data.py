"""What the viewer of a web page draws: bodies, solutions and their assembly, packed as one text."""

import base64
import json
import zlib
from typing import Any

import numpy as np

from latticework.cancel import checkpoint
from latticework.lattice.lattice import Floats
from latticework.puzzle import Puzzle
from latticework.scene.compact_meshes import UNIT, MeshTable
from latticework.scene.explosion import most_apart
from latticework.scene.shapes import Shape, bounds, scene, target_scene, viewpoint
from latticework.scene.sheet import short
from latticework.solution import Solution
from latticework.solution.assembly import Assembly, assembly

LONGEST = 200
"""How many letters of a name are shown."""


def viewer_data(puzzle: Puzzle, solutions: list[Solution]) -> dict[str, Any]:
    """Return what is drawn of solutions, or of the target where there are none; lengths are in steps of UNIT."""
    table, drawn = MeshTable(), []
    for number, solution in enumerate(solutions):
        checkpoint("drawing solutions", number / len(solutions))
        shapes, order = scene(puzzle, solution), assembly(puzzle, solution)
        drawn.append(_drawn(table, shapes, order, most_apart(puzzle, solution, shapes, order)))
    if not solutions and (target := target_scene(puzzle)):
        drawn.append(_drawn(table, target, Assembly([], np.zeros((0, 3))), np.zeros((len(target), 3))))
    azimuth, elevation = viewpoint(puzzle.lattice)
    return {"unit": UNIT, "flat": puzzle.lattice.flat, "view": [azimuth, elevation],
            "parts": [short(part.name, LONGEST) for part in puzzle.parts],
            "colors": table.colors, "meshes": table.meshes, "solutions": drawn}


def packed(data: dict[str, Any]) -> str:
    """Return data as JSON, compressed by zlib, in base 64: nothing in it can be taken for HTML."""
    text = json.dumps(data, separators=(",", ":"))
    return base64.b64encode(zlib.compress(text.encode(), 9)).decode()


def _drawn(table: MeshTable, shapes: list[Shape], order: Assembly, apart: Floats) -> dict[str, Any]:
    """Return placed bodies, the box about them, how they are moved apart, and the moves that put them together."""
    low, high = bounds(shapes, np.zeros((len(shapes), 3)))
    return {"placed": [table.placed(shape) for shape in shapes], "low": _whole(low), "high": _whole(high),
            "apart": [_whole(offset) for offset in apart],
            "moves": order.moves, "ways": [_whole(way) for way in order.ways]}


def _whole(lengths: Floats) -> list[int]:
    whole: list[int] = np.round(UNIT * lengths).astype(np.int64).tolist()
    return whole
