# `make play` and `make test` need Python 3.11 or newer and make; the core is compiled where a C compiler is at hand.
#
# One core, run two ways. The compiled one is the wheel that `make setup` puts into .venv. The interpreted one is the
# tree in src: with PYTHONPATH=src it hides the wheel. No .so file ever lies in src, where it would hide the source.

PYTHON ?= python3
BIN := .venv/bin
INTERPRETED := PEERLESS_CORE=interpreted PYTHONPATH=src
COMPILED := PEERLESS_CORE=compiled
unexport PYTHONPATH

help:
	@echo 'make play     set up and play a game in the terminal    make play ARGS="--help"'
	@echo 'make test     set up and run every check and test       make test-interpreted ARGS="-k combat"'
	@echo 'make fuzz     random games with all invariants checked  make fuzz ARGS="--games 20000 --seed 1"'
	@echo 'make bench    measure                                   make bench ARGS=--json'
	@echo 'make parity   compare interpreted and compiled          make parity ARGS="--games 2000"'
	@echo 'make mutate   see which planted bugs the tests miss     make mutate ARGS="--sample 340"'
	@echo 'make setup    make .venv and install peerless into it   PEERLESS_PURE=1 make setup (core not compiled)'
	@echo 'make format   let ruff put the code in order'
	@echo 'make lock     renew requirements.lock'
	@echo 'make clean    remove everything that was made here'

setup:
	@$(PYTHON) tools/setup_venv.py

play: setup
	@$(BIN)/peerless play $(ARGS)

fuzz: setup
	$(BIN)/peerless fuzz $(ARGS)

bench: setup
	$(BIN)/peerless bench $(ARGS)

test: lint test-interpreted test-compiled

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test-interpreted: setup
	$(INTERPRETED) $(BIN)/pytest -n auto $(ARGS)

test-compiled: setup
	@if ls .venv/lib/python*/site-packages/peerless_core__mypyc.* >/dev/null 2>&1; \
	then echo '$(COMPILED) $(BIN)/pytest -n auto -m parity'; $(COMPILED) $(BIN)/pytest -n auto -m parity; \
	else echo 'test-compiled: left out, the core of this setup is not compiled'; fi

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

parity: setup
	$(INTERPRETED) $(BIN)/python tools/parity.py $(ARGS)
	$(COMPILED) $(BIN)/python tools/parity.py $(ARGS)

mutate: setup
	$(BIN)/python tools/mutate.py build/mutants.json $(ARGS)

lock: setup
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --upgrade --group dev \
		--custom-compile-command 'make lock' --output-file requirements.lock pyproject.toml

clean:
	rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

.PHONY: help setup play fuzz bench parity mutate test lint test-interpreted test-compiled format lock clean
