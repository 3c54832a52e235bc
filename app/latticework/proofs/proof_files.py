"""The files of a proof: a problem in the words of a checker, and the steps, written as they are made.

The pseudo-Boolean format is that of VeriPB: a variable for each option, an equation or inequality for each item. Its
`v` (`solx` in version 3) has a solution checked and excluded from then on. The other format is DRAT (N. Wetzler,
M. Heule and W. Hunt 2014): clauses only, so the problem has a clause more for each solution found, which excludes it.
Both forget a clause as soon as a shorter one says more.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice

from latticework.cover import ExactCover
from latticework.cover.exact_cover_document import written
from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.proofs.dead_ends import Found, Refuted, Rules, Step, members, rules_of, steps
from latticework.visible_text import one_line

MOST_TERMS = 20_000_000
"""The most terms of a problem, some 200 MB of text."""

_LINES_AT_ONCE = 1_000


@dataclass
class Tally:
    """What a proof has: its solutions, as they are found, and the number of refutations."""

    solutions: list[Found] = field(default_factory=list)
    refutations: int = 0

    def counting(self, made: Iterable[Step]) -> Iterator[Step]:
        """Yield steps and count them."""
        for step in made:
            if isinstance(step, Found):
                self.solutions.append(step)
            else:
                self.refutations += 1
            yield step


@dataclass(frozen=True, eq=False)
class ProofFiles:
    """The text of both files in pieces; that of the problem is to be read after that of the proof."""

    proof: Iterable[bytes]
    problem: Iterable[bytes]


def veripb(document: ExactCover, tally: Tally, version: int = 1) -> ProofFiles:
    """Return problem and proof for VeriPB, in version 1 or 3 of its format; raises LatticeworkError if too large."""
    rules = rules_of(document)
    constraints = list(_constraints(document, rules))
    # In a proof an equation has two numbers, one for each of the inequalities that it stands for.
    first = sum(2 if " = " in text else 1 for _, text in constraints)
    lines = _veripb_3 if version == 3 else _veripb_1
    return ProofFiles(_pieces(lines(tally.counting(steps(rules)), first, tally)),
                      _pieces(_opb(document, constraints, version)))


def drat(document: ExactCover, tally: Tally) -> ProofFiles:
    """Return problem and proof in clauses; raises LatticeworkError if too large, or if an item may be held twice."""
    rules = rules_of(document)
    for item, (least, most) in enumerate(zip(rules.least, rules.most, strict=True)):
        if least > 1 or 1 < most < rules.holders[item].bit_count():
            raise LatticeworkError(phrase("{name}: {item} is to be held by up to {most} options, which clauses "
                                          "cannot say in few words; write a .pbp", name=document.name,
                                          item=one_line(str(document.items[item])), most=most))
    _check_size(document, sum(map(int.bit_count, rules.excluded)))
    return ProofFiles(_pieces(_drat(tally.counting(steps(rules)))), _pieces(_cnf(document, rules, tally)))


def _pieces(lines: Iterator[str]) -> Iterator[bytes]:
    """Yield lines as bytes, many at once."""
    while some := list(islice(lines, _LINES_AT_ONCE)):
        yield "".join(f"{line}\n" for line in some).encode()


def _check_size(document: ExactCover, terms: int) -> None:
    if terms > MOST_TERMS:
        raise LatticeworkError(phrase("{name}: the problem alone has {terms} terms; a proof can be written for up to "
                                      "{most}", name=document.name, terms=terms, most=MOST_TERMS))


def _named(document: ExactCover, option: int) -> str:
    return one_line(f"x{option + 1} chooses {', '.join(written(document, option))}")


def _constraints(document: ExactCover, rules: Rules) -> Iterator[tuple[str, str]]:
    """Yield a comment and a constraint for all that the rules say."""
    colored = set(document.held[document.colors > 0].tolist())
    _check_size(document, len(document.held) + sum(rules.holders[item].bit_count() ** 2 for item in colored))
    for item, (own, least, most) in enumerate(zip(rules.holders, rules.least, rules.most, strict=True)):
        name = one_line(str(document.items[item]))
        if item in colored:
            for option in members(own):
                if others := rules.excluded[option] & own:
                    yield f"colours of {name}", _excluding(option, others)
        elif least == most:
            yield name, f"{_sum(own)} = {least} ;"
        else:
            if least:
                yield f"at least {least} of {name}", f"{_sum(own)} >= {least} ;"
            if own.bit_count() > most:
                yield f"at most {most} of {name}", f"{_sum(own, -1)} >= {-most} ;"
    for option in members(rules.barred):
        yield "not to be chosen", f"-1 x{option + 1} >= 0 ;"


def _sum(options: int, factor: int = 1) -> str:
    return " ".join(f"{factor} x{option + 1}" for option in members(options))


def _excluding(option: int, others: int) -> str:
    """Return the constraint that with an option none of some others is chosen."""
    many = others.bit_count()
    return " ".join([f"{many} ~x{option + 1}", *(f"1 ~x{other + 1}" for other in members(others)), f">= {many} ;"])


def _opb(document: ExactCover, constraints: list[tuple[str, str]], version: int) -> Iterator[str]:
    yield f"* #variable= {document.n_options} #constraint= {len(constraints)}"
    yield f"* {one_line(document.name)}"
    for option in range(document.n_options):
        yield f"* {_named(document, option)}"
    if version == 3 and document.n_options:
        # Solutions that differ in one of these variables count as different.
        yield f"preserved: {' '.join(f'x{option + 1}' for option in range(document.n_options))} ;"
    for comment, text in constraints:
        yield f"* {comment}"
        yield text


def _literals(found: Found) -> str:
    return " ".join([f"x{option + 1}" for option in found.chosen] + [f"~x{option + 1}" for option in found.left_out])


def _rup(refuted: Refuted) -> str:
    return " ".join(["rup", *(f"1 ~x{option + 1}" for option in refuted.options), ">= 1 ;"])


def _veripb_1(made: Iterator[Step], first: int, _: Tally) -> Iterator[str]:
    yield "pseudo-Boolean proof version 1.2"
    yield f"f {first}"
    yield from _veripb_steps(made, first, lambda found: f"v {_literals(found)}", "del id {}")
    yield "c -1"


def _veripb_3(made: Iterator[Step], first: int, tally: Tally) -> Iterator[str]:
    yield "pseudo-Boolean proof version 3.0"
    yield f"f {first} ;"
    yield from _veripb_steps(made, first, lambda found: f"solx {_literals(found)} ;", "del id {} ;")
    yield "output NONE ;"
    many, last = len(tally.solutions), first + len(tally.solutions) + tally.refutations
    yield f"conclusion ENUMERATION_COMPLETE {many} : {last} ;" if many else f"conclusion UNSAT : {last} ;"
    yield "end pseudo-Boolean proof ;"


def _veripb_steps(made: Iterator[Step], first: int, found: Callable[[Found], str], delete: str) -> Iterator[str]:
    kept = _Kept()
    for number, step in enumerate(made, first + 1):
        if isinstance(step, Found):
            yield found(step)
        else:
            yield _rup(step)
            if stale := kept.replaced_by(step, str(number)):
                yield delete.format(" ".join(stale))


def _drat(made: Iterator[Step]) -> Iterator[str]:
    kept = _Kept()
    for step in made:
        if isinstance(step, Refuted):
            clause = "".join(f"-{option + 1} " for option in step.options) + "0"
            yield clause
            yield from (f"d {other}" for other in kept.replaced_by(step, clause))


class _Kept:
    """The clauses that no shorter one has replaced yet, each after those of which it has all options and one more."""

    def __init__(self) -> None:
        self._clauses: list[tuple[int, str]] = []

    def replaced_by(self, step: Refuted, name: str) -> list[str]:
        """Add a clause and return those that it makes superfluous."""
        stale, length = list[str](), len(step.options)
        while self._clauses and self._clauses[-1][0] > length:
            stale.append(self._clauses.pop()[1])
        self._clauses.append((length, name))
        # Nothing comes after the empty clause.
        return stale if length else []


def _cnf(document: ExactCover, rules: Rules, tally: Tally) -> Iterator[str]:
    needed = [own for own, least in zip(rules.holders, rules.least, strict=True) if least]
    pairs = sum(map(int.bit_count, rules.excluded)) // 2
    for line in (document.name, "Those of its solutions that were found are excluded by the last clauses."):
        yield f"c {one_line(line)}"
    for option in range(document.n_options):
        yield f"c {_named(document, option)}"
    yield f"p cnf {document.n_options} {len(needed) + pairs + rules.barred.bit_count() + len(tally.solutions)}"
    for own in needed:
        yield "".join(f"{option + 1} " for option in members(own)) + "0"
    for option, excluded in enumerate(rules.excluded):
        # Only those after it, as each pair is to be there once.
        yield from (f"-{option + 1} -{option + 1 + other + 1} 0" for other in members(excluded >> option + 1))
    for option in members(rules.barred):
        yield f"-{option + 1} 0"
    for found in tally.solutions:
        yield " ".join([*(f"-{option + 1}" for option in found.chosen),
                        *(str(option + 1) for option in found.left_out), "0"])
