"""Remake the pictures of the window in README and manual.

    python installer/window_pictures.py [NAME ...]

Needs a display, such as one of Xvfb. Each picture is a short story in a window of its own: puzzles are opened,
searched and looked at as a user does it, and what is then seen is kept.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from latticework import paths
from latticework.cli.main import run
from latticework.gui.editor.lattice_dialog import LatticeDialog
from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets import theme

DOCS = Path(__file__).resolve().parents[1] / "resources" / "docs"
WIDTH, HEIGHT, COLORS = 1400, 860, 256
BEDLAM, FOUND, EXPLODE = "bedlam", "40", 12
"""The puzzle of the first picture, how many of its solutions are found before, and percent of explosion."""
SOON, SETTLED, SEARCHING = 2_000, 6_000, 8_000
"""Milliseconds until a puzzle is open, until everything is drawn, and for which is searched."""
STEPS, CUTTING = 5, 5
"""Of the trace; and how long a cube is cut, as a multiple of SETTLED."""

Story = Iterator[int]
"""Goes on after so many milliseconds each; when it ends, what is seen is kept."""


def opened(window: MainWindow, puzzle: str) -> Story:
    """Open a puzzle of the library."""
    window.begin(paths.library() / f"{puzzle}.toml")
    yield SOON


def window_story(window: MainWindow) -> Story:
    """Search on from some solutions, pause, and take the one that is shown apart a little."""
    search = Path.home() / "Bedlam cube.search"
    run(["solve", BEDLAM, "--search", str(search), "--limit", FOUND, "--quiet"])
    window.begin(search)
    window.panels.show_solution()
    yield 2 * SOON
    window.search.go.trigger()
    yield 2 * SOON
    window.search.go.trigger()
    window.pane.explode.setValue(EXPLODE)
    yield SEARCHING


def library(window: MainWindow) -> Story:
    """Look at the library, as at the very first start."""
    window.begin(None)
    yield SOON
    window.panels.to_library()
    yield SETTLED


def new(window: MainWindow) -> Story:
    """Begin a new puzzle."""
    yield from in_dialog(window, window.actions_by_text["&New…"].trigger)


def lattice(window: MainWindow) -> Story:
    """Draw a lattice of one's own."""
    yield from in_dialog(window, window.actions_by_text["New latti&ce of your own…"].trigger)
    dialog = next(dialog for dialog in window.findChildren(LatticeDialog) if dialog.isVisible())
    dialog.begin(3)
    dialog.cells.setCurrentRow(2)
    dialog.remove.click()
    yield SOON


def draw(window: MainWindow) -> Story:
    """Draw the target of a pyramid of balls."""
    yield from opened(window, "packed-spheres/pyramid-20")
    window.panels.to_canvas()
    yield SETTLED


def shape(window: MainWindow) -> Story:
    """Draw a shape into a target of balls."""
    yield from opened(window, "packed-spheres/pyramid-20")
    window.panels.to_canvas()
    yield from in_dialog(window, window.canvas.surface.draw_shape)


def rings(window: MainWindow) -> Story:
    """Look at a ring with keys and notches while it is drawn."""
    yield from opened(window, "ring/six-rings")
    window.panels.to_canvas()
    window.parts.table.setCurrentIndex(window.parts.model.index(1, 0))
    yield SETTLED


def why(window: MainWindow) -> Story:
    """Ask why there is no solution."""
    yield from opened(window, "square/mutilated-chessboard")
    window.panels.show_why()
    yield SETTLED


def footprints(window: MainWindow) -> Story:
    """See how many placements cover each cell."""
    yield from opened(window, "square/pentominoes-6x10")
    window.panels.show_why()
    yield SOON
    window.panels.why.pages.setCurrentWidget(window.panels.why.placements)
    yield SETTLED


def trace(window: MainWindow) -> Story:
    """Go some steps through a search."""
    yield from opened(window, "square/pentominoes-6x10")
    window.panels.to_trace()
    yield SETTLED
    for _ in range(STEPS):
        window.panels.trace.commands["step"].trigger()
        yield SOON // 4
    yield SOON


def activity(window: MainWindow) -> Story:
    """Watch a search at work."""
    yield from opened(window, "cubic/bedlam")
    window.search.go.trigger()
    yield SEARCHING
    window.panels.solve_workspace.show_dock("Activity")
    yield SETTLED


def gallery(window: MainWindow) -> Story:
    """Browse solutions as pictures."""
    yield from opened(window, "square/pentominoes-6x10")
    window.search.go.trigger()
    yield SEARCHING
    window.browser.page.setChecked(True)
    window.browser.gallery_button.setChecked(True)
    yield SETTLED


def searches(window: MainWindow) -> Story:
    """Look at all searches that are kept."""
    for puzzle in ("square/pentominoes-6x10", "cubic/soma", "packed-spheres/pyramid-20", "cubic/tetris-cube"):
        yield from opened(window, puzzle)
        window.search.go.trigger()
        yield SETTLED
        if window.runner.running:
            window.search.go.trigger()
            yield SOON
    window.panels.to_searches()
    yield SETTLED


def export(window: MainWindow) -> Story:
    """Choose what is written, and how."""
    yield from opened(window, "cubic/soma")
    window.search.go.trigger()
    yield SETTLED
    yield from in_dialog(window, window.actions_by_text["&Export…"].trigger)


def sets(window: MainWindow) -> Story:
    """Find which tetracubes and pentacubes fill a cube in one way, and which of these is the hardest."""
    yield from opened(window, "cubic/soma")
    window.actions_by_text["F&ind sets of parts…"].trigger()
    assert window.in_and_out.design.window is not None  # noqa: S101 - the command has made it
    found = window.in_and_out.design.window.sets
    found.parts.least.setValue(4)
    found.parts.show_choice(of_puzzle=False)
    while not found.run.go.isEnabled():
        yield SOON
    found.go()
    yield SEARCHING
    while found.busy:
        yield SOON
    found.wanted.once.click()
    found.wanted.order.setValue("hard")
    yield SETTLED
    while found.difficulties.missing:
        yield SOON
    found.table.selectRow(1)
    found.star.trigger()
    yield SETTLED


def cuts(window: MainWindow) -> Story:
    """Cut a cube into five parts, and see the best grow harder."""
    yield from opened(window, "cubic/soma")
    window.actions_by_text["&Cut the target into parts…"].trigger()
    assert window.in_and_out.design.window is not None  # noqa: S101 - the command has made it
    found = window.in_and_out.design.window.cuts
    found.go()
    for _ in range(CUTTING):
        yield SETTLED
    found.table.selectRow(0)
    found.go()
    yield SETTLED


STORIES: dict[str, Callable[[MainWindow], Story]] = {
    "window": window_story, "library": library, "new": new, "lattice": lattice, "draw": draw, "shape": shape,
    "rings": rings, "why": why, "footprints": footprints, "trace": trace, "activity": activity,
    "gallery": gallery, "searches": searches, "export": export, "sets": sets,
    "cuts": cuts,
}


def in_dialog(window: MainWindow, ask: Callable[[], object]) -> Story:
    """Open a dialog that waits for an answer, and let it be seen."""
    QTimer.singleShot(0, window, ask)
    yield SETTLED


def tell(name: str, picture: Path) -> None:
    """Tell a story in a window, and keep what is seen at its end, a dialog where one is open."""
    app = QApplication(sys.argv[:1])
    app.setApplicationDisplayName("Latticework")
    theme.apply_theme("light")
    window = MainWindow()
    window.resize(WIDTH, HEIGHT)
    window.show()
    story = STORIES[name](window)

    def go_on() -> None:
        wait = next(story, None)
        if wait is not None:
            QTimer.singleShot(wait, go_on)
            return
        dialogs = [shown for shown in app.topLevelWidgets() if isinstance(shown, QDialog) and shown.isVisible()]
        seen: QWidget = next(iter(dialogs), window)
        seen.grab().save(str(picture))
        os._exit(0)  # what runs in the window, and a dialog that waits, are done with

    QTimer.singleShot(0, go_on)
    app.exec()


def kept(name: str) -> Path:
    """Return where a picture is."""
    return DOCS / "window.png" if name == "window" else DOCS / "pictures" / f"{name}.png"


def make(name: str) -> None:
    """Make a picture in a process and a home of its own: no recent files and no choices of somebody's."""
    with tempfile.TemporaryDirectory() as folder:
        picture = Path(folder) / "seen.png"
        cache = os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache"))  # that has the kernels
        home = {"HOME": folder, "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder, "XDG_CACHE_HOME": cache}
        subprocess.run([sys.executable, __file__, name, str(picture)], env={**os.environ, **home}, check=True)
        kept(name).parent.mkdir(exist_ok=True)
        Image.open(picture).convert("RGB").quantize(COLORS, dither=Image.Dither.NONE).save(kept(name), optimize=True)
    print(f"{kept(name).stat().st_size:,} {kept(name).name}")


def main(arguments: list[str]) -> int:
    """Make the pictures that are named, or all; return the exit status."""
    if len(arguments) == 2 and arguments[1].endswith(".png"):
        tell(arguments[0], Path(arguments[1]))
        return 1  # it ends before
    for name in arguments or STORIES:
        make(name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
