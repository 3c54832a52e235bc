"""X3D, the format of 3D scenes on the web (ISO/IEC 19775): a solution, or target and parts, as faces with colours."""

from xml.sax.saxutils import quoteattr

import numpy as np

from latticework.files.opened_and_written import Contents
from latticework.files.pictures.settings import SceneSettings
from latticework.lattice import Floats
from latticework.picture.scenes import Shape
from latticework.picture.sheet import nothing_to_draw, short

_HEAD = ('<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE X3D PUBLIC "ISO//Web3D//DTD X3D 3.3//EN" '
         '"http://www.web3d.org/specifications/x3d-3.3.dtd">\n<X3D profile="Interchange" version="3.3">')


def x3d_bytes(contents: Contents, settings: SceneSettings) -> bytes:
    """Return the first solution, or the target, as a scene with one shape for each part; z points up."""
    puzzle, solution = contents.of_puzzle()
    drawing = settings.drawing(puzzle, solution)
    if not drawing.shapes:
        raise nothing_to_draw(puzzle)
    shapes = [_shape(shape, offset) for shape, offset in zip(drawing.shapes, drawing.offsets, strict=True)]
    turned = '<Transform rotation="1 0 0 -1.5707963">'  # X3D has y up
    return "\n".join([_HEAD, f'<head><meta name="title" content={quoteattr(_plain(puzzle.name))}/></head>',
                      f"<Scene><WorldInfo title={quoteattr(_plain(puzzle.name))}/>", turned, *shapes,
                      "</Transform></Scene></X3D>\n"]).encode()


def _shape(shape: Shape, offset: Floats) -> str:
    faces = shape.packed
    # Rounded, so that faces share the corners that they have in common.
    points, numbers = np.unique(np.round((faces.corners + offset).reshape(-1, 3), 5), axis=0, return_inverse=True)
    rows = numbers.reshape(faces.corners.shape[:2])
    index = " ".join(f"{' '.join(map(str, row[:count]))} -1" for row, count in zip(rows, faces.counts, strict=True))
    colors = " ".join(f"{r:.3f} {g:.3f} {b:.3f}" for r, g, b in shape.base(len(faces.counts)))
    where = " ".join(f"{x:.5g} {y:.5g} {z:.5g}" for x, y, z in points)
    return (f'<Shape><MetadataString name="part" value={quoteattr(_string(shape.label))}/>'
            "<Appearance><Material/></Appearance>"
            f'<IndexedFaceSet solid="true" convex="false" colorPerVertex="false" coordIndex="{index}">'
            f'<Coordinate point="{where}"/><Color color="{colors}"/></IndexedFaceSet></Shape>')


def _string(text: str) -> str:
    """Return a text as one of the strings that X3D puts into an attribute, in quotation marks."""
    return '"' + _plain(text).replace("\\", "\\\\").replace('"', '\\"') + '"'


def _plain(text: str) -> str:
    return short(text, 200)
