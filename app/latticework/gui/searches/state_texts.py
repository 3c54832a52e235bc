"""How a search of the list stands, in words."""

from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale

from latticework.gui.common.translation import locale, reworded, tr, tr_n
from latticework.gui.searches.queue import Queue
from latticework.store.glance import Glance


def state_of(seen: Glance, queue: Queue, at_hand: Path | None) -> str:
    """Return how a search stands, in a few words; at_hand is the file of the one that the window itself runs."""
    path = seen.path
    place = place_in_queue(queue, path)
    if path == queue.running:
        return tr("pausing") if queue.pausing else tr("running")
    if place >= 0:
        return tr("next") if place == 0 else tr("queued, number {place}", place=place + 1)
    if seen.refusal:
        return reworded(seen.refusal)
    if path == at_hand:
        return tr("running in this window")
    if seen.searched:
        return tr("running in another window or program")
    if path in queue.problems:
        return queue.problems[path]
    if seen.totals is None:
        return ""
    return tr("complete") if seen.complete else tr("paused")


def place_in_queue(queue: Queue, path: Path) -> int:
    """Return how many searches come before this one, which waits, -1 where it does not."""
    return queue.waiting.index(path) if path in queue.waiting else -1


def queue_line(queue: Queue, names: dict[Path, str]) -> str:
    """Return what the queue does and what is next, "" where there is nothing."""
    if queue.running is None and not queue.waiting:
        return ""
    following = names[queue.waiting[0]] if queue.waiting else ""
    more = len(queue.waiting) - 1
    rest = tr_n("and {n} more", "and {n} more", more) if more > 0 else ""
    then = tr("Next: {name}", name=f"{following} {rest}".strip()) if following else tr("Nothing waits after it.")
    if queue.running is None:
        return tr("The queue is paused. {then}", then=then)
    if queue.compiling and not queue.pausing:
        return reworded(queue.compiling)
    now = names[queue.running]
    return (tr("Pausing {name}. {then}", name=now, then=then) if queue.pausing
            else tr("Searching {name}. {then}", name=now, then=then))


def bytes_text(size: int) -> str:
    """Return a number of bytes in kB, MB, GB."""
    return locale().formattedDataSize(size, 1, QLocale.DataSizeFormat.DataSizeSIFormat)


def moment(seconds: float) -> str:
    """Return when something was, seconds since 1970: the time of today, else the day; "" for 0."""
    if not seconds:
        return ""
    then, short = QDateTime.fromSecsSinceEpoch(int(seconds)), QLocale.FormatType.ShortFormat
    if then.date() == QDateTime.currentDateTime().date():
        return locale().toString(then.time(), short)
    return locale().toString(then.date(), short)
