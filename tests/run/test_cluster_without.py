"""Without the package for clusters, nothing else is missing."""

import importlib.util
from pathlib import Path

import pytest

from latticework.errors import LatticeworkError
from latticework.run import crew


def test_what_is_to_be_installed_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(LatticeworkError, match=r'pip install "latticework\[cluster\]" installs it'):
        crew.scheduler_at("127.0.0.1")


def test_no_command_of_the_manual_shows_a_page_to_other_machines() -> None:
    """Of itself a scheduler of Dask shows its page on every network, whatever its --host is."""
    manual = Path(__file__).parents[2] / "resources" / "docs" / "cluster.md"
    commands = [line for line in manual.read_text("utf-8").splitlines() if line.startswith("dask scheduler")]
    assert len(commands) == 2
    assert all("--dashboard-address 127.0.0.1:" in line for line in commands)
