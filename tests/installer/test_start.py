"""The parts of the start-up that decide: what is too old, what is missing, what is to be done again."""

import importlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

INSTALLER = Path(__file__).resolve().parents[2] / "installer"
sys.path.insert(0, str(INSTALLER))
start, console, environment, system, check, run = (
    importlib.import_module(name)
    for name in ("start", "setup_console", "setup_environment", "setup_system", "setup_check", "setup_run")
)


def locked(name):
    """Return the lines of a lock file that name a package and its version."""
    lines = (INSTALLER / name).read_text("utf-8").splitlines()
    return {line.removesuffix(" \\") for line in lines if re.match(r"[a-z0-9]", line)}


class TestRefusal:
    @pytest.mark.parametrize("version", [(3, 6), (3, 10), (2, 7), (3, 16), (4, 0)])
    def test_a_python_without_wheels_is_refused_with_what_to_do(self, version, monkeypatch):
        monkeypatch.setattr(start.shutil, "which", {}.get)
        sentence, fetch, use = start.refusal(version).splitlines()
        assert f"needs Python 3.11 to 3.15, but this is Python {version[0]}.{version[1]}. " in sentence
        assert (fetch.split()[-1], use.split()[-1]) == ("uv", "installer/start.py")
        monkeypatch.setattr(start.shutil, "which", lambda name: name if name == "python3.12" else None)
        assert start.refusal(version).splitlines()[1:] == ["  python3.12 installer/start.py"]

    @pytest.mark.parametrize("version", [(3, 11), (3, 14), (3, 15)])
    def test_a_python_with_wheels_is_taken(self, version):
        assert start.refusal(version) == ""


class TestConsole:
    @pytest.mark.parametrize(
        "text",
        [
            "Looking in indexes: https://user:word@registry.example.test/simple",
            "HTTPSConnectionPool(host='registry.example.test', port=443): Max retries",
            "Failed to resolve 'registry.example.test' ([Errno -2])",
            "Could not connect to registry.example.test:443 (10.0.0.1)",
            "retry with files.example.org/packages",
        ],
    )
    def test_addresses_are_not_shown(self, text):
        assert "example" not in console.redact(text)

    def test_other_words_are_shown(self):
        text = "ERROR: No matching distribution found for numpy==2.4.6; see requirements.lock (numpy.core)"
        assert console.redact(text) == text

    def test_status_and_last_lines_of_a_program(self):
        code = "import sys; print(*range(100), sep='\\n'); sys.exit(7)"
        status, last = console.run_quietly([sys.executable, "-c", code])
        assert status == 7
        assert last.splitlines()[-1] == "99"
        assert len(last.splitlines()) == console.KEPT_LINES

    def test_a_program_that_is_not_there(self):
        assert console.run_quietly(["no-such-program-anywhere"])[0] == 127

    def test_the_package_pip_is_fetching(self):
        assert console.package_of("Collecting numpy==2.4.6 (from -r a.lock (line 3))\n") == "numpy"
        assert console.package_of("  Using cached numpy.whl") == ""


class TestPlan:
    RECORD = {"finished": True, "a.lock": "1"}  # noqa: RUF012

    @pytest.mark.parametrize(
        ("record", "lock", "wanted", "usable", "todo"),
        [
            (RECORD, "a.lock", "1", True, "nothing"),
            (RECORD, "a.lock", "2", True, "install"),
            (RECORD, "b.lock", "1", True, "install"),
            (RECORD, "a.lock", "1", False, "rebuild"),
            ({"finished": False, "a.lock": "1"}, "a.lock", "1", True, "rebuild"),
            ({}, "a.lock", "1", True, "install"),
            ({}, "a.lock", "1", False, "rebuild"),
        ],
    )
    def test_what_is_to_be_done(self, record, lock, wanted, usable, todo):
        assert environment.plan(record, lock, wanted, usable) == todo

    @pytest.mark.parametrize("text", ["", "{", "[1]", "\x00"])
    def test_a_damaged_record_counts_as_unfinished(self, tmp_path, text):
        path = tmp_path / "record.json"
        path.write_text(text, "utf-8")
        assert environment.plan(environment.read_record(path), "a.lock", "1", True) == "rebuild"

    def test_a_record_survives_writing_and_reading(self, tmp_path):
        path = tmp_path / "record.json"
        environment.write_record(self.RECORD, path)
        assert environment.read_record(path) == self.RECORD
        assert json.loads(path.read_text("utf-8")) == self.RECORD
        assert list(tmp_path.iterdir()) == [path]

    def test_the_fingerprint_follows_lock_project_and_folder(self, tmp_path):
        seen = set()
        for folder, lock, project in ["a11", "a21", "a12", "b11", ("a", "", "11")]:
            (tmp_path / folder / "installer").mkdir(parents=True, exist_ok=True)
            (tmp_path / folder / "installer" / "x.lock").write_text(lock)
            (tmp_path / folder / "pyproject.toml").write_text(project)
            seen.add(environment.lock_fingerprint("x.lock", tmp_path / folder))
        assert len(seen) == 5

    @pytest.mark.parametrize(
        ("text", "version"),
        [("home = /x\nversion = 3.11.7\n", "3.11"), ("version_info = 3.13.0\n", "3.13"), ("home = /x 3.11\n", "")],
    )
    def test_the_python_of_an_environment(self, text, version):
        assert environment.venv_version(text) == version

    @pytest.mark.parametrize("folder", ["/home/a b/app", "/home/Jörg/例/app", "C:\\Users\\Jörg\\app", '/a"\'b/app'])
    def test_a_folder_of_any_name_gets_on_the_path(self, folder):
        line = environment.path_line(folder)
        assert line.isascii()
        if line.startswith("import "):
            code = f"{line}print(ascii(sys.path[-1]))"
            done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
            assert done.stdout.strip() == ascii(folder)
        else:
            assert line == folder + "\n"


class TestSetUp:
    def test_a_folder_that_cannot_be_written_is_said_in_words(self, monkeypatch, tmp_path):
        self.cannot_write(monkeypatch, tmp_path)
        monkeypatch.setattr(environment, "is_usable", lambda: False)
        with pytest.raises(console.Stop, match=r"(?s)file.*sets itself up in its own folder.*copy that folder"):
            environment.provide_environment("requirements.lock")

    def test_kernels_of_a_folder_that_cannot_be_written_are_compiled_all_the_same(self, monkeypatch, tmp_path):
        compiled = []
        self.cannot_write(monkeypatch, tmp_path)
        monkeypatch.setattr(environment, "run_quietly", lambda command: compiled.append(command) or (0, ""))
        environment.provide_kernels()
        assert len(compiled) == 1

    def cannot_write(self, monkeypatch, tmp_path):
        """Put a file where the folder of the environment would be, so that not even root can write there."""
        (tmp_path / "file").write_text("")
        record, write = tmp_path / "file" / "record.json", environment.write_record
        monkeypatch.setattr(environment, "read_record", dict)
        monkeypatch.setattr(environment, "write_record", lambda contents: write(contents, record))

    @pytest.mark.parametrize(("last", "told"), [
        ("WARNING: Retrying after connection broken by NewConnectionError\nERROR: No matching distribution",
         "internet"),
        ("ERROR: Could not find a version (from versions: none)\nERROR: No matching distribution found for numba",
         "no wheel"),
        ("ERROR: No space left on device", "Start it again")])
    def test_why_packages_were_not_installed(self, last, told):
        assert told in environment.advice(last)
        assert told == "internet" or "internet" not in environment.advice(last)


class TestLocks:
    def test_the_test_lock_holds_the_other_one(self):
        assert locked("requirements.lock")
        assert locked("requirements.lock") < locked("requirements-test.lock")

    @pytest.mark.parametrize("name", ["requirements.lock", "requirements-test.lock"])
    def test_every_package_has_one_version_and_hashes_and_no_address(self, name):
        text = (INSTALLER / name).read_text("utf-8")
        assert all(re.match(r"[a-z0-9-]+==\S+", line) for line in locked(name))
        assert all("--hash=sha256:" in block for block in re.split(r"\n(?=[a-z0-9])", text) if block[0] != "#")
        assert "//" not in text

    def test_qt_below_python_3_12_is_the_one_that_does_not_lose_references(self):
        assert "pyside6-essentials==6.11.3 ; python_full_version < '3.12'" in locked("requirements.lock")


class TestSystem:
    def test_missing_libraries_are_named(self):
        gone = {"libEGL.so.1", "libxcb-cursor.so.0"}
        things = system.missing_things(found=lambda library: library not in gone)
        assert gone == set(things) - {system.FONT}

    def test_packages_are_named_once(self):
        things = ["libGL.so.1", "libGL.so.1", system.FONT, "Xvfb", "python3.11-venv"]
        assert system.debian_packages(things) == ["libgl1", "fonts-dejavu-core", "xvfb", "python3.11-venv"]

    def test_the_command_to_type(self):
        things = ["libEGL.so.1", "Xvfb", system.FONT]
        assert system.by_hand(things, "apt-get") == (
            "sudo apt-get update && sudo apt-get install -y --no-install-recommends libegl1 xvfb fonts-dejavu-core"
        )
        assert system.by_hand(things, "dnf") == (
            "sudo dnf install 'libEGL.so.1()(64bit)' /usr/bin/Xvfb dejavu-sans-fonts"
        )
        assert "libEGL.so.1" in system.by_hand(things, "")

    def test_it_stops_with_the_command_where_it_may_not_install(self, monkeypatch):
        monkeypatch.setattr(system, "package_tool", lambda: "apt-get")
        monkeypatch.setattr(system, "privilege", lambda: None)
        with pytest.raises(console.Stop, match=r"sudo apt-get update && sudo apt-get install .* libegl1$"):
            system.provide(["libEGL.so.1"])

    @pytest.mark.parametrize(("window", "python", "goes_on"), [
        (True, [], False), (False, [], True), (False, ["python3.11-venv"], False),
        (True, ["python3.11-venv"], False)])
    def test_all_that_is_missing_is_named_at_once(self, monkeypatch, window, python, goes_on):
        monkeypatch.setattr(system, "missing_python_parts", lambda: python)
        monkeypatch.setattr(system, "missing_things", lambda programs: ["libEGL.so.1", *programs])
        monkeypatch.setattr(system.sys, "platform", "linux")
        monkeypatch.setattr(system, "package_tool", lambda: "apt-get")
        monkeypatch.setattr(system, "privilege", lambda: None)
        if goes_on:
            system.provide_system(window, ["Xvfb"])
            return
        with pytest.raises(console.Stop, match=" ".join([*python, "libegl1", "xvfb"])):
            system.provide_system(window, ["Xvfb"])

    def test_the_lists_of_packages_are_fetched_once_when_an_installation_fails(self, monkeypatch):
        calls = []

        def fake(command):
            calls.append(command)
            return (0 if len(calls) > 1 else 100), "last"

        monkeypatch.setattr(system, "run_quietly", fake)
        assert system.apt_install(["xvfb"], ["sudo", "-n"]) == ""
        assert [("update" in command, command[:2]) for command in calls] == [
            (False, ["sudo", "-n"]),
            (True, ["sudo", "-n"]),
            (False, ["sudo", "-n"]),
        ]


class TestRun:
    @pytest.mark.parametrize(
        ("platform", "variables", "answer"),
        [
            ("linux", {}, False),
            ("linux", {"DISPLAY": ""}, False),
            ("linux", {"DISPLAY": ":0"}, True),
            ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
            ("darwin", {}, True),
            ("win32", {}, True),
        ],
    )
    def test_is_there_a_display(self, platform, variables, answer):
        assert run.has_display(platform, variables) is answer

    @pytest.mark.parametrize(
        ("arguments", "display", "module"),
        [
            ([], True, "latticework"),
            ([], False, "latticework.cli.demo"),
            (["solve", "x.toml"], False, "latticework"),
            (["x.toml"], True, "latticework"),
        ],
    )
    def test_what_is_opened(self, arguments, display, module):
        command = run.program_command(arguments, display)
        assert command[1:] == ["-P", "-m", module, *arguments]

    def test_a_stop_is_one_text_and_status_1(self, monkeypatch, capfd):
        def refuse(*_):
            raise console.Stop("a plain sentence")

        monkeypatch.setattr(system, "provide_system", refuse)
        assert run.run(["test"]) == 1
        assert capfd.readouterr().err == "a plain sentence\n"


class TestCheck:
    def test_the_desktop_around_does_not_reach_the_tests(self):
        base = {"PATH": "/bin", "QT_SCALE_FACTOR": "2", "WAYLAND_DISPLAY": "w", "XAUTHORITY": "/x", "LANG": "C"}
        around = check.environment_on(":7", "/run", base)
        assert around["PATH"] == "/bin"
        assert around["DISPLAY"] == ":7"
        assert around["QT_QPA_PLATFORM"] == "xcb"
        assert around["LIBGL_ALWAYS_SOFTWARE"] == "1"
        assert not {"QT_SCALE_FACTOR", "WAYLAND_DISPLAY", "XAUTHORITY"} & set(around)

    def test_the_summary_is_one_line(self):
        assert check.summary("ruff", 0).split() == ["ruff", "passed"]
        assert check.summary("mypy", 2).split() == ["mypy", "FAILED", "(status", "2)"]

    @pytest.mark.parametrize(("quick", "tests", "status"), [(0, 0, 0), (1, 0, 1), (0, 5, 5), (1, 1, 1)])
    def test_every_check_runs_and_any_failure_counts(self, monkeypatch, quick, tests, status):
        seen = []

        def step(name, command, environment):
            seen.append(name)
            return tests if name == "pytest" else quick

        monkeypatch.setattr(check, "run_step", step)
        monkeypatch.setattr(check.sys, "platform", "other")
        monkeypatch.setattr(check.signal, "signal", lambda *_: None)
        assert check.run_checks([]) == status
        assert seen == ["ruff", "mypy", "lint-imports", "pytest"]

    def test_the_quick_suite_needs_no_display(self, monkeypatch):
        seen = []
        monkeypatch.setattr(check, "run_step", lambda *step: seen.append(step) or (1 if step[0] == "mypy" else 0))
        monkeypatch.setattr(check, "x_server", lambda: pytest.fail("there is no X server here"))
        monkeypatch.setattr(check.os, "cpu_count", lambda: 2)
        monkeypatch.setattr(check.signal, "signal", lambda *_: None)
        assert check.run_checks(["--quick", "-k", "cover"]) == 1
        name, command, around = seen[-1]
        assert name == "pytest --quick"
        assert command[-3:] == ["--quick", "-k", "cover"]
        assert command[command.index("-n") + 1] == "2", "in as many processes as the whole suite"
        assert around["QT_QPA_PLATFORM"] == "offscreen"

    @pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has Xvfb")
    @pytest.mark.skipif(not system.shutil.which("Xvfb"), reason="the start-up installs Xvfb")
    def test_the_x_server_is_gone_afterwards(self):
        with check.x_server() as display:
            assert re.fullmatch(r":\d+", display)
            socket = Path(f"/tmp/.X11-unix/X{display[1:]}")  # noqa: S108 - the X server decides
            assert socket.exists()
        assert not socket.exists()

    def test_ci_starts_the_tests(self):
        script = INSTALLER.parent / ".ci" / "run"
        assert "installer/start.py test" in script.read_text("utf-8")
        assert os.name == "nt" or os.access(script, os.X_OK)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has /dev/shm")
class TestFolderInMemory:
    """Tests write into memory where there is room, and where programs that they write can be run."""

    @pytest.fixture
    def mounted(self, monkeypatch):
        def mount(room, flags):
            found = SimpleNamespace(f_bavail=room // 4096, f_frsize=4096, f_flag=flags)
            monkeypatch.setattr(check.os, "statvfs", lambda _: found)

        return mount

    def test_is_taken(self, mounted, tmp_path):
        mounted(check.ROOM, os.ST_NOSUID | os.ST_NODEV)
        assert check.folder_in_memory(str(tmp_path)) == str(tmp_path)

    def test_is_too_small_in_a_container(self, mounted, tmp_path):
        mounted(64 << 20, 0)
        assert check.folder_in_memory(str(tmp_path)) is None

    def test_runs_no_programs(self, mounted, tmp_path):
        mounted(check.ROOM, os.ST_NOEXEC)
        assert check.folder_in_memory(str(tmp_path)) is None

    def test_is_not_there(self, tmp_path):
        assert check.folder_in_memory(str(tmp_path / "none")) is None
