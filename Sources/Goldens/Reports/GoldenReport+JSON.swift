import Diagnostics
import Geometry
import JSON
import PictureComparison

extension GoldenFailure {
  /// Metadata shown by picture review services: a file with the picture's name and the extension `.json` (Sentry,
  /// Snapshots, Uploading Snapshots: `display_name`, `group`).
  package var sidecar: String {
    let frame = moment.map { ", frame \($0.frame)" } ?? ""
    return JSONValue.object([
      ("display_name", .string("\(shownScene) \(variant)\(frame)")), ("group", .string(document)),
    ]).text(isIndented: true)
  }
}

/// `report.json`, whose schema is published as `Docs/report.schema.json`.
extension GoldenReport {
  /// The name of the file in a failure folder.
  package static let fileName = "report.json"
  /// The maximum number of regions and changes listed for a picture, and for all pictures, as a picture is listed with
  /// each of its changes.
  private static let mostListed = (ofOne: 100, ofAll: 4000)

  /// The number of regions and changes listed for a picture.
  private var listed: Int {
    let pictures = (items + reported).reduce(1) { $0 + $1.failures.count }
    return max(8, min(Self.mostListed.ofOne, Self.mostListed.ofAll / pictures))
  }

  /// The file, indented for readers.
  package var json: String {
    let written = files.map { [(key: "files", value: JSONValue.array($0.map { .string($0) }))] } ?? []
    let members: [(key: String, value: JSONValue)] = [
      ("layoutshot", .integer(1)), ("goldens", .string(goldens)),
      (
        "counts",
        .object([
          ("passed", .integer(counts.passed)), ("withinTolerance", .integer(counts.withinTolerance)),
          ("treeChanged", .integer(counts.treeChanged)), ("renamed", .integer(counts.renamed)),
          ("recorded", .integer(counts.recorded)),
          ("failed", .integer(failures.count)),
          ("missing", .integer(failures.count { $0.reason == .missing })),
          ("removed", .integer(failures.count { $0.reason == .removed })),
          ("added", .integer(failures.count { $0.reason == .added })),
          ("knownFaults", .integer(counts.knownFaults)),
          ("failedExpectations", .integer(failedExpectations)), ("maskedViews", .integer(counts.maskedViews)),
        ])
      ),
      ("items", .array(items.map(json))), ("faulty", .array(faulty.map(json))),
      ("errors", .array(errors.map(json))), ("reported", .array(reported.map(json))),
      ("renamed", .array(renamed.map(json))), ("against", against.map { json($0) } ?? .null),
      ("housekeeping", .array(housekeeping.map(json))), ("screens", .array(screens.map(json))),
    ]
    return JSONValue.object(members + written).text(isIndented: true)
  }

  private func json(_ item: GoldenItem) -> JSONValue {
    .object([
      ("id", .string(item.id)), ("kind", JSONValue(item.kind?.rawValue)),
      ("kinds", .array(item.kinds.map { .string($0.rawValue) })),
      ("headline", .string(item.headline)),
      ("document", .string(item.document)), ("line", .integer(item.line)),
      ("accept", .string(acceptCommand(item))), ("changes", .array(item.changes.map(json))),
      ("excerpts", .array((excerpts[item.id] ?? []).map(json))),
      ("motions", .array(item.motions.map(json))), ("risks", .array(item.risks.map(\.json))),
      ("failures", .array(item.failures.map { json($0, listed) })),
    ])
  }

  private func json(_ screen: ScreenVariants) -> JSONValue {
    let variants = screen.variants.map { variant in
      JSONValue.object([
        ("path", .string(variant.path)), ("device", .string(variant.device)),
        ("traits", .string(variant.traits)),
      ])
    }
    return .object([("screen", .string(screen.screen)), ("variants", .array(variants))])
  }

  private func json(_ excerpt: SourceExcerpt) -> JSONValue {
    let lines = excerpt.lines.map { line in
      JSONValue.object([
        ("sign", .string(line.sign.rawValue)), ("line", .integer(line.number)), ("text", .string(line.text)),
      ])
    }
    return .object([("file", .string(excerpt.file)), ("lines", .array(lines))])
  }

  private func json(_ renamed: RenamedGoldens) -> JSONValue {
    .object([
      ("id", .string(renamed.id)), ("accept", .string(acceptCommand(renamed.id))),
      ("from", .string(renamed.from)), ("to", .string(renamed.to)),
      (
        "goldens",
        .array(
          renamed.goldens.map { .object([("from", .string($0.from)), ("to", .string($0.to))]) })
      ),
    ])
  }

  private func json(_ revision: Revision) -> JSONValue {
    .object([("revision", .string(revision.name)), ("commit", .string(revision.commit))])
  }

  private func json(_ kept: Housekeeping) -> JSONValue {
    .object([
      ("document", .string(kept.document)), ("lines", kept.change.lines.map { .integer($0) } ?? .null),
      ("oldTools", JSONValue(kept.change.oldTools)), ("newTools", JSONValue(kept.change.newTools)),
      ("words", .string(kept.change.words)), ("hidden", .array(kept.change.hidden.map(\.json))),
    ])
  }

  private func json(_ error: Finding) -> JSONValue {
    .object([
      ("document", .string(error.location?.file ?? "")), ("line", .integer(error.location?.line ?? 0)),
      ("column", .integer(error.location?.column ?? 0)), ("message", .string(error.message)),
    ])
  }

  /// The failed frames of a motion.
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
      ("document", .string(motion.document)), ("scene", .string(PrintedText.shortened(motion.scene))),
      ("kind", .string(motion.kind.rawValue)), ("headline", .string(motion.headline)),
      ("filmstrip", JSONValue(motion.filmstrip)),
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
    let (old, new) = change.shown
    return .object([
      ("kind", .string(change.kind.rawValue)), ("id", .string(change.viewID)), ("view", .string(change.view)),
      ("path", .string(change.path)), ("property", .string(change.property)), ("old", .string(old)),
      ("new", .string(new)), ("line", .integer(change.line)),
      ("oldLine", .integer(change.oldLine)), ("file", JSONValue(change.file)),
      ("constraint", JSONValue(change.constraintID)),
    ])
  }

  private func json(_ failure: GoldenFailure, _ listed: Int) -> JSONValue {
    let pictures = Self.pictures(of: failure).map { ($0.role, JSONValue.string($0.path)) }
    let frame: JSONValue = failure.moment.map { .integer($0.frame) } ?? .null
    let alone: JSONValue = failure.alone.map(json) ?? .null
    let moreChanges = max(0, failure.changes.count - listed)
    let members: [(String, JSONValue)] = [
      ("path", .string(failure.path)), ("reason", .string(failure.reason.rawValue)),
      ("document", .string(failure.document)), ("scene", .string(failure.shownScene)),
      ("variant", .string(failure.variant)), ("actual", JSONValue(failure.actual?.text)),
      ("tree", .string(failure.tree)), ("renderer", .string(failure.renderer)),
      ("differing", .integer(failure.differing)), ("area", .integer(failure.area)),
      ("frame", frame), ("trouble", JSONValue(failure.error)), ("was", JSONValue(failure.was)),
      ("unmatched", .array(failure.unmatched.map(JSONValue.string))),
      ("missingFonts", .array(failure.missingFonts.map(JSONValue.string))),
      ("pictures", .object(pictures)), ("alone", alone),
      ("regions", .array(failure.regions.prefix(listed).map(json))),
      ("changes", .array(failure.changes.prefix(listed).map(json))),
      ("moreChanges", .integer(moreChanges)),
    ]
    return .object(members)
  }

  private func json(_ alone: AlonePicture) -> JSONValue {
    let region = alone.region.map { box in
      JSONValue.object([
        ("x", .integer(box.x)), ("y", .integer(box.y)), ("width", .integer(box.width)),
        ("height", .integer(box.height)),
      ])
    }
    return .object([
      ("before", .string(alone.before)), ("after", .string(alone.after)), ("pixels", .integer(alone.pixels)),
      ("region", region ?? .null), ("note", JSONValue(alone.note)),
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
