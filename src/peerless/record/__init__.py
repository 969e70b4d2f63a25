"""Games kept: scenarios, replays, notation, logs."""
