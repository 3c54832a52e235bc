"""Change the program at random places in a copy, and see whether the tests notice: what lives shows a missing test.

    .venv/bin/python installer/mutations.py --count 100 --seed 1
    .venv/bin/python installer/mutations.py --count 20 store shares --tests "tests/store tests/shares --quick"

The tests are run unchanged first; those that fail are left out. Each change is then tried with the tests that call
the changed function (`mutation_runs.py`). Compiled kernels are left out: each change there would compile all of them.
Some of what lives changes nothing that can be seen: look at each. It runs on Linux, under `xvfb-run`.
"""

import argparse
import ast
import copy
import os
import pickle
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import astuple, dataclass
from importlib import import_module
from pathlib import Path

MUTATIONS, KNOWN = "LATTICEWORK_MUTATIONS", "LATTICEWORK_KNOWN"
"""The variables that name the files of the mutations to try and of what the tests call."""
ROOT = Path(__file__).resolve().parents[1]
COPIED = "app", "tests", "resources", "puzzles", "installer", "pyproject.toml", "README.md", "LICENSE"
UNSEEN = {"strict", "daemon", "check"}
"""Arguments whose change nobody sees: zip(strict=True), for one, is there for what cannot happen."""
LIMIT = re.compile(r"\b[A-Z_]*(MOST|LONGEST|LARGEST|HIGHEST|LIMIT|MAX_[A-Z]+)\b")
"""What is compared with a limit on size: one more or less does no harm, and what is exactly as large is never met."""
SWAPPED = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
           ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.Add: ast.Sub,
           ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.And: ast.Or, ast.Or: ast.And}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}



@dataclass(frozen=True)
class Mutation:
    """One change: the file below app, the line, the text before and after, and the first lines of its functions.

    function: the first line of the innermost function, decorators included.
    outermost: that of the function or method that is no part of another function.
    """

    file: str
    line: int
    begin: int
    end: int
    before: str
    after: str
    function: int
    outermost: int

    @property
    def room(self) -> str:
        """The folder of the program that the file is in, of the window one within."""
        folders = self.file.split("/")[1:-1]
        return "/".join(folders[: 2 if folders[:1] == ["gui"] else 1]) or "(root)"

    def applied(self, text: bytes) -> bytes:
        """Return the text of the file with the change."""
        return text[: self.begin] + self.after.encode() + text[self.end :]


def changed(node: ast.AST) -> ast.AST | None:
    """Return a node with another meaning, None where there is none."""
    other = copy.deepcopy(node)
    match other:
        case ast.Compare(ops=[ast.Lt() | ast.LtE() | ast.Gt() | ast.GtE()]) if LIMIT.search(ast.unparse(other)):
            return None
        case ast.Compare(ops=[op]) if type(op) in SWAPPED:
            other.ops = [SWAPPED[type(op)]()]
        case ast.BinOp(op=op) | ast.BoolOp(op=op) if type(op) in SWAPPED:
            other.op = SWAPPED[type(op)]()
        case ast.UnaryOp(op=ast.Not()):
            return other.operand
        case ast.Constant(value=bool(value)):
            other.value = not value
        case ast.Call(func=ast.Name(id=name)) if name in CALLED:
            other.func = ast.Name(CALLED[name])
        case ast.IfExp(body=body, orelse=orelse):
            other.body, other.orelse = orelse, body
        case _:
            return None
    return other


def mutations(file: Path) -> Iterator[Mutation]:
    """Yield the changes that can be made within the functions of a file, but for those that change nothing seen."""
    text = (ROOT / "app" / file).read_bytes()
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def within(node: ast.AST, functions: tuple[int, ...]) -> Iterator[Mutation]:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            functions += (min(part.lineno for part in (node, *node.decorator_list)),)
            parts: Iterable[ast.AST] = node.body
        elif isinstance(node, ast.keyword) and node.arg in UNSEEN:
            return
        else:
            parts = ast.iter_child_nodes(node)
        other = changed(node) if functions else None
        if other is not None and isinstance(node, ast.expr) and node.end_lineno and node.end_col_offset:
            begin = starts[node.lineno - 1] + node.col_offset
            end = starts[node.end_lineno - 1] + node.end_col_offset
            yield Mutation(file.as_posix(), node.lineno, begin, end, text[begin:end].decode(),
                           f"({ast.unparse(other)})", functions[-1], functions[0])
        for part in parts:
            yield from within(part, functions)

    return within(ast.parse(text), ())


def files(rooms: list[str]) -> list[Path]:
    """Return the files that are changed, all or those of some rooms, as paths below app."""
    every = [path.relative_to(ROOT / "app") for path in sorted((ROOT / "app").rglob("*.py"))
             if "latticework.kernel_cache import" not in path.read_text("utf-8")]
    return [path for path in every if not rooms or any(f"/{room}/" in path.as_posix() for room in rooms)]


def copied(folder: str) -> Path:
    """Return a copy of the project that uses the compiled kernels of this one."""
    tree = Path(folder, "tree")
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, tree / name)
    sys.path.insert(0, str(ROOT / "app"))
    cache = tree / "app" / "latticework" / "kernel_cache.py"
    head = "def _fingerprint() -> str:\n"
    whole = cache.read_text("utf-8")
    here = import_module("latticework.kernel_cache")._fingerprint()
    cache.write_text(whole.replace(head, f"{head}    return {here!r}\n"), "utf-8")
    return tree


def main() -> int:
    """Try some changes; print what lives, and how many of each room were noticed."""
    parser = argparse.ArgumentParser(description="Change the program at random places and see whether tests notice.")
    parser.add_argument("rooms", nargs="*", help="only files of these folders below app/latticework")
    parser.add_argument("--count", type=int, default=100, help="how many changes (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="another number, other changes (default 1)")
    parser.add_argument("--tests", default="tests", help="arguments of pytest, such as "
                        "\"tests/store --quick\" (default all tests)")
    parser.add_argument("--known", type=Path, help="a file for what the tests call, written once and read later")
    chosen = parser.parse_args()
    every = [one for file in files(chosen.rooms) for one in mutations(file)]
    some = random.Random(chosen.seed).sample(every, min(chosen.count, len(every)))  # noqa: S311
    with tempfile.TemporaryDirectory(prefix="lw-mutations-") as folder:
        tree = copied(folder)
        file = Path(folder, "mutations.pickle")
        file.write_bytes(pickle.dumps([astuple(one) for one in some]))
        known = (chosen.known or Path(folder, "known.pickle")).absolute()
        search = os.pathsep.join(str(tree / name) for name in ("app", "installer"))
        command = [sys.executable, "-P", "-m", "pytest", "-q", "-p", "mutation_runs", "-p", "no:cacheprovider",
                   "--timeout", "60", "--basetemp", str(Path(folder, "temporary")), *chosen.tests.split()]
        return subprocess.run(command, cwd=tree, check=False, env=os.environ | {
            "PYTHONPATH": search, MUTATIONS: str(file), KNOWN: str(known)}).returncode


if __name__ == "__main__":
    sys.exit(main())
