"""The WebSocket's compression, with a memory that reaches back to the view sent before."""

from __future__ import annotations

import logging
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

WINDOW_BITS = 15
"""32 kB: a view of Revive is 12 kB, and what has not changed in it then costs next to nothing."""
SMALL_WINDOW_BITS = 12  # pages send little


class Remembering(WebSocketsSansIOProtocol):
    """uvicorn remembers 4 kB of what was sent, too little to find the view before."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.config.ws_per_message_deflate:
            deflate = ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW_BITS,
                client_max_window_bits=SMALL_WINDOW_BITS,
                compress_settings={"memLevel": 5},
            )
            self.conn = ServerProtocol(
                extensions=[deflate],
                max_size=self.config.ws_max_size,
                logger=logging.getLogger("uvicorn.error"),
            )
