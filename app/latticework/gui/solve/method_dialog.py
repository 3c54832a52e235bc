"""The dialog that chooses the method of the next search."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QSettings, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QGroupBox, QLabel, QRadioButton, QWidget

from latticework.errors import LatticeworkError
from latticework.gui.widgets.forms import Choice, Form, OkCancel, stacked
from latticework.gui.widgets.translation import reworded, sentences, tr, translatable, translated
from latticework.jobs import method as methods
from latticework.jobs.method import AUTO, PROBE, Method
from latticework.phrases import phrase
from latticework.search import engines
from latticework.search.engines import AUTO_HELP, REGISTER

KEY = "method"

ENGINES = {engines.AUTO: AUTO_HELP} | {
    name: phrase("{title}, {help}", title=engine.title, help=engine.help) for name, engine in REGISTER.items()}
"""The engines: what each is and what it is good for."""

_ORDER_TEXTS = {
    "": translatable("as suits the engine"),
    "given": translatable("parts, then cells as they are numbered"),
    "lexicographic": translatable("cells as they are numbered"),
    "short": translatable("along the shorter sides first"),
    "long": translatable("along the longer sides first"),
    "diagonal": translatable("along diagonals"),
    "middle": translatable("from the middle outwards"),
    "footprint": translatable("next the cell whose placements touch the least that is new"),
}
"""The orders of items, in words."""

_HOLDS = {"": translatable("as suits the puzzle"), PROBE: translatable("found by random probes of the search")}
"""How the part or cell is chosen that is restricted to one of its symmetric placements; a name may be given, too."""

PRUNINGS = {
    "small": translatable("an island of empty cells is smaller than every part left"),
    "islands": translatable("the size of an island is no sum of sizes of parts left; finds more than small"),
    "parity": translatable("coloured like a chessboard, cells and parts do not add up"),
    "fits": translatable("an empty cell can be covered by nothing any more"),
}
"""The prunings: where each cuts off."""

LATER = translatable("Used for searches begun from now on.")
BEGUN = translatable("The current search keeps its method; Search > Start over restarts it with this one.")
_UNTRIED = translatable(
    "With these settings auto tries nothing; it is {engine}, or another engine for a very large puzzle.")


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
        self.engines = {name: QRadioButton(_worded(reworded(words), name)) for name, words in ENGINES.items()}
        self.prunings = {name: QCheckBox(_worded(translated(words), name)) for name, words in PRUNINGS.items()}
        form = Form()
        orders = {name: translated(words) for name, words in _ORDER_TEXTS.items()}
        self.order = form.add(tr("&Order"), Choice({
            name: f"{words} ({name})" if name else words for name, words in orders.items()}))
        self.by_size = form.add(tr("&Fewest placements first"), Choice())
        self.hold = form.add(tr("Part or cell without symmetric &copies"),
                             Choice({name: translated(words) for name, words in _HOLDS.items()}))
        self.typed, self.note = QLabel(), QLabel(translated(LATER))
        if begun:
            self.note.setText(sentences(translated(LATER), translated(BEGUN)))
        self.untried = QLabel(translated(_UNTRIED, engine=engines.find(engines.AUTO).name))
        self._lay_out(form)
        self.show_method(method)
        self._wire()

    def _lay_out(self, form: Form) -> None:
        self.note.setWordWrap(True)
        room = self.untried.sizePolicy()
        # So that nothing moves when it appears.
        room.setRetainSizeWhenHidden(True)
        self.untried.setSizePolicy(room)
        self.typed.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        form.addRow(tr("In the terminal"), self.typed)
        self.buttons = OkCancel(self, self._take)
        self.usual = self.buttons.addButton(tr("&As suits the puzzle"), QDialogButtonBox.ButtonRole.ResetRole)
        stacked(self, _group(tr("Engine"), self.engines), _group(tr("Prunings: turn back as soon as"), self.prunings),
               form, self.note, self.untried, self.buttons)

    def _wire(self) -> None:
        for button in (*self.engines.values(), *self.prunings.values()):
            button.toggled.connect(self._refresh)
        for combo in (self.order, self.by_size, self.hold):
            combo.currentIndexChanged.connect(self._refresh)
        self.usual.clicked.connect(lambda: self.show_method(AUTO))

    @property
    def method(self) -> Method:
        """The chosen method."""
        prunings = tuple(name for name, box in self.prunings.items() if box.isChecked())
        return Method(self._engine(), self.order.value(), self.by_size.value(), prunings, self.hold.value())

    def show_method(self, method: Method) -> None:
        """Show a method as the choice."""
        self.engines[method.engine].setChecked(True)
        self._offer_sizes()
        self.order.setValue(method.order)
        self.by_size.setValue(method.by_size)
        if self.hold.findData(method.hold) < 0:
            self.hold.addItem(method.hold, method.hold)
        self.hold.setValue(method.hold)
        for name, box in self.prunings.items():
            box.setChecked(name in method.prunings)
        self._refresh()

    def _engine(self) -> str:
        return next(name for name, button in self.engines.items() if button.isChecked())

    def _offer_sizes(self) -> None:
        """Offer the smallest-item rule, or its absence, where the engine can do both."""
        engine = engines.find(self._engine())
        usual = tr("as suits the engine: yes") if engine.by_size else tr("as suits the engine: no")
        others = {True: tr("yes"), False: tr("no")} if engine.takes_size else {}
        self.by_size.offer({None: usual} | others, self.by_size.value())
        self.by_size.setEnabled(engine.takes_size)

    def _refresh(self) -> None:
        self._offer_sizes()
        method = self.method
        self.typed.setText(f"--engine {method}")
        self.untried.setVisible(method.engine == engines.AUTO and replace(method, hold="") != AUTO)

    def _take(self) -> None:
        self.taken.emit(self.method)
        self.accept()


def _worded(words: str, name: str) -> str:
    """Return what a choice is, with the name that it has in the terminal and in the manual behind."""
    return f"{words[:1].upper()}{words[1:]} ({name})"


def _group(title: str, buttons: Mapping[str, QWidget]) -> QGroupBox:
    group = QGroupBox(title)
    stacked(group, *buttons.values())
    return group
