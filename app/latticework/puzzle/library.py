"""The puzzles that ship, found by name."""

from difflib import get_close_matches
from pathlib import Path

from latticework import paths
from latticework.errors import LatticeworkError, shown
from latticework.paths import shipped
from latticework.phrases import phrase

__all__ = ["find", "named", "shipped"]


def named(path: Path) -> str:
    """Return what a puzzle that ships is called: its folder and file, "cubic/soma.toml"."""
    return path.relative_to(paths.library()).as_posix()


def find(file: Path) -> Path:
    """Return a file that is there, or the puzzle that ships by this name, "soma" or "cubic/soma".

    A folder hides no puzzle of its name. Raises LatticeworkError when there is neither, or several have the name.
    """
    try:
        if file.exists() and not file.is_dir():
            return file
    except OSError:  # too long a name, or a folder that may not be read: whoever opens it says so
        return file
    wanted = file.as_posix().casefold().removesuffix(".toml")
    every = {named(path).removesuffix(".toml"): path for path in shipped()}
    of_this_name = [name for name in every if wanted in {name, name.partition("/")[2]}]
    if len(of_this_name) == 1:
        return every[of_this_name[0]]
    if of_this_name:
        raise LatticeworkError(phrase("{file}: several puzzles of the library have this name: {names}",
                                      file=file, names=", ".join(of_this_name)))
    if file.is_dir():
        return file
    near = _nearest(wanted, list(every))
    if near:
        raise LatticeworkError(phrase("{file}: there is no such file, and no puzzle of the library has this name; "
                                      "did you mean {names}?", file=file, names=" or ".join(map(shown, near))))
    raise LatticeworkError(phrase("{file}: there is no such file, and no puzzle of the library has this name",
                                  file=file))


def _nearest(wanted: str, names: list[str]) -> list[str]:
    """Return up to three names that a misspelt one resembles, with the folder where that was given."""
    if "/" in wanted:
        return get_close_matches(wanted, names)
    short = [name.partition("/")[2] for name in names]
    return [names[short.index(name)] for name in get_close_matches(wanted, short)]
