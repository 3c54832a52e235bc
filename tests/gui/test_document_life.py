"""A long random life of a document, compared with a plain model."""

import tempfile
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from latticework.gui.editor.document import Document
from latticework.lattice import builtin
from latticework.puzzle import Puzzle, drawing

SQUARE = builtin("square")

CELLS = st.lists(st.tuples(st.integers(-3, 6), st.integers(-3, 6)), min_size=1, max_size=8)


class EditingMachine(RuleBasedStateMachine):
    """Edits a document at random, beside a list of plain states: (target, parts as (name, cells))."""

    @initialize()
    def begin(self):
        self.folder = tempfile.TemporaryDirectory()
        self.file = Path(self.folder.name) / "p.toml"
        self.document = Document(Puzzle(SQUARE, "Named"))
        self.states = [(frozenset(), ())]
        self.now, self.saved, self.subject = 0, 0, None

    def teardown(self):
        if hasattr(self, "folder"):
            self.folder.cleanup()

    def edited(self, state):
        if state != self.states[self.now]:
            self.saved = self.saved if self.saved <= self.now else -1
            self.states = [*self.states[: self.now + 1], state]
            self.now += 1

    def cells(self):
        target, parts = self.states[self.now]
        return target if self.subject is None else parts[self.subject][1]

    def draw_cells(self, cells):
        target, parts = self.states[self.now]
        if self.subject is None:
            self.edited((frozenset(cells), parts))
        else:
            changed = (parts[self.subject][0], frozenset(cells))
            self.edited((target, (*parts[: self.subject], changed, *parts[self.subject + 1 :])))
        return tuple((*cell, 0) for cell in cells)

    @rule(cells=CELLS, subject=st.integers(0, 5))
    def draw(self, cells, subject):
        self.choose(subject)
        self.document.set_cells(self.subject, self.draw_cells(self.cells() | set(cells)))

    @rule(cells=CELLS)
    def erase(self, cells):
        self.document.set_cells(self.subject, self.draw_cells(self.cells() - set(cells)), "Erase")

    def choose(self, subject):
        parts = self.states[self.now][1]
        self.subject = subject - 1 if 0 < subject <= len(parts) else None
        self.document.set_subject(self.subject)

    @precondition(lambda self: self.cells())
    @rule(x=st.integers(-2, 2), y=st.integers(-2, 2))
    def move(self, x, y):
        self.document.set_cells(self.subject, self.draw_cells({(a + x, b + y) for a, b in self.cells()}), "Shift")

    @precondition(lambda self: self.cells())
    @rule()
    def rotate(self):
        cells = self.cells()
        turned = {(-y, x) for x, y in cells}
        dx, dy = (min(c[i] for c in cells) - min(c[i] for c in turned) for i in (0, 1))
        self.document.set_cells(self.subject, tuple(drawing.turned(SQUARE, self.document.cells).values()), "Turn")
        self.draw_cells({(x + dx, y + dy) for x, y in turned})

    @precondition(lambda self: len(self.states[self.now][1]) < 5)
    @rule()
    def add_part(self):
        target, parts = self.states[self.now]
        self.subject = self.document.add_part()
        name = next(letter for letter in "ABCDEF" if letter not in {part[0] for part in parts})
        self.edited((target, (*parts, (name, frozenset()))))

    @precondition(lambda self: self.subject is not None)
    @rule()
    def remove_part(self):
        target, parts = self.states[self.now]
        self.document.remove_parts([self.subject])
        self.edited((target, (*parts[: self.subject], *parts[self.subject + 1 :])))
        self.subject = min(self.subject, len(parts) - 2) if len(parts) > 1 else None

    @precondition(lambda self: self.now > 0)
    @rule()
    def undo(self):
        self.document.stack.undo()
        self.now -= 1
        self.subject = self.document.subject

    @precondition(lambda self: self.now + 1 < len(self.states))
    @rule()
    def redo(self):
        self.document.stack.redo()
        self.now += 1
        self.subject = self.document.subject

    @rule()
    def save(self):
        self.document.save_as(self.file)
        self.saved, self.on_disk = self.now, self.states[self.now]

    @precondition(lambda self: self.file.exists())
    @rule()
    def reopen(self):
        self.document.open(self.file)
        self.states, self.now, self.saved, self.subject = [self.on_disk], 0, 0, None

    @invariant()
    def the_document_is_as_the_model_says(self):
        if hasattr(self, "document"):
            assert _state(self.document.puzzle) == self.states[self.now]
            assert self.document.modified == (self.saved != self.now)
            assert self.document.cells == tuple(sorted((*cell, 0) for cell in self.cells()))


def _state(puzzle):
    return (frozenset(c[:2] for c in puzzle.target.cells),
            tuple((part.name, frozenset(c[:2] for c in part.cells)) for part in puzzle.parts))


TestEditing = pytest.mark.usefixtures("qapp")(EditingMachine.TestCase)
TestEditing.settings = settings(max_examples=12, stateful_step_count=40, deadline=None)
