"""The messages that server and clients exchange, and the page's types generated from them.

Over HTTP they are request and response bodies. Over the WebSocket each message is a JSON object
with a tag: `do` from the client, `is` from the server.
"""
