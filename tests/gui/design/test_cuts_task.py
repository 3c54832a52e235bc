"""The task to cut a target: the hardest cut first, pause, a puzzle of one, a table."""

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

import latticework as lw
from design_help import BOX, FOUR, LONG, chosen, cutting, opened
from latticework.designs import kept_lists
from latticework.gui.design.cuts_task import _Kept
from latticework.gui.design.window import CUTS
from latticework.gui.shell.window import MainWindow


class TestCuts:
    def test_the_hardest_comes_first_and_all_have_one_solution(self, qtbot: QtBot, window: MainWindow) -> None:
        cuts = cutting(qtbot, window)
        qtbot.waitUntil(lambda: cuts.rows.rowCount() > 1, timeout=LONG)
        cuts.desk.run.go.click()
        qtbot.waitUntil(lambda: not cuts.steps._tasks.busy, timeout=LONG)
        hard = [cut.dissection.difficulty for cut in cuts.rows.items]
        assert hard == sorted(hard, reverse=True)
        assert cuts.desk.run.figure.text == cuts.rows.index(0, 1).data()
        assert f"the hardest has difficulty {cuts.desk.run.figure.text}" in cuts.desk.found.summary.text()
        for cut in cuts.rows.items:
            assert lw.solve(lw.Puzzle.of(cut.dissection.puzzle)).counts.reflections == 1
        qtbot.waitUntil(lambda: cuts.rows.picture(0) is not None, timeout=LONG)

    def test_paused_it_goes_on_where_it_was(self, qtbot: QtBot, window: MainWindow) -> None:
        cuts = cutting(qtbot, window)
        assert not cuts.form.isEnabled()
        cuts.desk.run.go.click()
        qtbot.waitUntil(lambda: not cuts.steps._tasks.busy, timeout=LONG)
        before, number = cuts.steps.steps, cuts.rows.rowCount()
        assert (cuts.desk.run.go.text(), cuts.form.isEnabled()) == ("Resume", True)
        cuts.desk.run.go.click()
        qtbot.waitUntil(lambda: cuts.steps.steps > before, timeout=LONG)
        assert cuts.rows.rowCount() >= number
        cuts.desk.pause()

    def test_other_wishes_begin_anew_and_keep_what_was_found(self, qtbot: QtBot, window: MainWindow) -> None:
        cuts = cutting(qtbot, window)
        cuts.desk.run.go.click()
        cuts.form.seed.setValue(7)
        number = cuts.rows.rowCount()
        assert (cuts.desk.run.go.text(), cuts.steps.begun) == ("Find cuts", False)
        qtbot.waitUntil(lambda: not cuts.steps._tasks.busy, timeout=LONG)
        cuts.form.equal.click()
        cuts.form.cells.least.setValue(4)
        cuts.form.cells.most.setValue(6)
        assert cuts.form.sizes == (4, 6)
        cuts.desk.run.go.click()
        qtbot.waitUntil(lambda: cuts.rows.rowCount() > number, timeout=LONG)
        cuts.desk.pause()

    def test_what_cannot_be_cut_is_told(self, qtbot: QtBot, window: MainWindow) -> None:
        cuts = opened(window, CUTS, BOX).cuts
        cuts.form.parts.setValue(12)
        cuts.form.equal.click()
        cuts.form.cells.least.setValue(3)
        cuts.desk.run.go.click()
        qtbot.waitUntil(lambda: "cannot be cut into 12 parts" in cuts.desk.run.message.text(), timeout=LONG)
        assert not cuts.desk.busy
        assert cuts.desk.run.go.text() == "Find cuts"

    def test_enter_makes_a_puzzle_of_one(self, qtbot: QtBot, window: MainWindow) -> None:
        cuts = cutting(qtbot, window)
        cuts.desk.run.go.click()
        cuts.desk.table.selectRow(0)
        made = cuts.rows.items[0].dissection.puzzle
        cuts.desk.found.view.setFocus()
        qtbot.keyClick(cuts.desk.found.view, Qt.Key.Key_Return)
        assert window.document.puzzle.parts == made.parts
        assert window.document.puzzle.name == "Box in 4 parts"
        assert window.document.puzzle.author == ""
        assert "open in the main window" in cuts.desk.found.told.text()
        # It is no new target.
        assert chosen(window, CUTS).cuts.rows.rowCount() > 0

    def test_cuts_are_saved_as_a_table(self, qtbot: QtBot, window: MainWindow, tmp_path: Path, chooser) -> None:
        cuts = cutting(qtbot, window)
        cuts.desk.run.go.click()
        qtbot.waitUntil(lambda: not cuts.steps._tasks.busy, timeout=LONG)
        chooser.answer = str(tmp_path / "cuts")
        cuts.desk.found.save_button.click()
        assert "The table was written to" in cuts.desk.found.told.text()
        assert cuts.desk.found.told.text().endswith("cuts.csv.")
        head, first, *_ = (tmp_path / "cuts.csv").read_text().splitlines()
        assert head == "difficulty,parts,cells of each"
        hard, parts, cells = first.split(",", 2)
        assert (float(hard), int(parts)) == (round(cuts.rows.items[0].dissection.difficulty, 1), 4)
        assert len(cells.replace(";", "").strip('"').split()) == 20

    def test_cuts_are_there_the_next_time_the_program_runs(self, qtbot: QtBot, window: MainWindow) -> None:
        cuts = cutting(qtbot, window)
        cuts.desk.run.go.click()
        qtbot.waitUntil(lambda: not (cuts.steps._tasks.busy or cuts.kept._writing.busy), timeout=LONG)
        found = [(cut.parts, cut.dissection.difficulty) for cut in cuts.rows.items]
        window.in_and_out.design.close()
        again = chosen(window, CUTS).cuts
        assert again is not cuts
        qtbot.waitUntil(lambda: again.rows.rowCount() > 0, timeout=LONG)
        assert [(cut.parts, cut.dissection.difficulty) for cut in again.rows.items] == found
        assert again.rows.items[0].dissection.puzzle == cuts.rows.items[0].dissection.puzzle
        assert again.desk.run.go.text() == "Find cuts"
        again.show_puzzle(FOUR)
        assert again.rows.rowCount() == 0

    def test_what_another_window_has_kept_since_stays(self, qtbot: QtBot, window: MainWindow) -> None:
        cuts = cutting(qtbot, window)
        path = cuts.kept.path
        cuts.desk.run.go.click()
        qtbot.waitUntil(lambda: not (cuts.steps._tasks.busy or cuts.kept._writing.busy), timeout=LONG)
        own = kept_lists.read(path, _Kept)
        others = _Kept(9.0, 1.0, (BOX.target.cells,))
        kept_lists.write(path, [others, own[0]], _Kept)
        cuts._on_found([])
        qtbot.waitUntil(lambda: not cuts.kept._writing.busy, timeout=LONG)
        assert kept_lists.read(path, _Kept) == [*own, others]

    def test_a_damaged_list_is_told_and_stays(self, qtbot: QtBot, window: MainWindow) -> None:
        cuts = opened(window, CUTS, BOX).cuts
        path = cuts.kept.path
        assert path is not None
        path.parent.mkdir(parents=True)
        path.write_text("no list")
        cuts.show_puzzle(BOX)
        qtbot.waitUntil(lambda: "not a valid JSON file" in cuts.desk.run.message.text(), timeout=LONG)
        cuts.desk.run.go.click()
        qtbot.waitUntil(lambda: cuts.rows.rowCount() > 0, timeout=LONG)
        cuts.desk.pause()
        assert path.read_text() == "no list"

    def test_closing_pauses_and_another_puzzle_empties_the_list(self, qtbot: QtBot, window: MainWindow) -> None:
        cuts = cutting(qtbot, window)
        window.in_and_out.design.window.close_button.click()
        assert not cuts.desk.busy
        assert opened(window, CUTS, FOUR).cuts is cuts
        assert cuts.rows.rowCount() == 0
        assert "Choose at the left" in cuts.desk.found.empty.text()
