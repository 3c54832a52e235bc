"""Small files of BurrTools, made here for the tests."""

from pathlib import Path

VOXEL = '<voxel x="1" y="1" z="1" type="0">#</voxel>'
USE = '<shape id="0" count="1"/>'


def voxel(x: int, y: int, z: int, text: str, more: str = "") -> str:
    """Return a shape."""
    return f'<voxel x="{x}" y="{y}" z="{z}" type="0" {more}>{text}</voxel>'


def problem(target: int, uses: str = USE, inner: str = "<bitmap/>", more: str = "") -> str:
    """Return a problem."""
    return f'<problem {more}><shapes>{uses}</shapes><result id="{target}"/>{inner}</problem>'


def xml(shapes: str, problems: str = "", grid: int = 0, colors: int = 0, rest: str = "") -> str:
    """Return a file; its colours are 1, 2, 3 ... steps from black."""
    palette = "".join(f'<color red="0" green="0" blue="{number + 1}"/>' for number in range(colors))
    return (f'<?xml version="1.0"?><puzzle version="2"><gridType type="{grid}"/><colors>{palette}</colors>'
            f"<shapes>{shapes}</shapes><problems>{problems}</problems>{rest}</puzzle>")


EVERYTHING = xml(
    voxel(3, 1, 1, "##1#2", 'name="bar"') + voxel(2, 2, 1, "##_#", 'name="bent" weight="3" hx="1"')
    + voxel(3, 3, 1, "#+1###+##+") + voxel(2, 1, 1, "##", 'name="spare"'),
    problem(2, '<shape id="0" count="1" group="1"/><shape id="1" min="0" max="2"/>',
            '<bitmap><pair piece="0" result="0"/><pair piece="1" result="0"/></bitmap>',
            'name="Götz" maxHoles="2" state="2" assemblies="3"')
    + problem(4294967295, '<shape id="1" count="2"/>', more='name="no target"'),
    colors=2, rest='<comment popup="">  for &lt;you&gt; </comment>')
"""A file with one of almost everything that a file can hold."""


def written(path: Path, text: str) -> Path:
    """Write a file and return its path."""
    path.write_text(text, "utf-8")
    return path
