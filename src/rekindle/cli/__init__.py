"""The `rekindle` command: play, watch, replay, simulate, look rules up, write packs."""
