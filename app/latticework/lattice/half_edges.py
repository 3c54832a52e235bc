"""Half-edges made from the outlines of the cells, for lattice files that list none."""

from collections import Counter, defaultdict
from dataclasses import replace
from itertools import groupby

import numpy as np

from latticework.lattice.contacts import Contact
from latticework.lattice.lattice import Floats, HalfEdge, Lattice

KindStep = tuple[int, tuple[int, ...], int]
"""A kind of cell, the step from such a cell at the origin to a neighbour, and the neighbour's kind."""


def kind_step(contact: Contact) -> KindStep:
    """Return from which kind of cell a contact leads to which, and by which step."""
    return contact.kind, contact.step, contact.other


def with_half_edges(lattice: Lattice, touching: list[Contact]) -> Lattice:
    """Return a lattice with a half-edge for each two cells that touch.

    It is labelled by the direction from the cell: degrees in the plane, three coordinates in space; of segments
    by the end, begin or end, and the degrees in which the neighbour leaves it. Neighbours in one direction are
    numbered, so that no label of a cell repeats.
    """
    labels = _labels(lattice, touching)
    made: dict[int, list[HalfEdge]] = defaultdict(list)
    for (kind, step, other), label in labels.items():
        partner = labels[other, tuple(-x for x in step), kind]
        made[kind].append(HalfEdge(label, partner, step, other))
    return replace(lattice, kinds=tuple(replace(kind, half_edges=tuple(made[number]))
                                        for number, kind in enumerate(lattice.kinds)))


def _labels(lattice: Lattice, touching: list[Contact]) -> dict[KindStep, str]:
    ordered = sorted(touching, key=kind_step)
    chosen = [max(same, key=lambda contact: contact.size) for _, same in groupby(ordered, key=kind_step)]
    chosen.sort(key=lambda contact: tuple((np.round(contact.middle, 4) + 0.0).tolist()))
    plain = {kind_step(contact): _label(lattice, contact) for contact in chosen}
    repeated = Counter((one[0], label) for one, label in plain.items())
    seen: Counter[tuple[int, str]] = Counter()
    labels = {}
    for one, label in plain.items():
        seen[one[0], label] += 1
        labels[one] = label if repeated[one[0], label] == 1 else f"{label} ({seen[one[0], label]})"
    return labels


def _label(lattice: Lattice, contact: Contact) -> str:
    end = ("begin ", "end ", "")[contact.end]
    return end + (degrees(contact.direction) if lattice.flat else _coordinates(contact.direction))


def degrees(direction: Floats) -> str:
    """Return the angle of a direction (2,) from east, counter-clockwise, from 0 to under 360."""
    return f"{round(float(np.degrees(np.arctan2(direction[1], direction[0]))), 1) % 360:g}"


def _coordinates(direction: Floats) -> str:
    return " ".join(f"{round(float(x), 3) + 0.0:+g}" for x in direction)
