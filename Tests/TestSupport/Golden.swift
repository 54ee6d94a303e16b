import Diagnostics
import FoundationEssentials
import ImageFile
import Raster
import Testing

/// Compares pictures and texts with recorded, reviewed ones.
///
/// Pictures are compared after decoding, tolerance 0. `make goldens` records them again (`LAYOUTSHOT_RECORD=1`): look
/// at every changed picture before committing it.
package enum Golden {
  private static var isRecording: Bool { ProcessInfo.processInfo.environment["LAYOUTSHOT_RECORD"] == "1" }

  /// Expects a pixmap to equal `Goldens/<path>`; if it does not, the picture is left in the scratch folder.
  ///
  /// - Parameters:
  ///   - pixmap: The drawn picture.
  ///   - path: the golden's path below `Goldens`, ending in `.png`.
  ///   - scale: Pixels per point, for recording.
  package static func expect(
    _ pixmap: Pixmap, equals path: String, scale: Double,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let file = Checkout.golden(path)
    if isRecording { return try record(PNGFile.encode(pixmap, scale: scale), at: file) }
    guard FileManager.default.fileExists(atPath: file) else {
      Issue.record("no golden \(path); record it with `make goldens`", sourceLocation: sourceLocation)
      return
    }
    let golden = try PNGFile.decode(Checkout.bytes(file), name: path)
    guard let difference = difference(golden, pixmap) else { return }
    let actual = FileManager.default.temporaryDirectory.appending(path: "layoutshot-" + flat(path)).path()
    try record(PNGFile.encode(pixmap, scale: scale), at: actual)
    Issue.record("\(path): \(difference); drawn now: \(actual)", sourceLocation: sourceLocation)
  }

  /// Expects a text to equal a file below `Tests/Fixtures`.
  package static func expect(
    _ text: String, equalsFixture path: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let file = Checkout.fixture(path)
    if isRecording { return try record(Array(text.utf8), at: file) }
    let recorded = (try? Checkout.bytes(file)).map { String(decoding: $0, as: UTF8.self) }
    if recorded == nil {
      Issue.record("no fixture \(path); record it with `make goldens`", sourceLocation: sourceLocation)
    } else if recorded != text {
      Issue.record("\(path) is\n\(recorded!)\nbut now it is\n\(text)", sourceLocation: sourceLocation)
    }
  }

  /// Expects the lines of a text, in any order, to equal those of a file below `Tests/Fixtures`; lists the differences.
  package static func expectLines(
    _ text: String, equalFixture path: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let file = Checkout.fixture(path)
    if isRecording { return try record(Array(text.utf8), at: file) }
    let recorded = String(decoding: (try? Checkout.bytes(file)) ?? [], as: UTF8.self).split(separator: "\n")
    let lines = text.split(separator: "\n")
    let gone = Set(recorded).subtracting(lines).sorted().map { "- \($0)" }
    let come = Set(lines).subtracting(recorded).sorted().map { "+ \($0)" }
    guard !(gone + come).isEmpty else { return }
    let told = (gone + come).prefix(60).joined(separator: "\n")
    Issue.record(
      "\(path): \(gone.count) lines are gone, \(come.count) are new\n\(told)", sourceLocation: sourceLocation)
  }

  /// A phrase for the difference of two pictures; nil if there is none.
  package static func difference(_ golden: Pixmap, _ actual: Pixmap) -> String? {
    guard golden.width == actual.width, golden.height == actual.height else {
      return "\(golden.width) × \(golden.height) pixels became \(actual.width) × \(actual.height)"
    }
    var count = 0
    var first: (x: Int, y: Int)?
    for y in 0..<golden.height {
      golden.withRow(y) { old in
        actual.withRow(y) { new in
          for x in 0..<golden.width where old[x] != new[x] {
            count += 1
            if first == nil { first = (x, y) }
          }
        }
      }
    }
    guard let first else { return nil }
    return "\(count) pixels differ, the first at \(first.x), \(first.y)"
  }

  private static func record(_ bytes: [UInt8], at file: String) throws {
    let url = URL(filePath: file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url, options: .atomic)
  }

  private static func flat(_ path: String) -> String {
    String(path.map { $0 == "/" ? "-" : $0 })
  }
}
