import JSON

/// What `accept` needs of a report that lies in a failure folder.
package struct AcceptableReport: Sendable {
  /// A golden that can be taken over.
  package struct Golden: Hashable, Sendable {
    /// The id of its item.
    package let item: String
    /// Its path below the goldens' folder, as the report says: not yet looked at.
    package let path: String
    /// What the pixels that were shown must hash to; nil of a frame that is to go.
    package let entry: GoldenLock.Entry?
    /// The folder of the motion that it is a frame of, as `path`; nil of a still.
    package let motion: String?
  }

  /// The goldens' folder as the run named it.
  package let goldens: String
  /// What can be taken over, in the report's order.
  package let offers: [Golden]
  private let root: JSONValue

  /// Reads a `report.json`; nil where it is none.
  ///
  /// - Parameter bytes: the file's content, which may be anything: it came from a folder that others can write to.
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
  }

  private static func golden(_ failure: JSONValue, of item: String) -> Golden? {
    guard let path = failure["path"]?.string, let reason = failure["reason"]?.string else { return nil }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let motion = failure["frame"]?.number == nil ? nil : folder.joined(separator: "/")
    if reason == GoldenFailure.Reason.surplus.rawValue {
      return Golden(item: item, path: path, entry: nil, motion: motion)
    }
    guard let pixels = failure["actual"]?.string.flatMap({ PixelHash($0) }),
      let tree = failure["tree"]?.string, let renderer = failure["renderer"]?.string
    else { return nil }
    let entry = GoldenLock.Entry(pixels: pixels, tree: tree, renderer: renderer)
    return Golden(item: item, path: path, entry: entry, motion: motion)
  }

  /// How many motions have faults in their transitions.
  package var faultyMotions: Int { root["faulty"]?.items.count ?? 0 }

  /// The ids of its items, in the report's order.
  package var items: [String] {
    var seen: Set<String> = []
    return offers.map(\.item).filter { seen.insert($0).inserted }
  }

  /// The report without some goldens, indented for a person; nil where none is left.
  ///
  /// - Parameter paths: paths of goldens below their folder.
  package func json(without paths: Set<String>) -> String? {
    // Faults of transitions cannot be accepted: they stay until the next run.
    var isEmpty = (root["faulty"]?.items ?? []).isEmpty
    let members = root.members.map { member -> (key: String, value: JSONValue) in
      guard member.key == "items" else { return (member.key, member.value) }
      let items = member.value.items.compactMap { item -> JSONValue? in
        let rest = (item["failures"]?.items ?? []).filter { !paths.contains($0["path"]?.string ?? "") }
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
