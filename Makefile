# What a person does with this package, on a fresh Debian machine with Swift or on one that has everything.

SHELL := /bin/bash
SWIFT ?= swift
# What is switched on beside the base; empty for the base alone. One build serves tests, demo and benchmark.
TRAITS ?= Media
# Further flags of every build.
BUILD_FLAGS ?=
comma := ,
empty :=
FLAGS = $(if $(TRAITS),--traits $(subst $(empty) $(empty),$(comma),$(strip $(TRAITS)))) $(BUILD_FLAGS)

.PHONY: all demo snippets test coverage base example bench sanitize races check mutants fuzz simulate faults api api-update docs lint install

all: install
	$(SWIFT) build $(FLAGS)

## Installs the C libraries that are missing.
install:
	@Scripts/install-dependencies $(TRAITS)

## Plays the vendors' documents, and every style with every other, on one engine, and checks every callback; ARGS=--full
## prints all of them.
demo: ARGS =
demo: install
	$(SWIFT) run $(FLAGS) parlance-demo $(ARGS)

## Runs the programs that the documentation shows.
snippets: install
	@Scripts/run-snippets $(FLAGS)

## Runs all tests.
test: install
	$(SWIFT) build $(FLAGS) --build-tests
	@Scripts/run-tests $(FLAGS)

## Shows which share of each adapter's lines its own tests run; exits with an error below 95 %.
coverage: install
	@Scripts/coverage

## Builds the package of an adapter of one's own without any trait, and shows that it needs SQLite alone.
base:
	@Scripts/install-dependencies
	@Scripts/check-base

## Plays every scenario between that adapter and each style of this package.
example:
	@Scripts/install-dependencies
	$(SWIFT) test --package-path Examples/AcmeAdapter --parallel

## Measures the whole path against SQLite alone, in a release build.
bench: install
	$(SWIFT) run $(FLAGS) -c release parlance-bench embedded

## Runs all tests under the thread sanitizer.
sanitize: install
	$(SWIFT) test $(FLAGS) --sanitize=thread --scratch-path .build-thread

## Runs the tests of the engine and its stores under the thread sanitizer, in a build of what they need alone. A sanitizer's
## build is slow: waits that a machine's load makes long are longer.
races: export PARLANCE_ENGINE_ONLY = 1
races: export PARLANCE_DEADLINE ?= 120
races:
	@Scripts/install-dependencies
	$(SWIFT) build --sanitize=thread --scratch-path .build-races --product ParlancePackageTests $(BUILD_FLAGS)
	$(SWIFT) test --sanitize=thread --scratch-path .build-races --skip-build $(BUILD_FLAGS)

## What the integration runs beside the rest with CI_FULL=1.
check: races

## Switches off one rule at a time in a copy and shows that the tests notice.
mutants: install
	@Scripts/mutants

## Gives made-up bytes to every parser: SECONDS for each.
fuzz: SECONDS = 60
fuzz: install
	@Scripts/fuzz $(SECONDS)

## Runs simulated worlds of random seeds for SECONDS.
simulate: SECONDS = 60
simulate: install
	@Scripts/simulate $(SECONDS)

## Kills, cuts the power of, starves and damages an engine in a folder for some twenty minutes, on Linux; exits with an
## error unless nothing was lost. OPTIONS="--only kills:17 --seed 5" repeats one case, --short takes half a minute.
faults: OPTIONS =
faults: install
	$(SWIFT) build $(FLAGS) --product parlance-fault-probe
	$(SWIFT) run $(FLAGS) parlance-faults $(OPTIONS)

## Compares the public API with the lists in API, as the last build has it, and fails if programs would not compile any more.
api:
	@Scripts/check-api $(FLAGS)

## Writes those lists anew.
api-update: install
	$(SWIFT) build $(FLAGS)
	@Scripts/check-api --record $(FLAGS)

## Writes the documentation of the last build into .build/documentation; fails if it has a link that leads nowhere.
docs:
	@Scripts/build-docs $(FLAGS)

## Checks the formatting.
lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Adapters Tests Examples Snippets Benchmarks Fuzz Scripts
