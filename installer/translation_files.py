"""Files of translations (.ts, which Qt Linguist edits): made from the texts, read, and checked for lost fields."""

from collections.abc import Iterable
from pathlib import Path
from string import Formatter
from xml.etree import ElementTree

from translation_texts import Key, Text

Entry = ElementTree.Element


def catalogue(texts: Iterable[Text], language: str, known: dict[Key, Entry]) -> str:
    """Return a file of translations: the texts, each with its entry as known, those that are gone after them."""
    root = ElementTree.Element("TS", version="2.1", sourcelanguage="en")
    if language:
        root.set("language", language)
    context = ElementTree.SubElement(root, "context")
    ElementTree.SubElement(context, "name").text = "latticework"
    keys = set()
    for text in texts:
        keys.add(text.key)
        context.append(message(text, known.get(text.key)))
    for key, entry in known.items():
        if key not in keys and language and any(form.strip() for form in forms(entry)):
            entry.find("translation").set("type", "vanished")  # type: ignore[union-attr]
            context.append(entry)
    ElementTree.indent(root, "    ")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{ElementTree.tostring(root, "unicode")}\n'


def message(text: Text, known: Entry | None) -> Entry:
    """Return the entry of a text, with its translation if one is known."""
    made = ElementTree.Element("message")
    for file in sorted(text.files):
        ElementTree.SubElement(made, "location", filename=f"../../{file}")
    ElementTree.SubElement(made, "source").text = text.source
    if text.note:
        ElementTree.SubElement(made, "comment").text = text.note
    if text.one:
        made.set("numerus", "yes")
        ElementTree.SubElement(made, "extracomment").text = f"for 1: {text.one}"
    translation = known.find("translation") if known is not None else None
    if translation is None:
        translation = ElementTree.Element("translation", type="unfinished")
        if text.one:
            ElementTree.SubElement(translation, "numerusform")
    if translation.get("type") == "vanished":
        translation.set("type", "unfinished")
    made.append(translation)
    return made


def entries(path: Path) -> dict[Key, Entry]:
    """Return the entries of a file of translations."""
    if not path.exists():
        return {}
    root = ElementTree.parse(path).getroot()  # noqa: S314 - a file of this repository
    return {(entry.findtext("source", ""), entry.findtext("comment", "")): entry for entry in root.iter("message")}


def forms(entry: Entry) -> list[str]:
    """Return the translation in an entry, in its plural forms."""
    translation = entry.find("translation")
    if translation is None:
        return []
    return [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]


def lost_fields(path: Path) -> list[str]:
    """Return which translations have other fields than their texts; a form for one number may leave out {n}."""
    found = []
    for (source, _), entry in entries(path).items():
        wanted = fields(source)
        for form in filter(str.strip, forms(entry)):
            missing = wanted - fields(form) - ({"n"} if entry.get("numerus") else set())
            unknown = fields(form) - wanted
            if missing or unknown:
                found.append(f"{path.name}: “{form}”: should have the fields of “{source}”: {sorted(wanted)}")
    return found


def fields(text: str) -> set[str]:
    """Return the fields of a text; what cannot be read counts as a field that no text has."""
    try:
        return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    except ValueError as error:
        return {f"<{error}>"}
