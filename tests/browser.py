"""A headless Chromium driven through its debugging pipe: pages opened from files, without a network."""

import base64
import json
import os
import shutil
import subprocess
import sys
import time
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), "")
OPTIONS = ("--headless=new", "--no-sandbox", "--disable-gpu-sandbox", "--use-angle=swiftshader",
           "--enable-unsafe-swiftshader", "--no-first-run", "--disable-background-networking", "--disable-extensions",
           "--remote-debugging-pipe", "--hide-scrollbars", "about:blank")
PATIENCE = 60.0
BECOME = """
import fcntl, os, sys
pipes = [fcntl.fcntl(int(number), fcntl.F_DUPFD, 10) for number in sys.argv[1:3]]
for number, pipe in zip((3, 4), pipes):
    os.dup2(pipe, number)
os.execv(sys.argv[3], sys.argv[3:])
"""
"""Turn into the browser, which reads commands from descriptor 3 and answers on 4."""

Point = tuple[float, float]


class Browser:
    """One tab of a browser. `complaints` are errors and warnings of its console, `requests` what it asked for."""

    def __init__(self, *options: str) -> None:
        self._folder = TemporaryDirectory(ignore_cleanup_errors=True)
        (read, self._out), (self._in, write) = os.pipe(), os.pipe()
        self._process = subprocess.Popen(
            [sys.executable, "-c", BECOME, str(read), str(write), CHROMIUM, *options,
             f"--user-data-dir={self._folder.name}", *OPTIONS], pass_fds=(read, write),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(read)
        os.close(write)
        self._number, self._rest, self._session = 0, b"", ""
        self.complaints: list[str] = []
        self.requests: list[str] = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        self.call("Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=0,
                  uploadThroughput=0)

    def close(self) -> None:
        """End the browser."""
        self._process.kill()
        self._process.wait()
        os.close(self._in)
        os.close(self._out)
        self._folder.cleanup()

    def call(self, method: str, **params: object) -> dict[str, Any]:
        """Do something and return what came of it."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": params}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") == self._number:
                assert "error" not in answer, answer["error"]
                return dict(answer["result"])
            self._heard(answer.get("method", ""), answer.get("params", {}))

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            read = os.read(self._in, 1 << 16)
            assert read, "the browser has ended"
            self._rest += read
        message, _, self._rest = self._rest.partition(b"\0")
        return dict(json.loads(message))

    def _heard(self, event: str, about: dict[str, Any]) -> None:
        if event == "Network.requestWillBeSent" and not about["request"]["url"].startswith("data:"):
            self.requests.append(about["request"]["url"])
        elif event in ("Runtime.exceptionThrown", "Log.entryAdded") or (
                event == "Runtime.consoleAPICalled" and about["type"] in ("error", "warning", "assert")):
            self.complaints.append(json.dumps(about)[:600])

    def open(self, path: Path, ready: str = "true") -> None:
        """Open a file and wait until a condition holds."""
        self.requests.clear()
        self.call("Page.navigate", url=path.resolve().as_uri())
        self.wait_for(f"document.readyState === 'complete' && ({ready})")

    def wait_for(self, condition: str) -> None:
        """Wait until a condition holds."""
        end = time.monotonic() + PATIENCE
        while not self.evaluate(condition):
            assert time.monotonic() < end, f"{condition} does not become true; {self.complaints}"
            time.sleep(0.05)

    def evaluate(self, script: str) -> Any:
        """Return the value of an expression in the page, or of a promise."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def picture(self, of: str = "html") -> Image.Image:
        """Return an element as it is seen, after what was asked for is drawn."""
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")
        box = self.evaluate("(b => [b.x + scrollX, b.y + scrollY, b.width, b.height])"
                            f"(document.querySelector({json.dumps(of)}).getBoundingClientRect())")
        clip = dict(zip(("x", "y", "width", "height"), box, strict=True), scale=1)
        shot = self.call("Page.captureScreenshot", format="png", clip=clip, captureBeyondViewport=True)
        return Image.open(BytesIO(base64.b64decode(shot["data"]))).convert("RGB")

    def key(self, key: str, text: str = "") -> None:
        """Press and release a key."""
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, text=text or (key if len(key) == 1 else ""))
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key)

    def drag(self, start: Point, end: Point) -> None:
        """Press the mouse, move it in some steps, and release it; without a way to go this is a click."""
        self._mouse("mousePressed", *start)
        if start != end:
            for i in range(1, 6):
                self._mouse("mouseMoved", *(a + (b - a) * i / 5 for a, b in zip(start, end, strict=True)))
        self._mouse("mouseReleased", *end)

    def _mouse(self, what: str, x: float, y: float) -> None:
        self.call("Input.dispatchMouseEvent", type=what, x=x, y=y, button="left", buttons=1, clickCount=1)

    def touch(self, starts: list[Point], ends: list[Point]) -> None:
        """Put fingers down, move them in some steps, and lift them."""
        fingers = list(zip(starts, ends, strict=True))
        for step in range(6):
            at = [{"x": a + (x - a) * step / 5, "y": b + (y - b) * step / 5, "id": number}
                  for number, ((a, b), (x, y)) in enumerate(fingers)]
            self.call("Input.dispatchTouchEvent", type="touchMove" if step else "touchStart", touchPoints=at)
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def window(self, width: int, height: int, phone: bool = False) -> None:
        """Make the window so large, in pixels of CSS."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, mobile=phone,
                  deviceScaleFactor=2 if phone else 1)
        self.call("Emulation.setTouchEmulationEnabled", enabled=phone)

    def dark(self, dark: bool) -> None:
        """Let pages be dark or light."""
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme",
                                                           "value": "dark" if dark else "light"}])
