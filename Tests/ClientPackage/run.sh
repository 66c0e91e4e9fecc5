#!/usr/bin/env bash
# Builds an app that depends only on the library, and checks that nothing else is linked or downloaded.
#
# Usage: Tests/ClientPackage/run.sh [bundled]
#
# With `bundled`, PCRE2 is built from the sources that Scripts/pcre2_sources.sh has downloaded.
set -euo pipefail
cd "$(dirname "$0")"
export CLIENT_PCRE2=${1-system}

rm -rf .build Package.resolved
status=0
output=$(swift run 2>&1) || status=$?
printf '%s\n' "$output"
[ "$status" = 0 ] || exit "$status"
grep -qx "valid" <<<"$output"
fetched=$(find .build/checkouts -mindepth 1 -maxdepth 1 2>/dev/null || true)
if [ -n "$fetched" ]; then
  printf 'fetched although nothing should be: %s\n' "$fetched"
  exit 1
fi
if find .build/debug -name 'ArgumentParser*' -o -name 'NIO*' -o -name 'FormData*' -o -name 'CSimdJSON*' | grep -q .; then
  echo "built more than the library"
  exit 1
fi
libraries=$(ldd .build/debug/Client)
if grep -q 'libcsv\|libedit\|libsimdjson' <<<"$libraries"; then
  echo "linked with libraries of the command"
  exit 1
fi
linked=system
grep -q 'libpcre2' <<<"$libraries" || linked=bundled
if [ "$linked" != "$CLIENT_PCRE2" ]; then
  echo "linked with the wrong PCRE2"
  exit 1
fi
if grep -q 'libedit\|simdjson' <<<"$output"; then
  echo "asked for libraries of the command"
  exit 1
fi
