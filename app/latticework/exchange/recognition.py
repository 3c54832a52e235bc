"""Telling the format of a file or a text by its name and by what is in it."""

from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar


class Kind(Protocol):
    """A format as it is told from others."""

    @property
    def endings(self) -> tuple[str, ...]:
        """The endings of its files, its own first."""

    @property
    def looks_like(self) -> Callable[[str], bool] | None:
        """Whether a text is meant as such a file; None where its ending alone says so."""


PACKED = b"\x1f\x8b"
"""How a file begins that gzip packed."""

Form = TypeVar("Form", bound=Kind)


def decoded(data: bytes) -> str:
    """Return the text of a file: UTF-16 with its mark, else UTF-8, and what is not as Latin-1."""
    if data[:2] in {b"\xff\xfe", b"\xfe\xff"}:
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def has_ending(name: str, endings: Iterable[str]) -> bool:
    """Whether the name of a file has one of these endings."""
    return any(name.lower().endswith(ending) for ending in endings)


def told(data: bytes, name: str, among: Iterable[Form]) -> Form | None:
    """Return the format of a file: by its ending if that says so alone, else by what is in the file.

    Where nothing is known of the contents it is the one with the ending, None where there is none.
    """
    forms = list(among)
    named = [form for form in forms if has_ending(name, form.endings)]
    by_name = [form for form in named if form.looks_like is None]
    if by_name == named and named:
        return named[0]
    own = [form for form in named if has_ending(name, form.endings[:1])]
    if data.startswith(PACKED):  # what it holds is not to be seen
        return next(iter(by_name or own), None)
    text = decoded(data)
    for form in named if by_name else [*named, *forms]:
        if form.looks_like is not None and form.looks_like(text):
            return form
    return next(iter(by_name or own), None)
