"""Counts at the borders of the machine's words: independent choices, whose number of ways is known."""

from math import prod

import numpy as np
import pytest

from latticework.cover import Cover, make_cover
from latticework.search.frontier import Frontier, total_of


def independent(choices: list[int]) -> Cover:
    """Return a problem of items that do not touch each other, with so many options each."""
    options = [[item] for item, n in enumerate(choices) for _ in range(n)]
    return make_cover(options, [1] * len(choices), [1] * len(choices))


def count(choices: list[int]) -> int:
    return Frontier(independent(choices), np.arange(len(choices), dtype=np.int32)).count()


@pytest.mark.parametrize("n", [1, 31, 32, 33, 62, 63, 64, 65, 66, 127, 128, 129, 130, 200])
def test_powers_of_two(n: int) -> None:
    assert count([2] * n) == 2**n


@pytest.mark.parametrize("seed", range(20))
def test_products(seed: int) -> None:
    choices = np.random.default_rng(seed).integers(1, 12, 60).tolist()
    assert count(choices) == prod(choices)


@pytest.mark.parametrize("rows", [
    [[0]], [[2**64 - 1]] * 3, [[2**64 - 1, 2**64 - 1]] * 2, [[0, 1], [2**64 - 1, 0]], [[2**32, 2**32 - 1]] * 5])
def test_sums_of_limbs(rows: list[list[int]]) -> None:
    assert total_of(np.array(rows, np.uint64)) == sum(limb << 64 * k for row in rows for k, limb in enumerate(row))
