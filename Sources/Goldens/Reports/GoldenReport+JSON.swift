import Geometry
import JSON

/// `report.json`, of which a schema is published: `Docs/report.schema.json`.
extension GoldenReport {
  /// The name of the file in a failure folder.
  public static let fileName = "report.json"
  /// Regions that are listed of a picture: noise has thousands.
  private static let mostRegions = 100

  /// The file, indented for a person.
  public var json: String {
    JSONValue.object([
      ("layoutshot", .integer(1)), ("goldens", .string(goldens)),
      (
        "counts",
        .object([
          ("passed", .integer(counts.passed)), ("withinTolerance", .integer(counts.withinTolerance)),
          ("treeChanged", .integer(counts.treeChanged)), ("recorded", .integer(counts.recorded)),
          ("failed", .integer(failures.count)),
          ("missing", .integer(failures.count { $0.reason == .missing })),
        ])
      ),
      ("items", .array(items.map(json))), ("faulty", .array(faulty.map(json))),
    ]).text(isIndented: true)
  }

  private func json(_ item: GoldenItem) -> JSONValue {
    .object([
      ("id", .string(item.id)), ("kind", JSONValue(item.kind?.rawValue)),
      ("headline", .string(item.headline)),
      ("document", .string(item.document)), ("line", .integer(item.line)),
      ("accept", .string(acceptCommand(item))), ("changes", .array(item.changes.map(json))),
      ("motions", .array(item.motions.map(json))), ("failures", .array(item.failures.map(json))),
    ])
  }

  /// The frames of a motion that failed.
  private func json(_ moments: [GoldenMoment]) -> JSONValue {
    let times = moments.compactMap(\.time)
    return .object([
      ("motion", .string(moments[0].motion)), ("words", .string(moments[0].words)),
      ("count", .integer(moments[0].count)), ("recorded", .integer(moments[0].recordedCount)),
      ("frames", .array(moments.map { .integer($0.frame) })),
      ("from", times.min().map { .number($0) } ?? .null), ("to", times.max().map { .number($0) } ?? .null),
      ("strip", .string(GoldenMoment.strip(of: moments[0].motion))),
      ("animation", .string(GoldenMoment.animation(of: moments[0].motion))),
    ])
  }

  private func json(_ motion: FaultyMotion) -> JSONValue {
    .object([
      ("motion", .string(motion.motion)), ("words", .string(motion.words)),
      ("document", .string(motion.document)), ("scene", .string(motion.scene)),
      ("filmstrip", .string(GoldenMoment.filmstrip(of: motion.motion))),
      (
        "faults",
        .array(
          motion.faults.map { fault in
            .object([
              ("check", .string(fault.check)), ("message", .string(fault.message)),
              ("line", .integer(fault.line)),
            ])
          })
      ),
    ])
  }

  private func json(_ change: TreeChange) -> JSONValue {
    .object([
      ("kind", .string(change.kind.rawValue)), ("id", .string(change.viewID)), ("view", .string(change.view)),
      ("path", .string(change.path)), ("property", .string(change.property)), ("old", .string(change.old)),
      ("new", .string(change.new)), ("line", .integer(change.line)),
      ("constraint", JSONValue(change.constraintID)),
    ])
  }

  private func json(_ failure: GoldenFailure) -> JSONValue {
    let pictures = Self.pictures(of: failure).map { ($0.role, JSONValue.string($0.path)) }
    return .object([
      ("path", .string(failure.path)), ("reason", .string(failure.reason.rawValue)),
      ("document", .string(failure.document)), ("scene", .string(failure.scene)),
      ("variant", .string(failure.variant)), ("actual", JSONValue(failure.actual?.text)),
      ("tree", .string(failure.tree)), ("renderer", .string(failure.renderer)),
      ("differing", .integer(failure.differing)), ("area", .integer(failure.area)),
      ("frame", failure.moment.map { .integer($0.frame) } ?? .null),
      ("trouble", JSONValue(failure.trouble)), ("pictures", .object(pictures)),
      ("regions", .array(failure.regions.prefix(Self.mostRegions).map(json))),
      ("changes", .array(failure.changes.map(json))),
    ])
  }

  private func json(_ region: DifferenceRegion) -> JSONValue {
    let box = region.box
    return .object([
      ("x", .integer(box.x)), ("y", .integer(box.y)), ("width", .integer(box.width)),
      ("height", .integer(box.height)), ("pixels", .integer(region.pixelCount)),
      ("owner", JSONValue(region.owner)), ("kind", JSONValue(region.kind)),
    ])
  }
}

/// What `accept` needs of a report that lies in a failure folder.
public struct AcceptableReport: Sendable {
  /// A golden that can be taken over.
  public struct Golden: Hashable, Sendable {
    /// The id of its item.
    public let item: String
    /// Its path below the goldens' folder, as the report says: not yet looked at.
    public let path: String
    /// What the pixels that were shown must hash to; nil of a frame that is to go.
    public let entry: GoldenLock.Entry?
    /// The folder of the motion that it is a frame of, as `path`; nil of a still.
    public let motion: String?
  }

  /// The goldens' folder as the run named it.
  public let goldens: String
  /// What can be taken over, in the report's order.
  public let offers: [Golden]
  private let root: JSONValue

  /// Reads a `report.json`; nil where it is none.
  public init?(_ bytes: [UInt8]) {
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

  /// How many motions have faults on their way.
  public var faultyMotions: Int { root["faulty"]?.items.count ?? 0 }

  /// The ids of its items, in the report's order.
  public var items: [String] {
    var seen: Set<String> = []
    return offers.map(\.item).filter { seen.insert($0).inserted }
  }

  /// The report without some goldens, indented for a person; nil where none is left.
  public func json(without paths: Set<String>) -> String? {
    // Faults on the way of motions are nothing to be accepted: they stay until the next run.
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
