"""Solids of parts as files for 3D printers and modellers: STL, 3MF, OBJ and GLB."""

from collections import Counter
from typing import Any

import numpy as np
import trimesh
from trimesh.exchange.stl import export_stl
from trimesh.visual.material import PBRMaterial
from trimesh.visual.texture import TextureVisuals

from latticework.exchange.contents import Contents
from latticework.exchange.model_3mf import model_3mf
from latticework.fabrication.part_solids import PartSolid, assembled_solids, part_solids
from latticework.fabrication.plate import Plate, laid_out
from latticework.fabrication.print_settings import PrintSettings

__all__ = ["PrintSettings", "glb_file", "obj_file", "stl_file", "threemf_file"]

Named = dict[str, PartSolid]
"""Parts by names that differ."""


def stl_file(contents: Contents, settings: PrintSettings) -> bytes | dict[str, bytes]:
    """Return the parts as binary STL, in one file or one for each part."""
    parts = _chosen(contents, settings)
    if settings.files == "each":
        return {name: _stl([part]) for name, part in parts.items()}
    return _stl(list(parts.values()))


def threemf_file(contents: Contents, settings: PrintSettings) -> bytes | dict[str, bytes]:
    """Return the parts as 3MF, with names and colours, in one file or one for each part."""
    parts = _chosen(contents, settings)
    if settings.files == "each":
        return {name: model_3mf({name: part}) for name, part in parts.items()}
    return model_3mf(parts)


def obj_file(contents: Contents, settings: PrintSettings) -> bytes | dict[str, bytes]:
    """Return the parts as OBJ, in one file or one for each part."""
    return _exported(_chosen(contents, settings), "obj", settings)


def glb_file(contents: Contents, settings: PrintSettings) -> bytes | dict[str, bytes]:
    """Return the parts as GLB, with names and colours, in one file or one for each part."""
    return _exported(_chosen(contents, settings), "glb", settings)


def _chosen(contents: Contents, settings: PrintSettings) -> Named:
    """Return the parts where the settings want them, those of a solution where they belong in it or on the plate."""
    if settings.arrange == "assembled":
        return _named(assembled_solids(*contents.solved(), settings))
    puzzle, _ = contents.of_puzzle()
    return _named(laid_out(part_solids(puzzle, settings), Plate(settings.plate_width, settings.plate_depth)))


def _named(parts: list[PartSolid]) -> Named:
    """Return parts by their names as they may stand in the name of a file, numbered where several have one."""
    plain = ["".join(c if c.isalnum() or c in "-_ " else "-" for c in part.name).strip()[:60] or "part"
             for part in parts]
    total, seen = Counter(plain), Counter[str]()
    named: Named = {}
    for name, part in zip(plain, parts, strict=True):
        seen[name] += 1
        named[f"{name}-{seen[name]}" if total[name] > 1 else name] = part
    return named


def _exported(parts: Named, kind: str, settings: PrintSettings) -> bytes | dict[str, bytes]:
    if settings.files == "each":
        return {name: _scene({name: part}, kind) for name, part in parts.items()}
    return _scene(parts, kind)


def _stl(parts: list[PartSolid]) -> bytes:
    meshes = [mesh_of(part) for part in parts]
    return bytes(export_stl(trimesh.util.concatenate(meshes)))


def _scene(parts: Named, kind: str) -> bytes:
    scene: Any = trimesh.Scene()
    for name, part in parts.items():
        scene.add_geometry(mesh_of(part), node_name=name, geom_name=name)
    written = scene.export(file_type=kind)
    return written if isinstance(written, bytes) else str(written).encode()


def mesh_of(part: PartSolid) -> trimesh.Trimesh:
    """Return a part as a mesh with a colour; its normals lead outwards."""
    mesh = part.solid.to_mesh64()
    made = trimesh.Trimesh(mesh.vert_properties[:, :3], mesh.tri_verts, process=False)
    color = np.array([*bytes.fromhex(part.color[1:]), 255], np.uint8)
    material = PBRMaterial(  # type: ignore[no-untyped-call]
        name=part.color, baseColorFactor=color, metallicFactor=0.0, roughnessFactor=0.7)
    made.visual = TextureVisuals(material=material)  # type: ignore[no-untyped-call]
    return made
