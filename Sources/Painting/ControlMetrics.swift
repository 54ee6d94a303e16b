import Geometry
import Views

/// The figures of an era's controls, in points; another era is another value.
///
/// Sources, where a figure's comment says no other: intrinsic sizes as Interface Builder records them, and measures
/// that open copies of the controls publish (Flutter's Cupertino widgets, iOS 12 to 17). What says "not verified" was
/// chosen by eye.
struct ControlMetrics: Sendable {
  /// A stepper: its size, corners, the line in its middle and its signs.
  struct Stepper: Sendable {
    var width = 94.0
    var height = 32.0
    /// Of documents from before iOS 13.
    var lowHeight = 29.0
    var cornerRadius = 8.0
    /// Free above and below the line in the middle; not verified.
    var dividerInset = 7.0
    var signLength = 13.0
    var signWidth = 1.5
  }

  /// Page dots.
  struct PageDots: Sendable {
    var diameter = 7.6
    var pitch = 18.0
    /// Height of the capsule behind them; its colour is not verified.
    var capsuleHeight = 26.0
  }

  /// The blades of an activity indicator, from an inner to an outer radius.
  struct Spinner: Sendable {
    var innerRadius: Double
    var outerRadius: Double
    var bladeWidth: Double
  }

  /// Turning columns.
  struct Wheels: Sendable {
    var bandHeight = 34.0
    var bandInset = 9.0
    var bandRadius = 8.0
    var fontSize = 21.0
    /// Of the row in the band.
    var chosenFontSize = 23.0
    /// Rows from the band outwards: the middle's distance, the share of the font's size, the alpha.
    ///
    /// Distances are those of a cylinder of 19 rows seen from the front, R · sin(k · 2π/19) with R = 97.3 for a picker
    /// of 216 points. UIKit squeezes far rows from top and bottom only; here they shrink, by eye.
    var rows: [(distance: Double, scale: Double, alpha: Double)] = [
      (0, 1, 1), (31.5, 0.965, 0.5), (59.6, 0.863, 0.4), (81.2, 0.705, 0.25), (94.3, 0.51, 0.1),
    ]
  }

  /// A navigation bar, toolbar or tab bar.
  struct Bars: Sendable {
    /// Height of the row of buttons.
    var rowHeight = 44.0
    /// Height of the row of tabs.
    var tabRowHeight = 49.0
    /// Height of a large title's row.
    var largeTitleHeight = 52.0
    /// Height of a prompt's row.
    var promptHeight = 30.0
    /// Between neighbouring buttons; not verified.
    var gap = 18.0
    /// Side of the square that a sign is drawn in; not verified.
    var signSide = 22.0
    /// Side of the square that a tab's image stands in.
    var tabImageSide = 25.0
    /// The widest that a tab is on a wide bar; not verified.
    var widestTab = 110.0
    /// From where on a bar is wide.
    var wideBar = 700.0

    /// Free at both ends: 16 on phones up to 375 points wide, 20 on wider screens.
    func margin(of width: Double) -> Double { width <= 375 ? 16 : 20 }
  }

  /// The field in a search bar.
  struct SearchField: Sendable {
    var height = 36.0
    var margin = 8.0
    var cornerRadius = 10.0
    var fontSize = 17.0
    /// Height of the bar without scopes.
    var barHeight = 56.0
  }

  var stepper = Stepper()
  var pageDots = PageDots()
  var spinner = Spinner(innerRadius: 3.5, outerRadius: 10, bladeWidth: 2.5)
  var largeSpinner = Spinner(innerRadius: 5.5, outerRadius: 17.5, bladeWidth: 4.5)
  var wheels = Wheels()
  var bars = Bars()
  var searchField = SearchField()
  /// Height and corners of the plates of a compact date picker; not verified.
  var plateHeight = 34.0
  var plateRadius = 8.0
  /// Diameter of a colour well.
  var wellDiameter = 28.0

  /// iOS 13 to 17.
  static let iOS13to17 = ControlMetrics()
}

extension PaintContext {
  /// The figures of the era that is drawn.
  var metrics: ControlMetrics { .iOS13to17 }

  /// The same surroundings around another rectangle in window points.
  func at(_ rect: Rect) -> PaintContext {
    var other = self
    other.rect = rect
    return other
  }
}
