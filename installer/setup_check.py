"""Run every check of the project: linter, types, import contracts, then the tests under an own X server."""

import os
import select
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from setup_console import Stop, say
from setup_environment import PROGRAMS, PYTHON, ROOT

SCREEN = "1600x1000x24"
SECONDS_TO_START = 60
MOST_AT_ONCE = 4
"""Processes that run tests at most: each takes up to 1.5 GB of memory."""
ROOM = 4 << 30
"""Bytes that must be free in memory for the folders of tests, which take far less; the tests need memory, too."""
SPREAD = ["--dist", "loadfile", "--max-worker-restart", "0"]
SPREAD += ["-o", "faulthandler_timeout=330", "-o", "faulthandler_exit_on_timeout=true"]
"""Options of a whole suite. The last two end a test in which Python itself no longer runs, as in a dialog that waits
or a lock that is never released. Tests marked as slow may take longer, so runs of these go without."""
QUICK = "--quick"
"""Asks for the checks before the tests and the quick suite, which opens no window."""


def quick_checks() -> dict[str, list[str]]:
    """Return the commands that come before the tests, by name."""
    python = [str(PYTHON), "-P", "-m"]
    return {
        "ruff": [*python, "ruff", "check"],
        "mypy": [*python, "mypy"],
        "lint-imports": [str(PROGRAMS / "lint-imports")],
    }


def environment_on(display: str, runtime: str, base: Mapping[str, str]) -> dict[str, str]:
    """Return an environment for programs on an X display, free of the desktop it was started from."""
    kept = {name: value for name, value in base.items() if not name.startswith("QT_")}
    for name in ("WAYLAND_DISPLAY", "XAUTHORITY", "LANG", "LC_CTYPE"):
        kept.pop(name, None)
    return kept | {
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "LIBGL_ALWAYS_SOFTWARE": "1",
        "LC_ALL": "C.UTF-8",  # Qt warns about any locale that is not UTF-8
        "XDG_RUNTIME_DIR": runtime,  # Qt warns where there is none
    }


def read_display(reader: int, server: subprocess.Popen[bytes]) -> str:
    """Return the display that a server has written to its -displayfd; raise Stop if it dies or is too slow."""
    text = b""
    while not text.endswith(b"\n"):
        ready, _, _ = select.select([reader], [], [], SECONDS_TO_START)
        chunk = os.read(reader, 32) if ready else b""
        if not chunk:
            raise Stop(f"Xvfb did not start (status {server.poll()}): the tests need it for their windows.")
        text += chunk
    return f":{text.decode().strip()}"


@contextmanager
def x_server() -> Iterator[str]:
    """Run Xvfb on a free display with GLX; yield the display's name, and end the server afterwards."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", SCREEN, "+extension", "GLX", "-nolisten", "tcp"]
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(command, pass_fds=[writer], stdin=quiet, stdout=quiet, stderr=quiet)
    os.close(writer)
    try:
        yield read_display(reader, server)
    finally:
        os.close(reader)
        server.terminate()
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def run_step(name: str, command: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run one check in the repository with its output shown; return its status."""
    say(f"== {name}")
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def summary(name: str, status: int) -> str:
    """Return the line that says how a check ended."""
    return f"{name:<14}{'passed' if status == 0 else f'FAILED (status {status})'}"


def run_quick_checks(environment: Mapping[str, str]) -> bool:
    """Run all checks but the tests, print a line for each; say whether all passed."""
    results = {name: run_step(name, command, environment) for name, command in quick_checks().items()}
    say("== summary of the checks before the tests")
    for name, status in results.items():
        say(summary(name, status))
    return not any(results.values())


def processes_at_once() -> int:
    """Return how many processes run a whole suite side by side."""
    return min(os.cpu_count() or 1, MOST_AT_ONCE)


def pytest_command(arguments: Sequence[str], processes: int) -> list[str]:
    """Return the command that runs pytest in so many processes.

    Tests of one file stay together: they share what takes long to make. A process that crashes is not replaced: with
    this way to share tests out pytest-xdist 3.8 would then wait for ever (its issue 1378).
    """
    spread = [*SPREAD, "-n", str(processes)] if processes > 1 else []
    return [str(PYTHON), "-P", "-m", "pytest", *spread, *arguments]


def folder_in_memory(shared: str = "/dev/shm") -> str | None:  # noqa: S108 - a folder is made in it
    """Return where folders of tests lie in memory, as half of the time of many is waiting for the disk.

    None where there is none with enough room, or where no program may be run, as in most containers.
    """
    try:
        found = os.statvfs(shared)
    except OSError:
        return None
    enough = found.f_bavail * found.f_frsize >= ROOM and os.access(shared, os.W_OK)
    return shared if enough and not found.f_flag & os.ST_NOEXEC else None


def run_tests(arguments: Sequence[str], environment: Mapping[str, str], processes: int = 1) -> int:
    """Run pytest in so many processes, on Linux with an X server for each; return its status."""
    command = pytest_command(arguments, processes)
    if not sys.platform.startswith("linux"):
        return run_step("pytest", command, environment)
    with tempfile.TemporaryDirectory(prefix="lw-", dir=folder_in_memory()) as runtime, ExitStack() as servers:
        Path(runtime).chmod(0o700)
        displays = [servers.enter_context(x_server()) for _ in range(processes)]
        on_them = {**environment_on(displays[0], runtime, environment), "LATTICEWORK_DISPLAYS": " ".join(displays)}
        short = f"--basetemp={runtime}/t"  # the addresses of sockets below it may have 107 letters
        return run_step("pytest", [*command, short], on_them)


def run_quick_suite(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run pytest on the tests that are quick and open no window, without an X server; return its status."""
    command = pytest_command(["-q", *arguments], processes_at_once())
    return run_step("pytest --quick", command, {**environment, "QT_QPA_PLATFORM": "offscreen"})


def run_checks(arguments: Sequence[str]) -> int:
    """Run every check, the quick ones with --quick, or with other arguments only pytest; return 0 if all passed.

    pytest comes last, so that its closing line is the last of the log. A whole run on Linux must have drawn
    in 3D: LATTICEWORK_REQUIRE_GL tells the tests to fail otherwise.
    """
    for name in {"SIGTERM", "SIGHUP"} & set(dir(signal)):
        signal.signal(getattr(signal, name), lambda *_: sys.exit(143))  # so that the X server is ended, too
    environment = dict(os.environ)
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # tests start the program hundreds of times
    if arguments and QUICK not in arguments:
        return run_tests(arguments, environment)
    fine = run_quick_checks(environment)
    if QUICK in arguments:
        return run_quick_suite(arguments, environment) or (0 if fine else 1)
    if sys.platform.startswith("linux"):
        environment["LATTICEWORK_REQUIRE_GL"] = "1"
    status = run_tests(arguments, environment, processes_at_once())
    return status or (0 if fine else 1)
