import InterfaceXML

extension DocumentEdits {
  /// The version now, but for one edit of what an object says of itself.
  ///
  /// - Parameter edit: The edit of an attribute of the object, or of an element in it.
  /// - Returns: Its root element, numbered as if it had been read; nil where the object itself came, went or moved.
  package func reverted(_ edit: Edit) -> Element? {
    guard !edit.property.isEmpty, !edit.object.isEmpty, edit.kind != .moved else { return nil }
    // What is gone has no place of its own now: it is the last in the element that it was in.
    let around = edit.kind == .removed ? old.parent(of: edit.part) : nil
    if edit.kind == .removed, around.flatMap({ new.place(of: $0) }) == nil { return nil }
    var count = 0
    return element(0, without: edit, around, &count)
  }

  private func element(_ place: Int, without edit: Edit, _ around: Int?, _ count: inout Int) -> Element? {
    let node = new.nodes[place]
    var own = node.element
    var isWhole = false
    if node.identity == edit.part {
      guard let was = old.node(of: edit.part)?.element else { return nil }
      isWhole = edit.attribute == nil || DocumentMerge.values.contains(own.name)
      if isWhole {
        own = was
      } else if let name = edit.attribute {
        var attributes = own.attributes.filter { $0.name != name }
        if let before = was.attribute(name) { attributes.append(before) }
        own = own.with(attributes: attributes, children: own.children)
      }
    }
    if isWhole { return numbered(own, &count) }
    let number = count
    let attributes = numbered(own.attributes, &count)
    var children = node.children.compactMap { element($0, without: edit, around, &count) }
    if node.identity == around, let gone = old.node(of: edit.part) {
      children.append(numbered(gone.element, &count))
    }
    return Element(
      name: own.name, attributes: attributes, children: children, text: own.text, line: own.line,
      column: own.column, numbers: number..<count)
  }

  private func numbered(_ element: Element, _ count: inout Int) -> Element {
    let number = count
    let attributes = numbered(element.attributes, &count)
    let children = element.children.map { numbered($0, &count) }
    return Element(
      name: element.name, attributes: attributes, children: children, text: element.text, line: element.line,
      column: element.column, numbers: number..<count)
  }

  /// The attributes of an element with the next number.
  private func numbered(_ attributes: [Element.Attribute], _ count: inout Int) -> [Element.Attribute] {
    count += 1
    return attributes.map { attribute in
      defer { count += 1 }
      return Element.Attribute(name: attribute.name, value: attribute.value, number: count)
    }
  }
}
