"""Picking parts of a solution, and turning, shifting and zooming the view."""

from dataclasses import replace

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication

from samples import PENTOMINOES, SOMA, solved
from view_help import drag, index_of, picked


class TestPicking:
    def test_a_click_reports_the_part_and_a_drag_does_not(self, view, qtbot):
        puzzle, solution = solved("AB", "square")
        view.show_solution(puzzle, solution)
        left, right = QPoint(view.width() // 4, view.height() // 2), QPoint(3 * view.width() // 4, view.height() // 2)
        for point, name in ((left, "A"), (right, "B")):
            with qtbot.waitSignal(view.part_clicked) as clicked:
                qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=point)
            assert clicked.args == [index_of(puzzle, solution, name)]
        with qtbot.assertNotEmitted(view.part_clicked):
            drag(view, qtbot, left, right)
            qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))

    def test_picking_agrees_with_the_pixels(self, view):
        puzzle, solution = solved(PENTOMINOES, "square")
        view.show_solution(puzzle, solution)
        image = view.grab_image()
        checked = 0
        for x in range(6, view.width(), 22):
            for y in range(6, view.height(), 22):
                seen = [i for i in range(12) if image.pixelColor(x, y).name() == puzzle.color(solution[i].part)]
                checked += len(seen)
                assert not seen or view.part_at(QPointF(x, y)) == seen[0]
        assert checked > 80

    def test_hidden_parts_are_not_met_and_faded_ones_last(self, view):
        puzzle, solution = solved("A\n\nB", "cubic")
        view.show_solution(puzzle, solution)
        assert picked(view) == {0, 1}
        view.set_faded({1})
        middle = QPointF(view.width() / 2, view.height() * 0.5)
        assert view.part_at(middle) == 0
        view.set_hidden({1})
        assert picked(view) == {0}

    def test_the_target_alone_is_no_part(self, view, qtbot):
        puzzle, _ = solved("AB", "square")
        view.show_solution(puzzle, None)
        with qtbot.assertNotEmitted(view.part_clicked):
            qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(view.width() // 4, view.height() // 2))


class TestCamera:
    def test_keys_turn_zoom_and_start_again(self, view, qtbot):
        puzzle, solution = solved(SOMA, "cubic")
        view.show_solution(puzzle, solution)
        first = view.grab_image()
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Plus, Qt.Key.Key_Right, Qt.Key.Key_Minus):
            before = view.grab_image()
            qtbot.keyClick(view, key)
            assert view.grab_image() != before
        qtbot.keyClick(view, Qt.Key.Key_Home)
        assert view.grab_image() == first

    def test_dragging_turns_and_shifts(self, view, qtbot):
        puzzle, solution = solved(SOMA, "cubic")
        view.show_solution(puzzle, solution)
        for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            before = view.grab_image()
            drag(view, qtbot, QPoint(100, 100), QPoint(160, 130), button)
            assert view.grab_image() != before

    def test_shifted_pictures_follow_the_mouse(self, view, qtbot):
        puzzle, solution = solved("A", "square")
        view.show_solution(puzzle, solution)
        middle = QPoint(view.width() // 2, view.height() // 2)
        drag(view, qtbot, middle, QPoint(0, middle.y()), Qt.MouseButton.RightButton)
        assert view.part_at(QPointF(8, middle.y())) == 0
        assert view.part_at(QPointF(view.width() - 8, middle.y())) is None

    def test_the_camera_stays_for_the_next_solution_of_the_puzzle_only(self, view, qtbot):
        puzzle, solution = solved(SOMA, "cubic")
        view.show_solution(puzzle, solution)
        qtbot.keyClick(view, Qt.Key.Key_Left)
        turned = view.grab_image()
        view.show_solution(replace(puzzle, name="Renamed"), solution)
        assert view.grab_image() == turned
        other, its = solved(PENTOMINOES, "square")
        view.show_solution(other, its)
        view.show_solution(puzzle, solution)
        assert view.grab_image() != turned

    def test_everything_fits_into_every_window(self, view):
        puzzle, solution = solved(SOMA, "cubic")
        view.show_solution(puzzle, solution)
        for width, height in ((500, 200), (200, 500), (300, 300)):
            view.resize(width, height)
            QApplication.processEvents()
            image = view.grab_image()
            rim = [image.pixelColor(x, y).name() for x in range(image.width()) for y in (0, image.height() - 1)]
            rim += [image.pixelColor(x, y).name() for y in range(image.height()) for x in (0, image.width() - 1)]
            assert set(rim) == {"#ffffff"}
