#!/usr/bin/env bash
# Writes the minified files of pages and exported modules: Web/formrules.parts.js and Web/formrules.min.js from the modules
# that Web/formrules.js exports, and the script and style of pages from Web/page.js, with its modules, and Web/page.css. The parts are what the
# command exports as far as a program needs them; see Scripts/minify_runtime.mjs. Only names that the runtime alone uses are
# shortened; see Scripts/private_names.mjs. The first line of each result has a hash of its source, so that a test can
# find stale ones; the source of the runtime is the text of all its modules, in the order of their paths.
# Needs esbuild and terser: apt-get install esbuild terser
set -euo pipefail
cd "$(dirname "$0")/../Web"
# The folder of the modules that Debian's terser needs, in case node is not Debian's.
export NODE_PATH=/usr/share/nodejs
# The order of paths is that of their bytes.
export LC_ALL=C
pages=../Sources/FormInterchange/HTML/Page

# write WHAT TO SOURCE…: standard input, after a line that says where it comes from.
write() {
  local what=$1 to=$2
  shift 2
  { echo "/* $what, made by Scripts/minify.sh: SHA-256 $(cat "$@" | sha256sum | cut -c1-16) */"; cat; } > "$to.new"
  mv "$to.new" "$to"
}
mapfile -t modules < <(find Runtime -name '*.js' | sort)
# bundle FILE OPTION…: the file with all modules that it imports. Where esbuild turns a constant into a variable, it becomes a
# constant again, which V8 inlines: 3 % less time for invalid records. So a variable of a module must be declared without a value.
bundle() {
  esbuild "$@" --bundle --format=esm --target=es2022 --charset=utf8 --log-level=warning \
    | sed '/^var [A-Za-z0-9_$]*;$/!s/^var /const /'
}
for what in parts whole; do
  bundle formrules.js \
    | node ../Scripts/minify_runtime.mjs $what \
    | write 'The FormRules runtime' formrules.${what/whole/min}.js formrules.js "${modules[@]}"
done
mapfile -t modules < <(find Page -name '*.js' | sort)
# In a page, the script is in a block of the same module as the runtime. A `var` would be one of the module, perhaps with a name that the
# runtime has, so there is none: terser inlines no functions with arguments, which would become such variables.
bundle page.js --external:../formrules.js --ignore-annotations \
  | sed 's|"../formrules.js"|"./formrules.js"|; s/^var /let /' \
  | terser --module --compress passes=3,ecma=2022,keep_fargs=false,inline=1 --mangle 'reserved=[load]' --format ascii_only=true \
  | write 'The script of exported pages' "$pages/page.min.js" page.js "${modules[@]}"
sed -E 's|/\*.*\*/||; s/^ +//' page.css | tr -d '\n' | write 'The style of exported pages' "$pages/page.min.css" page.css
