"""What all tests share: an own home, no leaked windows, no Qt warnings, and proof that GL tests ran."""

import gc
import itertools
import os
import signal
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

import quick_suite
from browser import CHROMIUM

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from clean_application import CleanApplication

pytest_plugins = ["search_fixtures"]

OF_NOTEBOOKS = ("matplotlib", "pandas", "scipy")
sys.modules.update(dict.fromkeys(OF_NOTEBOOKS))  # users have none, and some libraries do more with them

_gl_ran: list[str] = []
_first: list["CleanApplication"] = []
"""What the application was like at first, as soon as there is one."""

settings.register_profile("same draws", max_examples=8, deadline=None, derandomize=True, database=None)
settings.register_profile("fresh draws", max_examples=200, deadline=None, database=None)
settings.load_profile(os.environ.get("LATTICEWORK_DRAWS", "same draws"))


def pytest_addoption(parser: pytest.Parser) -> None:
    quick_suite.add_options(parser)


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("measure"):
        config.pluginmanager.register(quick_suite.Measuring())
    _take_a_display()
    for name, usual in (("SIGINT", signal.default_int_handler), ("SIGHUP", signal.SIG_DFL)):
        number = getattr(signal, name, None)
        if number and signal.getsignal(number) == signal.SIG_IGN:  # inherited from a background shell or from nohup
            signal.signal(number, usual)
    if not os.environ.get("DISPLAY") and not os.environ.get("QT_QPA_PLATFORM"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"


def _take_a_display() -> None:
    """Give each of several processes an X server of its own: only one window of a server is active."""
    displays, number = os.environ.get("LATTICEWORK_DISPLAYS", "").split(), os.environ.get("PYTEST_XDIST_WORKER", "")
    if displays and number:
        os.environ["DISPLAY"] = displays[int(number.removeprefix("gw")) % len(displays)]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("quick"):
        quick_suite.leave_out_long(config, items)
    if not CHROMIUM:
        left_out = [item for item in items if item.get_closest_marker("browser")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
    if os.environ.get("QT_QPA_PLATFORM") == "offscreen":
        skip = pytest.mark.skip(reason="the offscreen platform has no OpenGL")
        for item in items:
            if item.get_closest_marker("gl"):
                item.add_marker(skip)


def pytest_collection() -> None:
    """Collect no garbage while thousands of tests are made, which all stay."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Do not look through thousands of tests at each collection of garbage."""
    gc.enable()
    _keep_from_collections()


def _keep_from_collections() -> None:
    """Let no later collection of garbage look through what is there now."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep little of what went well: what each test reports three times is sent from process to process."""
    report = yield
    if report.passed:
        report.keywords = {name: 1 for name in ("gl",) if name in report.keywords}
        report.sections.clear()
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" and report.passed and "gl" in report.keywords:
        _gl_ran.append(report.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if "PYTEST_XDIST_WORKER" not in os.environ and os.environ.get("LATTICEWORK_REQUIRE_GL") and not _gl_ran:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"{len(_gl_ran)} GL tests passed")
    if os.environ.get("LATTICEWORK_REQUIRE_GL") and not _gl_ran:
        terminalreporter.write_line("No GL test ran: this run counts as failed.", red=True)


@pytest.fixture(autouse=True, scope="session")
def _compiled() -> None:
    """Compile the kernels before any test, or the first ones would take a minute and say so."""
    from latticework.run.kernel_processes import store_all

    store_all()
    _keep_from_collections()  # kernels are many objects, which stay


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders that are not there yet; a factory's numbered folders cost more the more there are."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in itertools.count())


@pytest.fixture(autouse=True, scope="session")
def _own_lists(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the list of the library away from that of the user: tests make libraries of their own."""
    from latticework import paths

    index = tmp_path_factory.mktemp("cache") / "library.json"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(paths, "library_index", lambda: index)
        yield


@pytest.fixture(autouse=True, scope="session")
def _home_of_no_test(_homes: Iterator[Path]) -> Iterator[Path]:
    """Keep what is not made for one test away from the user's, too."""
    with pytest.MonkeyPatch.context() as patch:
        home = next(_homes)
        _live_in(home, patch)
        yield home


@pytest.fixture(autouse=True)
def _own_home(_homes: Iterator[Path], _home_of_no_test: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keep settings and searches of tests away from the user's and from one another."""
    _live_in(next(_homes), monkeypatch)
    yield
    _keep_settings_in(_home_of_no_test)  # or what is made next for a whole module finds those of this test


def _live_in(home: Path, patch: pytest.MonkeyPatch) -> None:
    patch.setenv("XDG_DATA_HOME", str(home / "data"))
    patch.setenv("XDG_CONFIG_HOME", str(home / "config"))
    _keep_settings_in(home)


def _keep_settings_in(home: Path) -> None:
    from PySide6.QtCore import QSettings

    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(home / "config"))


@pytest.fixture(scope="session")
def qapp(qapp: "QApplication") -> "QApplication":
    """The application as all tests begin with it, in light colours, whatever fixture asks for it first."""
    from clean_application import CleanApplication
    from latticework.gui.background.garbage import collector
    from latticework.gui.stage.scene import camera_move
    from latticework.gui.widgets import theme

    collector()
    camera_move.DURATION = 0  # or every test would wait for the camera
    theme.apply_theme("light")
    _first.append(CleanApplication(qapp))
    return qapp


@pytest.fixture(autouse=True, scope="module")
def _clean_between_modules() -> Iterator[None]:
    """Fail where the tests of a module leave more behind than each of them alone, as a window that they share."""
    yield
    left = [fault for clean in _first for fault in clean.restore()]
    _keep_from_collections()  # libraries and caches, which stay
    assert not left, f"left behind by the module: {left}"


@pytest.fixture(autouse=True)
def _clean_application(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let every test begin with a clean application; fail one that leaves behind what cannot be taken back."""
    if not {"qtbot", "qapp"}.intersection(request.fixturenames):
        yield
        return
    from clean_application import CleanApplication

    before = CleanApplication(request.getfixturevalue("qapp"))
    yield
    left = before.restore()
    assert not left, f"left behind: {left}"
