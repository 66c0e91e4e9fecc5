#!/usr/bin/env bash
# Downloads the sources of PCRE2 at a pinned version, for platforms without the library, such as iOS.
#
# Usage: Scripts/pcre2_sources.sh [FOLDER] [--check]
#
# Writes FOLDER/include/pcre2.h, the files to compile, FOLDER/src/*.c, and FOLDER/private, which they include. FOLDER is
# by default the one that the trait BundledPCRE2 builds from. The sources are those of Debian's source package; apt-get
# downloads and verifies them. With --check, compiles them without JIT and matches a pattern.
#
# Run it on Debian or in a Debian container; the result is plain C for any platform.
set -euo pipefail

package=pcre2=10.42-1
archive=pcre2_10.42.orig.tar.gz
digest=c33b418e3b936ee3153de2c61cc638e7e4fe3156022a5c77d0711bcbb9d64f1f

check=
folder=$(dirname "$0")/../Sources/BundledPCRE2/pcre2
for argument in "$@"; do
  case $argument in
    --check) check=1 ;;
    -*) echo "usage: Scripts/pcre2_sources.sh [FOLDER] [--check]" >&2 && exit 64 ;;
    *) folder=$argument ;;
  esac
done
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"  # apt-get fetches as a user of its own

# The machine's package sources, for source packages.
mkdir -p "$work/parts" "$work/lists/partial"
for list in /etc/apt/sources.list.d/*.sources; do
  [ -e "$list" ] && sed 's/^Types:.*/Types: deb-src/' "$list" >"$work/parts/$(basename "$list")"
done
if [ -s /etc/apt/sources.list ]; then
  sed -n 's/^deb /deb-src /p' /etc/apt/sources.list >"$work/parts/machine.list"
fi
apt=(apt-get -qq -o Dir::Etc::sourcelist=/dev/null -o "Dir::Etc::sourceparts=$work/parts" -o "Dir::State::lists=$work/lists")
"${apt[@]}" update
(cd "$work" && "${apt[@]}" source --download-only "$package")
echo "$digest  $work/$archive" | sha256sum --check --quiet

mkdir "$work/pcre2"
tar -xzf "$work/$archive" -C "$work/pcre2" --strip-components 1
source=$work/pcre2/src

rm -rf "$folder/include" "$folder/src"
mkdir -p "$folder/include" "$folder/src" "$folder/private"
cp "$source/pcre2.h.generic" "$folder/include/pcre2.h"
cp "$source/config.h.generic" "$folder/private/config.h"
cp "$source"/pcre2_{internal,intmodedep,ucp}.h "$folder/private/"
cp "$source"/pcre2_{jit_match,jit_misc,ucptables}.c "$folder/private/"
cp "$source/pcre2_chartables.c.dist" "$folder/src/pcre2_chartables.c"
for name in auto_possess compile config context convert dfa_match error extuni find_bracket jit_compile maketables match \
  match_data newline ord2utf pattern_info script_run serialize string_utils study substitute substring tables ucd \
  valid_utf xclass; do
  cp "$source/pcre2_$name.c" "$folder/src/"
done
cp "$work/pcre2/LICENCE" "$folder/private/LICENCE"
echo "$folder"

[ -n "$check" ] || exit 0
cat >"$work/check.c" <<'C'
#include <pcre2.h>
#include <stdio.h>

int main(void) {
  int error;
  size_t offset;
  pcre2_code *code = pcre2_compile((PCRE2_SPTR) "\\p{L}+@x", 9, PCRE2_UTF, &error, &offset, NULL);
  if (!code) return 1;
  pcre2_match_data *data = pcre2_match_data_create_from_pattern(code, NULL);
  int status = pcre2_match(code, (PCRE2_SPTR) "\xC3\xA9@", 3, 0, PCRE2_PARTIAL_SOFT, data, NULL);
  puts(status == PCRE2_ERROR_PARTIAL ? "partial match, as it should be" : "no partial match");
  return status != PCRE2_ERROR_PARTIAL;
}
C
flags=(-O1 -DHAVE_CONFIG_H -DSUPPORT_UNICODE -DSUPPORT_PCRE2_8 -DPCRE2_CODE_UNIT_WIDTH=8 -DPCRE2_STATIC)
"${CC:-cc}" "${flags[@]}" -I "$folder/include" -I "$folder/private" "$folder"/src/*.c "$work/check.c" -o "$work/check"
"$work/check"
