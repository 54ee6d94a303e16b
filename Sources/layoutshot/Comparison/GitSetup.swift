import Diagnostics
import Files
import Git
import Glibc

/// `layoutshot init --git`: has git compare and merge the documents, texts and golden locks of the repository around the working directory by the
/// commands of this program.
struct GitSetup {
  /// The configuration, which is not part of what is committed, so that nobody else's commit decides what git runs.
  private static let settings = [
    ("diff.layoutshot.command", "layoutshot diff --git-driver --"),
    ("diff.layoutshot.textconv", "layoutshot inspect --git-textconv"),
    ("merge.layoutshot.name", "layoutshot: objects by their ids"),
    ("merge.layoutshot.driver", "layoutshot merge %O %A %B -o %A --path %P"),
    ("merge.layoutshot.recursive", "layoutshot-ancestor"),
    ("merge.layoutshot-ancestor.name", "layoutshot: common ancestors"),
    ("merge.layoutshot-ancestor.driver", "layoutshot merge --git-ancestor %O %A %B -o %A --path %P"),
  ]
  /// Which files git compares and merges, or only merges, with the command.
  private static let patterns =
    ["*.storyboard", "*.xib", "*.scene.json"].map { ($0, ["diff", "merge"]) }
    + ["*.strings", "*.xcstrings", "goldens.lock"].map { ($0, ["merge"]) }
  private static let driver = "layoutshot"

  /// Writes what is missing, and prints it.
  func run() throws {
    let repository = try GitRepository(around: "")
    let settings = GitSettings(of: repository)
    let path = repository.root + "/.gitattributes"
    let shown = repository.shown(".gitattributes")
    // Git follows no link there.
    if OutputFile.isLink(path) { throw FileError(.unwritable, path: shown, code: ELOOP) }
    let old = FileSystem.untraced.exists(path) ? try FileSystem.untraced.read(path, limit: 1 << 20).bytes : []
    var attributes = GitAttributes(old)
    let lines = Self.patterns.compactMap { pattern, names in
      attributes.add(names.map { (name: $0, value: Self.driver) }, for: pattern)
    }
    var (written, notes) = ([String](), [String]())
    let file = Self.shown(try settings.file(), in: repository)
    for (name, value) in Self.settings {
      let known = try settings.value(name)
      if known == nil {
        try settings.set(name, to: value)
        written.append("\(file): \(name) = \(value)")
      } else if let known, known != value {
        notes.append("\(file): \(name) is '\(known)', and stays so; that of this version is '\(value)'")
      }
    }
    if !lines.isEmpty { try OutputFile.write(attributes.bytes, to: path) }
    written += lines.map { "\(shown): \($0)" }
    notes += try overridden(settings, by: shown)
    if written.isEmpty { notes.insert("nothing had to be written", at: 0) }
    Terminal.print(written.map { PrintedText.oneLine($0) + "\n" }.joined())
    Terminal.error(notes.map { "layoutshot: note: \(PrintedText.oneLine($0))\n" }.joined())
  }

  /// What other lines make of documents all the same.
  private func overridden(_ settings: GitSettings, by shown: String) throws(GitError) -> [String] {
    var notes: [String] = []
    for (pattern, names) in Self.patterns {
      let file = pattern.hasPrefix("*") ? "Document" + pattern.dropFirst() : pattern
      let values = try settings.attributes(names, of: file)
      for name in names {
        guard let value = values[name], value != Self.driver else { continue }
        notes.append("another line gives \(pattern) \(name)=\(value), and takes precedence over \(shown)")
      }
    }
    return notes
  }

  private static func shown(_ path: String, in repository: GitRepository) -> String {
    let root = repository.root + "/"
    return path.hasPrefix(root) ? repository.shown(String(path.dropFirst(root.count))) : path
  }
}
