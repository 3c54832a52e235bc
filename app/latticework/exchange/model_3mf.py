"""3MF, the format of 3D printing with units, names and colours (3MF Core Specification 1.3)."""

import io
import zipfile
from xml.sax.saxutils import quoteattr

from latticework.make.meshes import mesh_of
from latticework.make.part_solids import PartSolid
from latticework.visible_text import one_line

_TYPES = ('<?xml version="1.0" encoding="UTF-8"?>\n'
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
          '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
          '<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>')
_RELATIONS = ('<?xml version="1.0" encoding="UTF-8"?>\n'
              '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
              '<Relationship Target="/3D/3dmodel.model" Id="rel0" '
              'Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>')
_DAY = (1980, 1, 1, 0, 0, 0)  # of all files within, so that equal parts make equal bytes


def model_3mf(parts: dict[str, PartSolid]) -> bytes:
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
