import TestSupport
import Testing

/// A repository whose git merges documents with the command, in a temporary folder.
struct MergingRepository {
  let scratch: Scratch

  /// A repository with a commit of the given files.
  init(_ files: [String: String]) throws {
    scratch = try Scratch()
    try #require(try git("init -q -b main") == 0)
    // Output of the command, which is written here while it runs.
    try scratch.write(".run-*\n", to: ".git/info/exclude")
    try scratch.write("*.xib merge=layoutshot\n*.storyboard merge=layoutshot\n", to: ".gitattributes")
    for (name, text) in files { try scratch.write(text, to: name) }
    let driver = "'$L' merge %O %A %B -o %A --path %P"
    try #require(
      try git(
        "config merge.layoutshot.driver \"\(driver)\" && git config merge.layoutshot.recursive ancestor"
          + " && git config merge.ancestor.driver \"\(driver) --git-ancestor\"") == 0)
    try commit("base")
  }

  /// Runs git with arguments as in a shell, without the machine's settings. The result: its exit status.
  @discardableResult func git(_ line: String) throws -> Int32 {
    let variables = [
      "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null", "GIT_AUTHOR_NAME=n",
      "GIT_AUTHOR_EMAIL=n@e.org", "GIT_COMMITTER_NAME=n", "GIT_COMMITTER_EMAIL=n@e.org", "GIT_EDITOR=true",
    ]
    return try scratch.shell("export \(variables.joined(separator: " ")); git \(line)").status
  }

  func commit(_ message: String) throws {
    try #require(try git("add -A && git commit -q --allow-empty -m '\(message)'") == 0)
  }

  /// Commits one text of a file on `topic`, and another one on `main`, which is checked out then. Nil removes the file.
  func diverge(_ file: String, ours: String?, theirs: String?) throws {
    func put(_ text: String?) throws {
      guard let text else {
        try #require(try git("rm -q '\(file)'") == 0)
        return
      }
      try scratch.write(text, to: file)
    }
    try #require(try git("checkout -q -b topic") == 0)
    try put(theirs)
    try commit("theirs")
    try #require(try git("checkout -q main") == 0)
    try put(ours)
    try commit("ours")
  }
}
