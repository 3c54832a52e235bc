"""A plugin of pytest that tries mutations, each in a process forked after the tests were collected.

First one process runs all tests unchanged and notes which pass and which functions of the program each calls. For
each mutation, only tests that passed and call the changed function are run, the shortest first, for up to 25 seconds
or until one fails. Functions that only other processes call, such as those of workers, are not noted: for these, the
tests that name the module are run. `mutations.py` starts it in a copy of the project.
"""

import contextlib
import functools
import gc
import itertools
import os
import pickle
import signal
import sys
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, FunctionType

import pytest

from latticework.run.kernel_processes import store_all
from mutations import KNOWN, MUTATIONS, Mutation

_LONG = 25.0  # seconds of tests for each mutation
_LIMIT = 240.0  # seconds after which they are ended, because a mutation may leave a loop without end
_APP = str(Path(__file__).resolve().parents[1] / "app") + os.sep
_terminal = os.fdopen(os.dup(1), "w", buffering=1)  # pytest captures what is printed later


@dataclass
class Known:
    """The seconds of the tests that pass unchanged, and the tests that call a function, by file and first line."""

    seconds: dict[str, float]
    calls: dict[tuple[str, int], list[str]]


_known = Known({}, defaultdict(list))
_called: set[CodeType] = set()
_failed: list[str] = []


def _call(frame: FrameType, _event: str, _argument: object) -> None:
    _called.add(frame.f_code)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note which tests failed, and how long those took that passed."""
    if report.failed:
        _failed.append(report.nodeid)
    elif report.when == "call" and report.passed:
        _known.seconds[report.nodeid] = report.duration


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    """Try each mutation instead of running the tests."""
    store_all()
    mutations = [Mutation(*one) for one in pickle.loads(Path(os.environ[MUTATIONS]).read_bytes())]  # noqa: S301
    known_file = Path(os.environ[KNOWN])
    if not known_file.exists():
        _forked(lambda _say: _learn(session.items, known_file), 3600.0)
    known: Known = pickle.loads(known_file.read_bytes())  # noqa: S301 - written by this
    items = {item.nodeid: item for item in session.items if item.nodeid in known.seconds}
    print(f"{len(items)} tests pass unchanged", file=_terminal)
    tried, lived = Counter[str](), Counter[str]()
    for one in mutations:
        begin = time.monotonic()
        chosen, how = _tests_of(one, known, items)
        path = Path(_APP) / one.file
        whole = path.read_bytes()
        path.write_bytes(one.applied(whole))
        try:
            noticed = _forked(lambda say, one=one, chosen=chosen: _try(one, chosen, say), _LIMIT) if chosen else ""
        finally:
            path.write_bytes(whole)
        if noticed in items and _forked(lambda say, same=[items[noticed]]: _run(same, say), _LIMIT):
            noticed = f"FAULT {noticed} fails unchanged, too"
        state = "LIVES  " if not noticed else "FAULT  " if noticed.startswith("FAULT") else "noticed"
        print(f"{state} {time.monotonic() - begin:4.0f} s {one.room:10} {one.file}:{one.line}: {one.before!r} became "
              f"{one.after!r}: {noticed or f'{len(chosen)} tests {how}'}", file=_terminal)
        tried[one.room] += 1
        lived[one.room] += not noticed
    for room, count in sorted(tried.items()):
        print(f"{room:20} {lived[room]:3} of {count} live", file=_terminal)
    return True


def _learn(items: list[pytest.Item], file: Path) -> None:
    """Run all tests and write which pass and what they call."""
    threading.settrace(_call)
    for item, after in itertools.zip_longest(items, items[1:]):
        _called.clear()
        sys.settrace(_call)
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        sys.settrace(None)
        for code in list(_called):
            if code.co_filename.startswith(_APP):
                _known.calls[code.co_filename[len(_APP):], code.co_firstlineno].append(item.nodeid)
    passed = {name: took for name, took in _known.seconds.items() if name not in _failed}
    file.write_bytes(pickle.dumps(Known(passed, dict(_known.calls))))


def _tests_of(one: Mutation, known: Known, items: dict[str, pytest.Item]) -> tuple[list[pytest.Item], str]:
    """Return the tests to run, the shortest first, of each test function one case before the second of any."""
    calling = [name for name in known.calls.get((one.file, one.function), ()) if name in items]
    how = "call it"
    if not calling:
        module = one.file.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        package, _, name = module.rpartition(".")
        texts: dict[Path, str] = {}
        for item in items.values():
            text = texts.setdefault(item.path, item.path.read_text("utf-8"))
            if module in text or (f"from {package} import" in text and name in text):
                calling.append(item.nodeid)
        how = "name its module"
    cases = defaultdict[str, list[str]](list)
    for name in sorted(calling, key=lambda name: known.seconds[name]):
        cases[name.partition("[")[0]].append(name)
    ordered = sorted(((rank, known.seconds[name], name) for same in cases.values() for rank, name in enumerate(same)))
    total, chosen = 0.0, []
    for _, took, name in ordered:
        total += took
        if total > _LONG:
            break
        chosen.append(items[name])
    return chosen, f"{how} of {len(calling)}"


def _forked(act: Callable[[Callable[[str], object]], None], limit: float) -> str:
    """Run an act in a process of its own; return what it says, or why it ended."""
    ours, theirs = os.pipe()
    process = os.fork()
    if process == 0:
        os.setpgid(0, 0)
        try:
            act(lambda text: os.write(theirs, text.encode()))
        except BaseException as fault:
            os.write(theirs, f"FAULT {type(fault).__name__} {fault}".encode())
        os._exit(0)
    os.close(theirs)
    until = time.monotonic() + limit
    late = ""
    while os.waitpid(process, os.WNOHANG)[0] == 0:
        if time.monotonic() > until:
            late = "the tests do not end"
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
            break
        time.sleep(0.02)
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process, signal.SIGKILL)  # what the tests started
    os.set_blocking(ours, False)  # what was started may keep the other end open
    with os.fdopen(ours, "rb", buffering=0) as said:
        return (said.read(1000) or b"").decode() or late


def _try(one: Mutation, chosen: list[pytest.Item], say: Callable[[str], object]) -> None:
    """Change a function, run the tests up to the first that fails, and say which that is."""
    _change(one)
    _run(chosen, say)


def _run(chosen: list[pytest.Item], say: Callable[[str], object]) -> None:
    """Run tests up to the first that fails, and say which that is."""
    for item, after in itertools.zip_longest(chosen, chosen[1:]):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        if _failed:
            say(_failed[0])
            os._exit(0)


def _change(one: Mutation) -> None:
    """Replace the code of a function by that of the file as it is changed, and forget what was kept of calls."""
    path = str(Path(_APP) / one.file)
    new = {code.co_firstlineno: code for code in _functions(compile(Path(path).read_bytes(), path, "exec"))}
    changed = 0
    gc.unfreeze()  # what is frozen is not among the objects
    for some in gc.get_objects():
        if isinstance(some, FunctionType):
            old = some.__code__
            if old.co_filename == path and old.co_firstlineno == one.outermost and old.co_name != "<lambda>":
                some.__code__ = new[one.outermost]
                changed += 1
        elif isinstance(some, functools._lru_cache_wrapper):
            module = getattr(some, "__module__", "") or ""
            if module.startswith("latticework.") and module != "latticework.kernel_cache":
                some.cache_clear()
    if not changed and one.file.removesuffix(".py").replace("/", ".").removesuffix(".__init__") in sys.modules:
        raise RuntimeError("no function was changed")


def _functions(code: CodeType) -> Iterator[CodeType]:
    """Yield the code of the functions and methods that are no part of another function."""
    for some in code.co_consts:
        if isinstance(some, CodeType):
            if some.co_flags & 0x02 and some.co_name[0] != "<":  # optimized: a function, not a class
                yield some
            else:
                yield from _functions(some)
