"""Booklets speak the language of the window, where the font can write it."""

from collections.abc import Iterator

import pytest

from latticework import phrases
from latticework.exchange import booklet
from latticework.exchange.booklet_settings import BookletSettings
from latticework.exchange.contents import Contents
from latticework.phrases import Phrase, phrase, said
from latticework.scene.sheet import sheet
from samples import SOMA, solved

PUZZLE, SOLUTION = solved(SOMA, "cubic")


@pytest.fixture
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    """A letter that stands for every word."""
    letter: str = request.param
    before = phrases._speakers[-1]
    phrases.speak_by(lambda text: f"{letter} {dict(text.fields)}" if isinstance(text, Phrase) else text)
    yield letter
    phrases.speak_by(before)


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


def test_without_a_window_it_is_english() -> None:
    assert said(phrase("layer {n}", n=3)) == "layer 3"
    assert {"Hints", "What to do", "The parts"} <= set(words())
