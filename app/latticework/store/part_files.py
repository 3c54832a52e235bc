"""The files of parts beside the file of the search that was split.

Each is written under a name that nobody opens. When the search file says that the part is away it gets its own name;
where the program is killed between, `settle` does the rest, or removes what was not given away.
"""

import os
import re
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count, islice
from pathlib import Path

from latticework.errors import LatticeworkError
from latticework.jobs.totals import SearchOrigin
from latticework.phrases import phrase
from latticework.replaced_files import sync_folder
from latticework.store import schema
from latticework.store.commit import NoRoomError
from latticework.store.search_file import SearchFile
from latticework.store.search_lock import SearchLock
from latticework.store.tables import checksum, part_rows
from latticework.store.tables.part_rows import Part, Status, Subtree


@contextmanager
def locked(path: Path) -> Iterator[SearchFile]:
    """Lock and open a search file in which nobody searches, after its parts were given their names.

    Raises LatticeworkError.
    """
    lock = SearchLock(path)
    lock.take()
    try:
        with closing(SearchFile.open(path)) as file:
            settle(file)
            yield file
    except NoRoomError:  # which says that the search waits, as it does where it runs
        raise LatticeworkError(phrase("{path}: could not be saved, as its disk is full or another program holds it; "
                                      "what was saved before is kept", path=path)) from None
    finally:
        lock.release()


def names(file: SearchFile, n: int) -> list[str]:
    """Return n names for parts, none of which a part or a file beside the search ever had."""
    head, had = _head(file), {part.name for part in file.read(part_rows.parts)}
    numbered = (f"{head.stem}.{number}{head.suffix}" for number in count(1))
    return [*islice((name for name in numbered if name not in had and not head.with_name(name).exists()), n)]


def write(file: SearchFile, part: Part, subtrees: list[Subtree]) -> None:
    """Write the file of a part under its temporary name; raises LatticeworkError."""
    # A name that nobody opens, until the search file says that this part is away: see the top.
    path = _head(file).with_name(f".{part.name}.{part.identity}.part")
    made = SearchFile.create(path, file.document, file.fingerprint, file.method, str(file.keeping))
    with closing(made), made.changing() as db:
        origin = SearchOrigin(part.identity, file.origin.identity, part.share, part.subtrees)
        part_rows.become_part(db, origin, subtrees)
        checksum.renew(db)


def settle(file: SearchFile) -> list[Part]:
    """Rename the temporary files of parts that are away, and remove those of others; return the parts renamed.

    Raises LatticeworkError where a name is taken.
    """
    head, delivered = _head(file), []
    away = {part.identity: part for part in file.read(part_rows.parts) if part.status == Status.AWAY}
    for path, identity, is_whole in _temporary(head):
        # The commit of the search file decides: killed before it there is no such part, after it the part has its
        # file.
        if is_whole and identity in away:
            _rename(path, head.with_name(away[identity].name))
            delivered.append(away[identity])
        else:
            path.unlink(missing_ok=True)
    if delivered:
        sync_folder(head.parent)
    return delivered


def _head(file: SearchFile) -> Path:
    return Path(os.path.realpath(file.path))


def _temporary(head: Path) -> list[tuple[Path, str, bool]]:
    """Return the temporary files of parts: path, identity of the part, whether it is its file or one beside it."""
    pattern = re.compile(rf"\.?\.{re.escape(head.stem)}\.\d+{re.escape(head.suffix)}\.([0-9a-f]{{32}})\.part"
                         r"((?:\.\d+\.new)?(?:-journal)?)")
    found = [(path, pattern.fullmatch(path.name)) for path in head.parent.iterdir()]
    return [(path, match[1], not match[2]) for path, match in sorted(found) if match]


def _rename(temporary: Path, path: Path) -> None:
    # Two names for one file mean that only removing the temporary one is left to do.
    if temporary.stat().st_nlink < 2:  # else it has its name, and the program was killed in the next step
        try:
            schema.rename_new(temporary, path)
        except FileExistsError:
            raise LatticeworkError(phrase("{path}: is in the way of a part of the search; move it, then try again",
                                          path=path)) from None
    temporary.unlink(missing_ok=True)
