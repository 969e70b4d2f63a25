"""Play in the terminal, with Textual. Imported only by `peerless play`."""
