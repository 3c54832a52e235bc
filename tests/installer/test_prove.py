"""The proofs that take long: each is listed, was run not long ago, and came out well; and how they are run."""

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "installer"))
prove = importlib.import_module("setup_prove")
console = importlib.import_module("setup_console")

SLOW, RANDOM = "@pytest.mark." + "slow\n", "@" + "given(integers())\n"


def is_without_history():
    """Whether this is a copy without git, or without old commits."""
    asked = subprocess.run(["git", "rev-parse", "--is-shallow-repository"], cwd=prove.ROOT, capture_output=True,
                           text=True, check=False)
    return asked.stdout.strip() != "false"


class TestTheTable:
    def test_has_every_proof_and_none_that_failed(self):
        rows = {proof.name: proof for proof in prove.read(prove.TABLE.read_text("utf-8"))}
        assert sorted(rows) == sorted(prove.names())
        assert [name for name, proof in rows.items() if proof.result not in ("passed", prove.NOT_RUN)] == []

    @pytest.mark.skipif(is_without_history(), reason="there are no old commits to count")
    def test_is_of_not_long_ago(self):
        old = {proof.name: age for proof in prove.read(prove.TABLE.read_text("utf-8"))
               if (age := prove.age(proof.commit)) is None or age > prove.MOST_COMMITS}
        assert old == {}, "run python3 installer/start.py prove"

    def test_has_no_age_for_a_commit_of_another_branch(self, monkeypatch, tmp_path):
        monkeypatch.setattr(prove, "ROOT", tmp_path)
        git = ["git", "-c", "user.name=a", "-c", "user.email=a@b.c"]
        for words in (["init", "-q"], ["commit", "-q", "--allow-empty", "-m", "One"], ["branch", "other"],
                      ["commit", "-q", "--allow-empty", "-m", "Two"], ["checkout", "-q", "other"]):
            subprocess.run([*git, *words], cwd=tmp_path, check=True)
        one, two = (prove._git("rev-parse", name) for name in ("other", "@{-1}"))
        assert (prove.age(one), prove.age(two)) == (0, None)

    def test_is_read_as_it_was_written(self):
        rows = [prove.Proof("tests/a/test_b.py", "passed", 5, 70, "2026-11-23", "0123456789"),
                prove.Proof("random draws: tests/c", commit="0123456789")]
        text = prove.written(rows)
        assert sorted(prove.read(text), key=str) == sorted(rows, key=str)
        assert prove.written(prove.read(text)) == text


class TestNames:
    def test_are_the_files_with_slow_tests_and_the_folders_with_random_ones(self, tmp_path):
        texts = {"a/test_b.py": SLOW, "a/test_c.py": "", "d/e/test_f.py": RANDOM + SLOW}
        for name, text in texts.items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text)
        assert prove.names(tmp_path) == ["tests/a/test_b.py", "tests/d/e/test_f.py", "random draws: tests/d"]

    def test_say_what_pytest_is_given(self):
        assert prove.Proof("tests/a/test_b.py").arguments == ["-m", "slow", "tests/a/test_b.py"]
        assert prove.Proof("random draws: tests/d").arguments == ["-m", "hypothesis and not slow", "tests/d"]


@pytest.fixture
def some(monkeypatch, tmp_path):
    """Three proofs, of which one was never run; returns the names in the order in which they are run."""
    names, ran = ["tests/test_old.py", "tests/test_new.py", "tests/test_never.py"], []
    monkeypatch.setattr(prove, "TABLE", tmp_path / "proofs.md")
    monkeypatch.setattr(prove, "names", lambda: names)
    prove.TABLE.write_text(prove.written([prove.Proof(names[0], "passed", 1, 1, "2026-01-01", "a" * 10),
                                          prove.Proof(names[1], "passed", 1, 1, "2026-02-01", "b" * 10),
                                          prove.Proof("tests/test_gone.py", "passed", 1, 1, "2026-02-01", "b" * 10)]))

    def run(proof):
        ran.append(proof.name)
        result = "failed" if proof.name.endswith("old.py") else "passed"
        return prove.Proof(proof.name, result, 2, 3, "2026-03-01", "c" * 10)

    monkeypatch.setattr(prove, "run", run)
    return ran


class TestRuns:
    def test_begin_with_what_was_run_longest_ago_and_continue_after_a_failure(self, some):
        assert prove.prove([]) == 1
        assert some == ["tests/test_never.py", "tests/test_old.py", "tests/test_new.py"]
        rows = {proof.name: proof.result for proof in prove.read(prove.TABLE.read_text())}
        assert rows == {"tests/test_never.py": "passed", "tests/test_new.py": "passed", "tests/test_old.py": "failed"}

    def test_begin_none_when_the_time_is_over(self, some):
        assert prove.prove(["--hours", "0"]) == 0
        assert some == []

    @pytest.mark.parametrize("arguments", [["--hours"], ["--hours", "x"], ["hours"], ["--hours", "-1"]])
    def test_want_a_number_of_hours(self, arguments):
        with pytest.raises(console.Stop, match="should be prove, or prove --hours N"):
            prove.prove(arguments)

    def test_end_what_takes_too_long_with_all_that_it_started(self, monkeypatch):
        monkeypatch.setattr(prove, "LONGEST", 1 / 3600)
        sleeper = "import subprocess, time; subprocess.Popen(['sleep', '60']); time.sleep(60)"
        assert prove._wait([sys.executable, "-c", sleeper], {}) is None
        assert prove._wait([sys.executable, "-c", "raise SystemExit(3)"], {}) == 3

    def test_count_by_the_report(self, tmp_path):
        report = tmp_path / "report.xml"
        assert prove._counts(report) == (0, 0)
        report.write_text('<testsuites><testsuite tests="9" failures="1" errors="1" skipped="2"/></testsuites>')
        assert prove._counts(report) == (5, 2)
        report.write_text("<testsuites>")
        assert prove._counts(report) == (0, 0)
