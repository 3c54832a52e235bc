"""A frame with smooth edges for a widget that has none."""

from collections.abc import Iterator
from contextlib import contextmanager

from OpenGL import GL
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QOpenGLContext, QSurfaceFormat
from PySide6.QtOpenGL import QOpenGLFramebufferObject, QOpenGLFramebufferObjectFormat

_SAMPLES = 4


def smoothed() -> QSurfaceFormat:
    """Return the format of a widget whose edges are always smooth."""
    form = QSurfaceFormat.defaultFormat()
    form.setSamples(_SAMPLES)
    return form


class SmoothFrame:
    """Draws a frame of a widget with several samples for each pixel; the room for them is kept."""

    def __init__(self) -> None:
        self._samples: QOpenGLFramebufferObject | None = None

    @contextmanager
    def drawn_into(self, size: QSize) -> Iterator[None]:
        """Take what is drawn meanwhile, and then copy it to where the widget draws; size: in pixels."""
        target = QOpenGLContext.currentContext().defaultFramebufferObject()
        if self._samples is None or self._samples.size() != size:
            form = QOpenGLFramebufferObjectFormat()
            form.setSamples(_SAMPLES)
            form.setAttachment(QOpenGLFramebufferObject.Attachment.Depth)
            self._samples = QOpenGLFramebufferObject(size, form)
        self._samples.bind()
        yield
        GL.glBindFramebuffer(GL.GL_READ_FRAMEBUFFER, self._samples.handle())
        GL.glBindFramebuffer(GL.GL_DRAW_FRAMEBUFFER, target)
        area = QRect(0, 0, size.width(), size.height())
        edges = (area.left(), area.top(), size.width(), size.height())
        GL.glBlitFramebuffer(*edges, *edges, GL.GL_COLOR_BUFFER_BIT, GL.GL_NEAREST)
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, target)
