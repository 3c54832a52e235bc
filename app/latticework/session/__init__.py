"""A search in progress: frontier, workers, search file, progress.

What is named here is imported when it is asked for: a command that searches nothing starts no database and loads no
kernels.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from latticework.jobs.job import Prepared, prepare
    from latticework.jobs.method import Method
    from latticework.jobs.totals import StoredSolution, Totals
    from latticework.run.run_status import RunStatus
    from latticework.run.search import Search
    from latticework.store.search_file import PAGE, SearchFile
    from latticework.store.search_lock import SearchedElsewhereError, SearchLock, is_searched

__all__ = [
    "PAGE",
    "Method",
    "Prepared",
    "RunStatus",
    "Search",
    "SearchFile",
    "SearchLock",
    "SearchedElsewhereError",
    "StoredSolution",
    "Totals",
    "is_searched",
    "prepare",
]

_MODULES = {
    "job": ("Prepared", "prepare"), "method": ("Method",), "rows": ("StoredSolution", "Totals"),
    "run_status": ("RunStatus",), "search": ("Search",),
    "search_file": ("PAGE", "SearchFile"), "search_lock": ("SearchLock", "SearchedElsewhereError", "is_searched"),
}


def __getattr__(name: str) -> object:
    for module, names in _MODULES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
