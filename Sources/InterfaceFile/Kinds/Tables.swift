import Geometry
import Views

extension TableView {
  /// Reads a `<tableView>`; its cells are read as subviews.
  static func content(_ reader: ElementReader) -> ViewContent {
    var table = TableView()
    table.style = reader.word(
      "style", [("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped)], default: .plain)
    table.rowHeight = reader.number("rowHeight", default: TableView.usualRowHeight)
    table.sectionHeaderHeight = reader.number("sectionHeaderHeight", default: -1)
    table.sectionFooterHeight = reader.number("sectionFooterHeight", default: -1)
    table.hasSeparators = reader.word(
      "separatorStyle",
      [("default", true), ("none", false), ("singleLine", true), ("singleLineEtched", true)], default: true)
    table.separatorColor = reader.color(key: "separatorColor")
    table.separatorInset = reader.insets(key: "separatorInset")
    table.extendsContentViews = !reader.bool("contentViewInsetsToSafeArea", default: true)
    table.hasPrototypes = reader.element.children.contains { $0.name == "prototypes" }
    table.footerID = reader.element.children.first { $0.peek("key") == "tableFooterView" }?.peek("id")
    let lists = reader.element.children.filter { $0.name == "sections" }
    for section in lists.flatMap(\.children) where section.name == "tableViewSection" {
      let cells = section.children.filter { $0.name == "cells" }.flatMap(\.children)
      let titles = reader.reader(section)
      var part = Section(
        header: titles.text("headerTitle"), footer: titles.text("footerTitle"), cellCount: cells.count)
      part.origin = titles.origin(of: "UITableView section")
      table.sections.append(part)
    }
    return .tableView(table)
  }

  /// Reads an `IBUITableView`.
  static func content(_ reader: ArchiveReader) -> ViewContent {
    var table = TableView()
    table.style = reader.choice("IBUIStyle", default: .plain)
    table.rowHeight = reader.number("IBUIRowHeight", default: TableView.usualRowHeight)
    table.sectionHeaderHeight = reader.number("IBUISectionHeaderHeight", default: -1)
    table.sectionFooterHeight = reader.number("IBUISectionFooterHeight", default: -1)
    table.hasSeparators = reader.int("IBUISeparatorStyle", default: 1) != 0
    table.separatorColor = reader.color("IBUISeparatorColor")
    table.separatorInset = reader.insets(optional: "IBUISeparatorInset")
    return .tableView(table)
  }
}

extension TableViewCell {
  /// Reads a `<tableViewCell>`.
  static func content(_ reader: ElementReader) -> ViewContent {
    var cell = TableViewCell()
    cell.accessory = reader.word(
      "accessoryType",
      [
        ("none", .none), ("disclosureIndicator", .disclosureIndicator),
        ("detailDisclosureButton", .detailDisclosureButton), ("checkmark", .checkmark),
        ("detailButton", .detailButton),
      ], default: .none)
    cell.rowHeight = reader.number("rowHeight")
    cell.separatorInset = reader.insets(key: "separatorInset")
    cell.style = reader.optionalWord("style")
    cell.imageViewID = reader.string("imageView")
    cell.textLabelID = reader.string("textLabel")
    cell.detailTextLabelID = reader.string("detailTextLabel")
    cell.ownViews = [cell.imageViewID, cell.textLabelID, cell.detailTextLabelID].compactMap(\.self)
    cell.indentation = max(
      0, reader.number("indentationLevel", default: 0) * reader.number("indentationWidth", default: 10))
    if let list = reader.child(named: "listContentConfiguration") {
      cell.list = ListContent(
        text: list.text("text") ?? "", secondaryText: list.text("secondaryText") ?? "")
    }
    return .tableViewCell(cell)
  }

  /// Reads an `IBUITableViewCell`.
  static func content(_ reader: ArchiveReader) -> ViewContent {
    var cell = TableViewCell()
    cell.accessory = reader.choice("IBUIAccessoryType", default: .none)
    cell.separatorInset = reader.insets(optional: "IBUISeparatorInset")
    cell.ownViews = ["IBUIImageView", "IBUITextLabel", "IBUIDetailTextLabel"].compactMap {
      reader.value($0).map(ArchiveRecords.identity)
    }
    return .tableViewCell(cell)
  }
}

extension ArchiveReader {
  /// Insets stored under four keys; nil if there are none.
  fileprivate func insets(optional key: String) -> EdgeInsets? {
    [".top", ".left", ".bottom", ".right"].contains { has(key + $0) } ? insets(key) : nil
  }
}
