import Glibc

/// The incoming lines, one after the other. At most a limited part of a line is kept, and every byte is examined once.
struct MessageLines {
  enum Line: Equatable {
    /// A complete one, without its line break.
    case whole([UInt8])
    /// One that is too long; its rest is skipped.
    case tooLong
  }

  private let descriptor: Int32
  private let longest: Int
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  /// The unread part of the chunk.
  private var rest = 0..<0
  private var isAtEnd = false
  /// Whether the next bytes belong to a line that was too long.
  private var isPassing = false

  /// Lines may have `longest` bytes.
  init(_ descriptor: Int32, longest: Int) { (self.descriptor, self.longest) = (descriptor, longest) }

  /// Waits for the next line; nil at the end of input. An unterminated last line is returned, too.
  mutating func next() -> Line? {
    var line: [UInt8] = []
    while true {
      if rest.isEmpty { fill() }
      if rest.isEmpty { return line.isEmpty ? nil : .whole(line) }
      let end = chunk.withUnsafeBytes { bytes in
        memchr(bytes.baseAddress! + rest.lowerBound, 0x0A, rest.count).map {
          bytes.baseAddress!.distance(to: $0)
        }
      }
      let piece = rest.lowerBound..<(end ?? rest.upperBound)
      rest = (end.map { $0 + 1 } ?? rest.upperBound)..<rest.upperBound
      let wasPassing = isPassing
      let isTooLong = !wasPassing && line.count + piece.count > longest
      isPassing = end == nil && (wasPassing || isTooLong)
      if isTooLong { return .tooLong }
      if wasPassing { continue }
      line.append(contentsOf: chunk[piece])
      if end != nil { return .whole(line) }
    }
  }

  private mutating func fill() {
    while !isAtEnd {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      isAtEnd = count <= 0
      rest = 0..<max(0, count)
      return
    }
  }
}
