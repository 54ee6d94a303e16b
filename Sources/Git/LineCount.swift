import Files

/// How many lines differ between two files, as git counts them.
package enum LineCount {
  /// Returns the larger of the numbers of added and removed lines; nil if git cannot compare them.
  package static func changed(_ old: String, _ new: String) -> Int? {
    // Git reads them itself.
    for path in [old, new] { DeferredFolder.prepare(path) }
    let arguments = ["diff", "--no-index", "--no-ext-diff", "--no-textconv", "--numstat", "--", old, new]
    // Outside any repository and without settings, so that no content filters are run.
    let variables = ["GIT_DIR=/dev/null", "GIT_CONFIG_NOSYSTEM=1", "GIT_CONFIG_GLOBAL=/dev/null"]
    guard let answer = try? GitProcess.run(arguments, in: ".", variables: variables), answer.status <= 1
    else { return nil }
    if answer.line.isEmpty { return 0 }
    let counts = answer.line.split(separator: "\t").prefix(2).compactMap { Int($0) }
    return counts.count == 2 ? counts.max() : nil
  }
}
