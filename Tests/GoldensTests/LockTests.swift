import Diagnostics
import Testing

@testable import Goldens
@testable import PictureComparison

/// The lock file, paths of goldens, pointers of Git LFS.
@Suite struct LockTests {
  private let entry = GoldenLock.Entry(
    pixels: PixelHash("0123456789abcdef0123456789abcdef")!, tree: "00112233445566ff",
    renderer: "ffeeddccbbaa9988")

  @Test func roundTripsSorted() throws {
    var lock = GoldenLock()
    for path in ["b/x y.png", "a/ü.png", "b/X.png"] { lock[path] = entry }
    let text = lock.text
    let paths = text.split(separator: "\n").dropFirst().map { $0.split(separator: " ", maxSplits: 3)[3] }
    #expect(paths == ["a/ü.png", "b/X.png", "b/x y.png"] && lock.paths == paths.map(String.init))
    #expect(try GoldenLock(Array(text.utf8), path: "goldens.lock") == lock)
    #expect(try GoldenLock([], path: "goldens.lock") == GoldenLock())
  }

  @Test(arguments: [
    ("<<<<<<< HEAD", GoldenLockError.Reason.conflict), ("=======", .conflict), (">>>>>>> x", .conflict),
    ("nonsense", .malformed), ("0123 0011 ffee a.png", .malformed),
    ("0123456789abcdef0123456789abcdef 00112233445566ff ffeeddccbbaa9988", .malformed),
    ("0123456789abcdef0123456789abcdef 00112233445566fF ffeeddccbbaa9988 a.png", .malformed),
    ("0123456789abcdef0123456789abcdef 00112233445566ff ffeeddccbbaa9988 a.png\r\r", .malformed),
    ("0123456789abcdef0123456789abcdef 00112233445566ff ffeeddccbbaa9988 a\t.png", .malformed),
    ("0123456789abcdef0123456789abcdef 00112233445566ff ffeeddccbbaa9988 b.png", .twice("b.png")),
  ])
  func broken(_ line: String, _ reason: GoldenLockError.Reason) {
    let text = "# x\n0123456789abcdef0123456789abcdef 00112233445566ff ffeeddccbbaa9988 b.png\n\n\(line)\n"
    let error = #expect(throws: GoldenLockError.self) {
      _ = try GoldenLock(Array(text.utf8), path: "goldens.lock")
    }
    #expect(
      error?.reason == reason && error?.location == SourceLocation(file: "goldens.lock", line: 4, column: 1))
  }

  @Test(arguments: [
    ("a/b.png", true), ("b.png", true), ("a/..b.png", true), ("/a.png", false), ("../a.png", false),
    ("a/../b.png", false), ("a//b.png", false), ("./a.png", false), ("a/.png", false), ("a.txt", false),
    ("", false),
    ("a\u{0}.png", false),
  ])
  func safePaths(_ path: String, _ isSafe: Bool) { #expect(GoldenPath.isSafe(path) == isSafe) }

  @Test func pointers() {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    #expect(GitLFS.isPointer(Array(pointer.utf8)))
    #expect(!GitLFS.isPointer(Array("version 2".utf8)) && !GitLFS.isPointer([UInt8]()))
    #expect(!GitLFS.isPointer(Array((pointer + String(repeating: "x", count: 2000)).utf8)))
  }

  /// As checked out by git on Windows.
  @Test func lineEndings() throws {
    var lock = GoldenLock()
    lock["A/a.png"] = GoldenLock.Entry(
      pixels: try #require(PixelHash("0123456789abcdef0123456789abcdef")), tree: "00112233445566ff",
      renderer: "ffeeddccbbaa9988")
    let text = lock.text.replacing("\n", with: "\r\n")
    #expect(try GoldenLock(Array(text.utf8), path: "goldens.lock") == lock)
  }
}
