"""A reader of 3MF, written from the words of its core specification, that refuses what breaks its rules."""

import io
import zipfile
from typing import Any

import numpy as np
import trimesh
from defusedxml import ElementTree  # type: ignore[import-untyped]

_CORE = "{http://schemas.microsoft.com/3dmanufacturing/core/2015/02}"
_LINKS = "{http://schemas.openxmlformats.org/package/2006/relationships}"
_TYPES = "{http://schemas.openxmlformats.org/package/2006/content-types}"
_START = "http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"


def three_mf(data: bytes) -> list[tuple[str, str, trimesh.Trimesh]]:
    """Return name, colour and mesh of each object that is built; fails where a rule is broken."""
    model = _model(data)
    assert model.get("unit") == "millimeter"
    assert [child.tag for child in model] == [f"{_CORE}resources", f"{_CORE}build"]
    materials = {base.get("id"): [one.get("displaycolor") for one in base]
                 for base in model.iter(f"{_CORE}basematerials")}
    objects = {one.get("id"): one for one in model.iter(f"{_CORE}object")}
    numbers = [*materials, *objects]
    assert len({*numbers}) == len(numbers)
    assert all(0 < int(number) < 2**31 for number in numbers)
    found = []
    for item in model.iter(f"{_CORE}item"):
        one = objects[item.get("objectid")]
        assert one.get("type") == "model"
        found.append((one.get("name"), materials[one.get("pid")][int(one.get("pindex"))], _mesh(one)))
    assert len(found) == len(objects)
    return found


def _model(data: bytes) -> Any:
    """Return the part of the package at which reading starts."""
    with zipfile.ZipFile(io.BytesIO(data)) as file:
        assert file.testzip() is None
        types = {one.get("Extension"): one.get("ContentType")
                 for one in ElementTree.fromstring(file.read("[Content_Types].xml")).iter(f"{_TYPES}Default")}
        assert types["rels"] == "application/vnd.openxmlformats-package.relationships+xml"
        assert types["model"] == "application/vnd.ms-package.3dmanufacturing-3dmodel+xml"
        links = [one for one in ElementTree.fromstring(file.read("_rels/.rels")).iter(f"{_LINKS}Relationship")
                 if one.get("Type") == _START]
        assert len(links) == 1
        target = links[0].get("Target")
        assert target.startswith("/")
        return ElementTree.fromstring(file.read(target[1:]))


def _mesh(one: Any) -> trimesh.Trimesh:
    """Return the mesh of an object, whose triangles meet in pairs that run along their edge in opposite ways."""
    corners = [[float(corner.get(axis)) for axis in "xyz"] for corner in one.iter(f"{_CORE}vertex")]
    triangles = np.array([[int(three.get(f"v{place}")) for place in (1, 2, 3)]
                          for three in one.iter(f"{_CORE}triangle")])
    assert len(triangles) >= 4
    assert triangles.min() == 0
    assert triangles.max() == len(corners) - 1
    edges = [(int(a), int(b)) for triangle in triangles for a, b in zip(triangle, np.roll(triangle, -1), strict=True)]
    assert all(a != b for a, b in edges)
    assert len({*edges}) == len(edges)
    assert {(b, a) for a, b in edges} == {*edges}
    return trimesh.Trimesh(corners, triangles, process=False)
