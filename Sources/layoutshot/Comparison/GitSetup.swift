import Diagnostics
import Files
import Git
import Glibc

/// `layoutshot init --git`: has git compare and merge the documents of the repository around the working directory by the
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
  private static let patterns = ["*.storyboard", "*.xib"]
  private static let drivers = [(name: "diff", value: "layoutshot"), (name: "merge", value: "layoutshot")]

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
    let lines = Self.patterns.compactMap { attributes.add(Self.drivers, for: $0) }
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
    for pattern in Self.patterns {
      let values = try settings.attributes(Self.drivers.map(\.name), of: "Document" + pattern.dropFirst())
      for driver in Self.drivers {
        guard let value = values[driver.name], value != driver.value else { continue }
        notes.append(
          "another line gives \(pattern) \(driver.name)=\(value), and takes precedence over \(shown)")
      }
    }
    return notes
  }

  private static func shown(_ path: String, in repository: GitRepository) -> String {
    let root = repository.root + "/"
    return path.hasPrefix(root) ? repository.shown(String(path.dropFirst(root.count))) : path
  }
}
