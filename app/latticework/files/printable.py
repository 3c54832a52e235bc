"""Solids of parts as files for 3D printers and modellers: STL, 3MF, OBJ and GLB."""

import io
import zipfile
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any
from xml.sax.saxutils import quoteattr

import numpy as np
import trimesh
from trimesh.exchange.stl import export_stl
from trimesh.visual.material import PBRMaterial
from trimesh.visual.texture import TextureVisuals

from latticework.cancel import checkpoint
from latticework.files.opened_and_written import Contents, Written, distinct_names
from latticework.make import overlaps
from latticework.make.part_solids import PartSolid, assembled_solids, part_solids
from latticework.make.plate import Plate, grounded, laid_out
from latticework.make.report import PartReport, reports
from latticework.make.settings import PrintSettings
from latticework.make.watertight_meshes import mesh_of
from latticework.phrases import phrase
from latticework.visible_text import one_line

Named = dict[str, PartSolid]
"""Parts by distinct names."""

_TO_METRES = np.array([[0.001, 0, 0, 0], [0, 0, 0.001, 0], [0, -0.001, 0, 0], [0, 0, 0, 1]])
"""From millimetres with z up to metres with y up."""

_TYPES = ('<?xml version="1.0" encoding="UTF-8"?>\n'
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
          '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
          '<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>')
_RELATIONS = ('<?xml version="1.0" encoding="UTF-8"?>\n'
              '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
              '<Relationship Target="/3D/3dmodel.model" Id="rel0" '
              'Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>')
_DAY = (1980, 1, 1, 0, 0, 0)  # of all files within, so that equal parts make equal bytes


def stl_file(contents: Contents, settings: PrintSettings) -> Written:
    """Return the parts as binary STL, in one file or several."""
    return _files(contents, settings, _stl)


def threemf_file(contents: Contents, settings: PrintSettings) -> Written:
    """Return the parts as 3MF, with names and colours, in one file or several."""
    return _files(contents, settings, _model_3mf)


def obj_file(contents: Contents, settings: PrintSettings) -> Written:
    """Return the parts as OBJ, in one file or several."""
    return _files(contents, settings, _obj)


def glb_file(contents: Contents, settings: PrintSettings) -> Written:
    """Return the parts as GLB, with names and colours, in one file or several."""
    return _files(contents, settings, _glb)


def report(contents: Contents, settings: PrintSettings) -> list[PartReport]:
    """Return a report on each part in these files; the parts written last are cached."""
    return reports(made_parts(contents, settings), settings.density)


@lru_cache(maxsize=2)
def made_parts(contents: Contents, settings: PrintSettings) -> Named:
    """Return the parts in the places that the settings require: as in a solution, or on the plate."""
    # Cached, as preview, remarks and file need the same parts, which take seconds to make.
    if settings.arrange == "assembled":
        parts = grounded(assembled_solids(*contents.solved(), settings))
    else:
        puzzle, _ = contents.of_puzzle()
        parts = laid_out(part_solids(puzzle, settings), Plate(settings.plate_width, settings.plate_depth))
    return dict(zip(distinct_names([part.name for part in parts]), parts, strict=True))


@lru_cache(maxsize=2)
def remarks(contents: Contents, settings: PrintSettings) -> tuple[str, ...]:
    """Return remarks on parts that overlap in the solution, which only rods can do."""
    puzzle, solution = contents.of_puzzle()
    if not overlaps.may_cross(puzzle.lattice):
        return ()
    if solution is None:
        return (overlaps.not_checked(),)
    # In their places in the solution, whatever is written: only there do parts meet.
    parts = made_parts(contents, replace(settings, arrange="assembled", joint=0.0))
    return overlaps.remarks_on_solids({name: part.solid for name, part in parts.items()})


def _files(contents: Contents, settings: PrintSettings, write: Callable[[Named], bytes]) -> Written:
    parts = made_parts(contents, settings)
    return Written(_by_name(parts, settings, write), remarks(contents, settings))


def _by_name(parts: Named, settings: PrintSettings, write: Callable[[Named], bytes]) -> bytes | dict[str, bytes]:
    if settings.files == "one":
        return write(parts)
    if settings.files == "each":
        return {name: write({name: part}) for name, part in parts.items()}
    plates = sorted({part.plate for part in parts.values()})
    return {f"plate-{plate}": write({name: part for name, part in parts.items() if part.plate == plate})
            for plate in plates}


def _stl(parts: Named) -> bytes:
    return bytes(export_stl(trimesh.util.concatenate([_bare(part) for part in parts.values()])))


def _obj(parts: Named) -> bytes:
    """Return parts as OBJ, which has no units, with colours at the corners, so that no second file is needed."""
    scene: Any = trimesh.Scene()
    for number, (name, part) in enumerate(parts.items()):
        checkpoint(phrase("writing parts"), number / len(parts))
        mesh = _bare(part)
        mesh.visual.vertex_colors = _rgba(part)  # type: ignore[union-attr] # those of a bare mesh are its corners'
        scene.add_geometry(mesh, node_name=name, geom_name=name)
    return str(scene.export(file_type="obj", include_color=True)).encode()


def _glb(parts: Named) -> bytes:
    """Return parts as GLB, whose unit is the metre, and where y points up."""
    scene: Any = trimesh.Scene()
    for number, (name, part) in enumerate(parts.items()):
        checkpoint(phrase("writing parts"), number / len(parts))
        mesh = _bare(part)
        material = PBRMaterial(  # type: ignore[no-untyped-call]
            name=part.color, baseColorFactor=_rgba(part), metallicFactor=0.0, roughnessFactor=0.7)
        mesh.visual = TextureVisuals(material=material)  # type: ignore[no-untyped-call]
        scene.add_geometry(mesh, node_name=name, geom_name=name)
    scene.apply_transform(_TO_METRES)
    return bytes(scene.export(file_type="glb"))


def _bare(part: PartSolid) -> trimesh.Trimesh:
    """Return a part as a mesh; its normals point outwards."""
    mesh = mesh_of(part.solid)
    # Unprocessed, or trimesh would join corners that `mesh_of` keeps apart.
    return trimesh.Trimesh(mesh.corners, mesh.triangles, process=False)


def _rgba(part: PartSolid) -> Any:
    return np.array([*bytes.fromhex(part.color[1:]), 255], np.uint8)


def _model_3mf(parts: dict[str, PartSolid]) -> bytes:
    """Return parts, by their names, as a 3MF file in millimetres; each is an object with its colour."""
    colors = sorted({part.color for part in parts.values()})
    model = "".join([
        '<?xml version="1.0" encoding="UTF-8"?>\n<model unit="millimeter" xml:lang="en-US" '
        'xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"><resources><basematerials id="1">',
        *(f'<base name={quoteattr(color)} displaycolor={quoteattr(color.upper() + "FF")}/>' for color in colors),
        "</basematerials>",
        *(_object(number, name, part, colors.index(part.color))
          for number, (name, part) in enumerate(parts.items(), 2)),
        "</resources><build>",
        *(f'<item objectid="{number}"/>' for number in range(2, len(parts) + 2)),
        "</build></model>"])
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in (("[Content_Types].xml", _TYPES), ("_rels/.rels", _RELATIONS), ("3D/3dmodel.model", model)):
            # With a fixed day, so that equal parts make equal files.
            entry = zipfile.ZipInfo(name, _DAY)
            entry.compress_type = zipfile.ZIP_DEFLATED
            file.writestr(entry, text)
    return stream.getvalue()


def _object(number: int, name: str, part: PartSolid, color: int) -> str:
    mesh = mesh_of(part.solid)
    corners = "".join(f'<vertex x="{x:.6f}" y="{y:.6f}" z="{z:.6f}"/>' for x, y, z in mesh.corners)
    faces = "".join(f'<triangle v1="{a}" v2="{b}" v3="{c}"/>' for a, b, c in mesh.triangles)
    return (f'<object id="{number}" type="model" name={quoteattr(one_line(name))} pid="1" pindex="{color}"><mesh>'
            f"<vertices>{corners}</vertices><triangles>{faces}</triangles></mesh></object>")
