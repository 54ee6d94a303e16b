/// A row or an item that code gets from a table or collection, as far as code says which one.
package enum SourceRow: Hashable {
  /// One of a class of the application's.
  case ofClass(String)
  /// One of UIKit's own with a reuse identifier.
  case withIdentifier(String)

  /// The row of a class, or else of an identifier; nil where neither says which.
  ///
  /// - Parameters:
  ///   - className: The class that it is taken for; nil for none.
  ///   - identifier: Its reuse identifier; nil where it depends on anything.
  init?(className: String?, identifier: String?) {
    if let className, !Self.classes.contains(className) {
      self = .ofClass(className)
    } else if let identifier {
      self = .withIdentifier(identifier)
    } else {
      return nil
    }
  }

  /// The classes of UIKit's of which rows and items are where their documents give them no other.
  private static let classes: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView",
    "UIView",
  ]

  /// What stands for a method that a row is handed to, or that gets one of which code does not say which.
  static let handed = "row handed on"

  /// The class of what a name leads to where it stands for rows: see `StartingValues.row`. Nil for any other name.
  static func type(ofName name: String) -> String? {
    name.hasPrefix(StartingValues.row(withIdentifier: "")) ? "UITableViewCell" : nil
  }

  /// What R.swift gathers reuse identifiers in: `R.reuseIdentifier.row`.
  static let resources = "reuseIdentifier"

  /// What stands for an identifier, or the name of a xib, of which R.swift generates a name: that begins with a small letter.
  package static func generated(_ name: String) -> String {
    "R.\(name.prefix(1).lowercased())\(name.dropFirst())"
  }

  /// The labels of the reuse identifier of what a table or collection is asked for.
  static let labels: Set<String> = ["withIdentifier", "withReuseIdentifier"]
}

extension StartingValues {
  /// The name that stands for the rows and items with a reuse identifier that a controller gets from tables and collections, as if they
  /// were a property of its own.
  package static func row(withIdentifier identifier: String) -> String { "row \(identifier)" }
}

extension SourceStatement {
  /// The same of a row or item that the method has a name for; nil for what has no such form.
  func ofRow(_ row: SourceRow, named name: String) -> SourceStatement? {
    switch row {
    case .ofClass(let type): asGift(to: type, named: name)
    case .withIdentifier(let identifier): ofAlias(name, [StartingValues.row(withIdentifier: identifier)])
    }
  }
}

extension LocalConstants {
  /// Whether what is declared at an index is got from a table or collection.
  static func asksForRow(_ text: SourceText, _ index: Int, before limit: Int) -> Bool {
    guard text.isMark(index + 1, "=") || text.isMark(index + 1, ":") else { return false }
    let end = min(StatementReader.endOfSwift(text, index + 2, limit: longestTaking), limit)
    return (index + 1..<max(end, index + 1)).contains { text.word($0)?.hasPrefix("dequeueReusable") ?? false }
  }
}
