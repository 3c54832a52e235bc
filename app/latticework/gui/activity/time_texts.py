"""Lengths of time and estimates in words."""

from math import isfinite

from latticework.durations import duration
from latticework.gui.common.translation import grouped, reworded, tr
from latticework.method.probing import Mean


def length(seconds: float) -> str:
    """Return a length of time, with two digits below ten seconds.

    >>> length(0.25), length(75.0)
    ('0.25 s', '1 min 15 s')
    """
    if not isfinite(seconds):
        return tr("too long for a number")
    return tr("{seconds} s", seconds=grouped(seconds, 2)) if seconds < 10 else reworded(duration(seconds))


def rounded(number: float) -> str:
    """Return a number with three digits.

    >>> rounded(1_234_567), rounded(2e30)
    ('1,230,000', '2e+30')
    """
    if not isfinite(number):
        return tr("too many for a number")
    short = float(f"{number:.3g}")
    return grouped(int(short)) if short < 1e15 else f"{short:.3g}"


def error(mean: Mean) -> str:
    """Return a standard error in per cent of the mean."""
    if not isfinite(mean.mean) or not mean.mean:
        return "–"
    share = 100 * mean.error / mean.mean
    return tr("± {share} %", share=grouped(share, 1 if share < 10 else 0)) if share < 100 else tr("± 100 % and more")
