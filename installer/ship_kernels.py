"""Compile all kernels for common processors, for a bundle, which then need not compile any at first.

    .venv/bin/python installer/ship_kernels.py [FOLDER] [LEVEL...]

FOLDER is by default the one in which the program of this checkout looks for them; LEVEL are names of LLVM such as
x86-64-v2, by default all that the program looks for. Each takes some minutes; one that FOLDER has is not made again.
What is made is for this version of Python, numba, llvmlite and numpy, these sources and this system; elsewhere it is
not used. For processors of another kind than x86-64 nothing is made.
"""

import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from latticework import kernel_cache, paths


def made(place: Path, level: str) -> tuple[int, int]:
    """Compile all kernels for a processor into a folder; return how many files these are, and their bytes."""
    with tempfile.TemporaryDirectory(prefix="latticework-") as cache:
        environment = os.environ | {"NUMBA_CPU_NAME": level, "NUMBA_CPU_FEATURES": "", "NUMBA_CACHE_DIR": cache}
        subprocess.run([sys.executable, "-m", "latticework.run.kernel_processes"], env=environment, check=True)
        compiled = Path(cache) / "latticework" / place.name
        place.mkdir(parents=True, exist_ok=True)
        files = [path for path in compiled.iterdir() if path.name.startswith(("latticework.", "all-"))]
        for path in files:
            shutil.copyfile(path, place / path.name)
        (place / level).touch()  # at the end: it says that all are there
        return len(files), sum(path.stat().st_size for path in files)


def main(arguments: list[str]) -> int:
    """Make the kernels of all levels that are named; return the exit status."""
    if platform.machine() not in {"x86_64", "AMD64"}:
        sys.stdout.write(f"Kernels are shipped for x86-64, not for {platform.machine()}.\n")
        return 0
    folder = Path(arguments[0]) if arguments else paths.kernels()
    # Named as the cache is: after all that the kernels are made of.
    place = folder / Path(kernel_cache.KernelCache(main).cache_path).name
    for level in arguments[1:] or kernel_cache.LEVELS:
        if (place / level).exists():
            sys.stdout.write(f"{level}: these are there\n")
            continue
        begin = time.monotonic()
        number, size = made(place, level)
        sys.stdout.write(f"{level}: {number} files, {size / 1e6:.1f} MB, {time.monotonic() - begin:.0f} s\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
