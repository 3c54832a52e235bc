"""Make the library of exported pages again: three.js, cut down to what they use.

    python3 installer/viewer.py            write resources/viewer/three.min.js and the licence of three.js beside it
    python3 installer/viewer.py --check    only say whether they are those of package-lock.json

Needs Node.js with npm, which the program itself does not need: what this makes is part of the repository.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "viewer"
SOURCES = ("package.json", "package-lock.json", "three_entry.js")
BUNDLE, LICENCE = FOLDER / "three.min.js", FOLDER / "LICENSE-three.txt"


def make() -> dict[Path, bytes]:
    """Return the bundle and the licence, made in a folder of their own from the versions of package-lock.json."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for source in SOURCES:
            shutil.copy(FOLDER / source, folder)
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        bundle = subprocess.run(
            ["npx", "esbuild", "three_entry.js", "--bundle", "--minify", "--format=iife", "--global-name=THREE",
             "--legal-comments=eof", "--log-level=error"], cwd=folder, check=True, stdout=subprocess.PIPE).stdout
        return {BUNDLE: bundle, LICENCE: (folder / "node_modules" / "three" / "LICENSE").read_bytes()}


def main(arguments: list[str]) -> int:
    """Write the files, or compare them; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail where a file would change")
    check = parser.parse_args(arguments).check
    made = make()
    changed = [path for path, content in made.items() if not path.exists() or path.read_bytes() != content]
    if check:
        print("".join(f"{path.name} is not what package-lock.json gives\n" for path in changed), end="")
        return int(bool(changed))
    for path, content in made.items():
        path.write_bytes(content)
        print(f"{path.name}: {len(content):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
