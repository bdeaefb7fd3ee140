# `make` lists the targets. Everything lands in build/, one folder a preset.

PYTHON := /usr/bin/python3
JOBS ?= $(shell nproc)
PREFIX ?= /usr/local
CHECKS := tests/checks
RELEASE := build/release
SOAK_SECONDS ?= 600
FUZZ_SECONDS ?= 3600
FUZZ_SEED ?= 0
export CMAKE_BUILD_PARALLEL_LEVEL := $(JOBS)

# configure and build a preset: $(call build,PRESET)
build = cmake --preset $(1) >/dev/null && cmake --build --preset $(1)

.DEFAULT_GOAL := help
.PHONY: help setup build test demo check api raw bindings abi asan tsan cross counts fuzz soak large \
  exhaustive bench docs install format tidy coverage clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' \
	  $(firstword $(MAKEFILE_LIST))

setup: ## install the packages that building and testing need and that are missing
	@sh $(CHECKS)/setup.sh build

build: setup ## build the library, the tests and the examples in build/release
	@$(call build,release)

test: build ## set up, build, run the tests
	@$(PYTHON) $(CHECKS)/run_tests.py $(RELEASE) --jobs $(JOBS)

demo: build ## set up, build, run the examples on real data
	$(RELEASE)/examples/digits tests/data/digits
	$(RELEASE)/examples/train_digits tests/data/digits $(RELEASE)/examples/digits.safetensors
	$(RELEASE)/examples/photo tests/data/photo $(RELEASE)/examples/photo.ppm

check: build ## check includes, symbols, headers, documentation, size and style
	@sh $(CHECKS)/setup.sh check docs
	@$(PYTHON) $(CHECKS)/run_checks.py

api: ## write docs/api/tensorplay.json from the headers
	@sh $(CHECKS)/setup.sh check
	@$(PYTHON) $(CHECKS)/api.py --write

abi: setup ## check that programs of the last release still run
	@sh $(CHECKS)/setup.sh check
	@$(call build,abi)
	@$(PYTHON) $(CHECKS)/abi.py

bindings: build ## test the bindings on the installed library
	@sh $(CHECKS)/setup.sh rust go julia
	@$(PYTHON) $(CHECKS)/bindings.py

raw: ## write the generated layers of the bindings from the API description
	@$(PYTHON) bindings/generator/generate.py --write

asan: setup ## run the tests under AddressSanitizer and UndefinedBehaviorSanitizer
	@$(call build,asan)
	@$(PYTHON) $(CHECKS)/run_tests.py build/asan --jobs $(JOBS)

tsan: setup ## run the threading tests under ThreadSanitizer
	@$(call build,tsan)
	@$(PYTHON) $(CHECKS)/run_tests.py build/tsan --label threads --jobs $(JOBS)

cross: setup ## build for 64-bit ARM and run the tests of kernels, emulated
	@sh $(CHECKS)/setup.sh cross
	@$(PYTHON) $(CHECKS)/cross.py

fuzz: setup ## run each fuzzer for FUZZ_SECONDS (3600), two side by side
	@sh $(CHECKS)/setup.sh fuzz
	@$(call build,fuzz)
	@$(PYTHON) $(CHECKS)/fuzz.py build/fuzz $(FUZZ_SECONDS) --seed $(FUZZ_SEED)

counts: build ## count the instructions of hot paths, and what gradients cost them
	@sh $(CHECKS)/setup.sh check
	@$(call build,unrecorded)
	@$(PYTHON) $(CHECKS)/counts.py --unrecorded build/unrecorded

soak: build ## hammer the library from two threads for SOAK_SECONDS (600)
	$(RELEASE)/tests/soak/soak $(SOAK_SECONDS)

large: build ## run operators on more than 2^31 elements: 8 GiB of memory
	@$(PYTHON) $(CHECKS)/tally.py run large $(RELEASE)/tests/large/beyond_31_bits

exhaustive: build ## measure the errors of functions on all arguments of f32: hours
	$(RELEASE)/tests/exhaustive/exhaustive tests/accuracy/results.json
	$(RELEASE)/tests/exhaustive/casts
	@$(PYTHON) $(CHECKS)/accuracy.py --write

bench: build ## compare with the peers that are installed
	@sh $(CHECKS)/setup.sh bench
	@cmake --install $(RELEASE) --prefix build/bench/prefix >/dev/null
	PKG_CONFIG_PATH=$(CURDIR)/build/bench/prefix/lib/pkgconfig \
	  LD_LIBRARY_PATH=$(CURDIR)/build/bench/prefix/lib \
	  BUILD=$(CURDIR)/build/bench tests/bench/run.sh

docs: ## build the documentation in build/docs/html
	@sh $(CHECKS)/setup.sh docs
	@$(PYTHON) $(CHECKS)/docs.py

install: build ## install under PREFIX (/usr/local)
	cmake --install $(RELEASE) --prefix $(PREFIX)

format: ## format the C and C++ sources
	@sh $(CHECKS)/setup.sh check
	@$(PYTHON) $(CHECKS)/style.py --fix

tidy: build ## run clang-tidy over the library
	@sh $(CHECKS)/setup.sh tidy
	@$(call build,clang)
	run-clang-tidy-14 -quiet -p build/clang '$(CURDIR)/src/.*'

coverage: setup ## run the tests and list how much of the library they reach
	@sh $(CHECKS)/setup.sh coverage
	@$(call build,coverage)
	@$(PYTHON) $(CHECKS)/run_tests.py build/coverage --jobs $(JOBS)
	gcovr --root . --filter src/ --object-directory build/coverage

clean: ## remove build/
	rm -rf build
