"""The command line: one parser, one exit status for each way to end."""

import argparse
import traceback
from collections.abc import Sequence
from typing import NoReturn

from latticework import __version__
from latticework.cli import bench, count, estimate, files, library, output, program, solve, verify
from latticework.errors import LatticeworkError

COMMANDS = {
    "info": (files.add_info, files.info), "solve": (solve.add, solve.solve),
    "solutions": (files.add_solutions, files.solutions), "render": (files.add_render, files.render),
    "verify": (verify.add, verify.verify), "library": (library.add, library.library),
    "lattices": (library.add_lattices, library.lattices),
    "program": (program.add, program.program), "count": (count.add, count.count),
    "estimate": (estimate.add, estimate.run), "bench": (bench.add, bench.run),
}


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        output.fail(f"{self.prog}: {message} (try {self.prog} --help)")
        raise SystemExit(output.USAGE)


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    made = _Parser(prog="latticework", description="Solve put-together puzzles on any structured lattice.",
                   epilog="latticework [FILE] without a command opens the window.")
    made.add_argument("--version", action="version", version=f"latticework {__version__}")
    commands = made.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for add, _ in COMMANDS.values():
        add(commands.add_parser)
    return made


def run(arguments: Sequence[str]) -> int:
    """Run one command; return its exit status."""
    try:
        chosen = parser().parse_args(arguments)
        status = COMMANDS[chosen.command][1](chosen)
        output.flush()
        return status
    except LatticeworkError as error:
        output.fail(f"latticework: {error}")
        return output.USAGE
    except KeyboardInterrupt:
        return output.STOPPED
    except MemoryError as error:
        output.fail(f"latticework: {error or 'too little memory'}")
        return output.FAILED
    except OSError as error:
        named = f"{error.filename}: " if error.filename else ""
        output.fail(f"latticework: {named}{error.strerror or error}")
        return output.FAILED
    except Exception:  # the program failed: say so with its own status, never with that of "no solution"
        traceback.print_exc()
        return output.FAILED
