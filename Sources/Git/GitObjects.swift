import Files
import Glibc

/// Reads the contents of objects from one running git: `cat-file --batch`.
///
/// Not thread-safe.
package final class GitObjects {
  private let process: GitProcess
  /// Bytes that were read but not consumed are between `start` and `end`; the buffer is reused.
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  private var start = 0
  private var end = 0

  /// Starts reading objects of a repository. Throws `GitError` if git cannot be started.
  package init(_ repository: GitRepository) throws(GitError) {
    process = try GitProcess(["cat-file", "--batch"], in: repository.root, takesInput: true)
  }

  deinit {
    process.finish()
    buffer.deallocate()
  }

  /// Returns the content of an object, at most one byte more than a limit; nil if it is not in the repository.
  package func content(_ id: String, limit: Int) -> [UInt8]? {
    guard id.utf8.allSatisfy({ $0 > 0x20 }),
      OutputFile.writeAll(Array("\(id)\n".utf8), to: process.input) == 0,
      let head = line()
    else { return nil }
    let words = head.split(separator: " ")
    guard words.count == 3, let size = Int(words[2]), size >= 0 else { return nil }
    let wanted = size > limit ? limit + 1 : size
    guard let bytes = take(wanted), skip(size - wanted + 1) else { return nil }
    return bytes
  }

  /// Passes over the next bytes; false if there are fewer.
  private func skip(_ count: Int) -> Bool {
    var left = count
    while left > 0 {
      if start == end {
        (start, end) = (0, receive(buffer))
        guard end > 0 else {
          end = 0
          return false
        }
      }
      let passed = min(left, end - start)
      (start, left) = (start + passed, left - passed)
    }
    return true
  }

  /// Returns the next line without its end; nil at the end of input, or if it does not fit the buffer.
  private func line() -> String? {
    var searched = start
    while true {
      if let newline = buffer[searched..<end].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = newline + 1 }
        return String(decoding: buffer[start..<newline], as: UTF8.self)
      }
      let kept = end - start
      guard kept < buffer.count else { return nil }
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[start..<end]))
      (start, end, searched) = (0, kept, kept)
      let count = receive(UnsafeMutableRawBufferPointer(rebasing: buffer[end...]))
      guard count > 0 else { return nil }
      end += count
    }
  }

  /// Returns the next bytes, buffered ones first, with the rest read in place; nil if there are fewer.
  private func take(_ count: Int) -> [UInt8]? {
    let held = min(count, end - start)
    var filled = held
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { room, initialized in
      let room = UnsafeMutableRawBufferPointer(room)
      room.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[start..<start + held]))
      while filled < count {
        let got = receive(UnsafeMutableRawBufferPointer(rebasing: room[filled..<count]))
        guard got > 0 else { break }
        filled += got
      }
      initialized = filled
    }
    start += held
    return filled == count ? bytes : nil
  }

  private func receive(_ room: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = read(process.output, room.baseAddress!, room.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }
}
