"""A user writes a lattice of her own; it is drawn, solved, saved and viewed without touching code."""

import math
import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gui_help import opened_window
from latticework.errors import FileRefusedError
from latticework.gui.editor.document import Document
from latticework.gui.shell.voice import Action
from latticework.gui.widgets.search_state import SearchState
from latticework.lattice import load, motions
from latticework.puzzle import load as load_puzzle
from window_help import press

# The snub square tiling: two squares and four triangles a repeat, from its corners alone.
A = math.pi / 12  # the first square is turned by 15 degrees
SIDE = 1.0


def snub_square() -> str:
    """Return the file of the snub square tiling; half-edges are found by comparing sides."""
    step = 2 * math.cos(A) * SIDE
    vectors = [(step * math.cos(0.0), 0.0), (0.0, step)]
    r = SIDE / math.sqrt(2)
    one = [(r * math.cos(A + math.pi / 4 + k * math.pi / 2), r * math.sin(A + math.pi / 4 + k * math.pi / 2))
           for k in range(4)]
    middle = (step / 2, step / 2)
    two = [(middle[0] + r * math.cos(-A + math.pi / 4 + k * math.pi / 2),
            middle[1] + r * math.sin(-A + math.pi / 4 + k * math.pi / 2)) for k in range(4)]
    cells = {"square": one, "turned square": two}
    points = [(x + i * vectors[0][0], y + j * vectors[1][1]) for x, y in one + two
              for i in range(-1, 2) for j in range(-1, 2)]
    number = 0
    seen: set[tuple[int, int]] = set()
    for a in points:
        for b in points:
            for c in points:
                if all(abs(math.dist(p, q) - SIDE) < 1e-6 for p, q in ((a, b), (b, c), (c, a))):
                    x, y = ((a[0] + b[0] + c[0]) / 3 % step, (a[1] + b[1] + c[1]) / 3 % step)
                    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
                    key = (round(x * 1e4) % round(step * 1e4), round(y * 1e4) % round(step * 1e4))
                    if turn > 0 and key not in seen:
                        seen.add(key)
                        number += 1
                        cells[f"triangle {number}"] = [a, b, c]
    return written(vectors, cells)


def written(vectors: list[tuple[float, float]], cells: dict[str, list[tuple[float, float]]]) -> str:
    sides: dict[str, list[tuple[str, str, tuple[int, int]]]] = {name: [] for name in cells}
    for name, corners in cells.items():
        for k, a in enumerate(corners):
            b = corners[(k + 1) % len(corners)]
            middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
            for other, shape in cells.items():
                for j, c in enumerate(shape):
                    d = shape[(j + 1) % len(shape)]
                    x = (middle[0] - (c[0] + d[0]) / 2) / vectors[0][0]
                    y = (middle[1] - (c[1] + d[1]) / 2) / vectors[1][1]
                    step = (round(x), round(y))
                    if abs(x - step[0]) + abs(y - step[1]) < 1e-6 and (name, k, step) != (other, j, (0, 0)):
                        sides[name].append((f"side {k}", f"side {j}", step, other))  # type: ignore[arg-type]
    lines = ["format = 1", 'name = "snub-square"', 'title = "Snub squares"',
             f"vectors = {[list(v) for v in vectors]}"]
    for name, corners in cells.items():
        lines += ["[[cells]]", f'name = "{name}"', f"outline = {[list(c) for c in corners]}", "half_edges = ["]
        lines += [f'  {{ label = "{a}", partner = "{b}", to = {list(s)}, cell = "{o}" }},'
                  for a, b, s, o in sides[name]]  # type: ignore[misc]
        lines.append("]")
    return "\n".join(lines)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "snub.toml"
    path.write_text(snub_square())
    return path


def test_its_symmetries_are_derived(file: Path) -> None:
    lattice = load(file)
    assert len(lattice.kinds) == 6
    assert all(len(kind.half_edges) == len(kind.corners) for kind in lattice.kinds)
    assert sum(not motion.mirrors for motion in motions(lattice)) >= 4


def test_a_broken_one_is_refused_with_its_place(file: Path, tmp_path: Path) -> None:
    text = file.read_text()
    broken = tmp_path / "broken.toml"
    lines = text.splitlines()
    first = next(i for i, line in enumerate(lines) if "label" in line)
    broken.write_text("\n".join(lines[:first] + lines[first + 1 :]))
    with pytest.raises(FileRefusedError, match="has no partner"):
        load(broken)
    where = next(i for i, line in enumerate(lines) if "label" in line)
    lines[where] = re.sub(r"to = \[.*?\]", "to = [5, 5]", lines[where])
    broken.write_text("\n".join(lines))
    with pytest.raises(FileRefusedError, match=r"half_edges\.side"):
        load(broken)


@pytest.mark.gl
def test_it_is_drawn_solved_saved_and_viewed(qtbot: QtBot, file: Path, tmp_path: Path) -> None:
    window = opened_window(qtbot)
    window.begin(file)
    document, canvas = window.document, window.canvas.canvas
    assert document.path is None  # saving must never overwrite the lattice file
    wanted = ((0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 0, 3))
    for cell in wanted:
        qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=canvas.surface.pixel_of(cell).toPoint())
    assert document.puzzle.target.cells == wanted
    document.add_part()
    for cell in wanted:
        qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=canvas.surface.pixel_of(cell).toPoint())
    press(qtbot, window, Action.SOLVE)
    qtbot.waitUntil(lambda: window.runner.state == SearchState.FINISHED, timeout=60_000)
    assert window.runner.totals.copies >= 1
    assert window.pane.view.has_opengl
    assert not window.pane.view.grab_image().isNull()
    saved(document, tmp_path / "p.toml")
    window.close()


def saved(document: Document, path: Path) -> None:
    document.save_as(path)
    again = load_puzzle(path)
    assert again == document.puzzle
    assert again.lattice.name == "snub-square"
