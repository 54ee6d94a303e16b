/// The class of rows or items on the screen of one controller, which alone fills them there: other controllers fill those of theirs.
///
/// It is called `Row@List` wherever classes are called by their names.
package struct RowClass: Hashable, Sendable {
  /// The class.
  package var name: String
  /// The class of the controller; nil for any.
  package var host: String?

  /// The class of the rows of a controller.
  package init(_ name: String, on host: String) { (self.name, self.host) = (name, host) }

  /// The class of a name, which may be that of any class.
  package init(_ whole: String) {
    let parts = whole.split(separator: "@", maxSplits: 1)
    name = parts.first.map(String.init) ?? whole
    host = parts.count > 1 ? String(parts[1]) : nil
  }

  /// What it is called.
  package var whole: String { host.map { "\(name)@\($0)" } ?? name }
}
