"""The order of things: system packages, environment, kernels, then the program or the checks."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import NoReturn

import setup_check
import setup_environment
import setup_prove
import setup_system
from setup_console import Stop


def has_display(platform: str, environment: Mapping[str, str]) -> bool:
    """Say whether a window can be opened: always but on a Linux without X and Wayland."""
    if not platform.startswith("linux"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def program_command(arguments: Sequence[str], display: bool) -> list[str]:
    """Return what to run: the program with its arguments; the terminal demonstration if it cannot show itself.

    With arguments the program decides: most of its commands need no window.
    """
    module = "latticework" if display or arguments else "latticework.cli.demo"
    return [str(setup_environment.PYTHON), "-P", "-m", module, *arguments]


def become(command: Sequence[str]) -> NoReturn:
    """Turn into another program, so that signals and its status need no passing on; Windows has to wait."""
    if os.name == "nt":
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], list(command))  # noqa: S606 - no shell is wanted


def open_program(arguments: Sequence[str]) -> NoReturn:
    """Set up where needed and become the program."""
    display = has_display(sys.platform, os.environ)
    setup_system.provide_system(display)
    setup_environment.provide_environment(setup_environment.LOCK)
    setup_environment.provide_kernels()
    become(program_command(arguments, display))


def check_project(arguments: Sequence[str]) -> int:
    """Set up with the test tools where needed and run the checks; return their status."""
    tools = () if setup_check.QUICK in arguments else setup_system.OF_TESTS
    setup_system.provide_system(True, tools)
    setup_environment.provide_environment(setup_environment.TEST_LOCK)
    setup_environment.provide_kernels()
    return setup_check.run_checks(arguments)


def prove(arguments: Sequence[str]) -> int:
    """Set up with the test tools where needed and run the slow proofs; return their status."""
    setup_system.provide_system(True, setup_system.OF_TESTS)
    setup_environment.provide_environment(setup_environment.TEST_LOCK)
    setup_environment.provide_kernels()
    return setup_prove.prove(arguments)


def run(arguments: Sequence[str]) -> int:
    """Do what the command line says; return the exit status, 1 with a plain sentence if the set-up stopped."""
    try:
        if list(arguments[:1]) == ["test"]:
            return check_project(arguments[1:])
        if list(arguments[:1]) == ["prove"]:
            return prove(arguments[1:])
        open_program(arguments)
    except Stop as stop:
        sys.stderr.write(f"{stop}\n")
        return 1
    except KeyboardInterrupt:
        sys.stderr.write("\nStopped; start it again to go on.\n")
        return 130
