# The two commands of the README are `demo` and `test`; `make help` lists the others.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# Everything that cargo builds, here and in the suites, goes to one folder.
export CARGO_TARGET_DIR ?= $(CURDIR)/target

# More flags for every cargo command that builds. `FLAGS="--no-default-features --features outcrop/embeddings"` leaves the
# built-in chat model out, which saves minutes.
FLAGS ?=
# `make demo KEEP=1` leaves the server running after the questions.
KEEP ?=

# Event streams recorded from AWS, not ours to publish, that may lie beside the repository: played again by the suite.
export OUTCROP_RECORDINGS ?= $(wildcard $(CURDIR)/../shared/recordings)

PYTHON := conformance/python
VENV := $(PYTHON)/.venv
PYTEST := .venv/bin/pytest
WITH_POSTGRES := $(VENV)/bin/python $(PYTHON)/with_postgres.py
NODE_MODULES := conformance/js/node_modules

.PHONY: help
help: ## List these commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 22

.PHONY: demo
demo: packages ## Build, fetch the small model, start the server and put questions to a sample agent (KEEP=1: stay)
	cargo build --release --package outcrop
	$(CARGO_TARGET_DIR)/release/outcrop demo $(if $(KEEP),--keep)

.PHONY: test
test: packages test-rust test-python test-js test-rust-sdk ## Set up what is missing and run every test

.PHONY: build-test
build-test: ## Build the server and the scripted model as the suites use them
	cargo build --workspace --bins $(FLAGS)

.PHONY: test-rust
test-rust: $(VENV)/installed embedding-model ## The crates' own tests, those of PostgreSQL beside one of its own
	@if cargo nextest --version >/dev/null 2>&1; then \
		$(WITH_POSTGRES) cargo nextest run --workspace $(FLAGS) && cargo test --workspace --doc $(FLAGS); \
	else \
		$(WITH_POSTGRES) cargo test --workspace $(FLAGS); \
	fi

.PHONY: embedding-model
embedding-model: build-test ## Fetch the embedding model; tests that need it are left out where it cannot be had
	@$(CARGO_TARGET_DIR)/debug/outcrop models fetch outcrop.embedded-minilm || echo "Tests of the embedding model are left out." >&2

.PHONY: test-python
test-python: build-test embedding-model $(VENV)/installed ## boto3 against the built server, every response against the service model
	cd $(PYTHON) && $(PYTEST) $(PYTEST_FLAGS)

.PHONY: test-js
test-js: build-test $(NODE_MODULES)/.package-lock.json ## The JavaScript AWS SDK against the built server
	cd conformance/js && npm test

.PHONY: test-rust-sdk
test-rust-sdk: build-test ## The Rust AWS SDK against the built server
	cargo test --locked --manifest-path conformance/rust/Cargo.toml

.PHONY: lint
lint: packages $(VENV)/installed ## Formats, warnings, licences, generated code, the project's own rules
	cargo fmt --all --check
	cargo fmt --manifest-path conformance/rust/Cargo.toml --check
	cargo clippy --workspace --all-targets --locked $(FLAGS) -- -D warnings
	cargo xtask codegen --check
	cargo xtask tidy
	cargo xtask licences
	cd $(PYTHON) && .venv/bin/ruff check . ../../examples && .venv/bin/ruff format --check . ../../examples

.PHONY: packages
packages: ## See that the system packages are there (as root: install them)
	@missing=(); \
	command -v c++ >/dev/null || missing+=(g++); \
	command -v cmake >/dev/null || missing+=(cmake); \
	ls /usr/lib/llvm-*/lib/libclang[.-][s0-9]* >/dev/null 2>&1 || missing+=(libclang-dev); \
	python3 -c 'import ensurepip, venv' 2>/dev/null || missing+=(python3-venv); \
	if (( $${#missing[@]} )); then \
		if (( $$(id -u) == 0 )); then \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$${missing[@]}"; \
		else \
			echo "These system packages are missing; install them, then run make again:" >&2; \
			echo "    sudo apt-get install $${missing[*]}" >&2; \
			exit 1; \
		fi; \
	fi

$(VENV)/installed: $(PYTHON)/requirements.txt
	python3 -m venv $(VENV)
	$(VENV)/bin/pip install --quiet --disable-pip-version-check --requirement $<
	touch $@

$(NODE_MODULES)/.package-lock.json: conformance/js/package-lock.json
	cd conformance/js && npm ci --silent
	touch $@
