#!/usr/bin/env bash
# Builds the command for distribution on Linux, and packs what a release consists of.
#
# Usage: Scripts/release.sh [--measure]
#
# Writes the binary to .build/release-static/formrules and the packages to .build/release-packages. The plain
# release build, `swift build -c release`, needs Swift's libraries at run time. The distributed binary contains
# them, so it runs without Swift and starts faster. It is position-independent, its relocations are resolved at
# start and then made read-only (full RELRO), and parts that nothing uses are left out.
# With --measure, prints what that gains: the least time of many starts, each on one record.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=.build/release-static
options=(--static-swift-stdlib -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now -Xlinker --gc-sections)
# No path of this machine gets into the binary.
options+=(-Xswiftc -file-prefix-map -Xswiftc "$PWD=." -Xcc "-ffile-prefix-map=$PWD=.")
swift build -c release --product formrules --scratch-path .build/static "${options[@]}"
mkdir -p "$folder"
strip -o "$folder/formrules" "$(swift build -c release --scratch-path .build/static "${options[@]}" --show-bin-path)/formrules"

header=$(readelf --file-header --program-headers --dynamic --wide "$folder/formrules")
grep -q 'DYN (Position-Independent' <<<"$header" || { echo "not position-independent" >&2; exit 1; }
grep -q GNU_RELRO <<<"$header" && grep -q 'BIND_NOW\|Flags:.* NOW' <<<"$header" ||
  { echo "without full RELRO" >&2; exit 1; }
size=$(stat -c %s "$folder/formrules")
[ "$size" -lt 30000000 ] || { echo "the binary has $size bytes, more than 30 MB" >&2; exit 1; }
if grep -qF "$PWD" "$folder/formrules"; then echo "the binary names the folder that it was built in" >&2; exit 1; fi

python3 Scripts/release_packages.py "$folder/formrules" .build/release-packages
[ "${1-}" = --measure ] || exit 0

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
