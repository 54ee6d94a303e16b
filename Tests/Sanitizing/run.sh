#!/bin/sh
# Runs the tests under the sanitizers, one after another: run.sh [address] [thread]
#
# address  the address sanitizer, and that of undefined behaviour in the C targets
# thread   the thread sanitizer, over the tests whose code runs on several threads
set -eu
cd "$(dirname "$0")/../.."
[ $# -gt 0 ] || set -- address thread
# Places where Swift's runtime and the C libraries are right and the sanitizer cannot know it.
export ASAN_OPTIONS="detect_leaks=0:allocator_may_return_null=1"
export TSAN_OPTIONS="suppressions=$PWD/Tests/Sanitizing/thread.supp:halt_on_error=1"

run() {
  sanitizer="$1"
  shift
  LAYOUTSHOT_OPTIMIZED_PIXELS=1 ${SWIFT:-swift} test --scratch-path ".build/sanitize-$sanitizer" --disable-xctest \
    --sanitize "$sanitizer" -Xswiftc -suppress-remarks "$@"
}

for sanitizer in "$@"; do
  case "$sanitizer" in
    address) run address -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined ;;
    thread) run thread --filter 'ThreadsTests|ScreensTests|PaintingTests|MotionExportTests|CommandTests|FilesTests|AssetsTests' ;;
    *) echo "no sanitizer \"$sanitizer\"; there are address and thread" >&2 && exit 2 ;;
  esac
done
