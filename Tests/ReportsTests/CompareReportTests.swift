import Files
import ImageFile
import JSON
import PictureComparison
import Raster
import TestSupport
import Testing

@testable import Reports

/// The comparison of two pictures in print.
@Suite struct CompareReportTests {
  /// A white picture with a black square.
  private func picture(_ name: String, width: Int = 20, squareAt x: Int?) throws -> PictureFile {
    let pixmap = Pixmap(width: width, height: 10)
    for y in 0..<10 {
      pixmap.withMutableRow(y) { row in
        for column in row.indices {
          let isBlack = x.map { $0..<$0 + 2 ~= column && 4..<6 ~= y } ?? false
          row[column] = isBlack ? 0xFF00_0000 : 0xFFFF_FFFF
        }
      }
    }
    return try PictureFile(InputFile(path: name, bytes: PNGFile.encode(pixmap, scale: 1)))
  }

  private func report(_ old: PictureFile, _ new: PictureFile) throws -> CompareReport {
    let comparer = ImageComparer(suggestsTolerance: true)
    let comparison = comparer.compare(expected: old.pixmap, actual: new.pixmap)
    return CompareReport(expected: old, actual: new, comparison, by: comparer, findings: [])
  }

  @Test func equalPictures() throws {
    let picture = try picture("a.png", squareAt: 2)
    #expect(try report(picture, picture).text == "equal: 20 × 10 pixels\n  no tolerance is needed\n")
  }

  @Test func differentPictures() throws {
    let report = try report(picture("a.png", squareAt: nil), picture("b.png", squareAt: 7))
    let lines = report.text.split(separator: "\n")
    #expect(lines[0] == "different: 4 of 200 pixels (2 %, by up to 255 of 255)", "\(lines)")
    #expect(lines.contains("  2 × 2 at 7, 4: 4 pixels, by up to 255"))
    #expect(lines.contains { $0.contains("--max-diff-pixels 4") })
    let json = try JSONValue.read(Array(report.json.utf8))
    #expect(json["verdict"]?.string == "different" && json["accepted"]?.flag == false)
    #expect(json["pixels"]?["differing"]?.number == 4 && json["regionCount"]?.number == 1)
    #expect(json["suggestedTolerance"]?["maxDiffPixels"]?.number == 4)
  }

  @Test func otherSizes() throws {
    let report = try report(picture("a.png", squareAt: 2), picture("b.png", width: 24, squareAt: 2))
    #expect(report.text.contains("20 × 10 pixels became 24 × 10; of what both have 0 of 200 pixels"))
    #expect(report.text.contains("no tolerance allows other sizes"))
  }

  @Test func filesThatAreNoPictures() throws {
    let scratch = try ScratchFolder()
    try OutputFile.write([], to: scratch.path + "/empty.png")
    #expect(throws: PictureFileError.self) {
      try PictureFile.read(scratch.path + "/empty.png", in: .untraced)
    }
    #expect(throws: PictureFileError.self) { try PictureFile.read(scratch.path, in: .untraced) }
  }
}
