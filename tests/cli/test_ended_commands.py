"""Commands that are ended in the middle of their work: nothing is left behind, nothing is shown."""

import os
import signal
import subprocess
import sys
import threading
import weakref
from pathlib import Path

import pytest

from latticework.cli import convert, interrupts, terminal_output
from latticework.cli.main import run
from latticework.files import formats
from latticework.files.file_format import Format

SIGNALS = [signal.SIGINT] if sys.platform == "win32" else [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]


@pytest.mark.parametrize("number", SIGNALS)
def test_a_file_that_is_being_written_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], number: signal.Signals
) -> None:
    def pieces():
        yield b"half of it"
        assert len(list(tmp_path.iterdir())) == 2
        os.kill(os.getpid(), number)
        yield b"never written"

    monkeypatch.setattr(Format, "written", lambda _, __, path, **___: ({path: pieces()}, ()))
    kept = tmp_path / "a.svg"
    kept.write_text("precious")
    before = signal.getsignal(number)
    assert run(["convert", "soma", str(kept)]) == terminal_output.STOPPED
    assert [path.name for path in tmp_path.iterdir()] == ["a.svg"]
    assert kept.read_text() == "precious"
    assert capsys.readouterr().err == ""
    assert signal.getsignal(number) is before


def test_an_interrupt_that_a_library_swallows_ends_the_command(monkeypatch, capsys, tmp_path):
    def swallowing(_: Path) -> Format:
        try:
            os.kill(os.getpid(), signal.SIGINT)
        except KeyboardInterrupt:
            raise TypeError("partially initialized module") from None
        return formats.PUZZLE

    monkeypatch.setattr(formats, "to_write", swallowing)
    assert run(["convert", "soma", str(tmp_path / "a.svg")]) == terminal_output.STOPPED
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("number", SIGNALS)
def test_an_interrupt_within_a_callback_is_raised_again(
    capsys: pytest.CaptureFixture[str], number: signal.Signals
) -> None:
    """Python prints what a callback of a weak reference or of ctypes raises, and goes on, as did `trace`."""
    came: list[str] = []

    def end(_: object) -> None:
        signal.raise_signal(number)
        came.append("not interrupted")

    def work() -> None:
        thing = set[int]()
        kept = weakref.ref(thing, end)
        del thing
        assert kept() is None
        if not threading.Event().wait(20):
            came.append("not raised again")

    with pytest.raises(KeyboardInterrupt), interrupts.raising_interrupts():
        work()
    assert not came
    assert capsys.readouterr().err == ""


INTERRUPTED = """
import atexit, os, signal, sys
from latticework.__main__ import main
from latticework.cli import info

where, sys.argv[1:] = sys.argv[1], ["info", "soma"]
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell in the background has it ignored


def interrupt(*_):
    signal.raise_signal(signal.SIGINT)


if where == "at the end":
    atexit.register(interrupt)
if where == "in code that is run from text":
    info.run_info = lambda _: exec("interrupt()", globals())
status = main()
if where == "after the command":
    interrupt()
sys.exit(status)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there an interrupt is no signal")
@pytest.mark.parametrize(("where", "status"), [
    ("at the end", terminal_output.DONE), ("in code that is run from text", terminal_output.STOPPED),
    ("after the command", terminal_output.STOPPED)])
def test_an_interrupt_never_ends_the_program_by_the_signal(tmp_path: Path, where: str, status: int) -> None:
    """Run by `-m`, as Python looks only there whether an interrupt was caught."""
    (tmp_path / "interrupted.py").write_text(INTERRUPTED)
    done = subprocess.run([sys.executable, "-m", "interrupted", where], check=False, cwd=tmp_path,
                          capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (status, "")


@pytest.mark.skipif(sys.platform == "win32", reason="nohup is of POSIX")
class TestUnderNohup:
    """A closed terminal that is ignored stays ignored."""

    @pytest.fixture(autouse=True)
    def _nohup(self):
        before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
        yield
        signal.signal(signal.SIGHUP, before)

    def test_a_command_goes_on(self, monkeypatch, tmp_path):
        monkeypatch.setattr(convert, "run_convert", lambda _: os.kill(os.getpid(), signal.SIGHUP) or 0)
        assert run(["convert", "soma", str(tmp_path / "a.svg")]) == terminal_output.DONE

    def test_a_search_resumes(self):
        with interrupts.interrupts() as stop:
            os.kill(os.getpid(), signal.SIGHUP)
        assert not stop.asked.is_set()


def test_a_name_too_long_is_refused_as_one(capsys, tmp_path):
    assert run(["convert", "soma", str(tmp_path / f"{'n' * 5000}.svg")]) == terminal_output.USAGE
    assert "File name too long" in capsys.readouterr().err
