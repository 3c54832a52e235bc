"""The virtual environment: is it complete, and if not, make it so."""

import hashlib
import json
import os
import re
import shlex
import sys
import sysconfig
import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path

from setup_console import Stop, run_quietly, say, show_package

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
SITE = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV), "platbase": str(VENV)}))
RECORD = VENV / "latticework-setup.json"

LOCK = "requirements.lock"
# Everything in LOCK is in TEST_LOCK too, in the same version.
TEST_LOCK = "requirements-test.lock"


def fingerprint(pieces: Iterable[bytes]) -> str:
    """Return a hash of byte strings that also tells where one ends and the next begins."""
    digest = hashlib.sha256()
    for piece in pieces:
        digest.update(len(piece).to_bytes(8, "big") + piece)
    return digest.hexdigest()


def lock_fingerprint(lock: str, root: Path = ROOT) -> str:
    """Return a hash of all that decides what the environment holds; it names its own folder, too."""
    files = [(root / "installer" / lock).read_bytes(), (root / "pyproject.toml").read_bytes()]
    python = [sys.implementation.cache_tag or "", sys.base_prefix, str(root)]
    return fingerprint([*files, *map(os.fsencode, python)])


def kernel_fingerprint(root: Path = ROOT) -> str:
    """Return a hash of the sources that hold the compiled kernels and of the compiler's version."""
    app = root / "app" / "latticework"
    sources = sorted([*(app / "search").rglob("*.py"), *(app / "apart" / "kernels").rglob("*.py")])
    return fingerprint([lock_fingerprint(LOCK, root).encode(), *(path.read_bytes() for path in sources)])


def read_record(path: Path = RECORD) -> dict[str, object]:
    """Return what an earlier set-up wrote down; nothing if there was none, unfinished if unreadable."""
    try:
        record = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError):
        return {"finished": False}
    return record if isinstance(record, dict) else {"finished": False}


def write_record(record: Mapping[str, object], path: Path = RECORD) -> None:
    """Write down how far the set-up is: the old record or the new one, never a mixture."""
    path.parent.mkdir(exist_ok=True)
    new = path.with_suffix(".new")
    new.write_text(json.dumps(record, indent=1) + "\n", "utf-8")
    new.replace(path)


def venv_version(text: str) -> str:
    """Return the ``major.minor`` of Python that a pyvenv.cfg names, or an empty string."""
    found = re.search(r"^version(?:_info)?\s*=\s*(\d+\.\d+)", text, re.MULTILINE)
    return found.group(1) if found else ""


def is_usable() -> bool:
    """Say whether there is an environment of this Python with pip in it."""
    settings = VENV / "pyvenv.cfg"
    if not (PYTHON.exists() and settings.exists() and (SITE / "pip").exists()):
        return False
    return venv_version(settings.read_text("utf-8", "replace")) == sysconfig.get_python_version()


def plan(record: Mapping[str, object], lock: str, wanted: str, usable: bool) -> str:
    """Return what is to be done: ``nothing``, ``install`` into the environment, or ``rebuild`` it.

    An environment with no record was made by somebody else: it is added to, not thrown away.
    """
    if not usable or record.get("finished", True) is not True:
        return "rebuild"
    return "nothing" if record.get(lock) == wanted else "install"


def make_environment() -> None:
    """Make an empty virtual environment with pip, in place of any other; raise Stop if it fails."""
    say("Making a virtual environment in .venv")
    # Not sys.executable: that may lie in the very environment that is to be replaced.
    python = getattr(sys, "_base_executable", None) or sys.executable
    status, last = run_quietly([python, "-I", "-m", "venv", "--clear", str(VENV)])
    if status != 0:
        raise Stop(f"{last}\nThe virtual environment {VENV} could not be made.")


def install_packages(lock: str) -> None:
    """Install exactly the packages of a lock file; raise Stop with pip's last lines if it fails."""
    say("Installing the locked packages (the first time this takes a minute or two)")
    exact = ["--require-hashes", "--no-deps", "--only-binary", ":all:"]
    options = ["--disable-pip-version-check", "--no-input", "--progress-bar", "off"]
    command = [str(PYTHON), "-I", "-m", "pip", "install", *exact, *options, "-r", str(ROOT / "installer" / lock)]
    status, last = run_quietly(command, on_line=show_package)
    if status != 0:
        raise Stop(f"{last}\nThe packages could not be installed. {advice(last)}")


def advice(last: str) -> str:
    """Return what to do by the last lines of pip that failed: they tell a missing network from a missing wheel."""
    if re.search(r"connection|connect to|resolve|timed out|unreachable|ssl|proxy", last, re.IGNORECASE):
        return "The first start needs the internet; start it again to go on."
    if re.search("no matching distribution|not a supported wheel|requires a different python", last, re.IGNORECASE):
        here = f"Python {sysconfig.get_python_version()} on {sysconfig.get_platform()}"
        return (f"There is no wheel of it for {here}: start it with another Python, on a 64-bit Linux, macOS on "
                "Apple silicon, or Windows on x86-64.")
    return "Start it again to go on."


def path_line(folder: str) -> str:
    """Return the line of a .pth file that puts a folder on Python's path.

    Tools that read such files want the bare path; but Python reads them in the system's encoding, so a path
    with other letters is written as an ASCII statement.
    """
    return folder + "\n" if folder.isascii() else f"import sys; sys.path.append({folder!a})\n"


def link_project() -> None:
    """Put ``app`` on the environment's path and a ``latticework`` command beside its Python.

    An editable installation would do the same, but it fetches a build backend, which fails without a network
    and is not locked. The option -P keeps the current folder's files from being imported.
    """
    (SITE / "latticework.pth").write_text(path_line(str(ROOT / "app")), "ascii")
    if os.name == "nt":
        script = '@"%~dp0python.exe" -P -m latticework %*\r\n'
        (PROGRAMS / "latticework.cmd").write_text(script, "ascii", newline="")
        return
    command = PROGRAMS / "latticework"
    command.write_bytes(os.fsencode(f'#!/bin/sh\nexec {shlex.quote(str(PYTHON))} -P -m latticework "$@"\n'))
    command.chmod(0o755)


def provide_environment(lock: str) -> None:
    """Make the environment hold what a lock file says, quick where it does already; raise Stop if it fails."""
    try:
        _provide_environment(lock)
    except OSError as error:
        raise Stop(f"{error}\nLatticework sets itself up in its own folder, {ROOT}. Where you may not write, or the "
                   "disk is full, copy that folder to a place of yours and start it there.") from None


def _provide_environment(lock: str) -> None:
    record, wanted = read_record(), lock_fingerprint(lock)
    todo = plan(record, lock, wanted, is_usable())
    if todo == "nothing":
        return
    write_record({"finished": False})
    if todo == "rebuild":
        make_environment()
        write_record({"finished": False})
    install_packages(lock)
    link_project()
    held = {LOCK: lock_fingerprint(LOCK), lock: wanted}  # TEST_LOCK holds LOCK, but not the other way round
    kernels = {key: value for key, value in record.items() if key == "kernels"}
    write_record({"finished": True, **held, **kernels})


def provide_kernels() -> None:
    """Compile the search kernels unless these very sources were compiled; raise Stop if it fails."""
    record, wanted = read_record(), kernel_fingerprint()
    if record.get("kernels") == wanted:
        return
    say("Compiling the search kernels (once, up to a minute)")
    begin = time.monotonic()
    status, last = run_quietly([str(PYTHON), "-P", "-m", "latticework.apart.warm_kernels"])
    if status != 0:
        raise Stop(f"{last}\nThe search kernels could not be compiled.")
    say(f"Compiled in {time.monotonic() - begin:.0f} s")
    with suppress(OSError):  # somebody else's folder, set up by them: kernels are kept for each account
        write_record({**record, "kernels": wanted})
