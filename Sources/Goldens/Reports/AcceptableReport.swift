import JSON
import PictureComparison

/// The parts of a report in a failure folder that `accept` needs.
package struct AcceptableReport: Sendable {
  /// A golden that can be accepted.
  package struct Golden: Hashable, Sendable {
    /// The ID of its item.
    package let item: String
    /// Its path below the goldens' folder, as in the report, not validated.
    package let path: String
    /// The expected hash of the shown pixels; nil for a frame, or a screen, to be removed.
    package let entry: GoldenLock.Entry?
    /// The folder of its motion, as `path`; nil for a still.
    package let motion: String?
    /// The path it was recorded under, as `path`, if different; nil otherwise.
    package let was: String?
    /// Whether only the record of the tree changed, not the picture.
    package let isTreeOnly: Bool
    /// The packages whose fonts were missing when it was drawn.
    package var missingFonts: [String] = []
  }

  /// The goldens' folder as given by the run.
  package let goldens: String
  /// The acceptable goldens, in the report's order.
  package let offers: [Golden]
  /// The goldens stored under earlier names, by the ID that accepts them.
  package let renamed: [(id: String, moves: [RenamedGoldens.Move])]
  /// The files that the run wrote to its folder, besides the reports; nil if they are not listed.
  package let files: [String]?
  let root: JSONValue

  /// Parses a `report.json`; nil if it is not one. `bytes`: the file's content, which may be anything: the folder may
  /// be writable by others.
  package init?(_ bytes: [UInt8]) {
    guard let root = try? JSONValue.read(bytes), root["layoutshot"]?.number == 1,
      let goldens = root["goldens"]?.string, let items = root["items"]
    else { return nil }
    self.goldens = goldens
    self.root = root
    files = root["files"]?.items.compactMap(\.string)
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
    let motion =
      failure["frame"]?.number == nil ? nil : GoldenPath.names(path).dropLast().joined(separator: "/")
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
      was: failure["was"]?.string, isTreeOnly: isTreeOnly,
      missingFonts: failure["missingFonts"]?.items.compactMap(\.string) ?? [])
  }

  /// The pictures that it shows, relative to its folder, as anyone may have written them.
  package var pictures: [String] {
    let items = (root["items"]?.items ?? []) + (root["reported"]?.items ?? [])
    let failures = items.flatMap { $0["failures"]?.items ?? [] }
    let motions = items.flatMap { $0["motions"]?.items ?? [] }
    let alone = failures.flatMap { [$0["alone"]?["before"], $0["alone"]?["after"]] }
    return failures.flatMap { $0["pictures"]?.members.compactMap { $0.value.string } ?? [] }
      + (alone + motions.flatMap { [$0["strip"], $0["animation"]] }
      + (root["faulty"]?.items ?? []).map { $0["filmstrip"] }).compactMap { $0?.string }
  }

  /// The number of motions with faults in their transitions.
  package var faultyMotions: Int { faulty.count { $0["kind"]?.string != FaultyMotion.Kind.flow.rawValue } }

  /// The number of expectations of flows that do not hold.
  package var failedExpectations: Int {
    faulty.filter { $0["kind"]?.string == FaultyMotion.Kind.flow.rawValue }
      .reduce(0) { $0 + ($1["faults"]?.items.count ?? 0) }
  }

  private var faulty: [JSONValue] { root["faulty"]?.items ?? [] }

  /// The IDs of its items, in the report's order.
  package var items: [String] {
    var seen: Set<String> = []
    return offers.map(\.item).filter { seen.insert($0).inserted }
  }

  /// The items that contain a golden, in the report's order.
  package func items(of path: String) -> [String] { offers.filter { $0.path == path }.map(\.item) }

  /// The report without some goldens, indented for readers; nil if none remains.
  package func json(without gone: [Golden], moved: Set<String> = []) -> String? {
    let gone = Set(gone.map { [$0.item, $0.path] })
    // Faults of transitions and errors cannot be accepted: they remain until the next run.
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
