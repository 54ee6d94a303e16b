#!/bin/sh
# Builds the fuzz target and runs it for the given number of seconds (60 without one).
set -eu
cd "$(dirname "$0")"
seconds="${1:-60}"
swift build -c release --sanitize fuzzer
mkdir -p .build/seeds .build/corpus .build/findings
for file in ../Fixtures/read/*/input.* ../Fixtures/twins/*.xib; do
  cp "$file" ".build/seeds/$(basename "$(dirname "$file")")-$(basename "$file")"
done
.build/release/fuzz-reader .build/corpus .build/seeds -dict=reader.dict -max_total_time="$seconds" \
  -max_len=60000 -timeout=10 -rss_limit_mb=2048 -artifact_prefix=.build/findings/ -print_final_stats=1
