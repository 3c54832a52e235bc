"""Which formats can be written here, as one of them needs an extra, and animations of two frames."""

from importlib.util import find_spec

import pytest

from latticework.files import formats
from latticework.files.file_format import Format
from latticework.files.pictures.settings import AnimationSettings


def writable() -> list[Format]:
    """Return the formats that can be written with what is installed."""
    return [form for form in formats.writable() if form.ending != ".parquet" or find_spec("pyarrow")]


def shorten_animations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every animation have two frames, whatever its settings say."""
    monkeypatch.setattr(AnimationSettings, "frames", 2)
