"""The folder of kept kernels: the user's own and writable by nobody else, another one where it cannot be written."""

import os
import resource
import stat
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

import kernel_help
from latticework import kernel_cache, private_folders

pytestmark = pytest.mark.skipif(os.name != "posix", reason="sets permissions")


def kept(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*.nbc*") if path.is_file()]


def tiny(folder: Path, *sources: str, before: Callable[[], object] | None = None) -> str:
    """Run the program with one kernel, check its answer, and return what it said on standard error."""
    program = kernel_help.tiny(folder, *sources, before=before)
    said, complained = program.communicate(timeout=60)
    assert (program.returncode, said) == (0, "42\n"), complained
    return complained


def told(folder: Path) -> str:
    """Return the one line that the program says."""
    complained = tiny(folder)
    assert complained.startswith("latticework: ")
    assert complained.count("\n") == 1
    return complained


def test_it_is_made_for_the_user_alone(tmp_path: Path) -> None:
    assert tiny(tmp_path, before=partial(os.umask, 0)) == ""
    assert len(kept(tmp_path)) == 1
    base = tmp_path / "cache" / "latticework"
    assert all(stat.S_IMODE(each.stat().st_mode) == 0o700 for each in (base, *base.iterdir()))
    begin = kept(tmp_path)[0].stat()
    assert tiny(tmp_path) == ""
    assert kept(tmp_path)[0].stat().st_ino == begin.st_ino  # it was loaded, not written again


class TestOthersCouldWriteIt:
    @pytest.mark.parametrize("mode", [0o777, 0o770, 0o720, 0o702, 0o1777])
    def test_no_mode_lets_them_do_so(self, tmp_path: Path, mode: int) -> None:
        tmp_path.chmod(mode)
        assert not private_folders.only_owner_writes(tmp_path)
        assert private_folders.make_private(tmp_path)
        assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o700

    def test_what_was_planted_is_not_loaded(self, tmp_path: Path) -> None:
        tiny(tmp_path)
        [kernel] = kept(tmp_path)
        (kernel.parent / "planted").touch()
        kernel.parent.parent.chmod(0o1777)
        assert "was replaced" in told(tmp_path)
        assert not (kernel.parent / "planted").exists()
        assert stat.S_IMODE(kernel.parent.parent.stat().st_mode) == 0o700
        assert tiny(tmp_path) == ""

    @pytest.mark.parametrize("what", [
        "link", *(pytest.param(what, marks=pytest.mark.slow) for what in ("file", "dangling link"))])
    def test_it_is_no_folder(self, tmp_path: Path, what: str) -> None:
        base, other = tmp_path / "cache" / "latticework", tmp_path / "other"
        base.parent.mkdir()
        if what == "file":
            base.touch()
        else:
            base.symlink_to(other)
        if what == "link":
            other.mkdir()
            (other / "file").touch()
        assert "was replaced" in told(tmp_path)
        assert tiny(tmp_path) == ""
        assert not base.is_symlink()
        assert what != "link" or (other / "file").exists()

    @pytest.mark.skipif(os.geteuid() != 0, reason="gives a folder away")
    def test_another_user_owns_it(self, tmp_path: Path) -> None:
        tiny(tmp_path)
        [kernel] = kept(tmp_path)
        os.chown(kernel.parent.parent, 65534, 65534)
        assert "belongs to another user" in told(tmp_path)
        assert kernel.exists()  # another user's things are left alone
        assert len(kept(tmp_path / "temporary")) == 1
        assert tiny(tmp_path) == ""


class TestItCannotBeWritten:
    @pytest.fixture
    def locked(self, tmp_path: Path) -> None:
        """Let there be no folder yet, and none be made."""
        (tmp_path / "cache").mkdir(0o555)

    @pytest.mark.usefixtures("locked")
    def test_a_private_temporary_one_is_taken(self, tmp_path: Path) -> None:
        assert "cannot be kept" in told(tmp_path)
        [kernel] = kept(tmp_path / "temporary")
        assert stat.S_IMODE(kernel.parent.parent.stat().st_mode) == 0o700
        assert tiny(tmp_path) == ""

    @pytest.mark.usefixtures("locked")
    def test_others_could_write_the_temporary_one(self, tmp_path: Path) -> None:
        tiny(tmp_path)
        [kernel] = kept(tmp_path / "temporary")
        (kernel.parent / "planted").touch()
        kernel.parent.parent.chmod(0o777)
        assert tiny(tmp_path).count("\n") == 2
        assert not (kernel.parent / "planted").exists()
        assert tiny(tmp_path) == ""

    def test_what_is_in_it_is_used(self, tmp_path: Path) -> None:
        tiny(tmp_path)
        [kernel] = kept(tmp_path)
        kernel.parent.chmod(0o500)
        kernel.parent.parent.chmod(0o500)
        assert tiny(tmp_path) == ""
        assert kept(tmp_path) == [kernel]

    def test_it_is_locked_for_its_owner(self, tmp_path: Path) -> None:
        tiny(tmp_path)
        [kernel] = kept(tmp_path)
        begin = kernel.stat()
        kernel.parent.chmod(0)
        assert tiny(tmp_path) == ""
        assert kernel.stat().st_ino == begin.st_ino  # the folder was opened again, and what is in it used

    @pytest.mark.usefixtures("locked")
    def test_no_folder_at_all(self, tmp_path: Path) -> None:
        blocked = tmp_path / "temporary" / f"latticework-{os.geteuid()}"
        blocked.parent.mkdir()
        blocked.mkdir(0o500)
        assert all("cannot be kept" in line for line in tiny(tmp_path).splitlines())

    def test_files_cannot_grow_as_on_a_full_disk(self, tmp_path: Path) -> None:
        full = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (1000, 1000))
        assert "Traceback" not in tiny(tmp_path, before=full)
        assert kept(tmp_path) == []  # no half of a file stays
        assert tiny(tmp_path) == ""
        assert len(kept(tmp_path)) == 1


def test_many_programs_at_once(tmp_path: Path) -> None:
    programs = [kernel_help.tiny(tmp_path) for _ in range(4)]
    assert {program.communicate() for program in programs} == {("42\n", "")}
    assert len(kept(tmp_path)) == 1
    assert tiny(tmp_path) == ""


class TestOtherSources:
    def changed(self, folder: Path, text: str) -> None:
        """Run the program with one kernel, its package of kernels holding a module of this text."""
        (folder / "sources").mkdir(exist_ok=True)
        (folder / "sources" / "module.py").write_text(text)
        assert tiny(folder, str(folder / "sources")) == ""

    def test_a_change_in_any_module_compiles_again(self, tmp_path: Path) -> None:
        for text, number in (("a = 1", 1), ("a = 1", 1), ("a = 2", 2), ("a = 1", 2)):
            self.changed(tmp_path, text)
            assert len(kept(tmp_path)) == number

    def test_old_ones_are_removed(self, tmp_path: Path) -> None:
        self.changed(tmp_path, "a = 1")
        [first] = kept(tmp_path)
        self.changed(tmp_path, "a = 2")
        long_ago = time.time() - kernel_cache.UNUSED - 1
        os.utime(first.parent, (long_ago, long_ago))
        self.changed(tmp_path, "a = 3")
        assert len(kept(tmp_path)) == 2
        assert not first.parent.exists()
