"""From which sides a view in 3D is looked at by a command, and the preferences of all such views."""

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from latticework.gui.stage.scene.camera_view import CameraView
from latticework.gui.widgets import preferences
from latticework.gui.widgets.actions import take_keys
from latticework.gui.widgets.translation import tr, translatable, translated

STANDARD_VIEWS = ((translatable("Top"), "T", (-90.0, 90.0)), (translatable("Front"), "F", (-90.0, 0.0)),
                  (translatable("Right"), "S", (0.0, 0.0)), (translatable("Isometric"), "I", (-45.0, 35.264)))
"""Names, keys in the view of a solution, and where the viewer stands in degrees."""


class LookMenu(QMenu):
    """Looks at the view in 3D that is shown, if there is one, from a side."""

    def __init__(self, view: Callable[[], CameraView | None], parent: QWidget) -> None:
        super().__init__(tr("Look fro&m"), parent)
        self._view = view
        take_keys(self)
        self._sides = [self._side(translated(name), place) for name, _, place in STANDARD_VIEWS]
        self.addSeparator()
        self.addAction(KeptAction(tr("View cube"), preferences.CUBE, self))
        self.aboutToShow.connect(self._enable)

    def _side(self, name: str, place: tuple[float, float]) -> QAction:
        action = self.addAction(name)
        action.triggered.connect(lambda: self._look_from(*place))
        return action

    def _look_from(self, azimuth: float, elevation: float) -> None:
        if (view := self._view()) is not None:
            view.look_from(azimuth, elevation)

    def _enable(self) -> None:
        for action in self._sides:
            action.setEnabled(self._view() is not None)


class KeptAction(QAction):
    """Switches a preference of all views in 3D; `name` is that of the preference."""

    def __init__(self, text: str, name: str, parent: QWidget) -> None:
        super().__init__(text, parent, checkable=True)
        self._name = name
        self._show_kept()
        self.toggled.connect(self._keep)
        preferences.changes.changed.connect(self._show_kept)

    def _keep(self, shown: bool) -> None:
        preferences.keep(self._name, shown)

    def _show_kept(self) -> None:
        self.setChecked(preferences.flag(self._name))
