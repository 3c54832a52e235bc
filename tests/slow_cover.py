"""A slow, obviously right twin of solving exact cover problems with colours and multiplicities.

It tries all sets of options, and asks of each what TAOCP 7.2.2.1 asks: every primary item in as many options as its
multiplicity allows, every secondary item in one at most, or in several that agree on a colour. Options that hold
secondary items only are never chosen.
"""

from itertools import combinations

from hypothesis import strategies as st

Option = dict[str, str]
"""The items of an option, each with its colour, "" for none."""

Bounds = dict[str, tuple[int, int]]


def is_solution(options: list[Option], primary: Bounds, some: tuple[int, ...]) -> bool:
    held: dict[str, list[str]] = {}
    for number in some:
        if not set(options[number]) & set(primary):
            return False
        for item, color in options[number].items():
            held.setdefault(item, []).append(color)
    return all(low <= len(held.get(item, [])) <= high for item, (low, high) in primary.items()) and all(
        len(colors) == 1 or (len(set(colors)) == 1 and colors[0] != "")
        for item, colors in held.items() if item not in primary)


def all_solutions(options: list[Option], primary: Bounds) -> set[tuple[int, ...]]:
    """Return all solutions by the numbers of their options, ascending."""
    return {some for n in range(len(options) + 1) for some in combinations(range(len(options)), n)
            if is_solution(options, primary, some)}


@st.composite
def problems(draw: st.DrawFn) -> tuple[list[Option], Bounds, list[str]]:
    """Draw options, the bounds of the primary items, and the secondary items."""
    bounds = st.one_of(st.just((1, 1)), st.just((1, 1)), st.tuples(st.integers(0, 3), st.integers(1, 3)).map(
        lambda pair: (min(pair), max(pair))))
    primary = {f"p{i}": draw(bounds) for i in range(draw(st.integers(0, 4)))}
    secondary = [f"s{i}" for i in range(draw(st.integers(0 if primary else 1, 3)))]
    colors = st.sampled_from(["", "A", "A", "B"])
    held = st.fixed_dictionaries({}, optional=dict.fromkeys(primary, st.just("")) | dict.fromkeys(secondary, colors))
    return draw(st.lists(held.filter(bool), max_size=8)), primary, secondary
