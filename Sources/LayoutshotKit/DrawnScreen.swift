import Painting
import Views

/// A laid-out screen with what is to be drawn of it: the answer to `Renderer.drawing(of:)`.
public struct DrawnScreen {
  /// The layout.
  public let laidOut: LaidOutScreen
  /// What is to be drawn, highlights included: a value that any thread can turn into pixels.
  public let drawing: Drawing
  /// The highlights that are drawn: rectangles in the window, points.
  public var highlights: [Highlight] { marks.highlights }
  /// The highlights, and what looking for them found.
  let marks: ScreenMarks
  /// The bars around the screen.
  let surroundings: Surroundings
  /// What texts and symbols are drawn with instead of what the document asks for.
  let texts: [TextFinding]
  /// What drew it.
  let painter: TreePainter
}
