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
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from build_bundle import build_archive, build_bundle
from build_deb import build_deb
from build_tools import DIST, provide_tools, run_tool, size, version
from setup_console import Stop, say
from setup_environment import ROOT

PARTS = ("wheel", "bundle", "archive", "deb") if sys.platform == "linux" else ("wheel", "bundle", "archive")


def build_wheel() -> list[Path]:
    """Build wheel and source distribution, check them as an index of packages does, and return their paths."""
    say("Building the wheel and the source distribution")
    run_tool(["-m", "hatchling", "build", "-d", str(DIST)], "Building the wheel")
    built = [DIST / f"latticework-{version()}{ending}" for ending in ("-py3-none-any.whl", ".tar.gz")]
    run_tool(["-m", "twine", "check", "--strict", *map(str, built)], "Checking the wheel")
    return built


def build(parts: Iterable[str], films: bool, kernels: bool) -> list[Path]:
    """Build some parts; return the paths of what was built."""
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
    sys.exit(main(sys.argv[1:]))
