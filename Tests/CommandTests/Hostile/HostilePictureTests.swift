import Foundation
import TestSupport
import Testing

/// Regardless of the number and declared size of a document's pictures, memory and work are limited, and omissions are
/// reported once.
@Suite struct HostilePictureTests {
  /// Image views of the images `p0` and so on.
  private static func views(_ count: Int, side: Double) -> String {
    (0..<count).map { index in
      let (x, y) = (Double(index % 16) * 22, Double(index / 16) * 22)
      return """
        <imageView contentMode="scaleToFill" image="p\(index)" id="i\(index)">\
        <rect key="frame" x="\(x)" y="\(y)" width="\(side)" height="\(side)"/></imageView>

        """
    }.joined()
  }

  private static func document(_ count: Int, side: Double) -> String {
    """
    <?xml version="1.0"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <device id="retina4_7" orientation="portrait"/>
    <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    \(views(count, side: side))</subviews></view></objects></document>
    """
  }

  /// An address space that a few of the largest pictures would fill, and a multiple of the processor time needed.
  private static let limits = Scratch.memoryLimit(megabytes: 1500) + "ulimit -t 100;"

  enum Kind: Sendable {
    case bits, deep, jpeg, manyScans, vector, screens

    var file: (name: String, bytes: [UInt8]) {
      switch self {
      case .bits: ("png", HostilePicture.png(8180, 8180))
      case .deep: ("png", HostilePicture.png(8180, 8180, bits: 16, colorType: 6, isInterlaced: true))
      case .jpeg: ("jpg", HostilePicture.jpeg(8000, 8000, scans: 10))
      case .manyScans: ("jpg", HostilePicture.jpeg(2000, 2000, scans: 198))
      case .screens: ("png", HostilePicture.png(2000, 2000))
      case .vector:
        (
          "svg",
          Array(
            "<svg xmlns='http://www.w3.org/2000/svg' width='4000' height='4000'><rect width='9' height='9'/></svg>"
              .utf8)
        )
      }
    }
  }

  /// The format, the number of files, and the side of their views; the number of files read, and of those drawn.
  static let cases: [(kind: Kind, count: Int, side: Double, read: Int, drawn: Int)] = [
    (.bits, 16, 20, 8, 4), (.bits, 60, 20, 8, 4), (.bits, 60, 0.5, 8, 4), (.bits, 16, 4000, 8, 1),
    (.deep, 2, 20, 2, 2), (.jpeg, 16, 20, 7, 3), (.manyScans, 60, 20, 6, 3), (.vector, 16, 20, 8, 4),
    (.screens, 60, 20, 60, 60), (.screens, 60, 350, 60, 60),
  ]

  @Test(arguments: cases) func manyLargePictures(
    _ row: (kind: Kind, count: Int, side: Double, read: Int, drawn: Int)
  ) throws {
    let scratch = try Scratch()
    let (kind, bytes) = row.kind.file
    for index in 0..<row.count { try scratch.write(bytes, to: "p\(index).\(kind)") }
    try scratch.write(Self.document(row.count, side: row.side), to: "A.xib")
    let outcome = try scratch.shell(
      "\(Self.limits) \"$L\" render A.xib -v -o out -j 2 --orientation=portrait")
    #expect(outcome.status == 0 && outcome.lines == ["out/A.portrait.png"], "\(outcome.err)")
    let lines = outcome.err.split(separator: "\n")
    for line in lines { #expect(line.contains(": warning: [asset] "), "\(line)") }
    let unread = lines.filter { $0.contains("the images of a document may have 536 million pixels in all") }
    let undrawn = lines.filter { $0.contains("the images of a picture may have 268 million pixels in all") }
    #expect(unread.count == row.count - row.read, "\(outcome.err)")
    #expect(undrawn.count == row.read - row.drawn, "\(outcome.err)")
    #expect(lines.count == unread.count + undrawn.count && Set(lines).count == lines.count)
    for (index, line) in unread.enumerated() {
      #expect(line.hasPrefix("p\(row.read + index).\(kind): "), "\(line)")
    }
    for line in undrawn { #expect(line.hasPrefix("A.xib:"), "\(line)") }
  }

  /// One picture in any number of colors, each filling the screen.
  @Test func manyColors() throws {
    let scratch = try Scratch()
    try scratch.write(HostilePicture.png(2000, 2000), to: "p0.png")
    let views = (0..<1000).map { index in
      """
      <imageView contentMode="scaleToFill" id="i\(index)"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <color key="tintColor" red="\(Double(index % 250) / 250)" green="\(Double(index / 250) / 4)" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <imageReference key="image" image="p0" renderingMode="template"/></imageView>
      """
    }.joined()
    let document = Self.document(0, side: 20).replacing("<subviews>", with: "<subviews>\(views)")
    try scratch.write(document, to: "A.xib")
    let outcome = try scratch.shell("\(Self.limits) \"$L\" render A.xib -o out -j 2")
    #expect(outcome.status == 0 && outcome.lines.count == 2, "\(outcome.err)")
    let lines = outcome.err.split(separator: "\n")
    #expect(
      lines.count == 1 && lines[0].contains("the images of a picture may have 268 million"), "\(outcome.err)")
  }

  /// Sizes are read without pixels, even from a file without any.
  @Test func sizesOnly() throws {
    let scratch = try Scratch()
    let whole = HostilePicture.png(8180, 8180)
    for index in 0..<60 { try scratch.write(whole, to: "p\(index).png") }
    try scratch.write(Array(whole.prefix(20_000)), to: "p60.png")
    try scratch.write(Self.document(61, side: 20), to: "A.xib")
    let outcome = try scratch.shell("\(Self.limits) \"$L\" inspect A.xib")
    #expect(outcome.status == 0 && outcome.err == "")
    let drawing = try scratch.shell("\(Self.limits) \"$L\" render A.xib -o out")
    #expect(drawing.status == 0)
  }

  /// A file damaged after its header is detected before anything is drawn, whatever its size.
  @Test func damagedPictures() throws {
    for (kind, length) in [(Kind.bits, 20_000), (.deep, 1_000_000), (.jpeg, 60_000)] {
      let scratch = try Scratch()
      let (name, bytes) = kind.file
      try scratch.write(Array(bytes.prefix(length)), to: "p0.\(name)")
      try scratch.write(Self.document(1, side: 20), to: "A.xib")
      let outcome = try scratch.run("render", "A.xib", "-o", "out")
      #expect(outcome.status == 0 && outcome.lines.count == 2)
      let lines = outcome.err.split(separator: "\n")
      #expect(lines.count == 1 && lines[0].hasPrefix("p0.\(name): warning: [asset] not a readable"))
    }
  }

  /// Catalogues and scene files refer to images in the same way.
  @Test func cataloguesAndSceneFiles() throws {
    let scratch = try Scratch()
    let bytes = HostilePicture.png(8180, 8180)
    var views: [String] = []
    for index in 0..<16 {
      let set = "Art.xcassets/p\(index).imageset"
      try scratch.write(bytes, to: "\(set)/a.png")
      try scratch.write(
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.png\"}]}", to: "\(set)/Contents.json")
      views.append("{\"is\": \"imageView\", \"image\": \"p\(index)\", \"frame\": [\(index * 22), 0, 20, 20]}")
    }
    try scratch.write(
      "{\"scene\": 1, \"view\": {\"frame\": [0, 0, 375, 667], \"subviews\": [\(views.joined(separator: ", "))]}}",
      to: "A.scene.json")
    let outcome = try scratch.shell(
      "\(Self.limits) \"$L\" render A.scene.json -o out -j 2 --orientation=portrait")
    #expect(outcome.status == 0 && outcome.lines.count == 1, "\(outcome.err)")
    let unread = outcome.err.split(separator: "\n").filter { $0.contains("536 million") }
    #expect(unread.count == 8, "\(outcome.err)")
  }

  /// Scans are counted before any is read.
  @Test(arguments: [(300, 2000), (199, 8000), (17, 8000), (60_000, 64)])
  func scans(_ row: (scans: Int, side: Int)) throws {
    let scratch = try Scratch()
    for index in 0..<20 {
      try scratch.write(HostilePicture.jpeg(row.side, row.side, scans: row.scans), to: "p\(index).jpg")
    }
    try scratch.write(Self.document(20, side: 20), to: "A.xib")
    let outcome = try scratch.shell("ulimit -t 5; \"$L\" render A.xib -o out")
    #expect(outcome.status == 0)
    let lines = outcome.err.split(separator: "\n")
    #expect(
      lines
        == (0..<20).map {
          "p\($0).jpg: warning: [asset] not a readable JPEG: it goes over the picture too many times"
        })
  }
}
