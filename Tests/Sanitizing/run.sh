#!/bin/sh
# Runs the tests under a sanitizer: run.sh address|thread [ARGUMENT...], where arguments are those of `swift test`, such as
# --filter. With `address` goes that of undefined behavior in the C targets.
set -eu
cd "$(dirname "$0")/../.."
kind=${1:?"run.sh address|thread [ARGUMENT...]"}
shift
# Whole modules, and no debug information: as quick to build as the tests themselves.
flags="--disable-xctest -debug-info-format none -Xswiftc -no-emit-module-separately-wmo
  -Xswiftc -index-ignore-system-modules -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2
  -Xswiftc -disable-batch-mode -Xswiftc -suppress-remarks"
export LAYOUTSHOT_OPTIMIZED_LOOPS=1
swift=${SWIFT:-swift}

case $kind in
address)
  # What the program still has when it ends is no leak that matters, and the process that draws a vector ends in the middle.
  export ASAN_OPTIONS="detect_leaks=0"
  exec $swift test $flags --scratch-path .build/sanitize --sanitize address \
    -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined "$@"
  ;;
thread)
  folder=.build/sanitize-threads
  mkdir -p $folder
  clang -shared -fPIC -O1 -o $folder/locks.so Tests/Sanitizing/Locks.c -ldl
  ${swift}c -sanitize=thread -O -o $folder/planted Tests/Sanitizing/PlantedRace.swift
  export TSAN_OPTIONS="exitcode=66"
  LD_PRELOAD=$PWD/$folder/locks.so $folder/planted guarded >$folder/planted.log 2>&1 ||
    { cat $folder/planted.log; echo "the thread sanitizer does not know the locks of this version of Swift" >&2; exit 1; }
  if LD_PRELOAD=$PWD/$folder/locks.so $folder/planted race >$folder/planted.log 2>&1; then
    echo "the thread sanitizer did not find the planted race" >&2
    exit 1
  fi
  echo "The planted race was found."
  # Programs that the tests start have it from the environment, too; the build must not.
  $swift build --build-tests $flags --scratch-path $folder --sanitize thread
  LD_PRELOAD=$PWD/$folder/locks.so $swift test --skip-build $flags --scratch-path $folder --sanitize thread "$@"
  ;;
*) echo "run.sh address|thread [ARGUMENT...]" >&2; exit 2 ;;
esac
