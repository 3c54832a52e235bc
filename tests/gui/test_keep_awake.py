"""The computer stays awake while a search runs, and may sleep again whatever happens to the program."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from PySide6.QtCore import QObject

import awake_program
from latticework.gui.shell import desktop_notices
from latticework.gui.shell.desktop_notices import KeepAwake, ask_system
from latticework.gui.widgets import preferences
from quick_suite import in_part

HAS_BUS = sys.platform == "linux" and shutil.which("dbus-daemon") is not None


class System:
    """A system that agrees, or not; `log` notes what it was asked."""

    def __init__(self, agrees: bool = True) -> None:
        self.agrees, self.log = agrees, ""

    def ask(self) -> object:
        self.log += "a"
        return self.release if self.agrees else None

    def release(self) -> None:
        self.log += "r"


def test_it_is_asked_once_for_several_searches(qapp):
    system, owner = System(), QObject()
    awake = KeepAwake(owner, system.ask)
    awake.request("one", needed=True)
    awake.request("one", needed=True)
    awake.request("two", needed=True)
    awake.request("one", needed=False)
    assert (system.log, awake.active) == ("a", True)
    awake.request("two", needed=False)
    assert (system.log, awake.active) == ("ar", False)


def test_switched_off_it_is_let_go_at_once(qapp):
    system, owner = System(), QObject()
    awake = KeepAwake(owner, system.ask)
    awake.request("one", needed=True)
    preferences.keep(preferences.AWAKE, False)
    assert system.log == "ar"
    preferences.keep(preferences.AWAKE, True)
    assert system.log == "ara"
    awake.close()
    assert system.log == "arar"


def test_a_system_that_does_not_agree_harms_nothing(qapp):
    system, owner = System(agrees=False), QObject()
    awake = KeepAwake(owner, system.ask)
    awake.request("one", needed=True)
    awake.request("one", needed=False)
    assert not awake.active


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_where_nothing_can_be_asked_nothing_happens(qapp, monkeypatch, platform):
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr(desktop_notices, "_ask_bus", lambda: None)
    monkeypatch.setenv("PATH", "")
    if platform != sys.platform or platform == "linux":
        assert ask_system() is None


class Desktop:
    """A session bus of its own, with a service on it."""

    def __init__(self, stack: ExitStack) -> None:
        self._stack = stack
        bus = self._started(["dbus-daemon", "--session", "--nofork", "--print-address"], os.environ)
        self.environment = os.environ | {
            "DBUS_SESSION_BUS_ADDRESS": line(bus), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self.service = self.start("service")
        assert line(self.service) == "True"

    def start(self, role: str) -> "subprocess.Popen[str]":
        return self._started([sys.executable, awake_program.__file__, role], self.environment)

    def _started(self, command: list[str], environment: "os._Environ[str] | dict[str, str]"
                 ) -> "subprocess.Popen[str]":
        process = self._stack.enter_context(subprocess.Popen(
            command, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL))
        self._stack.callback(process.kill)
        return process


def line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@pytest.fixture
def desktop() -> Iterator[Desktop]:
    with ExitStack() as stack:
        yield Desktop(stack)


@pytest.mark.skipif(not HAS_BUS, reason="there is no D-Bus")
@pytest.mark.parametrize("killed", in_part([False, True], 2))
def test_the_desktop_is_asked_and_hears_when_it_is_over(desktop, killed):
    client = desktop.start("client")
    assert line(desktop.service) == "Inhibit Latticework"
    assert line(client) == "True"
    if killed:
        client.kill()
    else:
        client.stdin.write("\n")
        client.stdin.flush()
        assert line(client) == "released"
    assert line(desktop.service) == "gone"
