"""A game by hand that is kept in a file: resumed as it was, refused where it is damaged, never overwritten unseen."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from latticework import paths
from latticework.cover import reduce
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.play.game import Game
from latticework.play.kept_game import GameFile, KeptGame, file_name, laid_in_games, rules_of
from latticework.play.table import Table
from latticework.puzzle.read import load
from shapes import box, flat

PUZZLES = ("square/pentominoes-6x10", "hexagon/meteor", "packed-spheres/pyramid-20", "ring/six-rings",
           "square-stick/tetrasticks-6x6", "square/macmahon-4x6", "square/dominoes-8x8")


def played(table: Table, seed: int, steps: int = 12) -> Game:
    """Return a game of random steps."""
    game, random, placed = Game(), Random(seed), int(table.reduction.first_of[len(table.puzzle.parts)])
    for _ in range(steps):
        option = random.randrange(placed)
        if table.option(table.lifted(option), game.laid) is not None:
            game = game.lay(option)
        elif game.laid and random.random() < 0.3:
            game = game.take(game.laid[0])
    return game.undo()


@pytest.fixture(scope="module", params=PUZZLES)
def table(request: pytest.FixtureRequest) -> Table:
    """A table for a puzzle of the library, each on another lattice or with other rules."""
    return Table(reduce(load(paths.library() / f"{request.param}.toml")))


@pytest.fixture(scope="module")
def small() -> Table:
    """Four pentominoes for a rectangle of 5 x 4."""
    return Table(reduce(flat(box(5, 4), "LPUY")))


def kept_in(folder: Path, table: Table, game: Game) -> Path:
    file = GameFile(folder, table.puzzle)
    file.read(table)
    file.keep(table.reduction, KeptGame(game, 62.5, 3))
    return file.path


def test_at_a_glance_a_game_says_how_many_parts_are_laid_and_a_damaged_one_nothing(small, tmp_path):
    assert laid_in_games(tmp_path / "missing") == {}
    path = kept_in(tmp_path, small, Game().lay(0))
    assert path.name == file_name(replace(small.puzzle, name="By another name"))
    for number, text in enumerate(("", "{", '{"laid": 3}', "[" * 9999, "\udcff")):
        (tmp_path / f"{number}.game").write_text(text, errors="surrogateescape")
    assert laid_in_games(tmp_path) == {path.name: 1}


class TestResumed:
    @pytest.mark.parametrize("seed", range(3))
    def test_a_game_is_resumed_with_all_its_steps(self, table, tmp_path, seed):
        game = played(table, seed)
        kept_in(tmp_path, table, game)
        assert GameFile(tmp_path, table.puzzle).read(Table(table.reduction)) == KeptGame(game, 62.5, 3)

    def test_without_a_file_there_is_no_game(self, small, tmp_path):
        assert GameFile(tmp_path / "none", small.puzzle).read(small) is None

    def test_a_folder_that_is_missing_is_made(self, small, tmp_path):
        assert kept_in(tmp_path / "new" / "games", small, Game().lay(0)).is_file()

    def test_a_game_that_is_over_leaves_no_file(self, small, tmp_path):
        path = kept_in(tmp_path, small, Game().lay(0))
        file = GameFile(tmp_path, small.puzzle)
        file.read(small)
        file.keep(small.reduction, None)
        assert not path.exists()
        file.keep(small.reduction, None)

    def test_of_many_steps_the_latest_are_kept(self, small, tmp_path):
        game = Game()
        for _ in range(400):
            game = game.lay(0).take(0)
        kept_in(tmp_path, small, game.lay(1))
        kept = GameFile(tmp_path, small.puzzle).read(small).game
        assert kept.laid == (1,)
        assert kept.past == game.lay(1).past[-300:]


class TestPuzzle:
    def test_names_and_colours_make_no_other_game(self, small, tmp_path):
        puzzle = small.puzzle
        other = replace(puzzle, name="x", notes="y", palette="soft").with_part(0, name="z", color="#123456")
        assert GameFile(tmp_path, other).path == GameFile(tmp_path, puzzle).path
        assert rules_of(other) == rules_of(puzzle)

    @pytest.mark.parametrize("changed", [
        lambda puzzle: puzzle.with_part(0, most=2), lambda puzzle: puzzle.with_part(0, motions="fixed"),
        lambda puzzle: puzzle.with_target(cells=puzzle.target.cells[1:]),
        lambda puzzle: replace(puzzle, motions="turn"),
        lambda puzzle: puzzle.with_target(optional=puzzle.target.cells[:1])])
    def test_a_puzzle_that_was_changed_is_a_new_game(self, small, tmp_path, changed):
        kept_in(tmp_path, small, Game().lay(0))
        other = changed(small.puzzle)
        assert GameFile(tmp_path, other).read(Table(reduce(other))) is None


DAMAGES = {
    "cut": lambda data: data[: len(data) // 2],
    "empty": lambda _: b"",
    "no text": lambda _: b"\xff\xfe\x00",
    "of another puzzle": lambda data: _with(data, puzzle="0" * 32),
    "of another format": lambda data: _with(data, format=2),
    "a number that is none": lambda data: _with(data, seconds="long"),
    "no time": lambda data: _with(data, seconds=-1),
    "a field too many": lambda data: _with(data, more=1),
    "a placement that is none": lambda data: _with(data, laid=[99]),
    "a part twice": lambda data: _with(data, laid=[0, 0]),
    "a part that is none": lambda data: _with(data, placements=[{"part": 9, "cells": [[0, 0, 0]], "marks": []}]),
    "a cell that is none": lambda data: _with(data, placements=[{"part": 0, "cells": [[0]], "marks": []}]),
    "without cells": lambda data: _with(data, placements=[{"part": 0, "cells": [], "marks": []}]),
    "a huge cell": lambda data: _with(data, placements=[{"part": 0, "cells": [[1 << 62, 0, 0]], "marks": []}]),
    "nested": lambda _: b"[" * 100_000,
    "too large": lambda _: b" " * 3_000_000,
}


def _with(data: bytes, **changes: object) -> bytes:
    return json.dumps(json.loads(data) | changes).encode()


class TestDamaged:
    @pytest.mark.parametrize("damage", DAMAGES)
    def test_a_damaged_file_is_refused_and_stays(self, small, tmp_path, damage):
        path = kept_in(tmp_path, small, Game().lay(0))
        path.write_bytes(data := DAMAGES[damage](path.read_bytes()))
        file = GameFile(tmp_path, small.puzzle)
        with pytest.raises(FileRefusedError, match=r"\.game: "):
            file.read(small)
        with pytest.raises(LatticeworkError):
            file.keep(small.reduction, KeptGame(Game().lay(1), 1, 0))
        assert path.read_bytes() == data

    def test_a_damaged_file_that_is_put_aside_makes_room_and_stays(self, small, tmp_path):
        for _ in range(3):
            path = kept_in(tmp_path, small, Game().lay(0))
            path.write_bytes(b"{")
            assert GameFile(tmp_path, small.puzzle).set_aside().read_bytes() == b"{"
        assert len(list(tmp_path.glob("*.damaged*"))) == 3
        assert not path.exists()

    @given(st.data())
    @settings(max_examples=60)
    def test_whatever_is_changed_in_a_file_is_refused_or_is_a_game(self, small, tmp_path_factory, data):
        folder = tmp_path_factory.mktemp("games")
        path = kept_in(folder, small, played(small, 5))
        whole = bytearray(path.read_bytes())
        for _ in range(data.draw(st.integers(1, 3))):
            whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(32, 126))
        path.write_bytes(whole)
        try:
            kept = GameFile(folder, small.puzzle).read(small)
        except FileRefusedError:
            return
        assert all(small.agree(laid) for laid in (kept.game.laid, *kept.game.past, *kept.game.undone))


class TestTwoPrograms:
    def test_the_game_of_another_program_is_not_replaced(self, small, tmp_path):
        one, other = GameFile(tmp_path, small.puzzle), GameFile(tmp_path, small.puzzle)
        assert one.read(small) is other.read(small) is None
        one.keep(small.reduction, KeptGame(Game().lay(0), 1, 0))
        for kept in (KeptGame(Game().lay(1), 1, 0), None):
            with pytest.raises(LatticeworkError, match="another window"):
                other.keep(small.reduction, kept)
        one.keep(small.reduction, KeptGame(Game().lay(0).take(0).lay(1), 1, 0))
        assert GameFile(tmp_path, small.puzzle).read(small).game.past == ((), (0,), ())

    @pytest.mark.parametrize("name", ["unlink", "rename"])
    def test_what_the_system_refuses_is_said(self, small, tmp_path, monkeypatch, name):
        path = kept_in(tmp_path, small, Game().lay(0))
        file = GameFile(tmp_path, small.puzzle)
        file.read(small)

        def refuse(*_: object, **__: object) -> None:
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr(Path, name, refuse)
        with pytest.raises(LatticeworkError, match="Permission denied"):
            file.set_aside() if name == "rename" else file.keep(small.reduction, None)
        assert path.exists()

    def test_a_folder_that_cannot_be_written_is_named(self, small, tmp_path):
        (tmp_path / "file").write_text("no folder")
        file = GameFile(tmp_path / "file", small.puzzle)
        with pytest.raises(LatticeworkError, match="file"):
            file.keep(small.reduction, KeptGame(Game().lay(0), 1, 0))
