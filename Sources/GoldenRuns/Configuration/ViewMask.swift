import Diagnostics
import Views

/// A view, or several, whose pixels do not count, as a configuration names it; their frames do.
package struct ViewMask: Hashable, Sendable {
  /// An object id, the name of an outlet, or a class.
  var name: String
  /// Where the configuration has it.
  var location: SourceLocation

  /// Returns the views of a tree that it names: of the first of these kinds of which there are any.
  func views(in tree: ViewTree) -> [View] {
    let kinds: [(View) -> Bool] = [
      { $0.objectID == name }, { $0.outletNames.contains(name) },
      { $0.runtimeClass == name || $0.className == name },
    ]
    return kinds.lazy.map { tree.views.filter($0) }.first { !$0.isEmpty } ?? []
  }
}

/// A view of a picture whose pixels do not count.
struct MaskedView: Hashable, Sendable {
  /// The object id.
  var id: String
  /// Where the configuration names it.
  var location: SourceLocation
}

extension [ViewMask] {
  /// Returns the views of a tree that are named, in the order of the names; a view that several name comes once.
  func views(in tree: ViewTree) -> [MaskedView] {
    var seen: Set<String> = []
    return flatMap { mask in
      mask.views(in: tree).map { MaskedView(id: $0.objectID, location: mask.location) }
    }.filter { seen.insert($0.id).inserted }
  }
}
