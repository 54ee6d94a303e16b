import Diagnostics
import InterfaceFile
import TestSupport
import Testing
import Views

/// One small document per subject, below `Tests/Fixtures/read`, with the expected tree and findings.
@Suite struct FixtureTests {
  static let inputs = Checkout.files(below: Checkout.fixture("read"), endingIn: [".xib", ".storyboard"])

  @Test func thereAreFixtures() { #expect(Self.inputs.count > 20) }

  @Test(arguments: inputs) func treeAndFindings(path: String) throws {
    let folder = "read/" + path.split(separator: "/").dropLast().suffix(1).joined()
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let (scenes, findings) = try read(Checkout.bytes(path), file: name)
    try Golden.expect(TreeListing.text(of: scenes), equalsFixture: "\(folder)/tree.txt")
    let printer = DiagnosticPrinter()
    try Golden.expect(findings.map(printer.text).joined(), equalsFixture: "\(folder)/findings.txt")
  }
}
