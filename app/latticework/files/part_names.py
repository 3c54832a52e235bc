"""Names of parts made fit for file names, all different."""

from collections import Counter

# Names of devices in Windows, which cannot be files whatever their ending.
_RESERVED = {"con", "prn", "aux", "nul", *(f"{name}{number}" for name in ("com", "lpt") for number in range(10))}
_LONGEST = 60


def distinct(names: list[str]) -> list[str]:
    """Return names of letters, digits, "-", "_" and blanks, numbered where a file system may see no difference."""
    plain = [_plain(name) for name in names]
    # Without regard to case, as the usual file systems of Windows and macOS have none.
    total, taken, seen = Counter(name.casefold() for name in plain), set[str](), Counter[str]()
    taken.update(name for name, count in total.items() if count == 1)
    made = []
    for name in plain:
        key, numbered = name.casefold(), name
        while total[key] > 1 and (numbered == name or numbered.casefold() in taken):
            seen[key] += 1
            numbered = f"{name}-{seen[key]}"
        taken.add(numbered.casefold())
        made.append(numbered)
    return made


def _plain(name: str) -> str:
    kept = "".join(c if c.isalnum() or c in "-_ " else "-" for c in name)[:_LONGEST].strip(" ")
    return f"{kept}-" if kept.casefold() in _RESERVED else kept or "part"
