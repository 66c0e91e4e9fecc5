#!/usr/bin/env bash
# Run this before a commit: it checks the style, builds without warnings, and runs the tests and the shipped rule
# files. With --fast, it checks the style of changed files, builds incrementally, and runs the tests of the core, in
# about a minute. `.ci/run` checks more, and installs what it needs.
#
# Usage: Scripts/check.sh [--fast]
set -euo pipefail
cd "$(dirname "$0")/.."

fast=
case "${1-}" in
  '') ;;
  --fast) fast=1 ;;
  *) echo "usage: Scripts/check.sh [--fast]" >&2; exit 64 ;;
esac

step() { printf '\n== %s\n' "$*"; }

step "style"
if [ -n "$fast" ]; then
  { git diff --name-only --diff-filter=d HEAD -- '*.swift'; git ls-files -o --exclude-standard -- '*.swift'; } \
    | xargs -r swift format lint --strict --parallel
else
  swift format lint --strict --recursive --parallel Package.swift Sources Tests Fuzz
fi

step "build"
swift build --build-tests

if [ -n "$fast" ]; then
  step "tests of the core"
  # The syntax, the compiler, the engine and the architecture, with a tenth of the random cases.
  FORMRULES_FAST=1 swift test --skip-build \
    --filter 'RuleSyntaxTests|RuleCompilerTests|RuleEngineTests|FormRulesTests|ArchitectureTests'
  exit
fi

step "tests"
swift test --skip-build

step "the shipped rule files"
files=(Rules/Standard/*.rules Rules/Examples/*.rules Grammar/Tutorial/*.rules)
swift run --skip-build formrules check --strict "${files[@]}"
swift run --skip-build formrules fmt --check "${files[@]}"
swift run --skip-build formrules test --coverage --fail-under 100 "${files[@]}"
