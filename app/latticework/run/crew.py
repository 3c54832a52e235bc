"""Who searches: how many processes of this machine, with how much memory, and which cluster."""

import importlib.util
import os
import sys
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from latticework import administrator
from latticework.errors import LatticeworkError, shown
from latticework.phrases import phrase

_PORT = 8786  # that of Dask
_SCHEMES = ("tcp", "tls")

_LEAST, _OF_WINDOWS = 64, 61
# bpo-26903: WaitForMultipleObjects takes 63 handles, and the pool needs two for itself.
MOST_WORKERS = min(max(_LEAST, os.cpu_count() or 1), _OF_WINDOWS if sys.platform == "win32" else sys.maxsize)
"""The most workers. Each takes memory of its own, and more than there are cores are no faster.

Python's pools have no more than 61 processes on Windows.
"""
LEAST_MEMORY = 256
"""MB; a worker holds 160 before it searches anything."""


@dataclass(frozen=True)
class Certificates:
    """The files for an encrypted connection: the authority that all trust, one's own certificate, and its key."""

    authority: Path | None = None
    certificate: Path | None = None
    key: Path | None = None

    def __bool__(self) -> bool:
        return any((self.authority, self.certificate, self.key))


_NO_CERTIFICATES = Certificates()


@dataclass(frozen=True)
class Scheduler:
    """A scheduler of Dask: its address, and `security` as Dask has it, which is None without encryption."""

    address: str
    security: Any = None

    @property
    def is_here(self) -> bool:
        """Whether it is on this machine, so that nobody else need reach it."""
        return _is_loopback(urlsplit(self.address).hostname or "")


@dataclass
class Crew:
    """The workers of a search. `workers`, a number of processes, may be set by any thread meanwhile, also to 0.

    memory: the most bytes each may hold, None for no limit. cluster: whose workers search, too.
    """

    workers: int
    memory: int | None = None
    cluster: Scheduler | None = None

    @property
    def is_this_process(self) -> bool:
        """Whether the program can do all of it itself, without any other process."""
        return self.workers == 1 and self.memory is None and self.cluster is None


def usual_workers() -> int:
    """Return how many processes work where nobody says: what an administrator has set, else one for each core."""
    return min(administrator.chosen(administrator.WORKERS) or os.cpu_count() or 1, MOST_WORKERS)


def checked_memory(megabytes: int | None) -> int | None:
    """Return a budget in bytes, None for no limit; raises LatticeworkError where it cannot be."""
    if megabytes is None:
        return None
    if megabytes < LEAST_MEMORY:
        raise LatticeworkError(phrase("memory: {megabytes} MB should be at least {least} for each worker",
                                      megabytes=str(megabytes), least=str(LEAST_MEMORY)))
    if sys.platform != "linux":
        raise LatticeworkError(phrase("memory: only Linux can limit the memory of workers; leave it without a limit"))
    return megabytes << 20


def scheduler_at(text: str, certificates: Certificates = _NO_CERTIFICATES) -> Scheduler:
    """Return the scheduler at an address that a user gave; raises LatticeworkError where it cannot be one.

    A scheduler runs whatever it is sent, so one on another machine is reached by TLS unless `tcp://` is written.
    """
    _check_installed()
    scheme, host, port = _parts(text)
    here = _is_loopback(host)
    # Never unencrypted by silence: only on this machine, where nobody else listens.
    scheme = scheme or ("tls" if certificates or not here else "tcp")
    if scheme == "tcp" and certificates:
        raise LatticeworkError(phrase("cluster: {address} is not encrypted; with certificates it should begin with "
                                      "tls://", address=shown(text)))
    brackets = f"[{host}]" if ":" in host else host
    return Scheduler(f"{scheme}://{brackets}:{port}", _security(text, certificates) if scheme == "tls" else None)


def _check_installed() -> None:
    if importlib.util.find_spec("distributed") is None:
        raise LatticeworkError(phrase("cluster: needs the package distributed, which is not installed; "
                                      "pip install \"latticework[cluster]\" installs it"))


def _parts(text: str) -> tuple[str, str, int]:
    """Return scheme, host and port of an address; no scheme where none is written."""
    try:
        parts = urlsplit(text if "://" in text else f"//{text}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
        parts = urlsplit("")
    extra = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    if not host or extra or parts.scheme not in ("", *_SCHEMES) or any(c.isspace() for c in text):
        raise LatticeworkError(phrase("cluster: {address} should be the address of a Dask scheduler, such as "
                                      "127.0.0.1:8786 or tls://head.example.org:8786", address=shown(text)))
    return parts.scheme, host, _PORT if port is None else port


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _security(text: str, certificates: Certificates) -> Any:
    """Return what Dask needs for an encrypted connection; what is not given is taken from its own configuration."""
    from distributed.security import Security  # noqa: PLC0415 few searches use a cluster

    given = {"tls_ca_file": certificates.authority}
    for role in ("client", "worker"):
        given |= {f"tls_{role}_cert": certificates.certificate, f"tls_{role}_key": certificates.key}
    for path in (certificates.authority, certificates.certificate, certificates.key):
        if path is not None and not path.is_file():
            raise LatticeworkError(phrase("{path}: there is no such file", path=path))
    security = Security(require_encryption=True, **{name: str(path) for name, path in given.items() if path})
    if not security.tls_ca_file or not security.tls_client_cert:
        raise LatticeworkError(phrase(
            "cluster: {address} is reached by TLS, for which there are no certificates. Give them by --tls-ca, "
            "--tls-cert and --tls-key or in the configuration of Dask; or write tcp:// before the address where all "
            "on the network may be trusted, as a scheduler runs whatever it is sent", address=shown(text)))
    return security
