import InterfaceFile
import TestSupport
import Testing
import Views

/// One screen in both generations of the format: the trees are equal except for places and attributes stored as
/// written.
@Suite struct TwinTests {
  @Test func bothGenerationsGiveTheSameTree() throws {
    let modern = try read(Checkout.bytes(Checkout.fixture("twins/modern.xib")), file: "modern.xib")
    let legacy = try read(Checkout.bytes(Checkout.fixture("twins/legacy.xib")), file: "legacy.xib")
    #expect(modern.findings.isEmpty)
    #expect(legacy.findings.isEmpty)
    let trees = [modern, legacy].map { $0.scenes.map { TreeListing.comparableText(of: $0.tree) } }
    #expect(trees[0].count == 1)
    #expect(trees[0] == trees[1])
    #expect(modern.scenes.map(\.id) == legacy.scenes.map(\.id))
    #expect(modern.scenes.map(\.controller) == legacy.scenes.map(\.controller))
    #expect(modern.scenes.map(\.canvas) == legacy.scenes.map(\.canvas))
  }
}
