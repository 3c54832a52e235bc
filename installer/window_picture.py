"""Make the picture of the window in the README anew.

    python installer/window_picture.py

Needs a display, such as one of Xvfb. Finds some solutions of the Bedlam cube, opens them in the window as a user sees
them at first, searches on for a moment, takes the first solution apart a little, and keeps what is seen.
"""

import os
import sys
import tempfile
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from latticework.cli.main import run
from latticework.gui.app.window import MainWindow
from latticework.gui.common import theme
from latticework.gui.scene_view.opengl import prepare_opengl

PICTURE = Path(__file__).resolve().parents[1] / "resources" / "docs" / "window.png"
WIDTH, HEIGHT, COLORS = 1400, 860, 256
PUZZLE, FOUND, EXPLODE = "bedlam", "40", 12
"""The puzzle, how many solutions are found, and percent of explosion."""

LOOK, SEARCH, SETTLE = 4000, 4000, 12_000
"""Milliseconds until the search file is read, for which is searched, and until everything is drawn."""


def take(search: Path, picture: Path) -> None:
    """Open a search file and keep a picture of the window."""
    prepare_opengl()
    app = QApplication(sys.argv[:1])
    app.setApplicationDisplayName("Latticework")
    theme.apply_theme("light")
    window = MainWindow()
    window.resize(WIDTH, HEIGHT)
    window.show()

    def begin() -> None:
        window.begin(search)
        window.panels.show_solution()
        QTimer.singleShot(LOOK, window.search.go.trigger)
        QTimer.singleShot(LOOK + SEARCH, pause)

    def pause() -> None:
        window.search.go.trigger()
        window.pane.explode.setValue(EXPLODE)
        QTimer.singleShot(SETTLE, keep)

    def keep() -> None:
        window.grab().save(str(picture))
        window.close()

    QTimer.singleShot(0, begin)
    app.exec()


def main() -> int:
    """Make the picture; return the exit status."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"XDG_CONFIG_HOME": folder, "HOME": folder}  # no recent files and no choices of somebody's
        search, picture = Path(folder) / "Bedlam cube.search", Path(folder) / "window.png"
        run(["solve", PUZZLE, "--search", str(search), "--limit", FOUND])
        take(search, picture)
        Image.open(picture).convert("RGB").quantize(COLORS, dither=Image.Dither.NONE).save(PICTURE, optimize=True)
    print(f"{PICTURE.stat().st_size:,} {PICTURE.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
