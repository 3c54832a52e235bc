"""Segments of pieces of puzzlecad, which are printed one by one, and the joints by which they are glued together.

Points are eighths of the edge of a cube apart. A cube is the point at its middle; or 48 points where cubes are cut:
each is the middle of one of the 48 tetrahedra between the middle of the cube, of a face, of an edge of the face, and
an end of that edge.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations, product

Point = tuple[int, int, int]

NOWHERE: Point = (0, 0, 0)

FACES: dict[str, Point] = {f"{'xyz'[axis]}{'+' if sign > 0 else '-'}": (
    sign * (axis == 0), sign * (axis == 1), sign * (axis == 2)) for axis in range(3) for sign in (-1, 1)}
"""The directions of the faces of a cube by their names."""

EDGE = 8
_MOST_WORK = 1_000_000
"""The most points that are moved, and segments that are looked at, to try how segments fit."""


def plus(one: Point, other: Point, times: int = 1) -> Point:
    """Return the sum of a point and a multiple of another."""
    return one[0] + times * other[0], one[1] + times * other[1], one[2] + times * other[2]


def cross(one: Point, other: Point) -> Point:
    """Return the vector product."""
    return (one[1] * other[2] - one[2] * other[1], one[2] * other[0] - one[0] * other[2],
            one[0] * other[1] - one[1] * other[0])


@dataclass(frozen=True)
class Joint:
    """A male or female joint: its label, where it is, the direction of its face, and which way it points.

    A diagonal joint is on the plane between two tetrahedra of a cube, and its place is the point of its triangle. A
    square joint without a label points nowhere, and its tip is NOWHERE.
    """

    is_male: bool
    is_diagonal: bool
    label: str
    place: Point
    face: Point
    tip: Point

    def other_half(self) -> tuple[Point, Point, Point]:
        """Return place, face and tip of the joint that fits it, if that is in its place."""
        if self.is_diagonal:
            return self.place, self.tip, self.face
        return self.place, plus(NOWHERE, self.face, -1), self.tip

    def may_meet(self, other: "Joint") -> bool:
        """Whether another joint is of the other gender and the same kind, and both point somewhere."""
        return (NOWHERE not in {self.tip, other.tip} and self.is_male != other.is_male
                and self.is_diagonal == other.is_diagonal)


@dataclass(frozen=True, eq=False)
class Segment:
    """Points with the letters that a piece has there, and joints.

    number: its place in the file, of a piece that of the first of its segments.
    """

    letters: dict[Point, str]
    joints: tuple[Joint, ...]
    number: int

    @cached_property
    def looks(self) -> "_Looks":
        """What two segments have in common that cannot be distinguished."""
        return frozenset(self.letters.items()), self.joints


@dataclass(frozen=True)
class _Move:
    """A rotation and a step: point p goes to the sum of p[i] times axes[i], and the step."""

    axes: tuple[Point, Point, Point]
    step: Point

    def turned(self, point: Point) -> Point:
        x, y, z = (self.axes[axis] for axis in range(3))
        return (point[0] * x[0] + point[1] * y[0] + point[2] * z[0],
                point[0] * x[1] + point[1] * y[1] + point[2] * z[1],
                point[0] * x[2] + point[1] * y[2] + point[2] * z[2])

    def __call__(self, point: Point) -> Point:
        return plus(self.turned(point), self.step)


def _move_onto(joint: Joint, fixed: Joint) -> _Move:
    """Return the move that brings a joint to the one that it fits."""
    place, face, tip = fixed.other_half()
    axes = [(0, 0, 0)] * 3
    for one, image in ((joint.face, face), (joint.tip, tip), (cross(joint.face, joint.tip), cross(face, tip))):
        axis = next(i for i in range(3) if one[i])
        axes[axis] = plus(NOWHERE, image, one[axis])
    move = _Move((axes[0], axes[1], axes[2]), (0, 0, 0))
    return _Move(move.axes, plus(place, move(joint.place), -1))


_Looks = tuple[frozenset[tuple[Point, str]], tuple[Joint, ...]]

_Way = tuple[Segment, Segment]
"""A segment that fits a piece, and what they make together."""


@dataclass(eq=False)
class Glue:
    """Puts segments together by their joints.

    work: how many points were moved and segments looked at so far.
    is_guess: whether segments fitted in more than one way.
    repeated: how many more segments were used than there are.
    """

    work: int = 0
    is_guess: bool = False
    repeated: int = 0

    @property
    def is_given_up(self) -> bool:
        """Whether there are too many segments to try."""
        return self.work > _MOST_WORK

    def glued(self, segments: Iterable[Segment], *, is_all: bool) -> list[Segment]:
        """Return the pieces that segments make; is_all: these are all segments of a file.

        Then a joint without a label fits those with any label, and a segment with one joint is used as often as there
        are joints for it: a file shows once what is printed several times.
        """
        pieces = sorted(segments, key=lambda segment: -len(segment.letters))
        repeatable = _repeatable(pieces) if is_all else set()
        printed, used = Counter(segment.looks for segment in pieces), Counter[_Looks]()
        is_growing = True
        while is_growing:
            is_growing = False
            for piece in tuple(pieces):
                self.work += len(pieces)
                if self.is_given_up:
                    break
                if piece in pieces and piece.joints and not used[piece.looks]:
                    pool = [other for other in pieces if other is not piece]
                    grown = self._grown(piece, pool, repeatable, used, is_all)
                    is_growing |= len(grown.letters) > len(piece.letters)
                    pieces = [grown, *pool]
        self.repeated += sum(max(0, number - printed[looks]) for looks, number in used.items())
        return [piece for piece in pieces if not used[piece.looks]]

    def _grown(self, piece: Segment, pool: list[Segment], repeatable: set[_Looks], used: Counter[_Looks],
               is_all: bool) -> Segment:
        """Return a piece with all segments of the pool that fit its joints, which are taken out of the pool."""
        looks = piece.looks
        piece = _closed(piece)
        while True:
            for joint in piece.joints:
                self.work += len(pool)
                if self.is_given_up:
                    return piece
                labels = _labels_for(joint, pool, is_all)
                ways = self._ways(piece, joint, pool, labels)
                if not ways or (ways[0][0].looks not in repeatable
                                and not _is_clear(joint, labels, piece, looks, pool)):
                    # Later, when others have taken their segments, it may be clear.
                    continue
                chosen, piece = self._best(ways)
                if chosen.looks in repeatable:
                    used[chosen.looks] += 1
                else:
                    pool.remove(chosen)
                break
            else:
                return piece

    def _best(self, ways: list[_Way]) -> _Way:
        """Return the way to add the first segment by which most joints meet."""
        ways = [way for way in ways if way[0] is ways[0][0]]
        best = min(ways, key=lambda way: len(way[1].joints))
        self.is_guess |= len({frozenset(grown.letters) for _, grown in ways
                              if len(grown.joints) == len(best[1].joints)}) > 1
        return best

    def _ways(self, piece: Segment, joint: Joint, pool: list[Segment], labels: set[str]) -> list[_Way]:
        """Return the segments that fit a joint of a piece, of equal ones the first."""
        ways, tried = [], set()
        for segment in pool:
            if not segment.joints or segment.looks in tried:
                continue
            tried.add(segment.looks)
            for other in segment.joints:
                if other.label in labels and joint.may_meet(other):
                    grown = self._joined(piece, segment, _move_onto(other, joint))
                    if grown is not None:
                        ways.append((segment, grown))
        return ways

    def _joined(self, piece: Segment, segment: Segment, move: _Move) -> Segment | None:
        """Return a piece with a segment that is moved to it, None if it does not fit."""
        self.work += len(segment.letters)
        if self.is_given_up:
            return None
        moved = {move(point): letter for point, letter in segment.letters.items()}
        if not piece.letters.keys().isdisjoint(moved) or not are_whole(moved):
            return None
        joints = (Joint(joint.is_male, joint.is_diagonal, joint.label, move(joint.place), move.turned(joint.face),
                        move.turned(joint.tip)) for joint in segment.joints)
        return _closed(Segment({**piece.letters, **moved}, (*piece.joints, *joints),
                               min(piece.number, segment.number)))


def _labels_for(joint: Joint, pool: list[Segment], is_all: bool) -> set[str]:
    """Return the labels of the joints that fit one: its own; if none has it, no label fits any."""
    others = {other.label for segment in pool for other in segment.joints if joint.may_meet(other)}
    return {joint.label} if joint.label in others or not is_all else {""} if joint.label else others


def _is_clear(joint: Joint, labels: set[str], piece: Segment, looks: _Looks, pool: list[Segment]) -> bool:
    """Whether it makes no difference which of the segments that fit a joint is taken, and none lacks another joint.

    looks: those that the piece had at first.
    """
    mine, others, own = [], [], 0
    for segment, seen in ((piece, looks), *((segment, segment.looks) for segment in pool)):
        for other in segment.joints:
            if (other.is_male, other.is_diagonal, other.label) == (joint.is_male, joint.is_diagonal, joint.label):
                mine.append(seen)
            elif joint.may_meet(other) and other.label in labels:
                own += segment is piece
                if segment is not piece:
                    others.append(seen)
    return ((len(set(mine)) == 1 or len(mine) <= len(others) + own)
            and (len(set(others)) == 1 or (len(set(mine)) == 1 and len(others) + own <= len(mine))))


def _closed(piece: Segment) -> Segment:
    """Return a piece without the joints that meet one that they fit."""
    at = defaultdict(list)
    for joint in piece.joints:
        at[joint.place, joint.face, joint.tip].append(joint)
    left = tuple(joint for joint in piece.joints
                 if not any(map(joint.may_meet, at.get(joint.other_half(), ()))))
    return Segment(piece.letters, left, piece.number)


def _repeatable(pool: list[Segment]) -> set[_Looks]:
    """Return the looks of segments with one joint that are all that fits more joints than there are such segments."""
    looks = defaultdict(set)
    number = Counter[tuple[bool, bool, str]]()
    for segment in pool:
        for joint in segment.joints:
            key = joint.is_male, joint.is_diagonal, joint.label
            looks[key].add(segment.looks)
            number[key] += 1
    found = set()
    for (is_male, is_diagonal, label), alike in looks.items():
        there = sum(count for (other, kind, name), count in number.items()
                    if other != is_male and kind == is_diagonal and (name == label or not label))
        found |= {one for one in alike if len(alike) == 1 == len(one[1])
                  and there > number[is_male, is_diagonal, label]}
    return found


def tetrahedra(name: str) -> Iterator[Point]:
    """Yield the middles of the 48 tetrahedra of a cube that a component has, by its name; raises ValueError.

    Names are those of faces and edges, as "z+" and "z+x-", or "s" with an edge for half of the cube.
    """
    words = [name[place : place + 2] for place in range(0, len(name), 2)]
    if name[:1] == "s" and len(name) == 5:
        one, other = name[1:3], name[3:5]
        yield from tetrahedra(one)
        yield from tetrahedra(other)
        for beside in FACES:
            if beside[0] not in {one[:1], other[:1]}:
                yield from tetrahedra(beside + one)
                yield from tetrahedra(beside + other)
        return
    given = [FACES[word] for word in words if word in FACES]
    if not 1 <= len(given) == len(words) <= 3 or len({word[0] for word in words}) < len(words):
        raise ValueError(name)
    others = [axis for axis in "xyz" if axis not in {word[0] for word in words}]
    for rest in permutations(others):
        for signs in product("-+", repeat=len(rest)):
            face, edge, end = (*given, *(FACES[axis + sign] for axis, sign in zip(rest, signs, strict=True)))
            yield plus(plus(plus(NOWHERE, face, 3), edge, 2), end)


def tetrahedron_of(point: Point) -> tuple[Point, int]:
    """Return the middle of the tetrahedron of 24 to a cube of which a point is a half, and which half it is."""
    # Of the distances from the middle of the cube one is 1, which tells the halves apart.
    near = [(x + 4) % EDGE - 4 for x in point]
    axis = next((axis for axis in range(3) if abs(near[axis]) == 1), 0)
    return (point[0] - near[0] * (axis == 0), point[1] - near[1] * (axis == 1),
            point[2] - near[2] * (axis == 2)), near[axis]


def are_whole(points: Iterable[Point]) -> bool:
    """Whether points are whole cubes, or both halves of each tetrahedron of 24 to a cube."""
    halves = Counter(tetrahedron_of(point)[0] for point in points)
    return all(number == (1 if is_cube(point) else 2) for point, number in halves.items())


def is_cube(point: Point) -> bool:
    """Whether a point is the middle of a cube."""
    return all(x % EDGE == 0 for x in point)
