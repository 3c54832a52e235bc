"""The states of the window with what the voice says in each, as the manual has them: python tests/voice_table.py."""

import sys
from collections.abc import Iterator
from dataclasses import replace

from latticework.gui.shell.voice import Action, Facts, Mode, Obstacle, Place, Remark, said
from latticework.gui.widgets.search_state import SearchState as S
from latticework.gui.widgets.translation import translated
from latticework.jobs.keeping import NONE, THAT_COME_APART, sample

_SOLVED = Facts(state=S.FINISHED, explored=1.0, found=240, stored=240, listable=240, listed=240)
_PAUSED = Facts(state=S.PAUSED, explored=0.34374, found=1023, stored=1023)
STATES = (
    ("a puzzle was opened", Facts("Soma", Place.LIBRARY)),
    ("the target is empty", Facts(place=Place.DRAW, obstacle=Obstacle.NO_TARGET)),
    ("the same, elsewhere", Facts(obstacle=Obstacle.NO_TARGET)),
    ("there are no parts", Facts(obstacle=Obstacle.NO_PARTS)),
    ("a part is empty", Facts(obstacle=Obstacle.EMPTY_PART)),
    ("the parts are too small", Facts(obstacle=Obstacle.TOO_FEW, over=3)),
    ("the parts are too large", Facts(obstacle=Obstacle.TOO_MANY, over=3)),
    ("all is drawn", Facts(place=Place.DRAW, parts=12, cells=60)),
    ("the same, and the number of parts is open", Facts(place=Place.DRAW, cells=60)),
    ("the puzzle is being checked", Facts(state=S.LOOKING)),
    ("the same, and Solve was pressed", Facts(state=S.LOOKING, remark=Remark.REQUESTED)),
    ("the check finds a reason", Facts(obstacle=Obstacle.IMPOSSIBLE, reason="Part T fits nowhere in the target.")),
    ("the reason is longer", Facts(obstacle=Obstacle.IMPOSSIBLE)),
    ("the check fails", Facts(obstacle=Obstacle.UNUSABLE)),
    ("a search file is damaged", Facts(obstacle=Obstacle.UNREADABLE)),
    ("the puzzle was changed", Facts(undone=26)),
    ("its file has solutions", Facts(kept=3)),
    ("a search begins", Facts(state=S.STARTING)),
    ("the same, the first time", Facts(state=S.STARTING, remark=Remark.COMPILING, ready=(3, 0))),
    ("it searches", Facts(state=S.RUNNING, found=31, explored=0.12934)),
    ("it has no workers", Facts(state=S.RUNNING, remark=Remark.NO_WORKERS)),
    ("another program searches", Facts(state=S.ELSEWHERE, found=31)),
    ("the same, and all is found", Facts(state=S.ELSEWHERE, found=240, explored=1.0)),
    ("it is being paused", Facts(state=S.PAUSING)),
    ("it is paused", _PAUSED),
    ("so many were asked for", replace(_PAUSED, remark=Remark.ENOUGH)),
    ("the disk is full", replace(_PAUSED, state=S.RUNNING, remark=Remark.UNSAVED)),
    ("it was still full when the search was paused", replace(_PAUSED, remark=Remark.UNSAVED)),
    ("it is stopped", replace(_PAUSED, state=S.STOPPED)),
    ("it failed", replace(_PAUSED, remark=Remark.FAILED)),
    ("it failed at once", Facts(remark=Remark.FAILED)),
    ("it is finished", replace(_SOLVED, place=Place.DRAW)),
    ("the same, in *Library*", replace(_SOLVED, name="Soma", place=Place.LIBRARY)),
    ("the same, in *Solve*", replace(_SOLVED, moves=7)),
    ("it is known that others come apart", replace(_SOLVED, held=True, apart=25)),
    ("there is one solution", Facts(state=S.FINISHED, explored=1.0, found=1, stored=1, listable=1, listed=1)),
    ("the same, and it comes apart", Facts(state=S.FINISHED, explored=1.0, found=1, stored=1, listable=1, listed=1,
                                           moves=7)),
    ("the same, and it is flat", Facts(state=S.FINISHED, explored=1.0, found=1, stored=1, listable=1, listed=1,
                                       moves=7, flat=True)),
    ("there is none", Facts(state=S.FINISHED, explored=1.0)),
    ("it only counts", Facts(state=S.FINISHED, explored=1.0, found=240, keeps=NONE)),
    ("it keeps a sample", replace(_SOLVED, found=2339, keeps=sample(240))),
    ("it keeps what comes apart", replace(_SOLVED, found=2339, keeps=THAT_COME_APART)),
    ("nothing comes apart", Facts(state=S.FINISHED, explored=1.0, found=240, keeps=THAT_COME_APART)),
    ("it is a part of a search", replace(_SOLVED, is_part=True)),
    ("the filter hides all", replace(_SOLVED, listed=0)),
    ("solutions are taken apart", replace(_SOLVED, state=S.EXAMINING, ready=(3, 240))),
    ("a film", replace(_SOLVED, mode=Mode.FILM, moves=9)),
    ("a film that ends before", replace(_SOLVED, mode=Mode.FILM, moves=9, loose=False)),
    ("the trace", Facts(mode=Mode.TRACE, trace="3 ways are left for cell (2, 3), fewer than for any other.")),
    ("the trace has more to say", Facts(mode=Mode.TRACE, placed=4)),
    ("a game by hand", Facts(mode=Mode.PLAY, placed=3)),
    ("the game is won", Facts(mode=Mode.PLAY, placed=12, won=True)),
    ("the game is won, and solutions are known", replace(_SOLVED, mode=Mode.PLAY, placed=12, won=True)),
    ("why: the only proof", Facts(mode=Mode.WHY, reasons=1, proofs=1, reason_shown=1)),
    ("why: one of several", Facts(mode=Mode.WHY, reasons=4, proofs=2, reason_shown=1)),
    ("why: a tight place", Facts(mode=Mode.WHY, reasons=4, proofs=2, reason_shown=3)),
    ("why: no proof, all was tried", Facts(mode=Mode.WHY, reasons=1, reason_shown=1, state=S.FINISHED, explored=1.0)),
    ("why: still looking", Facts(mode=Mode.WHY)),
    ("an exact cover problem", Facts(place=Place.COVER)),
    ("one without a solution", Facts(place=Place.COVER, state=S.FINISHED, explored=1.0)),
)
"""What is so, in words and as facts."""


def rows() -> Iterator[str]:
    """Yield the lines of the table in the manual."""
    yield from ("| when | it says | button |", "| --- | --- | --- |")
    for when, facts in STATES:
        now = said(facts)
        button = "" if now.action == Action.NOTHING else f"*{translated(now.action.value).replace('&', '')}*"
        yield f"| {when} | {now.sentence} | {button} |"


if __name__ == "__main__":
    sys.stdout.write("\n".join((*rows(), "")))
