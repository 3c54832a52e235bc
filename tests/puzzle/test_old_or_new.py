"""Promise 1: a saved file is the old one or the new one, never a mixture."""

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from latticework import replaced_files
from latticework.errors import LatticeworkError
from latticework.puzzle import load, save
from shapes import box, flat

OLD, NEW = b"old\n" * 50_000, b"new\n" * 70_000


class Failing:
    """Makes the n-th of all calls that touch the disk fail."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
        self.left = number
        for owner, name in ((tempfile, "mkstemp"), (os, "fsync"), (os, "replace"), (os, "open"), (Path, "chmod")):
            monkeypatch.setattr(owner, name, self.counted(getattr(owner, name)))
        opened = Path.open
        monkeypatch.setattr(Path, "open", lambda path, mode="r", **named: (
            Stream(self, opened(path, mode)) if mode == "wb" else opened(path, mode, **named)))

    def counted(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def wrapped(*given: Any, **named: Any) -> Any:
            self.left -= 1
            if self.left == 0:
                raise OSError(28, "No space left on device")
            return call(*given, **named)

        return wrapped


class Stream:
    """A file whose writing may stop half-way."""

    def __init__(self, failing: Failing, stream: Any) -> None:
        self.failing, self.stream = failing, stream
        self.flush, self.fileno = failing.counted(stream.flush), stream.fileno

    def __enter__(self) -> "Stream":
        return self

    def __exit__(self, *_: object) -> None:
        self.stream.close()

    def write(self, data: bytes) -> int:
        self.stream.write(data[:1000])
        self.failing.counted(lambda: None)()
        return 1000 + int(self.stream.write(data[1000:]))


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


class TestOldOrNew:
    def test_the_nth_call_fails(self, tmp_path: Path) -> None:
        path = tmp_path / "puzzle.toml"
        refused = 0
        for number in range(1, 30):
            path.write_bytes(OLD)
            with pytest.MonkeyPatch.context() as patch:
                failing = Failing(patch, number)
                try:
                    replaced_files.replace(path, NEW)
                    wanted = NEW
                except LatticeworkError as error:
                    refused, wanted = refused + 1, OLD
                    told = str(error)
            assert path.read_bytes() == wanted
            assert names(tmp_path) == ["puzzle.toml"]
            if failing.left > 0:
                break
        assert failing.left > 0
        assert refused == 7  # mkstemp and its open, write, flush, fsync, chmod, replace; then it is done
        assert told == f"{path}: could not be saved (No space left on device); the file on disk is unchanged"

    def test_in_a_folder_that_is_missing_nothing_is_written(self, tmp_path: Path) -> None:
        with pytest.raises(LatticeworkError, match=r"could not be saved \(No such file.*\); nothing was written$"):
            replaced_files.replace(tmp_path / "none" / "puzzle.toml", NEW)

    def test_a_short_write_is_an_error(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        path = tmp_path / "puzzle.toml"
        path.write_bytes(OLD)
        failing = Failing(monkeypatch, 1000)
        monkeypatch.setattr(Stream, "write", lambda self, data: self.stream.write(data[:10]))
        with pytest.raises(LatticeworkError, match="short write"):
            replaced_files.replace(path, NEW)
        assert failing.left > 0
        assert path.read_bytes() == OLD
        assert names(tmp_path) == ["puzzle.toml"]

    @pytest.mark.skipif(sys.platform == "win32", reason="a limit on the size of files stands in for a full disk")
    def test_a_full_disk(self, tmp_path: Path) -> None:
        path = tmp_path / "puzzle.toml"
        path.write_bytes(OLD)
        program = (
            "import pathlib, resource, sys; from latticework import errors, replaced_files\n"
            "resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))\n"
            "try: replaced_files.replace(pathlib.Path(sys.argv[1]), bytes(150_000))\n"
            "except errors.LatticeworkError as error: sys.exit(str(error))")
        ran = subprocess.run([sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=False)
        assert ran.returncode == 1
        assert ran.stderr.strip().startswith(f"{path}: could not be saved (File too large)")
        assert path.read_bytes() == OLD
        assert names(tmp_path) == ["puzzle.toml"]

    @pytest.mark.skipif(sys.platform == "win32", reason="kills with SIGKILL")
    def test_killed_at_any_moment(self, tmp_path: Path) -> None:
        path = tmp_path / "puzzle.toml"
        path.write_bytes(OLD)
        program = (
            "import pathlib, sys; from latticework import replaced_files\n"
            "path = pathlib.Path(sys.argv[1])\nprint(flush=True)\n"
            "while True:\n for text in (b'new\\n' * 70_000, b'old\\n' * 50_000): replaced_files.replace(path, text)")
        for _ in range(5):
            with subprocess.Popen([sys.executable, "-c", program, str(path)], stdout=subprocess.PIPE) as child:
                assert child.stdout is not None
                child.stdout.readline()
                time.sleep(random.uniform(0, 0.05))
                child.send_signal(signal.SIGKILL)
            assert path.read_bytes() in (OLD, NEW)

    def test_a_new_file_in_a_missing_folder(self, tmp_path: Path) -> None:
        with pytest.raises(LatticeworkError, match="could not be saved"):
            save(flat(box(2, 5)), tmp_path / "none" / "puzzle.toml")

    def test_a_folder_is_not_replaced(self, tmp_path: Path) -> None:
        with pytest.raises(LatticeworkError, match="could not be saved"):
            replaced_files.replace(tmp_path, NEW)
        assert names(tmp_path.parent).count(tmp_path.name) == 1


    @pytest.mark.skipif(sys.platform == "win32", reason="a limit on the size of files stands in for a full disk")
    def test_several_files_are_all_new_or_all_old(self, tmp_path: Path) -> None:
        (tmp_path / "a").write_bytes(OLD)
        program = (
            "import pathlib, resource, sys; from latticework import errors, replaced_files\n"
            "resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))\n"
            "folder, sizes = pathlib.Path(sys.argv[1]), (('a', 9), ('b', 150_000))\n"
            "try: replaced_files.replace_all({folder / name: bytes(size) for name, size in sizes})\n"
            "except errors.LatticeworkError as error: sys.exit(str(error))")
        ran = subprocess.run([sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True,
                             check=False)
        assert ran.stderr.strip() == f"{tmp_path / 'b'}: could not be saved (File too large); nothing was written"
        assert (tmp_path / "a").read_bytes() == OLD
        assert names(tmp_path) == ["a"]

    def test_the_longest_names_are_written(self, tmp_path: Path) -> None:
        for letter in ("n", "\u00e4"):
            path = tmp_path / (letter * (255 // len(letter.encode())))
            replaced_files.replace(path, NEW)
            assert path.read_bytes() == NEW
        with pytest.raises(LatticeworkError, match=r"\(File name too long\); nothing was written$"):
            replaced_files.replace(tmp_path / ("n" * 256), NEW)


@pytest.mark.skipif(sys.platform == "win32", reason="modes and links of POSIX")
class TestWhatAFileIs:
    @pytest.mark.parametrize("mode", [0o600, 0o664, 0o755])
    def test_the_mode_is_kept(self, tmp_path: Path, mode: int) -> None:
        path = tmp_path / "puzzle.toml"
        path.write_bytes(OLD)
        path.chmod(mode)
        replaced_files.replace(path, NEW)
        assert path.stat().st_mode & 0o777 == mode

    def test_a_new_file_has_the_usual_mode(self, tmp_path: Path) -> None:
        (tmp_path / "usual").write_bytes(b"")
        replaced_files.replace(tmp_path / "new", NEW)
        assert (tmp_path / "new").stat().st_mode == (tmp_path / "usual").stat().st_mode

    def test_a_link_stays_a_link(self, tmp_path: Path) -> None:
        (tmp_path / "far").mkdir()
        path, link = tmp_path / "far" / "puzzle.toml", tmp_path / "link.toml"
        save(flat(box(2, 5)), path)
        link.symlink_to(path)
        save(flat(box(5, 5)), link)
        assert link.is_symlink()
        assert load(path) == flat(box(5, 5))

    def test_a_pipe_is_not_replaced(self, tmp_path: Path) -> None:
        pipe, link = tmp_path / "pipe", tmp_path / "link.toml"
        os.mkfifo(pipe)
        link.symlink_to(pipe)
        for path in (pipe, link):
            with pytest.raises(LatticeworkError, match=r"could not be saved \(a pipe or a device, not a file\)"):
                replaced_files.replace(path, NEW)
        assert pipe.is_fifo()
        assert names(tmp_path) == ["link.toml", "pipe"]

    def test_a_write_protected_file_is_not_replaced(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Tests may run as root, for whom no file is write-protected."""
        path = tmp_path / "kept.toml"
        path.write_bytes(OLD)
        monkeypatch.setattr(os, "access", lambda asked, mode: not (Path(asked) == path and mode == os.W_OK))
        with pytest.raises(LatticeworkError, match=r"kept\.toml: could not be saved \(it is write-protected"):
            replaced_files.replace(path, NEW)
        assert path.read_bytes() == OLD

    def test_a_search_is_not_replaced(self, tmp_path: Path) -> None:
        """Not by what is no search, under whatever name; a file that only begins like a text may be."""
        search, link = tmp_path / "some.search", tmp_path / "link"
        search.write_bytes(b"SQLite format 3\0 and days of work")
        link.symlink_to(search)
        for path in (search, link):
            with pytest.raises(LatticeworkError, match=r"\(a search is kept there; give another name\); the file on"):
                replaced_files.replace(path, NEW)
        assert search.read_bytes() == b"SQLite format 3\0 and days of work"
        assert names(tmp_path) == ["link", "some.search"]
