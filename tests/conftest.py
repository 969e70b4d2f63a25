"""What holds for all tests."""

import os

# The texts that tests compare are English ones, whatever the machine speaks.
os.environ["PEERLESS_LANG"] = "en"
