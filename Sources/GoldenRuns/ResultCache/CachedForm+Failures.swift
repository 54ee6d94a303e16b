import Geometry
import Goldens
import JSON
import PictureComparison

extension GoldenMoment: CachedForm {
  var json: JSONValue {
    .object([
      ("motion", .string(motion)), ("words", .string(words)), ("frame", .integer(frame)),
      ("count", .integer(count)), ("recordedCount", .integer(recordedCount)),
      // Bits: a decimal number might come back as its neighbor.
      ("time", JSONValue(time.map { String($0.bitPattern, radix: 16) })),
    ])
  }

  init(_ json: JSONValue) throws(CachedFormError) {
    let bits = json.optionalText("time").flatMap { UInt64($0, radix: 16) }
    self.init(
      motion: try json.text("motion"), words: try json.text("words"), frame: try json.whole("frame"),
      count: try json.whole("count"), recordedCount: try json.whole("recordedCount"),
      time: bits.map { Double(bitPattern: $0) })
  }
}

extension DifferenceRegion: CachedForm {
  var json: JSONValue {
    .object([
      ("box", .wholes([box.x, box.y, box.width, box.height])), ("pixels", .integer(pixelCount)),
      ("largest", .integer(Int(largestChannelDifference))), ("owner", JSONValue(owner)),
      ("kind", JSONValue(kind)),
    ])
  }

  init(_ json: JSONValue) throws(CachedFormError) {
    let box = try json.wholes("box")
    guard box.count == 4, let largest = UInt8(exactly: try json.whole("largest")) else {
      throw CachedFormError()
    }
    self.init(
      box: PixelRect(x: box[0], y: box[1], width: box[2], height: box[3]),
      pixelCount: try json.whole("pixels"), largestChannelDifference: largest)
    (owner, kind) = (json.optionalText("owner"), json.optionalText("kind"))
  }
}

extension TreeChange: CachedForm {
  var json: JSONValue {
    .object([
      ("kind", .string(kind.rawValue)), ("id", .string(viewID)), ("view", .string(view)),
      ("path", .string(path)), ("property", .string(property)), ("old", .string(old)), ("new", .string(new)),
      ("lines", .wholes([line, oldLine])), ("file", JSONValue(file)),
      ("constraint", JSONValue(constraintID)), ("root", .string(root)), ("own", .flag(isOfOwnFrame)),
      ("paint", .flag(isPaint)),
      (
        "cells",
        cells.map { .object([("table", .string($0.table)), ("count", .integer($0.count))]) } ?? .null
      ),
    ])
  }

  init(_ json: JSONValue) throws(CachedFormError) {
    let lines = try json.wholes("lines")
    guard lines.count == 2 else { throw CachedFormError() }
    var cells: Cells?
    if let inner = json["cells"], inner.content != .null {
      cells = Cells(table: try inner.text("table"), count: try inner.whole("count"))
    }
    self.init(
      kind: try json.word("kind"), viewID: try json.text("id"), view: try json.text("view"),
      path: try json.text("path"), property: try json.text("property"), old: try json.text("old"),
      new: try json.text("new"), line: lines[0], oldLine: lines[1], file: json.optionalText("file"),
      constraintID: json.optionalText("constraint"), root: try json.text("root"), cells: cells)
    isOfOwnFrame = json["own"]?.flag ?? false
    isPaint = json["paint"]?.flag ?? false
  }
}

extension KindPolicy: CachedForm {
  var json: JSONValue {
    .object([
      ("failing", failing.map { .texts(Set($0.map(\.rawValue))) } ?? .null),
      ("ignored", .texts(Set(ignored.map(\.rawValue)))),
    ])
  }

  init(_ json: JSONValue) throws(CachedFormError) {
    self.init()
    if json["failing"].map({ $0.content != .null }) ?? false {
      failing = Set(try json.texts("failing").compactMap { ChangeKind(rawValue: $0) })
    }
    ignored = Set(try json.texts("ignored").compactMap { ChangeKind(rawValue: $0) })
  }
}

extension GoldenFailure: CachedForm {
  var json: JSONValue {
    .object([
      ("path", .string(path)), ("reason", .string(reason.rawValue)), ("document", .string(document)),
      ("scene", .string(scene)), ("variant", .string(variant)), ("actual", JSONValue(actual?.text)),
      ("tree", .string(tree)), ("renderer", .string(renderer)), ("counts", .wholes([differing, area])),
      ("regions", .list(regions)), ("changes", .list(changes)), ("knowsTrees", .flag(knowsTrees)),
      ("moment", moment?.json ?? .null), ("was", JSONValue(was)), ("isWhole", .flag(isOfWholeDocument)),
      ("policy", policy.json), ("unmatched", .texts(unmatched)), ("trouble", JSONValue(trouble)),
    ])
  }

  init(_ json: JSONValue) throws(CachedFormError) {
    self.init(
      path: try json.text("path"), reason: try json.word("reason"), document: try json.text("document"),
      scene: try json.text("scene"), variant: try json.text("variant"),
      actual: json.optionalText("actual").flatMap { PixelHash($0) }, tree: try json.text("tree"),
      renderer: try json.text("renderer"))
    let counts = try json.wholes("counts")
    guard counts.count == 2 else { throw CachedFormError() }
    (differing, area) = (counts[0], counts[1])
    (regions, changes) = (try json.parts("regions"), try json.parts("changes"))
    (knowsTrees, isOfWholeDocument) = (try json.flag("knowsTrees"), try json.flag("isWhole"))
    (moment, policy) = (try json.optionalPart("moment"), try json.part("policy"))
    (was, trouble) = (json.optionalText("was"), json.optionalText("trouble"))
    unmatched = try json.texts("unmatched")
  }
}

extension GoldenVerdict: CachedForm {
  var json: JSONValue {
    let word =
      switch outcome {
      case .passed: "passed"
      case .withinTolerance: "withinTolerance"
      case .recorded, .removed, .failed: "failed"
      }
    return .object([
      ("path", .string(path)), ("outcome", .string(word)), ("failure", failure?.json ?? .null),
      ("treeChange", treeChange?.json ?? .null), ("oldRenderer", JSONValue(oldRenderer)),
      ("findings", .list(findings)), ("drawn", drawn.map { .texts([$0.pixels.text, $0.tree]) } ?? .null),
    ])
  }

  init(_ json: JSONValue) throws(CachedFormError) {
    let outcome: Outcome
    switch try json.text("outcome") {
    case "passed": outcome = .passed
    case "withinTolerance": outcome = .withinTolerance
    default: outcome = .failed(try json.part("failure"))
    }
    self.init(try json.text("path"), outcome)
    (treeChange, findings) = (try json.optionalPart("treeChange"), try json.parts("findings"))
    (oldRenderer, nanoseconds) = (json.optionalText("oldRenderer"), nil)
    let hashes = json["drawn"]?.items.compactMap(\.string) ?? []
    if hashes.count == 2, let pixels = PixelHash(hashes[0]) { drawn = (pixels, hashes[1]) }
  }
}
