"""What a bundle holds: the packages that are locked, without the files that nobody needs or that a system brings."""

import re
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent

# Qt's ways to draw without a desktop, to reach the network and to be drawn on from afar, and what only they load.
_QT = re.compile(r"plugins/(egldeviceintegrations|generic|networkinformation|tls)/"
                 r"|plugins/platforms/\w*?(eglfs|linuxfb|minimalegl|vkkhr|vnc)"
                 r"|(^|/)libQt6(EglF[Ss]|Network|Test)"
                 r"|translations/qt_help")
# Of the system, bundled all the same: Python's own modules are bound to these versions, and desktops often lack
# the small X libraries that Qt needs.
_BROUGHT = re.compile(r"lib(python|ssl|crypto|sqlite3|ffi|bz2|lzma|uuid|expat|z\.so"
                      r"|xcb-(cursor|icccm|image|keysyms|render-util|util)\.so)")
SYSTEM = ("/lib", "/usr/lib", "/usr/local/lib")
# Tables of colours under licences of their own, which the program does not use.
_COLOURS = re.compile(r"pyqtgraph/colors/maps/")
# The lists of what pip installed: nobody reads them, and they differ with the folder of the environment.
_LISTS = re.compile(r"\.dist-info/RECORD$")
# Sources in C that some packages ship beside what was compiled from them.
_SOURCE = re.compile(r"\.(pyx|pxd|cpp|c|h|hpp)$")


def is_left_out(place: str, source: str) -> bool:
    """Say whether a file that PyInstaller found stays out, by its place in the bundle and where it comes from.

    Libraries of a Linux system stay out: drivers of graphics are the system's, and need its libstdc++ and X.
    """
    place = place.replace("\\", "/")
    of_system = sys.platform == "linux" and source.startswith(SYSTEM) and ".so" in place
    of_python = "/lib-dynload/" in source  # which may be the system's, too
    if of_system and not of_python and not _BROUGHT.match(place.rsplit("/", 1)[-1]):
        return True
    return bool(_QT.search(place) or _COLOURS.search(place) or _LISTS.search(place) or _SOURCE.search(place))


def locked(lock: str) -> set[str]:
    """Return the names of the packages of a lock file."""
    text = (FOLDER / lock).read_text("utf-8")
    return set(re.findall(r"^([a-z0-9-]+)==", text, re.MULTILINE))
