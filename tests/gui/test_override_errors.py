"""An error in a method that Qt calls is reported, whatever raised it, and does not crash the program."""

import subprocess
import sys

import pytest

from quick_suite import in_part

PROGRAM = """
import sys
import latticework.gui
from PySide6.QtWidgets import QApplication, QWidget

class Faulty(QWidget):
    def event(self, event):
        return super().event(event)

    def paintEvent(self, event):
        exec(sys.argv[1])

app, met = QApplication([]), []
sys.excepthook = lambda kind, *_: met.append(kind)
widget = Faulty()
widget.show()
for _ in range(50):
    try:
        app.processEvents()
        widget.repaint()
    except Exception as error:
        met.append(type(error))
print({kind.__name__ for kind in met})
"""


@pytest.mark.parametrize(("fault", "kind"), in_part([
    ("()[0]", "IndexError"), ("1 // 0", "ZeroDivisionError"), ("int('x')", "ValueError"), ("{}[1]", "KeyError"),
    ("raise RuntimeError", "RuntimeError")], 3, several=True))
def test_an_error_of_a_method_that_qt_calls_is_met_as_what_it_is(
    monkeypatch: pytest.MonkeyPatch, fault: str, kind: str
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    ended = subprocess.run([sys.executable, "-c", PROGRAM, fault], capture_output=True, text=True, timeout=120,
                           check=False)
    assert (ended.returncode, ended.stdout) == (0, f"{{'{kind}'}}\n"), ended.stderr[-500:]
