"""The connection to the scheduler of a cluster, in a thread of its own: workers found, slices sent, workers lost."""

import asyncio
import logging
import threading
import uuid
from concurrent.futures import CancelledError, Future
from contextlib import AsyncExitStack, suppress
from typing import TYPE_CHECKING

from latticework.errors import LatticeworkError
from latticework.jobs.job import Job
from latticework.jobs.slice_work import Result
from latticework.phrases import phrase
from latticework.run.cluster import duty
from latticework.run.cluster.duty import Identity
from latticework.run.crew import Scheduler
from latticework.search.slices import WORK
from latticework.visible_text import one_line

if TYPE_CHECKING:
    from distributed import Client

FIRST_BUDGET = 2_000  # nodes; the first slice mostly loads kernels and makes tables
LEAST_BUDGET = 100
PATIENCE = 10.0  # seconds in which a scheduler should answer
LOOK = 1.0  # seconds between two looks at which workers there are
LONGEST = 200  # characters of what another program says was wrong
_AGAIN = 5.0  # seconds after which a scheduler that was lost is tried again


class WorkerLostError(Exception):
    """A worker has left the cluster, or the scheduler was lost, before a slice was done."""


class RemoteWorker:
    """A worker that has the job.

    busy: its slices in flight. answers: how many it answered, slowest: the most seconds that one took. is_believed:
    whether a slice of it was done again and gave the same. is_barred: whether it gets no more, because it was wrong
    or hangs. gone: set when it has left or is barred.
    """

    def __init__(self, address: str, threads: int) -> None:
        self.address, self.threads = address, threads
        self.busy = self.answers = 0
        self.slowest = 0.0
        self.is_believed = self.is_barred = False
        self.gone = asyncio.Event()
        self._rate = 0.0

    @property
    def seats(self) -> int:
        """How many slices it may be given: one waits there while others are done, so that it is never idle."""
        return self.threads + 1

    @property
    def free(self) -> int:
        """How many more slices it may be given."""
        return 0 if self.gone.is_set() or self.is_barred else self.seats - self.busy

    def budget(self, seconds: float) -> int:
        """Return how many nodes it enters in about so many seconds."""
        return max(int(self._rate * seconds), LEAST_BUDGET) if self._rate else FIRST_BUDGET

    def answered(self, result: Result, waited: float) -> None:
        """Count an answer, and measure by it how fast the worker is.

        waited: seconds that the answer took by the clock of the head. A worker that reports more would be waited for
        without end when it hangs.
        """
        self.answers += 1
        self.slowest = max(self.slowest, min(result.seconds, waited))
        self._rate = result.nodes / max(result.seconds, 0.005)


def work(seconds: float) -> int:
    """Return the most work of a slice that should take so long; as with the slices here, twice what is usual."""
    return int(4 * WORK * seconds)


class Connection:
    """A scheduler whose workers are given the slices of a job.

    workers: those that have it, by address. notice: the latest trouble as a sentence for the user, or "".
    """

    def __init__(self, scheduler: Scheduler, job: Job) -> None:
        self.workers: dict[str, RemoteWorker] = {}
        self.notice: str = ""
        self._scheduler, self._payload = scheduler, duty.packed(job)
        self._nobody = phrase("The scheduler at {address} has no workers yet.", address=scheduler.address)
        self._name = f"latticework-job-{uuid.uuid4().hex}"
        self._greeted: dict[str, asyncio.Task[None]] = {}
        self._barred: set[str] = set()
        # Ends the wait of `open`: with the first workers, with none, or with what is wrong.
        self._met: Future[None] = Future()
        self._loop = asyncio.new_event_loop()
        self._closing = asyncio.Event()
        self._thread = threading.Thread(target=self._run, name="latticework-cluster", daemon=True)

    def open(self) -> None:
        """Connect, and give the job to the workers that are there.

        Raises LatticeworkError where there is no scheduler, or all its workers are of other versions.
        """
        self._thread.start()
        try:
            self._met.result()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Leave the cluster; slices in flight are dropped."""
        with suppress(RuntimeError):  # it has ended
            self._loop.call_soon_threadsafe(self._closing.set)
        self._thread.join(2 * PATIENCE)

    def submit(self, to: RemoteWorker, task: bytes) -> "Future[bytes]":
        """Send a slice; what is returned raises WorkerLostError where it was lost."""
        return asyncio.run_coroutine_threadsafe(self._slice(to, task), self._loop)

    def bar(self, worker: RemoteWorker) -> None:
        """Give nothing more to a worker, as long as it has this address; what it is doing is lost."""
        self._barred.add(worker.address)
        self.drop(worker)

    def drop(self, worker: RemoteWorker) -> None:
        """Take the job from a worker, which is given it again when it answers; what it is doing is lost."""
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._drop_this, worker)

    def _drop_this(self, worker: RemoteWorker) -> None:
        worker.gone.set()
        if self.workers.get(worker.address) is worker:
            self._drop(worker.address)

    def _run(self) -> None:
        # Dask's client lives in one event loop, which must not be that of anybody else.
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(self._main())
        finally:
            # Whoever waits for a slice is woken by this, or would wait for ever.
            for worker in self.workers.values():
                worker.gone.set()
            self._end_tasks()
            self._loop.close()

    def _end_tasks(self) -> None:
        left = asyncio.all_tasks(self._loop)
        for task in left:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))

    async def _main(self) -> None:
        from distributed import Client  # noqa: PLC0415 few searches use a cluster

        logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # it is reported here, in fewer words
        while not self._closing.is_set():
            try:
                async with AsyncExitStack() as stack:
                    client = Client(self._scheduler.address, security=self._scheduler.security, asynchronous=True,
                                    set_as_default=False, timeout=PATIENCE, name="latticework")
                    # Before it connects: one that fails to is otherwise closed when nobody can wait for it.
                    stack.push_async_exit(client)
                    await self._stay(await client)
            except Exception as error:  # of many kinds where another version, or another program, answers
                self._on_lost(error)
            await self._sleep(_AGAIN)

    def _on_lost(self, error: Exception) -> None:
        address = self._scheduler.address
        if not self._met.done():
            self._met.set_exception(no_scheduler(address, error))
            self._closing.set()
        self.notice = phrase("The scheduler at {address} does not answer; the search goes on without it and tries "
                             "again.", address=address)

    async def _sleep(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)

    async def _stay(self, client: "Client") -> None:
        """Give the job to all workers that come, until this connection is to be closed or is lost."""
        self._client, self.notice = client, ""
        try:
            while client.status == "running" and not self._closing.is_set():
                await self._look(await client.nthreads())
                await self._sleep(LOOK)
            if not self._closing.is_set():
                raise ConnectionError("it was lost")
            await self._take_back()
        finally:
            for address in [*self.workers]:
                self._drop(address)
            while self._greeted:  # those that have not answered yet, too: they are asked again
                self._greeted.popitem()[1].cancel()

    async def _look(self, threads: dict[str, int]) -> None:
        """Update the workers to those that the scheduler has; threads: of each, by its address."""
        for address in self.workers.keys() - threads.keys():
            self._drop(address)
        for address in self._greeted.keys() - threads.keys():
            self._greeted.pop(address).cancel()
        for address in threads.keys() - self.workers.keys() - self._greeted.keys() - self._barred:
            self._greeted[address] = asyncio.create_task(self._introduce(address, threads[address]))
        if not self._met.done():
            if self._greeted:
                await asyncio.wait(self._greeted.values(), timeout=PATIENCE)
            self._meet()

    def _meet(self) -> None:
        if not self._greeted:
            self.notice = self._nobody
        if self._greeted and not self.workers and self.notice:
            self._met.set_exception(LatticeworkError(phrase("cluster: {notice}", notice=self.notice)))
        else:
            self._met.set_result(None)

    def _drop(self, address: str) -> None:
        self.workers[address].gone.set()
        # Replaced as a whole: other threads read it without a lock.
        self.workers = {other: worker for other, worker in self.workers.items() if other != address}
        self._greeted.pop(address, None)

    async def _introduce(self, address: str, threads: int) -> None:
        """Give the job to a worker; one that would do other slices than this program gets none."""
        try:
            # pure=False: Dask would take the same task for done, also where a worker has come back under its address.
            found = await self._client.submit(duty.introduce, duty.own(), self._name, self._payload,
                                              workers=[address], pure=False).result()
            if not isinstance(found, Identity):
                raise TypeError(f"it answers {type(found).__name__}")
        except Exception as error:  # whatever is wrong there
            self.notice = phrase("{address} gets no slices: latticework {version} cannot be run there ({error})",
                                 address=address, version=str(duty.own()), error=_reason(error))
            return
        if found == duty.own():
            self.notice = "" if self.notice == self._nobody else self.notice
            self.workers = {**self.workers, address: RemoteWorker(address, threads)}
        else:
            self.notice = phrase("{address} gets no slices: it has latticework {found}, and this is {own}; versions "
                                 "and sources should be the same", address=address, found=str(found),
                                 own=str(duty.own()))

    async def _slice(self, to: RemoteWorker, task: bytes) -> bytes:
        if to.gone.is_set():
            raise WorkerLostError
        future = self._client.submit(duty.run, self._name, task, workers=[to.address], pure=False)
        # A task for a worker that has left waits for one of the same address without end, so its leaving ends the
        # wait.
        answer, gone = asyncio.ensure_future(future.result()), asyncio.ensure_future(to.gone.wait())
        try:
            await asyncio.wait({answer, gone}, return_when=asyncio.FIRST_COMPLETED)
            if answer.done():
                data: bytes = answer.result()
                return data
        except duty.MissingJobError:  # another worker has this address now, or it was given many other jobs
            self._drop_this(to)
        except (CancelledError, OSError):  # the scheduler was lost, or abandoned a task whose worker died each time
            pass
        finally:
            answer.cancel()
            gone.cancel()
            # Or the scheduler would keep the task, and give it to a worker that comes under the same address.
            future.release()
        raise WorkerLostError

    async def _take_back(self) -> None:
        """Tell the workers to drop the job."""
        with suppress(Exception):  # they do when they are given others
            await asyncio.wait_for(self._client.run(duty.forget, self._name, workers=[*self.workers],
                                                    on_error="ignore"), LOOK)


def no_scheduler(address: str, error: BaseException) -> LatticeworkError:
    """Return the error for the user that no scheduler answers."""
    if isinstance(error, OSError):  # those of a connection
        return LatticeworkError(phrase("cluster: no scheduler of Dask answers at {address} ({error})",
                                       address=address, error=_reason(error)))
    # What another program sends fails anywhere in Dask, and the error says nothing about the reason.
    return LatticeworkError(phrase("cluster: no scheduler of Dask answers at {address}, but another program or "
                                   "another version of Dask", address=address))


def _reason(error: Exception) -> str:
    return one_line(str(error) or type(error).__name__)[:LONGEST]
