"""Files that are open as databases are known as such for just as long."""

import gc
from pathlib import Path

from latticework import reading
from latticework.store.sqlite import connect


def test_a_connection_that_nobody_closed_lets_go_of_its_file(tmp_path: Path) -> None:
    path = tmp_path / "some.search"
    db = connect(path, "rwc")
    assert reading.is_open_database(path)
    del db
    gc.collect()
    assert not reading.is_open_database(path)


def test_a_file_is_locked_until_the_last_connection_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "some.search"
    first, second = connect(path, "rwc"), connect(path, "rw")
    first.close()
    first.close()
    assert reading.is_open_database(path)
    second.close()
    assert not reading.is_open_database(path)
