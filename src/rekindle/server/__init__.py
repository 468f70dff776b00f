"""The server: games in the browser over HTTP and WebSocket, stored in a database.

Packages, each above those it may import from: `http`, then `live` and `bots`, `tables`, `seats`,
`accounts`, `store`, `protocol`. `app` puts them together, `runner` runs the result.
"""
