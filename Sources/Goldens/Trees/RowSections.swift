import Diagnostics

/// The sections of the rows of static tables.
struct RowSections {
  /// A section of a table.
  struct Section {
    /// Its object id.
    let id: String
    /// The section in words: `section "Network"`.
    let phrase: String
  }

  private var sections: [String: Section] = [:]

  /// Reads the sections of a record, which are known where the tables name them with their counts of rows.
  init(_ record: TreeRecord) {
    for (place, table) in record.nodes.enumerated() {
      let own = table.parts.filter { $0.name.hasPrefix("sections[") && !$0.id.isEmpty }
      if own.isEmpty { continue }
      let values = Dictionary(
        table.properties.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
      var order: [Section] = []
      for section in own {
        let title = values["\(section.name).header"].map { " \(PrintedText.shortened($0))" } ?? ""
        let count = values["\(section.name).cellCount"].flatMap { Int($0) } ?? 0
        let words = Section(id: section.id, phrase: "section\(title.isEmpty ? " (id \(section.id))" : title)")
        order += Array(repeating: words, count: max(0, min(count, record.nodes.count - order.count)))
      }
      let inside = record.nodes[(place + 1)...].prefix { $0.depth > table.depth }
      let rows = inside.filter { $0.depth == table.depth + 1 }
      // Headers and footers of the table are among them.
      guard rows.count == order.count else { continue }
      for (row, section) in zip(rows, order) { sections[row.id] = section }
    }
  }

  /// The section of a row; nil if it is not known.
  subscript(_ row: String) -> Section? { sections[row] }
}
