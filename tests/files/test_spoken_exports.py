"""Booklets and web pages speak the language of the window, as far as the font can write it."""

import json
import re
from collections.abc import Callable

import pytest

from latticework import cancel, phrases
from latticework.cancel import reporting
from latticework.files.opened_and_written import Contents
from latticework.files.pictures import booklet
from latticework.files.pictures.settings import BookletSettings, WebPageSettings
from latticework.files.pictures.web_page import html_bytes
from latticework.phrases import Phrase, phrase, said
from latticework.picture.sheet import sheet
from samples import SOMA, solved

PUZZLE, SOLUTION = solved(SOMA, "cubic")


@pytest.fixture
def spoken(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A letter that stands for every word."""
    letter: str = request.param
    monkeypatch.setattr(phrases, "_speaker", phrases._speaker)
    phrases.speak("xx", lambda text: f"{letter} {dict(text.fields)}" if isinstance(text, Phrase) else text)
    return letter


def words() -> list[str]:
    with booklet.laid_out(Contents(PUZZLE, SOLUTION), BookletSettings()) as pages:
        pages.output()
        return [text for content in pages.contents.values() for text, *_ in content.texts]


@pytest.mark.parametrize("spoken", ["Ж"], indirect=True)
def test_all_words_are_in_the_language_of_the_window(spoken: str) -> None:
    assert not {"Hints", "What to do", "The parts", "Solution", "Step by step", "layer 1"} & set(words())
    assert sum(text.startswith(spoken) for text in words()) > 20
    assert all(spoken in text for _, text in sheet(PUZZLE, SOLUTION).captions)


@pytest.mark.parametrize("spoken", ["漢", "ש"], indirect=True)
def test_what_the_font_cannot_write_or_not_in_its_order_stays_english(spoken: str) -> None:
    assert {"Hints", "What to do", "The parts", "Solution", "Step by step", "layer 1"} <= set(words())
    assert not any(spoken in text for text in words())


@pytest.mark.parametrize("make", [
    lambda contents: html_bytes(contents, WebPageSettings()),
    lambda contents: booklet.pdf_bytes(contents, BookletSettings())], ids=["page", "booklet"])
def test_what_is_being_done_can_be_translated(make: Callable[[Contents], bytes], monkeypatch) -> None:
    monkeypatch.setattr(cancel, "MOMENT", 0.0)
    told: list[str] = []
    with reporting(lambda doing, _: told.append(doing)):
        make(Contents(PUZZLE, SOLUTION))
    assert "Drawing" in told
    assert [doing for doing in told if doing and not isinstance(doing, Phrase)] == []


def test_without_a_window_it_is_english() -> None:
    assert said(phrase("layer {n}", n=3)) == "layer 3"
    assert {"Hints", "What to do", "The parts"} <= set(words())


@pytest.mark.parametrize("spoken", ["Ж", "ש"], indirect=True)
def test_pages_speak_it_whatever_the_font(spoken: str) -> None:
    page = html_bytes(Contents(PUZZLE, SOLUTION), WebPageSettings()).decode()
    text = re.sub(r"<(script|style)\b.*?</\1>|<pre>.*?</pre>", "", page, flags=re.DOTALL)
    for english in ("Explode", "Assembly", "Puzzle code", "Drag or use", "Made with", "In this page"):
        assert english not in text
    assert f'<html lang="xx" dir="{"rtl" if spoken == "ש" else "ltr"}">' in page
    words = json.loads(re.findall('id="words">(.*?)</script>', page)[0])
    assert all(said.startswith(spoken) for said in words.values())
