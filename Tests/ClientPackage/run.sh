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
if find .build/debug -name 'ArgumentParser*' -o -name 'FormData*' -o -name 'CSimdJSON*' | grep -q .; then
  echo "built more than the library"
  exit 1
fi
if ldd .build/debug/Client | grep -q 'libcsv\|libedit\|libsimdjson'; then
  echo "linked with libraries of the command"
  exit 1
fi
if grep -q 'libedit\|simdjson' <<<"$output"; then
  echo "asked for libraries of the command"
  exit 1
fi
