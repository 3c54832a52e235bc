"""Set Latticework up on this machine and open it.

    python3 installer/start.py [FILE]          set up where needed, then open the program
    python3 installer/start.py test            set up with the test tools, then run all checks
    python3 installer/start.py test --quick    the checks of daily work: no display, some minutes
    python3 installer/start.py test ARGS       only pytest with these arguments
    python3 installer/start.py prove           set up with the test tools, then run the slow proofs, for hours
    python3 installer/start.py prove --hours N no further one after N hours

Needs nothing but Python's standard library. This one file stays readable for Python 3.6, so that an old
Python can be refused in plain words; what it imports after that needs OLDEST.
"""

import importlib
import shutil
import sys

OLDEST, NEWEST = (3, 11), (3, 15)  # those for which all locked packages have wheels


def refusal(version: "tuple[int, ...]") -> str:
    """Return why a Python of this version (a tuple of ints) will not do and what will, or an empty string."""
    if OLDEST <= tuple(version[:2]) <= NEWEST:
        return ""
    oldest, newest, found = (".".join(str(number) for number in two) for two in (OLDEST, NEWEST, version[:2]))
    return f"Latticework needs Python {oldest} to {newest}, but this is Python {found}. {way_out()}"


def way_out() -> str:
    """Return how to start with another Python: one that is here, else one that uv fetches."""
    names = [f"python3.{minor}" for minor in range(NEWEST[1], OLDEST[1] - 1, -1)]
    here = [name for name in names if shutil.which(name)]
    if here:
        return f"Start it with one that is here:\n  {here[0]} installer/start.py"
    return ("The tool uv fetches one for you:\n  python3 -m pip install --user uv\n"
            "  python3 -m uv run --no-project --python 3.13 installer/start.py")


def main(arguments: "list[str]") -> int:
    """Refuse a Python that will not do, else hand over to setup_run; return the exit status."""
    why_not = refusal(sys.version_info[:2])
    if why_not:
        sys.stderr.write(why_not + "\n")
        return 1
    return int(importlib.import_module("setup_run").run(arguments))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
