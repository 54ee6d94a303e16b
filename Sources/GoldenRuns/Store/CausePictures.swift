import Files
import Goldens
import ImageFile
import PictureComparison
import Raster

/// One picture for each cause of a run, before and after, at one pixel a point: enough for somebody, or something, that
/// looks at a change without a page.
package struct CausePictures {
  private let report: GoldenReport
  private let failures: FailureFolder
  /// The space between both, in pixels, and its color.
  private static let gap = 8
  private static let ground = PixelColor(premultiplied: 0xFF80_8080)
  /// The longest short side of a picture whose scale is not known, in pixels: that of a phone in points.
  private static let usualSide = 400.0

  /// Pictures of a report whose artifacts are in a folder.
  package init(of report: GoldenReport, in failures: FailureFolder) {
    (self.report, self.failures) = (report, failures)
  }

  /// Writes the pictures of the first causes to a folder, each named by its number and the id of its cause.
  package func write(to folder: String, most: Int) throws {
    try OutputFile.makeFolder(folder)
    for (index, item) in report.items.prefix(most).enumerated() {
      guard let picture = picture(of: item) else { continue }
      let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
      try OutputFile.write(PNGFile.encode(picture, scale: 1), to: "\(folder)/\(number)-\(item.id).png")
    }
  }

  /// What a cause looks like in the first picture that shows it; nil if no pixel of it does, or only frames do.
  private func picture(of item: GoldenItem) -> Pixmap? {
    for failure in item.failures where failure.moment == nil {
      let sides = ["expected", "actual"].compactMap { role -> Pixmap? in
        guard let path = GoldenReport.pictures(of: failure).first(where: { $0.role == role })?.path else {
          return nil
        }
        return pixels(path, of: failure)
      }
      if !sides.isEmpty { return Self.joined(sides) }
    }
    return nil
  }

  private func pixels(_ path: String, of failure: GoldenFailure) -> Pixmap? {
    guard let bytes = try? failures.read(path).bytes,
      let picture = try? ImageFormat.decode(bytes, name: path)
    else { return nil }
    let tree = (try? failures.read(GoldenReport.actualTree(of: failure.path))).flatMap {
      TreeRecord($0.bytes)
    }
    let scale = tree?.scale ?? max(1, Double(min(picture.width, picture.height)) / Self.usualSide)
    return scale > 1 ? picture.scaled(by: 1 / scale) : picture
  }

  private static func joined(_ sides: [Pixmap]) -> Pixmap {
    if sides.count == 1 { return sides[0] }
    let width = sides.reduce(gap * (sides.count - 1)) { $0 + $1.width }
    let result = Pixmap(width: width, height: sides.map(\.height).max() ?? 1)
    result.fill(ground)
    var x = 0
    for side in sides {
      result.lay(side, x: x, y: 0)
      x += side.width + gap
    }
    return result
  }
}
