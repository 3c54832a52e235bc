"""Every public name of the library is described, with an example that runs; so are those of the page From Python."""

import contextlib
import doctest
import importlib
import io
import re
from operator import attrgetter
from pathlib import Path

import pytest

import latticework as lw
from document_blocks import PAGES, ROOT, fenced
from quick_suite import in_part

PAGE = f"{PAGES}/from_python.md"
NAMES = [*(name for name in lw.__all__ if name not in {"__version__", "design"}),
         *(f"design.{name}" for name in lw.design.__all__)]
MODULES = sorted({attrgetter(name)(lw).__module__ for name in NAMES})
DOCTESTS = [test for module in ["latticework", *MODULES]
            for test in doctest.DocTestFinder(exclude_empty=True).find(importlib.import_module(module),
                                                                       globs={"lw": lw}) if test.examples]
EXAMPLES = re.findall(r"^```python\n(.*?)^```$(?:\n\n^```text\n(.*?)^```$)?", (ROOT / PAGE).read_text("utf-8"),
                      re.MULTILINE | re.DOTALL)


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("test", in_part(DOCTESTS, 3), ids=lambda test: test.name)
def test_what_a_description_shows_is_so(test: doctest.DocTest) -> None:
    told = io.StringIO()
    failed = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=told.write, clear_globs=False).failed
    assert not failed, told.getvalue()


@pytest.mark.parametrize("name", NAMES)
def test_a_public_name_has_an_example(name: str) -> None:
    own = attrgetter(name)(lw)
    documented = f"{own.__module__}.{own.__qualname__}"
    assert any(test.name in (documented, f"{documented}.__init__") for test in DOCTESTS), name


@pytest.mark.parametrize("name", NAMES)
def test_a_public_function_speaks_of_each_of_its_arguments(name: str) -> None:
    own = attrgetter(name)(lw)
    if not isinstance(own, type):
        taken = set(own.__annotations__) - {"return"}
        words = set(re.findall(r"\w+", own.__doc__))
        assert taken <= words, taken - words
        assert "LatticeworkError" in words


class TestPage:
    def test_has_ten_examples(self) -> None:
        assert len(EXAMPLES) == len(fenced(PAGE, "python")) >= 10

    @pytest.mark.parametrize("number", in_part(range(len(EXAMPLES)), 6))
    def test_an_example_prints_what_is_shown(self, number: int) -> None:
        code, shown = EXAMPLES[number]
        if not shown:
            code = code.replace("seconds=2)", "seconds=0.1)")  # nothing that is compared depends on it
        told = io.StringIO()
        with contextlib.redirect_stdout(told):
            exec(compile(code, f"example {number}", "exec"), {"__name__": "__main__"})  # noqa: S102 our own page
        assert not shown or told.getvalue() == shown

    def test_names_what_there_is(self) -> None:
        text = (ROOT / PAGE).read_text("utf-8")
        named = set(re.findall(r"`lw\.((?:design\.)?[A-Za-z_]+)", text))
        assert {name for name in NAMES if name.islower()} <= named <= set(NAMES)
