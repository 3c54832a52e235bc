"""No module imports, through others or for type checking alone, one that imports it."""

from graphlib import TopologicalSorter

import grimp


def test_no_modules_import_one_another_in_a_circle() -> None:
    graph = grimp.build_graph("latticework", cache_dir=None, exclude_type_checking_imports=False)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert len(imports) > 200
    TopologicalSorter(imports).prepare()  # raises CycleError, which names the circle
