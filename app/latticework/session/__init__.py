"""A search in progress: frontier, workers, search file, progress."""

from latticework.session.job import Prepared, prepare
from latticework.session.method import Method
from latticework.session.pool import prewarm
from latticework.session.records import Row, Totals
from latticework.session.search import Progress, Search
from latticework.session.search_lock import SearchedElsewhereError, SearchLock, is_searched
from latticework.session.store import PAGE, SearchFile

__all__ = [
    "PAGE", "Method", "Prepared", "Progress", "Row", "Search", "SearchFile", "SearchLock", "SearchedElsewhereError",
    "Totals", "is_searched", "prepare", "prewarm",
]
