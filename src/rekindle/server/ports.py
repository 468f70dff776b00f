"""Where the server listens: a free port, and the URL to open."""

from __future__ import annotations

import errno
import ipaddress
import socket

FIRST_PORT = 8000
PORTS_TRIED = 50
ALL_INTERFACES = ("0.0.0.0", "::")


class CannotListen(ValueError):
    """The server cannot listen there; the text says why and what to do."""


def listen(host: str, port: int | None) -> socket.socket:
    """Return a listening socket at this port, or at the first free one if it is None."""
    if port is not None:
        try:
            return bind(host, port)
        except OSError as error:
            raise CannotListen(explain(host, port, error)) from None
    for number in range(FIRST_PORT, FIRST_PORT + PORTS_TRIED):
        try:
            return bind(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise CannotListen(explain(host, number, error)) from None
    raise CannotListen(
        f"ports {FIRST_PORT} to {FIRST_PORT + PORTS_TRIED - 1} are all in use; "
        "choose another with --port"
    )


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.set_inheritable(True)
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    return listener


def explain(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use; choose another with --port, or omit --port"
    if error.errno == errno.EACCES:
        return f"port {port} needs special privileges; choose one above 1023 with --port"
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return f"'{host}' is not an address of this machine; use --host, such as 127.0.0.1"
    return f"port {port} of {host} cannot be used: {error.strerror}"


def url(host: str, port: int) -> str:
    """Return the URL for a browser on this machine."""
    if host in ALL_INTERFACES:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def is_local(host: str) -> bool:
    """Whether only this machine can connect."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
