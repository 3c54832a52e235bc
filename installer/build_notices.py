"""Write the licences of everything that comes with the program: `build_notices.py FILE`, run by `build.py`.

They are read from the packages that are installed beside this Python, of those that `requirements.lock` names.
"""

import os
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from bundle_contents import locked

ROOT = Path(__file__).resolve().parent.parent
COMMON = Path("/usr/share/common-licenses")
HEAD = """\
Latticework is under the MIT licence (LICENSE). It comes with the parts below, each under its own licence.

Qt, with PySide6 and Shiboken, and fpdf2 are used under version 3 of the GNU Lesser General Public License, whose
text is below. They are unchanged, and lie as files of their own in the folders PySide6, shiboken6 and fpdf of a
bundle: you may put other versions of them in their place, and take the program apart to find faults in what you
have changed. Their sources can be had from their makers: code.qt.io for Qt and PySide6, the Python Package Index
for fpdf2. Who passes a bundle on passes these rights on, with this file.
"""
FILMS = """
This bundle has PyAV with FFmpeg, x264 and x265 for films. x264 and x265 are under version 2 or later of the GNU
General Public License, and so is this bundle as a whole; their sources can be had from ffmpeg.org, videolan.org and
bitbucket.org/multicoreware. A bundle without films has none of them.
"""
OTHERS = """
Python comes with libraries of others, in a bundle those of the system it was built on: OpenSSL (Apache 2.0), SQLite
(public domain), libffi (MIT), bzip2 (BSD), XZ Utils (0BSD), zlib (Zlib), Expat (MIT), libuuid (BSD), the XCB
utilities (MIT). Wheels of packages hold libraries, too: numpy OpenBLAS (BSD) and the run-time library of GCC (GPL
with its exception), Pillow those of its picture formats, shapely GEOS (LGPL 2.1, a file of its own, from
libgeos.org), llvmlite LLVM (Apache 2.0 with its exception), Qt ICU (Unicode licence). The starter of a bundle is
PyInstaller's (GPL, with an exception that lets it start programs of any licence).
"""
_LICENCES = ("licen", "copying", "notice", "copyright")


def licence_name(package: Distribution) -> str:
    """Return what a package says its licence is, in one line."""
    found = package.metadata
    stated = found.get("License-Expression") or found.get("License") or ""
    classes = found.get_all("Classifier", ())
    by_class = [line.rsplit(" :: ", 1)[-1] for line in classes if line.startswith("License ::")]
    return stated.strip().splitlines()[0] if stated.strip() else ", ".join(by_class) or "see below"


def licence_texts(package: Distribution) -> list[str]:
    """Return the texts of the licence files that a package brings, each once."""
    files = sorted(file for file in package.files or () if any(word in file.name.lower() for word in _LICENCES)
                   and ".dist-info" in file.parts[0] and file.name != "METADATA")
    texts = (Path(str(package.locate_file(file))).read_text("utf-8", "replace").strip() for file in files)
    return [*dict.fromkeys(text for text in texts if text)]


def packages(films: bool) -> Iterator[Distribution]:
    """Yield the packages that the program runs with here, in the order of their names."""
    for name in sorted(locked("requirements.lock") - (set() if films else {"av"})):
        try:
            yield distribution(name)
        except PackageNotFoundError:  # of another system or another Python
            continue


def notices(films: bool) -> str:
    """Return all notices as one text."""
    rule = "\n" + "=" * 100 + "\n"
    pieces = [HEAD + (FILMS if films else "") + OTHERS]
    for package in packages(films):
        head = f"{package.metadata['Name']} {package.version}: {licence_name(package)}\n"
        pieces.append("\n\n".join([head, *licence_texts(package)]))
    python = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    pieces.append(f"Python {sys.version.split()[0]}\n\n" + (python.read_text("utf-8") if python.exists() else
                                                            "Python Software Foundation License, docs.python.org"))
    font = ROOT / "resources" / "fonts" / "LICENSE-DejaVu.txt"
    pieces.append(f"The font DejaVu Sans\n\n{font.read_text('utf-8')}")
    common = [COMMON / name for name in ("LGPL-3", "GPL-3")]
    pieces += [path.read_text("utf-8") for path in common if path.exists()]
    return rule.join(pieces)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(notices(bool(os.environ.get("LATTICEWORK_FILMS"))), "utf-8")
