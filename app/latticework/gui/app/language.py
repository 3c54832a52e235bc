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
"""Names a language, as in ja or pt_BR, or the path of a file of translations."""
FOLDER = paths.resources() / "translations"


def use_wanted_language(app: QApplication) -> None:
    """Show the window in the first language that somebody wants and that it is translated into, else in English."""
    try:
        use_language(app, wanted_file())
    except LatticeworkError as error:
        sys.stderr.write(f"latticework: {error}\n")
        use_language(app, None)


def wanted_file() -> Path | None:
    """Return the file of translations that is wanted most of those there are; None for English."""
    chosen = os.environ.get(VARIABLE) or str(QSettings().value("language", ""))
    if chosen.endswith(".ts"):
        return Path(chosen)
    for wanted in [chosen] if chosen else QLocale.system().uiLanguages():
        name = wanted.replace("-", "_")
        if name.split("_")[0] in {"en", "C"}:
            return None
        for path in (FOLDER / f"{name}.ts", FOLDER / f"{name.split('_')[0]}.ts"):
            if path.is_file():
                return path
    return None


def use_language(app: QApplication, path: Path | None) -> list[QTranslator]:
    """Take the texts of a file of translations, and what Qt itself says in that language; without one English.

    Return the translators that are in use.
    """
    if path is None:
        system = QLocale.system()
        use_locale(system if system.language() == QLocale.Language.English else ENGLISH)
        return []
    catalogue = read_catalogue(path, app)
    locale, own = QLocale(catalogue.code), QTranslator(app)
    own.load(locale, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for translator in (own, catalogue):
        app.installTranslator(translator)
    app.setLayoutDirection(locale.textDirection())
    use_locale(locale)
    return [own, catalogue]
