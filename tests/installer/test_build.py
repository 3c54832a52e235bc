"""What is built for people: texts made from the program, what a bundle holds, the same bytes twice."""

import argparse
import datetime
import importlib
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import types
from pathlib import Path

import pytest
from defusedxml import ElementTree as ET  # type: ignore[import-untyped]  # noqa: N817

from latticework.cli.main import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "installer"))
tools = importlib.import_module("build_tools")
bundle = importlib.import_module("build_bundle")
contents = importlib.import_module("bundle_contents")
deb = importlib.import_module("build_deb")
notices = importlib.import_module("build_notices")
pages = importlib.import_module("build_pages")
ship_kernels = importlib.import_module("ship_kernels")
LINUX = ROOT / "installer" / "bundle" / "linux"


@pytest.fixture(scope="module")
def completion(tmp_path_factory) -> Path:
    """The script of bash, in a file."""
    path = tmp_path_factory.mktemp("completion") / "latticework"
    path.write_text(pages.bash_completion(), "utf-8")
    return path


def completed(script: Path, *words: str) -> set[str]:
    """Return what bash offers for the last word, in a folder with one file."""
    (script.parent / "my puzzle.toml").touch()
    line = " ".join(f"'{word}'" for word in words)
    run = f"compopt() {{ :; }}; . '{script}'; COMP_WORDS=({line}); COMP_CWORD={len(words) - 1}; _latticework; " \
          "printf '%s\\n' \"${COMPREPLY[@]}\""
    done = subprocess.run(["bash", "-c", run], cwd=script.parent, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return set(done.stdout.splitlines())


@pytest.mark.skipif(not shutil.which("bash"), reason="there is no bash")
class TestCompletion:
    def test_of_a_command(self, completion):
        assert completed(completion, "latticework", "so") == {"solve", "solutions"}

    def test_of_an_option_and_of_what_it_takes(self, completion):
        assert completed(completion, "latticework", "solve", "--work") == {"--workers"}
        offered = completed(completion, "latticework", "solve", "--modulo", "")
        assert offered == {"nothing", "rotations", "reflections"}

    def test_of_a_file_whose_name_has_a_space(self, completion):
        assert completed(completion, "latticework", "solve", "my") == {"my puzzle.toml"}


class TestManPage:
    def test_has_each_command_with_all_its_options(self):
        page = pages.man_page(datetime.date(2026, 1, 2)).replace("\\-", "-")
        for name in COMMANDS:
            section = page.split(f".SS latticework {name}\n")[1].split("\n.SS")[0]
            for action in pages.actions(pages.command_parser(name)):
                assert all(option in section for option in action.option_strings)

    def test_no_text_steers(self):
        assert pages.roff(".hidden \\fB\n'so --it") == "\\&.hidden \\efB\n\\&'so \\-\\-it"

    def test_hidden_arguments_stay_hidden(self):
        parser = argparse.ArgumentParser(add_help=False)
        parser.add_argument("--secret", help=argparse.SUPPRESS)
        assert pages.actions(parser) == []


def test_the_description_has_no_picture_and_no_link_of_the_repository(monkeypatch):
    # hatchling, which calls it, is installed beside the tools for building only.
    plugin = types.SimpleNamespace(MetadataHookInterface=object)
    monkeypatch.setitem(sys.modules, "hatchling.metadata.plugin.interface", plugin)
    text = importlib.import_module("build_metadata").description((ROOT / "README.md").read_text("utf-8"))
    assert re.findall(r"\]\((?!https?:)", text) == []
    assert "latticework solve" in text


@pytest.mark.parametrize(("place", "source", "out"), [
    ("libX11.so.6", "/usr/lib/x86_64-linux-gnu/libX11.so.6", True),
    ("libstdc++.so.6", "/lib/x86_64-linux-gnu/libstdc++.so.6", True),
    ("libxcb-cursor.so.0", "/usr/lib/x86_64-linux-gnu/libxcb-cursor.so.0", False),
    ("libxcb.so.1", "/usr/lib/x86_64-linux-gnu/libxcb.so.1", True),
    ("libssl.so.3", "/usr/lib/x86_64-linux-gnu/libssl.so.3", False),
    ("PySide6/Qt/lib/libQt6Core.so.6", "/x/PySide6/Qt/lib/libQt6Core.so.6", False),
    ("PySide6/Qt/plugins/platforms/libqxcb.so", "/x/libqxcb.so", False),
    ("PySide6/Qt/plugins/platforms/libqvnc.so", "/x/libqvnc.so", True),
    ("PySide6/Qt/plugins/tls/libqopensslbackend.so", "/x/libqopensslbackend.so", True),
    ("python3.11/lib-dynload/_json.so", "/usr/lib/python3.11/lib-dynload/_json.so", False),
    ("numpy-2.4.6.dist-info/RECORD", "/x/numpy-2.4.6.dist-info/RECORD", True),
    ("numpy-2.4.6.dist-info/METADATA", "/x/numpy-2.4.6.dist-info/METADATA", False),
    ("pyqtgraph/colors/maps/CET-C1.csv", "/x/pyqtgraph/colors/maps/CET-C1.csv", True),
])
@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other libraries")
def test_what_stays_out_of_a_bundle(place, source, out):
    assert contents.is_left_out(place, source) is out


def test_the_package_depends_on_what_stays_out():
    needed = deb.depends()
    assert {"libgl1", "libx11-6", "libstdc++6"} <= set(needed)
    assert "libxcb-cursor0" not in needed


def test_an_archive_of_the_same_files_is_the_same(tmp_path, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = []
    for name in ("one", "two"):
        folder = tmp_path / name / "latticework"
        folder.mkdir(parents=True)
        (folder / "program").write_text("x")
        (folder / "program").chmod(0o700)
        made.append(bundle.build_archive(folder))
    assert made[0].read_bytes() == made[1].read_bytes()
    with tarfile.open(made[0]) as tar:
        assert [(entry.name, entry.mode, entry.uid) for entry in tar] == [("latticework", 0o755, 0),
                                                                        ("latticework/program", 0o755, 0)]


@pytest.mark.skipif(platform.machine() not in {"x86_64", "AMD64"}, reason="ships nothing for others")
def test_kernels_of_the_same_sources_are_made_once(tmp_path, monkeypatch):
    asked = []

    def made(place, level):
        asked.append(level)
        place.mkdir()
        (place / level).touch()
        return 1, 1

    monkeypatch.setattr(ship_kernels, "made", made)
    for _ in range(2):
        assert ship_kernels.main([str(tmp_path), "x86-64-v2"]) == 0
    assert asked == ["x86-64-v2"]


def test_each_package_has_the_text_of_its_licence():
    text = notices.notices(films=False, libraries=[])
    for package in notices.packages(films=False):
        name = package.metadata["Name"]
        assert f"\n{name} {package.version}: " in text
        # These are under the LGPL, whose text is among those of Debian or fpdf2.
        assert notices.licence_texts(package) or name in {"PySide6_Essentials", "shiboken6"}
        assert all(part in text for part in notices.licence_texts(package))
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
    assert "\nav " not in text
    assert "\nav " in notices.notices(films=True, libraries=[])


@pytest.mark.skipif(not Path("/usr/share/doc/zlib1g/copyright").exists(), reason="only Debian keeps such papers")
def test_a_library_of_the_system_has_the_words_of_its_package():
    text = notices.notices(films=False, libraries=["/lib/x86_64-linux-gnu/libz.so.1", "/usr/local/lib/of_nobody.so"])
    assert text.count("\nzlib1g 1:1.") == 1
    assert "Jean-loup Gailly" in text
    assert notices.of_debian(["/elsewhere/libz.so.1"]) == []


@pytest.mark.skipif(not notices.COMMON.exists(), reason="only Debian keeps licences in one place")
def test_a_licence_that_is_named_is_added():
    added = notices.common([f"is in {notices.COMMON}/Apache-2.0."])
    assert any("Apache License" in text for text in added)
    assert len(added) == len(notices.common([])) + 1


def test_both_locks_agree_on_what_they_share():
    def versions(lock):
        text = (ROOT / "installer" / lock).read_text("utf-8")
        return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))

    ours, tools = versions("requirements.lock"), versions("requirements-build.lock")
    assert {name: tools[name] for name in ours.keys() & tools.keys()} == {name: ours[name] for name in
                                                                       ours.keys() & tools.keys()}


def test_desktop_entry_and_types_of_files_belong_together():
    entry = (LINUX / "latticework.desktop").read_text("utf-8")
    opened = set(re.search(r"^MimeType=(.*);$", entry, re.MULTILINE)[1].split(";"))
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kinds = ET.parse(LINUX / "latticework.xml").iter(f"{space}mime-type")
    assert {kind.get("type") for kind in kinds} == opened


def test_the_flatpak_is_named_as_the_program_and_reaches_no_network():
    manifest = (LINUX / "org.latticework.Latticework.yaml").read_text("utf-8")
    component = ET.parse(LINUX / "org.latticework.Latticework.metainfo.xml").getroot()
    assert re.search(r"^id: (.*)$", manifest, re.MULTILINE)[1] == component.findtext("id")
    assert re.search(r"^rename-desktop-file: (.*)$", manifest, re.MULTILINE)[1] == component.findtext("launchable")
    assert "share=network" not in manifest


def test_the_version_has_one_source():
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert 'dynamic = ["version"' in project
    assert tools.version() == importlib.import_module("latticework").__version__
