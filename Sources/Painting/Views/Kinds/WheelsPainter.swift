import Geometry
import Raster
import Views

/// One wheel: its texts by their distance from the selected row.
struct WheelColumn {
  var width: Double
  var alignment = TextAlignment.center
  /// The text some rows below the selected one, or above it for negative distances; nil beyond the ends.
  var text: (Int) -> String?
}

/// Columns side by side, centered in the frame, on a gray band.
struct WheelsPainter: Painter {
  let context: PaintContext

  /// The opacity of the rows of a disabled picker, from a simulator of iOS 14.
  private static let disabledAlpha = 0.35

  func paint(_ columns: [WheelColumn]) {
    guard rect.width > era.drawnWheelBandInset * 2, !rect.isEmpty else { return }
    let band = Rect(
      x: rect.minX + era.drawnWheelBandInset, y: rect.midY - era.drawnWheelBandHeight / 2,
      width: rect.width - era.drawnWheelBandInset * 2, height: era.drawnWheelBandHeight)
    brush.clipped(to: .rect(rect)) {
      brush.fillRounded(brush.onGrid(band), radius: era.drawnWheelBandRadius, color("tertiarySystemFill"))
      let total = columns.reduce(0) { $0 + $1.width }
      var x = rect.midX - total / 2
      for column in columns {
        paint(column, at: x)
        x += column.width
      }
    }
  }

  private func paint(_ column: WheelColumn, at x: Double) {
    let rows = era.drawnWheelRows
    let reach = rows.count - 1
    for distance in -reach...reach {
      guard let text = column.text(distance) else { continue }
      let row = rows[abs(distance)]
      let middle = rect.midY + (distance < 0 ? -row.distance : row.distance)
      guard middle > rect.minY, middle < rect.maxY else { continue }
      let size = distance == 0 ? era.drawnWheelChosenFontSize : era.drawnWheelFontSize
      var block = TextBlock(
        text: text, font: FontDescription(systemSize: size),
        color: color("label", alpha: isEnabled ? row.alpha : row.alpha * Self.disabledAlpha))
      block.alignment = column.alignment
      block.minimumScale = 0.5
      block.isContent = false
      let indent = distance == 0 ? 0 : column.alignment == .left ? 8.0 : column.alignment == .right ? -2 : 0
      let box = Rect(x: x + indent, y: middle - 16, width: column.width, height: 32)
      guard distance != 0 else {
        brush.draw(block, in: box)
        continue
      }
      let place = brush.placed(box)
      let pivot =
        column.alignment == .left ? place.minX : column.alignment == .right ? place.maxX : place.midX
      brush.recorder.add(
        .pushTransform(
          AffineTransform.translation(x: -pivot, y: -middle)
            .then(.scale(x: row.width, y: row.height))
            .then(.translation(x: pivot, y: middle))))
      brush.draw(block, in: box)
      brush.recorder.add(.popTransform)
    }
  }
}

/// A picker whose rows come from code: three rows above and below a selected one, numbered.
struct PickerViewPainter: KindPainter {
  let context: PaintContext

  func paintContent(_ frames: Frames) {
    WheelsPainter(context: context).paint([
      WheelColumn(width: max(0, rect.width - 40)) { "Row \($0 + 5)" }
    ])
  }
}
