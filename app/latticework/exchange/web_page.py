"""Web pages: a puzzle with its solutions as one HTML file that needs no network, to be turned and put together."""

import base64
import hashlib
from string import Template

from latticework import paths
from latticework.errors import LatticeworkError
from latticework.exchange import page_text, page_words
from latticework.exchange.contents import Contents
from latticework.exchange.page_data import packed, viewer_data
from latticework.exchange.picture_settings import WebPageSettings
from latticework.phrases import phrase
from latticework.version import __version__

SCRIPTS = ("bodies.js", "arrows.js", "parts.js", "stage.js", "legend.js", "viewer.js")
"""The scripts of the viewer, each of which uses those before it."""


def html_file(contents: Contents, settings: WebPageSettings) -> bytes:
    """Return a page of a puzzle and its first solutions; raises LatticeworkError when there is nothing to draw."""
    puzzle, _ = contents.of_puzzle()
    solutions = settings.first(contents)
    data = viewer_data(puzzle, solutions)
    if not data["solutions"] and not any(part.cells for part in puzzle.parts):
        raise LatticeworkError(phrase("{name}: has nothing to draw; give it a target or a part", name=puzzle.name))
    style, library = _resource("page.css"), _resource("three.min.js")
    viewer = "\n".join(['"use strict";', *map(_resource, SCRIPTS)])
    icon = base64.b64encode((paths.resources() / "icons" / "latticework.svg").read_bytes()).decode()
    texts = page_words.in_page() | page_text.fields(puzzle, solutions, contents.figures)
    page = Template(_resource("page.html")).substitute(
        texts, policy=_policy([library, viewer], style), icon=icon,
        style=style, data=packed(data), library=library, viewer=viewer, generator=f"Latticework {__version__}",
        licence=_resource("LICENSE-three.txt"))
    return page.encode()


def _resource(name: str) -> str:
    return (paths.resources() / "viewer" / name).read_text("utf-8")


def _policy(scripts: list[str], style: str) -> str:
    """Return a Content-Security-Policy that lets nothing run but these scripts, and nothing be loaded."""
    hashes = " ".join(map(_hash, scripts))
    return (f"default-src 'none'; script-src {hashes}; style-src {_hash(style)}; img-src data:; base-uri 'none'; "
            "form-action 'none'")


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
