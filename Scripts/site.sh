#!/usr/bin/env bash
# Builds the web site: the pages of the repository, the playground, and the documentation of the Swift library.
#
# Usage: Scripts/site.sh [FOLDER]
#
# Writes the site to FOLDER, by default .build/site, and fails on any warning or broken link. SITE_URL is the address of
# the published site. FORMRULES is the command that compiles the forms of the playground. Needs Python 3.10 or later with
# the module venv, in which it installs the packages in Site/requirements.txt.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(realpath -m "${1:-.build/site}")
python=.build/site-python
export SITE_URL=${SITE_URL:-http://localhost:8000/} SITE_FOLDER=$folder
export FORMRULES=$(realpath "${FORMRULES:-.build/debug/formrules}")
# The theme's authors announce their next product on standard error.
export NO_MKDOCS_2_WARNING=1

if ! cmp -s Site/requirements.txt "$python/requirements.txt"; then
  python3 -m venv --clear "$python"
  "$python/bin/pip" install --quiet --disable-pip-version-check -r Site/requirements.txt
  cp Site/requirements.txt "$python"
fi

"$python/bin/mkdocs" build --quiet --strict --clean --config-file Site/mkdocs.yml

# If the site's address has a path, the addresses in the library's documentation need it, too.
path=$(python3 -c 'import sys, urllib.parse; print(urllib.parse.urlparse(sys.argv[1]).path.rstrip("/"))' "$SITE_URL")
archive=$(Scripts/documentation.sh | tail -1)
docc=(docc)
if [ "$(uname)" = Darwin ]; then docc=(xcrun docc); fi
"${docc[@]}" process-archive transform-for-static-hosting "$archive" --output-path "$folder/api" \
  --hosting-base-path "$path/api"

"$python/bin/python" Site/links.py "$folder"
echo "$folder"
