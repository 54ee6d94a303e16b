import Files

/// Three versions of a text merged line by line, as git does it by itself.
package struct LineMerge: Sendable {
  /// The merged text; conflicts are between markers.
  package let bytes: [UInt8]
  /// Whether there are no conflicts.
  package let isClean: Bool

  /// Merges three files, which need not be in a repository.
  ///
  /// - Parameters:
  ///   - base: The version that both sides began with.
  ///   - ours: Our side.
  ///   - theirs: Their side.
  /// - Throws: `GitError` if git is not installed, or a file is not there or no text.
  package init(base: String, ours: String, theirs: String) throws(GitError) {
    var paths: [String] = []
    for path in [ours, base, theirs] {
      guard let place = InputFile.resolved(path) else {
        throw GitError(.failed("there is no such file"), at: path)
      }
      paths.append(place)
    }
    let labels = ["ours", "base", "theirs"].flatMap { ["-L", $0] }
    let answer = try GitProcess.run(["merge-file", "-p", "-q"] + labels + ["--"] + paths, in: "/")
    // The number of conflicts, at most 127; errors have greater numbers.
    guard (0...127).contains(answer.status) else {
      throw GitError(.failed(GitError.plain(answer.words)), at: ours)
    }
    (bytes, isClean) = (answer.output, answer.status == 0)
  }
}
