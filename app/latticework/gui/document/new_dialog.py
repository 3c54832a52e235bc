"""The dialog that asks for the lattice of a new puzzle."""

from PySide6.QtWidgets import QInputDialog, QWidget

from latticework.gui.common.data_titles import lattice_title
from latticework.gui.common.translation import tr
from latticework.lattice import Lattice, builtin, names, own_lattices

WIDTH = 420  # points, for the longest title


def ask_lattice(parent: QWidget, current: Lattice) -> Lattice | None:
    """Let a lattice that ships, one of the user's or the one in use be chosen; None when the user cancels."""
    known = (*map(builtin, names()), *own_lattices()[0].values(), current)
    lattices = {lattice_title(lattice): lattice for lattice in known}
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(tr("New puzzle"))
    dialog.setLabelText(tr("&Lattice:"))
    dialog.setComboBoxItems(sorted(lattices))
    dialog.setTextValue(lattice_title(current))
    dialog.setOkButtonText(tr("Begin"))
    dialog.resize(WIDTH, dialog.sizeHint().height())
    chosen = dialog.exec() == QInputDialog.DialogCode.Accepted
    dialog.deleteLater()
    return lattices[dialog.textValue()] if chosen else None
