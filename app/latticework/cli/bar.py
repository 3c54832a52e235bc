"""A progress bar for long work, shown on a terminal only."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn


@contextmanager
def bar(quiet: bool) -> Iterator[Callable[[float, str], None]]:
    """Show a bar; what is given takes the share that is done, 0 to 1, and a text."""
    console = Console(stderr=True)
    columns = (BarColumn(), TextColumn("{task.percentage:>5.1f} %"), TextColumn("{task.fields[text]}", markup=False),
               TimeElapsedColumn())
    with Progress(*columns, console=console, disable=quiet or not console.is_terminal) as shown:
        task = shown.add_task("", total=1.0, text="")
        yield lambda share, text: shown.update(task, completed=share, text=text)
