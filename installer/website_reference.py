"""Write the reference of the web site from the program itself: its commands, its Python library, its file forms.

    .venv/bin/python -P installer/website_reference.py FOLDER

Writes commands.md, library.md, files.md and two JSON schemas into the folder. `website.py` calls it.
"""

import argparse
import inspect
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import latticework as lw
from latticework.cli.main import COMMANDS, command
from latticework.lattice.by_name import LatticeForm
from latticework.puzzle.read import FileForm


def commands() -> str:
    """Return the page of the commands: of each what `--help` prints."""
    blocks = ["# Command line", "What `latticework COMMAND --help` prints, for each command. How the commands are "
              "used, what they print and which exit status they have is said in [The terminal](terminal.md)."]
    for name, (_, summary) in COMMANDS.items():
        parser = argparse.ArgumentParser(f"latticework {name}", description=f"{summary[0].upper()}{summary[1:]}.",
                                         conflict_handler="resolve")
        command(name).add(parser)
        blocks.append(f"## {name}")
        blocks += [f"```text\n{one.format_help()}```" for one in (parser, *tasks(parser))]
    return "\n\n".join(blocks) + "\n"


def tasks(parser: argparse.ArgumentParser) -> list[argparse.ArgumentParser]:
    """Return the parsers of a command's tasks, as of `latticework design sets`."""
    return [task for action in parser._actions if isinstance(action.choices, dict)
            for task in action.choices.values()]


def library() -> str:
    """Return the page of the Python library: of each public name its signature and docstring."""
    blocks = ["# Python library", "Every public name of `import latticework as lw`. "
              "[From Python](from_python.md) shows how they are used together."]
    for name in lw.__all__:
        thing = getattr(lw, name)
        if inspect.isclass(thing):
            blocks += class_blocks(name, thing)
        elif inspect.isfunction(thing):
            blocks += described(f"## lw.{name}", thing)
        elif inspect.ismodule(thing):
            blocks += [f"## lw.{name}", *prose(inspect.getdoc(thing) or "")]
            blocks += [block for inner in thing.__all__ for block in module_blocks(f"lw.{name}.{inner}",
                                                                                   getattr(thing, inner))]
    return "\n\n".join(blocks) + "\n"


def module_blocks(name: str, thing: Any) -> list[str]:
    """Return what is said of a name in a module of the library."""
    return described(f"### {name}", thing) if callable(thing) else []


def class_blocks(name: str, thing: type) -> list[str]:
    """Return what is said of a class: its docstring, then its public methods and properties."""
    blocks = [f"## lw.{name}", *prose(inspect.getdoc(thing) or "")]
    for inner, value in members(thing):
        if isinstance(value, property):
            blocks += [f"### {name}.{inner}", *prose(inspect.getdoc(value) or "")]
        else:
            blocks += described(f"### {name}.{inner}", getattr(thing, inner))
    return blocks


def members(thing: type) -> Iterator[tuple[str, Any]]:
    """Yield the public methods and properties that a class itself defines and describes."""
    for name, value in vars(thing).items():
        plain = value.__func__ if isinstance(value, classmethod | staticmethod) else value
        if not name.startswith("_") and isinstance(plain, property | type(members)) and plain.__doc__:
            yield name, value


def described(heading: str, thing: Any) -> list[str]:
    """Return a heading, the signature under it, and the docstring."""
    signature = re.sub(r"latticework(\.\w+)+\.", "", str(inspect.signature(thing)))
    name = heading.lstrip("# ")
    return [heading, f"```python\n{name}{signature}\n```", *prose(inspect.getdoc(thing) or "")]


def prose(doc: str) -> list[str]:
    """Return a docstring as paragraphs of Markdown, its examples as blocks of Python.

    >>> prose("Says so.")
    ['Says so.']
    """
    paragraphs = re.split(r"\n\s*\n", doc.strip())
    return [f"```python\n{inspect.cleandoc(one)}\n```" if one.lstrip().startswith(">>>") else
            re.sub(r"([<*])", r"\\\1", one) for one in paragraphs if one]


def files(folder: Path) -> str:
    """Write the schemas of puzzle and lattice files and return the page that leads to them."""
    blocks = ["# Schemas of files", "Editors and other programs can check files by these JSON schemas; TOML files "
              "have the same keys. [Puzzle files](puzzle_files.md) and [Lattice files](lattice_files.md) say what "
              "each means."]
    for title, name, form in (("Puzzle files", "puzzle", FileForm), ("Lattice files", "lattice", LatticeForm)):
        schema = json.dumps({"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title,
                             **msgspec.json.schema(form)}, indent=1)
        (folder / f"{name}.schema.json").write_text(schema + "\n", "utf-8")
        blocks += [f"## {title}", f"{{download}}`{name}.schema.json`", f"```json\n{schema}\n```"]
    return "\n\n".join(blocks) + "\n"


if __name__ == "__main__":
    place = Path(sys.argv[1])
    (place / "commands.md").write_text(commands(), "utf-8")
    (place / "library.md").write_text(library(), "utf-8")
    (place / "files.md").write_text(files(place), "utf-8")
