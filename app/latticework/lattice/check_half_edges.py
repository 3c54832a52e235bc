"""Checks that the half-edges of a lattice file lead from each cell to its neighbours, and that it has motions."""

from collections import Counter
from pathlib import Path

import numpy as np

from latticework.errors import FileRefusedError, LatticeworkError, shown
from latticework.lattice.check_space import PRECISION
from latticework.lattice.congruence import TOLERANCE, same_points
from latticework.lattice.contacts import Contact
from latticework.lattice.half_edges import kind_step
from latticework.lattice.label_permutation import label_permutation
from latticework.lattice.lattice import HalfEdge, Lattice
from latticework.lattice.motion import motions
from latticework.phrases import phrase


def check_half_edges(lattice: Lattice, touching: list[Contact], source: Path | str) -> None:
    """Raise FileRefusedError unless the half-edges join exactly the cells that touch, each contact once."""
    ways = {kind_step(contact) for contact in touching}
    led = [[(edge.step, edge.kind) for edge in kind.half_edges] for kind in lattice.kinds]
    left = [sorted((step, other) for a, step, other in ways if a == number and (step, other) not in led[number])
            for number in range(len(lattice.kinds))]
    for number, kind in enumerate(lattice.kinds):
        for edge in kind.half_edges:
            if (number, edge.step, edge.kind) not in ways:
                right = left[number] and phrase("; {neighbours} would be right",
                                                neighbours=_leading(lattice, left[number]))
                raise FileRefusedError(source, phrase("{step} leads to a cell {cell} that does not touch this one "
                                                      "along a side{right} ({precision})", step=list(edge.step),
                                                      cell=shown(lattice.kinds[edge.kind].name), right=right or "",
                                                      precision=PRECISION),
                                       f"cells.{kind.name}.half_edges.{edge.label}.to")
    check_pairs(lattice, source)
    for kind, steps, missing in zip(lattice.kinds, led, left, strict=True):
        if missing:
            raise FileRefusedError(source, phrase("none leads to {neighbours}, which touches this cell; right is one "
                                                  "to each neighbour, or no half_edges in the file, to have them "
                                                  "found", neighbours=_leading(lattice, missing)),
                                   f"cells.{kind.name}.half_edges")
        if len(set(steps)) < len(steps):
            twice = _leading(lattice, [Counter(steps).most_common(1)[0][0]])
            raise FileRefusedError(source, phrase("two lead to {neighbour}; one is right", neighbour=twice),
                                   f"cells.{kind.name}.half_edges")


def _leading(lattice: Lattice, some: list[tuple[tuple[int, ...], int]]) -> str:
    return " or ".join(f"{list(step)} ({lattice.kinds[kind].name!r})" for step, kind in some[:3])


def check_pairs(lattice: Lattice, source: Path | str) -> None:
    """Raise FileRefusedError when labels of half-edges repeat or one has no partner."""
    for number, kind in enumerate(lattice.kinds):
        if len({edge.label for edge in kind.half_edges}) != len(kind.half_edges):
            raise FileRefusedError(source, phrase("two half-edges have the same label"), f"cells.{kind.name}")
        for edge in kind.half_edges:
            back = HalfEdge(edge.partner, edge.label, tuple(-x for x in edge.step), number)
            if back not in lattice.kinds[edge.kind].half_edges:
                raise FileRefusedError(source, phrase("has no partner: cell {cell} needs a half-edge {label} with "
                                                      "partner {partner} to {step}",
                                                      cell=shown(lattice.kinds[edge.kind].name),
                                                      label=repr(back.label), partner=repr(back.partner),
                                                      step=list(back.step)),
                                       f"cells.{kind.name}.half_edges.{edge.label}")


def check_places(lattice: Lattice, source: Path | str) -> None:
    """Raise FileRefusedError when two cells lie in the same place."""
    apart = lattice.centers[:, None] - lattice.centers
    steps = np.rint(apart @ lattice.solver) @ lattice.vectors
    for a, b in np.argwhere(np.triu((np.abs(steps - apart).max(axis=2) < TOLERANCE), 1)).tolist():
        one, other = lattice.kinds[a], lattice.kinds[b]
        moved = other.corners + steps[a, b]
        if len(one.corners) == len(moved) and same_points(moved, one.corners) and same_points(one.corners, moved):
            raise FileRefusedError(source, phrase("lies in the same place as {cell}; each cell needs its own",
                                                  cell=shown(one.name)), f"cells.{other.name}")


def check_motions(lattice: Lattice, source: Path | str) -> None:
    """Raise FileRefusedError when there are too many motions, or the identity is not among them."""
    try:
        every = motions(lattice)
    except LatticeworkError as error:
        raise FileRefusedError(source, phrase("{error}; cells that are alike should be turned less differently",
                                              error=error), "cells") from None
    if every and label_permutation(lattice, every[0]) is not None:
        return
    if all(kind.radius for kind in lattice.kinds):
        raise FileRefusedError(source, phrase("the half-edges of its balls lead along one line only, so that nothing "
                                              "can be turned; half-edges to neighbours in two directions are right"),
                               "cells")
    raise FileRefusedError(source, phrase("its cells are too thin, too large or too far away to be compared; cells "
                                          "about 1 across, near the origin, are right"), "cells")
