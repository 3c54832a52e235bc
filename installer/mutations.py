"""Change the program at random places in a copy, and see whether the tests notice: what lives shows a missing test.

    .venv/bin/python installer/mutations.py --count 100 --seed 1          over all rooms
    .venv/bin/python installer/mutations.py --count 10 store shares       only in these rooms

Compiled kernels are left out: each change there would compile all of them. Tests of the changed module are run first,
then those of its room, up to the first that fails. Some of what lives changes nothing that can be seen, such as a
limit that is never reached: look at each. On Linux, run it under `xvfb-run`.
"""

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COPIED = "app", "tests", "resources", "puzzles", "installer", "pyproject.toml", "README.md", "LICENSE"
TESTED_IN = {"apart": ["disassembly"], "search": ["search", "counts"], "shares": ["shares", "promises"]}
"""The folders of tests of rooms whose tests are elsewhere than in the folder of that name."""
SWAPPED = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
           ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.Add: ast.Sub,
           ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.And: ast.Or, ast.Or: ast.And}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutation:
    """One change: the file below app, the line, and the text before and after."""

    file: Path
    line: int
    begin: int
    end: int
    before: str
    after: str

    @property
    def room(self) -> str:
        """The folder of the program that the file is in, of the window one within."""
        folders = self.file.parts[2:-1]
        return "/".join(folders[: 2 if folders[:1] == ("gui",) else 1]) or "(root)"


def changed(node: ast.AST) -> ast.AST | None:
    """Return a node with another meaning, None where there is none."""
    other = copy.deepcopy(node)
    match other:
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
    """Yield the changes that can be made within the functions of a file."""
    text = (ROOT / file).read_bytes()
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for function in ast.walk(ast.parse(text)):
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in (one for statement in function.body for one in ast.walk(statement)):
            other = changed(node)
            if other is not None and isinstance(node, ast.expr) and node.end_lineno and node.end_col_offset:
                begin = starts[node.lineno - 1] + node.col_offset
                end = starts[node.end_lineno - 1] + node.end_col_offset
                yield Mutation(file, node.lineno, begin, end, text[begin:end].decode(), f"({ast.unparse(other)})")


def files(rooms: list[str]) -> list[Path]:
    """Return the files that are changed, all or those of some rooms."""
    every = [path.relative_to(ROOT) for path in sorted((ROOT / "app").rglob("*.py"))
             if "latticework.kernel_cache import" not in path.read_text("utf-8")]
    return [path for path in every if not rooms or any(f"/latticework/{room}/" in str(path) for room in rooms)]


def tests_of(mutation: Mutation) -> list[str]:
    """Return the tests to run: those that name the module, then the folders of its room."""
    module = ".".join(mutation.file.with_suffix("").parts[1:]).removesuffix(".__init__")
    package, _, name = module.rpartition(".")
    naming = [path.relative_to(ROOT) for path in sorted((ROOT / "tests").rglob("test_*.py"))
              if module in (text := path.read_text("utf-8")) or (f"from {package} import" in text and name in text)]
    room = mutation.room.split("/", 1)[0]
    own = TESTED_IN.get(mutation.room, [mutation.room] if room != "gui" else [])
    folders = [Path("tests", folder) for folder in own if (ROOT / "tests" / folder).is_dir()]
    return list(dict.fromkeys(map(str, [*naming, *folders]))) or ["tests/api", "tests/cli"]


def is_noticed(mutation: Mutation, tree: Path, limit: float) -> bool:
    """Run the tests on a copy of the project with a change; say whether one failed, or they no longer end."""
    path = tree / mutation.file
    whole = path.read_bytes()
    path.write_bytes(whole[: mutation.begin] + mutation.after.encode() + whole[mutation.end :])
    command = [sys.executable, "-P", "-m", "pytest", "-x", "-q", "--timeout", "120", "-p", "no:cacheprovider",
               *tests_of(mutation)]
    try:
        return subprocess.run(command, cwd=tree, timeout=limit, check=False, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, env=os.environ | {"PYTHONPATH": str(tree / "app")}
                              ).returncode not in {0, 5}
    except subprocess.TimeoutExpired:
        return False  # so many tests passed
    finally:
        path.write_bytes(whole)


def copied(folder: str) -> Path:
    """Return a copy of the project that uses the compiled kernels of this one."""
    tree = Path(folder)
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, tree / name)
    cache = tree / "app" / "latticework" / "kernel_cache.py"
    own = ", ".join(f"Path({str(ROOT / 'app' / 'latticework' / name)!r})" for name in ("search", "apart"))
    cache.write_text(cache.read_text("utf-8").replace('SOURCES = _ROOT / "search", _ROOT / "apart"',
                                                      f"SOURCES = {own}"), "utf-8")
    return tree


def main() -> int:
    """Try some changes; print what lives, and how many of each room were noticed."""
    parser = argparse.ArgumentParser(description="Change the program at random places and see whether tests notice.")
    parser.add_argument("rooms", nargs="*", help="only files of these folders below app/latticework")
    parser.add_argument("--count", type=int, default=100, help="how many changes (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="another number, other changes (default 1)")
    parser.add_argument("--limit", type=float, default=300.0, help="seconds of tests for each (default 300)")
    chosen = parser.parse_args()
    every = [one for file in files(chosen.rooms) for one in mutations(file)]
    some = random.Random(chosen.seed).sample(every, min(chosen.count, len(every)))  # noqa: S311
    noticed, tried = Counter[str](), Counter[str]()
    with tempfile.TemporaryDirectory(prefix="lw-mutations-") as folder:
        tree = copied(folder)
        for number, one in enumerate(some, 1):
            begin = time.monotonic()
            found = is_noticed(one, tree, chosen.limit)
            tried[one.room] += 1
            noticed[one.room] += found
            print(f"{number:4} {'noticed' if found else 'LIVES  '} {time.monotonic() - begin:4.0f} s  "
                  f"{one.file}:{one.line}: {one.before!r} became {one.after!r}", flush=True)
    for room, count in sorted(tried.items()):
        print(f"{room:20} {noticed[room]:3} of {count}")
    print(f"{noticed.total()} of {tried.total()} were noticed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
