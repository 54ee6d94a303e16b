import InterfaceFile
import InterfaceXML
import TestSupport
import Testing

/// Documents far larger than real ones are read, or rejected at once.
@Suite struct ScaleTests {
  @Test(.timeLimit(.minutes(15))) func manySiblings() throws {
    let views = String(
      repeating:
        "<view id=\"v\" tag=\"1\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></view>",
      count: 20_000)
    let (scenes, findings) = try read(document("<view id=\"r\"><subviews>\(views)</subviews></view>"))
    #expect(scenes[0].tree.views.count == 20_001)
    #expect(findings.isEmpty)
  }

  @Test(.timeLimit(.minutes(15))) func manyConnectionsOfAnArchive() throws {
    let count = 5_000
    let views = (0..<count).map { "<object class=\"IBUIButton\" id=\"v\($0)\"/>" }.joined()
    let records = (0..<count).map { index in
      "<object class=\"IBConnectionRecord\"><object class=\"IBCocoaTouchEventConnection\" key=\"connection\"><string key=\"label\">a:</string><reference key=\"source\" ref=\"v\(index)\"/><reference key=\"destination\" ref=\"1\"/><int key=\"IBEventType\">7</int></object></object>"
    }
    let root = "<object class=\"IBUIView\" id=\"r\"><array key=\"NSSubviews\">\(views)</array></object>"
    let (scenes, findings) = try read(archive(root, records: records.joined()))
    #expect(scenes[0].tree.views.count == count + 1)
    #expect(scenes[0].tree.views.dropFirst().allSatisfy { $0.actions.count == 1 })
    #expect(findings.isEmpty)
  }

  @Test(.timeLimit(.minutes(15))) func manyScenesOfOneDocument() throws {
    let count = 5_000
    let views = (0..<count).map {
      "<viewController id=\"c\($0)\"><view key=\"view\" id=\"w\($0)\"/></viewController><view id=\"v\($0)\"/>"
    }
    #expect(try read(document(views.joined())).scenes.count == 2 * count)
  }

  @Test func deeplyNestedViewsAreRejected() {
    let text = document(
      String(repeating: "<view id=\"v\"><subviews>", count: 100_000)
        + String(repeating: "</subviews></view>", count: 100_000))
    let error = #expect(throws: ReadError.self) { try read(text) }
    #expect(error?.reason == .tooDeep(limit: ReadingLimits().depth))
  }

  /// The maximum depth: the recursion of all stages fits a thread's stack.
  @Test func maximumDepth() throws {
    let depth = ReadingLimits().depth / 2 - 1
    let text = document(
      String(repeating: "<view id=\"v\"><subviews>", count: depth)
        + String(repeating: "</subviews></view>", count: depth))
    #expect(try read(text).scenes[0].tree.views.count == depth)
  }

  @Test func findingsAreLimited() throws {
    let views = String(repeating: "<view id=\"v\" zigzag=\"1\"/>", count: 12_000)
    let findings = try read(document("<view id=\"r\"><subviews>\(views)</subviews></view>")).findings
    #expect(findings.count == 10_001)
    #expect(findings.last?.message == "there are more than 10000 findings; the others are not reported")
  }
}
