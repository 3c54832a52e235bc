"""A long random life of a document with several targets, compared with a plain model."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from latticework.gui.editor.document import Document
from latticework.gui.widgets.names import target_names
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.targets import targets

SQUARE = builtin("square")


class TargetsMachine(RuleBasedStateMachine):
    """Edits several targets at random, beside a list of plain states: for each target its name, cells and copies."""

    @initialize()
    def begin(self):
        self.document = Document(Puzzle(SQUARE, parts=(Part("A"),)))
        self.states = [((("", 0), 1),)]
        self.places = [(0, 0)]  # for each step: where it was made, where it led
        self.now = self.place = 0

    def edited(self, place, *state):
        if state != self.states[self.now]:
            self.states[self.now + 1 :] = [state]
            self.places[self.now + 1 :] = [(self.place, place)]
            self.now += 1
            self.place = place

    def changed(self, **changes):
        state = self.states[self.now]
        (name, cells), copies = state[self.place]
        mine = ((changes.get("name", name), changes.get("cells", cells)), changes.get("copies", copies))
        self.edited(self.place, *state[: self.place], mine, *state[self.place + 1 :])

    @rule(cells=st.integers(0, 4))
    def draw(self, cells):
        self.document.set_subject(None)
        self.document.set_cells(None, tuple((x, 0, 0) for x in range(cells)))
        self.changed(cells=cells)

    @rule(copies=st.integers(0, 4))
    def set_copies(self, copies):
        self.document.set_copies(0, copies, copies)
        self.changed(copies=copies)

    @rule(number=st.integers(0, 4))
    def switch(self, number):
        self.place = number % len(self.states[self.now])
        self.document.show_target(self.place)

    @precondition(lambda self: len(self.states[self.now]) < 4)
    @rule()
    def add(self):
        self.document.add_target()
        state = self.states[self.now]
        self.edited(len(state), *state, (("", 0), state[self.place][1]))

    @precondition(lambda self: len(self.states[self.now]) > 1)
    @rule()
    def remove(self):
        self.document.remove_target()
        state = self.states[self.now]
        self.edited(max(0, self.place - 1), *state[: self.place], *state[self.place + 1 :])

    @precondition(lambda self: self.now > 0)
    @rule()
    def undo(self):
        self.document.stack.undo()
        self.place = self.places[self.now][0]
        self.now -= 1

    @precondition(lambda self: self.now + 1 < len(self.states))
    @rule()
    def redo(self):
        self.document.stack.redo()
        self.now += 1
        self.place = self.places[self.now][1]

    @invariant()
    def every_target_is_as_the_model_says(self):
        if hasattr(self, "document"):
            puzzle = self.document.puzzle
            usual = ((puzzle.parts[0].least, puzzle.parts[0].most),)
            assert tuple(((t.name, len(t.cells)), (t.copies or usual)[0][0]) for t in targets(puzzle)
                         ) == self.states[self.now]
            assert (puzzle.place, len(target_names(puzzle))) == (self.place, len(self.states[self.now]))
            assert self.document.modified == (self.now != 0)


TestLife = pytest.mark.usefixtures("qapp")(TargetsMachine.TestCase)
TestLife.settings = settings(max_examples=12, stateful_step_count=30, deadline=None)
