import DocumentVersions
import Files
import JSON

/// What was decided about conflicts of unmerged documents: a file in git's folder of the work tree.
///
/// A document is known by the object IDs of its versions and of the commits that are merged, so that a decision counts for
/// this merge only. That their side was
/// taken is seen in the document itself; that ours was is not, as it is there from the start.
struct MergeDecisions {
  /// A document and its versions.
  struct Key: Hashable {
    let path: String
    let versions: [String]
    let commits: [String]
  }

  private let folder: String
  private var sides: [Key: [String: MergeSide]] = [:]

  private var file: String { folder + "/merge.json" }

  /// Reads the file. One that is missing or damaged has no decisions. `gitFolder`: git's folder of the work tree.
  init(in gitFolder: String) {
    folder = gitFolder + "/layoutshot"
    guard let bytes = try? FileSystem.untraced.read(file, within: .anywhere).bytes,
      let root = try? JSONValue.read(bytes)
    else { return }
    for row in root["documents"]?.items ?? [] {
      func ids(_ name: String) -> [String] { (row[name]?.items ?? []).map { $0.string ?? "" } }
      let key = Key(path: row["path"]?.string ?? "", versions: ids("versions"), commits: ids("commits"))
      for decision in row["decisions"]?.items ?? [] {
        guard let id = decision["id"]?.string, let side = MergeSide(rawValue: decision["take"]?.string ?? "")
        else { continue }
        sides[key, default: [:]][id] = side
      }
    }
  }

  /// The side that was taken of a conflict; nil if nothing was decided.
  func side(of id: String, in key: Key) -> MergeSide? {
    sides[key]?[id]
  }

  /// Notes that a side is taken of conflicts.
  mutating func set(_ side: MergeSide, of ids: [String], in key: Key) {
    for id in ids { sides[key, default: [:]][id] = side }
  }

  /// Writes the file. Documents that are not unmerged any more are left out.
  func write(keeping keys: Set<Key>) throws(FileError) {
    let known = keys.filter { sides[$0] != nil }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let rows = known.map { key in
      let decisions = (sides[key] ?? [:]).sorted { $0.key < $1.key }.map { id, side in
        JSONValue.object([(key: "id", .string(id)), (key: "take", .string(side.rawValue))])
      }
      return JSONValue.object([
        (key: "path", .string(key.path)), (key: "versions", .array(key.versions.map { .string($0) })),
        (key: "commits", .array(key.commits.map { .string($0) })), (key: "decisions", .array(decisions)),
      ])
    }
    let text = JSONValue.object([(key: "layoutshot", .integer(1)), (key: "documents", .array(rows))]).text(
      isIndented: true)
    try OutputFile.makeFolder(folder, within: .anywhere)
    try OutputFile.write(Array(text.utf8), to: file, within: .anywhere)
  }
}
