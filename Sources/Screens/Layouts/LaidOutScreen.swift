import Diagnostics
import Geometry
import Layout
import Templates
import Typography
import Views

/// A screen in one layout: the result of `Screen.layOut(_:fonts:)`.
///
/// All results of layout are stored here, none in the screen. Attributes of views (texts, colors, which of them are
/// installed) are those of the layout's own tree, a copy of the screen's.
package struct LaidOutScreen: Sendable {
  package let screen: Screen
  // Nothing changes it after layout.
  /// The screen's tree in this layout; not to be changed.
  package nonisolated(unsafe) let tree: ViewTree
  package let traits: ScreenTraits
  /// The size classes that UIKit uses for these traits.
  package let sizeClasses: SizeClasses
  /// The state that is shown; nil for the initial state.
  package let state: ConstraintTemplate?
  /// The frame of every view, in points in window coordinates, rounded to the pixel grid.
  package let frames: Frames
  /// Where the root view stands.
  let place: RootPlace
  /// Conflicts, ambiguities and dangling references; messages do not mention the state.
  package let findings: [Finding]
  /// Views that hold constraints which were broken to resolve conflicts, in document order.
  package let conflicting: [ViewID]
  /// The constraints that were broken, in the solver's order.
  let givenUp: [AutoLayout.Remark]
  /// The ambiguous positions and sizes, in document order.
  package let openAxes: [AutoLayout.Remark]
  /// The arrangements that do not fit, in document order.
  let overflows: [AutoLayout.Remark]
  /// The sizes of the contents of views with an arrangement, in points.
  package let contentSizes: [ViewID: Size]
  /// The frames that the file records for these traits, by `ViewID.index`, in points in the superview's coordinate
  /// space; nil if it records none.
  package let recorded: [Rect]?
  /// What texts were measured with; nil without fonts.
  var fonts: FontLibrary?

  /// Refuses a screen whose picture could not be drawn, whatever is wanted of it: its canvas is empty or too large.
  package func checkPicture() throws(RenderError) {
    let size = PixelGrid(scale: frames.scale).pixels(Rect(origin: .zero, size: frames.canvas))
    try Renderer.check(width: size.width, height: size.height)
  }

  /// The safe area insets of the root view, caused by bars and rounded corners, in points.
  package var safeArea: EdgeInsets { place.safeArea }
  /// How far bars, notch and home indicator reach into the canvas, in points: the safe area insets, unless the root view
  /// stands below or above opaque bars.
  package var insets: EdgeInsets { place.insets }
  /// Whether the device is an iPad.
  package var isPad: Bool { screen.isPad(traits) }
}
