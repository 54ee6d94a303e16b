import Glibc

/// The lines that come in, one after the other. However long one is, no more is kept of it than is asked for, and every
/// byte is looked at once.
struct MessageLines {
  /// A line.
  enum Line: Equatable {
    /// A whole one, without its end.
    case whole([UInt8])
    /// One that is too long; its rest is passed over.
    case tooLong
  }

  private let descriptor: Int32
  private let longest: Int
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  /// What is not yet taken of the chunk.
  private var rest = 0..<0
  private var isAtEnd = false
  /// Whether what comes next belongs to a line that was too long.
  private var isPassing = false

  /// - Parameters:
  ///   - descriptor: What is read.
  ///   - longest: The bytes that a line may have.
  init(_ descriptor: Int32, longest: Int) { (self.descriptor, self.longest) = (descriptor, longest) }

  /// Waits for the next line; nil at the end. What comes before the end without the end of a line is one, too.
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
