"""Coloured secondary items (Knuth's XCC, TAOCP 7.2.2.1, Algorithm C) as plain ones, for every engine.

Options that give a secondary item the same colour go together, others exclude each other. An item that is covered
at most once can hold one option of each colour only; so options are laid out as in a transversal design: option e of
colour c lies on the p lines (m, e - m * c modulo p), p a prime. Options of different colours then share just one
line, options of the same colour none, and each line becomes a secondary item: some p * p in all, where an item for
each pair of options would need p * p for each two colours. The search enters the same nodes as Algorithm C.
"""

from collections import defaultdict
from itertools import count

from latticework.cover.problem import Cover, make_cover
from latticework.errors import LatticeworkError

Colored = list[tuple[int, str]]
"""An option: its items, each with a colour, "" for none; a secondary item without a colour is the option's alone."""


def make_colored_cover(options: list[Colored], least: list[int], most: list[int]) -> Cover:
    """Return the cover problem of options with coloured secondary items, those that are covered 0 to 1 times.

    Items keep their numbers; the secondary items that keep colours apart follow them, and a coloured item is left
    without options. Raises LatticeworkError when another item has a colour or an option has an item twice.
    """
    check_colors(options, least, most)
    colored = {item for option in options for item, color in option if color}
    plain = [[item for item, _ in option if item not in colored] for option in options]
    added = 0
    for item in sorted(colored):
        for line in lines(_classes(options, item)):
            for number in line:
                plain[number].append(len(least) + added)
            added += 1
    return make_cover(plain, least + [0] * added, most + [1] * added)


def check_colors(options: list[Colored], least: list[int], most: list[int]) -> None:
    """Raise LatticeworkError when an item with a colour is not secondary, or an option has an item twice."""
    for number, option in enumerate(options):
        if len({item for item, _ in option}) < len(option):
            raise LatticeworkError(f"option {number}: {option} has an item twice; each item may be there once")
        for item, color in option:
            if color and (least[item], most[item]) != (0, 1):
                raise LatticeworkError(f"option {number}: item {item} has the colour {color!r}, but is covered "
                                       f"{least[item]} to {most[item]} times; only secondary items, 0 to 1 times, "
                                       "have colours")


def lines(classes: list[list[int]]) -> list[list[int]]:
    """Return sets with at most one member of each class; two members of different classes have one set in common."""
    p = _prime(max(len(classes), *map(len, classes)))
    if all(len(members) == 1 for members in classes):
        p = 1  # one line holds them all
    found = defaultdict(list)
    for c, members in enumerate(classes):
        for e, member in enumerate(members):
            for m in range(p):
                found[m, (e - m * c) % p].append(member)
    return [line for line in found.values() if len(line) > 1]


def _classes(options: list[Colored], item: int) -> list[list[int]]:
    """Return the numbers of the options of each colour of an item; one without a colour is a class by itself."""
    found = defaultdict(list)
    for number, option in enumerate(options):
        for own, color in option:
            if own == item:
                found[color, -1 if color else number].append(number)
    return list(found.values())


def _prime(least: int) -> int:
    return next(n for n in count(max(2, least)) if all(n % d for d in range(2, int(n**0.5) + 1)))
