#!/usr/bin/env bash
# Builds the command for distribution on Linux, and packs a release.
#
# Usage: Scripts/release.sh [--packages | --measure]
#
# Writes the binary to .build/release-static/formrules. The plain release build, `swift build -c release`, needs
# Swift's libraries at run time. The distributed binary contains them, so it runs without Swift and starts faster.
# It is position-independent, and its relocations are resolved at start and then made read-only (full RELRO). With the
# same toolchain and the same versions of dependencies, which the bill of materials lists, the same commit results in
# the same bytes in any folder, as far as the compiler's optimizer is deterministic.
#
# With --packages, also writes the packages to .build/release-packages. MAINTAINER, HOMEPAGE and DOWNLOADS must then
# be set; see Scripts/release_packages.py.
# With --measure, compares its startup time with that of the plain build: the minimum of many runs on one record.
set -euo pipefail
cd "$(dirname "$0")/.."

[ "${1-}" != --packages ] || python3 Scripts/release_packages.py --check
folder=.build/release-static
options=(--static-swift-stdlib --disable-local-rpath)
# A program exports no symbols, and packed relocations take a megabyte and a half less. Only lld packs them.
options+=(-Xswiftc -use-ld=lld -Xlinker --no-export-dynamic -Xlinker -z -Xlinker pack-relative-relocs)
# Equal functions are merged, and texts that are the ends of others.
options+=(-Xlinker --icf=all -Xlinker -O2)
options+=(-Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now)
# Keeps this machine's paths out of the binary, and a hash of the debug information, which contains such paths.
options+=(-Xlinker --build-id=none -Xswiftc -file-prefix-map -Xswiftc "$PWD=." -Xcc "-ffile-prefix-map=$PWD=.")
# What surrounds the engine is optimized for size.
export FORMRULES_SMALL=1
swift build -c release --product formrules --scratch-path .build/static "${options[@]}"
built=$(swift build -c release --scratch-path .build/static "${options[@]}" --show-bin-path)/formrules
mkdir -p "$folder"
strip -o "$folder/formrules" "$built"
# Clears the hashes of modules, which nothing reads and which depend on the folder. Without this section, strip drops RELRO.
read -r offset size < <(readelf --section-headers --wide "$folder/formrules" |
  sed -n 's/.* \.swift_modhash *PROGBITS *[0-9a-f]* \([0-9a-f]*\) \([0-9a-f]*\) .*/\1 \2/p')
dd if=/dev/zero of="$folder/formrules" bs=1 seek=$((16#$offset)) count=$((16#$size)) conv=notrunc status=none

header=$(readelf --file-header --program-headers --dynamic --wide "$folder/formrules")
grep -q 'DYN (Position-Independent' <<<"$header" || { echo "not position-independent" >&2; exit 1; }
grep -q GNU_RELRO <<<"$header" && grep -q 'BIND_NOW\|Flags:.* NOW' <<<"$header" ||
  { echo "without full RELRO" >&2; exit 1; }
size=$(stat -c %s "$folder/formrules")
[ "$size" -lt 30000000 ] || { echo "the binary has $size bytes, more than 30 MB" >&2; exit 1; }
if grep -qF "$PWD" "$folder/formrules"; then echo "the binary names the folder that it was built in" >&2; exit 1; fi

case ${1-} in
--packages) python3 Scripts/release_packages.py "$folder/formrules" .build/release-packages; exit ;;
--measure) ;;
*) exit 0 ;;
esac

swift build -c release --product formrules
plain=$(swift build -c release --show-bin-path)/formrules
python3 - "$plain" "$folder/formrules" <<'PYTHON'
import os
import subprocess
import sys
import time

ARGUMENTS = ["validate", "Rules/Examples/registration.rules", "Rules/Examples/registration.ndjson", "--output", "none"]


def start(command):
    begin = time.monotonic()
    subprocess.run([command, *ARGUMENTS], stdout=subprocess.DEVNULL)
    return (time.monotonic() - begin) * 1000


least = {command: min(start(command) for _ in range(100)) for command in sys.argv[1:]}
for command, milliseconds in least.items():
    print(f"{milliseconds:6.1f} ms a start, {os.path.getsize(command) / 1e6:5.1f} MB  {command}")
PYTHON
