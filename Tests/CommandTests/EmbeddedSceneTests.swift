import ImageFile
import TestSupport
import Testing

/// The contents of a screen's containers in a running app.
@Suite struct EmbeddedSceneTests {
  private static let document = Checkout.fixture("screens/Embedding.storyboard")

  @Test(arguments: [
    ("light", "--orientation portrait"), ("dark", "--orientation portrait --appearance dark"),
    ("as-designed", "--as-designed"),
  ])
  func containersShowTheirScenes(_ name: String, _ options: String) throws {
    let scratch = try Scratch()
    let bytes = try scratch.shell(
      "\"$L\" render -q --scale=1 -o - '\(Self.document)' --scene Host \(options)"
    ).bytes
    try Golden.expect(PNGFile.decode(bytes, name: name), equals: "command/embedding-\(name).png", scale: 1)
  }

  @Test func emptyContainersAreReported() throws {
    let scratch = try Scratch()
    let told = try scratch.shell("\"$L\" inspect '\(Self.document)' >/dev/null").err
    #expect(
      told.contains(
        ":43:37: warning: [reference] container \"elsewhere\" shows a scene of another storyboard, \"Settings\""
      ))
    #expect(
      told.contains(
        ":52:37: warning: [reference] container \"second\" shows scene \"Card\", which is on this screen already"
      ))
  }

  /// Containers are empty on Interface Builder's canvas, and in the tree before layout.
  @Test func designIsUnchanged() throws {
    let scratch = try Scratch()
    for options in ["--as-designed", "--stage tree"] {
      let shown = try scratch.shell("\"$L\" inspect '\(Self.document)' --scene Host \(options)")
      #expect(!shown.out.contains("card-view"))
      #expect(shown.err == "")
    }
    #expect(try scratch.shell("\"$L\" inspect '\(Self.document)' --scene Host").out.contains("card-view"))
  }
}
