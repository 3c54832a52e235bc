"""Compiling kernels takes up to a minute: the program says so, with progress, whichever command comes first."""

import ast
import os
import re
import threading
from contextlib import closing
from pathlib import Path

import pytest
from numba.core.compiler_lock import global_compiler_lock

from kernel_help import TINY, filled, ran
from latticework import compiling, kernel_cache
from latticework.jobs.job import prepare
from latticework.puzzle import parse
from latticework.run.search import Search
from session_help import TWINS, write


def test_a_kernel_is_announced_before_and_after_it_is_compiled_and_not_when_it_is_cached(tmp_path: Path) -> None:
    listening = "from latticework import compiling\ncompiling.listeners.append(lambda *told: print(*told))\n"
    first, second = (ran(["-c", listening + TINY], tmp_path) for _ in range(2))
    assert first.stdout == "0 1\n1 1\n42\n"
    assert second.stdout == "42\n"


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="sets permissions")
@pytest.mark.parametrize(("arguments", "kernel"), [
    (["solve", "soma"], "dlx.links.survey"),
    *(pytest.param(*case, marks=pytest.mark.slow) for case in (
        (["count", "pentominoes-3x20"], "counting.kernel.enter"),
        (["estimate", "bedlam", "--seconds", "0.1"], "probes.random_dives.descend"))),
])
def test_each_command_says_so(tmp_path: Path, arguments: list[str], kernel: str) -> None:
    folder = filled(tmp_path)
    for path in folder.glob(f"latticework.search.{kernel}-*.nbc"):
        path.unlink()
    done = ran(["-m", "latticework", *arguments], tmp_path)
    assert done.returncode == 0
    lines = done.stderr.splitlines()
    assert lines
    assert all(line.startswith("latticework: compiling the search for this machine") for line in lines)
    again = ran(["-m", "latticework", *arguments], tmp_path)
    assert again.stderr == ""


def test_a_search_that_is_to_stop_compiles_no_further(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+C need not wait for minutes, and the search file is as it was."""
    stop, compiled = threading.Event(), []

    def load(_: str) -> None:
        for kernel in range(3):
            compiling.report(kernel, 3)
            compiled.append(kernel)
            stop.set()

    monkeypatch.setattr("latticework.run.search.load", load)
    with closing(Search.start(prepare(parse(TWINS, "test")), tmp_path / "a.search")) as search:
        assert not search.run(1, stop).complete
        assert compiled == [0]
        monkeypatch.undo()
        assert search.run(1, threading.Event(), alone=1e9).complete


def test_waiting_for_the_kernel_of_another_thread_is_compiling_too() -> None:
    """numba compiles one at a time, so a thread can be held up for as long as another one compiles."""
    thread = threading.Thread(target=kernel_cache.njit(lambda n: n), args=(1,))
    with global_compiler_lock:
        thread.start()
        thread.join(0.5)
        assert compiling.is_compiling(thread.ident)
    thread.join(60)
    assert not compiling.is_compiling(thread.ident)


def test_a_command_listens_only_while_it_runs(tmp_path: Path) -> None:
    from latticework.cli.main import run

    assert run(["info", str(write(tmp_path, TWINS))]) == 0
    assert compiling.listeners == []


def test_constants_of_kernels_are_among_the_sources() -> None:
    """A kernel keeps the values that constants had when it was compiled, so a changed one compiles it again."""
    package = Path(kernel_cache.__file__).parent
    for source in (source for folder in kernel_cache.SOURCES for source in folder.rglob("*.py")):
        if "kernel_cache" not in source.read_text("utf-8"):
            continue
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and any(name.name.isupper() for name in node.names):
                path = package.joinpath(*node.module.split(".")[1:])
                assert any(path.is_relative_to(folder) for folder in kernel_cache.SOURCES), (source.name, node.module)


def test_only_kernels_call_helpers() -> None:
    """A helper has no code that takes its arguments from Python: such a call ends the process."""
    helpers, imported = set(), set()
    for source in Path(kernel_cache.__file__).parent.parent.rglob("*.py"):
        text = source.read_text("utf-8")
        module = ".".join(source.relative_to(Path(kernel_cache.__file__).parent.parent).with_suffix("").parts)
        helpers |= {(module, function) for function in re.findall(r"^@helper\ndef (\w+)", text, re.MULTILINE)}
        if "import helper" not in text and "import njit" not in text:
            imported |= _names_used(text)
    for source in Path(__file__).parents[1].rglob("*.py"):
        imported |= _names_used(source.read_text("utf-8"))
    assert len(helpers) > 100
    assert not helpers & imported


def _names_used(text: str) -> set[tuple[str, str]]:
    """Return what is imported from modules, and what is taken from modules that are imported."""
    tree, modules, found = ast.parse(text), {}, set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {(node.module, name.name) for name in node.names}
            modules |= {name.asname or name.name: f"{node.module}.{name.name}" for name in node.names}
    return found | {(modules[node.value.id], node.attr) for node in ast.walk(tree)
                    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
                    and node.value.id in modules}


def test_every_kernel_is_kept_by_our_own_cache() -> None:
    """numba's own takes whatever it finds, and says nothing when it compiles."""
    for source in (source for folder in kernel_cache.SOURCES for source in folder.rglob("*.py")):
        text = source.read_text(encoding="utf-8")
        if "cache=True" in text:
            known = re.search(r"^from latticework.kernel_cache import (helper, )?njit$", text, re.MULTILINE)
            assert known, source.name
