"""The description of the package: what README.md says, without what only a clone of the repository has."""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_PICTURE = re.compile(r"^!\[[^]]*\]\((?!https?:)[^)]*\)\n+", re.MULTILINE)
_LINK = re.compile(r"\[([^]]+)\]\((?!https?:)[^)]*\)")


def description(readme: str) -> str:
    """Return the text of README.md without pictures of the repository, and with its links there as plain words."""
    return _LINK.sub(r"\1", _PICTURE.sub("", readme))


class Description(MetadataHookInterface):
    """Gives the description to hatchling, which builds the package."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the description to the metadata of the project."""
        text = description((Path(self.root) / "README.md").read_text("utf-8"))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
