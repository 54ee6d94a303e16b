/// A generation of UIKit and Interface Builder, identified by the version of the tools that saved a document.
///
/// Sizes of controls, margins and insets changed from version to version. Each figure that changed is a row of
/// `EraTable`, and is read as a property of the era:
///
///     let height = era.sliderHeight
///
/// The era is created once, from the system that was asked for or else the document's `toolsVersion`, and passed to both
/// layout and painting. Where Interface Builder's canvas and a running device differ within an era, the table has a row
/// for each, and the era says which of the two is shown.
@dynamicMemberLookup
public struct Era: Hashable, Sendable {
  /// The major version of the tools, such as 21507.
  public let toolsVersion: Int
  /// Whether the figures are those of Interface Builder's canvas rather than of a running app, where the two differ.
  public var isOnCanvas = false

  /// Creates the era of a version of the tools.
  ///
  /// - Parameter toolsVersion: The major version, such as 21507; rows of `EraTable` begin at such versions.
  public init(toolsVersion: Int) { self.toolsVersion = toolsVersion }

  /// Creates the era for a document's attribute `toolsVersion`, such as `21507` or `11762.1`; the earliest one if there
  /// is none.
  ///
  /// Development builds of the tools have versions of 30000 and above, higher than any release. They are treated as 23504.
  ///
  /// - Parameter attribute: The attribute's value; nil if the document has none.
  public init(attribute: String?) {
    let version = Int((attribute ?? "").prefix { $0 != "." }) ?? 0
    self.init(toolsVersion: version >= 30_000 ? 23_504 : version)
  }

  /// Xcode 14 and iOS 16: the era of running devices, regardless of the tools that saved the document.
  public static let iOS16 = Era(toolsVersion: 21_000)

  /// The major versions of iOS whose controls can be drawn, ascending.
  public static let systems = systemTools.map(\.system)

  /// The iOS versions with the Xcode tools of the same year.
  private static let systemTools: [(system: Int, tools: Int)] = [
    (13, 16_000), (14, 17_700), (15, 19_000), (16, 21_000), (17, 22_000), (18, 23_000), (26, 24_000),
  ]

  /// Creates the era of a major version of iOS; nil if it is not among `systems`.
  ///
  /// - Parameter system: The version, such as 17.
  public init?(system: Int) {
    guard let row = Self.systemTools.first(where: { $0.system == system }) else { return nil }
    self.init(toolsVersion: row.tools)
  }

  /// The first era, also of documents without a version.
  package static let earliest = Era(toolsVersion: 0)

  /// Whether the system's own choice of a presentation is a card over what presents it: since iOS 13.
  package var presentsSheets: Bool { self.homeButtonSheetGap > 0 }

  /// Returns the value of a figure in this era.
  ///
  /// - Parameter figure: A row of `EraTable`, written as a property of the era.
  public subscript<Value>(dynamicMember figure: KeyPath<EraTable, Steps<Value>>) -> Value {
    EraTable.rows[keyPath: figure].value(in: self)
  }

  /// Returns the same era on Interface Builder's canvas, or in a running app.
  ///
  /// - Parameter isOnCanvas: Whether it is that of the canvas.
  public func shown(onCanvas isOnCanvas: Bool) -> Era {
    var era = self
    era.isOnCanvas = isOnCanvas
    return era
  }

  /// Returns the system's margin at the sides of a screen, bar or table, in points: of one in a running app, or on the
  /// canvas.
  ///
  /// - Parameter width: The width of the screen, bar or table, in points.
  public func systemMargin(ofWidth width: Double) -> Double {
    let narrow = isOnCanvas ? self.widestNarrowScreen : self.widestNarrowDevice
    return width <= narrow ? self.narrowMargin : self.wideMargin
  }
}

/// A figure that changed with the version of the tools: the value from each version on.
///
///     let sliderHeight: Steps<Double> = [0: 30, 24_000: 34]
public struct Steps<Value: Hashable & Sendable>: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private struct Row: Hashable, Sendable {
    var version: Int
    var value: Value
  }

  private let rows: [Row]

  /// Creates a figure from the versions at which it changed, in ascending order, starting at 0.
  ///
  /// - Parameter rows: The first version of the tools, and the value from it on.
  public init(dictionaryLiteral rows: (Int, Value)...) {
    self.rows = rows.map { Row(version: $0, value: $1) }
    let versions = self.rows.map(\.version)
    precondition(versions.first == 0 && versions == versions.sorted(), "steps begin at 0 and ascend")
  }

  /// Returns the value for an era. `era`: the era, whose tools version can be any.
  package func value(in era: Era) -> Value {
    rows.last { $0.version <= era.toolsVersion }?.value ?? rows[0].value
  }
}
