import JSON
import PictureComparison

/// What `accept` needs of a report that lies in a failure folder.
package struct AcceptableReport: Sendable {
  /// A golden that can be taken over.
  package struct Golden: Hashable, Sendable {
    /// The id of its item.
    package let item: String
    /// Its path below the goldens' folder, as the report says: not yet looked at.
    package let path: String
    /// What the pixels that were shown must hash to; nil of a frame, or a screen, that is to go.
    package let entry: GoldenLock.Entry?
    /// The folder of the motion that it is a frame of, as `path`; nil of a still.
    package let motion: String?
    /// The path that it was recorded under, as `path`, if another; nil otherwise.
    package let was: String?
    /// Whether the picture is as it was, and only the record of the tree is another.
    package let isTreeOnly: Bool
  }

  /// The goldens' folder as the run named it.
  package let goldens: String
  /// What can be taken over, in the report's order.
  package let offers: [Golden]
  /// The goldens that are stored under earlier names, by the id that accepts them.
  package let renamed: [(id: String, moves: [RenamedGoldens.Move])]
  let root: JSONValue

  /// Reads a `report.json`; nil where it is none.
  ///
  /// - Parameter bytes: The file's content, which may be anything: it came from a folder that others can write to.
  package init?(_ bytes: [UInt8]) {
    guard let root = try? JSONValue.read(bytes), root["layoutshot"]?.number == 1,
      let goldens = root["goldens"]?.string, let items = root["items"]
    else { return nil }
    self.goldens = goldens
    self.root = root
    var offers: [Golden] = []
    for item in items.items {
      for failure in item["failures"]?.items ?? [] {
        guard let id = item["id"]?.string, let golden = Self.golden(failure, of: id) else { return nil }
        offers.append(golden)
      }
    }
    self.offers = offers
    renamed = (root["renamed"]?.items ?? []).map { scene in
      let moves = (scene["goldens"]?.items ?? []).compactMap { golden -> RenamedGoldens.Move? in
        guard let from = golden["from"]?.string, let to = golden["to"]?.string else { return nil }
        return RenamedGoldens.Move(from: from, to: to)
      }
      return (scene["id"]?.string ?? "", moves)
    }
  }

  private static func golden(_ failure: JSONValue, of item: String) -> Golden? {
    guard let path = failure["path"]?.string, let reason = failure["reason"]?.string else { return nil }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let motion = failure["frame"]?.number == nil ? nil : folder.joined(separator: "/")
    if [GoldenFailure.Reason.surplus, .removed].map(\.rawValue).contains(reason) {
      return Golden(item: item, path: path, entry: nil, motion: motion, was: nil, isTreeOnly: false)
    }
    guard let pixels = failure["actual"]?.string.flatMap({ PixelHash($0) }),
      let tree = failure["tree"]?.string, let renderer = failure["renderer"]?.string
    else { return nil }
    let entry = GoldenLock.Entry(pixels: pixels, tree: tree, renderer: renderer)
    guard GoldenLock.canHold(entry, at: path) else { return nil }
    let isTreeOnly = reason == GoldenFailure.Reason.tree.rawValue
    return Golden(
      item: item, path: path, entry: entry, motion: motion,
      was: failure["was"]?.string, isTreeOnly: isTreeOnly)
  }

  /// How many motions have faults in their transitions.
  package var faultyMotions: Int { root["faulty"]?.items.count ?? 0 }

  /// The ids of its items, in the report's order.
  package var items: [String] {
    var seen: Set<String> = []
    return offers.map(\.item).filter { seen.insert($0).inserted }
  }

  /// The items that a golden is in, in the report's order.
  package func items(of path: String) -> [String] { offers.filter { $0.path == path }.map(\.item) }

  /// The report without some goldens, indented for a person; nil where none is left.
  ///
  /// - Parameters:
  ///   - gone: Goldens, each of the item that it is taken out of.
  ///   - moved: The ids of screens whose goldens were moved.
  package func json(without gone: [Golden], moved: Set<String> = []) -> String? {
    let gone = Set(gone.map { [$0.item, $0.path] })
    // Faults of transitions and errors cannot be accepted: they stay until the next run.
    var isEmpty = ["faulty", "errors"].allSatisfy { (root[$0]?.items ?? []).isEmpty }
    let waiting = (root["renamed"]?.items ?? []).filter { !moved.contains($0["id"]?.string ?? "") }
    isEmpty = isEmpty && waiting.isEmpty
    let members = root.members.map { member -> (key: String, value: JSONValue) in
      if member.key == "renamed" { return (member.key, .array(waiting)) }
      guard member.key == "items" else { return (member.key, member.value) }
      let items = member.value.items.compactMap { item -> JSONValue? in
        let id = item["id"]?.string ?? ""
        let rest = (item["failures"]?.items ?? []).filter { !gone.contains([id, $0["path"]?.string ?? ""]) }
        if rest.isEmpty { return nil }
        isEmpty = false
        return .object(
          item.members.map {
            ($0.key, $0.key == "failures" ? .array(rest) : $0.value)
          })
      }
      return (member.key, .array(items))
    }
    return isEmpty ? nil : JSONValue.object(members).text(isIndented: true)
  }
}
