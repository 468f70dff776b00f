"""Where a server listens: a port that is free, and what people type to get there."""

from __future__ import annotations

import errno
import ipaddress
import socket

FIRST_PORT = 8000
PORTS_TRIED = 50
EVERYWHERE = ("0.0.0.0", "::")


class CannotListen(ValueError):
    """The server cannot listen there; the text says why and what would be right."""


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at this port; without one, at the first that is free."""
    if port is not None:
        try:
            return bound(host, port)
        except OSError as error:
            raise CannotListen(refusal(host, port, error)) from None
    for number in range(FIRST_PORT, FIRST_PORT + PORTS_TRIED):
        try:
            return bound(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise CannotListen(refusal(host, number, error)) from None
    raise CannotListen(
        f"the ports {FIRST_PORT} to {FIRST_PORT + PORTS_TRIED - 1} are all in use; "
        "name another one with --port"
    )


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.set_inheritable(True)
        found.listen(2048)
    except OSError:
        found.close()
        raise
    return found


def refusal(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use; name another one with --port, or leave --port away"
    if error.errno == errno.EACCES:
        return f"port {port} is not for everybody to use; name one above 1023 with --port"
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return f"'{host}' is no address of this machine; name one with --host, such as 127.0.0.1"
    return f"port {port} of {host} cannot be used: {error.strerror}"


def address(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    if host in EVERYWHERE:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def only_here(host: str) -> bool:
    """Whether nobody but this machine can come in."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
