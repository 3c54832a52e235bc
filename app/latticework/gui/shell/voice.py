"""The voice of the window: from all that is known, the one sentence that says what is, and what comes next."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from latticework.gui.solve.status_texts import explored_text
from latticework.gui.widgets.search_state import SearchState
from latticework.gui.widgets.translation import tr, tr_n, translatable
from latticework.jobs.keeping import ALL, NONE, THAT_COME_APART

LONGEST = 60
"""The most letters of a sentence in English."""
_NAME = 26
"""The most letters of a name in a sentence."""


class Place(Enum):
    """Where the user is: in one of the workspaces, or in the window of an exact cover problem."""

    LIBRARY = auto()
    DRAW = auto()
    SOLVE = auto()
    SEARCHES = auto()
    COVER = auto()


class Mode(Enum):
    """What is seen: the puzzle or a solution, a film, the trace, the reasons for no solution, or a game by hand."""

    PLAIN = auto()
    FILM = auto()
    TRACE = auto()
    WHY = auto()
    PLAY = auto()


class Obstacle(Enum):
    """What keeps the puzzle from being searched."""

    NOTHING = auto()
    NO_TARGET = auto()
    NO_PARTS = auto()
    EMPTY_PART = auto()
    TOO_FEW = auto()
    TOO_MANY = auto()
    IMPOSSIBLE = auto()
    UNREADABLE = auto()
    UNUSABLE = auto()


class Remark(Enum):
    """What is unusual about how the search stands."""

    NOTHING = auto()
    REQUESTED = auto()
    NO_WORKERS = auto()
    COMPILING = auto()
    ENOUGH = auto()
    UNSAVED = auto()
    FAILED = auto()


class Action(Enum):
    """What comes next: the words on the button."""

    NOTHING = ""
    SOLVE = translatable("S&olve")
    PAUSE = translatable("Pa&use")
    RESUME = translatable("&Resume")
    STOP = translatable("Stop at &once")
    START_OVER = translatable("Start &over")
    DRAW_SHAPE = translatable("Draw a sh&ape…")
    DRAW_TARGET = translatable("Draw the t&arget")
    DRAW_PART = translatable("Draw the p&art")
    ADD_PART = translatable("&Add a part")
    SHOW_PARTS = translatable("Show the p&arts")
    SHOW_WHY = translatable("Sho&w why")
    SHOW_MESSAGE = translatable("Sho&w the message")
    SHOW_SOLUTIONS = translatable("Sho&w the solutions")
    SHOW_SEARCHES = translatable("Sho&w the searches")
    LIST_ALL = translatable("&Clear the filter")
    NEXT_SOLUTION = translatable("&Next solution")
    TAKE_APART = translatable("&Take it apart")
    SHOW_APART = translatable("Show one that &comes apart")
    PUT_TOGETHER = translatable("Put to&gether")
    END_TRACE = translatable("End the t&race")
    NEXT_REASON = translatable("&Next reason")
    END_WHY = translatable("&Back to the parts")
    END_PLAY = translatable("Leave the &game")


@dataclass(frozen=True)
class Facts:
    """All that the sentence is made from; it all belongs to the document that the title of the window names.

    While that is looked at (`SearchState.LOOKING`) only what is drawn in it is given.

    name: of the puzzle. reason: why there is no solution, as the check says. found: different solutions, or of an
    exact cover problem all; stored: how many of them the search file has; listable, listed: how many the list
    could show, and does. explored: the share, 1 only at the end. is_part: whether the search is a part of another.
    keeps: what it stores, see `Keeping`. kept: solutions in the puzzle's file. undone: solutions of the puzzle as
    it was, which Undo brings back. cells, parts: of the puzzle, 0 where their number is open; over: cells too few
    or too many. flat: whether it lies in a plane. moves: of the film; loose: whether all parts come apart in it.
    held: whether the solution shown is known not to come apart; apart: how many are known that do. placed: parts in
    the trace, or laid by hand; won: whether these are a solution; trace: what happens in the trace. reasons: how
    many are known; proofs: how many of them, the first ones, prove that there is no solution; reason_shown: the
    number of the one shown. ready: solutions taken apart, of so many; or the kernel that is compiled, the first one
    1, of nobody knows how many.
    """

    name: str = ""
    place: Place = Place.SOLVE
    mode: Mode = Mode.PLAIN
    obstacle: Obstacle = Obstacle.NOTHING
    reason: str = ""
    state: SearchState = SearchState.IDLE
    remark: Remark = Remark.NOTHING
    found: int = 0
    stored: int = 0
    listable: int = 0
    listed: int = 0
    explored: float = 0.0
    is_part: bool = False
    keeps: str = ALL
    kept: int = 0
    undone: int = 0
    cells: int = 0
    parts: int = 0
    over: int = 0
    flat: bool = False
    moves: int = 0
    loose: bool = True
    held: bool = False
    apart: int = 0
    placed: int = 0
    trace: str = ""
    reasons: int = 0
    reason_shown: int = 0
    won: bool = False
    proofs: int = 0
    ready: tuple[int, int] = (0, 0)

    @property
    def proven(self) -> bool:
        """Whether the reason shown proves that there is no solution."""
        return 0 < self.reason_shown <= self.proofs

    @property
    def has_none(self) -> bool:
        """Whether the search has tried everything and found nothing."""
        return self.state == SearchState.FINISHED and not self.found and not self.is_part


@dataclass(frozen=True)
class Said:
    """What the voice says, and what comes next."""

    sentence: str
    action: Action = Action.NOTHING


_BUSY = {SearchState.STARTING, SearchState.RUNNING, SearchState.PAUSING, SearchState.EXAMINING}


def said(facts: Facts) -> Said:
    """Return the sentence and the action for what is known: the first of these that has something to say."""
    return next(filter(None, (say(facts) for say in _VOICES)))


def _trace(facts: Facts) -> Said | None:
    # While a puzzle is looked at the trace is still that of the one before.
    if facts.mode != Mode.TRACE or facts.state == SearchState.LOOKING:
        return None
    if facts.trace and len(facts.trace) <= LONGEST:
        return Said(facts.trace, Action.END_TRACE)
    return Said(tr_n("The trace has placed {n} part.", "The trace has placed {n} parts.", facts.placed),
                Action.END_TRACE)


def _play(facts: Facts) -> Said | None:
    if facts.mode != Mode.PLAY:
        return None
    if facts.won:
        return _won(facts)
    return Said(tr_n("You play by hand: {n} part is laid.", "You play by hand: {n} parts are laid.", facts.placed),
                Action.END_PLAY)


def _won(facts: Facts) -> Said:
    if facts.state == SearchState.IDLE and facts.obstacle == Obstacle.NOTHING:
        return Said(tr("You have solved it by hand; Solve finds all solutions."), Action.SOLVE)
    # The solutions were put aside during the game, as they would have given it away.
    return Said(tr("You have solved it by hand."), Action.SHOW_SOLUTIONS if facts.listable else Action.END_PLAY)


def _looking(facts: Facts) -> Said | None:
    if facts.state != SearchState.LOOKING:
        return None
    if facts.remark == Remark.REQUESTED:
        return Said(tr("Looking at the puzzle; the search begins then."), Action.SOLVE)
    # What is also said once it was looked at is said at once, or else "Looking" would flash after each edit.
    return Said(_drawing(facts) or tr("Looking at the puzzle."), Action.SOLVE)


def _busy(facts: Facts) -> Said | None:
    return _BUSY_VOICES[facts.state](facts) if facts.state in _BUSY else None


def _starting(facts: Facts) -> Said:
    if facts.remark == Remark.COMPILING:
        return Said(tr("Getting ready, once after an installation: step {number}.", number=facts.ready[0]),
                    Action.PAUSE)
    return Said(tr("Getting ready to search."), Action.PAUSE)


def _running(facts: Facts) -> Said:
    if facts.remark == Remark.NO_WORKERS:
        return Said(tr("The search waits for workers: their number is 0."), Action.PAUSE)
    if facts.remark == Remark.UNSAVED:
        return Said(tr("Searching, but what is found cannot be saved now."), Action.PAUSE)
    return Said(tr_n("Searching: {n} solution, {explored} explored.",
                     "Searching: {n} solutions, {explored} explored.", facts.found,
                     explored=explored_text(facts.explored)), Action.PAUSE)


def _pausing(_: Facts) -> Said:
    return Said(tr("The search is being paused and saved."), Action.STOP)


def _examining(facts: Facts) -> Said:
    if facts.remark == Remark.COMPILING:
        return _starting(facts)
    return Said(tr("Taking the solutions apart: {done} of {all}.", done=facts.ready[0], all=facts.ready[1]),
                Action.PAUSE)


def _undrawn(facts: Facts) -> Said | None:
    drawing = facts.place == Place.DRAW
    match facts.obstacle:
        case Obstacle.NO_TARGET:
            return (Said(tr("Draw the target: click on cells."), Action.DRAW_SHAPE) if drawing
                    else Said(tr("The target has no cells yet."), Action.DRAW_TARGET))
        case Obstacle.NO_PARTS:
            return Said(tr("There are no parts yet."), Action.ADD_PART)
        case Obstacle.EMPTY_PART:
            return Said(tr("A part has no cells yet."), Action.DRAW_PART)
    return None


def _why(facts: Facts) -> Said | None:
    if facts.mode != Mode.WHY:
        return None
    follows = Action.NEXT_REASON if facts.reasons > 1 else Action.END_WHY
    if facts.proven and facts.proofs == 1:
        return Said(tr("This is why there is no solution."), follows)
    if facts.proven:
        return Said(tr("Reason {number} of {all} why there is no solution.", number=facts.reason_shown,
                       all=facts.proofs), follows)
    if facts.has_none:
        return Said(tr("There is no solution: all possibilities were tried."), follows)
    if not facts.reasons:
        return Said(tr("Looking for what rules out a solution."), follows)
    return Said(tr("Only a hint: this does not rule out a solution."), follows)


def _obstacle(facts: Facts) -> Said | None:
    match facts.obstacle:
        case Obstacle.TOO_FEW:
            return Said(tr_n("The parts fill {n} cell too few for the target.",
                             "The parts fill {n} cells too few for the target.", facts.over), Action.ADD_PART)
        case Obstacle.TOO_MANY:
            return Said(tr_n("The parts fill {n} cell too many for the target.",
                             "The parts fill {n} cells too many for the target.", facts.over), Action.SHOW_PARTS)
        case Obstacle.IMPOSSIBLE:
            return _impossible(facts)
        case Obstacle.UNREADABLE:
            return Said(tr("The earlier search of this puzzle cannot be read."), Action.START_OVER)
        case Obstacle.UNUSABLE:
            return Said(tr("This puzzle cannot be searched."), Action.SHOW_MESSAGE)
    return None


def _impossible(facts: Facts) -> Said:
    short = facts.reason and len(facts.reason) <= LONGEST
    return Said(facts.reason if short else _none(facts), _after_none(facts))


def _none(facts: Facts) -> str:
    return tr("This problem has no solution.") if facts.place == Place.COVER else tr("This puzzle has no solution.")


def _after_none(facts: Facts) -> Action:
    return Action.NOTHING if facts.place == Place.COVER else Action.SHOW_WHY


def _elsewhere(facts: Facts) -> Said | None:
    if facts.state != SearchState.ELSEWHERE:
        return None
    follows = Action.NOTHING if facts.place in {Place.SEARCHES, Place.COVER} else Action.SHOW_SEARCHES
    if facts.explored == 1:
        return Said(tr("The queue or another window is at work on this search."), follows)
    return Said(tr_n("Searched in the queue or elsewhere: {n} solution.",
                     "Searched in the queue or elsewhere: {n} solutions.", facts.found), follows)


def _filtered(facts: Facts) -> Said | None:
    if facts.place not in {Place.SOLVE, Place.COVER} or facts.listed or not facts.listable:
        return None
    return Said(tr_n("The one solution does not pass the filter.", "None of {n} solutions passes the filter.",
                     facts.listable), Action.LIST_ALL)


def _film(facts: Facts) -> Said | None:
    if facts.mode != Mode.FILM or not facts.listed:
        return None
    return Said(tr_n("It comes apart in {n} move.", "It comes apart in {n} moves.", facts.moves) if facts.loose else
                tr_n("Some parts hold together; {n} move is possible.",
                     "Some parts hold together; {n} moves are possible.", facts.moves), Action.PUT_TOGETHER)


def _held(facts: Facts) -> Said | None:
    at_rest = facts.place == Place.SOLVE and facts.state == SearchState.FINISHED and facts.listed
    if not (at_rest and facts.held and facts.apart):
        return None
    return Said(tr_n("This one does not come apart; {n} other does.",
                     "This one does not come apart; {n} others do.", facts.apart), Action.SHOW_APART)


def _finished(facts: Facts) -> Said | None:
    if facts.state != SearchState.FINISHED:
        return None
    if facts.has_none:
        return Said(_none(facts), _after_none(facts))
    return Said(_all_found(facts), _after_solutions(facts))


def _all_found(facts: Facts) -> str:
    n = facts.found
    if facts.is_part:
        return tr_n("This part of a search is done: {n} solution.",
                    "This part of a search is done: {n} solutions.", n)
    if facts.keeps == THAT_COME_APART and not facts.stored:
        return tr_n("The only solution does not come apart.", "None of the {n} solutions comes apart.", n)
    if facts.keeps == THAT_COME_APART:
        return tr_n("The only solution that comes apart is found.", "All {n} solutions that come apart are found.",
                    facts.stored)
    if facts.keeps == NONE:
        return tr_n("Counted: there is {n} solution; it is not stored.",
                    "Counted: there are {n} solutions; none is stored.", n)
    if facts.stored < n:
        return tr("A sample of {stored} of all {found} solutions is kept.", stored=facts.stored, found=n)
    if facts.place == Place.COVER:
        return tr_n("The only solution is found.", "All {n} solutions are found.", n)
    if facts.place == Place.LIBRARY and facts.name:
        # Another puzzle may be chosen there.
        return tr_n("The only solution of {puzzle} is found.",
                    "All {n} different solutions of {puzzle} are found.", n, puzzle=_short(facts.name))
    return tr_n("The only solution is found.", "All {n} different solutions are found.", n)


def _after_solutions(facts: Facts) -> Action:
    if not facts.listable:
        return Action.NOTHING
    if facts.place not in {Place.SOLVE, Place.COVER}:
        return Action.SHOW_SOLUTIONS
    # That it comes apart is known a moment later: the button must not change under a pointer that is about to click.
    if facts.listed > 1:
        return Action.NEXT_SOLUTION
    # To lift the parts off a flat puzzle shows nothing new.
    return Action.TAKE_APART if facts.moves and not facts.flat else Action.NOTHING


def _halted(facts: Facts) -> Said | None:
    """Return what is said of a search that can go on."""
    if facts.state not in {SearchState.PAUSED, SearchState.STOPPED}:
        return None
    explored = explored_text(facts.explored)
    if facts.remark == Remark.FAILED:
        sentence = tr("The search failed at {explored}.", explored=explored)
    elif facts.remark == Remark.UNSAVED and facts.state == SearchState.PAUSED:
        sentence = tr("Paused at {explored}; the last steps are not saved.", explored=explored)
    elif facts.remark == Remark.ENOUGH and facts.found:
        sentence = tr_n("{n} solution is found; the search can go on.",
                        "{n} solutions are found; the search can go on.", facts.found)
    elif facts.remark == Remark.UNSAVED:
        sentence = tr("Stopped at {explored}; the last steps are not saved.", explored=explored)
    elif facts.state == SearchState.STOPPED:
        sentence = tr_n("Stopped at {explored}; {n} solution was found.",
                        "Stopped at {explored}; {n} solutions were found.", facts.found, explored=explored)
    elif facts.found and facts.stored == facts.found:
        sentence = tr_n("Paused at {explored}; {n} solution is kept.",
                        "Paused at {explored}; {n} solutions are kept.", facts.found, explored=explored)
    else:
        sentence = tr_n("Paused at {explored}; {n} solution was found.",
                        "Paused at {explored}; {n} solutions were found.", facts.found, explored=explored)
    # Why it failed stands in the search panel, which may be folded.
    return Said(sentence, Action.SHOW_MESSAGE if facts.remark == Remark.FAILED else Action.RESUME)


def _idle(facts: Facts) -> Said:
    return Said(_not_solved(facts), Action.SHOW_MESSAGE if facts.remark == Remark.FAILED else Action.SOLVE)


def _not_solved(facts: Facts) -> str:
    if facts.remark == Remark.FAILED:
        return tr("The search failed.")
    if facts.kept:
        return tr_n("Its file has {n} solution; Solve finds all.", "Its file has {n} solutions; Solve finds all.",
                    facts.kept)
    if drawing := _drawing(facts):
        return drawing
    if facts.place == Place.COVER:
        return tr("This problem is not solved yet.")
    if facts.place == Place.SOLVE or not facts.name:
        return tr("This puzzle is not solved yet.")
    return tr("{puzzle} is open and not solved yet.", puzzle=_short(facts.name))


def _drawing(facts: Facts) -> str:
    """Return what is said of the drawing of a puzzle that is not known to be solved, "" for nothing."""
    if facts.undone:
        return tr_n("It was changed; Undo brings back {n} solution.",
                    "It was changed; Undo brings back {n} solutions.", facts.undone)
    if facts.place != Place.DRAW or facts.cells < 2:
        return ""
    if facts.parts:
        return tr_n("{n} part for a target of {cells} cells.", "{n} parts for a target of {cells} cells.",
                    facts.parts, cells=facts.cells)
    return tr("A target of {cells} cells is drawn.", cells=facts.cells)


def _short(name: str) -> str:
    return name if len(name) <= _NAME else name[: _NAME - 1].rstrip() + "…"


_BUSY_VOICES = {SearchState.STARTING: _starting, SearchState.RUNNING: _running, SearchState.PAUSING: _pausing,
                SearchState.EXAMINING: _examining}
_VOICES: tuple[Callable[[Facts], Said | None], ...] = (
    _trace, _play, _busy, _undrawn, _why, _obstacle, _looking, _elsewhere, _filtered, _film, _held, _finished,
    _halted, _idle)
"""Who speaks first: a mode that was entered on purpose, then what the search does, then what hinders it."""
