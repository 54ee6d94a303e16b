import Geometry

/// What `UITableView` adds to a view; its cells, headers and footers are subviews at their recorded frames.
public struct TableView: Hashable, Sendable {
  /// The look; the raw values are `UITableView.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// Edge to edge.
    case plain = 0
    /// Sections on a gray ground.
    case grouped
    /// Rounded sections on a gray ground.
    case insetGrouped
  }

  /// The look.
  public var style = Style.plain
  /// Height of a row, points; −1 is by content.
  public var rowHeight = 44.0
  /// Height of a section's header, points; −1 is by content.
  public var sectionHeaderHeight = -1.0
  /// Height of a section's footer, points; −1 is by content.
  public var sectionFooterHeight = -1.0
  /// Whether lines part the rows.
  public var hasSeparators = true
  /// Color of those lines; nil is the system's.
  public var separatorColor: Color?
  /// How far the lines stand in from the left and right, points; nil is the table's margin at the left.
  public var separatorInset: EdgeInsets?
  /// The sections of a table with static cells or prototypes, in document order.
  public var sections: [Section] = []
  /// Whether its cells are prototypes, which stand where Interface Builder shows them and not where a table puts rows.
  public var hasPrototypes = false
  /// The object id of the view below all rows; nil for none.
  public var footerID: String?

  /// A run of cells under one header.
  public struct Section: Hashable, Sendable {
    /// Text above the cells.
    public var header: String?
    /// Text below the cells.
    public var footer: String?
    /// How many cells.
    public var cellCount: Int
    /// The object that it was read from.
    public var origin = PartOrigin()

    /// A section from its texts and count.
    ///
    /// - Parameters:
    ///   - header: The text above the cells; nil for none.
    ///   - footer: The text below the cells; nil for none.
    ///   - cellCount: The number of cells.
    public init(header: String?, footer: String?, cellCount: Int) {
      self.header = header
      self.footer = footer
      self.cellCount = cellCount
    }
  }

  /// Returns the room above the first row of a static section in a running app, in points; nil where the file's places
  /// stand.
  ///
  /// Grouped tables have 17.5 points for a header or footer without a text, as much above all, and 38 for a header with one,
  /// unless the document sets a height that is not Interface Builder's own: simulators of iOS 14 show 35 above a first
  /// section, 55.5 with a header, and 55.5 between sections.
  ///
  /// - Parameters:
  ///   - index: The section, from 0.
  ///   - extraLines: How many lines more than one a text above or below a section takes.
  public func roomAbove(section index: Int, extraLines: (String) -> Int = { _ in 0 }) -> Double? {
    guard style != .plain, sections.indices.contains(index) else { return nil }
    var before = Self.emptyHeader
    if index > 0 {
      before = footerHeight(of: sections[index - 1])
      before += Double(sections[index - 1].footer.map(extraLines) ?? 0) * Self.textLine
    }
    let lines = Double(sections[index].header.map(extraLines) ?? 0)
    return before + headerHeight(of: sections[index]) + lines * Self.textLine
  }

  /// The room below the last row in a running app, points, to what stands under the table's rows.
  ///
  /// - Parameter extraLines: Returns how many lines more than one a text below a section takes.
  /// - Returns: The height of the last section's footer; 0 for a plain table and for one without sections.
  public func roomBelowRows(extraLines: (String) -> Int = { _ in 0 }) -> Double {
    guard style != .plain, let last = sections.last else { return 0 }
    return footerHeight(of: last) + Double(last.footer.map(extraLines) ?? 0) * Self.textLine
  }

  private static let textLine = 15.5

  private static let emptyHeader = 17.5
  private static let textHeader = 38.0
  private static let textFooter = 31.0
  /// Heights that Interface Builder writes without being asked: tools 4 to 8, 9 and later; −1 is by content.
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

  /// A table view as UIKit makes one.
  public init() {}
}

/// What `UITableViewCell` adds to a view; its labels are subviews of its content view.
public struct TableViewCell: Hashable, Sendable {
  /// The sign at the right; the raw values are `UITableViewCell.AccessoryType`.
  public enum Accessory: Int, Hashable, Sendable {
    /// Nothing, or one of the system's signs.
    case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The sign at the right.
  public var accessory = Accessory.none
  /// A height of its own, points; nil takes the table's.
  public var rowHeight: Double?
  /// How far the line below stands in, points; nil is as the table has it.
  public var separatorInset: EdgeInsets?
  /// The name that code asks for it by.
  public var reuseIdentifier: String?
  /// The style; nil is a cell whose views are all its own.
  public var style: Style?
  /// The object ids of the labels and the image view that the style itself arranges in the content view.
  public var ownViews: [String] = []
  /// The object ids of those by their part; nil where the style has none.
  public var imageViewID, textLabelID, detailTextLabelID: String?
  /// By how much the content is indented, points.
  public var indentation = 0.0
  /// What a `UIListContentConfiguration` shows instead of labels; nil without one.
  public var list: ListContent?

  /// Which labels and images the class arranges; the names are `UITableViewCell.CellStyle`'s, the raw values Interface
  /// Builder's.
  public enum Style: String, InterfaceBuilderWord {
    /// An image and a text.
    case `default` = "IBUITableViewCellStyleDefault"
    /// A text at the leading and a gray one at the trailing edge.
    case value1 = "IBUITableViewCellStyleValue1"
    /// A small tinted text and one beside it.
    case value2 = "IBUITableViewCellStyleValue2"
    /// A text and a smaller one under it.
    case subtitle = "IBUITableViewCellStyleSubtitle"
  }

  /// The texts of a list's row.
  public struct ListContent: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The smaller text under it; empty for none.
    public var secondaryText: String

    /// The content of a row from its texts.
    ///
    /// - Parameters:
    ///   - text: The text at the top of the row.
    ///   - secondaryText: The smaller text under it; empty for none.
    public init(text: String, secondaryText: String) {
      self.text = text
      self.secondaryText = secondaryText
    }
  }

  /// A cell as UIKit makes one.
  public init() {}
}
