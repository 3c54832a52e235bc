"""A slow, obviously right checker of proofs: what VeriPB and drat-trim do with the rules that our proofs use.

A literal is the number of its variable, negative where it is negated. A constraint has a whole factor for each of its
literals and the least sum of those that are true.
"""

Constraint = tuple[dict[int, int], int]


class WrongProofError(Exception):
    """A step that does not follow, or a proof that ends without a contradiction."""


class Database:
    """Constraints by number, with unit propagation over all of them."""

    def __init__(self) -> None:
        self.constraints: dict[int, Constraint] = {}
        self._last = 0

    def add(self, constraint: Constraint) -> int:
        self._last += 1
        self.constraints[self._last] = constraint
        return self._last

    def propagated(self, true: set[int]) -> set[int] | None:
        """Return all literals that follow from some true ones, None for a contradiction."""
        true, changed = set(true), True
        while changed:
            changed = False
            for factors, least in self.constraints.values():
                spare = sum(factor for literal, factor in factors.items() if -literal not in true) - least
                if spare < 0:
                    return None
                for literal, factor in factors.items():
                    if factor > spare and literal not in true and -literal not in true:
                        true.add(literal)
                        changed = True
        return true

    def add_if_it_follows(self, literals: list[int]) -> None:
        """Add a clause by reverse unit propagation."""
        if self.propagated({-literal for literal in literals}) is not None:
            raise WrongProofError(f"does not follow: {literals}")
        self.add((dict.fromkeys(literals, 1), 1))

    def has_contradiction(self, number: int) -> bool:
        factors, least = self.constraints[number]
        return sum(factors.values()) < least


def check_veripb(problem: str, proof: str) -> int:
    """Return the number of solutions that a proof of version 1 or 3 proves to be all; raises WrongProofError."""
    database, variables = Database(), set[int]()
    lines = [line for line in problem.splitlines() if not line.startswith("*")]
    preserved = {name for line in lines if line.startswith("preserved:") for name in line.split()[1:-1]}
    lines = [line for line in lines if not line.startswith("preserved:")]
    for line in lines:
        for constraint in _constraints(line):
            database.add(constraint)
            variables |= set(map(abs, constraint[0]))
    head = problem.split()  # * #variable= 7 #constraint= 5
    assert len(lines) == int(head[4])
    first, formula, *steps = proof.splitlines()
    is_3 = first == "pseudo-Boolean proof version 3.0"
    if is_3:
        assert all(step.endswith(" ;") for step in [formula, *steps])
        assert preserved == {f"x{number + 1}" for number in range(int(head[2]))}
        steps = [step if step.startswith("rup") else step[:-2] for step in steps]
    else:
        assert first == "pseudo-Boolean proof version 1.2"
    assert formula.split()[:2] == ["f", str(len(database.constraints))]
    solutions = 0
    for step in steps:
        word, *rest = step.split()
        if word == ("solx" if is_3 else "v"):
            _exclude(database, variables, [_literal(text) for text in rest])
            solutions += 1
        elif word == "rup":
            assert rest[-3:] == [">=", "1", ";"]
            database.add_if_it_follows([_literal(text) for text in rest[1:-3:2]])
        elif word == "del":
            assert rest[0] == "id"
            for number in rest[1:]:
                del database.constraints[int(number)]
        elif word == "c":
            _end(database, max(database.constraints))
        elif word == "conclusion":
            said = ["UNSAT"] if not solutions else ["ENUMERATION_COMPLETE", str(solutions)]
            assert rest[:-2] == said
            _end(database, int(rest[-1]))
        else:
            assert step in {"output NONE", "end pseudo-Boolean proof"}
    assert steps[-1].startswith("end" if is_3 else "c")
    return solutions


def _end(database: Database, number: int) -> None:
    if number not in database.constraints or not database.has_contradiction(number):
        raise WrongProofError("ends without a contradiction")


def _exclude(database: Database, variables: set[int], literals: list[int]) -> None:
    true = database.propagated(set(literals))
    if true is None or variables - set(map(abs, true)):
        raise WrongProofError(f"no solution: {literals}")
    database.add((dict.fromkeys([-literal for literal in literals], 1), 1))


def _literal(text: str) -> int:
    return -int(text[2:]) if text.startswith("~") else int(text[1:])


def _constraints(line: str) -> list[Constraint]:
    *terms, sign, bound, end = line.split()
    assert end == ";"
    factors = {_literal(text): int(factor) for factor, text in zip(terms[::2], terms[1::2], strict=True)}
    if sign == ">=":
        return [_normal(factors, int(bound))]
    assert sign == "="
    return [_normal(factors, int(bound)), _normal({x: -factor for x, factor in factors.items()}, -int(bound))]


def _normal(factors: dict[int, int], least: int) -> Constraint:
    """Return a constraint without negative factors: -x is the same as (not x) - 1."""
    return ({x if factor > 0 else -x: abs(factor) for x, factor in factors.items()},
            least - sum(factor for factor in factors.values() if factor < 0))


def check_drat(problem: str, proof: str) -> None:
    """Check that the clauses of a problem contradict one another; raises WrongProofError."""
    database, by_clause = Database(), dict[frozenset[int], list[int]]()
    lines = [line.split() for line in problem.splitlines() if not line.startswith("c ")]
    (_, _, _, clauses), *rest = lines
    assert int(clauses) == len(rest)
    for words in rest:
        literals = list(map(int, words[:-1]))
        by_clause.setdefault(frozenset(literals), []).append(database.add((dict.fromkeys(literals, 1), 1)))
    for step in proof.splitlines():
        literals = [int(word) for word in step.removeprefix("d ").split()[:-1]]
        if step.startswith("d "):
            del database.constraints[by_clause[frozenset(literals)].pop()]
        else:
            database.add_if_it_follows(literals)
            by_clause.setdefault(frozenset(literals), []).append(max(database.constraints))
    _end(database, max(database.constraints))
