"""The blocks of the documents: commands with what they print, and files."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGES = "resources/docs"
DOCUMENTS = ("README.md", *(f"{PAGES}/{path.name}" for path in sorted((ROOT / PAGES).glob("*.md"))
                            if path.name != "changelog.md"))
"""All that says how things are now; the changelog and the decisions say how they came to be."""


@dataclass(frozen=True)
class Run:
    """A command of a document and what it prints; the line "..." stands for any number of lines."""

    command: str
    printed: tuple[str, ...] = ()


def fenced(document: str, language: str) -> list[str]:
    """Return the fenced blocks of a language in a document."""
    return re.findall(rf"^```{language}\n(.*?)^```$", (ROOT / document).read_text("utf-8"), re.MULTILINE | re.DOTALL)


def runs(document: str) -> list[Run]:
    """Return the commands of the console blocks of a document, lines that begin with a dollar, with their output."""
    lines = [line for block in fenced(document, "console") for line in block.splitlines()]
    starts = [i for i, line in enumerate(lines) if line.startswith("$ ")]
    return [Run(lines[i][2:].split("  #")[0].strip(), tuple(lines[i + 1 : end]))
            for i, end in zip(starts, [*starts, len(lines)][1:], strict=True)]


def links(document: str) -> list[tuple[str, str]]:
    """Return the links of a document to files beside it: path, or "" for itself, and heading, or ""."""
    text = (ROOT / document).read_text("utf-8")
    return re.findall(r"\]\((?!https?:)([^)#]*)#?([^)]*)\)", text)


def key_table(document: str) -> dict[str, set[str]]:
    """Return the keys of each table of files, by the rows of the section "All keys"."""
    text = (ROOT / document).read_text("utf-8").split("## All keys")[1].split("\n## ")[0]
    found: dict[str, set[str]] = {}
    places: list[str] = []
    for where, names in re.findall(r"^\| ([^|]*)\| (`[^|]*)\|", text, re.MULTILINE):
        places = [place.strip(" `") for place in where.split(",")] if where.strip() else places
        for place in places:
            found.setdefault(place, set()).update(re.findall("`([a-z_]+)`", names))
    return found


def masked(text: str) -> list[str]:
    """Return the lines of a text with times, which differ from run to run, masked, and without blanks at its end."""
    return [re.sub(r"\d[\d,.]* ?(ns|ms|s|min)\b|(?<=seconds )[ \d,.]+", "(time)", line).rstrip()
            for line in text.rstrip().splitlines()]


def agrees(wanted: list[str], printed: list[str]) -> bool:
    """Whether lines are those that are wanted, of which "..." stands for any number."""
    pattern = "".join(r"(?:.*\n)*" if line == "..." else re.escape(line) + r"\n" for line in wanted)
    return re.fullmatch(pattern, "".join(f"{line}\n" for line in printed)) is not None
