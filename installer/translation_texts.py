"""Find the texts of the window in the source files and in the data files."""

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES, LATTICES, LIBRARY = "app/latticework", "resources/lattices", "puzzles"
TEXTS = {"tr": 1, "translatable": 1, "phrase": 1, "tr_n": 2, "phrase_n": 2}
"""The functions whose first arguments are texts, and how many: the last of them is what is looked up."""

ERRORS = {"FileRefusedError": 1, "refuse": 1}
"""The functions that take a reason, and its place: it should be a phrase, as no f-string can be translated."""

CALLS = re.compile(rf"\b(?:{'|'.join((*TEXTS, *ERRORS, 'setting'))})\s*\(")
"""What stands in every source file that is worth parsing, which takes long."""

Key = tuple[str, str]


@dataclass
class Text:
    """A text of the window: what tells it from another, its form for one, and the files it stands in."""

    source: str
    note: str = ""
    one: str = ""
    files: set[str] = field(default_factory=set)

    @property
    def key(self) -> Key:
        """What it is looked up by."""
        return self.source, self.note


class MistakeError(Exception):
    """A call that nobody could translate."""


def texts_of(path: Path) -> Iterator[Text]:
    """Yield the texts of a source file; raise MistakeError where one is no literal."""
    source = path.read_text("utf-8")
    for node in ast.walk(ast.parse(source)) if CALLS.search(source) else ():
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if isinstance(node.func, ast.Name) and name in TEXTS:
                yield _text(node, TEXTS[name], path)
            if name == "setting":
                yield from _choices(node)
            if name in ERRORS:
                _check_reason(node, ERRORS[name], path)


def _text(call: ast.Call, count: int, path: Path) -> Text:
    given = [*call.args[:count], *call.args[count + (count == 2) :]]  # a number stands between texts and note
    literals = [node.value for node in given if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    if len(literals) < max(len(given), count):
        raise MistakeError(f"{path}:{call.lineno}: {ast.unparse(call)}: should have literal texts; an f-string, a "
                           "variable or a sum cannot be translated: use fields like {name}")
    one = literals[0] if count == 2 else ""
    note = literals[count] if len(literals) > count else ""
    return Text(literals[count - 1], note, one)


def _choices(call: ast.Call) -> Iterator[Text]:
    """Yield the choices of a setting of a format, which the window shows."""
    for given in call.keywords:
        if given.arg == "choices" and isinstance(given.value, ast.Tuple):
            yield from (Text(str(choice.value)) for choice in given.value.elts if isinstance(choice, ast.Constant))


def _check_reason(call: ast.Call, place: int, path: Path) -> None:
    if len(call.args) > place and isinstance(call.args[place], ast.JoinedStr | ast.Constant | ast.BinOp):
        raise MistakeError(f"{path}:{call.lineno}: {ast.unparse(call)}: should give its reason as a phrase(...), "
                           "which the window can translate")


def titles_of(folder: Path) -> Iterator[tuple[Path, Text]]:
    """Yield the titles of the lattices and of groups of puzzles that ship; `gui/widgets/names.py` looks them up."""
    for path in (folder / LATTICES).glob("*.toml"):
        yield path, Text(tomllib.loads(path.read_text("utf-8"))["title"], "lattice")
    for path in sorted({path.parent for path in (folder / LIBRARY).glob("*/*")} - {folder / LIBRARY / "answers"}):
        yield path, Text(path.name.replace("-", " ").capitalize(), "group of the library")


def all_texts(folder: Path = ROOT) -> dict[Key, Text]:
    """Return the texts of all source files and data files."""
    found: dict[Key, Text] = {}
    for path in sorted((folder / SOURCES).rglob("*.py")):
        for text in texts_of(path):
            text.files = {path.relative_to(folder).as_posix()}
            known = found.setdefault(text.key, text)
            if known.one != text.one:
                raise MistakeError(f"{path}: “{text.source}” stands elsewhere with another form for one: give it a "
                                   "note")
            known.files |= text.files
    for path, text in titles_of(folder):
        text.files = {path.relative_to(folder).as_posix()}
        found[text.key] = text
    return dict(sorted(found.items(), key=lambda entry: (min(entry[1].files), entry[0])))
