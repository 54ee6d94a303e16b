import Diagnostics
import Geometry
import Goldens
import Raster

/// The parts of two pictures of a screen that do not count, where masked views are in either of them.
struct MaskedArea {
  private let boxes: [PixelRect]
  private let (width, height): (Int, Int)

  /// The area of a picture in which views are masked, by the records of the screen's trees.
  init(_ views: [MaskedView], in records: [TreeRecord], width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    let ids = Set(views.map(\.id))
    boxes = records.flatMap { $0.boxes(of: ids, width: width, height: height) }
  }

  /// Returns a copy of a picture that is clear in this area.
  func clearing(_ picture: Pixmap) -> Pixmap {
    let copy = Pixmap(width: picture.width, height: picture.height)
    for y in 0..<picture.height {
      let parts = boxes.filter { $0.y <= y && y < $0.maxY }
      picture.withRow(y) { from in
        copy.withMutableRow(y) { to in
          _ = to.update(from: from)
          for part in parts {
            let (start, end) = (max(0, part.x), min(part.maxX, picture.width))
            if start < end { to[start..<end].update(repeating: 0) }
          }
        }
      }
    }
    return copy
  }

  /// Whether nothing is left of the picture.
  var isWhole: Bool {
    guard boxes.reduce(0, { $0 + $1.width * $1.height }) >= width * height else { return false }
    // Rows between two edges have the same parts.
    let edges = Set(boxes.flatMap { [$0.y, $0.maxY] } + [0]).sorted().filter { 0..<height ~= $0 }
    return edges.allSatisfy { y in
      var covered = 0
      for box in boxes.filter({ $0.y <= y && y < $0.maxY }).sorted(by: { $0.x < $1.x }) where box.x <= covered
      {
        covered = max(covered, box.maxX)
      }
      return covered >= width
    }
  }
}

extension Finding {
  /// The warning for a screen of which no pixel counts.
  static func maskedWhole(_ drawn: DrawnGolden) -> Finding {
    Finding(
      .warning, .value,
      "\"masks\" covers all of \"\(PrintedText.shortened(drawn.scene))\": none of its pixels counts",
      at: drawn.masked.first?.location)
  }
}
