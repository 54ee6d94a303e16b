/// The era of UIKit and Interface Builder whose figures hold for a document.
///
/// Sizes of controls, margins and insets changed with the tools, and a document keeps the version of those that saved
/// it. Every figure that depends on the version is a row of `EraTable` and is read as a property of the era:
///
///     let height = era.sliderHeight
///
/// The era is made once, from the document's `toolsVersion`, and handed to layout and painting alike. Where Interface
/// Builder's canvas and a running device differ in the same era, the table has a row for each.
@dynamicMemberLookup
public struct Era: Hashable, Sendable {
  /// The major version of the tools, such as 21507.
  public let toolsVersion: Int

  /// The era of a version of the tools.
  public init(toolsVersion: Int) { self.toolsVersion = toolsVersion }

  /// The era that a document's attribute `toolsVersion` names, such as `21507` or `11762.1`; without one, the first.
  ///
  /// Versions of development tools (30000 and on) are beyond those of any release; they count as 23504, which the
  /// documents that carry them agree with.
  public init(attribute: String?) {
    let version = Int((attribute ?? "").prefix { $0 != "." }) ?? 0
    self.init(toolsVersion: version >= 30_000 ? 23_504 : version)
  }

  /// The era that running devices are shown in, whatever saved the document: Xcode 14 with iOS 16.
  public static let iOS16 = Era(toolsVersion: 21_000)

  /// The value of a figure in this era.
  public subscript<Value>(dynamicMember figure: KeyPath<EraTable, Steps<Value>>) -> Value {
    EraTable.rows[keyPath: figure].value(in: self)
  }

  /// The system's margin at the sides of a screen, bar or table of a width, points.
  public func systemMargin(ofWidth width: Double) -> Double {
    width <= self.widestNarrowScreen ? self.narrowMargin : self.wideMargin
  }
}

/// A figure that changed with the version of the tools: each value holds from a version on.
///
///     let sliderHeight: Steps<Double> = [0: 30, 24_000: 34]
public struct Steps<Value: Hashable & Sendable>: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private struct Row: Hashable, Sendable {
    var version: Int
    var value: Value
  }

  private let rows: [Row]

  /// A figure from the versions at which it changed, in ascending order, the first one being 0.
  public init(dictionaryLiteral rows: (Int, Value)...) {
    self.rows = rows.map { Row(version: $0, value: $1) }
    let versions = self.rows.map(\.version)
    precondition(versions.first == 0 && versions == versions.sorted(), "steps begin at 0 and ascend")
  }

  /// The value in an era.
  public func value(in era: Era) -> Value {
    rows.last { $0.version <= era.toolsVersion }?.value ?? rows[0].value
  }
}
