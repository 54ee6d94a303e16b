import TestSupport
import Testing

/// A document's pictures are made on several threads at once: files, messages and their order do not show it.
@Suite struct VariantThreadsTests {
  private static let variants = [
    "--device", "iphone-8", "--device", "iphone-8-plus", "--device", "ipad-9.7", "--chrome", "--highlight",
    "all",
  ]

  /// Image views, and screens whose views lack images in different orders.
  private static func document(images: [[String]]) -> String {
    let scenes = images.enumerated().map { scene, names in
      let views = names.enumerated().map { index, name in
        """
        <imageView contentMode="scaleToFill" image="\(name)" id="i\(scene)-\(index)">\
        <rect key="frame" x="\(index * 30)" y="40" width="20" height="20"/></imageView>

        """
      }
      return """
        <scene sceneID="s\(scene)"><objects><viewController title="Scene \(scene)" id="c\(scene)">
        <view key="view" id="root\(scene)"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <label text="Text \(scene)" id="l\(scene)"><rect key="frame" x="8" y="80" width="20" height="20"/></label>
        \(views.joined())</subviews></view></viewController></objects></scene>
        """
    }
    return """
      <?xml version="1.0"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <device id="retina4_7" orientation="portrait"/><scenes>\(scenes.joined(separator: "\n"))</scenes></document>
      """
  }

  private func expectTheSame(_ scratch: Scratch) throws -> String {
    let one = try scratch.run(["render", "A.storyboard", "-o", "one", "-j", "1"] + Self.variants)
    let four = try scratch.run(["render", "A.storyboard", "-o", "four", "-j", "4"] + Self.variants)
    #expect(one.status == 0 && four.status == 0 && one.err == four.err, "\(one.err)\n\(four.err)")
    #expect(one.lines.map { $0.replacing("one/", with: "four/") } == four.lines)
    for (first, second) in zip(one.lines, four.lines) {
      #expect(try scratch.bytes(String(first)) == scratch.bytes(String(second)), "\(first)")
    }
    return one.err
  }

  @Test func missingImages() throws {
    let scratch = try Scratch()
    try scratch.write(
      Self.document(images: [["a", "b"], ["c", "a", "damaged"], ["damaged", "b", "d", "c"]]),
      to: "A.storyboard")
    try scratch.write("no picture", to: "damaged.png")
    let lines = try expectTheSame(scratch).split(separator: "\n")
    #expect(lines.filter { $0.contains("no image") }.count == 4, "\(lines)")
    #expect(lines.filter { $0.contains("damaged.png") }.count == 1, "\(lines)")
  }

  /// Each device shows fewer images than a document may, and all together more.
  @Test func tooManyImages() throws {
    let scratch = try Scratch()
    let bytes = HostilePicture.png(8180, 8180)
    for index in 0..<5 { for scale in 2...3 { try scratch.write(bytes, to: "p\(index)@\(scale)x.png") } }
    try scratch.write(Self.document(images: [(0..<5).map { "p\($0)" }]), to: "A.storyboard")
    let lines = try expectTheSame(scratch).split(separator: "\n")
    #expect(lines.filter { $0.contains("536 million pixels in all") }.count == 2, "\(lines)")
  }
}
