import TestSupport
import Testing

/// Other tools as the cause of a difference.
@Suite struct ToolsCauseTests {
  private func saved(by tools: String, switchAt x: Int = 20) throws -> String {
    let text = String(
      decoding: try Checkout.bytes(Checkout.fixture("frames/controls-tools-21507.xib")), as: UTF8.self)
    return text.replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"\(tools)\"").replacing(
      "firstItem=\"switch\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" constant=\"20\"",
      with:
        "firstItem=\"switch\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" constant=\"\(x)\""
    )
  }

  /// Nothing else changed, and controls have other sizes: that is because of the tools. With another cause they are none.
  @Test func toolsAreACauseWhereNothingElseIs() throws {
    let scratch = try Scratch()
    try scratch.write(
      "{\"matrix\": {\"scales\": [\"1x\"], \"orientations\": [\"portrait\"]}}", to: "layoutshot.json")
    try scratch.write(saved(by: "21507"), to: "A.xib")
    #expect(try scratch.run("record").status == 0)
    try scratch.write(saved(by: "24127"), to: "A.xib")
    let alone = try scratch.run("verify")
    #expect(
      alone.status == 1 && alone.out.hasPrefix("A.xib: the document: toolsVersion 21507 → 24127\n"),
      "\(alone.out)")
    try scratch.write(saved(by: "24127", switchAt: 40), to: "A.xib")
    let both = try scratch.run("verify")
    #expect(both.status == 1 && both.out.contains("leading constraint 20 → 40"), "\(both.out)")
    #expect(!both.out.contains("toolsVersion"), "\(both.out)")
  }
}
