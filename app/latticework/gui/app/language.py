"""The language of the window: that of the desktop, or another by a setting or LATTICEWORK_LANGUAGE."""

import os
import sys
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QSettings, QTranslator
from PySide6.QtWidgets import QApplication

from latticework import paths
from latticework.errors import LatticeworkError
from latticework.gui.common.catalogue import read_catalogue
from latticework.gui.common.translation import ENGLISH, use_locale

VARIABLE = "LATTICEWORK_LANGUAGE"


def use_wanted_language(app: QApplication) -> None:
    """Show the window in the first language that somebody wants and that it is translated into, else in English."""
    path = next((path for path in map(translation_file, wanted_languages()) if path is not None), None)
    try:
        use_language(app, path)
    except LatticeworkError as error:
        sys.stderr.write(f"latticework: {error}\n")
        use_language(app, None)


def wanted_languages() -> list[str]:
    """Return names of languages, as in ja or pt_BR, or paths of files of translations, the most wanted first."""
    chosen = os.environ.get(VARIABLE) or str(QSettings().value("language", ""))
    return [chosen] if chosen else [name.replace("-", "_") for name in QLocale.system().uiLanguages()]


def translation_file(language: str) -> Path | None:
    """Return the file of a language, "" for English, None where there is none; pt_PT is content with pt."""
    if language.endswith(".ts"):
        return Path(language)
    folder = paths.resources() / "translations"
    names = (language, language.split("_", maxsplit=1)[0])
    if names[1] in {"en", "C"}:
        return Path()
    return next((path for path in (folder / f"{name}.ts" for name in names) if path.is_file()), None)


def use_language(app: QApplication, path: Path | None) -> None:
    """Take the texts of a file of translations, and what Qt itself says in that language; without one English."""
    if path is None or path == Path():
        system = QLocale.system()
        use_locale(system if system.language() == QLocale.Language.English else ENGLISH)
        return
    catalogue = read_catalogue(path, app)
    locale = QLocale(catalogue.code)
    own = QTranslator(app)
    if own.load(locale, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(own)
    app.installTranslator(catalogue)
    app.setLayoutDirection(locale.textDirection())
    use_locale(locale)
