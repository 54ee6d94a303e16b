import Geometry
import Raster
import Views

/// A segmented control: a gray background, a raised selected segment, 13-point titles.
///
/// The background fills the frame except its last row of points, which UIKit's alignment rectangle excludes, and
/// shadows end at its edge, as on simulators of iOS 14. Look of iOS 13 to 17.
struct SegmentedControlPainter: KindPainter {
  let context: PaintContext
  let control: SegmentedControl

  var overhang: Double { .infinity }
  var showsText: Bool { true }

  func paintContent(_ frames: Frames) { paint() }

  func paint() {
    let body = rect
    brush.fillRounded(body, radius: era.drawnSegmentedControlRadius, color("tertiarySystemFill"))
    let boxes = segmentBoxes(in: body)
    paintDividers(boxes)
    if let selected = control.selectedIndex, boxes.indices.contains(selected) {
      paintThumb(boxes[selected], in: body)
    }
    for (index, segment) in control.segments.enumerated() {
      let isSelected = index == control.selectedIndex
      let ink = isEnabled && segment.isEnabled ? color("label") : color("tertiaryLabel")
      if let image = segment.image {
        let size = images.size(of: image, in: boxes[index].size)
        images.paint(
          image,
          in: Rect(
            x: boxes[index].midX - size.width / 2, y: boxes[index].midY - size.height / 2, width: size.width,
            height: size.height), mode: .scaleAspectFit, tint: ink, isInBar: true)
      } else if let title = segment.title {
        let font = FontDescription(systemSize: 13, weight: isSelected ? .medium : .regular)
        brush.draw(
          TextBlock(text: title, font: font, color: ink, alignment: .center),
          in: boxes[index].insetBy(dx: 3, dy: 0))
      }
    }
  }

  /// Fixed widths first; the rest is shared evenly, or in proportion to the titles' widths.
  private func segmentBoxes(in body: Rect) -> [Rect] {
    let fixed = control.segments.reduce(0) { $0 + max(0, $1.width) }
    let free = control.segments.filter { $0.width <= 0 }
    let natural = control.segments.map { segment in
      segment.width > 0 ? 0 : naturalWidth(of: segment) + 20
    }
    let naturalSum = natural.reduce(0, +)
    let rest = max(0, body.width - fixed)
    var x = body.minX
    return control.segments.enumerated().map { index, segment in
      var width = segment.width
      if width <= 0 {
        width =
          control.apportionsWidthsByContent && naturalSum > 0
          ? rest * natural[index] / naturalSum : rest / Double(max(1, free.count))
      }
      defer { x += width }
      return brush.onGrid(Rect(x: x, y: body.minY, width: width, height: body.height))
    }
  }

  private func naturalWidth(of segment: SegmentedControl.Segment) -> Double {
    if let image = segment.image { return images.size(of: image, in: Size(width: 200, height: 28)).width }
    return brush.width(of: segment.title ?? "", FontDescription(systemSize: 13))
  }

  private func paintDividers(_ boxes: [Rect]) {
    for index in boxes.indices.dropFirst() {
      if index == control.selectedIndex || index - 1 == control.selectedIndex { continue }
      let box = boxes[index]
      brush.fill(
        Rect(
          x: brush.grid.round(box.minX), y: box.minY + 6, width: brush.hairline,
          height: max(0, box.height - 12)),
        color("systemGray", alpha: 0.3))
    }
  }

  private func paintThumb(_ box: Rect, in body: Rect) {
    let thumb = Path.roundedRect(box.insetBy(dx: 2, dy: 2), radius: era.drawnSegmentRadius)
    brush.clipped(to: .roundedRect(body, radius: era.drawnSegmentedControlRadius)) {
      brush.shadow(thumb, RGBA(white: 0, alpha: 0.12), offset: Point(x: 0, y: 3), blur: 8)
      brush.shadow(thumb, RGBA(white: 0, alpha: 0.04), offset: Point(x: 0, y: 3), blur: 1)
    }
    let own = control.selectedTintColor.map { color($0) }
    brush.fill(thumb, own ?? (!appearance.isDark ? RGBA(white: 1) : RGBA(hex: 0x636366)))
  }
}
