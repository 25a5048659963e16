# Every target sets up what it needs; stamps in .stamps/ keep the second run quick.
SHELL := /bin/bash
PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
UV_VERSION := 0.13.8
SOURCES := src tests bench
PACKAGES := $(wildcard src/loupe/*/__init__.py src/loupe/*/*/__init__.py)
# Node comes with the pinned requirements, so that users need Python and a C++ compiler, nothing else.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
CLIENT := $(shell find web -path web/node_modules -prune -o -path web/src/generated -prune -o -type f -print)
TEXTS := $(wildcard src/loupe/i18n/*/*.ftl)
SERVED := $(shell find src/loupe/games src/loupe/server src/loupe/tables -name '*.py')
# What failed is run once more, by itself: on a busy machine a browser may be late, but a defect fails twice.
AGAIN := $(BIN)/python -m pytest --last-failed --last-failed-no-failures none -m "not soak"
CPP := $(wildcard cpp/*.cpp cpp/*.hpp cpp/tests/*.cpp)

.PHONY: help play test lint fmt bench soak shots docs setup clean
.DEFAULT_GOAL := help

help:
	@echo "make play    set everything up and play in the browser, at an address that it prints"
	@echo "make test    set everything up, lint, and run all tests"
	@echo "make setup | lint | fmt | bench | soak | shots | docs | clean"

setup: .stamps/install .stamps/web

.stamps/venv:
	@mkdir -p .stamps
	@$(PYTHON) -c 'import sys; sys.exit("Loupe needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

.stamps/requirements: .stamps/venv requirements/dev.txt
	$(UV) pip sync --quiet --python $(BIN)/python requirements/dev.txt
	@touch $@

# --no-build-isolation: the build tools are the pinned ones of requirements/dev.txt.
# The editable install lists the packages that it finds, so a new one must be found again.
.stamps/install: .stamps/requirements pyproject.toml CMakeLists.txt $(wildcard cpp/*.cpp cpp/*.hpp) $(PACKAGES)
	PATH="$(CURDIR)/$(BIN):$$PATH" $(UV) pip install --quiet --python $(BIN)/python --no-build-isolation --no-deps --reinstall-package loupe -e .
	@touch $@

.stamps/npm: .stamps/requirements web/package.json web/package-lock.json web/.npmrc
	@$(NPM) ci --silent --no-audit --no-fund
	@touch $@

# The client's types come from the server's own document of its requests.
.stamps/types: .stamps/install .stamps/npm web/scripts/types.js $(SERVED)
	@mkdir -p build
	@$(BIN)/python -m loupe.server > build/openapi.json
	@cd web && ../$(BIN)/node scripts/types.js ../build/openapi.json src/generated/api.d.ts
	@touch $@

.stamps/web: .stamps/types $(CLIENT) $(TEXTS)
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

play: setup
	@$(BIN)/loupe serve

# A Chromium for the tests that drive one, where the machine has none.
.stamps/browser: .stamps/npm tests/web/chromium.py
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tests.web.chromium
	@touch $@

test: lint .stamps/browser
	$(NPM) run --silent test
	$(BIN)/python -m pytest -n auto --dist worksteal -m "not soak" || $(AGAIN)

lint: setup
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/mypy src tests bench
	$(BIN)/lint-imports
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(if $(CPP),$(BIN)/clang-format --dry-run --Werror $(CPP))

fmt: setup
	$(BIN)/ruff check --fix $(SOURCES)
	$(BIN)/ruff format $(SOURCES)
	$(NPM) run --silent format
	$(if $(CPP),$(BIN)/clang-format -i $(CPP))

.stamps/bench: setup requirements/bench.txt
	$(UV) pip install --quiet --python $(BIN)/python -r requirements/bench.txt
	@touch $@

bench: .stamps/bench
	$(BIN)/python -m bench

soak: setup .stamps/browser
	$(BIN)/python -m pytest -n auto -m soak
	$(BIN)/python -m bench.load

shots: setup .stamps/browser
	$(BIN)/python -m tests.web.shots

docs: setup
	$(BIN)/python -m sphinx -W --keep-going -q docs docs/_build
	@echo "docs/_build/index.html"

clean:
	rm -rf .venv .stamps build docs/_build web/node_modules web/src/generated src/loupe/server/static
