"""A web page that is exported shows a puzzle; as long as it cannot be played on, nothing calls it playable."""

import re

from latticework import paths
from latticework.files import formats

DOCS = paths.resources() / "docs"
PLAYABLE = re.compile(r"pages?\s+(to\s+play|that\s+can\s+be\s+played|on\s+which\s+others\s+play)|playable",
                      re.IGNORECASE)


def test_no_page_of_the_manual_calls_it_playable() -> None:
    pages = [page for page in DOCS.glob("*.md") if page.name != "changelog.md"]
    assert len(pages) > 20
    assert [page.name for page in pages if PLAYABLE.search(page.read_text("utf-8"))] == []


def test_its_title_does_not_either() -> None:
    [title] = [form.title for form in formats.FORMATS if form.ending == ".html"]
    assert not PLAYABLE.search(title)
    assert "put together" not in title
