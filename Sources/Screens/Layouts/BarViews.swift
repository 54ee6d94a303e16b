import Geometry
import Layout
import Painting
import Typography
import Views

/// The views in the bars around a screen, at the sizes recorded in the document; what is in them is laid out.
///
/// They are not part of any screen's tree: states, layouts, templates and state changes do not affect them.
struct BarViews: Sendable {
  // Never changed: a layout has copies.
  private nonisolated(unsafe) let trees: [ViewTree]

  init(_ trees: [ViewTree]) { self.trees = trees }

  /// Lays out the views for a bar that is `barWidth` points wide, from a canvas of `designedWidth` points. `title` is
  /// the object ID of the navigation item's title view. Without fonts, constraints inside are not solved.
  ///
  /// A search bar used as the title view fills the width available in the bar. So does any other title view with a
  /// flexible width in its autoresizing mask, which has not been verified against UIKit. Views are limited to the bar's
  /// width minus 8 points at either end, and to the row height of 44 points.
  func laidOut(
    title: String?, barWidth: Double, designedWidth: Double, _ traits: LayoutTraits, _ fonts: FontLibrary?
  ) -> [BarView] {
    trees.map { original in
      let tree = original.copy()
      let root = tree.root
      var size = root.frame.size
      if root.objectID == title,
        root.content.isSearchBar || root.autoresizingMask.contains(.flexibleWidth)
      {
        size.width += barWidth - designedWidth
      }
      size.width = max(0, min(size.width, barWidth - 16))
      size.height = min(size.height, 44)
      if let fonts, AutoLayout.isNeeded(by: tree) {
        _ = AutoLayout.layOut(tree, canvas: size, traits: traits, measure: fonts.measuring)
      } else {
        Autoresizing.resize(root, to: size)
      }
      return BarView(
        tree: tree,
        frames: FrameLayout.frames(
          of: tree, canvas: size, scale: traits.scale, isRightToLeft: traits.isRightToLeft))
    }
  }
}
