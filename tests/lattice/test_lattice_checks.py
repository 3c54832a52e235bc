"""Cells that do not fill space, or half-edges that do not lead to neighbours, are refused; rounding is undone."""

import tomllib
from collections.abc import Callable
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lattice_help import BRICKS, ONE_OF_EACH_KIND, Data, bare, data_of, every_lattice, ways
from latticework import paths
from latticework.errors import FileRefusedError
from latticework.lattice import Lattice, builtin, motions, names
from latticework.lattice.by_name import lattice_from_data
from latticework.lattice.motion import label_permutation
from quick_suite import in_part

Damage = Callable[[Data], object]


def symmetry_count(lattice: Lattice) -> int:
    return sum(label_permutation(lattice, motion) is not None for motion in motions(lattice))


def refusal(data: Data) -> str:
    with pytest.raises(FileRefusedError) as refused:
        lattice_from_data(data, "mine.toml")
    assert "\n" not in str(refused.value)
    return str(refused.value)


def stretched(factor: float) -> Damage:
    def damage(data: Data) -> None:
        for cell in data["cells"]:
            for key in ("outline", "corners"):
                if key in cell:
                    cell[key] = [[factor * x for x in point] for point in cell[key]]
    return damage


def led(east: int, west: int) -> Damage:
    def damage(data: Data) -> None:
        data["cells"][0]["half_edges"][0]["to"] = [east, 0]
        data["cells"][0]["half_edges"][2]["to"] = [west, 0]
    return damage


WRONG: dict[str, tuple[str, Damage, str]] = {
    "cells twice as large": ("square", stretched(2.0), "overlaps the cell 'square' that [-1, 0] leads to"),
    "cells half as large": ("cubic", stretched(0.5), "none touches another"),
    "bow-tie": ("square", lambda d: d["cells"][0].update(outline=[[0, 0], [1, 1], [1, 0], [0, 1]]),
                "cells.square.outline: [[0.0, 0.0], [1.0, 1.0], [1.0, 0.0], [0.0, 1.0]] crosses or touches itself"),
    "longer repeat": ("hexagon", lambda d: d.update(vectors=[[2.0, 0.0], [1.0, 1.732050807569]]),
                      "none touches another"),
    "repeat of a wrong direction": ("square", lambda d: d.update(vectors=[[1.0, 0.0], [0.0, 1.25]]),
                                    "cells: have an area of 1 in all, but the vectors span 1.25"),
    "other neighbours": ("triangle", lambda d: d.update(vectors=[[1.0, 0.0], [0.25, 0.866025403784]]),
                         "cells.up.half_edges: none leads to [-1, -1] ('down'), which touches this cell"),
    "east that leads two cells on": ("square", led(2, -1), "cells.square.half_edges.east.to: [2, 0] leads to a cell "
                                     "'square' that does not touch this one along a side; [1, 0] ('square') would"),
    "east and west that lead two cells on": ("square", led(2, -2), "east.to: [2, 0] leads"),
    "half-edges missing": ("cubic", lambda d: d["cells"][0]["half_edges"].__delitem__(slice(4, 6)),
                           "cells.cube.half_edges: none leads to [0, 0, -1] ('cube') or [0, 0, 1] ('cube')"),
    "half-edges of one cell missing": ("triangle", lambda d: d["cells"][0].pop("half_edges"),
                                       "cells.down.half_edges."),
    "half-edges twice": ("square", lambda d: d["cells"][0]["half_edges"].extend(
        [{"label": "e", "partner": "w", "to": [1, 0]}, {"label": "w", "partner": "e", "to": [-1, 0]}]),
        "cells.square.half_edges: two lead to [1, 0]"),
    "cube without a face": ("cubic", lambda d: d["cells"][0]["faces"].pop(0),
                            "cells.cube.faces: only one has the edge between the corners"),
    "cube with a face turned inwards": ("cubic", lambda d: d["cells"][0]["faces"][0].reverse(),
                                        "so that one of them is turned inwards"),
    "cube turned inwards": ("cubic", lambda d: [face.reverse() for face in d["cells"][0]["faces"]],
                            "cells.cube.faces: are turned inwards, all of them"),
    "face that is not flat": ("cubic", lambda d: d["cells"][0]["corners"].__setitem__(6, [1.0, 1.0, 1.25]),
                              "is not flat"),
    "face that crosses itself": ("cubic", lambda d: d["cells"][0]["faces"].__setitem__(4, [4, 6, 5, 7]),
                                 "cells.cube.faces: [4, 6, 5, 7] crosses or touches itself"),
    "ring of longer quarters": ("ring", lambda d: d.update(vectors=[[0.0, 0.0, 0.25]]), "overlaps"),
    "balls too large": ("packed-spheres", lambda d: d["cells"][0].update(radius=0.6), "overlaps"),
    "balls too small": ("packed-spheres", lambda d: d["cells"][0].update(radius=0.4), "none touches another"),
    "side without a neighbour": ("square", lambda d: d.update(vectors=[[1.0, 0.0], [0.0, 1.0005]]),
                                 "cells.square: has neighbours along 0.0% of its side [[0.0, 0.0], [1.0, 0.0]]"),
    "almost square": ("square", lambda d: d.update(vectors=[[1.0, 0.0], [0.0002, 1.0]]) or d["cells"][0].update(
        outline=[[0.0, 0.0], [1.0, 0.0], [1.0002, 1.0], [0.0002, 1.0]]),
        "cells: the cell 'square' is nearly, but not quite, symmetric; coordinates are compared to 0.00001"),
}


class TestWhatIsNoLattice:
    @pytest.mark.parametrize("case", WRONG)
    @pytest.mark.parametrize("listed", [True, False])
    def test_is_refused(self, case: str, listed: bool) -> None:
        name, damage, said = WRONG[case]
        data = data_of(name)
        damage(data)
        if listed or ("half_edges" not in said and ".to" not in said):
            assert said in refusal(data if listed else bare(data))

    def test_gaps_may_be_left_where_the_file_says_so(self) -> None:
        octagon = [[1, 0], [2, 0], [3, 1], [3, 2], [2, 3], [1, 3], [0, 2], [0, 1]]
        data = {"format": 1, "name": "a", "title": "a", "vectors": [[3, 0], [0, 3]],
                "cells": [{"name": "octagon", "outline": octagon}]}
        said = "cells: have an area of 7 in all, but the vectors span"
        assert f"{said} 9; right are equal ones, or gaps = true" in refusal(data)
        data["gaps"] = True
        assert [edge.label for edge in lattice_from_data(data, "").kinds[0].half_edges] == ["180", "270", "90", "0"]
        assert "overlaps the cell 'octagon' that [0, -1] leads to" in refusal(data | {"vectors": [[3, 0], [0, 2.9]]})
        assert "overlaps the cell 'cube'" in refusal(data_of("cubic") | {"gaps": True, "vectors": [
            [0.9, 0.3, 0.0], [0.0, 1.0, 0.2], [0.3, 0.0, 1.3]]})


class TestWhatShips:
    @pytest.mark.parametrize("name", in_part(names(), 4))
    def test_passes_every_check(self, name: str) -> None:
        assert lattice_from_data(data_of(name), name).kinds[0].name == builtin(name).kinds[0].name

    @pytest.mark.parametrize("name", in_part(names(), 4))
    def test_half_edges_are_found_from_the_outlines(self, name: str) -> None:
        found = lattice_from_data(bare(data_of(name)), name)
        assert ways(found) == ways(builtin(name))

    @pytest.mark.parametrize("name", ["drafter", "kite", "half-square", "square-stick", "triangle-stick",
                                      "hexagon-stick", "tetrahedron-octahedron", "rhombic-dodecahedron"])
    def test_labels_are_found_too(self, name: str) -> None:
        def edges(lattice: Lattice) -> list[set[object]]:
            return [set(kind.half_edges) for kind in lattice.kinds]

        assert edges(lattice_from_data(bare(data_of(name)), name)) == edges(builtin(name))


def with_decimals(value: Any, decimals: int) -> Any:
    if isinstance(value, dict):
        return {key: with_decimals(inner, decimals) for key, inner in value.items()}
    if isinstance(value, list):
        return [with_decimals(inner, decimals) for inner in value]
    return round(value, decimals) if isinstance(value, float) else value


DECIMALS = [3, 6, *(pytest.param(more, marks=pytest.mark.slow) for more in (4, 5, 7, 8))]
"""Few and many decimals on each run."""
ROUNDED = {"drafter", "hexagon", "hexagon-stick", "hexagonal-prism", "kite", "packed-spheres",
           "packed-spheres-hexagonal", "ring", "triangle", "triangle-stick", "triangular-prism"}
"""Lattices with numbers that rounding changes; the others stay as they ship."""


class TestRounding:
    def test_changes_the_numbers_of_some(self) -> None:
        assert {name for name in names() if with_decimals(data_of(name), 6) != data_of(name)} == ROUNDED

    @pytest.mark.parametrize("name", in_part(every_lattice(ROUNDED, others=pytest.mark.slow), 4))
    @pytest.mark.parametrize(("decimals", "listed"), [
        (3, False), (6, True), *(pytest.param(*way, marks=pytest.mark.slow) for way in product(
            range(3, 9), (False, True)) if way not in {(3, False), (6, True)})])
    def test_does_not_lose_symmetries(self, name: str, decimals: int, listed: bool) -> None:
        whole, data = builtin(name), data_of(name)
        rounded = lattice_from_data(with_decimals(data if listed else bare(data), decimals), name)
        assert len(motions(rounded)) == len(motions(whole))
        assert symmetry_count(rounded) == symmetry_count(whole)

    @pytest.mark.parametrize("name", every_lattice(ONE_OF_EACH_KIND, others=pytest.mark.slow))
    @pytest.mark.parametrize("decimals", DECIMALS)
    def test_of_numbers_that_are_not_known_is_refused_or_harmless(self, name: str, decimals: int) -> None:
        whole, data = builtin(name), with_decimals(turned(bare(data_of(name))), decimals)
        if decimals < 6:
            with suppress(FileRefusedError):
                assert symmetry_count(lattice_from_data(data, name)) == symmetry_count(whole)
        else:
            assert len(motions(lattice_from_data(data, name))) == len(motions(whole))
            assert symmetry_count(lattice_from_data(data, name)) == symmetry_count(whole)

    def test_too_much_of_it_is_reported(self) -> None:
        assert "give six decimals or more" in refusal(with_decimals(turned(bare(data_of("triangle"))), 4))


def turned(data: Data) -> Data:
    """Return a lattice turned by angles whose sines are no roots that are known."""
    flat = np.array([[8.0, 15.0, 0.0], [-15.0, 8.0, 0.0], [0.0, 0.0, 17.0]]) / 17
    solid = flat @ np.array([[13.0, 0.0, 0.0], [0.0, 5.0, 12.0], [0.0, -12.0, 5.0]]) / 13
    dimension = len(data["vectors"][0])
    turn = flat[:2, :2] if dimension == 2 else solid
    for place in (data, *data["cells"]):
        for key in {"vectors", "outline", "corners", "segment", "ball"} & set(place):
            place[key] = (np.array(place[key]) @ turn).tolist()
    return data


class TestHalfEdgesLeftOut:
    def test_a_lattice_of_five_lines(self) -> None:
        assert len(BRICKS.strip().splitlines()) == 5
        bricks = lattice_from_data(tomllib.loads(BRICKS), "")
        (kind,) = bricks.kinds
        assert {edge.label: edge.step for edge in kind.half_edges} == {
            "0": (1, 0), "180": (-1, 0), "90 (1)": (-1, 1), "90 (2)": (0, 1), "270 (1)": (0, -1), "270 (2)": (1, -1)}
        partners = {edge.label: edge.partner for edge in kind.half_edges}
        assert partners == {"0": "180", "180": "0", "90 (1)": "270 (2)", "90 (2)": "270 (1)",
                            "270 (1)": "90 (2)", "270 (2)": "90 (1)"}
        assert symmetry_count(bricks) == 4

    def test_of_one_that_ships_they_are_found_too(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "lattices").mkdir()
        (tmp_path / "lattices" / "bricks.toml").write_text(BRICKS, "utf-8")
        monkeypatch.setattr(paths, "resources", lambda: tmp_path)
        assert ways(builtin.__wrapped__("bricks")) == ways(lattice_from_data(tomllib.loads(BRICKS), ""))
