"""Whatever the console can show, and whoever reads: no traceback, and a word now and then."""

import io
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import forked_program
import session_help
from latticework.cli import terminal_output
from latticework.cli.main import COMMANDS
from latticework.cli.terminal_output import CompilingProgress, bar
from quick_suite import in_part
from session_help import part_way, write

NAMED = session_help.TWINS.replace('"Twins"', '"Twins ✓ 数"').replace('name = "O"', 'name = "✓"')


END = "-- end of a command --"
EACH = f"""
import json, sys
from latticework.cli.main import run
for arguments in json.loads(sys.argv[1]):
    try:
        status = run(arguments)
    except SystemExit as end:  # of --help
        status = end.code
    assert status == 0, arguments
    print("{END}")
"""


def printed(encoding: str, *commands: list[str], folder: Path) -> list[str]:
    """Return what each command prints where the console has an encoding, all run in one process to save starts."""
    done = subprocess.run([sys.executable, "-c", EACH, json.dumps(commands)], capture_output=True, encoding=encoding,
                          env=os.environ | {"PYTHONIOENCODING": encoding}, cwd=folder, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.split(f"{END}\n")[:-1]


@pytest.mark.slow
@pytest.mark.parametrize("encoding", in_part(["cp1252", "utf-8", "ascii"], 3))
def test_names_that_a_console_cannot_show(tmp_path: Path, encoding: str) -> None:
    path, search = str(write(tmp_path, NAMED)), str(part_way(tmp_path, NAMED)[0])
    shown = "Twins ✓ 数" if encoding == "utf-8" else "Twins ? ?"
    texts = printed(encoding, ["info", path], ["solve", path], ["solve", path, "--first"], ["solutions", search],
                    ["count", path, "--number", "1"], ["program", path], ["library"], ["info", path, "--json"],
                    folder=tmp_path)
    assert [shown in text for text in texts[:3]] == [True] * 3
    assert all(texts)
    assert json.loads(texts[-1])["name"] == "Twins ✓ 数"


@pytest.mark.slow
def test_help_can_be_shown_anywhere(tmp_path: Path) -> None:
    for text in printed("ascii", *([command, "--help"] for command in COMMANDS), folder=tmp_path):
        assert "usage: latticework" in text


def test_long_work_writes_a_line_now_and_then(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    with bar(quiet=False) as move:
        for now in range(100):
            move(now / 100, f"{now} solutions")
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "latticework: 10.0 % after 10 s: 10 solutions"
    assert 3 < len(lines) < 10
    assert all(line.startswith("latticework: ") for line in lines)


def test_not_when_it_is_to_be_quiet(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal_output, "FIRST", 0.0)
    for quiet in (True, False):
        with bar(quiet) as move:
            move(0.5, "half")
        assert bool(capsys.readouterr().err) == (not quiet)


def test_a_search_into_a_pipe_says_how_far_it_is(tmp_path: Path) -> None:
    code = ("import sys; from latticework.cli import terminal_output as out; out.FIRST = 0.0; out.GROWTH = 1.0;"
            "from latticework.__main__ import main; sys.exit(main())")
    puzzle = write(tmp_path, session_help.dominoes(6, 6))
    done = forked_program.run([sys.executable, "-c", code, "solve", "--json", str(puzzle)], tmp_path, 120)
    assert done.returncode == 0
    assert json.loads(done.stdout)["solutions_total"] == 6728
    assert "100.0 % after" in done.stderr
    assert "930 solutions" in done.stderr


def test_compiling_is_reported_with_its_progress(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told, now = CompilingProgress(), 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    for now in range(12):
        told(now, 35)
    lines = capsys.readouterr().err.splitlines()
    assert [line.rpartition(": ")[2] for line in lines] == [f"{n} of about 35 kernels" for n in (0, 5, 10)]


def test_a_console_without_an_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", stream := io.StringIO())
    terminal_output.write("✓\n")
    terminal_output.write_json({"name": "✓"})
    assert stream.getvalue().startswith("✓\n")
    assert json.loads(stream.getvalue().splitlines()[1]) == {"format": 1, "name": "✓"}


@pytest.mark.slow
@pytest.mark.skipif("__import__('os').name != 'posix'", reason="redirections of a shell")
@pytest.mark.parametrize("closed", in_part(["<&- >&- 2>&-", ">&-", "2>&-", ">&- 2>&-"], 4))
def test_a_closed_stream_is_written_to_in_vain(tmp_path: Path, closed: str) -> None:
    for arguments, status in (("info soma", 0), ("info nothing", 2), ("solve soma", 0)):
        done = subprocess.run(["/bin/sh", "-c", f"{sys.executable} -m latticework {arguments} {closed}"],
                              capture_output=True, text=True, check=False, cwd=tmp_path)
        assert done.returncode == status
        assert "Traceback" not in done.stderr
