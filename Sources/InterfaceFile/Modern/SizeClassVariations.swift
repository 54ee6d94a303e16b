import InterfaceXML
import Views

/// Size-class variations ("installed" boxes and per-class values), resolved for the size classes of one reading.
///
/// Interface Builder keeps in each element a `<variation key="…">` for every combination of size classes that differs,
/// least specific first; `default` holds what is left out if no class applies. The variations for the requested classes
/// are applied to the element; the others are ignored. The document's own elements are not changed: `root` has new ones
/// in place of those with variations and of their ancestors.
struct SizeClassVariations {
  let classes: SizeClasses
  /// The document's root element without variations.
  private(set) var root: Element
  /// Object IDs of views and constraints that are not installed for these classes.
  var uninstalled: Set<String> { uninstalledByClass[classes] ?? [] }
  /// Object IDs of views and constraints that no size class installs, and of the contents of such views.
  private(set) var neverInstalled: Set<String> = []
  private var uninstalledByClass: [SizeClasses: Set<String>] = [:]

  init(root: Element, classes: SizeClasses) {
    self.classes = classes
    self.root = root
    self.root = resolve(root)
    findNeverInstalled()
  }

  /// An element without variations; itself if it contains none.
  private mutating func resolve(_ element: Element) -> Element {
    let variations = element.children.filter(\.isVariation)
    var attributes = element.attributes
    var children = element.children
    if !variations.isEmpty {
      for other in SizeClasses.all.filter({ $0 != classes }) + [classes] {
        for variation in Self.applying(variations, to: other) { install(variation, for: other) }
      }
      for variation in Self.applying(variations, to: classes) {
        Self.overlay(variation, on: &attributes)
        children.removeAll { child in
          child.name == "nil"
            && child.peek("key").map { key in variation.attributes.contains { $0.name == key } } ?? false
        }
        for child in variation.children where child.name != "mask" {
          Self.replace(child, in: &children)
          // Nothing takes the place of what an attribute says, too.
          if child.name == "nil", let key = child.peek("key") { attributes.removeAll { $0.name == key } }
        }
      }
      children.removeAll(where: \.isVariation)
    }
    var isChanged = !variations.isEmpty
    for index in children.indices {
      let child = resolve(children[index])
      if child !== children[index] {
        children[index] = child
        isChanged = true
      }
    }
    return isChanged ? element.with(attributes: attributes, children: children) : element
  }

  /// The variations for size classes, least specific first.
  private static func applying(_ variations: [Element], to classes: SizeClasses) -> [Element] {
    variations.enumerated()
      .map { (key: VariationKey($0.element), offset: $0.offset, element: $0.element) }
      .filter { $0.key.applies(to: classes) }
      .sorted { ($0.key.rank, $0.offset) < ($1.key.rank, $1.offset) }
      .map(\.element)
  }

  /// The variation's attributes replace those with the same name.
  private static func overlay(_ variation: Element, on attributes: inout [Element.Attribute]) {
    for attribute in variation.attributes where attribute.name != "key" {
      if let index = attributes.firstIndex(where: { $0.name == attribute.name }) {
        attributes[index] = attribute
      } else {
        attributes.append(attribute)
      }
    }
  }

  /// A variation's child replaces the one with the same key.
  private static func replace(_ child: Element, in children: inout [Element]) {
    let key = child.peek("key")
    if let index = children.firstIndex(where: { key != nil && $0.peek("key") == key }) {
      children[index] = child
    } else {
      children.append(child)
    }
  }

  private mutating func install(_ variation: Element, for classes: SizeClasses) {
    for mask in variation.children where mask.name == "mask" {
      for entry in mask.children {
        guard let id = entry.peek("reference") else { continue }
        if entry.name == "exclude" {
          uninstalledByClass[classes, default: []].insert(id)
        } else {
          uninstalledByClass[classes]?.remove(id)
        }
      }
    }
  }

  private mutating func findNeverInstalled() {
    let common = uninstalled.filter { id in
      SizeClasses.all.allSatisfy { uninstalledByClass[$0]?.contains(id) == true }
    }
    guard !common.isEmpty else { return }
    neverInstalled = common
    var waiting = [(element: root, isGone: false)]
    while let (element, isInside) = waiting.popLast() {
      let id = element.peek("id")
      let isGone = isInside || id.map(common.contains) == true
      if isGone, let id { neverInstalled.insert(id) }
      waiting.append(contentsOf: element.children.map { ($0, isGone) })
    }
  }
}

/// The key of a variation: `default`, or size classes such as `heightClass=compact-widthClass=regular`.
struct VariationKey: Hashable {
  private let text: String

  init(_ variation: Element) { text = variation.peek("key") ?? "" }

  /// The number of classes it specifies.
  var rank: Int { text.split(separator: "=").count }

  /// Whether it applies to screens of these classes.
  func applies(to classes: SizeClasses) -> Bool {
    if text == "default" { return true }
    return text.split(separator: "-").allSatisfy { part in
      let sides = part.split(separator: "=").map(String.init)
      guard sides.count == 2 else { return false }
      return sides[0] == "widthClass"
        ? sides[1] == classes.width?.rawValue
        : sides[0] == "heightClass" && sides[1] == classes.height?.rawValue
    }
  }
}

extension InterfaceDocument {
  /// The pairs of size classes, grouped by equal results; one group if the document has no variations.
  package var sizeClassGroups: [[SizeClasses]] { Self.groups(of: variationKeys) }

  /// The keys of all variations.
  var variationKeys: [VariationKey] {
    var keys: [VariationKey] = []
    var seen: Set<VariationKey> = []
    var waiting = generation == .document ? [root] : []
    while let element = waiting.popLast() {
      if element.isVariation {
        let key = VariationKey(element)
        if seen.insert(key).inserted { keys.append(key) }
      } else {
        waiting.append(contentsOf: element.children)
      }
    }
    return keys
  }

  /// The pairs of size classes, grouped by which of some keys apply.
  static func groups(of keys: [VariationKey]) -> [[SizeClasses]] {
    var groups: [(applying: [Bool], classes: [SizeClasses])] = []
    for classes in SizeClasses.all {
      let applying = keys.map { $0.applies(to: classes) }
      if let index = groups.firstIndex(where: { $0.applying == applying }) {
        groups[index].classes.append(classes)
      } else {
        groups.append((applying, [classes]))
      }
    }
    return groups.map(\.classes)
  }
}

extension Element {
  /// Whether it contains variations for size classes.
  var isVariation: Bool { name == "variation" }
}
