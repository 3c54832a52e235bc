"""Who checks the arrays of kernels: decision 50 names each one that Python calls; hostile rows come to none."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import latticework
from latticework.jobs.job import prepare
from latticework.jobs.packed_solutions import Rows
from latticework.jobs.slice_work import class_hashes
from latticework.puzzle import parse
from session_help import dominoes

PACKAGE = Path(latticework.__file__).parent
DECISION = PACKAGE.parents[1] / "resources/docs/decisions/0050-arrays-of-kernels.md"

Name = tuple[str, str]


def compiled(function: ast.FunctionDef) -> set[str]:
    """Return which of our two decorators of kernels a function has."""
    bare = (one.func if isinstance(one, ast.Call) else one for one in function.decorator_list)
    return {one.id for one in bare if isinstance(one, ast.Name)} & {"njit", "helper"}


def imported(tree: ast.Module, kernels: set[Name]) -> dict[str, str]:
    """Return the kernels, and modules of kernels, by the names that a module has for them."""
    modules, found = {module for module, _ in kernels}, dict[str, str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for one in node.names:
                whole = f"{node.module}.{one.name}"
                if (node.module, one.name) in kernels or whole in modules:
                    found[one.asname or one.name] = whole
    return found


def calls(node: ast.AST) -> Iterator[ast.expr]:
    """Yield what is called in Python, and not within a kernel."""
    for inner in ast.iter_child_nodes(node):
        if isinstance(inner, ast.FunctionDef) and compiled(inner):
            continue
        if isinstance(inner, ast.Call):
            yield inner.func
        yield from calls(inner)


def called_from_python() -> set[str]:
    texts = {path: path.read_text("utf-8") for path in PACKAGE.rglob("*.py")}
    # Kernels are in these two rooms only, and others import them by these names.
    trees = {".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts): ast.parse(text)
             for path, text in texts.items()
             if {"search", "apart"} & set(path.parts) or "latticework.search" in text or "latticework.apart" in text}
    kernels = {(module, one.name) for module, tree in trees.items() for one in tree.body
               if isinstance(one, ast.FunctionDef) and "njit" in compiled(one)}
    found = set()
    for module, tree in trees.items():
        names = {name: f"{own}.{name}" for own, name in kernels if own == module} | imported(tree, kernels)
        for one in calls(tree) if names else ():
            if isinstance(one, ast.Name) and one.id in names:
                found.add(names[one.id])
            elif isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name) and one.value.id in names:
                found.add(f"{names[one.value.id]}.{one.attr}")
    return {name.removeprefix("latticework.") for name in found} & {
        f"{module}.{name}".removeprefix("latticework.") for module, name in kernels}


def test_the_decision_names_each_kernel_that_python_calls() -> None:
    table = [line.split("|")[1] for line in DECISION.read_text("utf-8").splitlines() if line.startswith("| `")]
    named = re.findall(r"`([\w.]+)`", " ".join(table))
    assert sorted(named) == sorted(called_from_python())


@pytest.mark.parametrize("option", [1 << 20, 2**31 - 1])
def test_solutions_with_options_that_there_are_not_are_not_compared(option: int) -> None:
    job = prepare(parse(dominoes(4, 4), "dominoes")).job
    rows = Rows(np.array([[0, option]], np.int32), np.ones(1, np.int64), np.ones(1, np.int64))
    with pytest.raises(ValueError, match="an option that there is not"):
        class_hashes(job, rows)
