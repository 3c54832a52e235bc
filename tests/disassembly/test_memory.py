"""A solution with millions of arrangements is taken apart in bounded memory."""

import os
import subprocess
import sys

import pytest

MEGABYTES = 500

LOOSE_IN_A_BOX = """
import resource
from itertools import product
from math import inf
from drawn_pieces import made
from latticework.apart import Limits, take_apart
inside = list(product((1, 2, 3), (1, 2, 3), range(1, {length} + 1)))
box = tuple((*cell, 0) for cell in product(range(5), range(5), range({length} + 2)) if cell not in inside)
parts = {{"box": box}} | {{str(number): ((*inside[number], 0),) for number in range({loose})}}
found = take_apart(*made("cubic", parts), Limits(seconds=inf))
print(found.status, found.states, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1000)
"""


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.skipif(sys.platform != "linux", reason="other systems count memory in other units")
@pytest.mark.parametrize(("length", "loose", "status", "least"), [
    (4, 4, "held", 36 * 35 * 34 * 33), (3, 5, "unknown", 4_000_000)])
def test_of_millions_of_arrangements(length: int, loose: int, status: str, least: int) -> None:
    """In a process of its own, to be measured alone; of the second one a limit of bytes is reached."""
    done = subprocess.run([sys.executable, "-c", LOOSE_IN_A_BOX.format(length=length, loose=loose)], text=True,
                          env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                          capture_output=True, check=False)
    assert done.stderr == ""
    said, states, megabytes = done.stdout.split()
    assert said == status
    assert least <= int(states) <= 5_000_000
    assert int(megabytes) < MEGABYTES
