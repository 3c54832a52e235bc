"""The command line: one parser, one exit status for each way to end; only the command that is run is loaded."""

import argparse
import traceback
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NamedTuple, NoReturn

from latticework import administrator, compiling
from latticework.cli import terminal_output
from latticework.cli.interrupts import Stop, raising_interrupts
from latticework.errors import LatticeworkError
from latticework.version import __version__

COMMANDS = {
    "info": ("info", "what a puzzle or an exact cover problem is, before solving"),
    "solve": ("solve", "find all solutions of a puzzle or an exact cover problem, or go on with a search file"),
    "solutions": ("solutions", "print or count the solutions of a search file"),
    "placements": ("placements", "where parts fit, counted by part, orientation and cell, or listed one by one"),
    "why": ("why", "why a puzzle has no solution, or where it is tight, without a search"),
    "render": ("convert",
               "pictures, films, a web page, or parts to print and cut, of a puzzle or a solution of a search file"),
    "convert": ("convert", "write a puzzle, or the solutions of a search file, in another format"),
    "share": ("convert", "print a puzzle as one line of text, which every command takes as its FILE"),
    "disassemble": ("disassemble", "find out which solutions of a search file come apart, and by how many moves"),
    "verify": ("verify", "check every stored solution again, by an independent checker"),
    "split": ("split_and_merge", "split a search into files that are solved anywhere, without a network"),
    "merge": ("split_and_merge", "join the parts of a search again: exact, each once"),
    "certify": ("certify", "write a certificate of a search that others can check; --check FILE checks one"),
    "prove": ("prove", "write a proof of how many solutions there are, for a checker made by others"),
    "library": ("library", "list the puzzles of the library; --check solves them and compares counts"),
    "lattices": ("lattices", "list the lattices; --check FILE checks a lattice file"),
    "shape": ("shape", "a box, a pyramid, a hexagon or another shape of a lattice, as the target of a new puzzle"),
    "trace": ("trace", "a search step by step, as text: what is chosen, what is left, where it goes back"),
    "program": ("trace", "list a puzzle as a program for the puzzle processor"),
    "count": ("count", "count the solutions without listing them"),
    "estimate": ("estimate", "estimate the cost of a complete search by random probes"),
    "design": ("design", "find puzzles: which sets of parts fill a target, and in how many ways"),
    "worker": ("worker", "search for the scheduler of a cluster, with as many processes as there are cores"),
    "bench": ("bench", "measure the engines, and other solvers, on the same problems"),
}
"""The module of each command, which has the functions `add_` and `run_` of its name, and what the command does."""


class _Parser(argparse.ArgumentParser):
    """A parser that reports an error as one line."""

    def error(self, message: str) -> NoReturn:
        terminal_output.fail(f"{self.prog}: {message} (try {self.prog} --help)")
        raise SystemExit(terminal_output.USAGE)


class Command(NamedTuple):
    """A command: the function that declares its arguments, and the one that runs it and returns the exit status."""

    add: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


def command(name: str) -> Command:
    """Return a command, whose module is loaded only now."""
    # By name: importing all commands takes longer than most of them run.
    module = import_module(f"latticework.cli.{COMMANDS[name][0]}")
    return Command(getattr(module, f"add_{name}"), getattr(module, f"run_{name}"))


def parser(chosen: str) -> argparse.ArgumentParser:
    """Return the parser of all commands, with the arguments of the chosen one."""
    made = _Parser(prog="latticework", description="Solve put-together puzzles on any structured lattice.",
                   epilog="latticework [FILE] without a command opens the window.")
    made.add_argument("--version", action="version", version=f"latticework {__version__}")
    commands = made.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, (_, summary) in COMMANDS.items():
        own = commands.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.",
                                  conflict_handler="resolve")  # some have a --help of their own
        # Only the chosen command declares its arguments, as that loads its module.
        if name == chosen:
            command(name).add(own)
    return made


def run(arguments: Sequence[str]) -> int:
    """Run one command; return its exit status."""
    progress = terminal_output.CompilingProgress()
    # Kernels may be compiled deep inside any command, which then seems to hang.
    compiling.listeners.append(progress)
    try:
        with raising_interrupts() as stop:
            return _run(arguments, stop)
    except KeyboardInterrupt:
        return terminal_output.STOPPED
    finally:
        compiling.listeners.remove(progress)


def _run(arguments: Sequence[str], stop: Stop) -> int:
    try:
        administrator.read()  # a fault in the file is reported at once, whatever the command
        chosen = parser(arguments[0] if arguments else "").parse_args(arguments)
        if str(getattr(chosen, "file", "")) == "-":
            from latticework.cli import standard_input  # noqa: PLC0415 no other command needs it

            standard_input.take(chosen)
        status = command(chosen.command).run(chosen)
        # Here, as at the end of the program Python itself would report a full disk, and with another status.
        terminal_output.flush()
        return status
    except LatticeworkError as error:
        terminal_output.fail(f"latticework: {error}")
        return terminal_output.USAGE
    except Exception as error:
        # An interrupt while a library is being imported may come out as any other error.
        return terminal_output.STOPPED if stop.asked.is_set() else _failed(error)


def _failed(error: Exception) -> int:
    """Print why the program failed; return a status of its own, never that of "no solution"."""
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
