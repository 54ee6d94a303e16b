import Geometry
import Raster
import Typography
import Views

/// A table's cell: its background, the texts of a list row, the accessory at the trailing edge.
struct TableViewCellPainter: KindPainter {
  let context: PaintContext
  let cell: TableViewCell

  /// A 21-point accessory in a cell that is not as high.
  var overhang: Double { 12 }

  func paintContent(_ frames: Frames) {
    if let list = cell.list {
      paint(list, margin: margin(in: frames), inset: sideInset(of: rect, in: frames))
    }
    paintAccessory(frames)
  }

  /// A cell's own background, else its table style's, with the corners of its section.
  func paintGround() {
    let brush = brush.upright
    let own = view.backgroundColor.map { color($0) }
    guard let ground = own ?? tableGround else { return }
    let corners = brush.recorder.cellCorners[view.id] ?? CellCorners()
    if corners.top <= 0, corners.bottom <= 0 {
      brush.fillRounded(rect, radius: view.layer.cornerRadius, curve: layerCurve, ground)
    } else {
      brush.fill(.rect(rect, corners: corners), ground)
    }
  }

  private var tableGround: RGBA? {
    var ancestor = view.superview
    while let current = ancestor {
      if case .tableView(let table) = current.content {
        return color(table.style == .plain ? "systemBackground" : "secondarySystemGroupedBackground")
      }
      ancestor = current.superview
    }
    return nil
  }

  /// The texts of a list row: 17 points, and 12 below it (a cell's default list configuration), centered together,
  /// between the table's margin and the accessory at the right.
  private func paint(_ list: TableViewCell.ListContent, margin: Double, inset: Double) {
    let margin = margin + inset
    let right =
      cell.accessory == .none ? margin : inset + (cell.accessory == .detailDisclosureButton ? 66 : 44)
    let main = TextBlock(text: list.text, font: FontDescription(systemSize: 17), color: color("label"))
    let box = Rect(
      x: rect.minX + margin, y: rect.minY, width: max(0, rect.width - margin - right), height: rect.height)
    guard !list.secondaryText.isEmpty else { return brush.draw(main, in: box) }
    let small = TextBlock(
      text: list.secondaryText, font: FontDescription(systemSize: 12), color: color("label"))
    let heights = (brush.font(main.font).lineHeight, brush.font(small.font).lineHeight)
    let top = rect.midY - (heights.0 + heights.1) / 2
    brush.draw(main, in: Rect(x: box.minX, y: top, width: box.width, height: heights.0))
    brush.draw(small, in: Rect(x: box.minX, y: top + heights.0, width: box.width, height: heights.1))
  }

  /// The margin at the sides of the cell's content, in points: the table's, whose width a row of an inset section does not
  /// have.
  private func margin(in frames: Frames) -> Double {
    var ancestor = view.superview
    while let current = ancestor, !current.content.isTableView { ancestor = current.superview }
    return era.systemMargin(ofWidth: ancestor.map { frames[$0.id].width } ?? rect.width)
  }

  /// The accessory at the trailing edge; sizes: a chevron of 8 × 13, a checkmark of 14 × 11, an info sign of 22. They end at
  /// the margin: chevrons on two simulators of iOS 14, 20 points from the edge. Their shapes are close to UIKit's, not
  /// measured.
  private func paintAccessory(_ frames: Frames) {
    let right = rect.maxX - sideInset(of: rect, in: frames) - margin(in: frames)
    switch cell.accessory {
    case .none: break
    case .disclosureIndicator: paintChevron(right: right)
    case .checkmark: paintCheckmark(right: right)
    case .detailButton: paintDetail(right: right)
    case .detailDisclosureButton:
      paintChevron(right: right)
      paintDetail(right: right - 22)
    }
  }

  private func paintChevron(right: Double) {
    var path = Path()
    path.move(to: Point(x: right - 7, y: rect.midY - 6))
    path.line(to: Point(x: right - 1, y: rect.midY))
    path.line(to: Point(x: right - 7, y: rect.midY + 6))
    brush.stroke(path, width: 2, color("tertiaryLabel"), cap: .round)
  }

  private func paintCheckmark(right: Double) {
    // A checkmark is the same in both directions.
    let right = brush.placed(Rect(minX: right - 14, minY: rect.minY, maxX: right, maxY: rect.maxY)).maxX
    var path = Path()
    path.move(to: Point(x: right - 13, y: rect.midY + 0.5))
    path.line(to: Point(x: right - 9, y: rect.midY + 4.5))
    path.line(to: Point(x: right - 1, y: rect.midY - 5))
    brush.upright.stroke(path, width: 2, tint, cap: .round)
  }

  private func paintDetail(right: Double) {
    let box = Rect(x: right - 21, y: rect.midY - 10.5, width: 21, height: 21)
    brush.stroke(.ellipse(in: box.insetBy(dx: 0.75, dy: 0.75)), width: 1.5, tint)
    brush.fill(.ellipse(in: Rect(x: box.midX - 1.2, y: box.midY - 6.2, width: 2.4, height: 2.4)), tint)
    brush.fillRounded(Rect(x: box.midX - 0.9, y: box.midY - 2, width: 1.8, height: 7.5), radius: 0.9, tint)
  }
}

extension KindPainter {
  /// How far notch and rounded corners extend into a rectangle from its sides, in points: the same at both, whichever
  /// way the device is rotated.
  func sideInset(of rect: Rect, in frames: Frames) -> Double {
    let left = frames.safeArea.left - rect.minX
    let right = frames.safeArea.right - (frames.canvas.width - rect.maxX)
    return max(0, min(left, right))
  }
}
