"""Lengths of time in words."""


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
