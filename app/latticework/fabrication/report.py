"""What was made of the parts: how large and heavy they are, and whether their meshes are sound."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import trimesh
from manifold3d import Manifold

from latticework.fabrication.meshes import Mesh, mesh_of
from latticework.fabrication.part_solids import PartSolid
from latticework.phrases import phrase


@dataclass(frozen=True)
class PartReport:
    """A part as it is in a file: its plate, size in millimetres, volume in cm³, weight in grams.

    watertight: whether trimesh finds its mesh closed, with all normals outwards. bodies: of how many bodies that do
    not hang together it is made.
    """

    name: str
    plate: int
    size: tuple[float, float, float]
    volume: float
    weight: float
    watertight: bool
    bodies: int


def reports(parts: Mapping[str, PartSolid], density: float) -> list[PartReport]:
    """Return a report for each part, by the names that they have in files; the density is in g/cm³."""
    return [_report(name, part, density) for name, part in parts.items()]


def lines(made: list[PartReport]) -> list[str]:
    """Return reports as text, a line for each part and one for all."""
    told = [phrase("{name}: {x} x {y} x {z} mm, {volume} cm³, {weight} g, {sound}", name=one.name,
                   **dict(zip("xyz", (f"{side:.1f}" for side in one.size), strict=True)), volume=f"{one.volume:.2f}",
                   weight=f"{one.weight:.1f}", sound=_sound(one)) for one in made]
    return [*told, phrase("parts: {count}, plates: {plates}; {volume} cm³, {weight} g", count=len(made),
                          plates=len({one.plate for one in made}), volume=f"{sum(one.volume for one in made):.2f}",
                          weight=f"{sum(one.weight for one in made):.1f}")]


def as_json(made: list[PartReport]) -> dict[str, Any]:
    """Return reports as what JSON holds."""
    return {"parts": [asdict(one) for one in made], "plates": len({one.plate for one in made}),
            "volume": sum(one.volume for one in made), "weight": sum(one.weight for one in made)}


def _report(name: str, part: PartSolid, density: float) -> PartReport:
    mesh = mesh_of(part.solid)
    read = as_read(mesh)
    size = np.ptp(mesh.corners, axis=0)
    volume = float(read.volume) / 1000
    return PartReport(name, part.plate, (float(size[0]), float(size[1]), float(size[2])), volume, volume * density,
                      bool(read.is_watertight and read.is_winding_consistent and read.volume > 0),
                      _bodies(part.solid))


def as_read(mesh: Mesh) -> trimesh.Trimesh:
    """Return a mesh as a reader of STL finds it: triangles of single precision, equal corners put together."""
    corners = mesh.corners[mesh.triangles].astype(np.float32).reshape(-1, 3)
    return trimesh.Trimesh(corners, np.arange(len(corners)).reshape(-1, 3), process=True)


def _sound(one: PartReport) -> str:
    sound = phrase("watertight") if one.watertight else phrase("not watertight")
    return sound if one.bodies == 1 else phrase("{sound}, in {bodies} bodies", sound=sound, bodies=one.bodies)


def _bodies(solid: Manifold) -> int:
    """Return the number of bodies of a solid; a chamber within it is none."""
    return sum(body.volume() > 0 for body in solid.decompose())
