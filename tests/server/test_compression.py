"""Compression: what has not changed since the last message costs next to nothing."""

from __future__ import annotations

import json
import socket
import struct

import httpx

from tests.server.serving import Server

OFFER = "permessage-deflate; client_max_window_bits"
"""As browsers send it."""
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
SMALL = 126
"""The length that announces the real one in the next two bytes."""


class Wire:
    """A hand-written WebSocket that measures the bytes of each message."""

    def __init__(self, port: int, table: str) -> None:
        self.stream = socket.create_connection(("127.0.0.1", port), timeout=30)
        self.reader = self.stream.makefile("rb")
        lines = [
            f"GET /api/tables/{table}/live HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {KEY}",
            f"Sec-WebSocket-Extensions: {OFFER}",
        ]
        self.stream.sendall("\r\n".join([*lines, "", ""]).encode())
        assert b"101" in self.reader.readline()
        while self.reader.readline().strip():
            pass

    def send(self, message: dict[str, object]) -> None:
        data = json.dumps(message).encode()
        head = struct.pack("!BBH", 0x81, 0x80 | SMALL, len(data))
        self.stream.sendall(head + bytes(4) + data)  # masked with zeros

    def hear(self) -> int:
        """Return the compressed length of the next message."""
        first, length = self.reader.read(2)
        assert first & 0x40, "the message is not compressed"
        if length == SMALL:
            (length,) = struct.unpack("!H", self.reader.read(2))
        assert len(self.reader.read(length)) == length
        return int(length)

    def close(self) -> None:
        self.reader.close()
        self.stream.close()


def test_an_unchanged_view_is_compressed_away(server: Server) -> None:
    """Views of Revive are the largest: 12 kB, more than uvicorn's own window."""
    wish = {"game": "revive", "seats": [{"kind": "person", "name": "Ada"}]}
    opened = httpx.post(f"{server.address}/api/tables", json=wish, timeout=30).json()
    wire = Wire(server.port, opened["table"]["id"])
    try:
        wire.send({"do": "hello", "keys": [opened["keys"][0]["secret"]], "eyes": 0})
        wire.hear()  # the table
        whole = wire.hear()
        wire.send({"do": "look", "eyes": 0})
        again = wire.hear()
    finally:
        wire.close()
    assert whole > 1000
    assert again < whole / 10
