"""The view of parts to be printed, as they will lie on the plate or in the solution."""

import numpy as np

from latticework.gui.common.translation import tr
from latticework.gui.scene_view.camera_view import CameraView
from latticework.picture.camera import Drawing, box
from latticework.picture.shapes import Shape

FIRST = (-70.0, 38.0)
"""Azimuth and elevation, in degrees, from which a plate is seen well."""


class SolidsView(CameraView):
    """Shows parts in 3D; drag to orbit, right drag to shift, wheel to zoom."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Parts as they will be printed"))
        self.setToolTip(tr("Drag to turn, drag with the right button to shift, turn the wheel to zoom"))
        self._parts = Drawing()
        self.look_first(*FIRST)

    def show_shapes(self, shapes: list[Shape]) -> None:
        """Show other shapes, from where one looked before."""
        offsets = np.zeros((len(shapes), 3))
        self._parts = Drawing(shapes, offsets, frozenset(), *box(shapes, offsets))
        self.draw()

    def drawing(self) -> Drawing:
        """Return the parts that are shown."""
        return self._parts
