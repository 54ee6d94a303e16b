extension ViewProperty {
  /// A property by the path under which records and listings have it.
  package struct Located: Sendable {
    /// The row.
    package let row: ViewProperty
    /// The name in UIKit's words, with the part of the value that the path leads to: `contentEdgeInsets.left`.
    package let name: String
  }

  /// Returns the property that a path of stored properties leads to, or into; nil for one that has no row.
  ///
  /// - Parameters:
  ///   - path: The path from the view, without what holds the content of its class: `layer.cornerRadius`, `textColor`,
  ///     `segments[1].title`.
  ///   - content: What the view's class adds.
  package static func located(_ path: String, in content: ViewContent) -> Located? {
    let steps = path.split(separator: ".").map(String.init)
    let owners: [(prefix: String, owner: Owner)] = [
      ("", .content(content.caseName)), ("layer.", .layer), ("control.", .control), ("", .view),
    ]
    for count in stride(from: steps.count, to: 0, by: -1) {
      let head = steps[..<count].joined(separator: ".")
      for (prefix, owner) in owners where head.starts(with: prefix) {
        let place = Place(owner: owner, path: plain(head.dropFirst(prefix.count)))
        guard let row = places[place] else { continue }
        let rest = steps[count...].map { ".\($0)" }.joined()
        return Located(row: row, name: named(row, head) + rest)
      }
    }
    return nil
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
    var text = ""
    for character in path where !character.isNumber || text.last != "[" { text.append(character) }
    return text
  }

  /// A row's name, for something in a list the path itself: UIKit has no name for it.
  private static func named(_ row: ViewProperty, _ head: String) -> String {
    row.path.contains("[") ? head : row.name
  }
}

extension ViewContent {
  /// The name of the case.
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
