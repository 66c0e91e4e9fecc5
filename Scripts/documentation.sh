#!/usr/bin/env bash
# Builds the library's documentation as an archive for Xcode or a web server; fails on warnings.
#
# Usage: Scripts/documentation.sh [FOLDER]
#
# Writes FOLDER/FormRules.doccarchive; FOLDER is .build/documentation by default. Needs only the toolchain. The
# modules that FormRules re-exports are documented as part of it, as clients see them.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=${1:-.build/documentation}
graphs=$folder/symbol-graphs
rm -rf "$graphs" "$folder/FormRules.doccarchive"
mkdir -p "$graphs"

swift build --target FormRules
modules=$(swift build --show-bin-path)/Modules

extract=(swift-symbolgraph-extract)
convert=(docc)
target=(-target "$(swift -print-target-info | sed -n 's/.*"triple" *: *"\(.*\)".*/\1/p' | head -1)")
if [ "$(uname)" = Darwin ]; then
  extract=(xcrun swift-symbolgraph-extract -sdk "$(xcrun --show-sdk-path)")
  convert=(xcrun docc)
fi

"${extract[@]}" -module-name FormRules -I "$modules" -I Sources/SystemPCRE2 \
  -I Sources/CEmbeddedFiles/include "${target[@]}" \
  -minimum-access-level public -emit-extension-block-symbols \
  -experimental-allowed-reexported-modules=RuleEngine,RuleSyntax -output-dir "$graphs"
"${convert[@]}" convert Sources/FormRules/FormRules.docc --warnings-as-errors \
  --additional-symbol-graph-dir "$graphs" --output-dir "$folder/FormRules.doccarchive" \
  --fallback-display-name FormRules --fallback-bundle-identifier org.formrules.FormRules
echo "$folder/FormRules.doccarchive"
