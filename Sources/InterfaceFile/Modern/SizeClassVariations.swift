import Views

/// Size-class variations ("installed" boxes and per-class values), applied to the elements before they are read.
///
/// Interface Builder keeps in each element a `<variation key="…">` for every combination of size classes that
/// differs, least specific first; `default` holds what is left out where no class applies. What applies to the
/// canvas that the document was saved on is laid over the element; the others say nothing there.
struct SizeClassVariations {
  /// The classes of the canvas; nil is `any`.
  let width: String?
  let height: String?
  /// Object ids of views and constraints that are not installed.
  private(set) var uninstalled: Set<String> = []

  init(root: Element, width: String?, height: String?) {
    self.width = width
    self.height = height
    apply(below: root)
  }

  private mutating func apply(below element: Element) {
    let variations = element.children.filter { $0.name == "variation" }
    for variation in variations { variation.takeTree() }
    let specific = variations.filter(applies)
      .enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
    for (_, variation) in specific { overlay(variation, on: element) }
    element.children.removeAll { $0.name == "variation" }
    for child in element.children { apply(below: child) }
  }

  private func rank(_ variation: Element) -> Int {
    (variation.peek("key") ?? "").split(separator: "=").count
  }

  private func applies(_ variation: Element) -> Bool {
    let key = variation.peek("key") ?? ""
    if key == "default" { return true }
    return key.split(separator: "-").allSatisfy { part in
      let sides = part.split(separator: "=").map(String.init)
      guard sides.count == 2 else { return false }
      return sides[0] == "widthClass" ? sides[1] == width : sides[0] == "heightClass" && sides[1] == height
    }
  }

  private mutating func overlay(_ variation: Element, on element: Element) {
    for attribute in variation.attributes where attribute.name != "key" {
      if let index = element.attributes.firstIndex(where: { $0.name == attribute.name }) {
        element.attributes[index].value = attribute.value
      } else {
        element.attributes.append(.init(name: attribute.name, value: attribute.value))
      }
    }
    for child in variation.children {
      if child.name == "mask" { install(child) } else { replace(child, in: element) }
    }
  }

  private mutating func install(_ mask: Element) {
    for entry in mask.children {
      guard let id = entry.peek("reference") else { continue }
      if entry.name == "exclude" { uninstalled.insert(id) } else { uninstalled.remove(id) }
    }
  }

  private func replace(_ child: Element, in element: Element) {
    child.untakeTree()
    if let index = element.children.firstIndex(where: {
      $0.peek("key") == child.peek("key") && $0.peek("key") != nil
    }) {
      element.children[index] = child
    } else {
      element.children.append(child)
    }
  }
}

extension Element {
  /// Takes back what `takeTree` marked, for an element that moves to a place where it is read.
  fileprivate func untakeTree() {
    isTaken = false
    for index in attributes.indices { attributes[index].isTaken = false }
    for child in children { child.untakeTree() }
  }
}
