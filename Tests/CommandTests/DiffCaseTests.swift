import Foundation
import TestSupport
import Testing

/// Pairs of documents in `Tests/Fixtures/diff` with what stands beside them, and the output of `diff` for them: the status,
/// then the text. A pair is `old` and `new` beside each other, or the document that differs between the folders `old` and `new`, where
/// more than the document does.
///
/// `LAYOUTSHOT_RECORD=1` rewrites `expected.txt`.
@Suite struct DiffCaseTests {
  private static let folder = Checkout.fixture("diff")
  private static let cases =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

  @Test(arguments: cases) func documents(_ name: String) throws {
    let scratch = try Scratch()
    let folder = "\(Self.folder)/\(name)"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { file in
      (try? URL(filePath: "\(folder)/\(file)").resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory
        == false
    }
    for file in files where file != "expected.txt" {
      try scratch.write(Checkout.bytes("\(folder)/\(file)"), to: file)
    }
    let sides =
      try differing(in: files, of: folder)
      ?? (files.contains("old.xib") ? ("old.xib", "new.xib") : ("old.storyboard", "new.storyboard"))
    let outcome = try scratch.run("diff", sides.0, sides.1)
    #expect(outcome.err == "")
    let text = "status \(outcome.status)\n" + outcome.out
    let place = "\(folder)/expected.txt"
    if ProcessInfo.processInfo.environment["LAYOUTSHOT_RECORD"] == "1" {
      try Data(text.utf8).write(to: URL(filePath: place))
    }
    #expect(text == String(decoding: try Checkout.bytes(place), as: UTF8.self))
  }

  /// The document that differs between two folders, or else the first, on both sides; nil where there are none.
  private func differing(in files: [String], of folder: String) throws -> (String, String)? {
    let new = files.filter {
      $0.hasPrefix("new/") && ["xib", "storyboard"].contains(($0 as NSString).pathExtension)
    }
    let pairs = new.sorted().map { ("old/" + $0.dropFirst("new/".count), $0) }
    return try pairs.first { old, new in
      try Checkout.bytes("\(folder)/\(old)") != Checkout.bytes("\(folder)/\(new)")
    } ?? pairs.first
  }

  @Test func casesAreThere() { #expect(Self.cases.count >= 762) }
}
