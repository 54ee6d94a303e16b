import Diagnostics

/// `goldens.lock`: the hash of each golden's pixels and tree, and the renderer that drew it, so that pictures that are as
/// they were need not be opened, or even be there.
///
/// A line a golden, sorted by path, so that branches merge: 32 hexadecimal digits of pixels, 16 of the tree, 16 of the
/// renderer, the path below the goldens' folder. Lines that begin with `#` say what the file is.
public struct GoldenLock: Hashable, Sendable {
  /// What is known of a golden.
  public struct Entry: Hashable, Sendable {
    /// The hash of its pixels.
    public var pixels: PixelHash
    /// The hash of its tree's record.
    public var tree: String
    /// The fingerprint of the renderer that drew it.
    public var renderer: String

    /// An entry from its parts.
    public init(pixels: PixelHash, tree: String, renderer: String) {
      (self.pixels, self.tree, self.renderer) = (pixels, tree, renderer)
    }
  }

  /// The name of the file in the goldens' folder.
  public static let fileName = "goldens.lock"

  /// What is known, by path.
  public private(set) var entries: [String: Entry] = [:]

  /// A lock of no golden yet.
  public init() {}

  /// The goldens that it knows, sorted.
  public var paths: [String] { entries.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// What is known of a golden; nil for nothing.
  public subscript(path: String) -> Entry? {
    get { entries[path] }
    set { entries[path] = newValue }
  }

  /// Reads a file; lines that make no sense are findings, and so are paths that come twice.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: its name for findings.
  public init(_ bytes: [UInt8], path: String) throws(GoldenLockError) {
    for (number, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      let line = String(decoding: line, as: UTF8.self)
      if line.isEmpty || line.hasPrefix("#") { continue }
      let place = SourceLocation(file: path, line: number + 1, column: 1)
      if line.hasPrefix("<<<<<<<") || line.hasPrefix(">>>>>>>") || line.hasPrefix("=======") {
        throw GoldenLockError(.conflict, at: place)
      }
      let parts = line.split(separator: " ", maxSplits: 3).map(String.init)
      guard parts.count == 4, let pixels = PixelHash(parts[0]), Self.isHash(parts[1]), Self.isHash(parts[2])
      else { throw GoldenLockError(.malformed, at: place) }
      guard entries[parts[3]] == nil else { throw GoldenLockError(.twice(parts[3]), at: place) }
      entries[parts[3]] = Entry(pixels: pixels, tree: parts[1], renderer: parts[2])
    }
  }

  private static func isHash(_ text: String) -> Bool {
    text.utf8.count == 16 && text.utf8.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || ($0 >= 0x61 && $0 <= 0x66) }
  }

  /// The file.
  public var text: String {
    "# Goldens of layoutshot: hash of the pixels, of the tree, of the renderer; path. Written by `layoutshot record`.\n"
      + paths.map { path in
        let entry = entries[path]!
        return "\(entry.pixels.text) \(entry.tree) \(entry.renderer) \(path)\n"
      }.joined()
  }
}

/// A lock file that cannot be used.
public struct GoldenLockError: LocatedError, Hashable {
  /// What is wrong with it.
  public enum Reason: Hashable, Sendable {
    /// Two branches were merged and nobody chose.
    case conflict
    /// A line is no entry.
    case malformed
    /// A path comes twice.
    case twice(String)
  }

  /// What is wrong.
  public let reason: Reason
  /// The line.
  public let location: SourceLocation?

  init(_ reason: Reason, at location: SourceLocation) {
    (self.reason, self.location) = (reason, location)
  }

  /// The sentence.
  public var message: String {
    switch reason {
    case .conflict: "holds the marks of a merge that was not ended"
    case .malformed: "is no line of hashes and a path"
    case .twice(let path): "\"\(path)\" comes twice"
    }
  }

  /// The way out.
  public var notes: [Finding.Note] {
    [Finding.Note("delete the file and run 'layoutshot record': it is made anew from the pictures")]
  }
}
