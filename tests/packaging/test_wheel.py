"""Wheels of a toy package: compiled where that is possible, the same code as plain Python where it is not."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MACHINE = """
from mypy_extensions import i64

from peerless.core.state import State


def run(steps: i64) -> i64:
    state = State()
    while steps > 0:
        state.total += steps
        steps -= 1
    return state.total
"""
STATE = """
from mypy_extensions import i64


class State:
    def __init__(self) -> None:
        self.total: i64 = 0
"""

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("hatchling") is None, reason="builds wheels with the tools of `make setup`"
)
needs_compiler = pytest.mark.skipif(
    shutil.which(os.environ.get("CC", "cc")) is None, reason="there is no C compiler on this machine"
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose package is small enough to compile in a few seconds."""
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "README.md").write_text("A toy.")
    core = tmp_path / "src" / "peerless" / "core"
    core.mkdir(parents=True)
    (core.parent / "__init__.py").write_text("")
    (core / "__init__.py").write_text("")
    (core / "machine.py").write_text(MACHINE)
    (core / "state.py").write_text(STATE)
    return tmp_path


def build(checkout: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    shutil.rmtree(checkout / "dist", ignore_errors=True)
    inherited = {name: value for name, value in os.environ.items() if name not in ("PEERLESS_PURE", "PYTHONPATH")}
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
        cwd=checkout,
        env=inherited | settings,
        capture_output=True,
        text=True,
    )


def wheel_of(checkout: Path) -> Path:
    (wheel,) = (checkout / "dist").glob("*.whl")
    return wheel


def run_from(wheel: Path) -> list[str]:
    """Unpacks the wheel and calls it: the ending of the machine's file and the sum of 1 to 10."""
    place = wheel.parent / "unpacked"
    shutil.unpack_archive(wheel, place, "zip")
    call = "import peerless.core.machine as machine; print(machine.__file__.rpartition('.')[2], machine.run(10))"
    done = subprocess.run(
        [sys.executable, "-c", call], env=os.environ | {"PYTHONPATH": str(place)}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@needs_compiler
def test_the_core_is_compiled_and_kept_for_the_next_wheel(checkout: Path) -> None:
    first = build(checkout, PEERLESS_PURE="0")
    assert first.returncode == 0, first.stderr
    assert run_from(wheel_of(checkout))[0] in ("so", "pyd")
    assert run_from(wheel_of(checkout))[1] == "55"
    (library,) = (checkout / "build" / "core").rglob("lib/peerless_core__mypyc*")
    made = library.stat().st_mtime_ns

    (checkout / "src" / "peerless" / "text.py").write_text("text = 1\n")
    assert build(checkout, PEERLESS_PURE="0").returncode == 0
    assert library.stat().st_mtime_ns == made

    (checkout / "src" / "peerless" / "core" / "machine.py").write_text(MACHINE.replace("+= steps", "+= 2 * steps"))
    assert build(checkout, PEERLESS_PURE="0").returncode == 0
    assert run_from(wheel_of(checkout))[1] == "110"


def test_without_a_compiler_the_same_code_is_plain_python(checkout: Path) -> None:
    done = build(checkout, CC="false")
    assert done.returncode == 0, done.stderr
    assert "stays plain Python: no working C compiler" in done.stderr
    assert wheel_of(checkout).name.endswith("-py3-none-any.whl")
    assert run_from(wheel_of(checkout)) == ["py", "55"]


@needs_compiler
def test_a_core_that_mypyc_refuses_is_plain_python(checkout: Path) -> None:
    state = checkout / "src" / "peerless" / "core" / "state.py"
    state.write_text(STATE + "\n    def wrong(self) -> int:\n        return 'text'\n")
    done = build(checkout)
    assert done.returncode == 0, done.stderr
    assert "stays plain Python: mypyc or the C compiler refused it" in done.stderr
    assert run_from(wheel_of(checkout)) == ["py", "55"]


def test_pure_can_be_asked_for(checkout: Path) -> None:
    assert build(checkout, PEERLESS_PURE="1").returncode == 0
    assert run_from(wheel_of(checkout)) == ["py", "55"]


def test_compiled_can_be_demanded(checkout: Path) -> None:
    done = build(checkout, PEERLESS_PURE="0", CC="false")
    assert done.returncode != 0
    assert "peerless: the core cannot be compiled" in done.stderr


def test_any_other_wish_is_refused(checkout: Path) -> None:
    done = build(checkout, PEERLESS_PURE="yes")
    assert done.returncode != 0
    assert "PEERLESS_PURE is 'yes'" in done.stderr
