#!/usr/bin/env bash
# Writes what pages and exported modules carry: Web/formrules.min.js from Web/formrules.js, and what binds the
# controls of a page to it, and styles them, from Web/page.js and Web/page.css. Names that others use stay as they
# are: Scripts/private_names.mjs says which the runtime alone uses. The first line of each says of which text it was made, so that a test knows when it is stale.
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
