# Everything here runs from a fresh clone: each target first installs what it needs.
#   make play   build the site and serve it          make test   every check and test
PYTHON ?= python3
BIN := .venv/bin

DEV := .venv/.installed
NODE := node_modules/.installed
STUBS := build/stubs/.made
WASM := build/wasm-site/.installed
SITE := dist/.made
FILE := build/ra.html

SITE_SOURCES := index.html pyscript.toml LICENSE \
	$(addprefix tools/,build.py styles.py vendor.py catalogues.py compile.mjs compile.py shipped.py reach.py service_worker.mjs) \
	$(shell find ra web -name __pycache__ -prune -o -print 2>/dev/null)

.PHONY: help play site file test lint format unit pyodide e2e engines browser bench bench-start audit fuzz kills decisions train catalogues pictures mutants pins clean
.DELETE_ON_ERROR:

help:
	@echo "make play        build the site and serve it"
	@echo "make test        all of lint, unit, pyodide, e2e, engines"
	@echo "make lint        ruff and mypy"
	@echo "make unit        tests/ on CPython"
	@echo "make pyodide     tests/ra inside Pyodide, in Node"
	@echo "make e2e         e2e/ in Chromium on the built site"
	@echo "make engines     e2e/engines in Firefox and WebKitGTK, if available"
	@echo "make site        build dist/"
	@echo "make file        build $(FILE): the site as one file that plays without a server"
	@echo "make format      format the code with ruff"
	@echo "make bench       measure the rules' speed"
	@echo "make bench-start measure how fast the page starts"
	@echo "make fuzz        throw 100,000 broken texts at all readers"
	@echo "make kills       kill the page 200 times in mid-game"
	@echo "make decisions   ask every computer player what to do in 10,000 random positions of a game"
	@echo "make train       train the computer's nets from scratch"
	@echo "make audit       check what is installed for known vulnerabilities"
	@echo "make catalogues  bring web/locale up to date with the strings in the code"
	@echo "make pictures    redraw the pictures of README.md and the manifest"
	@echo "make mutants     mutation testing of ra"
	@echo "make pins        pin newer versions of the Python packages"
	@echo "make clean       remove what was built (also rm -r .venv node_modules to remove all)"

play: $(SITE)
	$(BIN)/python tools/serve.py dist

test: $(DEV)
	$(BIN)/python tools/test.py

site: $(SITE)

file: $(FILE)

lint: $(DEV) $(STUBS)
	$(BIN)/python tools/lint.py

format: $(DEV)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# tests/ on two processes
unit: $(DEV) $(NODE)
	$(BIN)/python -m pytest tests -n 2 -q --junitxml=build/reports/unit.xml $(ARGS)

pyodide: $(WASM) $(NODE)
	node tools/pyodide_tests.mjs -q --junitxml=build/reports/pyodide.xml $(ARGS)

e2e: $(SITE) $(FILE) browser
	$(BIN)/python -m pytest e2e --ignore=e2e/engines -n 2 --dist loadgroup -q \
		--junitxml=build/reports/e2e.xml $(ARGS)

engines: $(SITE) $(FILE)
	@$(BIN)/python tools/browser.py engines
	$(BIN)/python -m pytest e2e/engines -n 2 -q --junitxml=build/reports/engines.xml $(ARGS)

browser: $(DEV)
	@$(BIN)/python tools/browser.py

bench-start: $(SITE) browser
	$(BIN)/python -m tools.bench.start

train: $(DEV)
	$(BIN)/python -m tools.train

# Known vulnerabilities of what is installed, from the registries' advisory services.
audit: $(NODE)
	npm audit --audit
	$(PYTHON) -m venv build/audit
	build/audit/bin/pip install --quiet pip-audit
	build/audit/bin/pip-audit -r requirements/dev.txt --disable-pip --require-hashes

kills: $(SITE) browser
	KILLS=200 $(BIN)/python -m pytest e2e/test_kills.py -q

decisions: $(DEV)
	$(BIN)/python tools/decisions.py
	$(BIN)/python tools/decisions.py --game hexagon

fuzz: $(DEV)
	$(BIN)/python tools/fuzz.py

bench: $(DEV)
	$(BIN)/python -m tools.bench.auction
	$(BIN)/python -m tools.bench.hexagon

catalogues: $(DEV)
	$(BIN)/python tools/catalogues.py

pictures: $(SITE) browser
	$(BIN)/python tools/pictures.py

mutants: $(DEV)
	$(BIN)/pip install --quiet --require-hashes -r requirements/mutants.txt
	$(BIN)/mutmut run --max-children 2
	$(BIN)/mutmut results

pins:
	$(PYTHON) -m venv build/pins
	build/pins/bin/pip install --quiet uv
	cd requirements && for name in dev mutants pyodide; do \
		UV_CUSTOM_COMPILE_COMMAND="make pins" ../build/pins/bin/uv pip compile --quiet --upgrade \
			--universal --python-version 3.11 --generate-hashes $$name.in -o $$name.txt || exit 1; \
	done

clean:
	rm -rf build dist

$(DEV): requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed; choose one with make PYTHON=..."; exit 1; }
	@$(PYTHON) -m venv .venv \
		|| { echo "Python's venv module is missing: apt-get install python3-venv"; exit 1; }
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

$(NODE): package-lock.json package.json
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' \
		|| { echo "Node 20 or newer is needed."; exit 1; }
	npm ci --silent
	@touch $@

# pytest and hypothesis for Pyodide's own platform
$(WASM): requirements/pyodide.txt $(DEV)
	rm -rf build/wasm-site
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes --no-deps \
		--only-binary :all: --python-version 3.14 --platform pyemscripten_2026_0_wasm32 \
		--target build/wasm-site -r requirements/pyodide.txt
	@touch $@

$(STUBS): tools/stubs.py $(NODE) $(DEV)
	$(BIN)/python tools/stubs.py
	@touch $@

$(SITE): $(SITE_SOURCES) $(NODE) $(DEV)
	$(BIN)/python tools/build.py
	@touch $@

$(FILE): $(SITE) tools/single.py $(wildcard tools/one_file/*)
	$(BIN)/python tools/single.py
