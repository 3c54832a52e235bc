"""The register of engines: one that is added there is run, offered and measured like all others."""

import pickle
import random
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import session_help
import slow_twin
from latticework.bench.run import engines as measured_engines
from latticework.cli.main import run as run_command
from latticework.cover import Cover, make_cover
from latticework.jobs.method import Method
from latticework.search import engines, make_problem
from plain_engine import Plain
from random_covers import covers, rows, whole
from search_help import agree, sliced, switched
from shapes import box, flat, solve


def test_each_engine_is_found_by_the_name_of_its_folder() -> None:
    assert tuple(engines.REGISTER) == engines.FOLDERS


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(engines.REGISTER, "plain", Plain())


@pytest.mark.usefixtures("plain")
class TestAddedEngine:
    often = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])

    @often
    @given(st.data())
    def test_same_tree_as_the_slow_twin(self, data: st.DataObject) -> None:
        cover = data.draw(covers())
        order = data.draw(st.permutations(range(cover.n_items)))
        piece = whole(make_problem(cover, "plain", np.array(order, np.int32)))
        twin = slow_twin.AlgorithmX(cover, order, by_size=False, ahead=False)
        assert (rows(piece), piece.nodes) == (twin.solutions, twin.nodes)

    @often
    @given(covers(), st.randoms(use_true_random=False), st.integers(1, 9), st.integers(1, 4), st.integers(1, 3))
    def test_its_slices_add_up(
        self, cover: Cover, random: random.Random, budgets: int, pieces: int, room: int
    ) -> None:
        problem = make_problem(cover, "plain")
        agree(problem, sliced(problem, random, budgets, pieces, room))

    @often
    @given(covers(), st.randoms(use_true_random=False))
    def test_others_resume_from_its_states_and_it_from_theirs(self, cover: Cover, random: random.Random) -> None:
        switched([make_problem(cover, engine) for engine in ("plain", "dlx", "cells", "bitset", "backtrack")], random)

    def test_counts_of_a_puzzle(self) -> None:
        puzzle = flat(box(5, 4), "LNPV")
        assert solve(puzzle, budget=50, pieces=3, engine="plain").counts == solve(puzzle).counts

    def test_is_offered_in_the_terminal(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path = session_help.write(tmp_path, session_help.TWINS)
        assert run_command(["solve", str(path), "--engine", "plain", "--json"]) == 0
        assert '"engine": "plain"' in capsys.readouterr().out
        with pytest.raises(SystemExit):
            run_command(["solve", "--help"])
        assert "plain: plain Python, slow and short" in " ".join(capsys.readouterr().out.split())

    def test_is_measured_and_kept_in_files_by_its_name(self) -> None:
        assert measured_engines()[-1] == "plain"
        assert Method.of("plain --order long") == Method("plain", "long")


@pytest.mark.parametrize("engine", engines.REGISTER)
def test_an_engine_keeps_nothing_in_the_problem(engine: str) -> None:
    problem = make_problem(make_cover([[0, 1], [0, 2], [1], [2]], [1, 1, 1], [1, 1, 1]), engine)
    before = pickle.dumps(problem)
    whole(problem)
    assert pickle.dumps(problem) == before
