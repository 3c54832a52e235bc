"""The words of web pages, in the user's language."""

import html
import json
from unicodedata import bidirectional

from latticework.phrases import language, phrase, said


def in_page() -> dict[str, str]:
    """Return the words that stand in page.html by the names of their places, as HTML."""
    words = {
        "view_label": phrase("3D view"),
        "stage_label": phrase("The puzzle in 3D. Arrow keys turn it."),
        "needs_scripts": phrase("Turning the puzzle needs JavaScript; here is a picture of it."),
        "previous": phrase("Previous solution (P)"),
        "next": phrase("Next solution (N)"),
        "explode": phrase("Explode"),
        "assembly": phrase("Assembly"),
        "step_back": phrase("One step back (,)"),
        "play_tip": phrase("Put it together (Space)"),
        "play": phrase("Play"),
        "step_on": phrase("One step on (.)"),
        "legend_label": phrase("Parts: press to show one faintly, hide it, show it again"),
        "keys": phrase(
            "Drag or use the arrow keys to turn, the wheel or two fingers or + and − to zoom, 0 to see it as at "
            "first. N and P go through the solutions, comma and full stop through the assembly. Press a part, or its "
            "name, to see through it."),
        "parts_title": phrase("Parts"),
        "code_title": phrase("Puzzle code"),
        "code_use": phrase(
            "The whole puzzle as one line of text. In Latticework, Paste puzzle in the menu Edit opens it, and every "
            "command of the terminal takes it in quotation marks."),
        "copy": phrase("Copy"),
        "made_with": phrase(
            "Made with Latticework, which finds all ways to put a puzzle together. The 3D view is drawn with "
            "three.js."),
        "licence_title": phrase("Licence of three.js"),
    }
    direction = "rtl" if bidirectional(said(words["explode"])[:1]) in {"R", "AL"} else "ltr"
    return {"language": html.escape(language()), "direction": direction, "script_words": _in_scripts(),
            **{name: html.escape(said(word)) for name, word in words.items()}}


def _in_scripts() -> str:
    """Return the words that the scripts of the page say, as JSON in which nothing can be taken for HTML."""
    number = "{n}"
    words = {
        "solution": phrase("Solution {n} of {count}", n=number, count="{count}"),
        "step": phrase("Step {n} of {count}.", n=number, count="{count}"),
        "play": phrase("Play"),
        "pause": phrase("Pause"),
        "copied": phrase("Copied."),
        "flat": phrase("This browser does not draw in 3D (WebGL); here is a picture of the puzzle."),
        "shown": phrase("{part}: shown", part="{part}"),
        "faint": phrase("{part}: faint", part="{part}"),
        "hidden": phrase("{part}: hidden", part="{part}"),
    }
    return json.dumps({name: said(word) for name, word in words.items()}).replace("<", "\\u003c")
