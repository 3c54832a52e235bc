"""Which solutions of a search file a command is about, by its options."""

import argparse

from latticework.cli import terminal_output
from latticework.cli.apart_report import check_is_examined, left_open
from latticework.cli.listed_options import first_listed
from latticework.errors import LatticeworkError
from latticework.jobs.job import Prepared
from latticework.solution.conditions import Condition, condition_of
from latticework.store.apart_so_far import apart_so_far
from latticework.store.search_file import SearchFile
from latticework.store.solution_list import BY_NUMBER, Arrangement, Filter, Order


def arrangement(chosen: argparse.Namespace, file: SearchFile, prepared: Prepared) -> Arrangement:
    """Return which solutions are asked for; raises LatticeworkError where that cannot be told."""
    if not first_listed(chosen):
        return BY_NUMBER
    order = Order(chosen.sort or Order.NUMBER)
    only = (Filter.HIGHEST if chosen.highest else
            Filter.APART if chosen.comes_apart or order not in {Order.NUMBER, Order.SYMMETRY} else Filter.ALL)
    if only != Filter.ALL:
        _check_is_known(file)
    return Arrangement(order, only, chosen.favourites, _conditions(chosen, prepared), chosen.any_copy)


def _conditions(chosen: argparse.Namespace, prepared: Prepared) -> tuple[Condition, ...]:
    if chosen.any_copy and not chosen.where:
        raise LatticeworkError("--any-copy: should stand beside a condition, --where")
    try:
        return tuple(condition_of(prepared.puzzle, text) for text in chosen.where)
    except LatticeworkError as error:
        raise LatticeworkError(f"--where: {error}") from None


def _check_is_known(file: SearchFile) -> None:
    """Say what is not known of which solutions come apart; raises LatticeworkError where nothing is."""
    known = apart_so_far(file)
    check_is_examined(file, known)
    if why := left_open(file, known):
        terminal_output.fail(f"latticework: {why}")
