"""The origin of a puzzle (year, source, links), and the tags by which it is found in a library."""

import re
from dataclasses import dataclass

from latticework.errors import LatticeworkError, shown
from latticework.phrases import phrase
from latticework.puzzle.limits import MAX_LINK, MAX_LINKS, MAX_NAME, MAX_TAGS, MAX_TEXT, MAX_YEAR

_LINK = re.compile(r"https?://[!-~]+")


@dataclass(frozen=True)
class Origin:
    """The year, negative before our era, the publication, addresses of web pages, and tags."""

    year: int | None = None
    source: str = ""
    links: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()

    def facts(self) -> dict[str, object]:
        """Return the fields that are set, by their keys in a puzzle file."""
        every = {"year": self.year, "source": self.source, "links": list(self.links), "tags": list(self.tags)}
        return {key: value for key, value in every.items() if value not in (None, "", [])}


def is_link(text: str) -> bool:
    """Whether a text is the address of a web page, so that opening it opens no file and runs no program."""
    return _LINK.fullmatch(text) is not None


def read_origin(year: str, source: str, links: str, tags: str) -> Origin:
    """Return an Origin from texts: links separated by blanks, tags by commas; raises LatticeworkError.

    >>> read_origin("1967", "a magazine", "https://example.org", "cubes, classic").tags
    ('cubes', 'classic')
    """
    if len(source) > MAX_TEXT:
        raise LatticeworkError(phrase("source: {count} characters; at most {most} can be kept", count=len(source),
                                      most=MAX_TEXT))
    return Origin(_year(year), source.strip(), _links(links), _tags(tags))


def _year(text: str) -> int | None:
    if not text.strip():
        return None
    if re.fullmatch(r"\s*-?[0-9]{1,5}\s*", text) is None or abs(int(text)) > MAX_YEAR:
        raise LatticeworkError(phrase("year {given}: give a number up to {most}, negative before our era, or nothing",
                                      given=shown(text), most=str(MAX_YEAR)))
    return int(text)


def _links(text: str) -> tuple[str, ...]:
    links = tuple(dict.fromkeys(text.split()))
    wrong = next((link for link in links if not is_link(link) or len(link) > MAX_LINK), None)
    if wrong is not None:
        raise LatticeworkError(phrase("link {given}: should be an address that begins with https:// or http://",
                                      given=shown(wrong)))
    return _few(links, MAX_LINKS)


def _tags(text: str) -> tuple[str, ...]:
    tags = tuple(dict.fromkeys(filter(None, map(str.strip, text.split(",")))))
    wrong = next((tag for tag in tags if len(tag) > MAX_NAME), None)
    if wrong is not None:
        raise LatticeworkError(phrase("tag {given}: at most {most} characters can be kept", given=shown(wrong),
                                      most=MAX_NAME))
    return _few(tags, MAX_TAGS)


def _few(texts: tuple[str, ...], most: int) -> tuple[str, ...]:
    if len(texts) > most:
        raise LatticeworkError(phrase("{count} are too many; at most {most} can be kept", count=len(texts),
                                      most=most))
    return texts
