"""The licences of everything that comes with the program, as one text; the bundle is made with it.

They are read from the packages that are installed beside this Python, of those that `requirements.lock` names, and
from what Debian says of the libraries of the system that a bundle brings.
"""

import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from bundle_contents import SYSTEM, locked

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "installer" / "bundle" / "licences"
"""The texts of packages that bring none themselves."""
DOCUMENTS = Path("/usr/share/doc")
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
Some libraries of others have no package of their own here. Where their texts are not below, they are with the
makers of what holds them.

Qt holds, by doc.qt.io/qt-6/licenses-used-in-qt.html, which has their texts: zlib (Zlib), libpng (libpng), libjpeg
(IJG and BSD), libtiff (libtiff), libwebp (BSD), FreeType (FreeType), HarfBuzz, md4c, TinyCBOR, xkbcommon, Pixman,
the protocols of Wayland and AT-SPI (MIT), PCRE2, double-conversion and the easing equations (BSD), SipHash and
BLAKE2 (CC0), ICU and the data of Unicode (Unicode).
llvmlite holds LLVM (Apache 2.0 with its exception); manifold3d holds Clipper2 (Boost) and nanobind (BSD); highspy
holds pybind11 (BSD); numpy holds OpenBLAS (BSD), the run-time library of Fortran (GPL with its exception) and
libquadmath (LGPL 2.1); shapely holds GEOS (LGPL 2.1); Pillow holds the libraries of its picture formats, libxcb and
libXau (MIT). What is under the LGPL is a file of its own, which may be replaced: GEOS can be had from libgeos.org,
libquadmath from gcc.gnu.org.
Python holds libmpdec (BSD), and, in a bundle for Windows or macOS, OpenSSL, SQLite, libffi, bzip2, XZ Utils, zlib and
Expat. On Linux these are of the system that the bundle was built on; what Debian says of them is below.
The starter of a bundle is PyInstaller's, whose licence lets it start programs of any licence.
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
    """Return the texts of the licence files that a package brings, each once, or the one that is kept here for it."""
    files = sorted(file for file in package.files or () if any(word in file.name.lower() for word in _LICENCES)
                   and ".dist-info" in file.parts[0] and file.name != "METADATA")
    kept = KEPT / f"{package.metadata['Name'].lower()}.txt"
    paths = [Path(str(package.locate_file(file))) for file in files] or ([kept] if kept.exists() else [])
    texts = (path.read_text("utf-8", "replace").strip() for path in paths)
    return [*dict.fromkeys(text for text in texts if text)]


def packages(films: bool) -> Iterator[Distribution]:
    """Yield the packages that the program runs with here, in the order of their names, and then the starter's."""
    for name in [*sorted(locked("requirements.lock") - (set() if films else {"av"})), "pyinstaller"]:
        try:
            yield distribution(name)
        except PackageNotFoundError:  # of another system or another Python
            continue


def of_debian(libraries: Iterable[str]) -> list[str]:
    """Return what Debian says of the packages of some libraries of the system, named by their paths, each once.

    On another system it is nothing.
    """
    names = sorted({f"*/{Path(path).name}" for path in libraries if path.startswith(SYSTEM)})
    if not names or not shutil.which("dpkg-query"):
        return []
    # One of /usr/local, such as Python's own, is of no package: then the others are told all the same.
    owners = subprocess.run(["dpkg-query", "--search", *names], capture_output=True, text=True, check=False).stdout
    owned = sorted({line.split(":")[0] for line in owners.splitlines()})
    form = "--showformat=${Package} ${Version} of Debian\n"
    heads = subprocess.run(["dpkg-query", "--show", form, *owned], capture_output=True, text=True, check=True).stdout
    return [f"{head}\n\n{(DOCUMENTS / package / 'copyright').read_text('utf-8')}"
            for head, package in zip(heads.splitlines(), owned, strict=True)]


def common(texts: Iterable[str]) -> list[str]:
    """Return the licences that Debian has once for all packages and that some texts name, and those of Qt."""
    named = re.findall(rf"{COMMON}/([\w.-]*\w)", "\n".join(texts))
    return [(COMMON / name).read_text("utf-8") for name in sorted({"LGPL-3", "GPL-3", *named})
            if (COMMON / name).exists()]


def notices(films: bool, libraries: Iterable[str]) -> str:
    """Return all notices as one text, for a bundle with libraries that come from some paths."""
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
    of_system = of_debian(libraries)
    return rule.join([*pieces, *of_system, *common(of_system)])
