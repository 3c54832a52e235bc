"""Build what is given to people: python3 installer/build.py [wheel] [bundle] [archive] [deb] [--films] [--quick]

    wheel    the wheel and the source distribution, for pip, pipx and uv
    bundle   a folder with the program and all it needs, Python included
    archive  that folder in one file, to be unpacked anywhere
    deb      that folder as a package for Debian and Ubuntu

Without a name it builds all that this system can. It works in an environment of its own, .venv-build, and writes
to dist. With --films the bundle has the libraries for MP4 films, which are GPL and 100 MB. With --quick it has no
compiled kernels: these take minutes to make, and its users then wait for them.
"""

import argparse
import os
import sys
import venv
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from setup_console import Stop, run_quietly, say
from setup_environment import ROOT, advice, fingerprint

VENV = ROOT / ".venv-build"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
DIST = ROOT / "dist"
LOCKS = ("requirements.lock", "requirements-build.lock")
PARTS = ("wheel", "bundle", "archive", "deb") if sys.platform == "linux" else ("wheel", "bundle", "archive")


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


def build_wheel() -> list[Path]:
    """Build wheel and source distribution, check them as an index of packages does, and return their paths."""
    say("Building the wheel and the source distribution")
    run_tool(["-m", "hatchling", "build", "-d", str(DIST)], "Building the wheel")
    built = [DIST / f"latticework-{version()}{ending}" for ending in ("-py3-none-any.whl", ".tar.gz")]
    run_tool(["-m", "twine", "check", "--strict", *map(str, built)], "Checking the wheel")
    return built


def size(path: Path) -> int:
    """Return the bytes of a file, or of all files in a folder, links not counted."""
    if path.is_file():
        return path.stat().st_size
    return sum(file.stat().st_size for file in path.rglob("*") if file.is_file() and not file.is_symlink())


def build(parts: Iterable[str], films: bool, kernels: bool) -> list[Path]:
    """Build some parts; return the paths of what was built."""
    # Loaded here, as they read names of this module.
    from build_bundle import build_archive, build_bundle  # noqa: PLC0415
    from build_deb import build_deb  # noqa: PLC0415

    DIST.mkdir(exist_ok=True)
    provide_tools()
    makers = {"wheel": build_wheel, "bundle": lambda: [build_bundle(films, kernels)],
              "archive": lambda: [build_archive()], "deb": lambda: [build_deb()]}
    return [path for part in PARTS if part in parts for path in makers[part]()]


def main(arguments: Sequence[str]) -> int:
    """Build what the command line asks for; return the exit status."""
    parser = argparse.ArgumentParser(prog="build.py", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--films", action="store_true", help="with the libraries for MP4 films")
    parser.add_argument("--quick", action="store_true", help="without compiled kernels")
    chosen = parser.parse_args(arguments)
    if strange := set(chosen.parts) - set(PARTS):
        parser.error(f"{', '.join(sorted(strange))}: on this system it should be {', '.join(PARTS)}")
    try:
        for path in build(chosen.parts or PARTS, chosen.films, not chosen.quick):
            say(f"{path.relative_to(ROOT)}  {size(path) / 1e6:,.1f} MB")
    except Stop as stop:
        sys.stderr.write(f"{stop}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.modules["build"] = sys.modules["__main__"]  # one module, under the name by which others import it
    sys.exit(main(sys.argv[1:]))
