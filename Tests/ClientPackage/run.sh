#!/usr/bin/env bash
# Builds an app that depends on the library alone, and holds that nothing else comes with it.
set -euo pipefail
cd "$(dirname "$0")"

rm -rf .build Package.resolved
output=$(swift run 2>&1)
printf '%s\n' "$output"
grep -qx "valid" <<<"$output"
fetched=$(find .build/checkouts -mindepth 1 -maxdepth 1 2>/dev/null || true)
if [ -n "$fetched" ]; then
  printf 'fetched although nothing should be: %s\n' "$fetched"
  exit 1
fi
if find .build/debug -name 'ArgumentParser*' -o -name 'FormData*' | grep -q .; then
  echo "built more than the library"
  exit 1
fi
