import Files
import Glibc

/// A cache in a folder, which any number of processes may use at once: every file appears complete, by a rename.
struct CacheFolder: CachePlace {
  private let path: String

  init(_ path: String) { self.path = path }

  private func file(_ item: CacheItem) -> String { "\(path)/\(item.path)" }

  func read(_ item: CacheItem) throws(ContentCache.Failure) -> [UInt8]? {
    do throws(FileError) {
      return try FileSystem.untraced.read(file(item), limit: Self.largestFile).bytes
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
        try OutputFile.write(bytes, to: file(item))
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
