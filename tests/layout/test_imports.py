"""Rules on imports that the contracts in pyproject.toml cannot state."""

from graphlib import TopologicalSorter
from itertools import permutations

import grimp
import pytest

from latticework.search.engines import FOLDERS


@pytest.fixture(scope="module")
def imports() -> dict[str, set[str]]:
    """What each module imports itself, also for type checking alone."""
    graph = grimp.build_graph("latticework", cache_dir=None, exclude_type_checking_imports=False)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def test_no_modules_import_one_another_in_a_circle(imports: dict[str, set[str]]) -> None:
    assert len(imports) > 200
    TopologicalSorter(imports).prepare()  # raises CycleError, which names the circle


@pytest.mark.parametrize(("one", "other"), [*permutations((*FOLDERS, "counting"), 2)])
def test_engines_know_nothing_of_one_another(imports: dict[str, set[str]], one: str, other: str) -> None:
    own, foreign = f"latticework.search.{one}", f"latticework.search.{other}"
    found = {(module, used) for module in imports if f"{module}.".startswith(f"{own}.")
             for used in imports[module] if f"{used}.".startswith(f"{foreign}.")}
    assert found == set()
