import Files

/// The configuration of a repository, which all its work trees share, and its attributes.
package struct GitSettings {
  private let repository: GitRepository

  package init(of repository: GitRepository) { self.repository = repository }

  /// The absolute path of the file that the configuration is in. Throws `GitError` if git does not say.
  package func file() throws(GitError) -> String {
    let folder = try repository.succeed(["rev-parse", "--git-common-dir"]).line
    return (folder.hasPrefix("/") ? folder : repository.root + "/" + folder) + "/config"
  }

  /// The value of a setting in the repository's own configuration; nil for none.
  package func value(_ name: String) throws(GitError) -> String? {
    let answer = try repository.run(["config", "--local", "-z", "--get", name])
    return answer.isGood ? answer.fields.first : nil
  }

  /// Sets a value in the repository's own configuration. Throws `GitError` with what keeps git from writing it.
  package func set(_ name: String, to value: String) throws(GitError) {
    _ = try repository.succeed(["config", "--local", name, value])
  }

  /// What git makes of attributes of a file, by the attributes' names: from all files that it reads.
  package func attributes(_ names: [String], of path: String) throws(GitError) -> [String: String] {
    let fields = try repository.succeed(["check-attr", "-z"] + names + ["--", path]).fields
    var values: [String: String] = [:]
    for place in stride(from: 0, to: fields.count - 2, by: 3) {
      values[fields[place + 1]] = fields[place + 2]
    }
    return values
  }
}
