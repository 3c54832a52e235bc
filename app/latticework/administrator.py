"""What an administrator has set for everybody who uses the program on a computer, in one small file.

It lies where the system keeps settings for all users, as /etc/xdg/latticework/settings.toml, or beside the program.
The table [usual] has what users begin with and can change, [fixed] what they cannot.
"""

from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import platformdirs

from latticework import paths
from latticework.errors import FileRefusedError, LatticeworkError, shown
from latticework.phrases import phrase, translatable
from latticework.reading import is_there, read_toml
from latticework.settings import Setting

LANGUAGE, WORKERS, PUZZLES = "language", "workers", "puzzles"
BESIDE = "latticework-settings.toml"
"""The name of the file beside the program."""
_USUAL, _FIXED = "usual", "fixed"
_MOST_WORKERS = 1024


class Choices(NamedTuple):
    """What the file says: the values that users begin with, and those that they cannot change, by name."""

    path: Path | None = None
    usual: dict[str, Any] = {}  # noqa: RUF012 - a tuple has no class attributes
    fixed: dict[str, Any] = {}  # noqa: RUF012


def fixed(name: str) -> Any:
    """Return what users cannot change; None where they can."""
    return read().fixed.get(name)


def chosen(name: str) -> Any:
    """Return what users begin with, whether they can change it or not; None where the file does not say."""
    return (read().usual | read().fixed).get(name)


@cache
def read() -> Choices:
    """Return what the file says, nothing where there is none; raises FileRefusedError."""
    path = next((path for path in places() if is_there(path)), None)
    if path is None:
        return Choices()
    tables = read_toml(path)
    for name, table in tables.items():
        if name not in (_USUAL, _FIXED) or not isinstance(table, dict):
            raise FileRefusedError(path, phrase("{value} should stand in one of the tables [usual] and [fixed]",
                                                value=shown(table)), name)
    return Choices(path, *(_checked(path, name, tables.get(name, {})) for name in (_USUAL, _FIXED)))


def places() -> list[Path]:
    """Return where the file may be; the first that is there counts."""
    return [Path(platformdirs.site_config_dir("latticework", appauthor=False)) / "settings.toml",
            paths.program() / BESIDE]


def _checked(path: Path, table: str, values: dict[str, object]) -> dict[str, Any]:
    known = {setting.name: setting for setting in _settings()}
    for name, value in values.items():
        if name not in known:
            raise FileRefusedError(path, phrase("{value} is set, but there is no such setting; there are {known}",
                                                value=shown(value), known=", ".join(known)), f"{table}.{name}")
        try:
            replace(known[name], name=f"{table}.{name}").check(value)
        except LatticeworkError as error:
            raise FileRefusedError(path, error.text) from None
    if PUZZLES in values:
        values[PUZZLES] = path.parent / _folder(path, f"{table}.{PUZZLES}", str(values[PUZZLES]))
    return values


def _folder(path: Path, field: str, given: str) -> Path:
    """Return a path that may begin with the home of somebody; raises FileRefusedError if it can be none."""
    if given and "\0" not in given:
        with suppress(RuntimeError):  # nobody has that name
            return Path(given).expanduser()
    raise FileRefusedError(path, phrase("{value} should be the path of a folder", value=shown(given)), field)


def _settings() -> list[Setting]:
    languages = sorted({"en", *(path.stem for path in (paths.resources() / "translations").glob("*.ts")
                                if path.stem != "latticework")})
    return [Setting(LANGUAGE, str, "en", translatable("Language"), choices=tuple(languages)),
            Setting(WORKERS, int, 1, translatable("Workers"), least=1, most=_MOST_WORKERS),
            Setting(PUZZLES, str, "", translatable("My folder of puzzles"))]
