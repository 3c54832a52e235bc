"""Without the package for clusters, nothing else is missing."""

import importlib.util

import pytest

from latticework.errors import LatticeworkError
from latticework.session.cluster import scheduler


def test_what_is_to_be_installed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(LatticeworkError, match=r'pip install "latticework\[cluster\]" installs it'):
        scheduler.scheduler_at("127.0.0.1")
