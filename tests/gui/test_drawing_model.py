"""All drawing tools, used in any order on the real canvas, against a plain set of cells with undo and redo."""

from collections.abc import Callable, Iterable

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gui_help import CTRL, LEFT, NO_KEYS, RIGHT, SHIFT, drag, hover
from latticework.gui.editor.document import Document
from latticework.gui.stage.canvas import CanvasPane
from latticework.lattice import builtin
from latticework.puzzle import Puzzle, Target

Place = tuple[int, int, int]
Cells = frozenset[Place]
Key = Qt.Key

SIZE, LAYERS = 4, 3
START: Cells = frozenset({(0, 0, 0), (1, 0, 0)})
XY = st.integers(0, SIZE - 1)
PLACES = st.tuples(XY, XY, st.integers(0, LAYERS - 1))
ARROWS = {Key.Key_Left: (-1, 0), Key.Key_Right: (1, 0), Key.Key_Up: (0, 1), Key.Key_Down: (0, -1)}


def box(a: Place, b: Place) -> Cells:
    """All places between two corners."""
    x, y, z = (range(min(one, other), max(one, other) + 1) for one, other in zip(a, b, strict=True))
    return frozenset((i, j, k) for i in x for j in y for k in z)


def moved(cells: Iterable[Place], by: Place) -> Cells:
    """Return places after a translation."""
    return frozenset((x + by[0], y + by[1], z + by[2]) for x, y, z in cells)


def to_corner(cells: Cells, corner: Place) -> Cells:
    """Return places moved so that a place is their least corner."""
    low = tuple(map(min, zip(*cells, strict=True)))
    return moved(cells, tuple(a - b for a, b in zip(corner, low, strict=True)))


def corner(cells: Cells) -> Place:
    """Return the least coordinates of places."""
    x, y, z = map(min, zip(*cells, strict=True))
    return x, y, z


TURNS: dict[Qt.Key, Callable[[Place], Place]] = {
    Key.Key_R: lambda p: (-p[1], p[0], p[2]), Key.Key_M: lambda p: (-p[0], p[1], p[2]),
    Key.Key_T: lambda p: (p[0], -p[2], p[1])}


def shut_in(cells: Cells, ways: tuple[Place, ...]) -> Cells:
    """Return the places that cannot be left along some ways without meeting one of the cells."""
    if not cells:
        return frozenset()
    low, high = (tuple(pick(column) for column in zip(*cells, strict=True)) for pick in (min, max))
    inside = set(box(low, high)) - cells
    reached = [place for place in inside for way in ways
               if any(not a <= x + d <= b for a, b, x, d in zip(low, high, place, way, strict=True))]
    while reached:
        place = reached.pop()
        if place in inside:
            inside.remove(place)
            reached += [(place[0] + a, place[1] + b, place[2] + c) for a, b, c in ways]
    return frozenset(inside)


def about(place: Place, cells: Cells, ways: tuple[Place, ...]) -> Cells:
    """Return those of some places that can be reached from one of them within them."""
    found, reached = set[Place](), [place]
    while reached:
        here = reached.pop()
        if here in cells and here not in found:
            found.add(here)
            reached += [(here[0] + a, here[1] + b, here[2] + c) for a, b, c in ways]
    return frozenset(found)


LEVEL: tuple[Place, ...] = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0))
SPACE: tuple[Place, ...] = (*LEVEL, (0, 0, 1), (0, 0, -1))


class Drawing(RuleBasedStateMachine):
    """`cells` is what should be drawn; `past` and `future` are what undo and redo should lead to."""

    @initialize()
    def begin(self) -> None:
        """Show a canvas."""
        start = tuple((*place, 0) for place in sorted(START))
        self.pane = CanvasPane(Document(Puzzle(builtin("cubic"), target=Target(start))))
        self.pane.document.setParent(self.pane)
        self.pane.side_by_side.setChecked(False)
        self.pane.resize(640, 520)
        self.pane.show()
        self.canvas = self.pane.canvas
        self.cells, self.past, self.future = START, list[Cells](), list[Cells]()

    def teardown(self) -> None:
        """Close the canvas."""
        if hasattr(self, "pane"):
            self.pane.close()
            self.pane.deleteLater()

    def becomes(self, cells: Iterable[Place]) -> None:
        """Expect a step to other cells, or none where they are the same."""
        new = frozenset(cells)
        if new != self.cells:
            self.past.append(self.cells)
            self.cells, self.future = new, []

    def press(self, *keys: Qt.Key, held: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press keys on the canvas."""
        for key in keys:
            QTest.keyClick(self.canvas, key, held)

    def drag(self, tool: str, *places: Place, button: Qt.MouseButton = LEFT,
             held: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Drag with a tool from place to place; the layers are those of the places."""
        canvas = self.canvas
        canvas.surface.set_tool(tool)
        canvas.surface.set_layer(places[0][2])
        canvas.surface.view.fit((-0.5, -0.5), (SIZE - 0.5, SIZE - 0.5))
        cells = [(*place, 0) for place in places]
        drag(QTest, self.pane, cells[0], button=button, held=held, release=False)
        for cell in cells[1:]:
            while all(tile.layer != cell[2] for tile in canvas.surface.tiles):  # else the mouse leads there
                self.press(Key.Key_PageUp if canvas.surface.layer < cell[2] else Key.Key_PageDown)
                canvas.surface.view.fit((-0.5, -0.5), (SIZE - 0.5, SIZE - 0.5))
            QTest.mouseMove(canvas, canvas.surface.pixel_of(cell).toPoint())
            QApplication.processEvents()
        QTest.mouseRelease(canvas, button, held, canvas.surface.pixel_of(cells[-1]).toPoint())

    @rule(place=PLACES, along=XY, erase=st.booleans())
    def stroke(self, place: Place, along: int, erase: bool) -> None:
        """Draw or erase a row of cells by hand."""
        end = (along, place[1], place[2])
        self.drag("pencil", place, end, button=RIGHT if erase else LEFT)
        self.becomes(self.cells - box(place, end) if erase else self.cells | box(place, end))

    @rule(place=PLACES)
    def erase(self, place: Place) -> None:
        """Erase a cell."""
        self.drag("eraser", place)
        self.becomes(self.cells - {place})

    @rule(place=PLACES, up=st.integers(0, LAYERS - 1), erase=st.booleans())
    def line(self, place: Place, up: int, erase: bool) -> None:
        """Draw or erase a straight line through layers."""
        end = (place[0], place[1], up)
        self.drag("line", place, end, button=RIGHT if erase else LEFT)
        self.becomes(self.cells - box(place, end) if erase else self.cells | box(place, end))

    @rule(start=PLACES, end=PLACES, clear=st.booleans())
    def rectangle(self, start: Place, end: Place, clear: bool) -> None:
        """Fill or clear a box."""
        self.drag("rectangle", start, end, held=SHIFT if clear else NO_KEYS)
        self.becomes(self.cells - box(start, end) if clear else self.cells | box(start, end))

    @rule(about=PLACES, place=PLACES)
    def mirrored_pen(self, about: Place, place: Place) -> None:
        """Draw a cell and its mirror image."""
        self.canvas.surface.set_layer(about[2])
        self.canvas.surface.view.fit((-0.5, -0.5), (SIZE - 0.5, SIZE - 0.5))
        hover(self.canvas, self.canvas.surface.pixel_of((*about, 0)))
        self.press(Key.Key_Y)
        self.drag("pencil", place)
        self.canvas.surface.pen.put_away()
        self.becomes(self.cells | {place, (2 * about[0] - place[0], place[1], place[2])})

    @rule(key=st.sampled_from(list(ARROWS)))
    def shift(self, key: Qt.Key) -> None:
        """Shift everything."""
        self.press(key, held=SHIFT)
        self.becomes(moved(self.cells, (*ARROWS[key], 0)))

    @rule(key=st.sampled_from(list(TURNS)))
    def turn(self, key: Qt.Key) -> None:
        """Turn or mirror everything."""
        self.press(key)
        if self.cells:
            self.becomes(to_corner(frozenset(map(TURNS[key], self.cells)), corner(self.cells)))

    @rule()
    def to_origin(self) -> None:
        """Move everything to the origin."""
        self.press(Key.Key_J)
        if self.cells:
            self.becomes(to_corner(self.cells, (0, 0, 0)))

    @rule()
    def fill_inside(self) -> None:
        """Fill what is enclosed in space, or else in layers."""
        self.press(Key.Key_I)
        inside = shut_in(self.cells, SPACE)
        layers = {z for _, _, z in self.cells}
        self.becomes(self.cells | (inside or frozenset().union(
            *(shut_in(frozenset(c for c in self.cells if c[2] == z), LEVEL) for z in layers))))

    @rule(place=PLACES)
    def fill_here(self, place: Place) -> None:
        """Fill what encloses a place in space, or else in its layer."""
        self.canvas.surface.set_layer(place[2])
        self.canvas.surface.view.fit((-0.5, -0.5), (SIZE - 0.5, SIZE - 0.5))
        hover(self.canvas, self.canvas.surface.pixel_of((*place, 0)))
        self.press(Key.Key_D)
        inside = about(place, shut_in(self.cells, SPACE), SPACE)
        in_layer = shut_in(frozenset(c for c in self.cells if c[2] == place[2]), LEVEL)
        self.becomes(self.cells | (inside or about(place, in_layer, LEVEL)))

    @rule(place=PLACES)
    def copy_layer(self, place: Place) -> None:
        """Copy a layer up."""
        self.canvas.surface.set_layer(place[2])
        self.press(Key.Key_U)
        self.becomes(self.cells | moved((c for c in self.cells if c[2] == place[2]), (0, 0, 1)))

    def chosen(self, start: Place, end: Place) -> Cells:
        """Select the cells of a box with the mouse."""
        self.press(Key.Key_Escape, Key.Key_Escape)
        self.drag("select", start, end)
        return self.cells & box(start, end)

    @rule(start=PLACES, end=PLACES)
    def delete_selected(self, start: Place, end: Place) -> None:
        """Delete selected cells; with none selected Delete would clear everything."""
        some = self.chosen(start, end)
        if some:
            self.press(Key.Key_Delete)
            self.becomes(self.cells - some)

    @rule(start=PLACES, end=PLACES, to=PLACES, copy=st.booleans())
    def drag_selected(self, start: Place, end: Place, to: Place, copy: bool) -> None:
        """Drag selected cells, or with Alt a copy, to another place."""
        some = self.chosen(start, end)
        if some:
            first = min(some)
            held = Qt.KeyboardModifier.AltModifier if copy else NO_KEYS
            self.drag("select", first, to, held=held)
            by = tuple(b - a for a, b in zip(first, to, strict=True))
            self.becomes((self.cells if copy else self.cells - some) | moved(some, by))
        self.press(Key.Key_Escape, Key.Key_Escape)

    @rule(start=PLACES, end=PLACES, keys=st.lists(st.sampled_from([*ARROWS, *TURNS]), max_size=4),
          how=st.sampled_from(["move", "duplicate", "paste", "cut"]), kept=st.booleans())
    def float_selected(self, start: Place, end: Place, keys: list[Qt.Key], how: str, kept: bool) -> None:
        """Let cells float, move and turn them with keys, and place them or give up."""
        some = self.chosen(start, end)
        below = self.cells - some if how in ("move", "cut") else self.cells
        if not some:
            return
        if how == "duplicate":
            self.press(Key.Key_D, held=CTRL)
        elif how != "move":
            self.press(Key.Key_C if how == "paste" else Key.Key_X, held=CTRL)
            if how == "cut":
                self.becomes(below)
            self.press(Key.Key_V, held=CTRL)
        else:
            self.press(Key.Key_Up, held=SHIFT)
        floating = frozenset(cell[:3] for cell in self.canvas.surface.selection.cells)
        for key in keys:
            self.press(key)
            floating = moved(floating, (*ARROWS[key], 0)) if key in ARROWS else to_corner(
                frozenset(map(TURNS[key], floating)), corner(floating))
        assert frozenset(cell[:3] for cell in self.canvas.surface.shown) == below | floating
        self.press(Key.Key_Return if kept else Key.Key_Escape)
        if kept:
            self.becomes(below | floating)
        self.press(Key.Key_Escape)

    @rule()
    def show_layers_otherwise(self) -> None:
        """Show all layers side by side, or one."""
        self.pane.side_by_side.trigger()

    @precondition(lambda self: self.past)
    @rule()
    def undo(self) -> None:
        """Undo."""
        self.pane.document.stack.undo()
        self.future.append(self.cells)
        self.cells = self.past.pop()

    @precondition(lambda self: self.future)
    @rule()
    def redo(self) -> None:
        """Redo."""
        self.pane.document.stack.redo()
        self.past.append(self.cells)
        self.cells = self.future.pop()

    @invariant()
    def the_document_holds_these_cells(self) -> None:
        """The canvas and its document hold the cells, and as many steps can be undone as were made."""
        assert frozenset(cell[:3] for cell in self.pane.document.cells) == self.cells
        assert self.canvas.surface.shown == self.pane.document.cells
        assert (self.pane.document.stack.index(), self.pane.document.stack.count()) == (
            len(self.past), len(self.past) + len(self.future))


@pytest.mark.usefixtures("qapp")
def test_drawing_tools_do_what_they_do_to_a_set() -> None:
    run_state_machine_as_test(Drawing, settings=settings(
        max_examples=8, stateful_step_count=25, deadline=None, phases=[Phase.generate]))  # shrinking takes minutes
