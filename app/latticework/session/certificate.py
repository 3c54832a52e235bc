"""Certificates: a text that says what a search found, with slices that anybody can do again from the puzzle alone."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from latticework.errors import FileRefusedError, LatticeworkError
from latticework.phrases import phrase
from latticework.session import certificate_text, no_solution, sample_rows, slices_again
from latticework.session.certificate_text import (
    EMBEDDED,
    Certificate,
    Computer,
    Counts,
    Document,
    Piece,
    WrongCertificateError,
)
from latticework.session.document_text import document_of, text_of
from latticework.session.documents import Document as Searched
from latticework.session.job import Prepared, prepare
from latticework.session.method import Method
from latticework.session.rows import Totals
from latticework.session.sample_rows import Found, Sample
from latticework.session.search_file import SearchFile
from latticework.session.stored_searches import as_begun

SLICES = 16
"""How many slices a certificate has where no other number is asked for: some seconds of search."""

Report = Callable[[int, int], None]


@dataclass(frozen=True)
class Checked:
    """A certificate in which nothing wrong was found, and how much of it was checked.

    proofs: why the puzzle can have no solution, found again from the puzzle alone, where the certificate says that it
    has none.
    """

    certificate: Certificate
    proofs: tuple[str, ...] = ()

    @property
    def nodes(self) -> int:
        """How many nodes of the search were entered again."""
        return sum(one.nodes for one in self.certificate.slices)

    @property
    def slices(self) -> int:
        """How many slices the search has in all."""
        return sum(one.slices for one in self.certificate.computers)

    @property
    def is_all(self) -> bool:
        """Whether everything that was searched was searched again."""
        return self.nodes == self.certificate.nodes and len(self.certificate.slices) == self.slices > 0

    @property
    def is_anything(self) -> bool:
        """Whether any part of what the certificate says was done again; its signature alone proves nothing."""
        return bool(self.nodes or self.proofs)


def certify(file: SearchFile, most: int = SLICES, report: Report = lambda _, __: None) -> str:
    """Return the certificate of a search, after slices of it were done again; raises LatticeworkError.

    report is told how many slices are done, of how many.
    """
    with file.unchanging():
        file.check_seal_of_rows()
        totals, origin = file.totals(), file.origin
        samples = slices_again.chosen(file.read(sample_rows.samples), most)
        machines = file.read(sample_rows.machines)
    if origin.search:
        raise FileRefusedError(file.path, phrase("is a part of a search; certify that when its parts are merged"))
    slices_again.compare(file.path, as_begun(file), samples, report)
    text = text_of(file.document)
    return certificate_text.written(Certificate(
        puzzle=file.document.name, fingerprint=file.fingerprint, method=str(file.method), complete=totals.complete,
        explored=100 * totals.explored_part, nodes=totals.nodes, hash=f"{totals.digest:016x}",
        solutions=_counts(totals),
        computers=[Computer(one.name, one.version, one.slices, one.nodes) for one in machines],
        slices=[_piece(one) for one in samples],
        document=Document(text) if len(text.encode()) <= EMBEDDED else None))


def check(
    path: Path, document: Searched | None = None, search: SearchFile | None = None,
    report: Report = lambda _, __: None,
) -> Checked:
    """Check a certificate: its signature, its puzzle, its sums, and that its slices give what it says.

    document: the puzzle that it should be of, or else the one in it; search: the search that it should be of.
    Raises WrongCertificateError where it says what is not so, FileRefusedError where it cannot be checked.
    """
    made = certificate_text.read(path)
    prepared = _prepared(path, made, document)
    if search is not None:
        _compare(path, made, search)
    _check_sums(path, made, Checked(made))
    try:
        slices_again.compare(path, prepared, [_sample(path, one) for one in made.slices], report)
    except FileRefusedError as error:
        raise WrongCertificateError(error.path, error.reason, error.field) from None
    says_none = made.complete and not made.solutions.all
    return Checked(made, tuple(one.text for one in no_solution.reasons(prepared)) if says_none else ())


def _prepared(path: Path, made: Certificate, document: Searched | None) -> Prepared:
    if document is None:
        if made.document is None:
            raise FileRefusedError(path, phrase("does not hold its puzzle, which is large; name the puzzle or the "
                                                "search file, too"))
        document = document_of(made.document.text, f"{path}: document")
    try:
        prepared = prepare(document, Method.of(made.method))
    except LatticeworkError as error:
        raise FileRefusedError(path, phrase("its puzzle cannot be prepared: {error}", error=error)) from None
    if prepared.fingerprint != made.fingerprint:
        raise FileRefusedError(path, phrase("is of another puzzle, or of a version of the program that numbers "
                                            "placements differently"))
    return prepared


def _check_sums(path: Path, made: Certificate, checked: Checked) -> None:
    """Raise WrongCertificateError where the slices together cannot be the search that they should be of, or of it."""
    solutions = sum(one.solutions for one in made.slices)
    counted = (("nodes", checked.nodes, made.nodes), ("solutions", solutions, made.solutions.all),
               ("slices", len(made.slices), checked.slices))
    for name, found, most in counted:
        if found > most:
            raise WrongCertificateError(path, phrase("{found} in its slices should be at most {most}, as it counts "
                                                     "in all", found=str(found), most=str(most)), name)
    # A slice that entered a node leaves only subtrees beyond it, so no other one of that search begins at its state.
    often = Counter(one.way for one in made.slices if one.nodes)
    if max(often.values(), default=1) > 1:
        raise WrongCertificateError(path, phrase("two of its slices begin at the same place, which no search does"),
                                    "slices")
    if checked.is_all and solutions != made.solutions.all:
        raise WrongCertificateError(path, phrase("{found} should be {sum}, as in all its slices together",
                                                 found=str(made.solutions.all), sum=str(solutions)), "solutions")


def _compare(path: Path, made: Certificate, search: SearchFile) -> None:
    totals = search.totals()
    pairs: Sequence[tuple[str, object, object]] = (
        ("fingerprint", made.fingerprint, search.fingerprint), ("complete", made.complete, totals.complete),
        ("nodes", made.nodes, totals.nodes), ("hash", made.hash, f"{totals.digest:016x}"),
        ("solutions", made.solutions, _counts(totals)))
    for name, here, there in pairs:
        if here != there:
            raise WrongCertificateError(path, phrase("{here} should be {there}, as in {search}", here=str(here),
                                                     there=str(there), search=search.path), name)


def _counts(totals: Totals) -> Counts:
    return Counts(totals.copies, totals.rotations, totals.solutions)


def _piece(one: Sample) -> Piece:
    found, way = one.found, certificate_text.way(one.state)
    return Piece(one.machine, one.method, way, one.share, one.budget, one.pieces, one.room, one.work,
                 found.nodes, found.copies, found.digest, found.rest)


def _sample(path: Path, one: Piece) -> Sample:
    state = certificate_text.state(path, one.way)
    return Sample(0, one.computer, one.method, one.share, state, one.budget, one.pieces, one.room, one.work,
                  Found(one.nodes, one.solutions, one.hash, one.rest))
