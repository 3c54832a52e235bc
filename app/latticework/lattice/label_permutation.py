"""How motions permute the labels of half-edges."""

from latticework.lattice.lattice import Cell, Lattice, as_array
from latticework.lattice.motion import Motion, images, locate


def label_permutation(lattice: Lattice, motion: Motion) -> dict[tuple[int, str], tuple[int, str]] | None:
    """Return how a motion permutes the half-edge labels, or None if it is no symmetry of the whole lattice.

    Keys and values are (kind, label). Pairing is respected: partners go to partners.
    """
    repeat = [*((0,) * lattice.rank + (kind,) for kind in range(len(lattice.kinds))),
              *((*tuple(int(i == j) for j in range(lattice.rank)), 0) for i in range(lattice.rank))]
    for image in images(lattice, tuple(repeat), motion):
        labels = _carried_labels(lattice, motion, image)
        if labels is not None:
            return labels
    return None


def _carried_labels(
    lattice: Lattice, motion: Motion, image: tuple[Cell, ...]
) -> dict[tuple[int, str], tuple[int, str]] | None:
    labels = {}
    origin = (0,) * lattice.rank
    for a, kind in enumerate(lattice.kinds):
        here = image[a]
        by_place = {n: e.label for n, e in zip(lattice.neighbours(here), lattice.kinds[here[-1]].half_edges,
                                               strict=True)}
        turned = lattice.positions(as_array([(*origin, a), *lattice.neighbours((*origin, a))])) @ motion.matrix.T
        places = turned[1:] - turned[0] + lattice.positions(as_array([here]))
        there = locate(lattice, places, [motion.carries[edge.kind] for edge in kind.half_edges])
        if there is None:
            return None
        for edge, cell in zip(kind.half_edges, there.tolist(), strict=True):
            label = by_place.get(tuple(cell))
            if label is None:
                return None
            labels[a, edge.label] = here[-1], label
    return labels
