import Foundation
import ImageFile
import Raster
import TestSupport
import Testing

/// Goldens that show images of the project: an edit is named by the file that has the pixels.
@Suite struct GoldenAssetTests {
  private let set = "A.xcassets/logo.imageset"

  private func project() throws -> Scratch {
    let scratch = try Scratch()
    let image =
      "<imageView image=\"logo\" id=\"pic\"><rect key=\"frame\" x=\"9\" y=\"200\" width=\"40\" height=\"40\"/></imageView>"
    try scratch.write(
      GoldenCommandTests.document(leading: 16).replacing("</subviews>", with: "\(image)</subviews>"),
      to: "Sign.xib")
    try scratch.write(
      """
      {"images": [{"idiom": "universal", "filename": "small.png", "scale": "1x"},
      {"idiom": "universal", "filename": "large.png", "scale": "2x"}], "info": {"version": 1, "author": "xcode"}}
      """, to: "\(set)/Contents.json")
    try write(0xFF00_00FF, to: scratch, "small", 40)
    try write(0xFF00_00FF, to: scratch, "large", 80)
    try scratch.write("{\"matrix\": {\"scales\": [\"1x\", \"2x\"]}}", to: "layoutshot.json")
    _ = try scratch.run("record")
    return scratch
  }

  private func write(_ color: UInt32, to scratch: Scratch, _ name: String, _ side: Int) throws {
    let pixmap = Pixmap(width: side, height: side)
    for y in 0..<side { pixmap.withMutableRow(y) { $0.update(repeating: color) } }
    try scratch.write(PNGFile.encode(pixmap, scale: 1), to: "\(set)/\(name).png")
  }

  @Test func thePictureIsNamed() throws {
    let scratch = try project()
    try write(0xFFFF_0000, to: scratch, "large", 80)
    let one = try scratch.run("verify")
    #expect(one.out.hasPrefix("\(set)/large.png: image \"logo\": changed\n"), "\(one.out)")
    #expect(one.out.hasSuffix("2 passed, 2 differ (1 cause)\n"))
    // All files of an image are one edit.
    try write(0xFFFF_0000, to: scratch, "small", 40)
    let both = try scratch.run("verify")
    #expect(both.out.contains("\(set)/small.png: image \"logo\": changed\n"), "\(both.out)")
    #expect(both.out.hasSuffix("4 differ (1 cause)\n"))
  }
}
