/// Computes the object IDs of files on disk from their unfiltered contents.
struct GitContentIds {
  private var ids: [String: String] = [:]
  /// The most bytes of the names of a batch.
  private static let mostBytes = 1 << 15

  /// Returns the object IDs of files. `paths`: files below the root; names must not contain line breaks. Throws
  /// `GitError` if git cannot be started.
  init(_ paths: [String], in repository: GitRepository) throws(GitError) {
    for piece in Self.batches(of: paths, size: \.utf8.count) {
      let answer = try GitProcess.run(
        ["hash-object", "--no-filters", "--stdin-paths"], in: repository.root,
        input: Array(piece.map { $0 + "\n" }.joined().utf8))
      let lines = String(decoding: answer.output, as: UTF8.self).split(separator: "\n").map(String.init)
      // A file removed in the meantime ends the list.
      for (path, id) in zip(piece, lines) { ids[path] = id }
    }
  }

  subscript(path: String) -> String? { ids[path] }

  /// The paths in batches that fit into a pipe, each path ended by a byte. `size`: the bytes of a path.
  static func batches<Path>(of paths: [Path], size: (Path) -> Int) -> [ArraySlice<Path>] {
    var (batches, rest) = ([ArraySlice<Path>](), paths[...])
    while !rest.isEmpty {
      var bytes = 0
      let piece = rest.prefix(512).prefix { path in
        bytes += size(path) + 1
        return bytes <= mostBytes
      }
      batches.append(piece.isEmpty ? rest.prefix(1) : piece)
      rest = rest.dropFirst(batches[batches.count - 1].count)
    }
    return batches
  }
}
