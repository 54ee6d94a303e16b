#!/bin/sh
# Runs the tests under the address sanitizer, with that of undefined behavior in the C targets: run.sh [ARGUMENT...], where
# arguments are those of `swift test`, such as --filter.
#
# The thread sanitizer is of no use here: it does not know the locks of the standard library (`Synchronization.Mutex`, of
# Swift 6.3 on Linux) and reports each access under one.
set -eu
cd "$(dirname "$0")/../.."
# What the program still has when it ends is no leak that matters, and the process that draws a vector ends in the middle.
export ASAN_OPTIONS="detect_leaks=0"
LAYOUTSHOT_OPTIMIZED_LOOPS=1 ${SWIFT:-swift} test --scratch-path .build/sanitize --disable-xctest --sanitize address \
  -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined -Xswiftc -suppress-remarks "$@"
