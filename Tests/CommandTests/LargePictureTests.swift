import Foundation
import TestSupport
import Testing

/// Pictures that `render` rejects are rejected by every command, with the same message, before anything is drawn.
@Suite struct LargePictureTests {
  private static func document(_ width: String, _ height: String) -> String {
    """
    <?xml version="1.0"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects><view id="v"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
    <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view></objects></document>
    """
  }

  private static let commands: [[String]] = [
    ["render"], ["inspect"], ["inspect", "--stage", "drawing"], ["frames"], ["frames", "--format", "json"],
    ["frames", "--format", "onion,filmstrip,gif,paths"],
    ["frames", "--canvas", "device", "--format", "text"],
  ]

  @Test(arguments: [("9000000", "9000000"), ("9000000", "100"), ("17000", "17000"), ("7000", "7000")])
  func tooLargePictures(_ width: String, _ height: String) throws {
    let scratch = try Scratch()
    try scratch.write(Self.document(width, height), to: "Large.xib")
    for command in Self.commands {
      let outcome = try scratch.run(command + ["Large.xib", "--scale", "3"])
      #expect(outcome.status == 2, "\(command): \(outcome.err)")
      #expect(outcome.err.contains("Large"), "\(command)")
      #expect(
        outcome.err.contains("pixels; at most 16384 a side and 100 million in all are drawn"),
        "\(command): \(outcome.err)")
      #expect(
        !scratch.files.contains { $0.hasSuffix(".png") || $0.hasSuffix(".gif") || $0.hasSuffix(".json") })
    }
  }

  @Test func tooLargeGoldens() throws {
    let scratch = try Scratch()
    try scratch.write(Self.document("17000", "17000"), to: "Large.xib")
    let outcome = try scratch.run(["record", "Large.xib"])
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("at most 16384 a side"), "\(outcome.err)")
  }

  /// An empty picture, alone or at one end of a transition.
  @Test(arguments: ["0", "0.001"])
  func emptyPictures(_ height: String) throws {
    let scratch = try Scratch()
    try scratch.write(Self.document("300", height), to: "Flat.xib")
    for command in Self.commands {
      let outcome = try scratch.run(command + ["Flat.xib"])
      #expect(outcome.status == 2 && outcome.err.contains("the canvas is empty, there is nothing to draw"))
    }
  }

  /// Other screens of the document are still shown.
  @Test func theOtherScreensAreDrawn() throws {
    let scratch = try Scratch()
    let small = Self.document("320", "480").replacingOccurrences(
      of: "</objects>",
      with: """
        <view id="w"><rect key="frame" x="0" y="0" width="90000" height="480"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view></objects>
        """)
    try scratch.write(small, to: "Two.xib")
    let frames = try scratch.run(["frames", "Two.xib", "--format", "json"])
    #expect(frames.status == 2)
    #expect(scratch.files.count { $0.hasSuffix("transition.json") } == 1)
    let inspect = try scratch.run(["inspect", "Two.xib"])
    #expect(inspect.status == 2 && inspect.out.contains("480"))
  }

  /// A table of what moves needs no picture, however large the screen is.
  @Test func tablesWithoutPictures() throws {
    let scratch = try Scratch()
    try scratch.write(Self.document("7000", "7000"), to: "Large.xib")
    let outcome = try scratch.run(["frames", "Large.xib", "--format", "json", "--scale", "1"])
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(scratch.files.contains { $0.hasSuffix("transition.json") })
  }
}
