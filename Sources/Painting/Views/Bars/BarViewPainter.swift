import Geometry
import Views

/// A view inside a bar around a screen: a separate tree, laid out with its root at the origin.
package struct BarView: Sendable {
  /// The tree; not to be changed.
  package nonisolated(unsafe) let tree: ViewTree
  /// The frames of its views, as if the root were the canvas.
  package let frames: Frames

  /// Creates a bar view from a laid-out tree. `tree`: the tree; the bar's item refers to its root by object ID.
  /// `frames`: the frames of its views, with the root at the origin of the canvas.
  package init(tree: ViewTree, frames: Frames) {
    self.tree = tree
    self.frames = frames
  }
}

/// Draws the views in the bars around a screen.
struct BarViewPainter {
  let painter: TreePainter
  let views: [BarView]

  private func view(_ id: String) -> BarView? { views.first { $0.tree.root.objectID == id } }

  /// The size of the view with an object ID, in points; nil for a subview of the bar, which draws itself.
  func size(of id: String) -> Size? { view(id)?.frames.canvas }

  /// Draws a view centered in its box in a bar.
  func paint(_ id: String, in box: Rect, tint: RGBA, _ context: PaintContext) {
    guard let view = view(id) else { return }
    let (brush, size) = (context.brush, view.frames.canvas)
    let place = brush.onGrid(
      brush.placed(
        Rect(
          x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width, height: size.height)
      ))
    let own = DrawingRecorder(over: brush.recorder)
    painter.paint(
      view.tree.root, view.frames.moved(by: place.origin), tint: tint, visible: brush.visible, on: own)
    brush.recorder.take(own, of: context.view.id)
  }
}

extension DrawingRecorder {
  /// Adds what another recorder recorded for another tree, attributed to a view of this one: identities belong to a
  /// single tree.
  func take(_ other: DrawingRecorder, of view: ViewID) {
    for command in other.commands {
      if case .view = command { continue }
      add(command)
    }
    firstUndrawn = firstUndrawn ?? other.firstUndrawn.map { _ in view }
    plainEffects += other.plainEffects.map { _ in view }
    missingImages += other.missingImages.map {
      Drawing.MissingImage(name: $0.name, view: view, isTooMuch: $0.isTooMuch)
    }
  }
}

extension Frames {
  /// The same frames moved right and down by points on the grid.
  fileprivate func moved(by offset: Point) -> Frames {
    var moved = Frames(
      inWindow: inWindow.map { $0.offset(by: offset) }, unrounded: unrounded.map { $0.offset(by: offset) },
      isHidden: isHidden, contentOrigin: contentOrigin.map { $0 + offset }, canvas: canvas, scale: scale)
    moved.isRightToLeft = isRightToLeft
    moved.safeArea = safeArea
    return moved
  }
}
