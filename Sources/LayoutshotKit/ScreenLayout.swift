import Diagnostics
import Geometry
import Screens
import Views

/// Where everything of a screen stands in one layout: a value.
public struct ScreenLayout: Sendable {
  /// The traits that the screen was laid out for.
  public let traits: ScreenTraits
  /// The size classes that UIKit uses for these traits.
  public let sizeClasses: SizeClasses
  /// The size of the screen, in points.
  public let canvas: Size
  /// The parts of the root view under bars, notch and home indicator, in points.
  public let safeArea: EdgeInsets
  /// The views, in document order, parents first.
  public let views: [PlacedView]
  /// Conflicts, ambiguities and dangling references.
  public let findings: [Finding]

  init(_ laidOut: LaidOutScreen) {
    (traits, sizeClasses) = (laidOut.traits, laidOut.sizeClasses)
    (canvas, safeArea) = (laidOut.frames.canvas, laidOut.safeArea)
    views = PlacedView.views(of: laidOut.tree, laidOut.frames)
    findings = laidOut.findings
  }

  /// Returns the view with an `id` or object ID; nil if there is none.
  ///
  /// - Parameter id: The `id` of a view described in code, or the object ID of a document's view.
  public subscript(id: String) -> PlacedView? { views.first { $0.id == id } }
}

/// A view in a layout.
public struct PlacedView: Hashable, Sendable {
  /// Its `id`, or the object ID of a document's view.
  public let id: String
  /// The class that a running app sees.
  public let className: String
  /// The way from the root, such as `UIView › UILabel "Total"`.
  public let path: String
  /// The position and size in the superview's coordinate space, in points, on the pixel grid.
  public let frame: Rect
  /// The position and size in the window's coordinate space, in points, on the pixel grid.
  public let frameInWindow: Rect
  /// Whether the view or one around it is hidden.
  public let isHidden: Bool
  /// The opacity, 0 (clear) to 1 (opaque), not counting that of views around it.
  public let alpha: Double

  static func views(of tree: ViewTree, _ frames: Frames) -> [PlacedView] {
    tree.installedViews.map { view in
      PlacedView(
        id: view.objectID, className: view.runtimeClass, path: view.path, frame: frames.inSuperview(view),
        frameInWindow: frames[view.id], isHidden: frames.isHidden[view.id.index], alpha: view.alpha)
    }
  }
}
