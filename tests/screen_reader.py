"""A small screen reader: a real client of AT-SPI, which tests run in a process of its own by the system's Python.

It runs a program, sends keys to the X server, and answers each line of JSON by a line of JSON behind "answer ":

    {"do": "press", "keys": ["ctrl+2", "Tab"]}  what is spoken until all is quiet, as a list of texts
    {"do": "listen", "seconds": 9}  what is announced in that time, as a list of [second, text]
    {"do": "await", "text": "is open", "within": 60}  what is spoken until a text has these words; null if none has
    {"do": "tree"}  all that is shown, as a tree of nodes
    {"do": "end"}  ends the program

Run it under dbus-run-session, with DISPLAY set to an X server that has no window manager.
"""

import ctypes
import ctypes.util
import json
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - only after the version is chosen

QUIET, LONGEST = 0.6, 20.0
"""Seconds without an event after which a key has done its work, and seconds waited for that at most."""
STATES = ("focusable", "focused", "checked", "checkable", "selected", "showing", "enabled", "expanded", "expandable")
CONTAINERS = ("page tab list", "list", "tree", "table", "tree table")
MOST = 400
"""Children of a node that are looked at."""
ANSWER = "answer "
VIEWABLE = 2
HELD = {"ctrl": "Control_L", "shift": "Shift_L", "alt": "Alt_L"}


class Keys:
    """Sends keys as a keyboard does, and gives the focus to the window in front, as a window manager does."""

    class _Attributes(ctypes.Structure):
        _fields_ = (("place", ctypes.c_int * 4), ("border", ctypes.c_int), ("depth", ctypes.c_int),
                    ("visual", ctypes.c_void_p), ("root", ctypes.c_ulong), ("kind", ctypes.c_int),
                    ("gravity", ctypes.c_int * 2), ("backing_store", ctypes.c_int), ("planes", ctypes.c_ulong * 2),
                    ("save_under", ctypes.c_int), ("colormap", ctypes.c_ulong), ("installed", ctypes.c_int),
                    ("map_state", ctypes.c_int), ("masks", ctypes.c_long * 3), ("override_redirect", ctypes.c_int),
                    ("screen", ctypes.c_void_p))

    def __init__(self) -> None:
        self.x11, self.test = (ctypes.CDLL(ctypes.util.find_library(name)) for name in ("X11", "Xtst"))
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XDefaultRootWindow.restype = self.x11.XStringToKeysym.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        self.x11.XSetErrorHandler(_ERRORS)

    def press(self, text: str) -> None:
        """Press a key, as in Tab or ctrl+shift+n."""
        self.focus()
        *held, key = text.split("+") if text != "+" else ["+"]
        codes = [self._code(HELD[name]) for name in held] + [self._code(key)]
        for down, order in ((1, codes), (0, codes[::-1])):
            for code in order:
                self.test.XTestFakeKeyEvent(self.display, code, down, ctypes.c_ulong(0))
        self.x11.XSync(self.display, 0)

    def focus(self) -> None:
        """Give the focus to the topmost window, unless it is a menu, which has taken the keys itself."""
        for window in self._stack():
            found = self._Attributes()
            self.x11.XGetWindowAttributes(self.display, ctypes.c_ulong(window), ctypes.byref(found))
            if found.map_state == VIEWABLE and not found.override_redirect and found.kind == 1:
                self.x11.XSetInputFocus(self.display, ctypes.c_ulong(window), 1, ctypes.c_ulong(0))
                self.x11.XSync(self.display, 0)
                return

    def _stack(self) -> "list[int]":
        root, parent, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint()
        children = ctypes.POINTER(ctypes.c_ulong)()
        self.x11.XQueryTree(self.display, ctypes.c_ulong(self.x11.XDefaultRootWindow(self.display)),
                            ctypes.byref(root), ctypes.byref(parent), ctypes.byref(children), ctypes.byref(count))
        return [children[place] for place in reversed(range(count.value))]

    def _code(self, name: str) -> int:
        symbol = self.x11.XStringToKeysym(name.encode())
        if not symbol:
            raise SystemExit(f"{name}: no key")
        return int(self.x11.XKeysymToKeycode(self.display, ctypes.c_ulong(symbol)))


_ERRORS = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda *_: 0)
"""A window may go while it is asked about, at which Xlib would end the process."""


def name_of(node: Atspi.Accessible) -> str:
    """Return the name of a node, or of the label beside it."""
    if node.get_role_name() != "combo box" and node.get_name():
        return str(node.get_name())
    for relation in node.get_relation_set() or []:
        if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY:
            return " ".join(relation.get_target(place).get_name() for place in range(relation.get_n_targets()))
    return ""


def value_of(node: Atspi.Accessible) -> str:
    """Return the text that is entered, the choice, or the number."""
    role = node.get_role_name()
    if role == "combo box":
        return str(node.get_name())
    if role == "text" and "Text" in node.get_interfaces():
        return str(Atspi.Text.get_text(node, 0, -1))
    if role in ("slider", "spin button", "progress bar") and "Value" in node.get_interfaces():
        return f"{Atspi.Value.get_current_value(node):g}"
    return ""


def described(node: Atspi.Accessible) -> "dict[str, Any]":
    """Return what a screen reader knows of a node."""
    states = node.get_state_set()
    return {"role": node.get_role_name(), "name": name_of(node), "description": node.get_description() or "",
            "value": value_of(node),
            "states": [name for name in STATES if states.contains(getattr(Atspi.StateType, name.upper()))]}


def speech(node: Atspi.Accessible) -> str:
    """Return what is spoken when a node gets the focus: name, value, role, state, description, each once."""
    known = described(node)
    states, role = known["states"], str(known["role"])
    words = [known["name"], known["value"], role, _place(node, role)]
    if "checkable" in states or role in ("check box", "radio button", "toggle button"):
        words.append("checked" if "checked" in states else "not checked")
    if "enabled" not in states:
        words.append("unavailable")
    if known["description"] not in words:
        words.append(known["description"])
    return ", ".join(str(word).strip() for word in words if word)


def current_child(node: Atspi.Accessible) -> "Atspi.Accessible | None":
    """Return the tab, the entry or the cell that has the focus within a node, None where there is none."""
    if node.get_role_name() not in CONTAINERS:
        return None
    for place in range(min(node.get_child_count(), MOST)):
        child = node.get_child_at_index(place)
        if child is not None and child.get_state_set().contains(Atspi.StateType.FOCUSED):
            return child
    return None


def _place(node: Atspi.Accessible, role: str) -> str:
    parent = node.get_parent()
    if role not in ("page tab", "list item", "menu item") or parent is None:
        return ""
    beside = [child for child in map(parent.get_child_at_index, range(min(parent.get_child_count(), MOST)))
              if child is not None and child.get_role_name() == role]
    before = sum(child.get_index_in_parent() < node.get_index_in_parent() for child in beside)
    return f"{before + 1} of {len(beside)}"


class Reader:
    """Hears what the program says of itself, and remembers what is to be spoken."""

    def __init__(self) -> None:
        self.spoken: list[tuple[float, str, str]] = []
        """The second, whether it was said by the focus, by a change or by the program, and the text."""
        self.last = time.monotonic()
        self._listeners = [self._listener(name, heard) for name, heard in (
            ("object:state-changed:focused", self._focus), ("object:announcement", self._announcement),
            ("window:activate", self._window), ("object:state-changed:checked", self._change),
            ("object:property-change:accessible-value", self._change),
            ("object:active-descendant-changed", self._descendant))]

    def _listener(self, name: str, heard: Callable[[Atspi.Event], None]) -> Atspi.EventListener:
        def safely(event: Atspi.Event) -> None:
            self.last = time.monotonic()
            with suppress(GLib.Error):  # what it was about may be gone
                heard(event)

        made = Atspi.EventListener.new(safely)
        made.register(name)
        return made

    def _say(self, kind: str, text: str) -> None:
        self.spoken.append((time.monotonic(), kind, text))

    def _focus(self, event: Atspi.Event) -> None:
        if event.detail1:
            self._say("focus", speech(event.source))
            current = current_child(event.source)
            if current is not None:
                self._say("focus", speech(current))

    def _announcement(self, event: Atspi.Event) -> None:
        self._say("announced", str(event.any_data))

    def _window(self, event: Atspi.Event) -> None:
        self._say("window", f"{event.source.get_name()}, {event.source.get_role_name()}")

    def _change(self, event: Atspi.Event) -> None:
        if event.source.get_state_set().contains(Atspi.StateType.FOCUSED):
            self._say("change", speech(event.source))

    def _descendant(self, event: Atspi.Event) -> None:
        self._say("focus", speech(event.any_data))

    def attend(self, seconds: float) -> None:
        """Hear what comes in so many seconds."""
        context, end = GLib.MainContext.default(), time.monotonic() + seconds
        while time.monotonic() < end:
            if not context.iteration(False):
                time.sleep(0.01)

    def settle(self, program: Atspi.Accessible) -> None:
        """Hear until all is quiet."""
        self.attend(0.1)
        program.clear_cache()
        program.get_child_at_index(0).get_name()  # answered once the program has done what came before
        begun = self.last = time.monotonic()
        while time.monotonic() - self.last < QUIET and time.monotonic() - begun < LONGEST:
            self.attend(0.05)

    def take(self) -> "list[str]":
        """Return what was spoken since the last time, no text twice in a row."""
        texts = [text for _, _, text in self.spoken]
        self.spoken.clear()
        return [text for place, text in enumerate(texts) if text and text not in texts[max(0, place - 1):place]]


def tree(node: Atspi.Accessible) -> "dict[str, Any]":
    """Return a node with all in it that is shown."""
    children = []
    for place in range(min(node.get_child_count(), MOST)):
        child = node.get_child_at_index(place)
        if child is not None and child.get_state_set().contains(Atspi.StateType.SHOWING):
            children.append(tree(child))
    return {**described(node), "children": children}


def application(name: str, within: float = 120) -> Atspi.Accessible:
    """Return the program, once it has a window."""
    end = time.monotonic() + within
    while time.monotonic() < end:
        desktop = Atspi.get_desktop(0)
        for place in range(desktop.get_child_count()):
            found = desktop.get_child_at_index(place)
            if found is not None and found.get_name() == name and found.get_child_count():
                return found
        time.sleep(0.1)
    raise SystemExit(f"{name}: no such program")


def answer(order: "dict[str, Any]", reader: Reader, keys: Keys, program: Atspi.Accessible) -> object:
    """Do what one line asks for."""
    if order["do"] == "press":
        for key in order["keys"]:
            keys.press(key)
            reader.settle(program)
        return reader.take()
    if order["do"] == "listen":
        reader.spoken.clear()
        begun = time.monotonic()
        reader.attend(float(order["seconds"]))
        return [(round(when - begun, 2), text) for when, kind, text in reader.spoken if kind == "announced"]
    if order["do"] == "await":
        end = time.monotonic() + float(order["within"])
        while not any(str(order["text"]) in text for _, _, text in reader.spoken):
            if time.monotonic() > end:
                return None
            reader.attend(0.1)
        reader.settle(program)
        return reader.take()
    for _ in range(9):
        reader.settle(program)
        try:
            return tree(program)
        except (GLib.Error, AttributeError):  # something of it has gone meanwhile
            pass
    raise SystemExit("the window never rests")


def main(name: str, command: "list[str]") -> None:
    """Run the program and answer each line until there are no more."""
    Atspi.init()
    reader, keys = Reader(), Keys()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=sys.stderr)
    try:
        program = application(name)
        keys.focus()
        for line in sys.stdin:
            order = json.loads(line)
            if order["do"] == "end":
                break
            # The bus and what it starts write to the same pipe.
            sys.stdout.write(f"{ANSWER}{json.dumps(answer(order, reader, keys, program))}\n")
            sys.stdout.flush()
    finally:
        process.terminate()
        process.wait(30)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
