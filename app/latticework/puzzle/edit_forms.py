"""Edits of the forms of a part: pure functions, as in `edit_parts`."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from latticework.errors import LatticeworkError, shown
from latticework.phrases import Phrase, phrase
from latticework.puzzle.edit_parts import with_free_names
from latticework.puzzle.limits import MAX_FORMS, MAX_NAME
from latticework.puzzle.puzzle import Form, Part, Puzzle
from latticework.puzzle.targets import with_parts


def with_form_shown(puzzle: Puzzle, number: int, form: int) -> Puzzle:
    """Return the puzzle with another form of a part as its current one, by its number from 0."""
    return _with_forms(puzzle, number, puzzle.parts[number].forms, form)


def with_new_form(puzzle: Puzzle, number: int) -> Puzzle:
    """Return the puzzle with an empty form of a part at the end as its current one."""
    forms = puzzle.parts[number].forms
    if len(forms) >= MAX_FORMS:
        raise LatticeworkError(phrase("{count} forms are too many; at most {most} can be kept", count=len(forms) + 1,
                                      most=MAX_FORMS))
    return _with_forms(puzzle, number, (*forms, Form()), len(forms))


def without_form(puzzle: Puzzle, number: int) -> Puzzle:
    """Return the puzzle without the current form of a part, unless it is the only one."""
    part = puzzle.parts[number]
    if not part.other_forms:
        raise LatticeworkError(phrase("this is the only form; a part has at least one"))
    return _with_forms(puzzle, number, part.other_forms, max(0, part.form - 1))


def with_forms_first(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with the first form of each part as its current one."""
    parts = tuple(_of_forms(part, part.forms, 0) if part.form else part for part in puzzle.parts)
    return replace(puzzle, parts=parts)


def refuse_forms(puzzle: Puzzle) -> None:
    """Raise LatticeworkError if a part has several forms."""
    part = next((part for part in puzzle.parts if part.other_forms), None)
    if part is not None:
        raise LatticeworkError(phrase("{name}: part {part} has several forms, which cannot be used here; keep one of "
                                      "them", name=puzzle.name, part=shown(part.name)))


class FormsAsParts(NamedTuple):
    """A puzzle in which each form is a part, the part and form that each was, and remarks on what is lost."""

    puzzle: Puzzle
    origin: tuple[tuple[int, int], ...]
    remarks: tuple[Phrase, ...] = ()


def forms_as_parts(puzzle: Puzzle) -> FormsAsParts:
    """Return a puzzle with a part for each form, for what cannot have forms; it may have more solutions.

    A part that was one of several forms is used from 0 times to as often as the whole part.
    """
    if not any(part.other_forms for part in puzzle.parts):
        return FormsAsParts(puzzle, tuple((number, 0) for number in range(len(puzzle.parts))))
    origin = tuple((number, form) for number, part in enumerate(puzzle.parts) for form in range(len(part.forms)))
    made: list[Part] = []
    for number, form in origin:
        part = puzzle.parts[number]
        name = part.name if not part.other_forms else f"{part.name[: MAX_NAME - 4]} {form + 1}"
        # In the colour of the whole part, which depends on its number.
        alone = replace(part.forms[form], name=name, color=puzzle.color(number))
        made += with_free_names(replace(puzzle, parts=tuple(made)), [alone])
    whole = with_parts(puzzle, tuple(made), [number for number, _ in origin])
    several = [bool(puzzle.parts[number].other_forms) for number, _ in origin]
    parts = tuple(replace(part, least=0) if one else part for part, one in zip(made, several, strict=True))
    others = tuple(replace(target, copies=tuple((0 if one else least, most) for (least, most), one
                                                in zip(target.copies or (), several, strict=True)))
                   for target in whole.others)
    remarks = tuple(phrase("{name}: its {count} forms become as many parts, each to be used from 0 to {most} times, "
                           "so there may be more solutions", name=shown(part.name), count=len(part.forms),
                           most=part.most) for part in puzzle.parts if part.other_forms)
    return FormsAsParts(replace(whole, parts=parts, others=others), origin, remarks)


def _with_forms(puzzle: Puzzle, number: int, forms: Sequence[Form | Part], shown_form: int) -> Puzzle:
    parts = list(puzzle.parts)
    parts[number] = _of_forms(parts[number], forms, shown_form)
    return replace(puzzle, parts=tuple(parts))


def _of_forms(part: Part, forms: Sequence[Form | Part], shown_form: int) -> Part:
    every = [Form(form.cells, form.marks, form.cell_colors) for form in forms]
    here = every.pop(shown_form)
    return replace(part, cells=here.cells, marks=here.marks, cell_colors=here.cell_colors, other_forms=tuple(every),
                   form=shown_form)
