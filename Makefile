# What a person does with this package, on a fresh Debian machine with Swift or on one that has everything.

SHELL := /bin/bash
SWIFT ?= swift
# What is switched on beside the base; empty for the base alone. One build serves tests, demo and benchmark.
TRAITS ?= Media Remote Server Cluster
# Further flags of every build.
BUILD_FLAGS ?=
comma := ,
empty :=
SAMPLES = $(shell Scripts/vendors.py targets '*Sample')
# SwiftPM hands the traits to the compiler in the order of a set. If that is another one in the next process, everything is compiled anew.
export SWIFT_DETERMINISTIC_HASHING = 1
FLAGS = $(if $(TRAITS),--traits $(subst $(empty) $(empty),$(comma),$(strip $(TRAITS)))) $(BUILD_FLAGS)

.PHONY: all play demo cluster-demo server-demo import-demo moving-demo serve endpoints swift-reader sample snippets test coverage base example bench bench-gateway bench-postgres bench-cluster bench-login bench-search bench-import bench-audit sanitize races check mutants fuzz simulate faults attack api api-update docs matrix generate apple lint deploy thorough install install-tests

all: install
	$(SWIFT) build $(FLAGS)

## Installs the C libraries that are missing.
install:
	@Scripts/install-dependencies $(TRAITS)

## Installs what the tests run beyond that.
install-tests:
	@TRAITS="$(TRAITS)" Scripts/install-dependencies Tests

## Serves a page with one phone for each vendor on this machine, until it is stopped; ARGS="--port 8000" names another port.
play: ARGS =
play: install
	$(SWIFT) run $(FLAGS) parlance-play $(ARGS)

## Plays the vendors' documents, and every style with every other, on one engine, and checks every callback; ARGS=--full
## prints all of them, ARGS="--endpoint ws://127.0.0.1:7788" has each app in a process of its own, over a gateway.
demo: ARGS =
demo: install
	$(SWIFT) run $(FLAGS) parlance-demo $(ARGS)

## Starts PostgreSQL, NATS, three gateways and one address before them, plays all that over them with each app in a process of its
## own, and kills one of the gateways meanwhile; exits with an error if anything was lost. ARGS=--full prints all callbacks.
cluster-demo: ARGS =
cluster-demo: install
	@Scripts/install-dependencies Demo
	$(SWIFT) build $(FLAGS) --product parlance
	$(SWIFT) run $(FLAGS) parlance-demo --cluster $(ARGS)

## Plays back ends in Python, which speak the server APIs of NIM and Easemob, with an app of each vendor over one gateway, and prints what
## becomes of each request of those APIs; exits with an error if a message, a copy, a callback or a recall did not arrive.
server-demo: install
	$(SWIFT) build $(FLAGS) --product parlance
	for sample in $(SAMPLES); do $(SWIFT) build $(FLAGS) --product $$sample || exit 1; done
	@Scripts/run-backends --demo $(FLAGS)
	@$(SWIFT) run --skip-build $(FLAGS) parlance faces

## Makes archives of the exports of two services and imports them through a gateway while an app of each vendor chats, killed 20 times at
## random; exits with an error if the hub has not what an uninterrupted import makes.
import-demo: install
	$(SWIFT) build $(FLAGS) --product parlance
	for sample in $(SAMPLES); do $(SWIFT) build $(FLAGS) --product $$sample || exit 1; done
	@Scripts/run-backends --import-demo $(FLAGS)

## Leaves a vendor's service: its past is imported, a bridge joins both sides while users write MESSAGES messages on them, and both sides,
## the bridge and the network are killed and cut in places that SEED chooses; exits with an error unless each message arrived once and in
## its order. VENDOR is nim, easemob or all; MESSAGES=300 takes less than two minutes.
moving-demo: VENDOR = nim
moving-demo: MESSAGES = 10000
moving-demo: SEED =
moving-demo: install
	$(SWIFT) build $(FLAGS) --product parlance
	@DEMO_OPTIONS="--vendor $(VENDOR) --messages $(MESSAGES) $(if $(SEED),--seed $(SEED))" Scripts/run-backends --moving-demo $(FLAGS)

## Serves a hub to other processes of this machine until it is stopped, at ws://127.0.0.1:7788; its data are kept in DATA.
## OPTIONS are those of `parlance serve`.
serve: DATA = .build/served
serve: OPTIONS = --open-registration
serve: install
	$(SWIFT) run $(FLAGS) parlance serve --data $(DATA) $(OPTIONS)

## Lists the requests of the vendors' server APIs that a gateway speaks, and what becomes of them.
endpoints: install
	$(SWIFT) run $(FLAGS) parlance faces

## Builds the program with which `parlance audit` reads Swift, and puts it beside the command; TRAITS and BUILD_FLAGS are those with which
## the command was built.
swift-reader:
	@Scripts/build-swift-reader $(FLAGS)

## Runs a sample chat app in the terminal, beside `make serve`: make sample NAME=qd ACCOUNT=ben; ARGS adds options.
sample: NAME = nim
sample: ACCOUNT = anna
sample: ARGS =
sample: export PARLANCE_ENDPOINT ?= ws://127.0.0.1:7788
sample: install
	$(SWIFT) run $(FLAGS) sample-$(NAME) --account $(ACCOUNT) $(ARGS)

## Runs the programs that the documentation shows, and compares the pages with them.
snippets: install
	@Scripts/run-snippets $(FLAGS)

## Runs all tests.
test: install install-tests
	$(SWIFT) build $(FLAGS) --build-tests
	@Scripts/run-tests $(FLAGS)
	$(if $(filter Server,$(TRAITS)),@Scripts/run-server-tests $(FLAGS))

## Shows which share of each adapter's lines its own tests run; exits with an error below 95 %.
coverage: install
	@Scripts/coverage

## Builds the package of an adapter of one's own without any trait, and shows that it needs SQLite alone; then an app with the
## manifest of "Adding the package", which depends on a version of the last commit as on any other repository, and one that links a
## vendor's SDK beside this package.
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

## Measures a gateway under load against a service in C that does the least, in a release build; exits with an error below
## the required figures.
bench-gateway: install
	$(SWIFT) run $(FLAGS) -c release parlance-bench gateway

## Measures the hub's store in PostgreSQL against COPY of the same rows, in a release build.
bench-postgres: install install-tests
	$(SWIFT) run $(FLAGS) -c release parlance-bench postgres

## Measures several gateways on one PostgreSQL server and one NATS server, in a release build; exits with an error below the
## required figure.
bench-cluster: install install-tests
	$(SWIFT) run $(FLAGS) -c release parlance-bench cluster

## Measures how long logins of an account with 10,000 conversations keep all others waiting, in a release build; exits with an
## error above the required figure.
bench-login: install
	$(SWIFT) run $(FLAGS) -c release parlance-bench login

## Measures searches of a million messages of a device against a scan of their texts, in a release build.
bench-search: install
	$(SWIFT) run $(FLAGS) -c release parlance-bench search

## Measures the import of a million messages against raw insertions of the same rows, its memory, and what it costs those who chat
## meanwhile and log in afterwards, in a release build; exits with an error if a required figure is missed.
bench-import: install
	$(SWIFT) run $(FLAGS) -c release parlance-bench import

## Measures `parlance audit` of a million lines of Swift that all import an SDK, in a release build; exits with an error above a minute.
bench-audit: install
	$(SWIFT) build $(FLAGS) -c release --product parlance
	@Scripts/build-swift-reader $(FLAGS) -c release
	@Scripts/measure-audit "$$($(SWIFT) build $(FLAGS) -c release --show-bin-path)/parlance"

## Runs all tests under the thread sanitizer, whose build makes waits longer.
sanitize: export PARLANCE_DEADLINE ?= 120
sanitize: install install-tests
	$(SWIFT) test $(FLAGS) --sanitize=thread --scratch-path .build-thread

## Runs the tests of the engine and its stores under the thread sanitizer, in a build of what they need alone. A sanitizer's
## build is slow: waits that a machine's load makes long are longer.
races: export PARLANCE_TARGETS = EngineTests StoreTests
races: export PARLANCE_DEADLINE ?= 120
races:
	@Scripts/install-dependencies
	$(SWIFT) build --sanitize=thread --scratch-path .build-races --product ParlancePackageTests $(BUILD_FLAGS)
	$(SWIFT) test --sanitize=thread --scratch-path .build-races --skip-build $(BUILD_FLAGS)

## What the integration runs beside the rest with CI_FULL=1.
check: races

## Removes one rule at a time in a copy and shows that the tests notice. PART=2/5 runs the second fifth, NAMES="membership watermark" these;
## CONTINUE=1 leaves out what was noticed with the tree as it is.
mutants: PART = 1/1
mutants: NAMES =
mutants: CONTINUE =
mutants: install
	@Scripts/mutants --part $(PART) $(if $(CONTINUE),--continue) $(NAMES)

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

## Attacks gateways as strangers would, plain, with TLS and behind the proxy of deploy, and devices as servers that misbehave, for
## some twenty minutes; exits with an error if an attack succeeded. OPTIONS="--only 'a chunk'" plays some, --short takes a minute.
attack: OPTIONS =
attack: install install-tests
	@Scripts/install-dependencies Demo
	$(SWIFT) build $(FLAGS) --product parlance
	$(SWIFT) build $(FLAGS) --product sample-qd
	@Scripts/run-attack $(OPTIONS) -- $(FLAGS)

## Compares the public API with the lists in API, as the last build has it, and fails if programs would not compile any more.
api:
	@Scripts/check-api $(FLAGS)

## Writes those lists anew.
api-update: install
	$(SWIFT) build $(FLAGS)
	@Scripts/check-api --record $(FLAGS)

## Writes the documentation of the last build into .build/documentation/site, which any web server can serve; fails on warnings
## and on links that lead nowhere.
docs:
	@Scripts/build-docs $(FLAGS)

## Writes the page that shows which style can do what.
matrix: install
	@Scripts/matrix-page $(FLAGS)

## Writes the files in the folders named Generated: the spellings of Agora Chat's delegates, and the tables of `parlance audit`.
generate:
	@Scripts/generate

## Type-checks the branches for Apple's systems against stand-ins.
apple:
	@Scripts/check-apple

## Checks the files for services and containers.
deploy:
	@Scripts/check-deploy

## Runs what the integration does not, in slices of at most an hour each, and keeps a log in .build/thorough; Scripts/thorough
## --list shows them. SLICE="fuzz 3" runs these alone, PART=2/5 with it a part of one that is divided; CONTINUE=1 leaves out
## what has passed with the tree as it is.
thorough: SLICE =
thorough: PART =
thorough: CONTINUE =
thorough:
	@Scripts/thorough $(if $(CONTINUE),--continue) $(if $(PART),--part $(PART)) $(SLICE)

## Checks the formatting, that every target here is run by the integration or by `make thorough`, that the mutants fit the code, that
## no type of the engine is too wide, that no capability names another one's types, that texts and names of tests have no phrase that is
## always wrong, that no adapter makes up an error of the hub's, that tests name every public member of the vendors' APIs and fire every
## method of their delegates, and that the files in the folders named Generated are what scripts write.
lint:
	@Scripts/thorough --check
	@Scripts/mutants --check
	@Scripts/check-widths
	@Scripts/check-rooms
	@Scripts/check-voice
	@Scripts/check-remote-errors
	@Scripts/check-tested-members
	@Scripts/check-fired-delegates
	@Scripts/generate --check
	@! grep -rn processExitsWith Tests Adapters --include='*.swift' || { echo 'SeparateProcess says why not' >&2; exit 1; }
	$(SWIFT) format lint --strict --recursive Package.swift Sources Adapters Tests Examples Snippets Benchmarks Fuzz Scripts Tools
