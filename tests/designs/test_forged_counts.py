"""Forged files of counts of burrs and of calendars: each is refused in one line, and stays as it is."""

import hashlib
import json
import os
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import latticework as lw
from latticework.designs import calendars
from latticework.designs.burrs import count as counting
from latticework.designs.burrs.count import Count
from latticework.designs.burrs.count_file import MAGIC
from latticework.designs.burrs.family import ROWS, Family
from latticework.designs.calendars import Board, Calendars, SetsOfSize, one_of_each_color_empty
from latticework.designs.part_sets import PartChoice
from latticework.errors import FileRefusedError
from session_help import run

Head = dict[str, Any]
Rows = np.ndarray[Any, Any]

FAMILY = Family.of("notchable", holes=(0, 0))
SEED, WHOLE, HUGE = 3, 1 << 40, 1 << 200
NEXT, END, CHOSEN, DEPTH = range(4)
"""The rows of the stack of a place."""


def taken(data: bytes, magic: bytes) -> tuple[Head, bytes]:
    _, _, rest = data.removeprefix(magic).partition(b"\n")
    head, _, rows = rest.partition(b"\n")
    return json.loads(head), rows


def sealed(magic: bytes, head: object, rows: bytes) -> bytes:
    """Return a file as its writer would seal it; head: bytes, or what is written as JSON."""
    rest = (head if isinstance(head, bytes) else json.dumps(head).encode()) + b"\n" + rows
    return magic + hashlib.sha256(rest).hexdigest().encode() + b"\n" + rest


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a count that stopped in the middle, with two first cuts open."""
    path, made = tmp_path_factory.mktemp("begun") / "kept", Count(FAMILY)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(counting, "_AT_ONCE", 40)
        patch.setattr(counting, "_BUDGET", 2000)
        for _ in islice(made.run(), 60):
            pass
        made._waiting({place.first for place in made._open.values()})
        made.write(path)
    assert Count.read(path, FAMILY).totals == made.totals
    place, fresh = made._open.values()
    assert place.stack is not None
    assert place.stack[DEPTH][0] > 1
    assert fresh.stack is None
    assert len(made.rows) > 3
    return path.read_bytes()


def place_with(name: int, change: Callable[[list[Any]], None]) -> Callable[[Head], None]:
    """Return what changes a row of the stack of the open place, which is half done."""
    return lambda head: change(head["open"][0][1][name])


def put(where: int, value: object) -> Callable[[list[Any]], None]:
    return lambda numbers: numbers.__setitem__(where, value)


def totals(**values: object) -> Callable[[Head], None]:
    return lambda head: head["totals"].update(values)


def top(**values: object) -> Callable[[Head], None]:
    return lambda head: head.update(values)


def set_open(change: Callable[[list[Any]], object]) -> Callable[[Head], None]:
    return lambda head: (change(head["open"]), None)[1]


HEADS: dict[str, Callable[[Head], object]] = {
    "depth huge": place_with(DEPTH, put(0, WHOLE)), "depth of all rods": place_with(DEPTH, put(0, 6)),
    "depth beyond": place_with(DEPTH, put(0, 7)), "depth none": place_with(DEPTH, put(0, 0)),
    "depth negative": place_with(DEPTH, put(0, -1)), "depth very negative": place_with(DEPTH, put(0, -WHOLE)),
    "depth beyond words": place_with(DEPTH, put(0, HUGE)), "depth less": place_with(DEPTH, put(0, 1)),
    "first cut another": place_with(CHOSEN, put(0, 4095)), "first cut huge": place_with(CHOSEN, put(0, WHOLE)),
    "cut beyond": place_with(CHOSEN, put(1, 4096)), "cut negative": place_with(CHOSEN, put(1, -1)),
    "cut huge": place_with(CHOSEN, put(1, WHOLE)), "cut of no piece": place_with(CHOSEN, put(1, 4095)),
    "cut a text": place_with(CHOSEN, put(1, "7")), "cut true": place_with(CHOSEN, put(1, True)),
    "next huge": place_with(NEXT, put(1, WHOLE)), "next beyond the lists": place_with(NEXT, put(1, 600_000)),
    "next negative": place_with(NEXT, put(1, -WHOLE)), "next before": place_with(NEXT, put(1, 0)),
    "next not begun": place_with(NEXT, put(1, -1)),
    "end huge": place_with(END, put(1, WHOLE)), "end beyond": place_with(END, put(1, 2_000_000)),
    "stack short": place_with(CHOSEN, lambda numbers: numbers.pop()),
    "stack long": place_with(CHOSEN, lambda numbers: numbers.append(0)),
    "stack of three": lambda head: head["open"][0][1].pop(),
    "stack none": lambda head: head["open"][0].__setitem__(1, None),
    "left none": lambda head: head["open"][0].__setitem__(2, None),
    "left empty": lambda head: head["open"][0].__setitem__(2, []),
    "left short": lambda head: head["open"][0][2].pop(),
    "left long": lambda head: head["open"][0][2].append(6),
    "left more": lambda head: head["open"][0][2].__setitem__(3, 7),
    "left huge": lambda head: head["open"][0][2].__setitem__(3, WHOLE),
    "left negative": lambda head: head["open"][0][2].__setitem__(3, -1),
    "first beyond": lambda head: head["open"][0].__setitem__(0, WHOLE),
    "first negative": lambda head: head["open"][0].__setitem__(0, -1),
    "first not begun": lambda head: head["open"][0].__setitem__(0, head["next"]),
    "first of another": lambda head: head["open"][0].__setitem__(0, 0),
    "place too long": lambda head: head["open"][0].append(1),
    "place no list": set_open(lambda places: places.append(3)),
    "place twice": set_open(lambda places: places.append(places[0])),
    "next one beyond": top(next=len(FAMILY.firsts) + 1), "next whole beyond": top(next=WHOLE),
    "next below none": top(next=-1), "next a fraction": top(next=1.5), "next before open ones": top(next=0),
    "no open": lambda head: head.pop("open"), "open none": top(open=None), "more fields": top(more=1),
    "totals none": top(totals={}), "totals a list": top(totals=[1, 2, 3, [], 5]),
    "positions negative": totals(positions=-1), "positions huge": totals(positions=HUGE),
    "positions few": totals(positions=1), "positions many": totals(positions=1 << 50),
    "assemblies negative": totals(assemblies=-3), "assemblies none": totals(assemblies=0),
    "assemblies many": totals(assemblies=1 << 50), "mirrored another": totals(mirrored=12),
    "levels a text": totals(levels="many"), "levels none": totals(levels=[]),
    "levels too many": totals(levels=[0] * 5000 + [1]), "levels negative": totals(levels=[0, -5]),
    "levels higher": totals(levels=[0, 1, 1]), "level of what stays": totals(levels=[1, 1]),
    "apart too many": totals(levels=[0, 1 << 40]), "undecided too many": totals(undecided=1 << 40),
    "undecided negative": totals(undecided=-1), "totals more": totals(more=1),
    "family another": lambda head: head["family"].update(length=8),
    "family of texts": lambda head: head["family"].update(numbers=["1"]),
    "family nothing": top(family=None)}


def changed(name: str, number: int, value: int) -> Callable[[Rows], Rows]:
    def change(rows: Rows) -> Rows:
        rows[name][number] = value
        return rows

    return change


ROWS_CHANGED: dict[str, Callable[[Rows], Rows]] = {
    "set beyond": changed("set", -1, (1 << 64) - 1), "set of no pieces": changed("set", -1, (1 << 60) - 1),
    "set another": changed("set", 0, 0), "cut beyond": changed("cuts", 1, 65_535),
    "cut of no piece": changed("cuts", 1, 4_095), "assemblies negative": changed("assemblies", 2, -1),
    "assemblies none": changed("assemblies", 2, 0), "assemblies more": changed("assemblies", 2, 2**31 - 1),
    "apart more": changed("apart", 2, 2**31 - 1), "apart negative": changed("apart", 2, -1),
    "level negative": changed("level", 2, -1), "level high": changed("level", 2, 32_767),
    "a row twice": lambda rows: np.concatenate([rows, rows[-1:]]),
    "a row less": lambda rows: rows[:-1], "no rows": lambda rows: rows[:0],
    "rows turned round": lambda rows: rows[::-1].copy()}

TEXTS: dict[str, bytes] = {
    "no json": b"{", "not utf": b'{"family": "\xff"}', "nothing": b"", "a list": b"[]", "nan": b'{"next": NaN}',
    "deep": b"[" * 100_000, "key twice": b'{"next": 1, "next": 2}'}


def check_refused(path: Path, data: bytes, read: Callable[[Path], object]) -> None:
    path.write_bytes(data)
    with pytest.raises(FileRefusedError) as refused:
        read(path)
    assert str(refused.value).startswith(f"{path}: ")
    assert "\n" not in str(refused.value)
    assert path.read_bytes() == data


def read_burrs(path: Path) -> object:
    return Count.read(path, FAMILY)


@pytest.mark.parametrize("name", HEADS)
def test_heads_of_burrs(begun: bytes, tmp_path: Path, name: str) -> None:
    head, rows = taken(begun, MAGIC)
    HEADS[name](head)
    check_refused(tmp_path / "kept", sealed(MAGIC, head, rows), read_burrs)


@pytest.mark.parametrize("name", ROWS_CHANGED)
def test_rows_of_burrs(begun: bytes, tmp_path: Path, name: str) -> None:
    head, rows = taken(begun, MAGIC)
    wrong = ROWS_CHANGED[name](np.frombuffer(rows, ROWS).copy()).tobytes()
    check_refused(tmp_path / "kept", sealed(MAGIC, head, wrong), read_burrs)


@pytest.mark.parametrize("name", TEXTS)
def test_what_is_no_head(tmp_path: Path, name: str) -> None:
    check_refused(tmp_path / "kept", sealed(MAGIC, TEXTS[name], b""), read_burrs)


def test_rows_that_are_cut_off(begun: bytes, tmp_path: Path) -> None:
    head, rows = taken(begun, MAGIC)
    for wrong in (rows[:-1], rows + b"\0"):
        check_refused(tmp_path / "kept", sealed(MAGIC, head, wrong), read_burrs)


def test_a_file_of_three_gigabytes_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files with holes take no room on the disk, but would take it in memory."""
    read = list[int]()

    def counted_read(path: Path, size: int) -> bytes:
        read.append(size)
        with path.open("rb") as stream:
            return stream.read(size)

    monkeypatch.setattr("latticework.designs.kept_counts.read_bytes", counted_read)
    for begin in (MAGIC, b""):
        path = tmp_path / "kept"
        path.write_bytes(begin)
        os.truncate(path, 3 << 30)
        with pytest.raises(FileRefusedError):
            Count.read(path, FAMILY)
    assert max(read) < 100
    assert path.stat().st_size == 3 << 30


def test_the_program_refuses_in_one_line(begun: bytes, tmp_path: Path) -> None:
    path = tmp_path / "kept"
    for name in ("depth huge", "cut huge", "next one beyond"):
        head, rows = taken(begun, MAGIC)
        HEADS[name](head)
        path.write_bytes(data := sealed(MAGIC, head, rows))
        done = run("design", "burrs", "--solid", "--keep", "kept", cwd=tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        assert len(done.stderr.splitlines()) == 1
        assert done.stderr.startswith("latticework: kept: ")
        assert path.read_bytes() == data


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, Board, SetsOfSize]:
    """The file of calendars that was left in the middle."""
    box = lw.Puzzle.boxed("square", (4, 3), colors={"red": [(0, 0), (3, 2)], "blue": [(1, 1), (2, 2)]})
    board = Board.of(one_of_each_color_empty(box.document), PartChoice((2, 4)))
    sets, path = SetsOfSize.of(board.puzzle, board.cells, None), tmp_path_factory.mktemp("tried") / "kept"
    made = Calendars(board, sets, SEED)
    for _ in made.run():
        if len(made.found) == 2:
            break
    made.write(path)
    assert not made.complete
    assert len(Calendars.read(path, board, sets, SEED).found) == 2
    return path.read_bytes(), board, sets


CALENDARS: dict[str, Callable[[Head], object]] = {
    "tried negative": top(tried=-1), "tried huge": top(tried=HUGE), "tried more": top(tried=40),
    "order of few": lambda head: head["order"].pop(), "order beyond": lambda head: head["order"].__setitem__(0, 99),
    "order negative": lambda head: head["order"].__setitem__(0, -1),
    "order twice": lambda head: head["order"].__setitem__(0, head["order"][1]),
    "order turned round": lambda head: (head["failed"].__setitem__(head["order"][0], 5),
                                        head["failed"].__setitem__(head["order"][1], 6)),
    "failed more": lambda head: head["failed"].append(1),
    "failed negative": lambda head: head["failed"].__setitem__(0, -1),
    "found a set twice": lambda head: (head["found"].append(head["found"][0]), head.update(tried=head["tried"] + 1)),
    "found no set": lambda head: head["found"].__setitem__(0, [[1], [1]]),
    "found a part too often": lambda head: head["found"][0][0].__setitem__(0, 999),
    "found no solution": lambda head: head["found"][0][1].__setitem__(0, 0),
    "found less than none": lambda head: head["found"][0][1].__setitem__(0, -4),
    "found beyond words": lambda head: head["found"][0][1].__setitem__(0, HUGE),
    "found too few targets": lambda head: head["found"][0][1].pop(),
    "found none": lambda head: head["found"].__setitem__(0, []), "no order": lambda head: head.pop("order"),
    "another": top(of="0" * 64), "more": top(more=1)}


@pytest.mark.parametrize("name", CALENDARS)
def test_heads_of_calendars(tried: tuple[bytes, Board, SetsOfSize], tmp_path: Path, name: str) -> None:
    data, board, sets = tried
    head, rows = taken(data, calendars.MAGIC)
    CALENDARS[name](head)
    check_refused(tmp_path / "kept", sealed(calendars.MAGIC, head, rows),
                  lambda path: Calendars.read(path, board, sets, SEED))


def test_calendars_with_rows(tried: tuple[bytes, Board, SetsOfSize], tmp_path: Path) -> None:
    data, board, sets = tried
    head, _ = taken(data, calendars.MAGIC)
    for text in (head, b"[]", b"{"):
        check_refused(tmp_path / "kept", sealed(calendars.MAGIC, text, b"x"),
                      lambda path: Calendars.read(path, board, sets, SEED))
