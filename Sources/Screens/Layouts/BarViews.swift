import Geometry
import Layout
import Painting
import Views

/// The views that stand in the bars around a screen, at the sizes that the document recorded for them.
///
/// They are in no screen's tree: states, layouts and templates leave them alone, and so do changes of state.
struct BarViews {
  private let views: [(tree: ViewTree, recorded: [Rect])]

  init(_ trees: [ViewTree]) { views = trees.map { ($0, $0.views.map(\.frame)) } }

  /// The views for a bar of a width (points), where the document's own canvas is `designedWidth` wide.
  ///
  /// A search bar in the title's place is as wide as the bar leaves it room; so is, by its mask, any other view there that
  /// stretches, which is not verified. Nothing is wider than the bar but for 8 points at either end, nor higher than its
  /// row of 44; constraints in them are not solved anew.
  func laidOut(
    title: String?, barWidth: Double, designedWidth: Double, scale: Double, isRightToLeft: Bool
  ) -> [BarView] {
    views.map { tree, recorded in
      for (view, frame) in zip(tree.views, recorded) { view.frame = frame }
      let root = tree.root
      var size = root.frame.size
      if root.objectID == title,
        root.className == "UISearchBar" || root.autoresizingMask.contains(.flexibleWidth)
      {
        size.width += barWidth - designedWidth
      }
      size.width = max(0, min(size.width, barWidth - 16))
      size.height = min(size.height, 44)
      Autoresizing.resize(root, to: size)
      return BarView(
        tree: tree,
        frames: FrameLayout.frames(of: tree, canvas: size, scale: scale, isRightToLeft: isRightToLeft))
    }
  }
}
