import Foundation
import TestSupport
import Testing

/// `known-faults.json`: accepted faults of transitions.
@Suite struct KnownFaultTests {
  /// Two views that pass through each other.
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(Checkout.bytes(Checkout.fixture("motion/overlap/input.xib")), to: "Over.xib")
    try scratch.write(
      """
      {"matrix": {"scales": ["1x"]}, "transitions": [{"keyframes": [0, 0.5, 1]}]}
      """, to: "layoutshot.json")
    return scratch
  }

  private let list = "Goldens/known-faults.json"

  @Test func newFaultsFail() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    #expect(try scratch.run("verify").status == 1)
    let recorded = try scratch.run("record", "--known-faults")
    #expect(
      recorded.status == 0 && recorded.out.hasSuffix("1 known fault\n"), "\(recorded.out)\(recorded.err)")
    let text = String(decoding: try scratch.bytes(list), as: UTF8.self)
    #expect(
      text.hasPrefix("{\"layoutshot\": 1, \"faults\": [\n  {\"document\":\"Over.xib\",\"scene\":")
        && text.contains("\"check\":\"overlap\",\"views\":[\"p-one\",\"p-two\"]}\n]}\n"), "\(text)")
    let verified = try scratch.run("verify")
    #expect(
      verified.status == 0 && verified.out.hasSuffix("1 known fault\n"), "\(verified.out)\(verified.err)")
    // The same faults result in the same file.
    _ = try scratch.run("record", "--known-faults")
    #expect(String(decoding: try scratch.bytes(list), as: UTF8.self) == text)
    // A different check finds faults that are not in the list.
    try scratch.write(text.replacing("overlap", with: "outside"), to: list)
    let other = try scratch.run("verify")
    #expect(other.status == 1 && other.err.contains("[overlap]"))
    #expect(other.err.contains("known-faults.json:2:3: note: "), "\(other.err)")
  }

  @Test func fixedFaults() throws {
    let scratch = try project()
    _ = try scratch.run("record", "--known-faults")
    try scratch.write(Checkout.bytes(Checkout.fixture("motion/sound/input.xib")), to: "Over.xib")
    _ = try scratch.run("record", "--mode", "all")
    let verified = try scratch.run("verify")
    #expect(
      verified.status == 0 && verified.err.contains("no longer has this fault: [overlap] of p-one and p-two"))
    #expect(try scratch.run("verify", "--strict").status == 1)
    _ = try scratch.run("record", "--known-faults")
    #expect(!scratch.has(list))
    #expect(try scratch.run("verify", "--strict").status == 0)
  }

  @Test func malformedLists() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    for text in ["{", "[]", "{\"layoutshot\": 1, \"faults\": [{\"document\": \"a\"}]}"] {
      try scratch.write(text, to: list)
      let outcome = try scratch.run("verify")
      #expect(outcome.status == 2 && outcome.err.contains("\(list):1:"), "\(outcome.err)")
    }
  }
}
