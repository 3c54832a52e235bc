"""Settings of a format: a frozen record whose fields carry a title, a unit and bounds.

Terminal options, the fields of the window's Export dialog and keyword arguments of the library are made from them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from latticework.errors import LatticeworkError
from latticework.phrases import phrase


@dataclass(frozen=True)
class Setting:
    """A field of a record of settings; `least` and `most` bound a number, `choices` are the allowed texts.

    most_means: a word for what the greatest number means, "" if it is a number like others. words: what the choices
    mean, where their own names do not say so. hint: what a short title leaves open.
    """

    name: str
    kind: type
    default: Any
    title: str
    unit: str = ""
    least: float | None = None
    most: float | None = None
    choices: tuple[str, ...] = ()
    most_means: str = ""
    words: tuple[str, ...] = ()
    hint: str = ""

    @property
    def in_words(self) -> dict[str, str]:
        """The choices, each with what it means."""
        return dict(zip(self.choices, self.words or self.choices, strict=True))

    @property
    def expected(self) -> str:
        """The valid values, in words."""
        if self.choices:
            return phrase("one of {choices}", choices=", ".join(self.choices))
        if self.kind is bool:
            return phrase("yes or no")
        if self.kind is str:
            return phrase("a text")
        number = phrase("a whole number") if self.kind is int else phrase("a number")
        bounds = phrase("{number} from {least} to {most}", number=number, least=f"{self.least:g}",
                        most=f"{self.most:g}")
        return phrase("{bounds} {unit}", bounds=bounds, unit=self.unit) if self.unit else bounds

    def check(self, value: object) -> Any:
        """Return a value as the field's type; raises LatticeworkError with the setting and what would be right."""
        fits = isinstance(value, int | float if self.kind is float else self.kind)
        # To Python True is an int as well.
        if self.kind is not bool and isinstance(value, bool):
            fits = False
        if fits and self.choices:
            fits = value in self.choices
        if fits and self.least is not None and self.most is not None:
            fits = self.least <= value <= self.most  # type: ignore[operator]  # a number, as tested above
        if not fits:
            raise LatticeworkError(phrase("{name}: {value} should be {wanted}", name=self.name, value=repr(value),
                                          wanted=self.expected))
        return self.kind(value)


def setting(default: Any, title: str, unit: str = "", least: float | None = None, most: float | None = None,
            choices: tuple[str, ...] | dict[str, str] = (), most_means: str = "", hint: str = "") -> Any:
    """Declare a field of a record of settings; numbers need both bounds.

    choices: the allowed texts, or these with what they mean. `title`, `unit`, `most_means`, `hint` and what choices
    mean are `translatable` texts; literal `choices` are translated too.
    """
    words = tuple(choices.values()) if isinstance(choices, dict) else ()
    return field(default=default, metadata={"title": title, "unit": unit, "least": least, "most": most,
                                            "choices": tuple(choices), "most_means": most_means, "words": words,
                                            "hint": hint})


def settings_of(record: type) -> list[Setting]:
    """Return the settings of a record, in its order."""
    return [Setting(one.name, type(one.default), one.default, **one.metadata) for one in fields(record)]


def filled(record: type, values: Mapping[str, object], where: str) -> Any:
    """Return a record with some values, and defaults for the rest.

    where: what the settings are for, in errors. Raises LatticeworkError for an unknown name or a wrong value.
    """
    by_name = {one.name: one for one in settings_of(record)}
    for name in values:
        if name not in by_name:
            there = f"it has {', '.join(by_name)}" if by_name else "it has none"
            raise LatticeworkError(phrase("{where}: has no setting “{name}”; {there}", where=where, name=name,
                                          there=there))
    return record(**{name: by_name[name].check(value) for name, value in values.items()})


@dataclass(frozen=True)
class NoSettings:
    """The settings of a format that has none."""
