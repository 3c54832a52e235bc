"""`latticework design burrs`: burrs of six rods, counted for a family of pieces or found by climbing."""

import argparse
import time
from contextlib import suppress
from pathlib import Path

from latticework.cancel import CancelledError, cancellable
from latticework.cli import options, terminal_output
from latticework.cli.design_lists import LISTED, add_output, least_and_most, place_taken, print_list, write_puzzle
from latticework.cli.interrupts import Stop
from latticework.cli.options import positive
from latticework.designs import kept_counts
from latticework.designs.burrs import sets
from latticework.designs.burrs.climb import Burr, climb
from latticework.designs.burrs.count import Count
from latticework.designs.burrs.count_file import Totals
from latticework.designs.burrs.family import Family, Rows
from latticework.designs.burrs.pieces import FAMILIES, LENGTHS, SHARED
from latticework.designs.burrs.sets import Wanted
from latticework.errors import LatticeworkError
from latticework.puzzle import dump
from latticework.visible_text import counted

SECONDS = 30


def add_burrs(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the task."""
    parser.add_argument("pieces", nargs="*", type=positive, metavar="PIECE",
                        help="pieces by their numbers, each as often as it is given; instead of a family")
    parser.add_argument("--family", type=_family, metavar="NAME|FILE",
                        help="notchable: the 59 pieces that a saw makes (the default, but for --climb); millable: "
                        "the 78 that a milling cutter makes; all: all 837, which takes too long without --solid; or "
                        "a file that lists pieces")
    parser.add_argument("--length", type=positive, choices=LENGTHS, default=LENGTHS[0],
                        help="of the rods (default %(default)s)")
    parser.add_argument("--at-most", type=positive, metavar="N", help="use no piece more often")
    parser.add_argument("--holes", type=least_and_most, metavar="N|N-M",
                        help="only burrs with so many empty cubes inside")
    parser.add_argument("--solid", action="store_true", help="only burrs without a hole; as --holes 0")
    parser.add_argument("--assemblies", type=least_and_most, metavar="N|N-M",
                        help="list only sets with so many ways to put them together")
    parser.add_argument("--solutions", type=least_and_most, metavar="N|N-M",
                        help="list only sets of which so many assemblies come apart")
    parser.add_argument("--level", type=least_and_most, metavar="N|N-M",
                        help="list only sets of this level: how many moves it takes until the first pieces are out")
    parser.add_argument("--kinds", type=least_and_most, metavar="N|N-M",
                        help="list only sets of so many different pieces: 6 for no two alike, 1-2 for few kinds")
    parser.add_argument("--keep", type=Path, metavar="FILE",
                        help="write what was counted to this file now and then, and go on with it if it is there")
    parser.add_argument("--workers", type=positive, default=1, metavar="N", help="worker processes (default 1)")
    parser.add_argument("--climb", action="store_true",
                        help="look for burrs of ever higher levels, of which at most --solutions (default 1) "
                        "assemblies come apart, by changing one at random")
    parser.add_argument("--seconds", type=positive, metavar="S",
                        help=f"with --climb: for how long (default {SECONDS})")
    parser.add_argument("--seed", type=options.whole_number, metavar="N",
                        help="with --climb: another number gives other burrs (default 0)")
    parser.add_argument("--list", type=options.whole_number, default=LISTED, metavar="N",
                        help="print so many, those of the highest level first (default %(default)s)")
    add_output(parser)


def _family(text: str) -> str | Path:
    """Return a family by its name, or the file that lists its pieces."""
    return text if text in FAMILIES else Path(text)


def run_burrs(chosen: argparse.Namespace, stop: Stop) -> int:
    """Find burrs."""
    if chosen.pieces and chosen.family:
        raise LatticeworkError("give pieces by their numbers or --family, not both")
    if chosen.solid and chosen.holes:
        raise LatticeworkError("--solid is --holes 0; give one of them")
    if not chosen.climb and (chosen.seconds is not None or chosen.seed is not None):
        raise LatticeworkError("--seconds and --seed go with --climb; without it all burrs are counted")
    return _run_climb(chosen, stop) if chosen.climb else _run_count(chosen, stop)


def _run_count(chosen: argparse.Namespace, stop: Stop) -> int:
    holes = (0, 0) if chosen.solid else chosen.holes or (0, SHARED)
    family = Family.of(chosen.pieces or chosen.family or "notchable", chosen.at_most, chosen.length, holes)
    path: Path | None = chosen.keep
    with kept_counts.held(path):
        count = Count.read(path, family) if path and path.exists() else Count(family)
        with suppress(CancelledError), cancellable(stop.asked), terminal_output.bar(chosen.quiet) as move:
            for _ in count.keep(path, chosen.workers):
                move(count.share, _in_words(count.totals))
    found = sets.chosen(family, count.rows,
                        Wanted(chosen.assemblies, chosen.solutions, chosen.level, chosen.kinds))
    if chosen.output:
        cuts = found[place_taken(chosen, len(found))]["cuts"]
        write_puzzle(chosen.output, *sets.solved_puzzle(cuts, family.length))
    if chosen.json:
        _print_json(count, found)
    else:
        _print_count(chosen, count, found)
    if not count.complete:
        return terminal_output.STOPPED
    return terminal_output.DONE if len(found) else terminal_output.UNSOLVABLE


def _rows(family: Family, found: Rows) -> list[dict[str, object]]:
    """Return sets as data."""
    return [{"pieces": pieces, "level": int(row["level"]), "solutions": int(row["apart"]),
             "assemblies": int(row["assemblies"]), "holes": sets.holes_of(row["cuts"])}
            for pieces, row in zip(family.pieces(found["set"]).tolist(), found, strict=True)]


def _print_json(count: Count, found: Rows) -> None:
    totals = count.totals
    terminal_output.write_json({
        "complete": count.complete, "positions": totals.positions, "assemblies": totals.assemblies,
        "with_mirror_images": totals.mirrored, "levels": dict(_by_level(totals.levels)), "apart": totals.apart,
        "undecided": totals.undecided,
        "levels_with_mirror_images": dict(_by_level(totals.mirrored_levels)),
        "apart_with_mirror_images": totals.mirrored_apart,
        "undecided_with_mirror_images": totals.mirrored_undecided, "sets": sets.sets_in_all(count.family, count.rows),
        "wanted": sets.sets_in_all(count.family, found), "found": _rows(count.family, found)})


def _by_level(levels: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(level, number) for level, number in enumerate(levels) if number]


def _in_words(totals: Totals) -> str:
    comes = "comes" if totals.mirrored_apart == 1 else "come"
    return f"{counted(totals.mirrored, 'assembly', 'assemblies')}, {totals.mirrored_apart:,} of them {comes} apart"


def _print_count(chosen: argparse.Namespace, count: Count, found: Rows) -> None:
    family, totals, so_far = count.family, count.totals, "" if count.complete else " so far"
    # By the rule of the list, so that the numbers of its sets add up to these.
    terminal_output.write(f"{_in_words(totals)}{so_far}. An assembly and its mirror image count as two, here and in "
                          "the list.\n")
    for level, number in _by_level(totals.mirrored_levels):
        terminal_output.write(f"  level {level}: {number:,}\n")
    if totals.mirrored_undecided:
        terminal_output.write(f"Whether {counted(totals.mirrored_undecided, 'assembly', 'assemblies')} come apart is "
                              "not known, because they have too many arrangements.\n")
    terminal_output.write(f"{counted(sets.sets_in_all(family, count.rows), 'set')} of six pieces{so_far}, "
                          f"{sets.sets_in_all(family, found):,} as wanted{_one_of_two(family, found)}.\n")
    rows = [(str(one["level"]), f"{one['solutions']:,}", f"{one['assemblies']:,}", str(one["holes"]),
             " ".join(map(str, one["pieces"])))  # type: ignore[call-overload]
            for one in _rows(count.family, found[: chosen.list])]
    print_list(("place", "level", "solutions", "assemblies", "holes", "pieces"), rows, len(found))
    if not count.complete and chosen.keep:
        terminal_output.write(f"Stopped before the end; the same command goes on with {chosen.keep}.\n")


def _one_of_two(family: Family, found: Rows) -> str:
    """Return how many rows the list of sets has, where it leaves out mirror images."""
    listed, every = len(found), sets.sets_in_all(family, found)
    if listed == every:
        return ""
    are = "is a mirror image of another" if every - listed == 1 else "are mirror images of others"
    return f"; {every - listed:,} of them {are}, so the list has {listed:,}"


def _run_climb(chosen: argparse.Namespace, stop: Stop) -> int:
    if any([chosen.pieces, chosen.holes, chosen.solid, chosen.keep, chosen.at_most, chosen.assemblies, chosen.level,
            chosen.kinds, chosen.workers > 1]):
        raise LatticeworkError("--climb goes with --family, --length, --solutions, --seconds and --seed alone")
    least, most = chosen.solutions or (1, 1)
    if most < 1 or least not in {0, 1, most}:
        raise LatticeworkError("with --climb --solutions is the most assemblies that may come apart, one number "
                               "from 1 on")
    family, seed = Family.of(chosen.family or "all", length=chosen.length), chosen.seed or 0
    seconds = chosen.seconds or SECONDS
    found, until = list[Burr](), time.monotonic() + seconds
    with suppress(CancelledError), cancellable(stop.asked), terminal_output.bar(chosen.quiet) as move:
        for one in climb(family, most, seed):
            found[:0] = [one] if one else []
            left = until - time.monotonic()
            if left <= 0:
                break
            move(1 - left / seconds, f"level {found[0].level}" if found else "nothing yet")
    if chosen.output and (found or not stop.asked.is_set()):
        write_puzzle(chosen.output, *sets.solved_puzzle(found[place_taken(chosen, len(found))].cuts, family.length))
    if chosen.json:
        terminal_output.write_json({"seed": seed, "length": family.length, "found": [
            {"pieces": one.pieces, "level": one.level, "solutions": one.solutions, "assemblies": one.assemblies,
             "puzzle": dump(sets.puzzle_of(one.pieces, family.length))} for one in found]})
    elif found:
        rows = [(str(one.level), f"{one.solutions:,}", f"{one.assemblies:,}", " ".join(map(str, one.pieces)))
                for one in found]
        print_list(("place", "level", "solutions", "assemblies", "pieces"), rows[: chosen.list], len(rows))
    else:
        terminal_output.write("Nothing that comes apart was found; try longer or another seed.\n")
    return terminal_output.DONE if found else terminal_output.UNSOLVABLE
