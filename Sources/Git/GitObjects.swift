import Files
import Glibc

/// The contents of objects, from one git that stays open: `cat-file --batch`.
///
/// Not for several threads at once.
package final class GitObjects {
  private let process: GitProcess
  /// What was read and not taken yet is between `start` and `end`; the memory is used again and again.
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  private var start = 0
  private var end = 0

  /// Starts to read objects of a repository.
  ///
  /// - Throws: `GitError` if git cannot be started.
  package init(_ repository: GitRepository) throws(GitError) {
    process = try GitProcess(["cat-file", "--batch"], in: repository.root, takesInput: true)
  }

  deinit {
    process.finish()
    buffer.deallocate()
  }

  /// Returns the content of an object; nil if it is not in the repository.
  ///
  /// - Parameter id: The object id, in hexadecimal digits.
  package func content(_ id: String) -> [UInt8]? {
    guard id.utf8.allSatisfy({ $0 > 0x20 }),
      OutputFile.writeAll(Array("\(id)\n".utf8), to: process.input) == 0,
      let head = line()
    else { return nil }
    let words = head.split(separator: " ")
    guard words.count == 3, let size = Int(words[2]), size >= 0, let bytes = take(size), take(1) != nil else {
      return nil
    }
    return bytes
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

  /// Returns the next bytes: what the buffer holds of them, and the rest read into place; nil if there are fewer.
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
