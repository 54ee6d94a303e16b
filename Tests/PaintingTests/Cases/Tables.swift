import Geometry
import Views

extension PaintingCase {
  static let tables = [
    PaintingCase("table/plain-rtl", isRightToLeft: true) { table(.plain, header: "Section", top: 28) },
    PaintingCase("table/inset-grouped-rtl", appearance: .dark, isRightToLeft: true) {
      table(.insetGrouped, header: "Section", footer: "A footer that goes on over two lines.", top: 56)
    },
    PaintingCase("table/plain") { table(.plain, header: "Section", top: 28) },
    PaintingCase("table/grouped") { table(.grouped, header: "Section", footer: "What it means.", top: 56) },
    PaintingCase("table/inset-grouped") {
      table(.insetGrouped, header: "Section", footer: "A footer that goes on over two lines.", top: 56)
    },
    PaintingCase("table/inset-grouped-ios-26", era: Era(toolsVersion: 24_000)) {
      table(.insetGrouped, header: "Section", footer: "A footer that goes on over two lines.", top: 56)
    },
    PaintingCase("table/accessories") { accessories() },
    PaintingCase("table/accessories-rtl", isRightToLeft: true) { accessories() },
    PaintingCase("table/accessories-3x", scale: 3) {
      let table = Make.view(133, 132, className: "UITableView", content: .tableView(TableView()))
      for (index, accessory) in [
        TableViewCell.Accessory.disclosureIndicator, .checkmark, .detailDisclosureButton,
      ].enumerated() {
        table.addSubview(cell("Row", accessory, width: 133).at(0, Double(index) * 44))
      }
      return Make.canvas(133, 132, [table])
    },
    PaintingCase("table/list-rows") { listRows() },
    PaintingCase("table/list-rows-rtl", isRightToLeft: true) { listRows() },
    PaintingCase("table/separator-insets") { separatorInsets() },
    PaintingCase("table/separator-insets-rtl", isRightToLeft: true) { separatorInsets() },
    PaintingCase("table/empty") {
      Make.canvas(
        200, 210,
        [
          Make.view(200, 100, className: "UITableView", content: .tableView(TableView())),
          Make.view(
            200, 100, className: "UITableView",
            content: .tableView(
              {
                var table = TableView()
                table.style = .grouped
                return table
              }())
          ).at(0, 110),
        ])
    },
    PaintingCase("table/own-colours") {
      var content = TableView()
      content.separatorColor = .hex(0xFF2D55)
      let table = Make.view(
        200, 132, color: .hex(0xFFF6D8), className: "UITableView", content: .tableView(content))
      table.addSubview(cell("Clear", .none, width: 200).with { $0.backgroundColor = .clear })
      table.addSubview(
        cell("Coloured", .none, width: 200).with { $0.backgroundColor = .hex(0xD1F2EB) }.at(0, 44))
      table.addSubview(cell("Plain", .checkmark, width: 200).with { $0.tintColor = .hex(0xFF9500) }.at(0, 88))
      return Make.canvas(200, 132, [table])
    },
  ]

  private static func cell(_ text: String, _ accessory: TableViewCell.Accessory, width: Double) -> View {
    var content = TableViewCell()
    content.accessory = accessory
    let cell = Make.view(width, 44, className: "UITableViewCell", content: .tableViewCell(content))
    let label = Make.label(text, width - 60, 43.5).at(16, 0)
    label.backgroundColor = nil
    return cell.holding(label)
  }

  private static func table(
    _ style: TableView.Style, header: String, footer: String? = nil, top: Double
  ) -> View {
    var content = TableView()
    content.style = style
    content.sections = [
      .init(header: header, footer: footer, cellCount: 3),
      .init(header: "Another", footer: nil, cellCount: 1),
    ]
    let table = Make.view(200, 300, className: "UITableView", content: .tableView(content))
    let inset = style == .insetGrouped ? 16.0 : 0
    for index in 0..<4 {
      let gap = index == 3 ? (style == .plain ? 28.0 : 70) : 0
      table.addSubview(
        cell("Row \(index + 1)", index == 1 ? .disclosureIndicator : .none, width: 200 - 2 * inset)
          .at(inset, top + Double(index) * 44 + gap))
    }
    return Make.canvas(200, 300, [table])
  }

  private static func accessories() -> View {
    let table = Make.view(200, 220, className: "UITableView", content: .tableView(TableView()))
    for (index, accessory) in [
      TableViewCell.Accessory.none, .disclosureIndicator, .checkmark, .detailButton,
      .detailDisclosureButton,
    ].enumerated() {
      table.addSubview(cell("Row \(index)", accessory, width: 200).at(0, Double(index) * 44))
    }
    return Make.canvas(200, 220, [table])
  }

  private static func listRows() -> View {
    let table = Make.view(220, 132, className: "UITableView", content: .tableView(TableView()))
    let rows: [(String, String, TableViewCell.Accessory)] = [
      ("Refresh", "", .none), ("History", "12 pages", .disclosureIndicator),
      ("A text that is too long for its row", "and one below it that is too long as well", .none),
    ]
    for (index, row) in rows.enumerated() {
      var content = TableViewCell()
      content.accessory = row.2
      content.list = .init(text: row.0, secondaryText: row.1)
      let cell = Make.view(220, 44, className: "UITableViewCell", content: .tableViewCell(content))
      table.addSubview(cell.at(0, Double(index) * 44))
    }
    return Make.canvas(220, 132, [table])
  }

  private static func separatorInsets() -> View {
    var content = TableView()
    content.separatorInset = EdgeInsets(top: 0, left: 60, bottom: 0, right: 20)
    let table = Make.view(200, 132, className: "UITableView", content: .tableView(content))
    for (index, inset) in [nil, EdgeInsets.zero, EdgeInsets(top: 0, left: 0, bottom: 0, right: 100)]
      .enumerated()
    {
      var row = TableViewCell()
      row.separatorInset = inset
      table.addSubview(
        Make.view(200, 44, className: "UITableViewCell", content: .tableViewCell(row)).at(
          0, Double(index) * 44))
    }
    return Make.canvas(200, 132, [table])
  }
}
