"""A picture on its way from a thread to the window."""

from dataclasses import dataclass

from PySide6.QtGui import QImage


@dataclass(frozen=True, eq=False)
class Pixels:
    """The pixels of a picture, owned by nobody else: each row has `stride` bytes, `ratio` pixels are a point."""

    data: bytes | memoryview
    width: int
    height: int
    stride: int
    format: QImage.Format
    ratio: float

    @staticmethod
    def of(image: QImage) -> "Pixels":
        """Copy a picture that a thread has painted."""
        return Pixels(bytes(image.constBits()), image.width(), image.height(), image.bytesPerLine(), image.format(),
                      image.devicePixelRatio())

    @property
    def image(self) -> QImage:
        """The picture, for the main thread, with pixels of its own."""
        image = QImage(self.data, self.width, self.height, self.stride, self.format).copy()
        image.setDevicePixelRatio(self.ratio)
        return image
