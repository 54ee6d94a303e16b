import InterfaceXML
import Views

/// The edits between two versions of a document that each combination of size classes shows: some are made in variations, or
/// on views that only some classes install.
package struct SizeClassEdits: Sendable {
  /// Something that one version says of an object and the other one does not: what its element and all below it that is no
  /// object of its own say.
  private struct Edit: Hashable {
    var id: String
    var statement: Int
    var isNew: Bool
  }

  private var groups: [(classes: [SizeClasses], edits: Set<Edit>)] = []

  /// The edits from one version to another; none are distinguished where neither has variations.
  package init(from old: InterfaceDocument, to new: InterfaceDocument) {
    let keys = old.variationKeys + new.variationKeys
    if keys.isEmpty { return }
    groups = InterfaceDocument.groups(of: keys).map { classes in
      let (before, after) = (
        ObjectStates(old.root, classes[0]).states, ObjectStates(new.root, classes[0]).states
      )
      var edits: Set<Edit> = []
      for id in Set(before.keys).union(after.keys) where before[id] != after[id] {
        let (was, now) = (before[id] ?? [], after[id] ?? [])
        edits.formUnion(was.subtracting(now).map { Edit(id: id, statement: $0, isNew: false) })
        edits.formUnion(now.subtracting(was).map { Edit(id: id, statement: $0, isNew: true) })
      }
      return (classes, edits)
    }
  }

  /// The size classes that show edits which none of some others shows: one combination for all that show the same.
  package func unseen(in seen: [SizeClasses]) -> [SizeClasses] {
    var known = groups.filter { $0.classes.contains(where: seen.contains) }.reduce(into: Set<Edit>()) {
      $0.formUnion($1.edits)
    }
    // iPads first: what is made for large screens is mostly made for them.
    let order = SizeClasses.all.filter { $0 != .any }.reversed()
    return order.filter { classes in
      guard let group = groups.first(where: { $0.classes.contains(classes) }),
        !group.edits.isSubset(of: known)
      else { return false }
      known.formUnion(group.edits)
      return true
    }
  }
}

/// What a document says of each object that is installed in some size classes: a hash of each statement.
private struct ObjectStates {
  private(set) var states: [String: Set<Int>] = [:]
  private let uninstalled: Set<String>

  init(_ root: Element, _ classes: SizeClasses) {
    let variations = SizeClassVariations(root: root, classes: classes)
    uninstalled = variations.uninstalled
    add(variations.root, of: "", at: "")
  }

  private mutating func add(_ element: Element, of id: String, at path: String) {
    for attribute in element.attributes { state("\(path)@\(attribute.name)=\(attribute.value)", of: id) }
    if !element.text.isEmpty { state("\(path)=\(element.text)", of: id) }
    var counts: [String: Int] = [:]
    for child in element.children {
      let name = child.name + (child.peek("key").map { "#\($0)" } ?? "")
      guard let inner = child.peek("id"), child.name != "device" else {
        let index = counts[name, default: 0]
        counts[name] = index + 1
        add(child, of: id, at: "\(path)/\(name)[\(index)]")
        continue
      }
      if uninstalled.contains(inner) { continue }
      state("\(path)/\(inner)", of: id)
      states[inner, default: []].insert(0)
      add(child, of: inner, at: name)
    }
  }

  private mutating func state(_ text: String, of id: String) {
    states[id, default: []].insert(text.hashValue)
  }
}

extension InterfaceDocument {
  /// Whether a version of a document gives an object of the other one another color, and one of the two is a color that can
  /// look otherwise in the dark.
  package static func changesDynamicColors(from old: InterfaceDocument, to new: InterfaceDocument) -> Bool {
    let (before, after) = (dynamicColors(old.root), dynamicColors(new.root))
    return before.keys.contains { id in after[id].map { $0 != before[id] } ?? false }
  }

  private static let texts: Set<String> = ["label", "textField", "textView"]

  /// The colors that follow the appearance, as written, by the objects that have them; each object has an entry.
  private static func dynamicColors(_ root: Element) -> [String: [String]] {
    var found: [String: [String]] = [:]
    func look(_ element: Element, _ owner: String?) {
      let owner = element.peek("id") ?? owner
      if let owner {
        var colors = found[owner] ?? []
        if element.name == "color", let name = element.peek("systemColor") ?? element.peek("name") {
          colors.append("\(element.peek("key") ?? "")=\(name)")
        }
        // A text without a color has the system's.
        if texts.contains(element.name),
          !element.children.contains(where: { $0.name == "color" && $0.peek("key") == "textColor" })
        {
          colors.append("textColor")
        }
        found[owner] = colors
      }
      for child in element.children { look(child, owner) }
    }
    look(root, nil)
    return found
  }
}
