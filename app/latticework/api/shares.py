"""Splitting searches into files that are solved elsewhere, merging them, and certificates."""

from contextlib import closing
from pathlib import Path

from latticework.api.arguments import as_path, whole
from latticework.api.solutions import Counts
from latticework.errors import FileRefusedError
from latticework.phrases import phrase
from latticework.shares.certificate import SLICES, Checked
from latticework.shares.certificate import certify as certify_file
from latticework.shares.certificate import check as check_file
from latticework.shares.split_and_merge import MOST
from latticework.shares.split_and_merge import merge as merge_file
from latticework.shares.split_and_merge import split as split_file
from latticework.store import part_files
from latticework.store.search_file import SearchFile
from latticework.store.stored_searches import as_begun


def split(search: str | Path, parts: int) -> list[Path]:
    """Split a search that is not complete into up to so many parts, search files beside it; return their paths.

    search: the path of its file. Each part is solved anywhere, `merge` joins them again. Raises LatticeworkError for
    a search that is complete.

    >>> lw.solve("soma", search="soma.search", limit=5).counts.reflections >= 5
    True
    >>> [part.name for part in lw.split("soma.search", 2)]
    ['soma.1.search', 'soma.2.search']
    """
    path = as_path(search, "search")
    return [path.with_name(part.name) for part in split_file(path, whole(parts, "parts", 1, MOST))]


def merge(search: str | Path, *parts: str | Path, unfinished: bool = False, again: int = 4) -> Counts:
    """Merge parts into the search that was split, each once; return how many solutions it has by now.

    unfinished: also parts that are not solved to their end. again: how many slices of each are done again to compare.

    Raises LatticeworkError for a part that cannot be merged; those before it are merged then.

    >>> lw.solve("soma", search="soma.search", limit=5).counts.reflections >= 5
    True
    >>> parts = lw.split("soma.search", 2)
    >>> solved = [lw.solve("soma", search=part).counts for part in parts]
    >>> lw.merge("soma.search", *parts)
    Counts(all=11520, rotations=480, reflections=240)
    """
    with part_files.locked(as_path(search, "search")) as file:
        prepared = as_begun(file)
        for part in parts:
            merge_file(file, prepared, as_path(part, "parts"), unfinished, whole(again, "again", 0, 1 << 62))
        # In the order of MODULI, which is that of the fields of Counts.
        return Counts(*file.totals().by_modulus.values())


def certify(search: str | Path, slices: int = SLICES) -> str:
    """Return the text of a certificate of a search, for others to check; up to so many slices are done again for it.

    search: the path of its file. Raises LatticeworkError for a slice that gives another result than before.

    >>> lw.solve("soma", search="soma.search").counts.all
    11520
    >>> "all = 11520" in lw.certify("soma.search")
    True
    """
    with closing(SearchFile.open(as_path(search, "search"))) as file:
        return certify_file(file, whole(slices, "slices", 0, 1 << 62))


def check_certificate(certificate: str | Path, search: str | Path | None = None) -> Counts:
    """Check a certificate and do its slices again; return the numbers of solutions that it states.

    certificate: the path of its file. search: that of the search file that it should be of.

    Raises LatticeworkError where it was changed, is of another search, a slice gives another result than stated, or
    there is nothing to check.

    >>> lw.solve("soma", search="soma.search").counts.all
    11520
    >>> with open("soma.certificate", "w") as file:
    ...     _ = file.write(lw.certify("soma.search"))
    >>> lw.check_certificate("soma.certificate", "soma.search")
    Counts(all=11520, rotations=480, reflections=240)
    """
    path = as_path(certificate, "certificate")
    if search is None:
        return _counts(path, check_file(path))
    with closing(SearchFile.open(as_path(search, "search"))) as file:
        return _counts(path, check_file(path, file.document, file))


def _counts(path: Path, checked: Checked) -> Counts:
    if not checked.is_anything:
        raise FileRefusedError(path, phrase("has no slices that could be done again, or not all of them, so nothing "
                                            "that it says was checked"))
    made = checked.certificate
    return Counts(made.solutions.all, made.solutions.rotations, made.solutions.reflections)
