import Geometry
import Views

/// The properties of the environment that a layout depends on.
package struct LayoutTraits: Hashable, Sendable {
  /// The insets of bars and rounded corners in the root view, in points.
  package var safeArea = EdgeInsets.zero
  /// Pixels per point.
  package var scale = 2.0
  package var isRightToLeft = false
  /// Whether the screen is an iPad's.
  package var isPad = false
  /// Width of the whole screen in portrait in points, for a standalone view with its own size; 0 uses the canvas's.
  package var screenWidth = 0.0
  /// Whether the root view is a sheet, with a bar of a sheet's height at its top.
  package var isSheet = false
  /// Whether the text size is one of the accessibility sizes.
  package var hasAccessibilityTextSize = false
  /// The era whose metrics apply: sizes of controls, margins of cells; and whether they are those of the canvas.
  package var era = Era.iOS16

  /// Whether to lay out Interface Builder's canvas rather than a running app's screen: constraints that are removed at
  /// build time apply, and table rows keep their heights in the file.
  package var isDesignCanvas: Bool {
    get { era.isOnCanvas }
    set { era.isOnCanvas = newValue }
  }

  /// Whether there is a home indicator below toolbars.
  package var isOverHomeIndicator = false

  /// A screen of 2 × without bars.
  package init() {}
}

/// A request to measure text.
package struct TextRequest: Hashable, Sendable {
  package var text: String
  package var font: FontDescription
  /// The runs of a text with several styles, in place of the text and the font.
  package var attributed: AttributedText?
  /// The width to wrap at, in points; nil for a single line of any length.
  package var width: Double?
  /// The maximum number of lines; 0 for no limit.
  package var maximumLines: Int

  /// Creates a request for one line, or for lines up to `width` points wide.
  package init(
    text: String, font: FontDescription, attributed: AttributedText? = nil, width: Double? = nil,
    maximumLines: Int = 1
  ) {
    self.text = text
    self.font = font
    self.attributed = attributed
    self.width = width
    self.maximumLines = maximumLines
  }
}

/// The size of a laid-out text in points, unrounded.
package struct TextMeasure: Hashable, Sendable {
  /// The width of the widest line, and the height of all lines.
  package var size: Size
  package var lineCount: Int
  /// The distance from the top to the first baseline.
  package var firstBaseline: Double
  /// The distance from the top to the last baseline.
  package var lastBaseline: Double

  /// Creates a measurement, in points: the width of the widest line and the height of all, and the distances from the
  /// top to the baselines.
  package init(size: Size, lineCount: Int, firstBaseline: Double, lastBaseline: Double) {
    self.size = size
    self.lineCount = lineCount
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// Measures texts; layout knows no fonts. See `Deviations` on the widths.
package typealias TextMeasuring = (TextRequest) -> TextMeasure
