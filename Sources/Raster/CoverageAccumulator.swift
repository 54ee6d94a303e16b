import Geometry

/// Converts edges to runs of coverage, band by band; its memory is reused for subsequent shapes.
///
/// A band holds 32 Ki cells (256 KiB), or one row if that is more: it fits into the L2 cache, and memory depends only
/// on the pixmap's width.
final class CoverageAccumulator {
  private static let cellsPerBand = 1 << 15

  private var cells: UnsafeMutableBufferPointer<Int64>
  private var marks: UnsafeMutableBufferPointer<UInt64>

  init() {
    cells = .allocate(capacity: 0)
    marks = .allocate(capacity: 0)
  }

  deinit {
    cells.deallocate()
    marks.deallocate()
  }

  /// Paints the area enclosed by `edges` within `bounds`, in pixels.
  func paint<Painter: SpanPainter>(
    _ edges: EdgeList, in bounds: PixelRect, rule: FillRule, _ painter: inout Painter
  ) {
    let area = bounds.intersection(edges.bounds)
    guard !area.isEmpty else { return }
    let stride = area.width + 2
    let wordsPerRow = (stride + 63) / 64
    let rowsPerBand = min(area.height, max(1, CoverageAccumulator.cellsPerBand / stride))
    reserve(cellCount: rowsPerBand * stride, markCount: rowsPerBand * wordsPerRow)
    guard let cells = cells.baseAddress, let marks = marks.baseAddress else { return }
    for top in Swift.stride(from: area.y, to: area.maxY, by: rowsPerBand) {
      let band = CoverageBand(
        cells: cells, marks: marks,
        bounds: PixelRect(
          x: area.x, y: top, width: area.width, height: min(rowsPerBand, area.maxY - top)),
        stride: stride, wordsPerRow: wordsPerRow)
      for edge in edges.edges { band.add(edge) }
      band.sweep(rule, &painter)
    }
  }

  private func reserve(cellCount: Int, markCount: Int) {
    if cells.count < cellCount {
      cells.deallocate()
      cells = .allocate(capacity: cellCount)
      cells.initialize(repeating: 0)
    }
    if marks.count < markCount {
      marks.deallocate()
      marks = .allocate(capacity: markCount)
      marks.initialize(repeating: 0)
    }
  }
}
