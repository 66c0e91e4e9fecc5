#!/usr/bin/env bash
# Writes the minified files of pages and exported modules: Web/formrules.min.js from Web/formrules.js, and the script and
# style of pages from Web/page.js and Web/page.css. Only names that the runtime alone uses are shortened; see
# Scripts/private_names.mjs. The first line of each result has the hash of its source, so that a test can find stale ones.
# Needs terser: apt-get install terser
set -euo pipefail
cd "$(dirname "$0")/../Web"
# Where Debian puts what its terser needs, for a node that is not Debian's.
export NODE_PATH=/usr/share/nodejs
pages=../Sources/FormInterchange/HTML/Page

# write WHAT FILE TO: standard input, after a line that says where it comes from.
write() {
  { echo "/* $1, minified by Scripts/minify.sh from the $2 of SHA-256 $(sha256sum "$2" | cut -d' ' -f1). */"; cat; } > "$3.new"
  mv "$3.new" "$3"
}
script() {
  terser "$@" --module --compress passes=3,ecma=2022,keep_fargs=false --mangle 'reserved=[load]' --format ascii_only=true
}
script formrules.js --mangle-props "regex=$(node ../Scripts/private_names.mjs)" | write 'The FormRules runtime' formrules.js formrules.min.js
script page.js | write 'The script of exported pages' page.js "$pages/page.min.js"
sed -E 's|/\*.*\*/||; s/^ +//' page.css | tr -d '\n' | write 'The style of exported pages' page.css "$pages/page.min.css"
