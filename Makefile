SWIFT ?= swift
# Passed to every build, as in `make test SWIFT_FLAGS='-Xswiftc -warnings-as-errors'`.
SWIFT_FLAGS ?=
SOURCES := Package.swift Sources Templates Tests Benchmarks
# Without the plugins of Package.swift, which would have everything built twice.
export RUTTER_PLUGINS ?= 0
# On Linux Swift's library is linked into a release: its start takes a fraction of the time.
STATIC := $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)

.DEFAULT_GOAL := help
.PHONY: help setup build demo test damage graph-page schema-check automation-check mistakes mutations \
  lint format format-check record bench bench-sources artifact-bundle plugin-test fuzz matrix \
  sanitize ci clean

help: ## Print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install libyaml, with apt or Homebrew, if it is missing
	@if pkg-config --exists yaml-0.1 2>/dev/null \
	  || echo '#include <yaml.h>' | $(CC) -E - >/dev/null 2>&1; then :; \
	elif command -v brew >/dev/null; then brew install libyaml pkgconf; \
	elif command -v apt-get >/dev/null; then \
	  $(SUDO) apt-get update -qq \
	  && $(SUDO) env DEBIAN_FRONTEND=noninteractive \
	    apt-get install -y -qq --no-install-recommends libyaml-dev; \
	else \
	  echo "error: libyaml is missing; install its development files" >&2; exit 1; \
	fi

build: setup ## Build the command and all targets
	$(SWIFT) build $(SWIFT_FLAGS)

demo: build ## Generate the apps' Swift, compile it and run their checks
	@SWIFT='$(SWIFT)' Tests/Demo/run

test: setup ## Run all tests
	$(SWIFT) test $(SWIFT_FLAGS)

damage: setup ## Cut, shorten and disturb every spec in every place: takes minutes
	DAMAGE=all $(SWIFT) test $(SWIFT_FLAGS) --filter 'DamageTests|SurroundingsTests|FormattingLawTests'

graph-page: setup ## Use the page of `rutter graph` in Chromium, which must be installed
	GRAPH_PAGE=1 $(SWIFT) test $(SWIFT_FLAGS) --filter GraphPageSpecs

schema-check: build ## Hold the schema against Specs with check-jsonschema, which pip installs
	@RUTTER="$$($(SWIFT) build --show-bin-path)/rutter" Tests/Schema/check

automation-check: build ## Run the workflow and the hooks of Specs/Automation; pip installs pre-commit
	@RUTTER="$$($(SWIFT) build --show-bin-path)/rutter" Tests/Automation/check

mistakes: setup ## Print how many seeded mistakes are found, where, and with a fix
	MISTAKES=1 $(SWIFT) test $(SWIFT_FLAGS) --filter MistakeTests

mutations: setup ## Print how many changes of mapped models and mappings are reported
	MUTATIONS=1 $(SWIFT) test $(SWIFT_FLAGS) --filter MappingMutationTests

lint: ## Check style and formatting
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

format: ## Format all sources in place
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

format-check: ## Show what `make format` would change
	@find $(SOURCES) -name '*.swift' | sort | { status=0; while IFS= read -r file; do \
	  $(SWIFT) format "$$file" | diff -u "$$file" - || status=1; done; exit $$status; }

record: setup ## Rewrite the expected results from what the code does now
	RECORD=1 $(SWIFT) test $(SWIFT_FLAGS)

bench: setup ## Measure the command on 1000 features against libyaml alone
	$(SWIFT) build -c release --product rutter $(STATIC) $(SWIFT_FLAGS)
	@Benchmarks/run "$$($(SWIFT) build -c release --show-bin-path)/rutter"

matrix: setup ## Compile what is generated for Specs in every setting: takes minutes
	MATRIX=all $(SWIFT) test $(SWIFT_FLAGS) --filter 'CaseSpecs|AppSpecs'

sanitize: setup ## Run the fast tests with the address and the thread sanitizer
	for kind in address thread; do $(SWIFT) test $(SWIFT_FLAGS) --sanitize=$$kind \
	  --scratch-path .build/$$kind --filter 'DiagnosticsTests|TemplateEngineTests|Syntax|CommandTests' \
	  || exit 1; done

# Seconds for each of the readers.
FUZZ_SECONDS ?= 20
fuzz: setup ## Feed random input to all that reads any
	@SWIFT='$(SWIFT)' SWIFT_FLAGS='$(SWIFT_FLAGS)' Tests/Fuzz/run $(FUZZ_SECONDS)

bench-sources: setup ## Measure the reading of Swift sources against reading their bytes
	$(SWIFT) build -c release --product rutter $(STATIC) $(SWIFT_FLAGS)
	@Benchmarks/sources "$$($(SWIFT) build -c release --show-bin-path)/rutter"

artifact-bundle: setup ## Make a package of rutter, built for this machine, and its plugins
	@SWIFT='$(SWIFT)' Sources/Plugins/artifact-bundle .build/artifact-bundle

plugin-test: artifact-bundle ## Build Specs/Packages with the plugins, and with Bazel if it is there
	RUTTER_PACKAGE='$(CURDIR)/.build/artifact-bundle' $(SWIFT) test $(SWIFT_FLAGS) \
	  --filter 'PackageSpecs|BazelSpecs|DepfileToolTests'

ci: ## What continuous integration runs
	bash .ci/run

clean: ## Remove everything that was built
	$(SWIFT) package clean
	rm -rf .build
