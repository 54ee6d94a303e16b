import Geometry

/// The rectangles that a picture of differences frames: one for each view that is known to own regions, and one for regions
/// beside each other, such as the letters and words of a line, where none is known.
struct FramedRegions {
  /// More regions are noise, and each has a frame of its own.
  private static let mostMerged = 512

  let boxes: [PixelRect]

  init(_ regions: [DifferenceRegion]) {
    guard regions.count <= Self.mostMerged else {
      boxes = regions.map(\.box)
      return
    }
    var owned: [(owner: String, box: PixelRect)] = []
    var loose: [PixelRect] = []
    for region in regions {
      guard let owner = region.owner else {
        loose.append(region.box)
        continue
      }
      if let index = owned.firstIndex(where: { $0.owner == owner }) {
        owned[index].box = owned[index].box.around(region.box)
      } else {
        owned.append((owner, region.box))
      }
    }
    boxes = owned.map(\.box) + Self.lines(of: loose)
  }

  /// Joins boxes of which one begins within a line's height of the end of the other, at about the same height.
  private static func lines(of boxes: [PixelRect]) -> [PixelRect] {
    var rest = boxes
    var lines: [PixelRect] = []
    while var line = rest.first {
      rest.removeFirst()
      var isGrowing = true
      while isGrowing {
        let near = rest.filter(line.isInLine)
        rest.removeAll(where: line.isInLine)
        for box in near { line = line.around(box) }
        isGrowing = !near.isEmpty
      }
      lines.append(line)
    }
    return lines
  }
}

extension PixelRect {
  /// The smallest rectangle with both.
  fileprivate func around(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  fileprivate func isInLine(_ other: PixelRect) -> Bool {
    let common = min(maxY, other.maxY) - max(y, other.y)
    let gap = max(x, other.x) - min(maxX, other.maxX)
    return 2 * common >= min(height, other.height) && gap <= max(height, other.height)
  }
}
