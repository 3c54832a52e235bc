"""A line that says how large a search is expected to be: before it begins at a click, while it runs by itself."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from latticework.durations import span
from latticework.errors import LatticeworkError
from latticework.gui.activity.time_texts import length, rounded
from latticework.gui.background import Task, TaskQueue
from latticework.gui.common.translation import error_text, grouped, reworded, tr
from latticework.jobs.job import Prepared
from latticework.method.estimate import Estimate, estimate, estimate_search, ranged
from latticework.method.probing import Mean
from latticework.run.run_status import RunStatus
from latticework.store.search_file import SearchFile

SECONDS, MOST = 3.0, 1_000_000
"""For which probes are sent at a click, and the most probes."""


class EstimateBar(QWidget):
    """A button and a text."""

    def __init__(self) -> None:
        super().__init__()
        self.go = QPushButton(tr("Estimate"))
        self.go.setToolTip(tr("Send random probes into the search tree for some seconds, to see how large it is"))
        self.text = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._what: Callable[[], Estimate] | None = None
        self._work = TaskQueue("estimate", self._on_done, self._on_progress, self._on_rested)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 2, 4, 2)
        row.addWidget(self.go)
        row.addWidget(self.text, 1)
        self.go.clicked.connect(self._on_go)
        self.offer(None)

    def offer(self, what: Callable[[], Estimate] | None) -> None:
        """Offer to estimate this, or nothing; what is being estimated is given up."""
        self._what = what
        if self._work.busy:
            self._work.cancel()
            self.text.clear()
        self.go.setEnabled(what is not None)

    def clear(self) -> None:
        """Say nothing."""
        self.text.clear()
        self.text.setToolTip("")

    def show_status(self, status: RunStatus) -> None:
        """Say what a running search is expected to take by now."""
        if status.tree is not None:
            self.text.setText(_during(status, status.tree))

    def _on_go(self) -> None:
        if self._what is None or self._work.busy:
            return
        self._work.add(self._what)
        self.go.setEnabled(False)
        self.text.setText(tr("Sending probes into the search tree…"))

    def _on_progress(self, doing: str, _: float) -> None:
        self.text.setText(reworded(doing))

    def _on_rested(self) -> None:
        self.go.setEnabled(self._what is not None)

    def _on_done(self, task: Task[Estimate]) -> None:
        if task.error is None:
            made = task.result()
            self.text.setText(_before(made))
            self.text.setToolTip("\n".join(reworded(doubt) for doubt in made.doubts))
        elif isinstance(task.error, LatticeworkError):
            self.text.setText(error_text(task.error))
        else:
            self.text.clear()


def of_puzzle(prepared: Prepared, path: Path | None, begun: bool) -> Estimate:
    """Estimate a search that has not begun, or the rest of one that has; raises LatticeworkError."""
    if begun and path is not None and path.exists():
        with closing(SearchFile.open(path)) as file:
            return estimate_search(file, MOST, SECONDS)[1]
    return estimate(prepared, MOST, SECONDS)


def _with_range(text: str, mean: Mean, said: Callable[[float], str]) -> str:
    """Return a text on a number, and as the terminal says it within what the truth is nine times in ten."""
    return f"{text}, {reworded(ranged(mean, said))}"


def _before(made: Estimate) -> str:
    """Return an estimate made by probes, in one sentence or two."""
    figures = [(tr("{nodes} nodes", nodes=rounded(made.nodes.mean)), made.nodes, rounded),
               (tr("{time} on one core", time=length(made.seconds.mean)), made.seconds, length)]
    if made.total.mean or made.exact:
        figures.append((tr("{solutions} solutions in all", solutions=rounded(made.total.mean)), made.total, rounded))
    said = [words if made.exact else _with_range(words, mean, number) for words, mean, number in figures]
    if len(figures) == 2:
        said.append(tr("no probe met a solution"))
    text = "; ".join(said) + "."
    if made.done.nodes:
        done = 100 * made.done.nodes / made.nodes.mean
        text += " " + tr("Of the nodes {share} % were done by then.", share=grouped(done, 1))
    head = tr("Exactly:") if made.exact else tr("Estimated:")
    return f"{head} {text}" + (" " + tr("Doubtful: point here for why.") if made.doubts else "")


def _during(status: RunStatus, tree: Mean) -> str:
    """Return what a search is expected to be, by the probes that it sends itself; what it was once it is over."""
    if status.totals.complete:
        return tr("All {nodes} nodes are searched.", nodes=grouped(status.totals.nodes))
    done = 100 * status.totals.nodes / tree.mean if tree.mean else 0.0
    text = tr("Expected: about {nodes} nodes, of which {share} % are done", nodes=rounded(tree.mean),
              share=grouped(min(done, 100.0), 1))
    if status.left is not None:
        text += tr("; time left: {time}", time=reworded(span(*status.left, status.far_more)))
    return text + (tr("; it may well be far more.") if status.far_more and status.left is None else ".")
