"""The window."""

import sys

import PySide6.QtCore  # noqa: F401 - loads what is changed here

_feature = sys.modules.get("shibokensupport.feature")
if hasattr(_feature, "_mod_uses_pyside"):
    # PySide reads the source of every module that is imported, to know whether it may switch names like `snake_case`,
    # which none of ours does; Python keeps these sources: 17 MB at the start, 51 MB later, and a fifth of the time.
    _feature._mod_uses_pyside = lambda _module: True  # type: ignore[union-attr]
