"""The interpreted run must see the core in src, the compiled run the one of the wheel; neither may hide the other."""

import importlib
import importlib.machinery
import os
import pkgutil

import pytest

import peerless.core


@pytest.mark.parity
def test_the_core_under_test_is_the_one_that_was_asked_for() -> None:
    wanted = os.environ.get("PEERLESS_CORE")
    if wanted is None:
        pytest.skip("only `make test` says which core it wants")
    suffixes = {
        "interpreted": tuple(importlib.machinery.SOURCE_SUFFIXES),
        "compiled": tuple(importlib.machinery.EXTENSION_SUFFIXES),
    }[wanted]
    names = [f"peerless.core.{module.name}" for module in pkgutil.iter_modules(peerless.core.__path__)]
    files = {name: importlib.import_module(name).__file__ or "" for name in names}
    assert files
    assert not {name: file for name, file in files.items() if not file.endswith(suffixes)}
