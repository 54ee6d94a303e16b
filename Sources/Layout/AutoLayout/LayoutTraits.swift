import Geometry
import Views

/// What of its surroundings a layout depends on.
public struct LayoutTraits: Hashable, Sendable {
  /// Where bars and rounded corners reach into the root view, points.
  public var safeArea = EdgeInsets.zero
  /// Pixels per point.
  public var scale = 2.0
  /// Whether reading goes from right to left.
  public var isRightToLeft = false
  /// Whether the screen is that of an iPad.
  public var isPad = false
  /// Width of the whole screen as it is held upright, points, of which a view that stands alone takes its own part; 0 is
  /// the canvas's.
  public var screenWidth = 0.0
  /// Whether the root view is a sheet, with a bar of a sheet's height at its top.
  public var isSheet = false
  /// The era whose figures apply: sizes of controls, margins of cells.
  public var era = Era.iOS16

  /// Whether Interface Builder's canvas is laid out rather than a running app's screen: constraints that are removed at
  /// build time hold, and rows of tables stay as high as the file records them.
  public var isDesignCanvas = false

  /// Whether toolbars stand over a home indicator.
  public var isOverHomeIndicator = false

  /// A screen of 2 × without bars.
  public init() {}
}

/// Text to be measured.
public struct TextRequest: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The font.
  public var font: FontDescription
  /// The runs of a text whose parts differ in look, in place of the text and the font.
  public var attributed: AttributedText?
  /// The width to wrap at, points; nil is one line however long.
  public var width: Double?
  /// How many lines at most; 0 is any number.
  public var maximumLines: Int

  /// A request for one line, or for lines as wide as `width` points.
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

/// How much room a text takes, points, unrounded.
public struct TextMeasure: Hashable, Sendable {
  /// The widest line, and all lines one above the other.
  public var size: Size
  /// How many lines.
  public var lineCount: Int
  /// From the top to the first baseline.
  public var firstBaseline: Double
  /// From the top to the last baseline.
  public var lastBaseline: Double

  /// A measure from its numbers, points.
  ///
  /// - Parameters:
  ///   - size: The width of the widest line, and the height of all lines.
  ///   - lineCount: The number of lines.
  ///   - firstBaseline: The distance from the top to the first baseline.
  ///   - lastBaseline: The distance from the top to the last baseline.
  public init(size: Size, lineCount: Int, firstBaseline: Double, lastBaseline: Double) {
    self.size = size
    self.lineCount = lineCount
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// Measures texts; layout knows no fonts. Whose widths they are: see `Deviations`.
public typealias TextMeasuring = (TextRequest) -> TextMeasure
