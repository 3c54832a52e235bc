"""The language of the window: that of the desktop, or another by a setting or LATTICEWORK_LANGUAGE.

Files of translations (.ts, as Qt Linguist writes them) are read as they are, not compiled (.qm) first: a translator
sees her work at the next start of the program, and there is no step of building or installing to forget.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QSettings, QTranslator
from PySide6.QtWidgets import QApplication

from latticework import administrator, paths
from latticework.errors import LatticeworkError
from latticework.gui.widgets.preferences import LANGUAGE
from latticework.gui.widgets.translation import CONTEXT, ENGLISH, use_locale
from latticework.phrases import phrase
from latticework.reading import is_there

VARIABLE = "LATTICEWORK_LANGUAGE"
"""Names a language, as in ja or pt_BR, or the path of a file of translations."""
FOLDER = paths.resources() / "translations"

_Forms = list[str]


def use_chosen_language(app: QApplication) -> None:
    """Show the program in the language that setting, variable or desktop ask for; in English where there is none."""
    try:
        use_language(app, chosen_file())
    except LatticeworkError as error:
        sys.stderr.write(f"latticework: {error}\n")
        use_language(app, None)


def chosen_file() -> Path | None:
    """Return the file of translations to use, the first that exists for the chosen languages; None for English."""
    kept = str(QSettings().value(LANGUAGE, administrator.chosen(LANGUAGE) or ""))
    chosen = administrator.fixed(LANGUAGE) or os.environ.get(VARIABLE) or kept
    if chosen.endswith(".ts"):
        return Path(chosen)
    for language in [chosen] if chosen else QLocale.system().uiLanguages():
        name = language.replace("-", "_")
        if name.split("_")[0] in {"en", "C"}:
            return None
        for path in (FOLDER / f"{name}.ts", FOLDER / f"{name.split('_')[0]}.ts"):
            if is_there(path, Path.is_file):
                return path
    return None


def use_language(app: QApplication, path: Path | None) -> list[QTranslator]:
    """Install the texts of a file of translations and those of Qt in that language; return these translators.

    Without a file the texts are in English, with numbers and dates as on an English desktop.
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


class Catalogue(QTranslator):
    """The texts of one language, each in its plural forms."""

    def __init__(self, language: str, texts: dict[tuple[str, str], _Forms], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.code, self.texts = language, texts
        self._form = plural_rule(language)

    def isEmpty(self) -> bool:
        """Return False: Qt sends no event of a changed language for a translator that is empty."""
        return False

    def translate(self, context: str, text: str, note: str | None = None, n: int = -1) -> str:
        """Return a text in this language, in the plural form for n; None where it is not translated."""
        forms = self.texts.get((text, note or "")) if context == CONTEXT else None
        if forms is None:
            # PySide makes a null QString of None, at which Qt asks the next translator; "" would be shown as it is.
            return None  # type: ignore[return-value]
        return forms[min(self._form(n, len(forms)), len(forms) - 1)] if n >= 0 else forms[0]


def read_catalogue(path: Path, parent: QObject | None = None) -> Catalogue:
    """Read a .ts file; texts that are not translated yet are left out, so that they stay in English."""
    try:
        root = ElementTree.parse(path).getroot()  # noqa: S314 - ships with the program, or its user named it
    except (OSError, ElementTree.ParseError) as error:
        raise LatticeworkError(phrase("{path}: is no file of translations (.ts): {error}", path=path,
                                      error=error)) from None
    texts = {}
    for message in root.iter("message"):
        translation = message.find("translation")
        if translation is None or translation.get("type") in {"vanished", "obsolete"}:
            continue
        forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        if all(form.strip() for form in forms):
            texts[message.findtext("source", ""), message.findtext("comment", "")] = forms
    return Catalogue(root.get("language", path.stem), texts, parent)


def plural_rule(language: str) -> Callable[[int, int], int]:
    """Return a function that gives the form for a number, of so many forms in the order of Qt Linguist."""
    rule = RULES.get(language) or RULES.get(language.split("_", maxsplit=1)[0])
    return (lambda n, _count: rule(n)) if rule else lambda n, count: int(n != 1 and count > 1)


def _slavic(n: int) -> int:
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2


def _polish(n: int) -> int:
    return 0 if n == 1 else _slavic(n) or 2


def _arabic(n: int) -> int:
    if n <= 2:
        return n
    return 3 if 3 <= n % 100 <= 10 else 4 if n % 100 >= 11 else 5


def _lithuanian(n: int) -> int:
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if n % 10 >= 2 and not 11 <= n % 100 <= 19 else 2


def _latvian(n: int) -> int:
    return 0 if n % 10 == 1 and n % 100 != 11 else 1 if n else 2


def _romanian(n: int) -> int:
    return 0 if n == 1 else 1 if n == 0 or 1 <= n % 100 <= 19 else 2


def _maltese(n: int) -> int:
    return 0 if n == 1 else 1 if n == 0 or 1 <= n % 100 <= 10 else 2 if 11 <= n % 100 <= 19 else 3


def _gaelic(n: int) -> int:
    return 0 if n in {1, 11} else 1 if n in {2, 12} else 2 if 3 <= n <= 19 else 3


RULES: dict[str, Callable[[int], int]] = {
    **dict.fromkeys(("br", "fil", "fr", "hy", "pt", "ti", "wa"), lambda n: int(n > 1)),
    "pt_PT": lambda n: int(n != 1),
    **dict.fromkeys(("dv", "ga", "gv", "ik", "iu", "mi", "sa", "se", "sm"), lambda n: n - 1 if n in {1, 2} else 2),
    **dict.fromkeys(("be", "bs", "hr", "ru", "sr", "uk"), _slavic),
    **dict.fromkeys(("cs", "sk"), lambda n: 0 if n == 1 else 1 if 2 <= n <= 4 else 2),
    "ar": _arabic, "gd": _gaelic, "lt": _lithuanian, "lv": _latvian, "mt": _maltese, "pl": _polish, "ro": _romanian,
    "cy": lambda n: n if n <= 1 else 2 if n <= 5 else 3 if n == 6 else 4,
    "is": lambda n: int(n % 10 != 1 or n % 100 == 11),
    "mk": lambda n: n % 10 - 1 if n % 10 in {1, 2} else 2,
    "sl": lambda n: n % 100 - 1 if n % 100 in {1, 2} else 2 if n % 100 in {3, 4} else 3,
}
"""Languages with other forms than one for 1 and one for the rest; a test compares them with Qt's own."""
