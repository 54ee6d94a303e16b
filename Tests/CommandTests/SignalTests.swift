import Foundation
import Glibc
import TestSupport
import Testing

/// Signals end a run cleanly, on file systems with and without nameless files.
@Suite struct SignalTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP], [true, false])
  func endsCleanly(_ number: Int32, _ hasNamelessFiles: Bool) throws {
    let scratch = try Scratch("Login.xib")
    let process = Process()
    process.executableURL = URL(filePath: Scratch.command)
    // 3,000 frames: it is still running when the signal arrives.
    process.arguments = [
      "frames", "Login.xib", "-o", "out", "--fps=1000", "--duration=3", "--format=apng,gif",
    ]
    process.currentDirectoryURL = URL(filePath: scratch.path)
    if !hasNamelessFiles {
      guard let library = try Self.oldFileSystem(in: scratch) else {
        return print("skipped: there is no C compiler to make an old file system with")
      }
      // In addition to the libraries preloaded for these tests, such as a sanitizer's.
      process.environment = ProcessInfo.processInfo.environment.merging(["LD_PRELOAD": library]) {
        "\($1) \($0)"
      }
    }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer { process.terminate() }
    let isRunning = {
      hasNamelessFiles ? scratch.has("out") : scratch.files.filter { $0.hasSuffix(".tmp") }.count == 2
    }
    for _ in 0..<2000 where !isRunning() { usleep(5000) }
    try #require(isRunning() && process.isRunning)
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
    #expect(scratch.files.filter { $0.hasPrefix("out/") } == [])
  }

  /// Signals that were ignored at the start remain ignored: `nohup` keeps the run going.
  @Test func ignoredSignalsRemainIgnored() throws {
    let scratch = try Scratch("Login.xib")
    let outcome = try scratch.shell(
      "trap '' HUP; \"$L\" frames Login.xib -o out --fps=300 --format=gif > list & pid=$!;"
        + " while [ ! -e out ]; do sleep 0.01; done; kill -HUP $pid; wait $pid; echo $?")
    #expect(outcome.out == "0\n" && scratch.files.contains { $0.hasSuffix(".gif") })
  }

  /// A library that makes the system refuse nameless files, as FAT and many network file systems do; nil without a C
  /// compiler.
  private static func oldFileSystem(in scratch: Scratch) throws -> String? {
    let source = """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <errno.h>
      #include <fcntl.h>
      #include <stdarg.h>
      int open(const char *path, int flags, ...) {
        va_list list;
        va_start(list, flags);
        mode_t mode = va_arg(list, mode_t);
        va_end(list);
        if ((flags & O_TMPFILE) == O_TMPFILE) return errno = EOPNOTSUPP, -1;
        int (*next)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open");
        return next(path, flags, mode);
      }
      int openat(int folder, const char *path, int flags, ...) {
        va_list list;
        va_start(list, flags);
        mode_t mode = va_arg(list, mode_t);
        va_end(list);
        if ((flags & O_TMPFILE) == O_TMPFILE) return errno = EOPNOTSUPP, -1;
        int (*next)(int, const char *, int, ...) = (int (*)(int, const char *, int, ...))dlsym(RTLD_NEXT, "openat");
        return next(folder, path, flags, mode);
      }
      int open64(const char *path, int flags, ...) {
        va_list list;
        va_start(list, flags);
        mode_t mode = va_arg(list, mode_t);
        va_end(list);
        return open(path, flags, mode);
      }
      """
    try scratch.write(source, to: "preload/old.c")
    let built = try scratch.shell(
      "cd preload && for c in cc clang gcc; do command -v $c > /dev/null && exec $c -shared -fPIC -o old.so old.c -ldl; done; exit 1"
    )
    return built.status == 0 ? "\(scratch.path)/preload/old.so" : nil
  }
}
