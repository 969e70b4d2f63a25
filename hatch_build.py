"""Build hook: compiles the modules of peerless.core with mypyc where that is possible.

Where it is not (no C compiler, no Python headers, a core that does not compile), the wheel holds the same code as plain
Python and one line says why. The environment variable PEERLESS_PURE decides otherwise: 1 never compiles, 0 makes a core
that cannot be compiled an error.

The core is compiled apart from the rest of the package, in build/core, and kept there: a wheel is made in a moment
when only other files changed. An editable install is always plain Python.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_GROUP = "peerless_core"  # names the shared library that all compiled modules live in
# No function of that library is replaced from outside, so calls between them may be direct and inlined: a third more
# speed with gcc. A compiler that does not know these options goes without them.
DIRECT_CALLS = ("-fno-semantic-interposition", "-fvisibility=hidden")


class CannotCompileError(Exception):
    """Says in one line why the core stays plain Python."""


class CoreBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        wish = os.environ.get("PEERLESS_PURE", "")
        if wish not in ("", "0", "1"):
            raise SystemExit(f"PEERLESS_PURE is {wish!r}; it may be 1 (never compile), 0 (compile or fail) or unset")
        if wish == "1":
            self.app.display_info("peerless: the core stays plain Python, as PEERLESS_PURE=1 asks")
            return
        try:
            libraries = compiled_core(Path(self.root))
        except (CannotCompileError, OSError) as why:
            if wish == "0":
                raise SystemExit(f"peerless: the core cannot be compiled: {why}") from why
            self.app.display_warning(f"peerless: the core stays plain Python: {why}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(path): place for path, place in libraries.items()})


def compiled_core(root: Path) -> dict[Path, str]:
    """The extension modules of the core and the place of each in the wheel, from the cache or newly compiled."""
    workshop = root / "build" / "core" / str(sysconfig.get_config_var("SOABI"))
    made_from = workshop / "made-from"
    libraries = workshop / "lib"
    inputs = digest_of_inputs(root)
    if not made_from.exists() or made_from.read_text() != inputs:
        require_compiler(workshop)
        made_from.unlink(missing_ok=True)
        compile_core(root, workshop)
        made_from.write_text(inputs)
    return {path: path.relative_to(libraries).as_posix() for path in libraries.rglob("*") if path.is_file()}


def core_sources(root: Path) -> list[Path]:
    return sorted((root / "src" / "peerless" / "core").rglob("*.py"))


def digest_of_inputs(root: Path) -> str:
    """Changes whenever the compiled core could: sources, this hook, the tools and their settings."""
    try:
        mypy_version = importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError:
        raise CannotCompileError("mypy is not installed") from None
    digest = hashlib.sha256()
    for setting in (mypy_version, sys.version, *(os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS"))):
        digest.update(setting.encode() + b"\0")
    for path in (Path(__file__), *core_sources(root)):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def require_compiler(workshop: Path) -> None:
    """Asks the C compiler for an empty extension: a second's work before mypyc starts on minutes of it."""
    if importlib.util.find_spec("setuptools") is None:
        raise CannotCompileError("setuptools is not installed")
    probe = workshop / "probe"
    probe.mkdir(parents=True, exist_ok=True)
    (probe / "probe.c").write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    run_apart("probe", probe, "no working C compiler with the headers of this Python")


def accepted_options(workshop: Path) -> tuple[str, ...]:
    """The options for the C compiler beyond mypyc's own, none if the compiler refuses them."""
    try:
        run_apart("probe", workshop / "probe", "it goes without", *DIRECT_CALLS)
    except CannotCompileError:
        return ()
    return DIRECT_CALLS


def compile_core(root: Path, workshop: Path) -> None:
    """Compiles a copy that holds nothing but the core, so that no other file can break or change the outcome."""
    source, libraries = workshop / "src", workshop / "lib"
    for folder in (source, libraries):
        shutil.rmtree(folder, ignore_errors=True)
    libraries.mkdir(parents=True)
    shutil.copytree(root / "src" / "peerless" / "core", source / "peerless" / "core")
    (source / "peerless" / "__init__.py").touch()
    run_apart("compile", workshop, "mypyc or the C compiler refused it", *accepted_options(workshop))
    run_apart("import", workshop, "it compiles but cannot be imported")


def run_apart(step: str, folder: Path, on_failure: str, *options: str) -> None:
    """Runs a step in a process of its own: whatever happens to it, the build goes on and its output is kept."""
    log = folder / f"{step}.log"
    command = [sys.executable, __file__, step, *options]
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    log.write_text(done.stdout)
    if done.returncode != 0:
        raise CannotCompileError(f"{on_failure} (see {log})")


# The steps, each in its own process and started in its own folder, with options for the C compiler.


def step_probe(*options: str) -> None:
    from setuptools import Extension

    build_extensions([Extension("probe", ["probe.c"], extra_compile_args=list(options))], libraries=".")


def step_compile(*options: str) -> None:
    from mypyc.build import mypycify

    os.chdir("src")
    modules = [path.as_posix() for path in sorted(Path("peerless/core").rglob("*.py")) if path.name != "__init__.py"]
    extensions = mypycify(modules, opt_level="3", debug_level="0", group_name=COMPILED_GROUP, target_dir="../c")
    for extension in extensions:
        # A compiler newer than mypyc may warn about the generated code; that is no reason to go without it.
        kept = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        extension.extra_compile_args = [*kept, *options]
    build_extensions(extensions, libraries="../lib")


def step_import(*_options: str) -> None:
    import importlib

    for library in Path("lib/peerless/core").rglob("*"):
        if library.is_file():
            shutil.copy(library, Path("src/peerless/core") / library.relative_to("lib/peerless/core"))
    sys.path[:0] = ["src", "lib"]
    for path in sorted(Path("src/peerless/core").rglob("*.py")):
        module = ".".join(path.relative_to("src").with_suffix("").parts).removesuffix(".__init__")
        importlib.import_module(module)


def build_extensions(extensions: list[Any], libraries: str) -> None:
    import logging

    from setuptools import Distribution

    logging.basicConfig(level=logging.INFO, format="%(message)s")  # shows the compiler's command lines
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.force = libraries, "objects", True
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    {"probe": step_probe, "compile": step_compile, "import": step_import}[sys.argv[1]](*sys.argv[2:])
