"""Worker processes for a cluster, started on this machine."""

import asyncio
import logging
import os
import threading
from collections.abc import Callable
from typing import Any

from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.run.cluster.connection import no_scheduler
from latticework.run.crew import Scheduler
from latticework.run.worker_pool import yield_to_others
from latticework.search.engines import AUTO
from latticework.search.warm_kernels import load

PATIENCE = 30.0  # seconds in which a scheduler should answer
# dask/distributed#5999: memory that is not Dask's own never shrinks below the limit, so it pauses for ever.
_MEMORY = {f"distributed.worker.memory.{step}": False for step in ("target", "spill", "pause")}
"""What Dask does with a worker that holds much: none of these, as one that pauses never answers."""
# dask/distributed#3941 lets the page listen to all interfaces by default, whatever the worker itself listens to.
_PAGE = "127.0.0.1:0"
"""Where each process shows its page: it knows no certificates, and by default listens to every network."""
STARTS = 3  # of one process at most, where it dies while it starts
STARTED_AGAIN = "a worker ended unexpectedly and was started again"
LOOK = 0.2  # seconds between two looks at whether to stop
LOG = "DASK_LOGGING__DISTRIBUTED"
"""The environment variable that says which of Dask's own messages are shown, set before Dask is imported, here and
in each process. A lost scheduler is a page of tracebacks to Dask, and one sentence to us."""


def serve(
    scheduler: Scheduler, workers: int, memory: int | None, stop: threading.Event, report: Callable[[str], None]
) -> None:
    """Join a cluster with so many processes, each with a single thread, until `stop` is set or its scheduler ends.

    memory: the most bytes each may hold, None for no limit. report: called with a sentence when one died and
    is started again. Raises LatticeworkError where there is no scheduler.
    """
    load(AUTO)  # here, so that what is to be compiled is compiled once
    yield_to_others()
    level = os.environ.setdefault(LOG, "critical")
    logging.getLogger("distributed").setLevel(level.upper())  # it may have been imported already
    asyncio.run(_serve(scheduler, workers, memory, stop, report))


async def _serve(
    scheduler: Scheduler, workers: int, memory: int | None, stop: threading.Event, report: Callable[[str], None]
) -> None:
    import dask  # noqa: PLC0415 few searches use a cluster
    from distributed import Nanny  # noqa: PLC0415

    dask.config.set(_MEMORY)
    here = {"host": "127.0.0.1"} if scheduler.is_here else {}  # then nobody else need reach the workers either
    made: list[Any] = []

    def keeper() -> Any:
        made.append(Nanny(scheduler.address, nthreads=1, memory_limit=memory or 0, security=scheduler.security,
                          dashboard_address=_PAGE, death_timeout=PATIENCE, **here))
        return made[-1]

    try:
        keepers = await asyncio.gather(*(_started(keeper, report) for _ in range(workers)))
        processes = [one.pid for one in keepers]
        while not stop.is_set() and any(one.status.name == "running" for one in keepers):
            await asyncio.sleep(LOOK)
            for seat, one in enumerate(keepers):
                if one.pid not in (None, processes[seat]):  # None while there is no process
                    processes[seat] = one.pid
                    report(STARTED_AGAIN)
    except (OSError, TimeoutError, RuntimeError) as error:
        # Dask's Nanny wraps what happened in a RuntimeError that says only that it failed.
        why = error.__cause__ if isinstance(error, RuntimeError) else None
        raise no_scheduler(scheduler.address, why or error) from None
    finally:
        await asyncio.gather(*(one.close() for one in made), return_exceptions=True)


async def _started(keeper: Callable[[], Any], report: Callable[[str], None]) -> Any:
    """Start a process and return its keeper; one that dies while it starts is started again, some times at most."""
    for start in range(1, STARTS + 1):
        try:
            return await keeper()
        except RuntimeError as error:
            if not isinstance(error.__cause__, RuntimeError):  # Dask's Nanny saw no process die: no scheduler answers
                raise
            if start < STARTS:
                report(STARTED_AGAIN)
    raise LatticeworkError(phrase("cluster: a worker ended {starts} times while it started; "
                                  "it may need more memory, or fewer workers beside it", starts=STARTS))
