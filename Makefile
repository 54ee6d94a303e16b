# layoutshot: `make render` draws the examples, `make test` passes the tests. Both do all the set-up.

PACKAGES := libpng-dev zlib1g-dev libfreetype-dev libharfbuzz-dev libexpat1-dev libjpeg62-turbo-dev \
  libgif-dev libdeflate-dev libfribidi-dev libthai-dev nettle-dev libyaml-dev pkg-config
# Loaded when a PDF, SVG or WebP image is drawn: file and package. Without them such images are placeholders, and the tests
# of them fail. Debian 13 calls the first package libpoppler-glib8t64 and finds it by the old name too.
IMAGE_LIBRARIES := libpoppler-glib.so.8:libpoppler-glib8 librsvg-2.so.2:librsvg2-2 libwebp.so.7:libwebp7
PICTURES := Examples/Pictures
# Packages that depend on this one.
EXAMPLE := Examples/Player/Package.swift Examples/Player/Sources Examples/Player/Tests \
  Examples/Arrangements/Package.swift Examples/Arrangements/Sources
TOOL := .build/release/layoutshot
# What is installed, packaged and measured. Static: one file to copy, and 2 ms to start instead of 7. Without debug
# information it builds in seven eighths of the time.
RELEASE := -c release --static-swift-stdlib -debug-info-format none
# Quick builds, of the tests too: whole modules at once, each compiled once, without debug information and without an index
# of the system take two thirds of the time. In a folder of their own, since other flags mean another build.
TESTING := --scratch-path $(CURDIR)/.build/testing -debug-info-format none \
  -Xswiftc -no-emit-module-separately-wmo -Xswiftc -index-ignore-system-modules \
  -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -disable-batch-mode -Xswiftc -suppress-remarks
QUICK := .build/testing/debug/layoutshot
TEST := LAYOUTSHOT_OPTIMIZED_LOOPS=1 swift test --disable-xctest $(TESTING)
RUN := LAYOUTSHOT_OPTIMIZED_LOOPS=1 swift run $(TESTING)

.PHONY: render test examples readme-pictures docs browser build quick setup goldens lint format bench fuzz mutate sanitize faults engines package install clean

render: quick
	@mkdir -p $(PICTURES)
	@$(QUICK) render --quiet --output $(PICTURES) Examples/*.xib Examples/*.scene.json
	@echo
	@echo "The pictures are in $(CURDIR)/$(PICTURES)"

# The command as it is installed.
build: setup
	swift build $(RELEASE) --product layoutshot

# The command as the tests have it: only its inner loops are optimized, and nothing is built that `make test` does not need.
quick: setup
	LAYOUTSHOT_OPTIMIZED_LOOPS=1 swift build $(TESTING) --product layoutshot

# Shows failures and a summary; the whole log is in the file that it names at the end.
test: setup
	@Tests/run.sh .build/testing/test.log env $(TEST)

# The tests, of XCTest too, and the programs of the packages that depend on this one. They share the folder and the flags of the test build, so
# that nothing is built twice.
examples: setup
	@mkdir -p $(PICTURES)
	cd Examples/Player && CI=true $(subst --disable-xctest,,$(TEST)) && $(RUN) Player ../Pictures
	cd Examples/Arrangements && $(RUN) Arrangements ../Pictures

# The pictures of the README, from the examples.
SHOWN := $(TOOL) render --quiet --frame --scale 1
readme-pictures: build
	$(SHOWN) --device iphone-15 --orientation portrait --output Docs/Images/login.png Examples/Login.xib
	$(SHOWN) --device iphone-8 --orientation landscape --output Docs/Images/login-landscape.png Examples/Login.xib
	$(SHOWN) --device iphone-15 --orientation portrait --appearance dark --output Docs/Images/login-dark.png Examples/Login.xib
	$(SHOWN) --device iphone-15 --orientation portrait --scene Settings --text-size AX3 --output Docs/Images/settings-ax3.png \
	  Examples/Languages/Base.lproj/Languages.storyboard
	$(SHOWN) --device iphone-15 --orientation portrait --scene Settings --locale ar --output Docs/Images/settings-ar.png \
	  Examples/Languages/Base.lproj/Languages.storyboard
	$(TOOL) frames --quiet --format apng --scale 1 --fps 12 --output .build/rotation Examples/Login.xib
	cp .build/rotation/Login.portrait-to-landscape/animation.png Docs/Images/rotation.png
	$(TOOL) render --quiet --orientation landscape --scale 1 --output Docs/Images/player.png Examples/Player.xib
	$(TOOL) render --quiet --orientation portrait --scale 1 --overlay accessibility \
		--output Docs/Images/accessibility.png Examples/Login.xib
	python3 Tests/Browser/gallery_page.py $(TOOL) Docs/Images --readme

# The libraries' documentation for a browser, made of their comments and of the guides in `Docs`: .build/docs/index.html, to be
# served from a web server's root.
docs: setup
	LAYOUTSHOT_OPTIMIZED_LOOPS=1 swift build $(TESTING) --target LayoutshotTesting
	.packaging/docs .build/testing/debug/Modules .build/docs

# The pages of reports, of merges and of galleries in a real browser: skips itself, saying so, without Chromium, its driver and Selenium.
browser: build
	python3 Tests/Browser/report_page.py $(TOOL)
	python3 Tests/Browser/merge_page.py $(TOOL)
	python3 Tests/Browser/gallery_page.py $(TOOL)

# Installs what is missing, as root or through sudo; else says how. What only vector images need is no reason to fail.
setup:
	@command -v swift >/dev/null || { echo "layoutshot needs Swift 6.2 or later: https://www.swift.org/install"; exit 1; }
	@missing=""; for package in $(PACKAGES); do \
	  dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || missing="$$missing $$package"; \
	done; \
	vectors=""; for library in $(IMAGE_LIBRARIES); do \
	  /sbin/ldconfig -p | grep -q "$${library%:*} " || vectors="$$vectors $${library#*:}"; \
	done; \
	[ -z "$$missing$$vectors" ] && exit 0; \
	line="apt-get install -y --no-install-recommends$$missing$$vectors"; \
	if [ "$$(id -u)" = 0 ]; then apt-get update && $$line && exit 0; \
	elif command -v sudo >/dev/null; then sudo apt-get update && sudo $$line && exit 0; fi; \
	if [ -n "$$missing" ]; then echo "layoutshot needs packages that are not installed. As root: $$line"; exit 1; fi; \
	echo "PDF and SVG images will be placeholders. To have them drawn, as root: $$line"

# Records every golden anew. Look at each picture that changed before committing it.
goldens: setup
	LAYOUTSHOT_RECORD=1 $(TEST)
	@git status --short Goldens Tests/Fixtures

lint:
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Benchmarks $(EXAMPLE)

format:
	swift format --in-place --parallel --recursive Package.swift Sources Tests Benchmarks $(EXAMPLE)

# SCREEN is a screen to paint instead of the built-in one, PEER a program that paints it too: Docs/Performance.md.
SCREEN ?=
PEER ?=
BENCHMARKS := read match accessibility solve states explore paint shot encode motion compare scripts grow
bench: setup build
	@for program in $(BENCHMARKS); do \
	  LAYOUTSHOT_BENCHMARKS=1 swift build $(RELEASE) --product $$program || exit 1; done
	@for program in read match accessibility solve states explore; do echo "# $$program"; .build/release/$$program; done; \
	echo "# paint"; .build/release/paint $(SCREEN) $(PEER); \
	echo "# encode"; .build/release/encode $(SCREEN); \
	echo "# motion"; .build/release/motion Tests/Fixtures/command/Login.xib; \
	echo "# compare"; .build/release/compare; \
	echo "# scripts"; .build/release/scripts $(TOOL); \
	echo "# grow"; .build/release/grow $(TOOL)

# Runs the fuzz targets (Tests/Fuzzing/README.md) for SECONDS each.
SECONDS ?= 60
TARGETS ?=
fuzz: setup
	Tests/Fuzzing/run.sh $(SECONDS) $(TARGETS)

# Mutates documents of the folders CORPUS and runs the command on them: Tests/Fuzzing/README.md.
CORPUS ?= Examples Tests/Fixtures
RUNS ?= 1000
FIRST ?= 0
SEED ?= 1
mutate: build
	LAYOUTSHOT_FUZZING=1 swift build -c release --scratch-path Tests/Fuzzing/.build --product mutate
	LAYOUTSHOT_FONTS=$(CURDIR)/Fonts Tests/Fuzzing/.build/release/mutate --tool $(CURDIR)/$(TOOL) --runs $(RUNS) \
	  --first $(FIRST) --seed $(SEED) --findings Tests/Fuzzing/.build/mutants $(CORPUS)

# Kills the command, fills its disks and more: Tests/Faults/README.md.
ROUNDS ?= 5
faults: build
	LAYOUTSHOT_FONTS=$(CURDIR)/Fonts python3 Tests/Faults/faults.py $(TOOL) $(ROUNDS) $(SEED)

# One list of jobs by all that can hand jobs out: the same report. The tests of the Dask package come first.
engines: build
	@if python3 -c 'import distributed' 2>/dev/null; then python3 -m unittest discover Examples/Integrations/dask/tests; \
	  else echo "Dask: left out, it is not installed (python3 -m pip install distributed)"; fi
	LAYOUTSHOT_FONTS=$(CURDIR)/Fonts python3 Tests/Faults/engines.py $(TOOL)

# Runs the tests under sanitizers: of addresses, with undefined behavior in the C targets, and of threads, which first has to find
# a race that is planted for it.
sanitize: setup
	Tests/Sanitizing/run.sh address
	Tests/Sanitizing/run.sh thread

# Writes a .deb and a relocatable .tar.gz to .build/package.
package: setup
	@for tool in dpkg-shlibdeps patchelf; do command -v $$tool >/dev/null || \
	  { echo "make package needs dpkg-dev and patchelf"; exit 1; }; done
	$(MAKE) build
	.packaging/run $(TOOL) .build/package

PREFIX ?= /usr/local
install: build
	install -D $(TOOL) $(DESTDIR)$(PREFIX)/bin/layoutshot
	mkdir -p $(DESTDIR)$(PREFIX)/share/layoutshot/schemas
	cp -R Fonts $(DESTDIR)$(PREFIX)/share/layoutshot/
	cp Docs/*.schema.json $(DESTDIR)$(PREFIX)/share/layoutshot/schemas/

clean:
	rm -rf .build Tests/Fuzzing/.build Examples/Player/.build Examples/Arrangements/.build $(PICTURES)
