"""The fields for which solutions a search stores, and at how many it pauses."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox, QSpinBox

from latticework.gui.common.controls import ChoiceBox
from latticework.gui.common.translation import tr, translatable, translated
from latticework.gui.search.fold import Fold
from latticework.jobs.keeping import ALL, MOST_SAMPLED, NONE, THAT_COME_APART, Keeping, sample

_SAMPLE = "sample"
_CHOICES = {
    ALL: (translatable("all solutions"), translatable("Each solution is stored")),
    THAT_COME_APART: (translatable("only what comes apart"),
                      translatable("Each solution is taken apart as soon as it is found, and stored only if all its "
                                   "parts come free of one another")),
    _SAMPLE: (translatable("an even sample"),
              translatable("At most so many solutions are stored, chosen so that each that is found has the same "
                           "chance; all are counted")),
    NONE: (translatable("none, only count"), translatable("Solutions are counted and not stored")),
}
"""What may be stored, and what that means."""

USUAL = 10_000
"""The size of a sample that is offered."""

MOST = 1_000_000_000
NARROWEST = 60
"""The width of fields, in pixels, where the panel has little room."""


class KeepFields(QObject):
    """What the next search is to store, and how many stored solutions are enough for now.

    `changed` tells of another choice of what is stored.
    """

    changed = Signal()

    def __init__(self, fold: Fold) -> None:
        super().__init__(fold)
        self._fold = fold
        self.choice, self.most = ChoiceBox(), _number_box(1, MOST_SAMPLED)
        for name, (words, _) in _CHOICES.items():
            self.choice.addItem(translated(words), name)
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.choice.setMinimumWidth(NARROWEST)
        self.choice.setAccessibleName(tr("Which solutions are stored"))
        self.most.setValue(USUAL)
        self.most.setAccessibleName(tr("Size of the sample"))
        self.limit = _limit_box()
        fold.add(tr("Keep"), self.choice)
        fold.add(tr("At most"), self.most, lambda: bool(self.choice.currentData() == _SAMPLE))
        fold.add(tr("Pause at"), self.limit)
        self.choice.currentIndexChanged.connect(self._on_choice)
        self.most.valueChanged.connect(lambda _: self.changed.emit())
        self._show_choice()

    @property
    def keeps(self) -> str:
        """What is to be stored, as text, see `Keeping`."""
        name: str = self.choice.currentData()
        return sample(self.most.value()) if name == _SAMPLE else name

    @property
    def enough(self) -> int | None:
        """At how many stored solutions the search is to pause, None for none."""
        whole = self.choice.currentData() in {ALL, THAT_COME_APART}
        return self.limit.value() or None if whole else None

    def show_keeps(self, keeps: str) -> None:
        """Choose what a search stores."""
        kept = Keeping.of(keeps)
        self.choice.setCurrentIndex(self.choice.findData(_SAMPLE if kept.most else keeps))
        if kept.most:
            self.most.setValue(kept.most)
        if keeps != ALL:
            self._fold.button.setChecked(True)

    def offer_no_taking_apart(self) -> None:
        """Leave out what is no choice for an exact cover problem."""
        self.choice.removeItem(self.choice.findData(THAT_COME_APART))

    def enable(self, able: bool) -> None:
        """Enable the choice, or not."""
        for widget in (self.choice, self.most):
            widget.setEnabled(able)
        self.limit.setEnabled(able and self.choice.currentData() in {ALL, THAT_COME_APART})

    def _on_choice(self) -> None:
        self._show_choice()
        self.changed.emit()

    def _show_choice(self) -> None:
        name = self.choice.currentData()
        self.choice.setToolTip(translated(_CHOICES[name][1]))
        self._fold.refresh()
        self.limit.setEnabled(self.choice.isEnabled() and name in {ALL, THAT_COME_APART})


def _limit_box() -> QSpinBox:
    """Return the box for how many solutions are enough for now."""
    box = _number_box(0, MOST)
    box.setSpecialValueText(tr("the end"))
    box.setToolTip(tr("The search pauses soon after so many solutions are stored. Resume then goes on to the end."))
    box.setAccessibleName(tr("Pause at so many solutions"))
    return box


def _number_box(least: int, most: int) -> QSpinBox:
    """Return a box for a number, which is no wider than its place: few people want a thousand million."""
    box = QSpinBox(minimum=least, maximum=most)
    box.setMinimumWidth(NARROWEST)
    box.setGroupSeparatorShown(True)
    box.setKeyboardTracking(False)
    return box
