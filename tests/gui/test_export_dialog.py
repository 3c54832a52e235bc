"""The Export dialog: its formats, settings and previews, and the files that it writes."""

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from export_help import (
    PUZZLE,
    SOLUTION,
    SOLVED,
    OpenExport,
    choose,
    export,
    export_to_chosen,
    files_in,
    opens_exports,
)
from keyboard_help import Keyboard
from latticework.apart.assembly_moves import Assembly
from latticework.apart.courses import find_course
from latticework.files import formats, printable
from latticework.files.file_format import PAPER, PRINT, PURPOSES, SHARE, Format
from latticework.gui.export import preview as previews
from latticework.gui.export import settings_form
from latticework.gui.export.dialog import exported
from latticework.gui.export.exportable import Exportable, Which
from latticework.gui.widgets.forms import Whole
from latticework.lattice import builtin
from latticework.paths import library
from latticework.puzzle import Part, Puzzle, Target, load
from latticework.settings import settings_of
from quick_suite import in_part
from samples import LATCH, RINGS, SOMA, solved
from view_help import drag

UNSOLVED = Exportable(PUZZLE)
ANIMATED = {".gif", ".mp4"}
QUICK = {"frame_size": 32, "seconds": 0.5, "frame_rate": 2}


@pytest.fixture
def opened(qtbot: QtBot) -> OpenExport:
    return opens_exports(qtbot)


@pytest.mark.parametrize("form", in_part([  # one animation shows how all are written
    pytest.param(form, id=form.ending, marks=pytest.mark.slow if number % 2 or form.ending in ANIMATED else [])
    for number, form in enumerate(exported())], 3))
def test_every_format_is_written_or_greyed_with_a_reason(opened, chooser, told, tmp_path, form):
    chooser.answer = str(tmp_path / "a")
    if form.ending == ".parquet":
        pytest.importorskip("pyarrow")
    quick = {name: value for name, value in QUICK.items() if name in {one.name for one in settings_of(form.record)}}
    dialog = opened(UNSOLVED)
    choose(dialog, form.ending)
    assert dialog.export_button.isEnabled() != form.needs_solution
    if dialog.page is not None:
        dialog.page.show_values(quick)
    export_to_chosen(dialog)
    assert bool(files_in(tmp_path)) != form.needs_solution
    chooser.answer = str(tmp_path / "b")
    export(opened(SOLVED), form.ending, **quick)
    assert [name for name in files_in(tmp_path) if name.startswith("b")] == [f"b{form.ending}"]
    assert not told


@pytest.mark.parametrize("form", in_part(exported(), 3), ids=lambda form: form.ending)
def test_every_format_has_a_preview(qapp, form):
    for exportable in (SOLVED, UNSOLVED):
        for which in exportable.choices(form):
            made = previews.preview(form, exportable, which, {})
            assert (made.picture is not None and made.picture.width > 10) != bool(made.text)


def test_a_packed_file_is_previewed_as_the_text_in_it(qapp):
    form = next(form for form in exported() if form.ending == ".xmpuzzle")
    assert previews.preview(form, SOLVED, Which.SHOWN, {}).text.startswith("<?xml")


def test_the_preview_follows_the_settings(opened, qtbot):
    dialog = opened(SOLVED)
    choose(dialog, ".png")
    pixmap = dialog.preview.picture.pixmap
    qtbot.waitUntil(lambda: not pixmap().isNull())
    before = pixmap().toImage()
    dialog.page.show_values({"turn": 40.0})
    qtbot.waitUntil(lambda: not pixmap().isNull() and pixmap().toImage() != before)
    choose(dialog, ".txt")
    qtbot.waitUntil(lambda: "AB" in dialog.preview.text.toPlainText())


def test_a_preview_that_cannot_be_made_says_why(opened, qtbot):
    dialog = opened(Exportable(Puzzle(builtin("square"), "Empty")))
    choose(dialog, ".png")
    qtbot.waitUntil(lambda: "nothing to draw" in dialog.preview.picture.text())


def test_what_cannot_be_cut_is_not_exported_until_it_can(opened, qtbot):
    corner = Part("Corner", ((0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0)))
    dialog = opened(Exportable(Puzzle(builtin("cubic"), "Corner", target=Target(corner.cells), parts=(corner,))))
    choose(dialog, ".laser.svg")
    qtbot.waitUntil(lambda: "cannot be cut from a sheet" in dialog.preview.picture.text(), timeout=30_000)
    assert not dialog.export_button.isEnabled()
    assert dialog.export_button.toolTip() == dialog.preview.picture.text()
    assert dialog.preview.picture.accessibleDescription() == dialog.preview.picture.text()
    choose(dialog, ".stl")
    assert dialog.export_button.isEnabled()
    assert dialog.export_button.toolTip() == ""


def test_what_is_cut_fills_the_preview(opened, qtbot):
    dialog = opened(Exportable(load(library() / "square" / "pentominoes-6x10.toml")))
    choose(dialog, ".laser.svg")
    picture = dialog.preview.picture
    qtbot.waitUntil(lambda: not picture.pixmap().isNull(), timeout=60_000)
    assert picture.pixmap().width() >= 0.9 * picture.width()
    assert "600 x 400 mm" in dialog.preview.message.text()
    assert picture.pixmap().height() > picture.pixmap().width() / 3, "a strip is shown in rows"


def test_film_and_booklet_one_after_the_other(opened, chooser, tmp_path):
    puzzle, solution = solved(LATCH, "cubic")
    dialog = opened(Exportable(puzzle, solution, assembly=find_course(puzzle, solution).assembly))
    chooser.answer = str(tmp_path / "film")
    choose(dialog, ".webp")
    assert dialog.page.values()["animation"] == "disassembly", "as it comes apart"
    export(dialog, ".webp", **QUICK)
    assert dialog.isVisible()
    assert dialog.status.text() == "Exported to film.webp"
    chooser.answer = str(tmp_path / "paper")
    export(dialog, ".booklet.pdf")
    assert files_in(tmp_path) == ["film.webp", "paper.booklet.pdf"]
    assert dialog.status.text() == "Exported to paper.booklet.pdf"
    dialog.page.usual.click()
    choose(dialog, ".webp")
    dialog.page.show_values({"animation": "turntable"})
    dialog.page.usual.click()
    assert dialog.page.values()["animation"] == "disassembly"


def test_a_film_takes_longer_the_more_moves_there_are(qapp):
    puzzle, solution = solved(LATCH, "cubic")
    known = find_course(puzzle, solution).assembly
    for times, seconds in ((1, 6.0), (9, 12.6), (49, 60.0)):
        moves = Assembly(times * known.moves, np.tile(known.directions, (times, 1)), times * known.enters,
                         times * known.subassemblies)
        form, exportable = formats.to_write(Path("film.webp")), Exportable(puzzle, solution, assembly=moves)
        usual = exportable.usual(form, Which.SHOWN)
        kept = settings_form.kept_values(form, usual)
        assert kept["seconds"] == pytest.approx(seconds), "not that of the one before"
        settings_form.keep_choices(form, usual, usual, "shown")
    settings_form.keep_choices(form, usual | {"seconds": 2.5}, usual, "shown")
    assert settings_form.kept_values(form, usual)["seconds"] == 2.5


def test_a_film_of_what_is_held_or_flat_or_unsolved_goes_once_round(opened):
    held = solved(RINGS, "cubic")
    for exportable in (Exportable(*held, assembly=find_course(*held).assembly), SOLVED, UNSOLVED):
        dialog = opened(exportable)
        choose(dialog, ".webp")
        assert dialog.page.values()["animation"] == "turntable"


def test_a_name_gets_the_ending_and_no_harm_is_done_by_a_strange_one(opened, chooser, tmp_path):
    puzzle = Puzzle(builtin("square"), '<b>"../\x1b[31m\n&', target=PUZZLE.target, parts=PUZZLE.parts)
    chooser.answer = str(tmp_path / "v1.2")
    export(opened(Exportable(puzzle, SOLUTION)), ".svg")
    assert files_in(tmp_path) == ["v1.2.svg"]
    assert Path(chooser.proposed).name == "-b-------31m--.svg"


def test_files_that_are_there_are_replaced_only_when_agreed(opened, chooser, monkeypatch, tmp_path):
    asked: list[str] = []
    answers = [QMessageBox.StandardButton.Cancel, QMessageBox.StandardButton.Yes]
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.text()) or answers[len(asked) - 1])
    kept = tmp_path / "a-A.stl"
    kept.write_text("precious")
    chooser.answer = str(tmp_path / "a.stl")
    dialog = opened(SOLVED)
    export(dialog, ".stl", files="each")
    assert files_in(tmp_path) == ["a-A.stl"]
    assert kept.read_text() == "precious"
    assert "a-A.stl" in asked[0]
    assert dialog.isVisible()
    dialog.export_button.click()
    assert files_in(tmp_path) == ["a-A.stl", "a-B.stl", "a-C.stl"]
    assert kept.read_bytes()[80:84] == (12).to_bytes(4, "little")


def test_a_completed_name_is_asked_about(opened, chooser, monkeypatch, tmp_path):
    asked, cancel = [], QMessageBox.StandardButton.Cancel
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.text()) or cancel)
    kept = tmp_path / "a.svg"
    kept.write_text("precious")
    chooser.answer = str(tmp_path / "a")
    export(opened(SOLVED), ".svg")
    assert kept.read_text() == "precious"
    assert "a.svg" in asked[0]


@pytest.mark.parametrize("form", formats.writable(), ids=lambda form: form.ending)
def test_each_setting_is_remembered_beside_which_solutions(qapp, form):
    values = {one.name: one.choices[-1] if one.choices else one.kind(one.most) if one.most is not None else
              not one.default if one.kind is bool else "x" for one in settings_of(form.record)}
    usual = {one.name: one.default for one in settings_of(form.record)}
    settings_form.keep_choices(form, values, usual, "all")
    assert settings_form.kept_which(form) == "all"
    forgotten = {name: value for name, value in usual.items() if name in settings_form.OF_ONE_SOLUTION}
    assert settings_form.kept_values(form, usual) == values | forgotten


def test_settings_are_remembered_but_not_what_belongs_to_one_solution(opened, chooser, tmp_path):
    chooser.answer = str(tmp_path / "a")
    export(opened(SOLVED), ".png", size=320, transparent=True, hide="1", step=2, turn=12.5)
    assert max(QImage(str(tmp_path / "a.png")).size().toTuple()) == 320
    dialog = opened(SOLVED)
    assert dialog.format.ending == ".png"
    values = dialog.page.values()
    assert (values["size"], values["transparent"], values["turn"]) == (320, True, 12.5)
    assert (values["hide"], values["step"]) == ("", 10_000)
    dialog.page.usual.click()
    assert dialog.page.values() == {one.name: one.default for one in settings_of(dialog.format.record)}


def test_damaged_memories_are_forgotten(opened):
    for name, value in {"size": "7", "turn": "x", "layout": "round", "transparent": "maybe"}.items():
        QSettings().setValue(f"export/png/{name}", value)
    dialog = opened(SOLVED)
    choose(dialog, ".png")
    assert dialog.page.values() == {one.name: one.default for one in settings_of(dialog.format.record)}


def test_a_picture_is_drawn_as_the_view_is_now(opened):
    dialog = opened(SOLVED)
    choose(dialog, ".png")
    dialog.page.as_seen.click()
    values = dialog.page.values()
    assert {name: values[name] for name in ("layout", "turn", "tilt", "explode", "step", "hide")} == {
        "layout": "view", "turn": 20, "tilt": 10, "explode": 0.3, "step": 10_000, "hide": "2"}


def test_all_moves_of_the_assembly_are_called_so(opened):
    dialog = opened(SOLVED)
    choose(dialog, ".png")
    step = dialog.page.fields["step"]
    assert isinstance(step, Whole)
    assert (step.text(), step.maximum()) == ("all moves", 3)
    step.stepDown()
    assert (step.text(), step.value()) == ("2", 2)


def test_what_cannot_be_written_is_reported_and_the_dialog_stays(opened, chooser, told, tmp_path):
    chooser.answer = str(tmp_path / "not there" / "a.png")
    dialog = opened(SOLVED)
    export(dialog, ".png")
    assert "could not be saved" in told[0]
    export(dialog, ".png", hide="Z")
    assert "hide" in told[1]
    assert dialog.isVisible()
    dialog.destination.line.setText(" ")
    dialog.export_button.click()
    assert "“Save as” has no name" in told[2]


def test_a_puzzle_that_is_drawn_is_written_without_its_solution(qapp):
    drawn = Exportable(PUZZLE, SOLUTION, drawing=True)
    assert list(drawn.choices(formats.FORMATS[3])) == [Which.NONE, Which.SHOWN]
    assert list(SOLVED.choices(formats.FORMATS[3])) == [Which.SHOWN, Which.NONE]


def test_soma_is_previewed_within_the_dialog(opened, qtbot):
    dialog = opened(Exportable(*solved(SOMA, "cubic")))
    choose(dialog, ".stl")
    qtbot.waitUntil(lambda: not dialog.preview.picture.pixmap().isNull())
    qtbot.waitUntil(lambda: "parts: 7, plates: 1" in dialog.preview.report.toPlainText(), timeout=20_000)
    assert dialog.width() <= 1000
    assert dialog.height() <= 650


def test_parts_are_not_made_again_after_their_preview(opened, chooser, qtbot, tmp_path):
    chooser.answer = str(tmp_path / "a.3mf")
    dialog = opened(SOLVED)
    choose(dialog, ".stl")
    qtbot.waitUntil(lambda: "parts: 3" in dialog.preview.report.toPlainText(), timeout=20_000)
    before = printable.made_parts.cache_info().misses
    export(dialog, ".3mf")
    assert files_in(tmp_path) == ["a.3mf"]
    assert printable.made_parts.cache_info().misses == before


@pytest.mark.gl
def test_parts_to_be_printed_are_turned_by_the_mouse(opened, qtbot):
    dialog = opened(SOLVED)
    choose(dialog, ".stl")
    qtbot.waitUntil(lambda: dialog.preview.solids is not None and dialog.preview.solids.isVisible(), timeout=20_000)
    view = dialog.preview.solids
    assert [shape.label for shape in view.drawing().shapes] == ["A", "C", "B", ""]  # the last is the plate
    before = view.grab_image()
    drag(view, qtbot, QPoint(100, 100), QPoint(160, 120))
    assert view.grab_image() != before
    dialog.page.show_values({"arrange": "assembled"})
    qtbot.waitUntil(lambda: len(view.drawing().shapes) == 3, timeout=20_000)
    choose(dialog, ".png")
    qtbot.waitUntil(lambda: not dialog.preview.picture.pixmap().isNull())
    assert not view.isVisible()


def test_without_opengl_parts_are_shown_as_a_picture(opened, qtbot, monkeypatch):
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    dialog = opened(SOLVED)
    choose(dialog, ".stl")
    qtbot.waitUntil(lambda: "parts: 3" in dialog.preview.report.toPlainText(), timeout=20_000)
    assert dialog.preview.solids is None
    assert not dialog.preview.picture.pixmap().isNull()


def test_settings_that_change_nothing_are_grey(opened):
    dialog = opened(Exportable(*solved(SOMA, "cubic")))
    choose(dialog, ".3mf")
    fields = dialog.page.fields
    able = {name for name, field in fields.items() if field.isEnabled()}
    assert {"thickness", "bridge", "edge", "drain"} & able == set()
    assert {"cell", "play", "edges", "joint", "wall", "plate_width"} <= able
    dialog.page.show_values({"edges": "rounded", "wall": 2.0, "arrange": "assembled"})
    assert fields["edge"].isEnabled()
    assert fields["drain"].isEnabled()
    assert not fields["plate_width"].isEnabled()


def test_it_fits_on_a_small_screen_with_its_whole_picture(opened, qtbot):
    dialog = opened(Exportable(*solved(SOMA, "cubic")))
    for form in exported():
        dialog.choose(form)
    choose(dialog, ".png")
    qtbot.waitUntil(lambda: not dialog.preview.picture.pixmap().isNull())
    whole = dialog.preview.picture.pixmap().width()
    dialog.resize(640, 480)
    QApplication.processEvents()
    assert dialog.width() <= 800
    assert dialog.height() <= 560
    picture = dialog.preview.picture
    assert picture.pixmap().width() <= picture.width() < whole
    dialog.resize(1200, 700)
    QApplication.processEvents()
    assert picture.pixmap().width() == whole
    dialog.preview.wait()
    dialog.resize(1000, 600)
    assert picture.text()


def test_every_purpose_has_formats_and_every_format_a_purpose(qapp):
    assert {form.purpose for form in exported()} == set(PURPOSES)


def test_enter_exports(opened: OpenExport) -> None:
    assert opened(SOLVED).export_button.isDefault()


def test_an_stl_file_is_three_presses_away(opened: OpenExport, tmp_path: Path) -> None:
    QSettings().setValue("export/folder", str(tmp_path))
    opened(SOLVED).export_button.click()  # after the menu File and its entry
    assert files_in(tmp_path) == ["Sample.stl"]


def test_purpose_and_format_come_back(opened: OpenExport) -> None:
    first = opened(SOLVED)
    assert (first.purposes.purpose, first.format.ending) == (PRINT, ".stl")
    choose(first, ".3mf")
    choose(first, ".gif")
    again = opened(SOLVED)
    assert (again.purposes.purpose, again.format.ending) == (SHARE, ".gif")
    again.purposes.choose(PRINT)
    assert (again.format.ending, again.formats.value()) == (".3mf", ".3mf")
    again.purposes.choose(PAPER)
    assert Path(again.destination.line.text()).name == "Sample.svg"


@pytest.mark.parametrize("form", exported(), ids=lambda form: form.ending)
def test_no_more_than_three_settings_are_seen_until_more_is_pressed(opened: OpenExport, form: Format) -> None:
    dialog = opened(SOLVED)
    dialog.choose(form)
    page = dialog.page
    assert sum(field.isVisible() for field in page.fields.values()) <= 3
    assert page.more.isVisible() == any(not field.isHidden() and not field.isVisible()
                                        for field in page.fields.values())
    page.more.setChecked(True)
    useless = settings_form.useless_settings(form, SOLVED)
    assert {name for name, field in page.fields.items() if not field.isVisible()} == useless


def test_all_is_reached_by_the_keyboard(opened: OpenExport, qtbot: QtBot) -> None:
    dialog = opened(SOLVED)
    keys = Keyboard(qtbot, dialog)
    keys.tab_to(dialog.purposes)
    keys.press(Qt.Key.Key_Down)
    assert dialog.format.ending == ".laser.svg"
    page = dialog.page
    for widget in (dialog.formats, page.fields["cell"], page.fields["kerf"], page.fields["tray"], page.more,
                   dialog.destination.line, dialog.destination.choose_button, dialog.export_button):
        keys.tab_to(widget)


@pytest.mark.parametrize(("typed", "made"), [("a", "a.svg"), ("a.SVG", "a.SVG"), ("v1.2", "v1.2.svg")])
def test_a_name_alone_is_a_file_of_the_last_folder(opened, tmp_path, typed, made):
    QSettings().setValue("export/folder", str(tmp_path))
    dialog = opened(SOLVED)
    choose(dialog, ".svg")
    dialog.destination.line.setText(typed)
    dialog.export_button.click()
    assert files_in(tmp_path) == [made]
