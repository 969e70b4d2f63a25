"""What comes from the keyboard, before it is keys."""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from textual.driver import Driver


def forgiving(usual: "type[Driver]") -> "type[Driver]":
    """A driver that passes over bytes which are no text; a terminal that does not speak UTF-8 sends them for accents."""
    if sys.platform == "win32":
        return usual
    from textual.drivers.linux_driver import LinuxDriver

    if usual is not LinuxDriver:
        return usual

    class ForgivingDriver(LinuxDriver):
        def run_input_thread(self) -> None:
            while True:
                try:
                    return super().run_input_thread()
                except UnicodeDecodeError:
                    continue  # what was read at once is lost; reading begins anew with the next key

    return ForgivingDriver
