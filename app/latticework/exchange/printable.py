"""Solids of parts as files for 3D printers and modellers: STL, 3MF, OBJ and GLB."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np
import trimesh
from trimesh.exchange.stl import export_stl
from trimesh.visual.material import PBRMaterial
from trimesh.visual.texture import TextureVisuals

from latticework.cancel import checkpoint
from latticework.exchange.contents import Contents
from latticework.exchange.model_3mf import model_3mf
from latticework.exchange.part_names import distinct
from latticework.fabrication.meshes import mesh_of
from latticework.fabrication.part_solids import PartSolid, assembled_solids, part_solids
from latticework.fabrication.plate import Plate, laid_out
from latticework.fabrication.print_settings import PrintSettings
from latticework.fabrication.report import PartReport, reports
from latticework.phrases import phrase

__all__ = ["PrintSettings", "glb_file", "made_parts", "obj_file", "report", "stl_file", "threemf_file"]

Named = dict[str, PartSolid]
"""Parts by names that differ."""


def stl_file(contents: Contents, settings: PrintSettings) -> bytes | dict[str, bytes]:
    """Return the parts as binary STL, in one file or several."""
    return _files(contents, settings, _stl)


def threemf_file(contents: Contents, settings: PrintSettings) -> bytes | dict[str, bytes]:
    """Return the parts as 3MF, with names and colours, in one file or several."""
    return _files(contents, settings, model_3mf)


def obj_file(contents: Contents, settings: PrintSettings) -> bytes | dict[str, bytes]:
    """Return the parts as OBJ, in one file or several."""
    return _files(contents, settings, lambda parts: _scene(parts, "obj", include_texture=False))  # it names a file


def glb_file(contents: Contents, settings: PrintSettings) -> bytes | dict[str, bytes]:
    """Return the parts as GLB, with names and colours, in one file or several."""
    return _files(contents, settings, lambda parts: _scene(parts, "glb"))


def report(contents: Contents, settings: PrintSettings) -> list[PartReport]:
    """Return what is told of the parts that these files hold; those written last are not made again."""
    return reports(made_parts(contents, settings), settings.density)


@lru_cache(maxsize=2)
def made_parts(contents: Contents, settings: PrintSettings) -> Named:
    """Return the parts where the settings want them, those of a solution where they belong in it or on the plate."""
    if settings.arrange == "assembled":
        parts = assembled_solids(*contents.solved(), settings)
    else:
        puzzle, _ = contents.of_puzzle()
        parts = laid_out(part_solids(puzzle, settings), Plate(settings.plate_width, settings.plate_depth))
    return dict(zip(distinct([part.name for part in parts]), parts, strict=True))


def _files(contents: Contents, settings: PrintSettings, write: Callable[[Named], bytes]) -> bytes | dict[str, bytes]:
    parts = made_parts(contents, settings)
    if settings.files == "one":
        return write(parts)
    if settings.files == "each":
        return {name: write({name: part}) for name, part in parts.items()}
    plates = sorted({part.plate for part in parts.values()})
    return {f"plate-{plate}": write({name: part for name, part in parts.items() if part.plate == plate})
            for plate in plates}


def _stl(parts: Named) -> bytes:
    return bytes(export_stl(trimesh.util.concatenate([_colored(part) for part in parts.values()])))


def _scene(parts: Named, kind: str, **options: bool) -> bytes:
    scene: Any = trimesh.Scene()
    for number, (name, part) in enumerate(parts.items()):
        checkpoint(phrase("writing parts"), number / len(parts))
        scene.add_geometry(_colored(part), node_name=name, geom_name=name)
    written = scene.export(file_type=kind, **options)
    return written if isinstance(written, bytes) else str(written).encode()


def _colored(part: PartSolid) -> trimesh.Trimesh:
    """Return a part as a mesh with a colour; its normals lead outwards."""
    mesh = mesh_of(part.solid)
    made = trimesh.Trimesh(mesh.corners, mesh.triangles, process=False)
    color = np.array([*bytes.fromhex(part.color[1:]), 255], np.uint8)
    material = PBRMaterial(  # type: ignore[no-untyped-call]
        name=part.color, baseColorFactor=color, metallicFactor=0.0, roughnessFactor=0.7)
    made.visual = TextureVisuals(material=material)  # type: ignore[no-untyped-call]
    return made
