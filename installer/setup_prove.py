"""Run the slow proofs one after the other, those whose turn was longest ago first, and write down what came of each.

A proof is all slow tests of one file, or all tests of a folder that draw random problems, with fresh draws. Each runs
in a process of its own with a limit of time; after a failure the next one goes on. The table in `resources/docs` is
written after each, so a run may be stopped at any time and the next one goes on with what was left out.
"""

import datetime
import os
import re
import signal
import subprocess
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import setup_check
from setup_console import Stop, say
from setup_environment import PYTHON, ROOT

TABLE = ROOT / "resources" / "docs" / "proofs.md"
DRAWS = "random draws: "
LONGEST = 6.0
"""Hours after which a proof is ended, and counts as failed."""
MOST_COMMITS = 500
"""Commits after which a proof is to be run again; the quick tests say so. A full day makes some 150 of them."""
NOT_RUN = "not run yet"
_HEAD = """\
# Proofs

Tests that take long are not part of the usual suite. `python3 installer/start.py prove` runs them, and writes this
table after each; `python3 installer/start.py prove --hours 3` begins no further one after three hours, and those that
were run longest ago come first.
The quick tests fail when one of them is more than {most} commits old.

| proof | result | tests | seconds | date | commit |
| --- | --- | --- | --- | --- | --- |
"""


@dataclass(frozen=True)
class Proof:
    """A row of the table: a test file or DRAWS and a folder, how it ended, and when that was."""

    name: str
    result: str = NOT_RUN
    tests: int = 0
    seconds: int = 0
    date: str = "-"
    commit: str = ""

    @property
    def arguments(self) -> list[str]:
        """What pytest is given."""
        if self.name.startswith(DRAWS):
            return ["-m", "hypothesis and not slow", self.name.removeprefix(DRAWS)]
        return ["-m", "slow", self.name]

    def __str__(self) -> str:
        fields = (f"`{self.name}`", self.result, str(self.tests), str(self.seconds), self.date, self.commit)
        return f"| {' | '.join(fields)} |"


def read(text: str) -> list[Proof]:
    """Return the rows of a table; raises ValueError where one is none."""
    proofs = []
    for line in text.splitlines():
        if line.startswith("| `"):
            name, result, tests, seconds, date, commit = (field.strip() for field in line.strip("|").split("|"))
            proofs.append(Proof(name.strip("`"), result, int(tests), int(seconds), date, commit))
    return proofs


def written(proofs: Sequence[Proof]) -> str:
    """Return the page with the rows of some proofs."""
    rows = "".join(f"{proof}\n" for proof in sorted(proofs, key=lambda proof: proof.name))
    return _HEAD.format(most=MOST_COMMITS) + rows


def names(tests: Path = ROOT / "tests") -> list[str]:
    """Return the names of all proofs that the tests hold."""
    files = {path: path.read_text("utf-8") for path in sorted(tests.rglob("test_*.py"))}
    marked = re.compile(r"mark\.slow|\bin_part\(")
    slow = [f"tests/{path.relative_to(tests).as_posix()}" for path, text in files.items() if marked.search(text)]
    folders = {path.relative_to(tests).parts[0] for path, text in files.items()
               if re.search(r"^from hypothesis|^    from hypothesis|@given", text, re.MULTILINE)}
    return [*slow, *(f"{DRAWS}tests/{folder}" for folder in sorted(folders))]


def commit() -> str:
    """Return the commit that is checked out, short; "" where there is no git."""
    return _git("rev-parse", "--short=10", "HEAD")


def _git(*arguments: str) -> str:
    try:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def age(since: str) -> int | None:
    """Return how many commits were made since one; None where that is not known: it is of no or another history.

    A commit of another branch is there in the repository in which it was made, and missing in every clone of it.
    """
    if not re.fullmatch("[0-9a-f]{7,40}", since) or _git("merge-base", since, "HEAD")[:len(since)] != since:
        return None
    return int(_git("rev-list", "--count", f"{since}..HEAD"))


def listed(text: str) -> list[Proof]:
    """Return a row for each proof that there is, in the order in which they are to be run: the oldest first."""
    known = {proof.name: proof for proof in read(text)}
    rows = [known.get(name, Proof(name, commit=commit())) for name in names()]
    return sorted(rows, key=lambda proof: (proof.result != NOT_RUN, proof.date))


def prove(arguments: Sequence[str]) -> int:
    """Run proofs for so many hours, or all of them; return 0 if all that were run passed."""
    hours = _hours(arguments)
    begin, failed = time.monotonic(), 0
    rows = listed(TABLE.read_text("utf-8") if TABLE.exists() else "")
    for number, proof in enumerate(rows):
        if time.monotonic() - begin > hours * 3600:
            say(f"The time is over; {len(rows) - number} proofs are left for the next run.")
            break
        say(f"== {number + 1} of {len(rows)}: {proof.name}")
        done = run(proof)
        failed += done.result != "passed"
        say(f"{done.name}: {done.result}, {done.tests} tests in {done.seconds} s")
        current = {row.name: row for row in listed(TABLE.read_text("utf-8") if TABLE.exists() else "")}
        TABLE.write_text(written([*(current | {done.name: done}).values()]), "utf-8")
    return 1 if failed else 0


def _hours(arguments: Sequence[str]) -> float:
    found = re.fullmatch(r"--hours[ =]([0-9]+(?:\.[0-9]+)?)", " ".join(arguments))
    if arguments and found is None:
        raise Stop(f"prove {' '.join(arguments)}: should be prove, or prove --hours N with a number of hours.")
    return float(found[1]) if found else float("inf")


def run(proof: Proof) -> Proof:
    """Run one proof in a process of its own; return its row."""
    begin = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="lw-") as folder, setup_check.x_server() as display:
        Path(folder).chmod(0o700)
        report = Path(folder) / "report.xml"
        environment = setup_check.environment_on(display, folder, os.environ) | {"LATTICEWORK_DRAWS": "fresh draws"}
        command = [str(PYTHON), "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--basetemp={folder}/t",
                   f"--junitxml={report}", *proof.arguments]
        ended = _wait(command, environment)
        tests, bad = _counts(report)
    result = "took too long" if ended is None else "passed" if ended == 0 and tests and not bad else "failed"
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    return replace(proof, result=result, tests=tests, seconds=round(time.monotonic() - begin), date=today,
                   commit=commit())


def _wait(command: Sequence[str], environment: Mapping[str, str]) -> int | None:
    """Run a command and all that it starts; return its status, None where it took too long and was ended."""
    process = subprocess.Popen(command, cwd=ROOT, env=environment, start_new_session=True)
    try:
        return process.wait(LONGEST * 3600)
    except subprocess.TimeoutExpired:
        return None
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _counts(report: Path) -> tuple[int, int]:
    """Return how many tests passed, and how many failed, by the report of pytest; 0 and 0 where there is none."""
    try:
        suites = ET.parse(report).getroot().iter("testsuite")  # noqa: S314 - pytest has just written it
    except (OSError, ET.ParseError):
        return 0, 0
    count = dict.fromkeys(("tests", "failures", "errors", "skipped"), 0)
    for suite in suites:
        for name in count:
            count[name] += int(suite.get(name, "0"))
    bad = count["failures"] + count["errors"]
    return count["tests"] - bad - count["skipped"], bad
