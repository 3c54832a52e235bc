"""The dialog that chooses the method of the next search."""

from dataclasses import replace

from PySide6.QtCore import QSettings, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from latticework.errors import LatticeworkError
from latticework.gui.common.controls import ChoiceBox
from latticework.gui.common.dialogs import ButtonBox
from latticework.gui.common.translation import reworded, tr, translatable, translated
from latticework.jobs import method as methods
from latticework.jobs.method import AUTO, PROBE, Method
from latticework.phrases import phrase
from latticework.search import engines
from latticework.search.engines import AUTO_HELP, REGISTER

KEY = "method"

ENGINES = {engines.AUTO: AUTO_HELP} | {
    name: phrase("{title}, {help}", title=engine.title, help=engine.help) for name, engine in REGISTER.items()}
"""The engines: what each is and what it is good for."""

ORDERS = {
    "": translatable("as suits the engine"),
    "given": translatable("parts, then cells as they are numbered"),
    "lexicographic": translatable("cells as they are numbered"),
    "short": translatable("along the shorter sides first"),
    "long": translatable("along the longer sides first"),
    "diagonal": translatable("along diagonals"),
    "middle": translatable("from the middle outwards"),
    "footprint": translatable("each next cell adds least to what is touched"),
}
"""The orders of items, in words."""

_HOLDS = {"": translatable("as suits the puzzle"), PROBE: translatable("found by random probes of the search")}
"""How the part or cell is chosen that is restricted to one of its symmetric placements; a name may be given, too."""

PRUNINGS = {
    "small": translatable("an island of empty cells is smaller than every part left"),
    "islands": translatable("the sizes of parts left add up to no island; says more than small"),
    "parity": translatable("coloured like a chessboard, cells and parts do not add up"),
    "fits": translatable("an empty cell can be covered by nothing any more"),
}
"""The prunings: where each cuts off."""

LATER = translatable("Used for searches begun from now on.")
BEGUN = translatable("The current search keeps its method; Search > Start over restarts it with this one.")
_UNTRIED = translatable(
    "With these wishes auto tries nothing; it is {engine}, or another engine for a very large puzzle.")


def chosen() -> Method:
    """Return the method stored in the settings; AUTO where that cannot be read."""
    try:
        return Method.of(str(QSettings().value(KEY, str(methods.AUTO))))
    except LatticeworkError:
        return methods.AUTO


def store_method(method: Method) -> None:
    """Store the method for all searches that are begun from now on."""
    QSettings().setValue(KEY, str(method))


class MethodDialog(QDialog):
    """Chooses engine, order, smallest-item rule and prunings; `taken` carries the Method when OK is pressed.

    begun: whether the current search was begun, which keeps its method.
    """

    taken = Signal(object)

    def __init__(self, method: Method, begun: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Method of search"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.engines = {name: QRadioButton(f"{name}: {reworded(words)}") for name, words in ENGINES.items()}
        self.prunings = {name: QCheckBox(f"{name}: {translated(words)}") for name, words in PRUNINGS.items()}
        self.order, self.by_size, self.hold = ChoiceBox(), ChoiceBox(), ChoiceBox()
        for name, words in ORDERS.items():
            self.order.addItem(f"{name}: {translated(words)}" if name else translated(words), name)
        for name, words in _HOLDS.items():
            self.hold.addItem(translated(words), name)
        self.typed, self.note = QLabel(), QLabel(translated(LATER))
        if begun:
            self.note.setText(f"{translated(LATER)} {translated(BEGUN)}")
        self.untried = QLabel(translated(_UNTRIED, engine=engines.find(engines.AUTO).name))
        self._lay_out()
        self.show_method(method)
        self._wire()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(tr("&Order"), self.order)
        form.addRow(tr("&Fewest placements first"), self.by_size)
        form.addRow(tr("Part or cell &held"), self.hold)
        self.note.setWordWrap(True)
        room = self.untried.sizePolicy()
        # So that nothing moves when it appears.
        room.setRetainSizeWhenHidden(True)
        self.untried.setSizePolicy(room)
        self.typed.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        form.addRow(tr("In the terminal"), self.typed)
        choices = QDialogButtonBox.StandardButton
        self.buttons = ButtonBox(choices.Ok | choices.Cancel)
        self.usual = self.buttons.addButton(tr("&As suits the puzzle"), QDialogButtonBox.ButtonRole.ResetRole)
        whole = QVBoxLayout(self)
        whole.addWidget(_group(tr("Engine"), list(self.engines.values())))
        whole.addWidget(_group(tr("Prunings: cut off where"), list(self.prunings.values())))
        whole.addLayout(form)
        for widget in (self.note, self.untried, self.buttons):
            whole.addWidget(widget)

    def _wire(self) -> None:
        for button in (*self.engines.values(), *self.prunings.values()):
            button.toggled.connect(self._refresh)
        for combo in (self.order, self.by_size, self.hold):
            combo.currentIndexChanged.connect(self._refresh)
        self.usual.clicked.connect(lambda: self.show_method(AUTO))
        self.buttons.accepted.connect(self._take)
        self.buttons.rejected.connect(self.reject)

    @property
    def method(self) -> Method:
        """The chosen method."""
        prunings = tuple(name for name, box in self.prunings.items() if box.isChecked())
        return Method(self._engine(), self.order.currentData(), self.by_size.currentData(), prunings,
                      self.hold.currentData())

    def show_method(self, method: Method) -> None:
        """Show a method as the choice."""
        self.engines[method.engine].setChecked(True)
        self._offer_sizes()
        self.order.setCurrentIndex(self.order.findData(method.order))
        self.by_size.setCurrentIndex(max(0, self.by_size.findData(method.by_size)))
        if self.hold.findData(method.hold) < 0:
            self.hold.addItem(method.hold, method.hold)
        self.hold.setCurrentIndex(self.hold.findData(method.hold))
        for name, box in self.prunings.items():
            box.setChecked(name in method.prunings)
        self._refresh()

    def _engine(self) -> str:
        return next(name for name, button in self.engines.items() if button.isChecked())

    def _offer_sizes(self) -> None:
        """Offer the smallest-item rule, or its absence, where the engine can do both."""
        engine, kept = engines.find(self._engine()), self.by_size.currentData()
        self.by_size.blockSignals(True)
        self.by_size.clear()
        usual = tr("as suits the engine: yes") if engine.by_size else tr("as suits the engine: no")
        self.by_size.addItem(usual, None)
        if engine.takes_size:
            self.by_size.addItem(tr("yes"), True)
            self.by_size.addItem(tr("no"), False)
        self.by_size.setCurrentIndex(max(0, self.by_size.findData(kept)))
        self.by_size.setEnabled(engine.takes_size)
        self.by_size.blockSignals(False)

    def _refresh(self) -> None:
        self._offer_sizes()
        method = self.method
        self.typed.setText(f"--engine {method}")
        self.untried.setVisible(method.engine == engines.AUTO and replace(method, hold="") != AUTO)

    def _take(self) -> None:
        self.taken.emit(self.method)
        self.accept()


def _group(title: str, buttons: list[QRadioButton] | list[QCheckBox]) -> QGroupBox:
    group = QGroupBox(title)
    column = QVBoxLayout(group)
    for button in buttons:
        column.addWidget(button)
    return group
