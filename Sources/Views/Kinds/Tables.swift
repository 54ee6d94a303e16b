import Geometry

/// The properties that `UITableView` adds to a view; its cells, headers and footers are subviews at their recorded
/// frames.
public struct TableView: Hashable, Sendable {
  /// The style; the raw values are `UITableView.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// Plain: from edge to edge.
    case plain = 0
    /// Grouped: sections on a gray background.
    case grouped
    /// Inset grouped: rounded sections on a gray background.
    case insetGrouped
  }

  /// The style.
  public var style = Style.plain
  /// Height of a row in points; −1 depends on the content.
  public var rowHeight = Self.usualRowHeight
  /// The height that rows have where nothing says another, in points.
  public static let usualRowHeight = 44.0
  /// Height of a section's header in points; −1 depends on the content.
  public var sectionHeaderHeight = -1.0
  /// Height of a section's footer in points; −1 depends on the content.
  public var sectionFooterHeight = -1.0
  /// Whether rows have separators.
  public var hasSeparators = true
  /// Color of the separators; nil is the system's.
  public var separatorColor: Color?
  /// The left and right insets of the separators, in points; nil uses the table's margin at the left.
  public var separatorInset: EdgeInsets?
  /// The sections of a table with static cells or prototypes, in document order.
  public var sections: [Section] = []
  /// Whether its cells are prototypes, which are where Interface Builder shows them and not where a table puts rows.
  public var hasPrototypes = false
  /// Whether content views of cells reach the table's sides outside the safe area (`insetsContentViewsToSafeArea` is off).
  public var extendsContentViews = false
  /// The object ID of the table's footer view; nil for none.
  public var footerID: String?

  /// A run of cells under one header.
  public struct Section: Hashable, Sendable {
    /// The header's text.
    public var header: String?
    /// The footer's text.
    public var footer: String?
    /// The number of cells.
    public var cellCount: Int
    /// The object it was read from.
    package var origin = PartOrigin()

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - header: The header's text; nil for none.
    ///   - footer: The footer's text; nil for none.
    ///   - cellCount: The number of cells.
    public init(header: String?, footer: String?, cellCount: Int) {
      self.header = header
      self.footer = footer
      self.cellCount = cellCount
    }
  }

  /// Returns the space above the first row of a static section in a running app, in points; nil for a section that the
  /// table does not have.
  ///
  /// Plain tables have a header or footer where there is a text for it. Grouped tables have 17.5 points for a header or footer without a text, the same above all sections, and 38 for a
  /// header with one, unless the document sets a height other than Interface Builder's default: simulators of iOS 14
  /// show 35 above a first section, 55.5 with a header, and 55.5 between sections.
  ///
  /// - Parameters:
  ///   - index: The section, from 0.
  ///   - era: The era that is shown, for plain tables.
  ///   - extraLines: The number of additional lines of a header's or footer's text.
  public func roomAbove(
    section index: Int, era: Era = .iOS16, extraLines: (String) -> Int = { _ in 0 }
  ) -> Double? {
    guard sections.indices.contains(index) else { return nil }
    if style == .plain {
      let footer = index > 0 && sections[index - 1].footer?.isEmpty == false ? era.plainHeaderHeight : 0
      guard sections[index].header?.isEmpty == false else { return footer }
      return footer + era.plainHeaderPadding + era.plainHeaderHeight
    }
    var before = Self.emptyHeader
    if index > 0 {
      before = footerHeight(of: sections[index - 1])
      before += Double(sections[index - 1].footer.map(extraLines) ?? 0) * Self.textLine
    }
    let lines = Double(sections[index].header.map(extraLines) ?? 0)
    return before + headerHeight(of: sections[index]) + lines * Self.textLine
  }

  /// The space below the last row in a running app, in points, before the table's footer view.
  ///
  /// - Parameter extraLines: Returns the number of additional lines of a footer's text.
  /// - Returns: The height of the last section's footer; 0 for a plain table and for one without sections.
  public func roomBelowRows(extraLines: (String) -> Int = { _ in 0 }) -> Double {
    guard style != .plain, let last = sections.last else { return 0 }
    return footerHeight(of: last) + Double(last.footer.map(extraLines) ?? 0) * Self.textLine
  }

  /// The distance between the lines of a header or footer: a device with iOS 17.
  private static let textLine = 16.0

  /// The font of a grouped table's headers and footers: the text style Footnote at the default text size.
  package static let noteFont =
    TextStyle(named: "Footnote").map { FontDescription(style: $0) } ?? FontDescription(systemSize: 13)

  private static let emptyHeader = 17.5
  private static let textHeader = 38.0
  private static let textFooter = 31.0
  /// Interface Builder's default heights: tools 4 to 8, 9 and later; −1 depends on the content.
  private static let defaultHeights: Set<Double> = [-1, 0, 10, 18, 22, 28]

  private func headerHeight(of section: Section) -> Double {
    let isDefault = Self.defaultHeights.contains(sectionHeaderHeight)
    let isEmpty = section.header?.isEmpty ?? true
    if isEmpty { return isDefault ? Self.emptyHeader : sectionHeaderHeight }
    return isDefault ? Self.textHeader : max(Self.textHeader, sectionHeaderHeight)
  }

  private func footerHeight(of section: Section) -> Double {
    let isDefault = Self.defaultHeights.contains(sectionFooterHeight)
    let isEmpty = section.footer?.isEmpty ?? true
    if isEmpty { return isDefault ? Self.emptyHeader : sectionFooterHeight }
    return isDefault ? Self.textFooter : max(Self.textFooter, sectionFooterHeight)
  }

  /// Creates a table view with UIKit's defaults.
  public init() {}
}

/// The properties that `UITableViewCell` adds to a view; its labels are subviews of its content view.
public struct TableViewCell: Hashable, Sendable {
  /// The accessory at the right; the raw values are `UITableViewCell.AccessoryType`.
  public enum Accessory: Int, Hashable, Sendable {
    /// None, or one of the system's accessories.
    case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The accessory at the right.
  public var accessory = Accessory.none
  /// The cell's own height, in points; nil uses the table's.
  public var rowHeight: Double?
  /// The insets of the separator, in points; nil uses the table's.
  public var separatorInset: EdgeInsets?
  /// The style; nil for a custom cell.
  public var style: Style?
  /// The object IDs of the labels and the image view that the style itself lays out in the content view.
  public var ownViews: [String] = []
  /// The object IDs of those by their role; nil if the style does not have it.
  public var imageViewID, textLabelID, detailTextLabelID: String?
  /// The indentation of the content, in points.
  public var indentation = 0.0
  /// The texts of a `UIListContentConfiguration`, shown instead of labels; nil for none.
  public var list: ListContent?

  /// The standard cell styles; the names are `UITableViewCell.CellStyle`'s, the raw values Interface Builder's.
  public enum Style: String, InterfaceBuilderWord, CaseIterable {
    /// An image and a text.
    case `default` = "IBUITableViewCellStyleDefault"
    /// A text at the leading edge and a gray one at the trailing edge.
    case value1 = "IBUITableViewCellStyleValue1"
    /// A small tinted text with one beside it.
    case value2 = "IBUITableViewCellStyleValue2"
    /// A text and a smaller one under it.
    case subtitle = "IBUITableViewCellStyleSubtitle"
  }

  /// The texts of a list row.
  public struct ListContent: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The smaller text under it; empty for none.
    public var secondaryText: String

    /// Creates the content of a row.
    ///
    /// - Parameters:
    ///   - text: The text at the top of the row.
    ///   - secondaryText: The smaller text under it; empty for none.
    public init(text: String, secondaryText: String) {
      self.text = text
      self.secondaryText = secondaryText
    }
  }

  /// Creates a cell with UIKit's defaults.
  public init() {}
}
