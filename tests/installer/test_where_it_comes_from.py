"""The page "Where it comes from": as its script makes it, and its commands print the figures that it has."""

import importlib.util
import sys

import pytest

from document_blocks import ROOT

SPEC = importlib.util.spec_from_file_location("where_it_comes_from", ROOT / "installer" / "where_it_comes_from.py")
assert SPEC
assert SPEC.loader
SCRIPT = importlib.util.module_from_spec(SPEC)
sys.modules[SPEC.name] = SCRIPT  # where its data classes look their annotations up
SPEC.loader.exec_module(SCRIPT)
FIGURES = {f"{title}: {figure.what}": figure for title, _, figures in SCRIPT.SECTIONS for figure in figures
           if figure.command}


def test_the_page_is_made_by_the_script() -> None:
    assert SCRIPT.PAGE.read_text("utf-8") == SCRIPT.page()


@pytest.mark.parametrize("name", [name for name, figure in FIGURES.items() if not figure.command.startswith("solve")])
def test_sizes_are_as_the_page_has_them(name: str) -> None:
    assert SCRIPT.measured(FIGURES[name]) == FIGURES[name].ours


@pytest.mark.parametrize("name", ["Knuth: tetrasticks without H", "The thesis behind it: Soma cube"])
def test_some_solutions_are_as_the_page_has_them(name: str) -> None:
    assert SCRIPT.measured(FIGURES[name]) == FIGURES[name].ours


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name, figure in FIGURES.items() if figure.command.startswith("solve")])
def test_all_solutions_are_as_the_page_has_them(name: str) -> None:
    assert SCRIPT.measured(FIGURES[name]) == FIGURES[name].ours


@pytest.mark.parametrize("name", [name for name, figure in FIGURES.items() if figure.printed != figure.ours])
def test_a_figure_that_differs_has_a_reason(name: str) -> None:
    figure = FIGURES[name]
    assert figure.why or figure.printed.endswith(f", {figure.ours}")
