"""The web site: its pages are all in a chapter, its reference is whole, and it builds without a warning."""

import importlib
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

import latticework as lw
from latticework import paths
from latticework.cli.main import COMMANDS

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "installer"))
website = importlib.import_module("website")
reference = importlib.import_module("website_reference")


class Links(HTMLParser):
    """The addresses that a page leads to, and the names within it that one can be led to."""

    def __init__(self, page: Path):
        super().__init__()
        self.to, self.names = [], set()
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        self.names.add(given.get("id"))
        if address := given.get("href" if tag == "a" else "src" if tag == "img" else "", ""):
            self.to.append(address)


def dead_links(site: Path) -> list[str]:
    pages = {page.resolve(): Links(page) for page in site.rglob("*.html")}
    dead = []
    for page, links in pages.items():
        for address in links.to:
            file, _, name = address.partition("#")
            goal = (page.parent / file).resolve() if file else page
            is_there = goal.is_file() and (not name or goal not in pages or name in pages[goal].names)
            if ":" not in address and not is_there:
                dead.append(f"{page.name}: {address}")
    return dead


class TestSources:
    def test_pages_of_the_manual_are_each_in_one_chapter(self):
        placed = " ".join(website.GROUPS.values()).split()
        assert len(placed) == len(set(placed))
        assert {page.stem for page in website.DOCS.glob("*.md")} <= set(placed)

    def test_keep_links_between_pages_and_none_to_folders(self):
        text = ("[a](rules.md#x), ![b](exports/x-y.webp), ![b](exports/x.y.png), [c](../../puzzles), "
                "[d](https://example.org), [e](#here)")
        assert website.for_web(text) == text.replace("[c](../../puzzles)", "c")

    def test_shows_notebooks_as_pages_and_leads_to_them(self, tmp_path):
        website.written_sources(tmp_path)
        for notebook in (website.DOCS / "notebooks").glob("*.ipynb"):
            page = (tmp_path / f"notebook_{notebook.stem}.md").read_text("utf-8")
            assert page.startswith("# ")
            assert page.count("```python\n") > 5
            assert f"](notebook_{notebook.stem}.md)" in (tmp_path / "from_python.md").read_text("utf-8")
            assert f"notebook_{notebook.stem}\n" in (tmp_path / "index.md").read_text("utf-8")


class TestReference:
    def test_tells_of_every_command_what_its_help_prints(self):
        written = reference.commands()
        assert [name for name in COMMANDS if f"## {name}\n" not in written] == []
        assert "--workers" in written
        assert "usage: latticework design burrs" in written

    def test_tells_of_every_name_of_the_library(self):
        written = reference.library()
        assert [name for name in lw.__all__ if f"## lw.{name}\n" not in written and name != "__version__"] == []
        assert "```python\nlw.solve(" in written
        assert "### Solutions." in written

    def test_has_the_keys_of_each_file_of_the_library(self, tmp_path):
        reference.files(tmp_path)
        schema = msgspec.json.decode((tmp_path / "puzzle.schema.json").read_bytes())
        keys = schema["$defs"]["FileForm"]["properties"].keys()
        used = {key for file in paths.shipped()
                for key in tomllib.loads(file.read_text("utf-8"))}
        assert used
        assert used <= keys


@pytest.mark.slow
@pytest.mark.timeout(1_800)
class TestSite:
    def test_builds_without_a_warning_and_every_link_leads_somewhere(self, tmp_path):
        done = subprocess.run([sys.executable, website.ROOT / "installer" / "website.py", "--out", tmp_path / "site"],
                              capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert len(list((tmp_path / "site").glob("*.html"))) > 30
        assert dead_links(tmp_path / "site") == []
