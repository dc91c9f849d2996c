# What a person does with this package, on a fresh Debian machine with Swift or on one that has everything.

SHELL := /bin/bash
SWIFT ?= swift
# Tests build into the same folder as everything else, once.
BUILD_FLAGS ?=

.PHONY: all demo test bench sanitize mutants lint install

all: install
	$(SWIFT) build $(BUILD_FLAGS)

## Installs the C libraries that are missing.
install:
	@Scripts/install-dependencies

## Runs one app of each style against one engine and checks every callback.
demo: install
	$(SWIFT) run $(BUILD_FLAGS) parlance-demo

## Runs all tests.
test: install
	$(SWIFT) build $(BUILD_FLAGS) --build-tests
	$(SWIFT) test $(BUILD_FLAGS) --skip-build --parallel

## Measures the whole path against SQLite alone, in a release build.
bench: install
	$(SWIFT) run $(BUILD_FLAGS) -c release parlance-bench embedded

## Runs all tests under the thread sanitizer.
sanitize: install
	$(SWIFT) test $(BUILD_FLAGS) --sanitize=thread --scratch-path .build-thread

## Switches off one rule at a time in a copy and shows that the tests notice.
mutants: install
	@Scripts/mutants

## Checks the formatting.
lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Adapters Tests Examples Benchmarks
