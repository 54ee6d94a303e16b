#!/bin/bash
# Builds and runs the tests, and shows what matters of what they say: failures at once, how far they are, the closing line.
# All of it is in a file.
#   Tests/run.sh LOG COMMAND…
set -uo pipefail
log=$1
shift
mkdir -p "$(dirname "$log")"

passed=0 failed=0 skipped=0 stage="" is_failure=""

# On a terminal one line that changes; elsewhere a line for each stage and for each thousand tests.
progress() {
  if [ -t 1 ]; then
    printf '\r\033[K%s' "$1"
  elif [ "$stage" != "${2:-$1}" ]; then
    stage=${2:-$1}
    echo "$1"
  fi
}

say() {
  [ -t 1 ] && printf '\r\033[K'
  printf '%s\n' "$1"
}

show() {
  local line words
  while IFS= read -r line; do
    case $line in
      *"Test run with "*) say "$line"; is_failure="" ;;
      "✘ Test "*" failed after "*) failed=$((failed + 1)); say "$line"; is_failure="" ;;
      "✘ Suite "*) is_failure="" ;;
      "✘ "*) say "$line"; is_failure=1 ;;
      "✔ Test "*)
        passed=$((passed + 1)) is_failure=""
        words="$passed tests passed"
        [ "$failed" -gt 0 ] && words="$words, $failed failed"
        [ "$passed" -eq 1 ] && words="running the tests"
        progress "$words" "tests $((passed / 1000))"
        ;;
      "➜ "*) skipped=$((skipped + 1)); is_failure="" ;;
      "◇ "*|"✔ "*) is_failure="" ;;
      "["*/*"] "*) progress "$([ -t 1 ] && echo "$line" || echo building)" building; is_failure="" ;;
      *error:*|*"Fatal error"*) say "$line"; is_failure=1 ;;
      # What belongs to the failure above.
      *) [ -n "$is_failure" ] && say "$line" ;;
    esac
  done
  [ "$skipped" -gt 0 ] && say "$skipped tests were left out, for the reasons in the log"
  return 0
}

"$@" 2>&1 | tee "$log" | show
status=${PIPESTATUS[0]}
if [ "$status" != 0 ] && ! grep -qE '^✘|error:' "$log"; then tail -n 40 "$log"; fi
echo "The whole log is in $log"
exit "$status"
