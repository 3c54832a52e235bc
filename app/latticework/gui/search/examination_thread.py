"""What the thread does that takes the stored solutions of a search apart, and how it reports."""

from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from latticework.gui.background import Event
from latticework.gui.search.search_thread import ALONE, Reports, searching_alone
from latticework.jobs.apart_job import ApartJob, Examined
from latticework.jobs.job import Prepared
from latticework.jobs.totals import Totals
from latticework.run.crew import Crew
from latticework.store.apart_so_far import ApartSoFar, apart_so_far
from latticework.store.search_file import SearchFile
from latticework.store.stored_searches import as_begun


@dataclass(frozen=True, eq=False)
class ExaminationRequest:
    """A request to find out which stored solutions of a search come apart, as far as that is not known."""

    prepared: Prepared
    path: Path
    crew: Crew


@dataclass(frozen=True)
class ExaminationStatus:
    """So many solutions of so many that were to be taken apart are done.

    so_far: what is known of all stored ones. notice: why nothing can be saved now, "" when it can.
    """

    done: int
    wanted: int
    so_far: ApartSoFar
    notice: str = ""


def take_apart(order: ExaminationRequest, stop: Event, at_once: Event, reports: Reports) -> Totals:
    """Take stored solutions apart until all are done or it is to stop, and return the totals of the search.

    What was found out is in the search file, and the next call goes on from there. Raises LatticeworkError.
    """
    with searching_alone(order.path, stop, reports), closing(SearchFile.open(order.path)) as file:
        _examine(order, file, stop, at_once, reports)
        return file.totals()


def _examine(order: ExaminationRequest, file: SearchFile, stop: Event, at_once: Event, reports: Reports) -> None:
    from latticework.run.examination import Examination, open_numbers  # noqa: PLC0415 - loads kernels

    numbers = open_numbers(file)
    status = ExaminationStatus(0, len(numbers), apart_so_far(file))

    def tell(news: ExaminationStatus) -> None:
        nonlocal status
        status = news
        reports.examined(status)

    def report(done: int, rows: list[Examined]) -> None:
        tell(replace(status, done=done, so_far=status.so_far.joined(rows), notice=""))

    def notice(why: str) -> None:
        tell(replace(status, notice=why))

    report(0, [])
    job = ApartJob(as_begun(file, order.prepared).reduction)
    Examination(file, job, numbers, report, notice).run(max(1, order.crew.workers), stop, ALONE, at_once)
