"""How the code is cut into files: a table of the rooms of the program, to hold one state of it against another.

    python installer/room_figures.py             a line for each room, and all of them together
    python installer/room_figures.py --readers   also the files that only one other file reads, with that file
    python installer/room_figures.py --map       only the map of rooms that stands in the guide for contributors

Needs Python only.
"""

import argparse
import ast
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

APP = Path(__file__).resolve().parents[1] / "app"
PACKAGE = "latticework"
HEADING = "room                   files   lines  a file  import %  comment %  one reader\n"


@dataclass(frozen=True)
class Source:
    """One file: its room and module, how many lines it has, import and are comments, and the modules it reads."""

    room: str
    module: str
    lines: int
    imports: int
    comments: int
    reads: frozenset[str]


def modules() -> dict[str, Path]:
    """Return all files of the program by the names of their modules."""
    return {".".join(path.relative_to(APP).with_suffix("").parts).removesuffix(".__init__"): path
            for path in sorted((APP / PACKAGE).rglob("*.py"))}


def room_of(path: Path) -> str:
    """Return the room that a file is in: a folder of the program, of its window a folder within that one."""
    folders = path.relative_to(APP / PACKAGE).parent.parts
    return ".".join(folders[: 2 if folders[:1] == ("gui",) else 1]) or "(root)"


def read(module: str, path: Path, known: frozenset[str]) -> Source:
    """Return the figures of a file; what it reads are modules among those known."""
    text = path.read_text("utf-8")
    lines = [line.strip() for line in text.splitlines()]
    found = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom)]
    imports = sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in found)
    reads = frozenset(name for node in found for name in read_by(node, known))
    comments = sum(line.startswith("#") for line in lines)
    return Source(room_of(path), module, len(lines), imports, comments, reads - {module})


def read_by(node: ast.Import | ast.ImportFrom, known: frozenset[str]) -> Iterator[str]:
    """Yield the modules among those known that a statement imports, itself or a name of."""
    for name in node.names:
        if isinstance(node, ast.Import):
            full, of = name.name, ""
        else:
            full, of = f"{node.module}.{name.name}", node.module or ""
        yield from {full} & known or {of} & known


def only_readers(sources: list[Source]) -> dict[str, str]:
    """Return the modules that exactly one other file reads, each with that file; packages do not count."""
    readers: defaultdict[str, list[str]] = defaultdict(list)
    for source in sources:
        for module in source.reads:
            readers[module].append(source.module)
    packages = {source.module.rpartition(".")[0] for source in sources}
    return {module: by[0] for module, by in sorted(readers.items()) if len(by) == 1 and module not in packages}


def row(name: str, sources: list[Source], alone: dict[str, str]) -> str:
    """Return a line of the table."""
    lines = sum(source.lines for source in sources)
    imports = 100 * sum(source.imports for source in sources) / lines
    comments = 100 * sum(source.comments for source in sources) / lines
    with_one = sum(source.module in alone for source in sources)
    return (f"{name:<20}{len(sources):>8}{lines:>8}{lines / len(sources):>8.0f}{imports:>10.1f}{comments:>11.2f}"
            f"{with_one:>12}\n")


def drawn(sources: list[Source]) -> str:
    """Return which room reads which as a diagram of Mermaid: what follows from other arrows is left out."""
    room = {source.module: source.room.partition(".")[0] for source in sources}
    below: defaultdict[str, set[str]] = defaultdict(set)
    for source in sources:
        below[room[source.module]] |= {room[read] for read in source.reads} - {room[source.module], "(root)"}
    del below["(root)"]
    arrows = [(upper, lower) for upper in sorted(below) for lower in sorted(below[upper])
              if not any(leads(other, lower, below) for other in below[upper] - {lower})]
    return "\n".join(["```mermaid", "flowchart TD", *(f"    {upper} --> {lower}" for upper, lower in arrows), "```"])


def leads(upper: str, lower: str, below: Mapping[str, set[str]]) -> bool:
    """Say whether a room reads another one, itself or by those that it reads."""
    rooms = below.get(upper, set())
    return lower in rooms or any(leads(room, lower, below) for room in rooms)


def main(arguments: list[str]) -> int:
    """Print the table, or the map; return 0."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--readers", action="store_true", help="also list the files that only one other file reads")
    parser.add_argument("--map", action="store_true", help="print the map of rooms instead")
    chosen = parser.parse_args(arguments)
    paths = modules()
    sources = [read(module, path, frozenset(paths)) for module, path in paths.items()]
    sources = [source for source in sources if source.lines]
    if chosen.map:
        sys.stdout.write(f"{drawn(sources)}\n")
        return 0
    alone, rooms = only_readers(sources), defaultdict(list)
    for source in sources:
        rooms[source.room].append(source)
    sys.stdout.write(HEADING)
    sys.stdout.writelines(row(name, rooms[name], alone) for name in sorted(rooms))
    sys.stdout.write(row("all", sources, alone))
    if chosen.readers:
        sys.stdout.writelines(f"{module} is read by {by}\n" for module, by in alone.items())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
