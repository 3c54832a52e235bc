"""What every file that is refused has to be told, whatever it holds."""

from collections.abc import Callable
from pathlib import Path

import pytest

from latticework import reading
from latticework.errors import FileRefusedError

Load = Callable[[Path], object]


def check_refused(load: Load, path: Path, field: str, shown: str) -> None:
    """Check that a file is refused in one line that begins with its path, names the field and shows the value."""
    with pytest.raises(FileRefusedError) as refused:
        load(path)
    message = str(refused.value)
    assert message.startswith(f"{path}: "), message
    assert field in message, message
    assert shown in message, message
    assert "\n" not in message, message


def check_huge_refused(load: Load, path: Path, text: str) -> None:
    """Check that a good text is refused once a comment makes it larger than a file may be."""
    path.write_bytes(text.encode() + b"#" * reading.MAX_BYTES)
    with pytest.raises(FileRefusedError, match="larger than 8,000,000 bytes"):
        load(path)
