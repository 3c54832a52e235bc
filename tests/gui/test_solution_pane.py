"""The stage: what it says, its sliders, its legend, and another widget in its place."""

from dataclasses import replace

import numpy as np
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel

from latticework.apart.courses import find_course
from latticework.gui.stage.legend import PartState
from latticework.picture.scenes import scene
from samples import PENTOMINOES, RINGS, SOMA, solved
from view_help import TOP_CORNER, area, index_of


def looked_at(picture, lattice):
    """Return a solved puzzle of which it is known how it comes apart, so that the pane has it at once."""
    puzzle, solution = solved(picture, lattice)
    find_course(puzzle, solution)
    find_course(puzzle, solution[::-1])
    return puzzle, solution


def test_the_step_slider_counts(pane):
    puzzle, solution = looked_at(SOMA, "cubic")
    pane.show_solution(puzzle, solution)
    assert pane.step_label.text() == "Together"
    pane.step.setValue(3)
    assert pane.step_label.text() == "Step 4 of 6"
    assert len(pane.view.drawing().shapes) == 4
    pane.show_solution(puzzle, solution[::-1])
    assert pane.step_label.text() == "Step 4 of 6"


def test_parts_that_hold_one_another_stay_when_the_others_are_out(pane):
    pane.show_solution(*looked_at(RINGS, "cubic"))
    pane.step.setValue(0)
    assert pane.step_label.text() == "Step 1 of 1"
    drawing = pane.view.drawing()
    assert {shape.label for shape in drawing.shapes} == {"A", "B"}
    assert not drawing.faded


def test_parts_that_hold_one_another_are_named_and_when_asked_the_others_faint(pane):
    puzzle, solution = looked_at(RINGS, "cubic")
    pane.show_solution(puzzle, solution)
    assert "Does not come apart: B, A hold one another" in pane.course.text.text()
    assert pane.course.show_held.isVisible()
    cube = index_of(puzzle, solution, "C")
    assert not pane.view.drawing().faded
    pane.course.show_held.click()
    assert pane.view.drawing().faded == {cube}
    assert pane.player.has_film
    links = solution[:cube] + solution[cube + 1:]
    find_course(puzzle, links)
    pane.show_solution(puzzle, links)
    assert "B, A hold one another" in pane.course.text.text()
    assert not pane.course.show_held.isVisible(), "there is no other part"
    assert (pane.player.has_film, pane.step_label.text()) == (False, "")
    pane.show_solution(*looked_at(SOMA, "cubic"))
    assert pane.course.text.text() == "Taken apart by straight moves"
    assert (pane.player.has_film, pane.step_label.text()) == (True, "Together")


def test_the_explode_slider_moves_the_parts(pane):
    puzzle, solution = solved(SOMA, "cubic")
    pane.show_solution(puzzle, solution)
    assert not pane.view.drawing().offsets.any()
    pane.explode.setValue(100)
    assert np.abs(pane.view.drawing().offsets).max() > 1


def test_how_the_parts_come_apart_is_not_said_of_an_explosion(pane):
    pane.show_solution(*looked_at(PENTOMINOES, "square"))
    assert (pane.course.text.text(), pane.course.isVisible()) == ("Laid one after another", True)
    pane.explode.setValue(50)
    assert not pane.course.isVisible()
    pane.explode.setValue(0)
    assert pane.course.isVisible()
    pane.show_solution(*looked_at(RINGS, "cubic"))
    pane.explode.setValue(50)
    assert pane.course.show_held.isVisible(), "it can still be asked which parts hold one another"


def test_a_chip_shows_fades_and_hides_its_part(pane, qtbot):
    puzzle, solution = solved(SOMA, "cubic")
    pane.show_solution(puzzle, solution)
    row = index_of(puzzle, solution, TOP_CORNER)
    chip = pane.legend.visualItemRect(pane.legend.item(row)).center()
    solid = area(pane.view, puzzle.color(row))
    words = []
    for _ in range(3):
        qtbot.mouseClick(pane.legend.viewport(), Qt.MouseButton.LeftButton, pos=chip)
        words.append(pane.legend.item(row).data(Qt.ItemDataRole.AccessibleTextRole))
    assert words == ["P: faint", "P: hidden", "P: shown"]
    assert area(pane.view, puzzle.color(row)) == solid
    pane.legend.setCurrentRow(row)
    qtbot.keyClick(pane.legend, Qt.Key.Key_Space)
    assert area(pane.view, puzzle.color(row)) == 0


def test_what_is_hidden_stays_hidden_in_the_next_solution(pane):
    puzzle, solution = solved(SOMA, "cubic")
    pane.show_solution(puzzle, solution)
    pane.legend.state_requested.emit(0, int(PartState.HIDDEN))
    pane.show_solution(puzzle, solution[::-1])
    assert 0 not in {shape.part for shape in pane.view.drawing().shapes}
    other, its = solved(PENTOMINOES, "square")
    pane.show_solution(other, its)
    assert len(pane.view.drawing().shapes) == 12


def test_a_click_on_a_part_fades_it_and_another_brings_it_back(pane, qtbot):
    puzzle, solution = solved("AB", "square")
    pane.show_solution(puzzle, solution)
    point = QPoint(pane.view.width() // 4, pane.view.height() // 2)
    for faded in (1, 0):
        with qtbot.waitSignal(pane.part_clicked):
            qtbot.mouseClick(pane.view, Qt.MouseButton.LeftButton, pos=point)
        assert len(pane.view.drawing().faded) == faded


def test_copies_share_a_chip(pane):
    puzzle, solution = solved("AABBC", "square", {"B": "A"})
    pane.show_solution(puzzle, solution)
    assert [pane.legend.item(i).text() for i in range(pane.legend.count())] == ["A ×2", "C"]


def test_the_chip_of_copies_has_the_colours_of_all_of_them(pane):
    puzzle, solution = solved("AABBCCD", "square", {"B": "A", "C": "A"})
    pane.show_solution(puzzle, solution)
    shapes = scene(puzzle, solution)
    picture = pane.legend.viewport().grab().toImage()
    for row, part in enumerate((0, 1)):
        rect = pane.legend.visualItemRect(pane.legend.item(row))
        seen = {picture.pixelColor(x, y).name() for x in range(rect.left(), rect.left() + 24)
                for y in range(rect.top(), rect.bottom())}
        assert {shape.color for shape in shapes if shape.part == part} <= seen
        assert not {shape.color for shape in shapes if shape.part != part} & seen
    assert len({shape.color for shape in shapes}) == 4


def test_names_are_plain_and_short_and_everything_has_one(pane):
    puzzle, solution = solved("A", "square")
    odd = replace(puzzle, parts=(replace(puzzle.parts[0], name="<b>&" + "x" * 90 + "\n"),))
    pane.show_solution(odd, solution)
    assert pane.legend.item(0).text().startswith("<b>&x")
    assert len(pane.legend.item(0).text()) == 22
    assert all(widget.accessibleName() for widget in (pane.view, pane.explode, pane.step, pane.legend))


def test_another_widget_takes_the_place_of_the_view_and_gives_it_back(pane, qtbot):
    pane.show_solution(*looked_at(SOMA, "cubic"))
    pane.step.setValue(3)
    other = QLabel("played by hand")
    qtbot.addWidget(other)
    pane.put_on_stage(other)
    assert pane.on_stage is other
    assert (other.isVisible(), pane.view.isVisible(), pane.player.isVisible()) == (True, False, False)
    assert pane.player.whole, "a film does not go on behind it"
    pane.clear_stage()
    assert pane.on_stage is None
    assert (other.isVisible(), pane.view.isVisible(), pane.player.isVisible()) == (False, True, True)
