"""The part in the hand is plain without its colour: an outline in every theme, a shadow, hatching on clashes."""

from pathlib import Path
from random import Random

import numpy as np
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from gui_help import opened
from latticework import paths
from latticework.cover import reduce
from latticework.gui.editor.document import Document
from latticework.gui.play.pane import PlayPane
from latticework.gui.stage.scene.held_part import _outline, paint_held
from latticework.gui.widgets import theme
from latticework.picture.camera import Camera, Drawing
from latticework.picture.play_drawing import GameDrawing
from latticework.picture.scenes import TARGET_COLOR
from latticework.play.table import Table
from latticework.puzzle.read import load

LATTICES = ("square/pentominoes-6x10", "hexagon/meteor", "packed-spheres/pyramid-20", "ring/six-rings",
            "square-stick/tetrasticks-6x6")
SIZE, LONG = 400, 60_000


def drawing_of(name: str, clash: bool = False) -> Drawing:
    """Return the drawing of a puzzle with its second part in the hand, of pentominoes the straight one."""
    table = Table(reduce(load(Path(f"{paths.library() / name}.toml"))))
    hand = table.in_hand(table.taken(1, ()))
    return GameDrawing(table.puzzle).drawing((), hand, hand.cells if clash else ())


def seen_by(camera: Camera, drawing: Drawing):
    scale = SIZE / 2 / camera.half_width(drawing, SIZE, SIZE)
    right, up, _ = camera.frame
    middle = camera.middle(drawing)
    return lambda points: (points - middle) @ np.array([right, -up]).T * scale + SIZE / 2


def painted(drawing: Drawing, seen) -> QImage:
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor(TARGET_COLOR))
    with QPainter(image) as painter:
        paint_held(painter, drawing, seen)
    return image


@pytest.mark.parametrize("name", LATTICES)
def test_the_outline_is_round_all_of_the_part_from_every_side(name, qapp):
    drawing, random = drawing_of(name), Random(7)
    faces = drawing.held.packed
    for _ in range(6):
        seen = seen_by(Camera(random.uniform(-180, 180), random.uniform(5, 90)), drawing)
        outline, corners = _outline([drawing.held], seen), seen(faces.corners)
        for polygon, count in zip(corners, faces.counts, strict=True):
            middle = polygon[:count].mean(axis=0)
            assert outline.contains(QPointF(*middle))
        box, low, high = outline.boundingRect(), corners.min(axis=(0, 1)), corners.max(axis=(0, 1))
        assert np.allclose([box.left(), box.top(), box.right(), box.bottom()], [*low, *high], atol=0.5)


@pytest.mark.parametrize("choice", theme.THEMES)
def test_line_halo_and_shadow_set_the_part_off_in_each_theme(choice, qapp):
    colors, drawing = theme.apply_theme(choice), drawing_of("square/pentominoes-6x10")
    seen = seen_by(Camera(), drawing)
    image, box = painted(drawing, seen), _outline([drawing.held], seen).boundingRect()
    line, halo = (QColor(image.pixel(int(box.left() - away * colors.thick), int(box.center().y())))
                  for away in (1.6, 4.2))
    assert theme.contrast(line.name(), halo.name()) > 4.5
    beside = QColor(image.pixel(int(box.right() + 5 * colors.thick + 2), int(box.center().y())))
    assert beside.lightness() < QColor(TARGET_COLOR).lightness(), "a shadow falls to the right"
    assert QColor(image.pixel(box.center().toPoint())) == QColor(TARGET_COLOR), "the part itself is not covered"


def test_what_clashes_is_hatched(qapp):
    drawing = drawing_of("square/pentominoes-6x10", clash=True)
    seen = seen_by(Camera(), drawing)
    image, box = painted(drawing, seen), _outline(drawing.over, seen).boundingRect().toRect()
    row = [QColor(image.pixel(x, box.center().y())).lightness() for x in range(box.left() + 8, box.right() - 8)]
    assert max(row) - min(row) > 60


def test_the_view_paints_it_with_and_without_opengl(qtbot, monkeypatch):
    line = QColor(theme.current().text).rgb()
    for without in (False, True):
        if without:
            monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
        pane = opened(qtbot, PlayPane(Document(load(paths.library() / "cubic" / "soma.toml"))), 900, 620)
        qtbot.waitUntil(lambda pane=pane: pane.session.table is not None, timeout=LONG)
        before = count(pane, line)
        pane.session.take(0)
        qtbot.waitUntil(lambda pane=pane, before=before: count(pane, line) > before + 100, timeout=LONG)
        pane.close_work()


def count(pane, color: int) -> int:
    image = pane.view.grab().toImage()
    return sum(image.pixel(x, y) == color for x in range(0, image.width(), 2) for y in range(0, image.height(), 2))
