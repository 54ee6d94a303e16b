#!/bin/sh
# Builds the fuzz targets and runs some or all of them, one after another, for the given number of seconds each:
# run.sh [SECONDS [TARGET...]]
set -eu
cd "$(dirname "$0")"
seconds="${1:-60}"
[ $# -gt 0 ] && shift
all="documents archives scenes catalogs images fonts strings stringcatalogs json configurations locks reports trees layouts"
[ $# -gt 0 ] || set -- $all
# A debug build: its targets see what is internal to the modules, as tests do, and it checks more.
LAYOUTSHOT_FUZZING=1 ${SWIFT:-swift} build --package-path ../.. --scratch-path .build --product fuzz --sanitize fuzzer
export LAYOUTSHOT_FONTS="$PWD/../../Fonts"

seeds() {
  mkdir -p ".build/seeds/$1" ".build/corpus/$1" .build/findings
  case "$1" in
    documents) grep -LE '<archive|<data' ../Fixtures/read/*/input.* ../Fixtures/twins/*.xib ;;
    archives) grep -lE '<archive|<data' ../Fixtures/read/*/input.* ../Fixtures/twins/*.xib ;;
    scenes) find ../Fixtures ../../Examples -name '*.scene.json' ;;
    catalogs) find ../Fixtures/assets -name Contents.json ;;
    images) find ../Fixtures/images -name '*.png' -o -name '*.jpg'; find ../../Goldens -name '*.png' -size -2k ;;
    fonts) ls ../../Fonts/*/*.[ot]tf ;;
    *) find seeds -path "seeds/$1/*" -type f ;;
  esac | head -200 | while read -r file; do
    cp "$file" ".build/seeds/$1/$(echo "$file" | tr / - | tr -d .)"
  done
}

for target in "$@"; do
  seeds "$target"
  echo "== $target, $seconds s"
  length=60000
  [ "$target" = fonts ] && length=400000
  LAYOUTSHOT_FUZZ="$target" .build/debug/fuzz ".build/corpus/$target" ".build/seeds/$target" -dict=reader.dict \
    -max_total_time="$seconds" -max_len="$length" -timeout=10 -rss_limit_mb=2048 \
    -artifact_prefix=".build/findings/$target-" -print_final_stats=1
done
