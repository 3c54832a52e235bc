"""Set Latticework up on this machine and open it.

    python3 installer/start.py [FILE]          set up where needed, then open the program
    python3 installer/start.py test [ARGS]     set up with the test tools, then run all checks (pytest takes ARGS)

Needs nothing but Python's standard library. This one file stays readable for Python 3.6, so that an old
Python can be refused in plain words; what it imports after that needs OLDEST.
"""

import importlib
import sys

OLDEST = (3, 11)


def refusal(version: "tuple[int, ...]") -> str:
    """Return why a Python of this version (a tuple of ints) is too old, or an empty string."""
    if tuple(version[:2]) >= OLDEST:
        return ""
    wanted, found = (".".join(str(number) for number in two) for two in (OLDEST, version[:2]))
    return f"Latticework needs Python {wanted} or later, but this is Python {found}: start it with a newer one."


def main(arguments: "list[str]") -> int:
    """Refuse an old Python, else hand over to setup_run; return the exit status."""
    why_not = refusal(sys.version_info[:2])
    if why_not:
        sys.stderr.write(why_not + "\n")
        return 1
    return int(importlib.import_module("setup_run").run(arguments))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
