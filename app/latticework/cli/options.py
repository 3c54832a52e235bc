"""Options that several commands share or that are checked together, and types of arguments."""

import argparse
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from latticework import administrator
from latticework.cover import ORDERS
from latticework.errors import LatticeworkError, shown
from latticework.jobs.keeping import ALL, MOST_SAMPLED, NONE, THAT_COME_APART, sample
from latticework.jobs.method import Method, named
from latticework.jobs.searched import Document
from latticework.puzzle import MODULI, Puzzle
from latticework.run.crew import MOST_WORKERS, Certificates, Scheduler, scheduler_at
from latticework.search.engines import AUTO, AUTO_HELP, REGISTER
from latticework.search.pruning.tables import PRUNINGS

MOST = 2**62
"""The largest number that a search file can count to."""
DIGITS = 4000
"""The most digits of a number; a few hundred less than Python reads."""
MOST_SECONDS = 10**9
LISTED = ("comes_apart", "highest", "favourites", "where", "any_copy", "sort")
SORTS = ("level", "moves", "states", "symmetry")
"""The names of the orders, written out as the module that lists solutions is not loaded for a puzzle."""
KEPT = {"all": ALL, "none": NONE}
TLS = {
    "--tls-ca": "the certificate of the authority that all machines of the cluster trust",
    "--tls-cert": "the certificate of this machine",
    "--tls-key": "the key of that certificate",
}


def positive(text: str) -> int:
    """Return a whole number from 1 on, at most what a search file can count; raises ArgumentTypeError."""
    return _within(text, 1, MOST)


def whole_number(text: str) -> int:
    """Return a whole number from 0 on, at most what a search file can count; raises ArgumentTypeError."""
    return _within(text, 0, MOST)


def positive_of_any_size(text: str) -> int:
    """Return a whole number from 1 on, for what is counted without a list; raises ArgumentTypeError."""
    return _within(text, 1, 10**DIGITS)


def seconds(text: str) -> float:
    """Return a number of seconds, also a part of one; raises ArgumentTypeError."""
    with suppress(ValueError):
        if 0 < float(text) < MOST_SECONDS:
            return float(text)
    raise argparse.ArgumentTypeError(f"{shown(text)} should be a number of seconds above 0 and below "
                                     f"{MOST_SECONDS:,}")


def _within(text: str, least: int, most: int) -> int:
    # The length first: Python refuses to convert a text of very many digits.
    if not text.isdecimal() or (len(text) <= DIGITS and int(text) < least):
        raise argparse.ArgumentTypeError(f"{shown(text)} should be a whole number from {least} on")
    if len(text) > DIGITS or int(text) > most:
        at_most = f"at most {most}" if most == MOST else f"a whole number of at most {DIGITS} digits"
        raise argparse.ArgumentTypeError(f"{shown(text)} should be {at_most}")
    return int(text)


def worker_count(text: str, least: int = 1) -> int:
    """Return how many processes are to search; raises ArgumentTypeError."""
    if not text.isdecimal() or len(text) > 9 or not least <= int(text) <= MOST_WORKERS:
        raise argparse.ArgumentTypeError(f"{shown(text)} should be a whole number from {least} to "
                                         f"{MOST_WORKERS}")
    most = administrator.fixed(administrator.WORKERS)
    if most is not None and int(text) > most:
        raise argparse.ArgumentTypeError(f"{text!r} should be {most} at most, which an administrator has fixed in "
                                         f"{administrator.read().path}")
    return int(text)


def worker_count_or_none(text: str) -> int:
    """Return how many processes are to search, 0 to leave all to a cluster; raises ArgumentTypeError."""
    # Of its own, as argparse hands a type the text alone.
    return worker_count(text, 0)


def add_modulo(parser: argparse.ArgumentParser) -> None:
    """Declare --modulo."""
    parser.add_argument("--modulo", choices=MODULI,
                        help="which symmetric copies of a puzzle's solutions count as the same: nothing counts all, "
                        "rotations and reflections (the default) one of those that are turned, or turned and "
                        "mirrored, into each other")


def modulo_of(chosen: argparse.Namespace, document: Document) -> str:
    """Return one of MODULI; raises LatticeworkError where it was given for an exact cover problem."""
    if isinstance(document, Puzzle):
        return str(chosen.modulo or "reflections")
    if chosen.modulo:
        raise LatticeworkError(f"--modulo {chosen.modulo}: {document.name} is an exact cover problem, which has no "
                               "symmetric copies; leave out --modulo")
    return "nothing"


def add_method(made: argparse.ArgumentParser, prunings: bool = False) -> None:
    """Declare --engine, --size, --order and --hold; with prunings --prune and --strand, too."""
    made.add_argument("--engine", choices=(AUTO, *REGISTER), default=AUTO,
                      help="how to search. " + "; ".join(_descriptions()))
    made.add_argument("--size", action=argparse.BooleanOptionalAction, default=None,
                      help="branch on the cell or part with the fewest placements (default of "
                      f"{_names(by_size=True)}; not for {_names(takes_size=False)}), or on the first one (default of "
                      f"{_names(by_size=False)})")
    made.add_argument("--order", choices=ORDERS, default="",
                      help="which cells come first where the number of placements does not decide")
    made.add_argument("--hold", default="auto", metavar="auto|probe|ITEM",
                      help="the part or cell that is held to one of its symmetric placements, so that symmetric "
                      "solutions are found once: auto (default) leaves the choice to the program, probe chooses by "
                      "random probes of the search tree, ITEM is the name of a part or a cell such as 2,0")
    if prunings:
        made.add_argument("--prune", type=_prunings, default=(), metavar="NAMES",
                          help=f"tests that cut off dead ends early, separated by commas: {', '.join(PRUNINGS)}")
        made.add_argument("--strand", action=argparse.BooleanOptionalAction, default=False,
                          help="the same as --prune islands")


def _descriptions() -> Iterator[str]:
    """Yield a description of each engine for the help."""
    yield f"{AUTO} (default): {AUTO_HELP}"
    # From the register, so that a new engine is described without being named here.
    for engine in REGISTER.values():
        yield f"{engine.name}: {engine.title}, {engine.help}"


def _names(**abilities: bool) -> str:
    """Return the names of the engines for which a condition holds."""
    return " and ".join(name for name, engine in REGISTER.items()
                        if all(getattr(engine, ability) == value for ability, value in abilities.items()))


def _prunings(text: str) -> tuple[str, ...]:
    try:
        return named(text)
    except LatticeworkError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def method_of(chosen: argparse.Namespace) -> Method:
    """Return the method of a search from the options of `add_method`."""
    prunings: tuple[str, ...] = getattr(chosen, "prune", ())
    if getattr(chosen, "strand", False):
        prunings = named(",".join({*prunings, "islands"}))
    return Method(chosen.engine, chosen.order, chosen.size, prunings, "" if chosen.hold == "auto" else chosen.hold)


def add_keep(parser: argparse.ArgumentParser) -> None:
    """Declare which of the solutions found are stored, and how many are enough."""
    parser.add_argument("--first", action="store_true", help="stop at the first solution")
    parser.add_argument("--limit", type=positive, metavar="N", help="stop when N solutions are stored")
    parser.add_argument("--keep", type=_kept, metavar="WHICH",
                        help="which solutions to store: all (default), none, which only counts them, or a number: an "
                        "even sample of at most so many; the counts and the hash are those of all in any case")
    parser.add_argument("--comes-apart", action="store_true",
                        help="keep only solutions that come apart by moves of their parts")


def _kept(text: str) -> str:
    if text in KEPT:
        return KEPT[text]
    if not text.isdecimal() or len(text) > DIGITS or not 1 <= int(text) <= MOST_SAMPLED:
        raise argparse.ArgumentTypeError(f"{shown(text)} should be all, none, or a number of solutions from 1 to "
                                         f"{MOST_SAMPLED:,}")
    return sample(int(text))


def keeps_of(chosen: argparse.Namespace) -> str:
    """Return which solutions are to be stored, as text; raises LatticeworkError for conflicting options."""
    kept: str = chosen.keep or ALL
    if kept == ALL:
        return THAT_COME_APART if chosen.comes_apart else ALL
    if chosen.comes_apart:
        raise LatticeworkError("--comes-apart: stores all that come apart; leave it out where --keep stores "
                               f"{'none' if kept == NONE else 'a sample of all'}")
    if chosen.first or chosen.limit:
        option = "--first" if chosen.first else "--limit"
        if kept == NONE:
            raise LatticeworkError(f"{option}: stops when solutions are stored, but --keep none stores none; leave "
                                   "one of the two out")
        raise LatticeworkError(f"{option}: stops before the end, but a number after --keep means a sample of the "
                               "whole search; leave one of the two out")
    return kept


def limit_of(chosen: argparse.Namespace) -> int | None:
    """Return how many solutions are enough, None for all."""
    limit: int | None = 1 if chosen.first else chosen.limit
    return limit


def add_output(parser: argparse.ArgumentParser, written: str) -> None:
    """Declare the file that is written, as OUT or as -o OUT."""
    output = parser.add_argument("output", type=Path, metavar="OUT", help=written)

    def instead(path: str) -> Path:
        # Argparse has no rule for one of a position and an option, so the option lifts the other's duty.
        output.required = False
        return Path(path)

    parser.add_argument("-o", "--output", dest="output_option", type=instead, metavar="OUT",
                        help="the same as OUT; give one of the two")


def output_of(chosen: argparse.Namespace) -> Path:
    """Return the file to write; raises LatticeworkError where two are named."""
    if chosen.output and chosen.output_option:
        raise LatticeworkError(f"two files to write, {chosen.output} and {chosen.output_option}; name one, as OUT or "
                               "as -o OUT")
    return Path(chosen.output or chosen.output_option)


def add_listed(parser: argparse.ArgumentParser) -> None:
    """Declare which solutions of a search file a command is about, in which order."""
    parser.add_argument("--comes-apart", action="store_true",
                        help="only those of which is known that they come apart")
    parser.add_argument("--highest", action="store_true",
                        help="of these only those with the highest level")
    parser.add_argument("--favourites", action="store_true", help="only those marked with a star in the window")
    parser.add_argument("--where", action="append", default=[], metavar="CONDITION",
                        help='only those that meet a condition: "W at 0,0", "W not at 0,0", "W touches X", "W does '
                        'not touch X", "colours apart", "symmetric", "symmetry 36" (so many edges between parts on '
                        "edges of an image, or more); given several times, all of them")
    parser.add_argument("--any-copy", action="store_true", help="a symmetric copy may meet the conditions instead")
    parser.add_argument("--sort", choices=SORTS,
                        help="those that come apart, the highest level, the most moves, or the most arrangements "
                        "(states) first; or all, the highest score of symmetry first")


def first_listed(chosen: argparse.Namespace) -> str:
    """Return the first given option of those that `add_listed` declares, "" where none is given."""
    return next((f"--{name.replace('_', '-')}" for name in LISTED if getattr(chosen, name)), "")


def add_tls(parser: argparse.ArgumentParser) -> None:
    """Declare the options for an encrypted connection."""
    for option, meaning in TLS.items():
        parser.add_argument(option, type=Path, metavar="FILE", help=meaning)


def scheduler_of(chosen: argparse.Namespace) -> Scheduler:
    """Return the scheduler whose address was given; raises LatticeworkError."""
    return scheduler_at(chosen.cluster, Certificates(chosen.tls_ca, chosen.tls_cert, chosen.tls_key))
