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
  private var sides: [(key: Key, sides: [(id: String, side: MergeSide)])] = []
  private static let limit = 4 << 20

  private var file: String { folder + "/merge.json" }

  /// Reads the file. One that is missing or damaged has no decisions. `gitFolder`: git's folder of the work tree.
  init(in gitFolder: String) {
    folder = gitFolder + "/layoutshot"
    guard let bytes = try? FileSystem.untraced.read(file, limit: Self.limit, within: .anywhere).bytes,
      let root = try? JSONValue.read(bytes)
    else { return }
    for row in root["documents"]?.items ?? [] {
      func ids(_ name: String) -> [String] { (row[name]?.items ?? []).map { $0.string ?? "" } }
      let key = Key(path: row["path"]?.string ?? "", versions: ids("versions"), commits: ids("commits"))
      let known = (row["decisions"]?.items ?? []).compactMap { decision -> (id: String, side: MergeSide)? in
        guard let id = decision["id"]?.string, let side = MergeSide(rawValue: decision["take"]?.string ?? "")
        else { return nil }
        return (id, side)
      }
      sides.append((key, known))
    }
  }

  /// The side that was taken of a conflict; nil if nothing was decided.
  func side(of id: String, in key: Key) -> MergeSide? {
    sides.first { $0.key == key }?.sides.first { $0.id == id }?.side
  }

  /// Notes that a side is taken of conflicts.
  mutating func set(_ side: MergeSide, of ids: [String], in key: Key) {
    let place = sides.firstIndex { $0.key == key } ?? sides.count
    if place == sides.count { sides.append((key, [])) }
    sides[place].sides.removeAll { ids.contains($0.id) }
    sides[place].sides += ids.map { ($0, side) }
  }

  /// Writes the file. Documents that are not unmerged any more are left out.
  func write(keeping keys: Set<Key>) throws(FileError) {
    let rows = sides.filter { keys.contains($0.key) }.map { key, sides in
      JSONValue.object([
        (key: "path", .string(key.path)), (key: "versions", .array(key.versions.map { .string($0) })),
        (key: "commits", .array(key.commits.map { .string($0) })),
        (
          key: "decisions",
          .array(
            sides.map { .object([(key: "id", .string($0.id)), (key: "take", .string($0.side.rawValue))]) })
        ),
      ])
    }
    let text = JSONValue.object([(key: "layoutshot", .integer(1)), (key: "documents", .array(rows))]).text(
      isIndented: true)
    try OutputFile.makeFolder(folder, within: .anywhere)
    try OutputFile.write(Array(text.utf8), to: file, within: .anywhere)
  }
}
