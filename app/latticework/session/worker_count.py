"""How many processes may search at the same time."""

import os
import sys

_LEAST, _OF_WINDOWS = 64, 61

MOST_WORKERS = min(max(_LEAST, os.cpu_count() or 1), _OF_WINDOWS if sys.platform == "win32" else sys.maxsize)
"""The most workers. Each takes memory of its own, and more than there are cores are no faster.

Python's pools have no more than 61 processes on Windows.
"""
