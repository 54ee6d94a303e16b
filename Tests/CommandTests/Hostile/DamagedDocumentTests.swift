import Foundation
import TestSupport
import Testing

/// `convert` on damaged documents: the scene file draws the same pictures, or the document is rejected with a message.
@Suite struct DamagedDocumentTests {
  /// Damage as left by merges or scripts; in each line of the documents that has `from`, it is removed once.
  private static let damages: [(name: String, from: String, to: String)] = [
    ("sceneID", "sceneID=\"s-1\"", "sceneID=\"view\""),
    ("same sceneID", "sceneID=\"s-2\"", "sceneID=\"s-1\""),
    ("no type", "type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" ", ""),
    ("no objects", "<objects>", "<objects><view/></objects><objects>"),
    (
      "segue in a label", "<label text=\"One\" id=\"t-1\">",
      """
      <label text="One" id="t-1"><connections>\
      <segue destination="v-2" kind="relationship" relationship="viewControllers" id="q-1"/>\
      <segue destination="v-2" kind="unwind" relationship="rootViewController" id="q-2"/></connections>
      """
    ),
    (
      "controller among settings", "<scenes>",
      """
      <preferredSymbolConfiguration><navigationController id="n-9"><connections>\
      <segue destination="v-1" kind="relationship" relationship="rootViewController" id="q-3"/>\
      </connections></navigationController></preferredSymbolConfiguration><scenes>
      """
    ),
  ]

  @Test(arguments: damages.map(\.name)) func damagedDocumentsConvert(_ name: String) throws {
    let damage = try #require(Self.damages.first { $0.name == name })
    let scratch = try Scratch("Screens.storyboard")
    let text = try String(decoding: scratch.bytes("Screens.storyboard"), as: UTF8.self)
    let range = try #require(text.range(of: damage.from))
    try scratch.write(text.replacingCharacters(in: range, with: damage.to), to: "in/0.storyboard")
    #expect(try Self.different(in: scratch) == [])
  }

  /// Lines that contain a whole element are removed, repeated, moved or modified.
  @Test(arguments: [UInt64(3), 4]) func mutatedDocumentsConvert(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let scratch = try Scratch()
    let documents = ["command", "screens", "read", "layout"].flatMap {
      Checkout.files(below: "\(Checkout.root)/Tests/Fixtures/\($0)", endingIn: [".xib", ".storyboard"])
    }.filter { file in
      (try? Checkout.bytes(file)).map { String(decoding: $0, as: UTF8.self).contains("<document") } == true
    }
    #expect(documents.count > 10)
    for number in 0..<60 {
      let file = documents[random.below(documents.count)]
      var lines = String(decoding: try Checkout.bytes(file), as: UTF8.self).components(separatedBy: "\n")
      for _ in 0...random.below(5) { Self.damage(&lines, &random) }
      let suffix = file.hasSuffix(".xib") ? "xib" : "storyboard"
      try scratch.write(lines.joined(separator: "\n"), to: "in/\(number).\(suffix)")
    }
    #expect(try Self.different(in: scratch) == [])
  }

  private static func damage(_ lines: inout [String], _ random: inout SeededGenerator) {
    let whole = lines.indices.filter {
      lines[$0].hasSuffix("/>") && lines[$0].split(separator: "<").count == 2
    }
    guard whole.count > 1 else { return }
    let index = whole[random.below(whole.count)]
    let other = whole[random.below(whole.count)]
    switch random.below(5) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[index], at: other)
    case 2: lines.swapAt(index, other)
    case 3:
      let kinds = ["show", "embed", "relationship", "unwind", "type"]
      let kind = kinds[random.below(kinds.count)]
      lines.insert(
        "<segue destination=\"v-1\" kind=\"\(kind)\" relationship=\"rootViewController\" id=\"q-\(index)\"/>",
        at: index)
    default:
      let parts = lines[index].components(separatedBy: "\"")
      guard parts.count > 2 else { return }
      let values = ["", "-1", "0", "NO", "view", "type", "600", "1e9", "v-1"]
      var changed = parts
      changed[1 + 2 * random.below((parts.count - 1) / 2)] = values[random.below(values.count)]
      lines[index] = changed.joined(separator: "\"")
    }
  }

  /// The documents in the folder `in` whose scene files draw different pictures; rejections must have a message.
  private static func different(in scratch: Scratch) throws -> [String] {
    let documents = scratch.files.filter { $0.hasPrefix("in/") }
    let outcome = try scratch.run(["convert"] + documents + ["-o", "scenes/"])
    #expect(outcome.status == 0 || outcome.err.contains(": error: "), "\(outcome.status)")
    let scenes = scratch.files.filter { $0.hasPrefix("scenes/") }.map { $0.split(separator: "/").last ?? "" }
    let kept = scenes.map { scene in scene.prefix { $0 != "." } }
    let inputs = documents.filter { file in kept.contains { file.hasPrefix("in/\($0).") } }
    #expect(inputs.count == kept.count && inputs.count * 2 > documents.count)
    for (folder, files) in [("a", inputs), ("b", scenes.map { "scenes/\($0)" })] {
      _ = try scratch.run(["render", "--quiet", "--scale", "1", "-o", folder] + files)
    }
    func pictures(_ folder: String) -> [String] {
      scratch.files.filter { $0.hasPrefix("\(folder)/") }.map { String($0.dropFirst(2)) }
    }
    #expect(!pictures("a").isEmpty)
    return Set(pictures("a") + pictures("b")).filter {
      (try? scratch.bytes("a/\($0)")) != (try? scratch.bytes("b/\($0)"))
    }.sorted()
  }
}
