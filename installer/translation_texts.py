"""Find the texts of the window in the source files."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "app" / "latticework"
TEXTS = {"tr": 1, "translatable": 1, "phrase": 1, "tr_n": 2, "phrase_n": 2}
"""The functions whose first arguments are texts, and how many: the last of them is what is looked up."""

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
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TEXTS:
            yield _text(node, TEXTS[node.func.id], path)


def _text(call: ast.Call, count: int, path: Path) -> Text:
    given = [*call.args[:count], *call.args[count + (count == 2) :]]  # a number stands between texts and note
    literals = [node.value for node in given if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    if len(literals) < max(len(given), count):
        raise MistakeError(f"{path}:{call.lineno}: {ast.unparse(call)}: should have literal texts; an f-string, a "
                           "variable or a sum cannot be translated: use fields like {name}")
    one = literals[0] if count == 2 else ""
    note = literals[count] if len(literals) > count else ""
    return Text(literals[count - 1], note, one)


def all_texts(folder: Path = SOURCES) -> dict[Key, Text]:
    """Return the texts of all source files."""
    found: dict[Key, Text] = {}
    for path in sorted(folder.rglob("*.py")):
        for text in texts_of(path):
            text.files = {path.relative_to(folder).as_posix()}
            known = found.setdefault(text.key, text)
            if known.one != text.one:
                raise MistakeError(f"{path}: “{text.source}” stands elsewhere with another form for one: give it a "
                                   "note")
            known.files |= text.files
    return dict(sorted(found.items(), key=lambda entry: (min(entry[1].files), entry[0])))
