import Diagnostics
import Files
import Glibc
import GoldenRuns

/// The documents that a command's inputs stand for: files, those in folders, and those that match a pattern.
struct InputDocuments {
  /// Their paths in the order of the inputs, each once; files that are missing are among them.
  private(set) var paths: [String] = []
  /// Errors for documents in folders that no path can name.
  private(set) var unreachable: [Finding] = []
  /// Errors for inputs that stand for nothing; for a missing file with the name that was probably meant.
  private(set) var missing: [Missing] = []

  /// An input that stands for nothing.
  struct Missing: LocatedError {
    let input: String
    let message: String
    var location: SourceLocation? { SourceLocation(file: input) }
  }

  /// Looks for the documents of some inputs; `-`, standard input, stands for itself.
  init(_ inputs: [String]) {
    var seen: Set<[UInt8]> = []
    var errors = FindingSet()
    for input in inputs {
      let isThere = input == "-" || FileSystem.untraced.exists(input)
      var found = [input]
      if isThere, InputFile.isFolder(input) {
        let inside = Self.documents(Self.kinds.map { "**/*" + $0 }, in: input)
        found = inside.paths
        inside.unreachable.forEach { _ = errors.append($0) }
        if found.isEmpty { note("no .xib, .storyboard or .scene.json is in it", input) }
      } else if !isThere, let root = Self.folder(ofPattern: input) {
        let inside = Self.documents([String(input.dropFirst(root.count))], in: root)
        found = inside.paths
        inside.unreachable.forEach { _ = errors.append($0) }
        if found.isEmpty { note("matches no .xib, .storyboard or .scene.json", input) }
      } else if !isThere {
        let near = Self.nearest(to: input).map { "; did you mean \($0)?" } ?? ""
        // What keeps it from being there is the system's to say.
        var code = ENOENT
        do throws(FileError) { _ = try FileSystem.untraced.read(input, limit: 0) } catch { code = error.code }
        note(FileError(.unreadable, path: input, code: code).message + near, input)
      }
      paths += found.filter { seen.insert(Array($0.utf8)).inserted }
    }
    unreachable = errors.elements
  }

  private static let kinds = [".xib", ".storyboard", ".scene.json"]

  private mutating func note(_ message: String, _ input: String) {
    missing.append(Missing(input: input, message: message))
  }

  /// The documents that match patterns below a folder. `root`: the folder; empty for the working directory.
  private static func documents(
    _ patterns: [String], in root: String
  ) -> (paths: [String], unreachable: [Finding]) {
    var configuration = GoldenConfiguration()
    let folder = root.hasSuffix("/") ? String(root.dropLast()) : root
    configuration.root = folder == "." ? "" : root == "/" ? "/." : folder
    configuration.inputs = patterns
    let documents = GoldenDocuments(configuration)
    return (documents.all.filter { !$0.isFlow }.map(\.path), documents.unreachable)
  }

  /// The folder that a pattern begins with, up to its last slash before a wildcard; nil for what is no pattern.
  private static func folder(ofPattern input: String) -> String? {
    guard let wildcard = input.firstIndex(where: { $0 == "*" || $0 == "?" }) else { return nil }
    return input[..<wildcard].lastIndex(of: "/").map { String(input[...$0]) } ?? ""
  }

  /// The document beside a missing one that was probably meant.
  private static func nearest(to path: String) -> String? {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let names = FolderWalk.fileNames(in: folder.isEmpty ? "." : folder).filter { name in
      kinds.contains { name.lowercased().hasSuffix($0) }
    }
    return NearestName.of(String(path.dropFirst(folder.count)), in: names).map { folder + $0 }
  }
}
