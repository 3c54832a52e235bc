"""The menu that chooses which way the layers of a puzzle lie."""

from PySide6.QtWidgets import QMenu, QWidget

from latticework.gui.common.actions import take_keys
from latticework.gui.common.translation import tr, tr_n, translatable, translated
from latticework.gui.document.document import Document
from latticework.lattice.lattice import as_array
from latticework.lattice.layers import Up, directions, layers, standing

NETS = {"square": translatable("Square layers"), "rectangular": translatable("Rectangular layers"),
        "slanted": translatable("Slanted layers"), "triangular": translatable("Triangular layers"),
        "rhombic": translatable("Rhombic layers")}
"""What the layers of each kind of net are called."""


class DirectionMenu(QMenu):
    """The directions of layers that a lattice offers, and how many layers of each the drawing has."""

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        self.document = document
        take_keys(self)
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """Offer the directions of the lattice at hand."""
        self.clear()
        for menu in self.findChildren(QMenu):  # which stay when they are cleared
            menu.deleteLater()
        lattice, cells = self.document.puzzle.lattice, self.document.cells
        self._offer(self, tr("As usual in this lattice"), ())
        menus: dict[str, QMenu] = {}
        for direction in directions(lattice):
            if direction.net not in menus:
                menus[direction.net] = self.addMenu(translated(NETS[direction.net]))
                take_keys(menus[direction.net])
            count = layers(standing(lattice, direction.up)).used(as_array(cells)) if cells else 0
            text = tr("Up along {direction}", direction=str(list(direction.up)))
            if cells:
                text = tr_n("{direction}, {n} layer", "{direction}, {n} layers", count, direction=text)
            self._offer(menus[direction.net], text, direction.up)

    def _offer(self, menu: QMenu, text: str, up: Up) -> None:
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(self.document.puzzle.up == up)
        action.triggered.connect(lambda: self.document.set_up(up))
