"""The window. What is changed here of PySide must be so before any class of the window is made."""

import sys
from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Any

import PySide6.QtCore  # noqa: F401 - loads what is changed here
from shiboken6 import Shiboken

_feature = sys.modules.get("shibokensupport.feature")
if hasattr(_feature, "_mod_uses_pyside"):
    # PySide reads the source of every module that is imported, to know whether it may switch names like `snake_case`,
    # which none of ours does; Python keeps these sources: 17 MB at the start, 51 MB later, and a fifth of the time.
    _feature._mod_uses_pyside = lambda _module: True  # type: ignore[union-attr]


def _with_whole_errors(method: Callable[..., Any]) -> Callable[..., Any]:
    """Return a method that Qt calls, whose errors are objects when they reach PySide.

    Before CPython 3.12 an error that C code raises, as `()[0]` does, stays a type and a text until somebody catches
    it; PySide takes the text for an object and crashes.
    """
    @wraps(method)
    def called(*args: Any, **named: Any) -> Any:
        try:
            return method(*args, **named)
        except BaseException:  # caught for that alone
            raise

    return called


def _wrap_overrides(cls: type, **_: Any) -> None:
    of_qt = [base for base in cls.__mro__ if base.__module__.startswith("PySide6.")]
    for name, method in [*vars(cls).items()]:
        if isinstance(method, FunctionType) and name[0] != "_" and any(name in vars(base) for base in of_qt):
            setattr(cls, name, _with_whole_errors(method))


if sys.version_info < (3, 12):
    Shiboken.Object.__init_subclass__ = classmethod(_wrap_overrides)  # type: ignore[assignment, arg-type]
