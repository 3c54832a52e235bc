"""What of a file of BurrTools has no place in a puzzle here, in words."""

from collections import Counter
from collections.abc import Iterator

from latticework.errors import shown
from latticework.exchange.xmpuzzle.elements import Element
from latticework.exchange.xmpuzzle.records import File
from latticework.phrases import Phrase, phrase, phrase_n

DISASSEMBLIES = ("separation", "separationInfo")
SEARCH = "assembler"


def losses(root: Element, file: File) -> Iterator[Phrase]:
    """Yield what a puzzle lacks whatever its shapes and problems are."""
    for problem in file.problems:
        if problem.target is None:
            yield phrase("{problem}: has no shape to be made, so its target is empty", problem=problem.where)
    for name, number in _unread(root).items():
        if name not in {*DISASSEMBLIES, SEARCH}:
            yield phrase_n("the element {name} is not known and left out ({n} time)",
                           "the element {name} is not known and left out ({n} times)", number, name=shown(name))


def _unread(root: Element) -> Counter[str]:
    unread: Counter[str] = Counter()
    for element in root.everywhere():
        unread.update(element.unread if element.name != "gridType" else {})
    return unread


def asides(root: Element, file: File) -> Iterator[Phrase]:
    """Yield what is left out without a change to the puzzle or its solutions."""
    for problem, element in zip(file.problems, root.one("problems").all("problem"), strict=True):
        if SEARCH in element.unread:
            yield phrase("{problem}: the interrupted search is not taken over; a search here begins anew",
                         problem=problem.where)
        if problem.counted not in {(), (("assemblies", len(problem.assemblies)),)}:  # no more than is stored
            yield phrase("{problem}: what BurrTools counted is not taken over: {counts}", problem=problem.where,
                         counts=", ".join(f"{name} {number:,}" for name, number in problem.counted))
    unread = _unread(root)
    if number := sum(unread[name] for name in DISASSEMBLIES):
        yield phrase_n("how a solution comes apart is not taken over ({n} of them)",
                       "how solutions come apart is not taken over ({n} of them)", number)
    yield from _of_looks(root, file)


def _of_looks(root: Element, file: File) -> Iterator[Phrase]:
    """Yield what is left out of how shapes are shown and moved."""
    if root.one("gridType").children or root.one("gridType").unread:
        yield phrase("the parameters of the grid are left out")
    if number := sum(voxel.weight != 1 for voxel in file.voxels):
        yield phrase_n("the weight of {n} shape is left out; it says which part stays still in an animation",
                       "the weights of {n} shapes are left out; they say which part stays still in an animation",
                       number)
    if number := sum(voxel.spot not in {None, (0, 0, 0)} for voxel in file.voxels):
        yield phrase_n("the hot spot of {n} shape is left out; it says about which point the part is turned",
                       "the hot spots of {n} shapes are left out; they say about which point a part is turned",
                       number)
    if file.popup:
        yield phrase("the comment, kept as notes, is not shown by itself when the puzzle is opened")
