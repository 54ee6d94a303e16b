import Diagnostics
import Geometry
import Views

/// A description that cannot be built.
public struct DescriptionError: LocatedError, Hashable {
  /// The kind of error.
  public enum Reason: Hashable, Sendable {
    /// Two views of a tree, or a view and a guide, have the same name; the path of the first is given.
    case duplicateID(String, first: String)
    /// There is no view with a name; the nearest name is given, if there is one.
    case noSuchView(String, nearest: String?)
    /// A size is negative.
    case negativeSize(Size)
    /// A number is invalid; the property is given.
    case badNumber(String, expected: String)
    /// Views are nested too deeply.
    case tooDeep(limit: Int)
    /// A constraint refers to a view without a name.
    case unnamedItem(String)
    /// A constraint refers to a view that is not in the tree; the tree that contains it is given, if there is one.
    case foreignItem(String, item: String, tree: String?, nearest: String?)
    /// The sides of a constraint are incompatible, with the reason.
    case badConstraint(String, why: String)
    /// Two states have the same name, or one has the initial state's.
    case takenStateName(String)
  }

  /// The kind of error.
  public var reason: Reason
  /// The path of the view, starting with the screen's name, such as `Player › root › title`.
  public var path: String

  /// Creates an error for a view.
  package init(reason: Reason, path: String) {
    (self.reason, self.path) = (reason, path)
  }

  /// The path of the view, in place of a file.
  public var location: SourceLocation? { SourceLocation(file: path) }

  /// A description of the error.
  public var message: String {
    switch reason {
    case .duplicateID(let id, let first): "\"\(id)\" is the id of \(first) too; ids are unique in a tree"
    case .noSuchView(let id, let nearest): "no view has the id \"\(id)\"" + Self.hint(nearest)
    case .negativeSize(let size): "the size is \(size.width) × \(size.height); sizes are not negative"
    case .badNumber(let property, let expected): "\(property) must be \(expected)"
    case .tooDeep(let limit): "views are nested more than \(limit) deep"
    case .unnamedItem(let words): "the constraint \(words) refers to a view without an id"
    case .foreignItem(let words, let item, let tree, let nearest):
      tree.map { "the constraint \(words) joins two trees: \"\(item)\" is in \($0)" }
        ?? "the constraint \(words) refers to \"\(item)\", which is not in the tree" + Self.hint(nearest)
    case .badConstraint(let words, let why): "the constraint \(words) cannot hold: \(why)"
    case .takenStateName(let name): "a state is called \"\(name)\" already"
    }
  }

  private static func hint(_ nearest: String?) -> String { nearest.map { "; did you mean \"\($0)\"?" } ?? "" }

  /// The error for a missing descendant of a view.
  static func noView(_ id: String, in view: ViewDescription) -> DescriptionError {
    var names: [String] = []
    var waiting = [view]
    while let next = waiting.popLast() {
      if let id = next.id { names.append(id) }
      waiting += next.subviews
    }
    return DescriptionError(
      reason: .noSuchView(id, nearest: NearestName.of(id, in: names)), path: view.id ?? view.className)
  }
}
