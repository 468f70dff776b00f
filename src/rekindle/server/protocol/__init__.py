"""The messages that server and clients exchange, and the page's types generated from them."""
