"""Run a module of this program, or a piece of Python, in a process of its own."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Mapping
from typing import Any

from latticework.errors import LatticeworkError


def json_from(arguments: list[str], environment: Mapping[str, str] | None = None) -> tuple[dict[str, Any], float]:
    """Return the JSON object that Python prints when run with these arguments, and the seconds by the clock.

    Where it prints nothing, an empty object. Raises LatticeworkError with the last line of its error messages.
    """
    begin = time.perf_counter()
    ran = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False,
                         env={**os.environ, **(environment or {})})
    seconds = time.perf_counter() - begin
    if ran.returncode:
        raise LatticeworkError(f"{' '.join(arguments)}: {why_failed(ran)}")
    return json.loads(ran.stdout or "{}"), seconds


def why_failed(ran: "subprocess.CompletedProcess[str]") -> str:
    """Return the last line of what a process wrote as errors, of a traceback the error itself; else its status."""
    return (ran.stderr.strip() or f"exit status {ran.returncode}").splitlines()[-1]
