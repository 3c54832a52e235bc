"""What a user who comes for the first time is told above the library."""

from PySide6.QtCore import QSettings, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from latticework.gui.common import icons
from latticework.gui.common.translation import tr

KEY = "first_steps_done"


class FirstSteps(QWidget):
    """A line that says what to do first, with the button that does it; gone once something was solved."""

    solve_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.words = QLabel(tr("Welcome. A first puzzle is open already: solve it, or open another one below."),
                            wordWrap=True)
        self.go, self.away = QPushButton(tr("Solve the first puzzle")), QPushButton(tr("Hide"))
        self.go.setToolTip(tr("Search for all solutions and look at them (F5)"))
        self.go.clicked.connect(self.solve_wanted)
        self.away.clicked.connect(self.done)
        icons.set_icon(self.go, "play")
        self.tour = QPushButton(tr("Take a tour"))
        self.tour.setToolTip(tr("Be led through the window, step by step"))
        for button in (self.tour, self.away):
            button.setMinimumHeight(self.go.sizeHint().height())  # which an icon makes higher
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.words, 1)
        layout.addWidget(self.go)
        layout.addWidget(self.tour)
        layout.addWidget(self.away)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setHidden(bool(QSettings().value(KEY, False, bool)))

    def done(self) -> None:
        """Say nothing any more, for good."""
        QSettings().setValue(KEY, True)
        self.hide()
