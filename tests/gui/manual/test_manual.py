"""A user reads the manual within the program."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QTextTable
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from latticework import paths
from latticework.gui.help.manual_pages import anchor, find, read
from latticework.gui.help.manual_window import ManualWindow
from latticework.gui.shell.help import ABOUT_WORKSPACES
from latticework.gui.shell.window import MainWindow
from quick_suite import in_part

DOCS = paths.resources() / "docs"


@pytest.fixture
def manual(qtbot: QtBot, window: MainWindow) -> ManualWindow:
    made = ManualWindow(DOCS, window)
    with qtbot.waitExposed(made):
        made.show()
    return made


def shown_heading(manual: ManualWindow) -> str:
    """Return the heading at the top of what is shown."""
    return manual.reader.textCursor().block().text()


@pytest.mark.parametrize("workspace", in_part(ABOUT_WORKSPACES, 4))
def test_the_key_opens_it_at_what_one_is_doing(qtbot: QtBot, window: MainWindow, workspace: int) -> None:
    window.tabs.setCurrentIndex(workspace)
    window.actions_by_text["&Manual"].trigger()
    made = window.findChild(ManualWindow)
    assert isinstance(made, ManualWindow)
    qtbot.waitUntil(made.isVisible)
    assert anchor(shown_heading(made)) == ABOUT_WORKSPACES[workspace].partition("#")[2]
    bar = made.reader.verticalScrollBar()
    on_top = 0 <= made.reader.cursorRect().top() < made.reader.viewport().height() // 4
    assert on_top or bar.value() == bar.maximum(), "the heading is neither on top nor near the end of the page"
    window.actions_by_text["&Manual"].trigger()
    assert window.findChildren(ManualWindow) == [made]


@pytest.mark.slow
def test_every_link_leads_to_a_heading(manual: ManualWindow) -> None:
    named = {page.name: {anchor(section.heading) for section in page.sections} for page in manual.pages}
    assert len(named) > 15
    for page in manual.pages:
        manual.open_at(page.name)
        block = manual.reader.document().begin()
        links = set[str]()
        while block.isValid():
            for fragment in block.textFormats():
                links.add(fragment.format.anchorHref())
            block = block.next()
        for link in filter(None, links):
            name, _, place = link.partition("#")
            if QUrl(link).isRelative() and (name or page.name) in named and place:
                assert place in named[name or page.name], (page.name, link)


def test_words_are_found_and_the_way_leads_back(qtbot: QtBot, manual: ManualWindow) -> None:
    manual.open_at("manual.md")
    qtbot.keyClicks(manual.words, "kerf plywood")
    assert manual.places.count()
    qtbot.keyClick(manual.words, Qt.Key.Key_Return)
    assert manual.here.startswith("cutting.md#")
    assert manual.reader.textCursor().selectedText().casefold() == "kerf"
    assert manual.back.isEnabled()
    manual.back.trigger()
    assert manual.here == "manual.md"
    manual.forward.trigger()
    assert manual.here.startswith("cutting.md#")
    qtbot.keyClicks(manual.words, " nosuchword")
    assert (manual.places.count(), manual.summary.isVisible()) == (0, True)
    manual.words.clear()
    assert manual.places.count() == len(manual.pages)


def test_a_link_opens_the_page_and_the_web_stays_outside(
    manual: ManualWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = list[str]()
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda link: opened.append(link.toString()))
    manual.open_at("manual.md")
    manual.reader.anchorClicked.emit(QUrl("rules.md#three-numbers-of-solutions"))
    assert anchor(shown_heading(manual)) == "three-numbers-of-solutions"
    manual.reader.anchorClicked.emit(QUrl("#different-along-a-line"))
    assert manual.here == "rules.md#different-along-a-line"
    manual.reader.anchorClicked.emit(QUrl("https://example.org/"))
    assert opened == ["https://example.org/"]
    assert manual.here == "rules.md#different-along-a-line"


def test_no_table_begins_with_an_empty_row(manual: ManualWindow) -> None:
    manual.open_at("manual.md")
    tables = [frame for frame in manual.reader.document().rootFrame().childFrames() if isinstance(frame, QTextTable)]
    firsts = [[table.cellAt(0, column).firstCursorPosition().block().text() for column in range(table.columns())]
              for table in tables]
    assert len(firsts) > 5
    assert all(map(any, firsts))


def test_headings_come_before_what_only_speaks_of_it(tmp_path: Path) -> None:
    (tmp_path / "manual.md").write_text("# Manual\nSee [Keys](keys.md), of balls.\n\n```\n# no heading\n```\n")
    (tmp_path / "keys.md").write_text("# Keys\n\nOf locks.\n\n## Balls\n\nRound **things** with `keys`.\n")
    pages = read(tmp_path)
    assert [page.title for page in pages] == ["Manual", "Keys"]
    assert [place.section.address for place in find(pages, "balls")] == ["keys.md#balls", "manual.md#manual"]
    assert [place.words for place in find(pages, "THINGS round")] == ["Round things with keys."]
    assert find(pages, "  ") == []


@pytest.mark.slow
def test_no_picture_or_line_of_code_is_wider_than_the_page(qtbot: QtBot, manual: ManualWindow) -> None:
    for page, width in (("manual.md", 980), ("manual.md", 760), ("manual.md", 1200), ("exact_cover.md", 760)):
        manual.resize(width, 600)
        qtbot.waitUntil(lambda width=width: manual.width() == width)
        manual.open_at(page)
        for wide in (width, width - 60, width + 20):
            manual.resize(wide, 600)
            QApplication.processEvents()
            qtbot.waitUntil(lambda: manual.reader.horizontalScrollBar().maximum() == 0)
