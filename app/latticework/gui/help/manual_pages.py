"""The pages of the manual, as files of Markdown, and finding words in them."""

import re
from dataclasses import dataclass
from pathlib import Path

FIRST = "manual.md"
"""The page that lists the others, in their order."""

_LINK = re.compile(r"\]\(([\w-]+\.md)")
_HEADING = re.compile(r"(#+) (.+)")
_MARKUP = re.compile(r"\[([^\]]*)\]\([^)]*\)|[`*|]")
_MOST = 100
"""The most places that are shown."""


@dataclass(frozen=True)
class Section:
    """A part of a page under one heading; its text is without the marks of Markdown."""

    page: str
    heading: str
    text: str

    @property
    def address(self) -> str:
        """Where it is: "manual.md#draw-a-puzzle-of-your-own"."""
        return f"{self.page}#{anchor(self.heading)}"


@dataclass(frozen=True)
class Page:
    """A page: the name of its file, its title, its text in Markdown, and its sections."""

    name: str
    title: str
    text: str
    sections: tuple[Section, ...]


@dataclass(frozen=True)
class Found:
    """A place where words were found: the section, and some words around the first of them."""

    section: Section
    words: str


def anchor(heading: str) -> str:
    """Return the anchor of a heading, which links contain.

    >>> anchor("Three numbers of solutions")
    'three-numbers-of-solutions'
    """
    return re.sub(r"[^\w -]", "", heading.casefold()).strip().replace(" ", "-")


def read(folder: Path) -> list[Page]:
    """Read the first page and all pages that it links to, in the order of the links."""
    first = (folder / FIRST).read_text("utf-8")
    names = dict.fromkeys([FIRST, *(name for name in _LINK.findall(first) if (folder / name).is_file())])
    return [_page(name, (folder / name).read_text("utf-8")) for name in names]


def _page(name: str, text: str) -> Page:
    sections: list[tuple[str, list[str]]] = []
    in_code = False
    for line in text.splitlines():
        in_code ^= line.startswith("```")
        heading = None if in_code else _HEADING.fullmatch(line)
        if heading:
            sections.append((_plain(heading[2]), []))
        elif sections:
            sections[-1][1].append(line)
    made = tuple(Section(name, heading, " ".join(_plain(" ".join(lines)).split())) for heading, lines in sections)
    return Page(name, made[0].heading if made else name, text, made)


def _plain(text: str) -> str:
    return _MARKUP.sub(lambda link: link[1] or "", text)


def find(pages: list[Page], words: str) -> list[Found]:
    """Return the sections that contain all words: those with all in the heading first, then by number of places."""
    wanted = words.casefold().split()
    if not wanted:
        return []
    met = [section for page in pages for section in page.sections
           if all(word in f"{section.heading} {section.text}".casefold() for word in wanted)]
    met.sort(key=lambda section: (not all(word in section.heading.casefold() for word in wanted),
                                  -sum(section.text.casefold().count(word) for word in wanted)))
    return [Found(section, _around(section.text, wanted)) for section in met[:_MOST]]


def _around(text: str, wanted: list[str], before: int = 30, length: int = 110) -> str:
    """Return some words around the first of those that were looked for."""
    at = min((place for word in wanted if (place := text.casefold().find(word)) >= 0), default=0)
    begin = text.rfind(" ", 0, max(0, at - before)) + 1
    end = text.find(" ", begin + length)
    cut = text[begin:] if end < 0 else text[begin:end] + "…"
    return f"…{cut}" if begin else cut
