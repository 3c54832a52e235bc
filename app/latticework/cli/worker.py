"""`latticework worker`: worker processes for the scheduler of a cluster."""

import argparse

from latticework.cli import terminal_output
from latticework.cli.interrupts import interrupts
from latticework.cli.options import add_tls, positive, scheduler_of, worker_count
from latticework.run.crew import usual_workers
from latticework.visible_text import counted


def add_worker(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("cluster", metavar="ADDRESS",
                        help="of the scheduler: 127.0.0.1:8786, or tls://head.example.org:8786")
    parser.add_argument("--workers", type=worker_count, default=usual_workers(),
                        metavar="N",
                        help="worker processes (default: all cores)")
    parser.add_argument("--memory", type=positive, metavar="MB", help="the most that each may hold (default: any)")
    add_tls(parser)


def run_worker(chosen: argparse.Namespace) -> int:
    """Run the command."""
    scheduler = scheduler_of(chosen)
    # Only now, so that a wrong address is refused at once.
    from latticework.run.cluster.serve import serve  # noqa: PLC0415 it loads kernels

    memory = None if chosen.memory is None else chosen.memory << 20
    with interrupts() as stop:
        terminal_output.fail(f"latticework: {counted(chosen.workers, 'worker')} for {scheduler.address}; Ctrl+C ends "
                             f"{'it' if chosen.workers == 1 else 'them'}")
        serve(scheduler, chosen.workers, memory, stop.asked,
              lambda trouble: terminal_output.fail(f"latticework: {trouble}"))
        if not stop.asked.is_set():
            terminal_output.fail(f"latticework: the scheduler at {scheduler.address} has ended")
    return terminal_output.DONE
