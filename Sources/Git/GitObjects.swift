import Files
import Glibc

/// The contents of objects, from one git that stays open: `cat-file --batch`.
///
/// Not for several threads at once.
package final class GitObjects {
  private let process: GitProcess
  private var buffer: [UInt8] = []
  private var start = 0

  /// Starts to read objects of a repository.
  ///
  /// - Throws: `GitError` if git cannot be started.
  package init(_ repository: GitRepository) throws(GitError) {
    process = try GitProcess(["cat-file", "--batch"], in: repository.root, takesInput: true)
  }

  deinit { process.finish() }

  /// Returns the content of an object; nil if it is not in the repository.
  ///
  /// - Parameter id: The object id, in hexadecimal digits.
  package func content(_ id: String) -> [UInt8]? {
    guard id.utf8.allSatisfy({ $0 > 0x20 }),
      OutputFile.writeAll(Array("\(id)\n".utf8), to: process.input) == 0,
      let head = line()
    else { return nil }
    let words = head.split(separator: " ")
    guard words.count == 3, let size = Int(words[2]), let bytes = take(size), take(1) != nil else {
      return nil
    }
    return bytes
  }

  private func line() -> String? {
    while true {
      if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[start..<end], as: UTF8.self)
        start = end + 1
        return line
      }
      guard fill() else { return nil }
    }
  }

  private func take(_ count: Int) -> [UInt8]? {
    while buffer.count - start < count { guard fill(count) else { return nil } }
    let bytes = Array(buffer[start..<start + count])
    start += count
    return bytes
  }

  /// Reads more; what was taken is let go of.
  private func fill(_ wanted: Int = 0) -> Bool {
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    let room = 1 << 16
    if wanted > buffer.capacity { buffer.reserveCapacity(wanted) }
    let before = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: room))
    let got = buffer.withUnsafeMutableBytes { bytes -> Int in
      while true {
        let count = read(process.output, bytes.baseAddress! + before, room)
        if count >= 0 || errno != EINTR { return count }
      }
    }
    buffer.removeLast(room - max(got, 0))
    return got > 0
  }
}
