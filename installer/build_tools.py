"""What all builds need: an environment with the tools, which write the same bytes each time, and a few facts."""

import os
import sys
import venv
from collections.abc import Mapping, Sequence
from pathlib import Path

from setup_console import Stop, run_quietly, say
from setup_environment import ROOT, advice, fingerprint

VENV = ROOT / ".venv-build"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
DIST = ROOT / "dist"
LOCKS = ("requirements.lock", "requirements-build.lock")


def provide_tools() -> None:
    """Make the environment hold the program's own packages and the tools that build; raise Stop if it fails."""
    locks = [(ROOT / "installer" / lock).read_bytes() for lock in LOCKS]
    wanted = fingerprint([*locks, os.fsencode(sys.base_prefix), os.fsencode(ROOT)])
    record = VENV / "latticework-build.txt"
    if record.exists() and record.read_text("utf-8") == wanted:
        return
    say("Installing the packages and the tools for building into .venv-build (a minute or two)")
    venv.create(VENV, clear=True, with_pip=True)
    files = [part for lock in LOCKS for part in ("-r", str(ROOT / "installer" / lock))]
    exact = ["--require-hashes", "--no-deps", "--only-binary", ":all:", "--disable-pip-version-check", "--no-input"]
    status, last = run_quietly([str(PYTHON), "-I", "-m", "pip", "install", *exact, *files])
    if status != 0:
        raise Stop(f"{last}\nThe tools for building could not be installed. {advice(last)}")
    record.write_text(wanted, "utf-8")


def epoch() -> str:
    """Return the seconds of the last commit, which all files get as their time: two builds of it are the same.

    SOURCE_DATE_EPOCH of the environment goes before; a copy without git has the first day that archives know.
    """
    if asked := os.environ.get("SOURCE_DATE_EPOCH"):
        return asked
    status, last = run_quietly(["git", "-C", str(ROOT), "log", "-1", "--format=%ct"])
    return last.strip() if status == 0 else "315532800"


def environment() -> dict[str, str]:
    """Return the environment in which tools run: what they write depends on nothing but the sources."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT_"))}
    sources = os.pathsep.join([str(ROOT / "app"), str(ROOT / "installer")])
    return kept | {"SOURCE_DATE_EPOCH": epoch(), "PYTHONPATH": sources, "PYTHONHASHSEED": "0",
                   "LATTICEWORK_ROOT": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}


def run_tool(arguments: Sequence[str], what: str, more: Mapping[str, str] | None = None) -> None:
    """Run Python of the environment with arguments; raise Stop with its last lines where it fails."""
    status, last = run_quietly([str(PYTHON), "-P", *arguments], environment() | dict(more or {}))
    if status != 0:
        raise Stop(f"{last}\n{what} failed.")


def version() -> str:
    """Return the version of the program."""
    names: dict[str, str] = {}
    exec((ROOT / "app" / "latticework" / "version.py").read_text("utf-8"), names)  # noqa: S102 - our own file
    return names["__version__"]


def size(path: Path) -> int:
    """Return the bytes of a file, or of all files in a folder, links not counted."""
    if path.is_file():
        return path.stat().st_size
    return sum(file.stat().st_size for file in path.rglob("*") if file.is_file() and not file.is_symlink())
