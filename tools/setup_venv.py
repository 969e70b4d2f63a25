"""Makes .venv and installs Peerless into it, as `make setup` does; quick when nothing changed.

The dependencies come from requirements.lock, Peerless as a wheel whose core is compiled where that is possible (see
hatch_build.py). What was installed from what is written into .venv, and done again when that differs.
"""

import contextlib
import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"
STAMP = VENV / "made-from.json"
LOCK_FILE = ROOT / "requirements.lock"
WHEELS = ROOT / "build" / "wheel"
OLDEST_PYTHON = (3, 11)


def main() -> None:
    if sys.version_info < OLDEST_PYTHON:
        found = ".".join(map(str, sys.version_info[:3]))
        sys.exit(f"Peerless needs Python 3.11 or newer, this is {found}; name another: make PYTHON=python3.12 ...")
    with one_at_a_time():
        dependencies = digest([LOCK_FILE], sys.version, sys.base_prefix)
        package = digest(wheel_inputs(), dependencies, *compiler_at_hand())
        done = read_stamp()
        if done.get("dependencies") != dependencies:
            print("setup: making .venv and installing what requirements.lock names", flush=True)
            make_venv()
            done = {"dependencies": dependencies}
        if done.get("package") != package:
            print("setup: installing peerless (half a minute when the core is to be compiled)", flush=True)
            STAMP.write_text(json.dumps({"dependencies": dependencies}))
            install_peerless()
            STAMP.write_text(json.dumps({"dependencies": dependencies, "package": package}))


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "setup.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def wheel_inputs() -> list[Path]:
    source = [path for path in (ROOT / "src").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return sorted(source) + [ROOT / name for name in ("pyproject.toml", "hatch_build.py", "LICENSE", "NOTICE")]


def compiler_at_hand() -> list[str]:
    """What decides whether the core can be compiled, so that a compiler installed later is noticed."""
    compiler = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    wish = os.environ.get("PEERLESS_PURE", "")
    return [wish, compiler, shutil.which(compiler.split()[0]) or "", str(headers.exists())]


def digest(files: list[Path], *settings: str) -> str:
    summary = hashlib.sha256()
    for setting in settings:
        summary.update(setting.encode() + b"\0")
    for path in files:
        summary.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return summary.hexdigest()


def read_stamp() -> dict[str, str]:
    """What .venv was made from; nothing if it is not there, is broken or was copied from another folder."""
    try:
        usable = VENV_PYTHON.exists() and str(VENV) in (VENV / "bin" / "pip").read_text().splitlines()[0]
        stamp: dict[str, str] = json.loads(STAMP.read_text()) if usable else {}
    except (OSError, ValueError):
        return {}
    return stamp


def make_venv() -> None:
    outside_python = getattr(sys, "_base_executable", sys.executable)  # not .venv's own, where that is activated
    run(outside_python, "-m", "venv", "--clear", str(VENV))
    pip_install("--require-hashes", "--no-deps", "-r", str(LOCK_FILE))


def install_peerless() -> None:
    shutil.rmtree(WHEELS, ignore_errors=True)
    run(str(VENV_PYTHON), "-m", "hatchling", "build", "-t", "wheel", "-d", str(WHEELS), HATCH_QUIET="1")
    (wheel,) = WHEELS.glob("*.whl")
    pip_install("--no-index", "--no-deps", "--force-reinstall", str(wheel))
    print("setup: done, the core is", "interpreted" if wheel.name.endswith("-none-any.whl") else "compiled")


def pip_install(*arguments: str) -> None:
    run(str(VENV_PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet", *arguments)


def run(*command: str, **settings: str) -> None:
    """Runs a command in the checkout, with nothing of the caller's PYTHONPATH."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | settings
    try:
        subprocess.run(command, cwd=ROOT, env=environment, check=True)
    except subprocess.CalledProcessError:
        sys.exit("setup: stopped, this command failed: " + " ".join(command))


if __name__ == "__main__":
    main()
