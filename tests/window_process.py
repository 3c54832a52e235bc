"""A window in a process of its own that says how its search goes: python window_process.py PUZZLE [solve].

A line for each state and each commit: the state, the share explored out of WHOLE, the solutions stored.
"""

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets.search_state import SearchState


def main(puzzle: Path, solve: bool) -> int:
    """Show a puzzle; with `solve` search it as soon as it was looked at."""
    app = QApplication(sys.argv)
    app.setOrganizationName("latticework-test")
    app.setApplicationName("latticework-test")
    window = MainWindow()
    runner = window.runner

    def say(*_: object) -> None:
        sys.stdout.write(f"{runner.state.name} {runner.totals.explored} {runner.totals.solutions}\n")
        sys.stdout.flush()

    def on_state(state: SearchState) -> None:
        say()
        if solve and state in {SearchState.IDLE, SearchState.PAUSED}:
            window.search.go.trigger()

    runner.state_changed.connect(on_state)
    runner.progressed.connect(say)
    runner.followed.connect(say)
    window.show()
    window.begin(puzzle)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), "solve" in sys.argv))
