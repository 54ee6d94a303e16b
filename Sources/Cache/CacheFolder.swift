import Files
import Glibc
import Synchronization

/// A cache in a folder, which any number of processes may use at once: every file appears complete, by a rename.
final class CacheFolder: CachePlace {
  private let path: String
  /// The folder, which nothing in it leads out of; nil before the first use. Found once, as a cache has thousands of files.
  private let known = Mutex<Enclosure?>(nil)

  init(_ path: String) { self.path = path }

  private var enclosure: Enclosure {
    known.withLock { known in
      if let known { return known }
      let found = Enclosure(ofFolder: path)
      known = found
      return found
    }
  }

  private func file(_ item: CacheItem) -> String { "\(path)/\(item.path)" }

  func read(_ item: CacheItem) throws(ContentCache.Failure) -> [UInt8]? {
    do throws(FileError) {
      return try FileSystem.untraced.read(file(item), limit: Self.largestFile, within: enclosure).bytes
    } catch {
      if error.code == ENOENT { return nil }
      throw ContentCache.Failure(message: "\(item.path) \(error.message)")
    }
  }

  func write(_ items: [(CacheItem, [UInt8])]) throws(ContentCache.Failure) {
    for (item, bytes) in items {
      do throws(FileError) {
        // Contents never change; the latest entry replaces earlier ones.
        if case .content = item, size(file(item)) == bytes.count { continue }
        try OutputFile.makeFolder(of: file(item))
        try OutputFile.write(bytes, to: file(item), within: enclosure)
      } catch {
        throw ContentCache.Failure(message: "\(item.path) \(error.message)")
      }
    }
  }

  func fetch(_ items: [CacheItem]) {}

  func forget(_ item: CacheItem) { unlink(file(item)) }

  private func size(_ path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  /// The strips and animations of long transitions have some hundred megabytes.
  private static let largestFile = 1 << 30
}
