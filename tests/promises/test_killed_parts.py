"""A split and a merge are killed at their system calls; whatever is left goes on to the exact end."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import killed_parts
import session_help
from latticework.errors import FileRefusedError
from latticework.shares import split_and_merge
from latticework.store import part_files
from latticework.store.tables import part_rows
from quick_suite import in_part
from short_search import FOR_NOTHING, TRACE, prepared, watched


@pytest.fixture(scope="module", params=[
    ["few"], pytest.param([], marks=[pytest.mark.slow, pytest.mark.timeout(900)])], ids=["few", "all"])
def killed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder for each act, with one for each kind of call, with one for each call at which it was killed."""
    shared = Path("/dev/shm")  # noqa: S108
    with tempfile.TemporaryDirectory(dir=shared if shared.is_dir() else tmp_path_factory.getbasetemp()) as made:
        with pytest.MonkeyPatch.context() as patch:
            killed_parts.quick(patch)
            killed_parts.begin(Path(made))
        watched(killed_parts.__file__, Path(made), *request.param)
        yield Path(made)


@pytest.mark.skipif(TRACE is None, reason="needs strace, which the set-up installs on Linux")
class TestPartsAreExact:
    @pytest.mark.parametrize("kind", in_part(FOR_NOTHING, 3))
    @pytest.mark.parametrize("act", in_part(killed_parts.ACTS, 2))
    def test_killed_at_its_calls(
        self, tmp_path: Path, killed: Path, act: str, kind: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("latticework.run.search.Pool", session_help.InlinePool)
        expected = session_help.numbers(session_help.finish(tmp_path / "expected", prepared()))
        outcomes = set()
        for folder in sorted((killed / act / kind).iterdir()):
            head = folder / "a.search"
            with part_files.locked(head) as file:
                parts = file.read(part_rows.parts)
            outcomes.add(tuple(part.status for part in parts))
            assert {part.name for part in parts} == {file.name for file in folder.glob("a.?.search")}
            for part in parts:
                session_help.finish(folder / part.name, prepared())
                if part.status == part_rows.Status.AWAY:
                    with part_files.locked(head) as file:
                        split_and_merge.merge(file, prepared(), folder / part.name)
                with part_files.locked(head) as file, pytest.raises(FileRefusedError, match="merged already"):
                    split_and_merge.merge(file, prepared(), folder / part.name)
            assert session_help.numbers(session_help.finish(head, prepared())) == expected, f"killed at {folder.name}"
            session_help.assert_sound(head, prepared())
            left = {file.name for file in folder.iterdir() if not file.name.endswith("latticework-lock")}
            assert left == {"a.search", "nothing", *(part.name for part in parts)}
        if kind == "pwrite64":
            assert len(outcomes) == (2 if act == "split" else 3)  # none or both away; none, one or both merged
