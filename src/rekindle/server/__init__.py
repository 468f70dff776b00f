"""Tables in the browser: HTTP and WebSocket, storage, seats and secrets."""
