"""The options for a cluster that `solve` and `worker` share."""

import argparse
from pathlib import Path

from latticework.run.cluster.scheduler import Certificates, Scheduler, scheduler_at

TLS = {
    "--tls-ca": "the certificate of the authority that all machines of the cluster trust",
    "--tls-cert": "the certificate of this machine",
    "--tls-key": "the key of that certificate",
}


def add_tls(parser: argparse.ArgumentParser) -> None:
    """Declare the options for an encrypted connection."""
    for option, told in TLS.items():
        parser.add_argument(option, type=Path, metavar="FILE", help=told)


def scheduler_of(chosen: argparse.Namespace) -> Scheduler:
    """Return the scheduler whose address was given; raises LatticeworkError."""
    return scheduler_at(chosen.cluster, Certificates(chosen.tls_ca, chosen.tls_cert, chosen.tls_key))
