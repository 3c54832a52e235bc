"""Reports on parts that were made: size, weight, and whether their meshes are sound."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import trimesh
from manifold3d import Manifold

from latticework.lattice import Floats
from latticework.make.part_solids import PartSolid
from latticework.make.watertight_meshes import Mesh, mesh_of
from latticework.phrases import decimals, phrase


@dataclass(frozen=True)
class PartReport:
    """A report on a part in a file: its plate, size in millimetres, volume in cm³, weight in grams.

    corner: its least coordinates. watertight: whether trimesh finds its mesh closed, with all normals outwards.
    bodies: the number of separate bodies that it is made of.
    """

    name: str
    plate: int
    size: tuple[float, float, float]
    volume: float
    weight: float
    watertight: bool
    bodies: int
    corner: tuple[float, float, float]


def reports(parts: Mapping[str, PartSolid], density: float) -> list[PartReport]:
    """Return a report for each part, by the names that they have in files; the density is in g/cm³."""
    return [_report(name, part, density) for name, part in parts.items()]


def lines(made: list[PartReport]) -> list[str]:
    """Return reports as text, a line for each part and one for all."""
    texts = [phrase("{name}: {x} x {y} x {z} mm, {volume} cm³, {weight} g, {sound}", name=one.name,
                   **dict(zip("xyz", one.size, strict=True)), volume=decimals(one.volume, ".2f"), weight=one.weight,
                   sound=_sound(one)) for one in made]
    return [*texts, phrase("parts: {count}, plates: {plates}; {x} x {y} x {z} mm, {volume} cm³, {weight} g",
                          count=len(made), plates=len({one.plate for one in made}),
                          **dict(zip("xyz", _room(made), strict=True)),
                          volume=decimals(sum(one.volume for one in made), ".2f"),
                          weight=float(sum(one.weight for one in made)))]


def _room(made: list[PartReport]) -> list[float]:
    """Return the size (3,) of the box around all parts, or of the largest one among several plates."""
    # Plate by plate: they lie behind one another in the file, but nobody needs that room.
    boxes: dict[int, list[tuple[Floats, Floats]]] = {}
    for one in made:
        low = np.array(one.corner)
        boxes.setdefault(one.plate, []).append((low, low + one.size))
    rooms = [np.max([high for _, high in some], axis=0) - np.min([low for low, _ in some], axis=0)
             for some in boxes.values()]
    return list(np.max(rooms, axis=0).tolist())


def as_json(made: list[PartReport]) -> dict[str, Any]:
    """Return reports as data for JSON."""
    return {"parts": [asdict(one) for one in made], "plates": len({one.plate for one in made}), "size": _room(made),
            "volume": sum(one.volume for one in made), "weight": sum(one.weight for one in made)}


def _report(name: str, part: PartSolid, density: float) -> PartReport:
    mesh = mesh_of(part.solid)
    # As another program will read it: what only we find sound is of no use.
    read = _as_read(mesh)
    low, high = mesh.corners.min(axis=0), mesh.corners.max(axis=0)
    volume = float(read.volume) / 1000
    return PartReport(name, part.plate, _three(high - low), volume, volume * density,
                      bool(read.is_watertight and read.is_winding_consistent and read.volume > 0),
                      _bodies(part.solid), _three(low))


def _three(numbers: Floats) -> tuple[float, float, float]:
    x, y, z = numbers.tolist()
    return x, y, z


def _as_read(mesh: Mesh) -> trimesh.Trimesh:
    """Return a mesh as a reader of STL gets it: triangles in single precision, equal corners joined."""
    corners = mesh.corners[mesh.triangles].astype(np.float32).reshape(-1, 3)
    return trimesh.Trimesh(corners, np.arange(len(corners)).reshape(-1, 3), process=True)


def _sound(one: PartReport) -> str:
    sound = phrase("watertight") if one.watertight else phrase("not watertight")
    return sound if one.bodies == 1 else phrase("{sound}, in {bodies} bodies", sound=sound, bodies=one.bodies)


def _bodies(solid: Manifold) -> int:
    """Return the number of bodies of a solid; a chamber within it does not count."""
    return sum(body.volume() > 0 for body in solid.decompose())
