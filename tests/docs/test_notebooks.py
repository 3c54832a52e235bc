"""The notebooks: what their cells say is so, each picture is made, and no output is kept in them."""

import ast
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from conftest import OF_NOTEBOOKS
from document_blocks import PAGES, ROOT

FOLDER = ROOT / PAGES / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
REPRESENTATIONS = ("_repr_svg_", "_repr_html_")
SHOWN = {"own_pieces": ["<svg", "<svg", "<div", "<div", "<div", "<svg"], "exact_cover": [],
         "taking_apart": ["<svg", "<ifr"]}
"""What each notebook shows besides texts and plots: pictures, tables and a page, by their beginnings."""


def cells(notebook: Path, kind: str) -> list[str]:
    return ["".join(cell["source"]) for cell in json.loads(notebook.read_text("utf-8"))["cells"]
            if cell["cell_type"] == kind]


def run(code: str, names: dict[str, Any]) -> object:
    """Run a cell and return its last expression, as a notebook does."""
    tree = ast.parse(code)
    last = tree.body[-1]
    if not isinstance(last, ast.Expr):
        exec(compile(tree, "cell", "exec"), names)  # noqa: S102 - our own documents
        return None
    exec(compile(ast.Module(tree.body[:-1], []), "cell", "exec"), names)  # noqa: S102
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)  # noqa: S307


def shown(value: object) -> list[str]:
    """Return what a notebook shows of a value besides its text."""
    return [made for name in REPRESENTATIONS if hasattr(value, name) if (made := getattr(value, name)())]


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_each_cell_runs_and_what_it_ends_with_can_be_shown(notebook, monkeypatch, tmp_path):
    code = cells(notebook, "code")
    for package in OF_NOTEBOOKS:
        monkeypatch.delitem(sys.modules, package)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MPLBACKEND", "agg")
    monkeypatch.setenv("MPLCONFIGDIR", str(tmp_path))
    names: dict[str, Any] = {"__name__": "notebook"}
    values = [run(cell, names) for cell in code]
    assert [made[:4] for value in values for made in shown(value)] == SHOWN[notebook.stem]
    if notebook.stem == "taking_apart":
        assert names["axes"].has_data()


def test_there_are_three():
    assert [path.stem for path in NOTEBOOKS] == ["exact_cover", "own_pieces", "taking_apart"]


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_it_is_kept_without_outputs_as_it_is_written(notebook):
    text = notebook.read_text("utf-8")
    book = json.loads(text)
    assert text == json.dumps(book, indent=1, ensure_ascii=False) + "\n"
    assert all(not cell.get("outputs") and cell.get("execution_count") is None for cell in book["cells"])
    assert all(cell["cell_type"] == "code" or cell["source"] for cell in book["cells"])
    assert max(map(len, (line for kind in ("code", "markdown") for cell in cells(notebook, kind)
                         for line in cell.splitlines()))) <= 120
