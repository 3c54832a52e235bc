"""Lengths of time in words."""

from latticework.phrases import Phrase, phrase, phrase_n

_UNITS = (("second", 1.0), ("minute", 60.0), ("hour", 3600.0), ("day", 86_400.0), ("year", 365 * 86_400.0))
STEPS = (1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 40, 50, 60, 80)
"""The numbers to which a guessed time is rounded, so that it does not look precise."""

_CENTURY = 100 * _UNITS[-1][1]

_TOO_LONG = 1e9 * _UNITS[-1][1]
"""Seconds from which on only the order of magnitude of the years is shown."""


def duration(seconds: float) -> Phrase:
    """Return a length of time in words: "0.4 s", "3 min 20 s", "2 h 10 min", "5 days", "3e+12 years"."""
    if seconds < 10:
        return phrase("{seconds} s", seconds=float(seconds))
    if seconds < 60:
        return phrase("{seconds} s", seconds=round(seconds))
    whole = int(seconds)
    if whole < 3600:
        return phrase("{minutes} min {seconds} s", minutes=whole // 60, seconds=whole % 60)
    if whole < 86_400:
        return phrase("{hours} h {minutes} min", hours=whole // 3600, minutes=whole % 3600 // 60)
    if seconds >= _TOO_LONG:
        return phrase("{years} years", years=f"{seconds / _UNITS[-1][1]:.0e}")
    days = whole / 86_400
    return _counted(round(days), "day") if days < 730 else _counted(round(days / 365), "year")


def span(least: float, most: float, open_ended: bool = False) -> Phrase:
    """Return a rough range of time in words: "2 to 5 minutes", "40 seconds to 2 minutes".

    open_ended: it may well take longer than `most`.
    """
    if least > _CENTURY:
        return phrase("more than 100 years")
    if open_ended:
        return phrase("{time} or far more", time=rough(least))
    (low, unit), (high, longer) = _rough(least, up=False), _rough(most, up=True)
    if unit != longer:
        return phrase("{least} to {most}", least=_counted(low, unit), most=_counted(high, longer))
    if low == high:
        return phrase("about {time}", time=_counted(low, unit))
    return phrase("{least} to {most}", least=low, most=_counted(high, longer))


def rough(seconds: float) -> Phrase:
    """Return a guessed time in words, rounded down: "3 minutes"."""
    return _counted(*_rough(seconds, up=False))


def _counted(number: int, unit: str) -> Phrase:
    match unit:
        case "second":
            return phrase_n("{n} second", "{n} seconds", number)
        case "minute":
            return phrase_n("{n} minute", "{n} minutes", number)
        case "hour":
            return phrase_n("{n} hour", "{n} hours", number)
        case "day":
            return phrase_n("{n} day", "{n} days", number)
    return phrase_n("{n} year", "{n} years", number)


def _rough(seconds: float, up: bool) -> tuple[int, str]:
    """Return a time rounded up or down to a number and a unit."""
    name, length = next((unit for unit in reversed(_UNITS) if seconds >= unit[1]), _UNITS[0])
    number = seconds / length
    if number > STEPS[-1]:
        # One digit only: more would make a guess look precise.
        whole = 10 ** (len(str(int(number))) - 1)
        number = int(number / whole + up) * whole
    else:
        number = min(s for s in STEPS if s >= number) if up else max((s for s in STEPS if s <= number), default=1)
    if up and (name, number) in (("second", 60), ("minute", 60)):
        name, number = ("minute" if name == "second" else "hour"), 1
    return int(number), name
