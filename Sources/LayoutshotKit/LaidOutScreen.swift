import Diagnostics
import Geometry
import Layout
import Templates
import Views

/// A screen in one layout: the answer to `ScreenLayouts.layOut(_:fonts:)`.
///
/// All that layout found out is in here, and nothing of it in the screen. Attributes of views (texts, colours, which of
/// them are installed) are on the screen's ONE tree, which the next layout changes: what reads the tree, such as
/// `Renderer.drawing(of:)`, asks for a layout that still `isOnTree`.
public struct LaidOutScreen {
  /// The screen.
  public let screen: ScreenLayouts
  /// What it was laid out for.
  public let traits: ScreenTraits
  /// The size classes that UIKit has for these traits.
  public let sizeClasses: SizeClasses
  /// The state that is shown; nil is the initial one.
  public let state: ConstraintTemplate?
  /// Where every view stands: points, in the window, rounded to the pixel grid.
  public let frames: Frames
  /// Where bars and rounded corners reach into the root view, points.
  public let safeArea: EdgeInsets
  /// Conflicts, ambiguities and references that lead nowhere; of a state without a mention of it.
  public let findings: [Finding]
  /// Views that hold constraints which were given up, in document order.
  let conflicting: [ViewID]
  /// The constraints that were given up, in the solver's order.
  let givenUp: [AutoLayout.Remark]
  /// What constraints leave open, in document order.
  let openAxes: [AutoLayout.Remark]
  /// The frames that the file recorded for these traits, by `ViewID.index`, in the superviews' coordinates, points; nil
  /// where it recorded none.
  let recorded: [Rect]?
  /// The number of this layout among the screen's.
  let number: Int

  /// The screen's tree.
  public var tree: ViewTree { screen.tree }
  /// Whether the tree still has this layout.
  public var isOnTree: Bool { screen.layoutCount == number }
  /// Whether the device is an iPad.
  public var isPad: Bool { screen.isPad(traits) }
}
