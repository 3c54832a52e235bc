"""Lengths of time in words."""

UNITS = (("second", 1.0), ("minute", 60.0), ("hour", 3600.0), ("day", 86_400.0), ("year", 365 * 86_400.0))
STEPS = (1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 40, 50, 60, 80)
"""Numbers that a guessed time is rounded to, so that nobody takes it for more than it is."""

CENTURY = 100 * UNITS[-1][1]


def duration(seconds: float) -> str:
    """Return a length of time in words: "0.4 s", "3 min 20 s", "2 h 10 min", "5 days"."""
    if seconds < 10:
        return f"{seconds:.1f} s"
    if seconds < 60:
        return f"{seconds:.0f} s"
    whole = int(seconds)
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    if whole < 86_400:
        return f"{whole // 3600} h {whole % 3600 // 60} min"
    days = whole / 86_400
    if days < 1.5:
        return "1 day"
    return f"{days:,.0f} days" if days < 730 else f"{days / 365:,.0f} years"


def span(least: float, most: float, open_ended: bool = False) -> str:
    """Return a rough range of time in words: "2 to 5 minutes", "40 seconds to 2 minutes".

    open_ended: it may well take longer than `most`.
    """
    if least > CENTURY:
        return "more than 100 years"
    if open_ended:
        return f"{' '.join(_rough(least, up=False))} or far more"
    (low, unit), (high, longer) = _rough(least, up=False), _rough(most, up=True)
    if unit.rstrip("s") != longer.rstrip("s"):
        return f"{low} {unit} to {high} {longer}"
    return f"{low} to {high} {longer}" if low != high else f"about {low} {unit}"


def rough(seconds: float) -> str:
    """Return a guessed time in words, rounded down: "3 minutes"."""
    return " ".join(_rough(seconds, up=False))


def _rough(seconds: float, up: bool) -> tuple[str, str]:
    """Return a time rounded up or down to a number and a unit."""
    name, length = next((unit for unit in reversed(UNITS) if seconds >= unit[1]), UNITS[0])
    number = seconds / length
    if number > STEPS[-1]:
        whole = 10 ** (len(str(int(number))) - 1)
        number = int(number / whole + up) * whole
    else:
        number = min(s for s in STEPS if s >= number) if up else max((s for s in STEPS if s <= number), default=1)
    if up and (name, number) in (("second", 60), ("minute", 60)):
        name, number = ("minute" if name == "second" else "hour"), 1
    return f"{number:,}", name if number == 1 else name + "s"
