extension ViewProperty {
  /// A property by the path under which records and listings have it.
  package struct Located: Sendable {
    package let row: ViewProperty
    /// The name in UIKit's words, with the part of the value that the path leads to: `contentEdgeInsets.left`.
    package let name: String
    /// The keys under which documents state it, the most exact one first.
    package let keys: [String]
  }

  /// Returns the property that a path of stored properties leads to, or into; nil for one that has no row. `path`: the
  /// path from the view, without what holds the content of its class: `layer.cornerRadius`, `textColor`,
  /// `segments[1].title`.
  package static func located(_ path: String, in content: ViewContent) -> Located? {
    let steps = path.split(separator: ".").map(String.init)
    let owners: [(prefix: String, owner: Owner)] = [
      ("", .content(content.caseName)), ("layer.", .layer), ("control.", .control), ("", .view),
    ]
    for count in stride(from: steps.count, to: 0, by: -1) {
      let head = steps[..<count].joined(separator: ".")
      let rest = steps[count...].map { ".\($0)" }.joined()
      let bracket = head.last == "]" ? head.lastIndex(of: "[") : nil
      // Something in a list has a row of its own, or belongs to that of the list.
      for (head, rest) in [(head, rest)] + (bracket.map { [(String(head[..<$0]), head[$0...] + rest)] } ?? [])
      {
        for (prefix, owner) in owners where head.starts(with: prefix) {
          let place = Place(owner: owner, path: plain(head.dropFirst(prefix.count)))
          guard let row = places[place] else { continue }
          let name = named(row, head) + rest
          return Located(row: row, name: name, keys: [name] + keys(of: path, row))
        }
      }
    }
    return nil
  }

  /// The keys under which documents may state a property, the most exact one first. `path`: the path of stored
  /// properties that leads to it, or to a part of it.
  package static func keys(of path: String, _ row: ViewProperty? = nil) -> [String] {
    let steps = path.split(separator: ".")
    let paths = steps.indices.reversed().map { steps[...$0].joined(separator: ".") }
    return paths + [row?.name, steps.last.map(String.init)].compactMap(\.self) + (row?.keys ?? [])
  }

  private struct Place: Hashable {
    var owner: Owner
    var path: String
  }

  private static let places: [Place: ViewProperty] = Dictionary(
    all.filter { !$0.path.isEmpty }.map { (Place(owner: $0.owner, path: $0.path), $0) },
    uniquingKeysWith: { first, _ in first })

  /// A path without the numbers of places in lists.
  private static func plain(_ path: Substring) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(path.utf8.count)
    for byte in path.utf8 {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      if !isDigit || bytes.last != UInt8(ascii: "[") { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A row's name; of a part of something in a list the path itself, as UIKit has no name for it.
  private static func named(_ row: ViewProperty, _ head: String) -> String {
    row.path.contains("[].") ? head : row.name
  }
}

extension ViewContent {
  package var caseName: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }

  /// The names of the cases by what gives access to their payloads.
  nonisolated(unsafe) static let names: [AnyKeyPath: String] = [
    \ViewContent.label: "label", \ViewContent.button: "button", \ViewContent.textField: "textField",
    \ViewContent.textView: "textView", \ViewContent.searchBar: "searchBar",
    \ViewContent.imageView: "imageView",
    \ViewContent.toggle: "toggle", \ViewContent.slider: "slider",
    \ViewContent.segmentedControl: "segmentedControl", \ViewContent.progressView: "progressView",
    \ViewContent.stepper: "stepper", \ViewContent.pageControl: "pageControl",
    \ViewContent.activityIndicator: "activityIndicator", \ViewContent.refreshControl: "refreshControl",
    \ViewContent.datePicker: "datePicker", \ViewContent.colorWell: "colorWell",
    \ViewContent.visualEffect: "visualEffect", \ViewContent.stackView: "stackView",
    \ViewContent.tableView: "tableView", \ViewContent.tableViewCell: "tableViewCell",
    \ViewContent.collectionView: "collectionView", \ViewContent.navigationBar: "navigationBar",
    \ViewContent.toolbar: "toolbar", \ViewContent.tabBar: "tabBar", \ViewContent.standIn: "standIn",
  ]
}
