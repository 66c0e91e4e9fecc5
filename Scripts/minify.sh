#!/usr/bin/env bash
# Writes Web/formrules.min.js, which pages and exported modules carry, from Web/formrules.js. Names that are
# exported stay as they are. Its first line says of which text it was made, so that a test knows when it is stale.
# Needs terser: apt-get install terser
set -euo pipefail
cd "$(dirname "$0")/../Web"
# Where Debian puts what its terser needs, for a node that is not Debian's.
export NODE_PATH=/usr/share/nodejs
made_of=$(sha256sum formrules.js | cut -d' ' -f1)
terser formrules.js --module --compress passes=2,ecma=2022 --mangle --format ascii_only=true --output formrules.min.js.new
{
  echo "// The FormRules runtime, minified by Scripts/minify.sh from the formrules.js of SHA-256 $made_of."
  cat formrules.min.js.new
} > formrules.min.js
rm formrules.min.js.new
