"""The method of a search, as users type it and as a search file stores it."""

import shlex
from dataclasses import dataclass, replace

from latticework.cover import ORDERS
from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.search.engines import AUTO as ANY_ENGINE
from latticework.search.engines import REGISTER
from latticework.search.pruning.tables import PRUNINGS

PROBE = "probe"
"""Let random probes of the search tree choose the held item."""


@dataclass(frozen=True)
class Method:
    """How to search.

    engine: of the register, or "auto"; order: one of ORDERS; by_size: by the smallest-item rule or not; prunings:
    some of PRUNINGS. "" and None are what suits the engine. hold is "" for the item that is best by numbers, PROBE,
    or the name of an item, see `searched.item_names`.
    """

    engine: str = ANY_ENGINE
    order: str = ""
    by_size: bool | None = None
    prunings: tuple[str, ...] = ()
    hold: str = ""

    def __str__(self) -> str:
        """Return it as it is typed after --engine."""
        size = {None: "", True: " --size", False: " --no-size"}[self.by_size]
        order = f" --order {self.order}" if self.order else ""
        prunings = f" --prune {','.join(self.prunings)}" if self.prunings else ""
        return self.engine + order + size + prunings + (f" --hold {shlex.quote(self.hold)}" if self.hold else "")

    def over(self, begun: "Method") -> "Method":
        """Return the method to resume a search with: the requested engine, or the method it was begun with.

        Requested settings replace those of that method. The held item stays unless another is named, because the open
        subtrees are those of that item.
        """
        hold = begun.hold if self.hold in ("", PROBE) else self.hold
        if self.engine != ANY_ENGINE:
            return replace(self, hold=hold)
        by_size = begun.by_size if self.by_size is None else self.by_size
        return Method(begun.engine, self.order or begun.order, by_size, self.prunings or begun.prunings, hold)

    @staticmethod
    def of(text: str) -> "Method":
        """Return the method that a text describes; raises LatticeworkError when it is none."""
        try:
            # As a shell splits it, since names of parts may have blanks.
            engine, *rest = shlex.split(text)
        except ValueError:
            raise LatticeworkError(phrase("{text} is no way to search", text=f"{text!r:.60}")) from None
        order, by_size, hold = "", None, ""
        prunings: tuple[str, ...] = ()
        while rest:
            word = rest.pop(0)
            if word in {"--size", "--no-size"}:
                by_size = word == "--size"
            elif word == "--order" and rest:
                order = rest.pop(0)
            elif word == "--hold" and rest:
                hold = rest.pop(0)
            elif word == "--prune" and rest:
                prunings = named(rest.pop(0))
            else:
                raise LatticeworkError(phrase("{method} is no way to search: {word} is not known",
                                              method=f"{text!r:.60}", word=f"{word!r:.20}"))
        if engine not in (ANY_ENGINE, *REGISTER) or order not in ("", *ORDERS):
            raise LatticeworkError(phrase("{method} is no way to search: no such engine or order",
                                          method=f"{text!r:.60}"))
        return Method(engine, order, by_size, prunings, hold)


AUTO = Method()
"""The choice is left to the program."""


def named(text: str) -> tuple[str, ...]:
    """Return the prunings named in a text, with commas between; raises LatticeworkError for a name that is none."""
    names = tuple(text.split(","))
    for name in names:
        if name not in PRUNINGS:
            raise LatticeworkError(phrase("there is no pruning {name}; there are {prunings}", name=f"{name!r:.20}",
                                          prunings=", ".join(PRUNINGS)))
    return tuple(name for name in PRUNINGS if name in names)
