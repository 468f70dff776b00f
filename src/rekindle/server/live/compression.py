"""The WebSocket connections of the server, below its messages."""

from __future__ import annotations

import logging
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.server import ServerProtocol

WINDOW_BITS = 15
"""32 kB: a view of Revive has 12 kB, and what is unchanged in it then costs next to nothing."""
CLIENT_WINDOW_BITS = 12  # clients send little


class CompressedWebSocket(WebSocketsSansIOProtocol):
    """A connection with a window large enough to find the view sent before: uvicorn's has 4 kB.

    Texts are passed on as bytes. Those that are not UTF-8 are then refused like any other message
    that cannot be read; uvicorn would log a traceback.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.config.ws_per_message_deflate:
            deflate = ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW_BITS,
                client_max_window_bits=CLIENT_WINDOW_BITS,
                compress_settings={"memLevel": 5},
            )
            self.conn = ServerProtocol(
                extensions=[deflate],
                max_size=self.config.ws_max_size,
                logger=logging.getLogger("uvicorn.error"),
            )

    def handle_text(self, event: Frame) -> None:
        self.handle_bytes(event)
