"""Edits of a puzzle other than drawing: pure functions that refuse what could not be read back from a file.

What people type for such an edit is read here, too, and written for them to change.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import reduce
from itertools import count
from pathlib import Path
from string import ascii_lowercase, ascii_uppercase

from latticework.errors import LatticeworkError, shown
from latticework.phrases import phrase
from latticework.puzzle import Matching, Part, Puzzle, Target, targets
from latticework.puzzle.limits import (
    MAX_COPIES,
    MAX_LINK,
    MAX_LINKS,
    MAX_NAME,
    MAX_PARTS,
    MAX_TAGS,
    MAX_TEXT,
    MAX_YEAR,
)
from latticework.puzzle.puzzle import Origin, is_link, rules

# A dataclass keeps the default of a field as an attribute of the class.
UNNAMED = Puzzle.name
"""The name of a puzzle that nobody has named."""


def with_new_part(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with an empty part at the end, named with the first free letter."""
    return with_parts(puzzle, [Part(_free({part.name for part in puzzle.parts}, ascii_uppercase))])


def with_parts(puzzle: Puzzle, parts: list[Part]) -> Puzzle:
    """Return the puzzle with parts added at the end."""
    return _with_parts(puzzle, (*puzzle.parts, *parts), [*range(len(puzzle.parts)), *[None] * len(parts)])


def with_free_names(puzzle: Puzzle, parts: Iterable[Part]) -> list[Part]:
    """Return parts, to be added to a puzzle, with names that no other part has; "" becomes a free letter."""
    taken, made = {part.name for part in puzzle.parts}, []
    for part in parts:
        name = part.name if part.name not in taken else _numbered(part.name, taken)
        made.append(replace(part, name=name or _free(taken, ascii_uppercase)))
        taken.add(made[-1].name)
    return made


def with_duplicates(puzzle: Puzzle, numbers: Iterable[int]) -> Puzzle:
    """Return the puzzle with a copy of each of these parts, placed after the part."""
    for made, number in enumerate(sorted(numbers)):
        # Each copy made before moved this part one place on.
        puzzle = _with_duplicate(puzzle, number + made)
    return puzzle


def without_parts(puzzle: Puzzle, numbers: Iterable[int]) -> Puzzle:
    """Return the puzzle without these parts."""
    gone = set(numbers)
    kept = [i for i in range(len(puzzle.parts)) if i not in gone]
    return targets.with_parts(puzzle, tuple(puzzle.parts[i] for i in kept), kept)


def reordered(puzzle: Puzzle, order: list[int]) -> Puzzle:
    """Return the puzzle with its parts in another order."""
    return targets.with_parts(puzzle, tuple(puzzle.parts[i] for i in order), order)


def with_each(puzzle: Puzzle, numbers: Iterable[int], edit: Callable[[Puzzle, int], Puzzle]) -> Puzzle:
    """Return the puzzle with some of its parts edited alike."""
    return reduce(edit, numbers, puzzle)


def with_copies(puzzle: Puzzle, number: int, least: int, most: int) -> Puzzle:
    """Return the puzzle with a part placed at least and at most so many times."""
    if not 0 <= least <= most <= MAX_COPIES:
        raise LatticeworkError(phrase("copies {given}: give a number, or from-to with from at most to, up to {most}",
                                      given=f"{least}-{most}", most=MAX_COPIES))
    # For the other targets the numbers stay, also if those targets have none of their own.
    every = range(len(puzzle.parts))
    return targets.with_parts(puzzle, puzzle.with_part(number, least=least, most=most).parts, every)


def read_copies(text: str) -> tuple[int, int]:
    """Return (least, most) of "3" or "0-2"; raises LatticeworkError saying what would be right."""
    match = re.fullmatch(r"\s*([0-9]{1,6})\s*(?:[-–]\s*([0-9]{1,6})\s*)?", text)
    if match is None:
        raise LatticeworkError(phrase("copies {given}: give a number like 3, or from-to like 0-2", given=shown(text)))
    return int(match[1]), int(match[2] or match[1])


def write_copies(part: Part) -> str:
    """Return the copies of a part as read_copies reads them."""
    return str(part.most) if part.least == part.most else f"{part.least}-{part.most}"


def with_color(puzzle: Puzzle, number: int, color: str) -> Puzzle:
    """Return the puzzle with a part coloured "#rrggbb", or "" for the next colour of the palette."""
    if color and not re.fullmatch("#[0-9a-fA-F]{6}", color):
        raise LatticeworkError(phrase("colour {color} should be like '#3182bd'", color=shown(color)))
    return puzzle.with_part(number, color=color)


def with_palette(puzzle: Puzzle, palette: str) -> Puzzle:
    """Return the puzzle with other colours for the parts that have none of their own; one of PALETTES."""
    return replace(puzzle, palette=palette)


def with_motions(puzzle: Puzzle, number: int | None, motions: str) -> Puzzle:
    """Return the puzzle with another rule of motion for a part, or (None) for all parts without one of their own.

    A box that is no longer placed stops being a box.
    """
    if motions and motions not in rules(puzzle.lattice):
        raise LatticeworkError(phrase("motions {motions} should be one of {rules}", motions=shown(motions),
                                      rules=", ".join(rules(puzzle.lattice))))
    changed = replace(puzzle, motions=motions) if number is None else puzzle.with_part(number, motions=motions)
    boxes = [i for i, part in enumerate(changed.parts) if part.box and changed.rule(part) != "placed"]
    for i in boxes:
        changed = changed.with_part(i, box=False)
    return changed


def renamed(puzzle: Puzzle, number: int, name: str) -> Puzzle:
    """Return the puzzle with another name for a part."""
    return puzzle.with_part(number, name=_checked_name(name))


def with_group(puzzle: Puzzle, number: int, group: str) -> Puzzle:
    """Return the puzzle with a part in another group, "" for none."""
    return puzzle.with_part(number, group=_at_most(group))


def with_box(puzzle: Puzzle, number: int, box: bool) -> Puzzle:
    """Return the puzzle with a part made the box, and so placed, or no longer the box."""
    return puzzle.with_part(number, box=True, motions="placed") if box else puzzle.with_part(number, box=False)


def groups(puzzle: Puzzle) -> dict[str, list[str]]:
    """Return the names of the parts of each group."""
    found: dict[str, list[str]] = {}
    for part in puzzle.parts:
        if part.group:
            found.setdefault(part.group, []).append(part.name)
    return found


def free_group(puzzle: Puzzle) -> str:
    """Return a name for a new group: the first free letter."""
    return _free(set(groups(puzzle)), ascii_lowercase)


def with_target_name(puzzle: Puzzle, name: str) -> Puzzle:
    """Return the puzzle with another name, or "" for none, for the current target."""
    return puzzle.with_target(name=_at_most(name))


def with_text(puzzle: Puzzle, **texts: str) -> Puzzle:
    """Return the puzzle with another name, author or notes."""
    for field, text in texts.items():
        if field == "name":
            texts[field] = _checked_name(text)
        elif len(text) > MAX_TEXT:
            raise LatticeworkError(phrase("{field}: {count} characters; at most {most} can be kept", field=field,
                                          count=len(text), most=MAX_TEXT))
    return replace(puzzle, **texts)  # type: ignore[arg-type]


def read_origin(year: str, source: str, links: str, tags: str) -> Origin:
    """Return an Origin from texts: links separated by blanks, tags by commas; raises LatticeworkError.

    >>> read_origin("1967", "a magazine", "https://example.org", "cubes, classic").tags
    ('cubes', 'classic')
    """
    if len(source) > MAX_TEXT:
        raise LatticeworkError(phrase("source: {count} characters; at most {most} can be kept", count=len(source),
                                      most=MAX_TEXT))
    return Origin(_year(year), source.strip(), _links(links), _tags(tags))


def named_after(puzzle: Puzzle, path: Path) -> Puzzle:
    """Return the puzzle with the name of its file, if it has none of its own yet."""
    return with_text(puzzle, name=path.stem[:MAX_NAME]) if puzzle.name == UNNAMED else puzzle


def with_true_counts(old: Puzzle, new: Puzzle) -> Puzzle:
    """Return the new puzzle without the published counts that the edit from the old one makes wrong."""
    if not new.published:
        return new
    before = [_decisive(old, target) for target in targets.targets(old)]
    if len(new.others) < len(old.others):
        del before[old.place]  # the target that was taken away
    after = [_decisive(new, target) for target in targets.targets(new)]
    kept = tuple(p for p in new.published if p not in old.published  # then it was added together with its target
                 or (p.target < len(before) and before[p.target] == after[p.target]))
    return replace(new, published=kept)


def _decisive(puzzle: Puzzle, target: Target) -> tuple[object, ...]:
    """Return everything on which the solutions of a target depend: no names, looks or order of parts."""
    copies = target.copies or tuple((part.least, part.most) for part in puzzle.parts)
    parts = Counter((targets.form_keys(part), puzzle.rule(part), span)
                    for part, span in zip(puzzle.parts, copies, strict=True) if span[1])
    rules = replace(puzzle.matching or Matching(), kind={})
    return (puzzle.lattice, rules, target.cells, target.may_be_empty, target.optional, target.cell_colors,
            target.color_pairs if target.cell_colors else None, frozenset(target.different), parts)


def _with_parts(puzzle: Puzzle, parts: tuple[Part, ...], came_from: list[int | None]) -> Puzzle:
    if len(parts) > MAX_PARTS:
        raise LatticeworkError(phrase("{count} parts are too many; at most {most} can be kept", count=len(parts),
                                      most=MAX_PARTS))
    return targets.with_parts(puzzle, parts, came_from)


def _with_duplicate(puzzle: Puzzle, number: int) -> Puzzle:
    part = puzzle.parts[number]
    name = _numbered(part.name, {other.name for other in puzzle.parts})
    order = [*range(number + 1), number, *range(number + 1, len(puzzle.parts))]
    parts = tuple(replace(part, name=name) if i == number + 1 else puzzle.parts[j] for i, j in enumerate(order))
    return _with_parts(puzzle, parts, [None if i == number + 1 else j for i, j in enumerate(order)])


def _checked_name(name: str) -> str:
    name = name.strip()
    if not 1 <= len(name) <= MAX_NAME:
        raise LatticeworkError(phrase("name {name}: give 1 to {most} characters", name=shown(name), most=MAX_NAME))
    return name


def _at_most(name: str) -> str:
    name = name.strip()
    if len(name) > MAX_NAME:
        raise LatticeworkError(phrase("name {name}: give at most {most} characters", name=shown(name), most=MAX_NAME))
    return name


def _year(text: str) -> int | None:
    if not text.strip():
        return None
    if re.fullmatch(r"\s*-?[0-9]{1,5}\s*", text) is None or abs(int(text)) > MAX_YEAR:
        raise LatticeworkError(phrase("year {given}: give a number up to {most}, negative before our era, or nothing",
                                      given=shown(text), most=str(MAX_YEAR)))
    return int(text)


def _links(text: str) -> tuple[str, ...]:
    links = tuple(dict.fromkeys(text.split()))
    wrong = next((link for link in links if not is_link(link) or len(link) > MAX_LINK), None)
    if wrong is not None:
        raise LatticeworkError(phrase("link {given}: should be an address that begins with https:// or http://",
                                      given=shown(wrong)))
    return _few(links, MAX_LINKS)


def _tags(text: str) -> tuple[str, ...]:
    tags = tuple(dict.fromkeys(filter(None, map(str.strip, text.split(",")))))
    wrong = next((tag for tag in tags if len(tag) > MAX_NAME), None)
    if wrong is not None:
        raise LatticeworkError(phrase("tag {given}: at most {most} characters can be kept", given=shown(wrong),
                                      most=MAX_NAME))
    return _few(tags, MAX_TAGS)


def _few(texts: tuple[str, ...], most: int) -> tuple[str, ...]:
    if len(texts) > most:
        raise LatticeworkError(phrase("{count} are too many; at most {most} can be kept", count=len(texts),
                                      most=most))
    return texts


def _numbered(name: str, taken: set[str]) -> str:
    # So that "A 2" becomes "A 3" and not "A 2 2", with room for a blank and six digits within the limit.
    stem = re.sub(r" \d+$", "", name)[: MAX_NAME - 7]
    return next(f"{stem} {n}" for n in count(2) if f"{stem} {n}" not in taken)


def _free(taken: set[str], letters: str) -> str:
    names = (letter + (str(n) if n else "") for n in count() for letter in letters)
    return next(name for name in names if name not in taken)
