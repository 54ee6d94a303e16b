/// Computes the object IDs of files on disk from their unfiltered contents.
struct GitContentIds {
  private var ids: [String: String] = [:]
  /// Names are passed in batches that fit into a pipe.
  private static let mostBytes = 1 << 15

  /// Returns the object IDs of files. `paths`: files below the root; names must not contain line breaks. Throws
  /// `GitError` if git cannot be started.
  init(_ paths: [String], in repository: GitRepository) throws(GitError) {
    var rest = paths[...]
    while !rest.isEmpty {
      var (piece, bytes) = ([String](), [UInt8]())
      while let path = rest.first, piece.isEmpty || bytes.count + path.utf8.count < Self.mostBytes,
        piece.count < 512
      {
        piece.append(path)
        bytes += Array(path.utf8) + [UInt8(ascii: "\n")]
        rest.removeFirst()
      }
      let answer = try GitProcess.run(
        ["hash-object", "--no-filters", "--stdin-paths"], in: repository.root, input: bytes)
      let lines = String(decoding: answer.output, as: UTF8.self).split(separator: "\n").map(String.init)
      // A file removed in the meantime ends the list.
      for (path, id) in zip(piece, lines) { ids[path] = id }
    }
  }

  subscript(path: String) -> String? { ids[path] }
}
