"""The command line: one parser, one exit status for each way to end; only the command that is run is loaded."""

import argparse
import traceback
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

from latticework import compiling
from latticework.cli import terminal_output
from latticework.cli.interrupts import Stop, ending
from latticework.cli.progress_bar import CompilingTold
from latticework.errors import LatticeworkError
from latticework.version import __version__

COMMANDS = {
    "info": "what a puzzle or an exact cover problem is, before solving",
    "solve": "find all solutions of a puzzle or an exact cover problem, or go on with a search file",
    "solutions": "print or count the solutions of a search file",
    "placements": "where parts fit, counted by part, orientation and cell, or listed one by one",
    "why": "why a puzzle has no solution, or where it is tight, without a search",
    "render": "pictures, films, a web page, or parts to print and cut, of a puzzle or a solution of a search file",
    "convert": "write a puzzle, or the solutions of a search file, in another format",
    "share": "print a puzzle as one line of text, which every command takes as its FILE",
    "disassemble": "find out which solutions of a search file come apart, and by how many moves",
    "verify": "check every stored solution again, by an independent checker",
    "split": "split a search into files that are solved anywhere, without a network",
    "merge": "join the parts of a search again: exact, each once",
    "certify": "write a certificate of a search that others can check; --check FILE checks one",
    "library": "list the puzzles of the library; --check solves them and compares counts",
    "lattices": "list the lattices; --check FILE checks a lattice file",
    "shape": "a box, a pyramid, a hexagon or another shape of a lattice, as the target of a new puzzle",
    "trace": "a search step by step, as text: what is chosen, what is left, where it goes back",
    "program": "list a puzzle as a program for the puzzle processor",
    "count": "count the solutions without listing them",
    "estimate": "estimate the cost of a complete search by random probes",
    "worker": "search for the scheduler of a cluster, with as many processes as there are cores",
    "bench": "measure the engines, and other solvers, on the same problems",
}
"""What each command does; the module of its name in this package has `add`, for its arguments, and `run`."""


class _Parser(argparse.ArgumentParser):
    """A parser that reports an error as one line."""

    def error(self, message: str) -> NoReturn:
        terminal_output.fail(f"{self.prog}: {message} (try {self.prog} --help)")
        raise SystemExit(terminal_output.USAGE)


def command(name: str) -> Any:
    """Return the module of a command."""
    return import_module(f"latticework.cli.{name}")


def parser(chosen: str) -> argparse.ArgumentParser:
    """Return the parser of all commands, with the arguments of the chosen one."""
    made = _Parser(prog="latticework", description="Solve put-together puzzles on any structured lattice.",
                   epilog="latticework [FILE] without a command opens the window.")
    made.add_argument("--version", action="version", version=f"latticework {__version__}")
    commands = made.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, told in COMMANDS.items():
        own = commands.add_parser(name, help=told, description=f"{told[0].upper()}{told[1:]}.")
        if name == chosen:
            command(name).add(own)
    return made


def run(arguments: Sequence[str]) -> int:
    """Run one command; return its exit status."""
    told = CompilingTold()
    compiling.listeners.append(told)
    try:
        with ending() as stop:
            return _run(arguments, stop)
    except KeyboardInterrupt:
        return terminal_output.STOPPED
    finally:
        compiling.listeners.remove(told)


def _run(arguments: Sequence[str], stop: Stop) -> int:
    try:
        chosen = parser(arguments[0] if arguments else "").parse_args(arguments)
        status = int(command(chosen.command).run(chosen))
        terminal_output.flush()
        return status
    except LatticeworkError as error:
        terminal_output.fail(f"latticework: {error}")
        return terminal_output.USAGE
    except Exception as error:
        return terminal_output.STOPPED if stop.asked.is_set() else _failed(error)


def _failed(error: Exception) -> int:
    """Say why the program failed; return a status of its own, never that of "no solution"."""
    if isinstance(error, MemoryError):
        terminal_output.fail(f"latticework: {str(error) or 'too little memory'}")
    elif isinstance(error, ImportError):  # a broken installation
        terminal_output.fail(f"latticework: cannot be started: {error}")
    elif isinstance(error, OSError):
        named = f"{error.filename}: " if error.filename else ""
        terminal_output.fail(f"latticework: {named}{error.strerror or error}")
    else:
        traceback.print_exception(error)
    return terminal_output.FAILED
