"""Where a puzzle comes from, beside its author, and the words by which it is found in a library."""

import re
from dataclasses import dataclass

_LINK = re.compile(r"https?://[!-~]+")


@dataclass(frozen=True)
class Origin:
    """The year, negative before our era, who published it where, addresses of pages about it, and tags."""

    year: int | None = None
    source: str = ""
    links: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()

    def facts(self) -> dict[str, object]:
        """Return what is known, by the name that it has in a puzzle file."""
        every = {"year": self.year, "source": self.source, "links": list(self.links), "tags": list(self.tags)}
        return {key: value for key, value in every.items() if value not in (None, "", [])}


def is_link(text: str) -> bool:
    """Whether a text is the address of a web page, which opens no file and runs no program."""
    return _LINK.fullmatch(text) is not None
