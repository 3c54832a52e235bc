"""The blocks of the documents: commands with what they print, and files."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = ("README.md", "resources/docs/manual.md")


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
            for i, end in zip(starts, [*starts[1:], len(lines)], strict=True)]


def masked(text: str) -> list[str]:
    """Return the lines of a text with times, which differ from run to run, masked, and no blanks at their ends."""
    return [re.sub(r"\d[\d,.]* ?(ns|ms|s|min)\b|(?<=seconds )[ \d,.]+", "(time)", line).rstrip()
            for line in text.splitlines()]


def agrees(wanted: list[str], printed: list[str]) -> bool:
    """Whether lines are those that are wanted, of which "..." stands for any number."""
    pattern = "".join(r"(?:.*\n)*" if line == "..." else re.escape(line) + r"\n" for line in wanted)
    return re.fullmatch(pattern, "".join(f"{line}\n" for line in printed)) is not None
