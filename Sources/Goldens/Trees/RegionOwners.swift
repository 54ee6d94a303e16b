import Geometry
import PictureComparison

/// Finds out which view each region of a difference belongs to.
package struct RegionOwners {
  private let old: TreeRecord
  private let new: TreeRecord
  private let changes: [TreeChange]
  /// How far from its frame a view may draw, points: shadows and what sticks out.
  private static let reach = 8.0

  /// For two records and what changed between them.
  package init(from old: TreeRecord, to new: TreeRecord, _ difference: TreeDifference) {
    (self.old, self.new) = (old, new)
    changes = difference.changes
  }

  /// Names the owner and kind of each region: the smallest changed view that it lies in, else the innermost view there.
  /// Where nothing changed in the tree the kind is `renderer`. `regions`: what a comparison found, in pixels; `owner`
  /// and `kind` are filled in where a view is known.
  package func name(_ regions: inout [DifferenceRegion]) {
    let boxes = changes.map { change in (change, box(of: change)) }
    for index in regions.indices {
      let region = points(regions[index].box)
      let candidates = boxes.filter { $0.1.map { overlaps($0, region) } ?? false }
      let best = candidates.min { area($0.1!) < area($1.1!) }
      if let change = best?.0 {
        regions[index].owner = owner(change)
        regions[index].kind = change.kind.rawValue
      } else {
        regions[index].owner = innermost(at: region).map { "\($0.path) (id \($0.id), line \($0.line))" }
        regions[index].kind = changes.isEmpty ? TreeChange.Kind.renderer.rawValue : nil
      }
    }
  }

  private func owner(_ change: TreeChange) -> String {
    "\(change.path) (id \(change.viewID)" + (change.line > 0 ? ", line \(change.line))" : ")")
  }

  /// Where the view was and is, in points.
  private func box(of change: TreeChange) -> Rect? {
    let frames = [old, new].compactMap { record in
      record.nodes.first { $0.id == change.viewID }?.frame
    }
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }

  private func points(_ box: PixelRect) -> Rect {
    let scale = new.scale
    return Rect(
      x: Double(box.x) / scale, y: Double(box.y) / scale, width: Double(box.width) / scale,
      height: Double(box.height) / scale)
  }

  private func overlaps(_ box: Rect, _ region: Rect) -> Bool {
    let center = Point(x: region.midX, y: region.midY)
    let grown = box.insetBy(dx: -Self.reach, dy: -Self.reach)
    return center.x >= grown.minX && center.x <= grown.maxX && center.y >= grown.minY
      && center.y <= grown.maxY
  }

  private func area(_ box: Rect) -> Double { box.width * box.height }

  /// The last view in drawing order that shows at the middle of a region.
  private func innermost(at region: Rect) -> TreeRecord.Node? {
    let (x, y) = (region.midX, region.midY)
    return new.nodes.last { node in
      let frame = node.frame
      return !node.isHidden && x >= frame.minX && x <= frame.maxX && y >= frame.minY && y <= frame.maxY
    }
  }
}
