import InterfaceXML

/// Writes a merged document: what neither side changed byte for byte, what one side changed in that side's bytes.
struct MergeWriter {
  private let versions: [MergedElement.Side: [UInt8]]
  private(set) var bytes: [UInt8] = []
  /// The spaces that Xcode indents each level by.
  private static let indentation = 4
  private static let space = UInt8(ascii: " ")

  init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    versions = [.base: base, .ours: ours, .theirs: theirs]
  }

  /// Writes the whole document.
  mutating func write(_ root: MergedElement) {
    func part(_ side: MergedElement.Side, _ isHead: Bool) -> ArraySlice<UInt8>? {
      guard let node = root[side], let all = versions[side] else { return nil }
      return isHead ? all[..<node.element.bytes.lowerBound] : all[node.element.bytes.upperBound...]
    }
    bytes += pick { part($0, true) } ?? []
    write(root, depth: 0)
    bytes += pick { part($0, false) } ?? []
  }

  /// Of the bytes of three versions those that a side wrote; ours where both did.
  private func pick(_ part: (MergedElement.Side) -> ArraySlice<UInt8>?) -> ArraySlice<UInt8>? {
    side(part).flatMap(part)
  }

  /// The version that these bytes are of; nil if none has any.
  private func side(_ part: (MergedElement.Side) -> ArraySlice<UInt8>?) -> MergedElement.Side? {
    guard let ours = part(.ours) else {
      return [.theirs, .base].first { part($0) != nil }
    }
    guard let theirs = part(.theirs), theirs != ours else { return .ours }
    return part(.base) == ours ? .theirs : .ours
  }

  private mutating func write(_ element: MergedElement, depth: Int) {
    var children: [(element: MergedElement, gap: ArraySlice<UInt8>)] = []
    for child in element.children {
      children.append((child, gap(before: child, in: element, depth: depth)))
    }
    let text = children.isEmpty ? self.text(of: element) : nil
    let isOnly = children.isEmpty && (text?.isEmpty ?? true) && isWrittenAlone(element)
    writeTag(element, isOnly: isOnly)
    if isOnly { return }
    for child in children {
      bytes += child.gap
      write(child.element, depth: depth + 1)
    }
    bytes += children.isEmpty ? text ?? [] : closingGap(of: element, depth: depth)
    bytes += Array("</\(element.name)>".utf8)
  }

  // MARK: Tags

  private func tag(_ element: MergedElement, _ side: MergedElement.Side) -> TagText? {
    guard let node = element[side], let all = versions[side] else { return nil }
    return TagText(all, at: node.element.bytes.lowerBound)
  }

  private mutating func writeTag(_ element: MergedElement, isOnly: Bool) {
    if let side = sideOfTag(element), let tag = tag(element, side), tag.isOnly == isOnly {
      bytes += versions[side]![element[side]!.element.bytes.lowerBound..<tag.end]
      return
    }
    bytes += Array("<\(element.name)".utf8)
    let tags = [.ours, .theirs].map { (side: MergedElement.Side) in tag(element, side) }
    for attribute in element.attributes {
      let tag = tags[attribute.side == .ours ? 0 : 1]
      guard let range = tag?.attributes.first(where: { $0.name == attribute.name })?.range else { continue }
      bytes.append(Self.space)
      bytes += versions[attribute.side]![range]
    }
    bytes += Array((isOnly ? "/>" : ">").utf8)
  }

  /// The side whose tag says all that the merged one does; nil if neither does.
  private func sideOfTag(_ element: MergedElement) -> MergedElement.Side? {
    func bytes(_ side: MergedElement.Side) -> ArraySlice<UInt8>? {
      guard let own = element[side]?.element, own.name == element.name, let tag = tag(element, side),
        side == .base
          || own.attributes.map(\.name) == element.attributes.map(\.name)
            && own.attributes.map(\.value) == element.attributes.map(\.value)
      else { return nil }
      return versions[side]![own.bytes.lowerBound..<tag.end]
    }
    return side(bytes).flatMap { $0 == .base ? nil : $0 }
  }

  /// Whether an element without content has one tag only, as the side has it that wrote it so.
  private func isWrittenAlone(_ element: MergedElement) -> Bool {
    func end(_ side: MergedElement.Side) -> ArraySlice<UInt8>? {
      guard element[side]?.children.isEmpty ?? false, let tag = tag(element, side) else { return nil }
      return tag.isOnly ? [UInt8(ascii: "/")] : []
    }
    return side(end).flatMap(end).map { !$0.isEmpty } ?? true
  }

  // MARK: Between tags

  private func text(of element: MergedElement) -> ArraySlice<UInt8>? {
    func inner(_ side: MergedElement.Side) -> ArraySlice<UInt8>? {
      guard let node = element[side], node.children.isEmpty, let tag = tag(element, side) else { return nil }
      return versions[side]![tag.end..<max(tag.end, closing(node, tag, side))]
    }
    return element.text == .theirs ? inner(.theirs) ?? pick(inner) : pick(inner)
  }

  /// Where the end tag of an element begins.
  private func closing(_ node: IdentifiedTree.Node, _ tag: TagText, _ side: MergedElement.Side) -> Int {
    let (all, range) = (versions[side]!, node.element.bytes)
    if tag.isOnly { return range.upperBound }
    var place = range.upperBound - 1
    while place > range.lowerBound, all[place] != UInt8(ascii: "<") { place -= 1 }
    return place
  }

  private func gap(before child: MergedElement, in element: MergedElement, depth: Int) -> ArraySlice<UInt8> {
    func gap(_ side: MergedElement.Side) -> ArraySlice<UInt8>? {
      guard let node = child[side], let around = element[side], let all = versions[side],
        node.index < around.element.children.count,
        around.element.children[node.index] === node.element
      else { return nil }
      let start =
        node.index == 0
        ? tag(element, side)!.end : around.element.children[node.index - 1].bytes.upperBound
      return all[start..<node.element.bytes.lowerBound]
    }
    return indented(gap, of: child, to: depth + 1, like: element)
  }

  private func closingGap(of element: MergedElement, depth: Int) -> ArraySlice<UInt8> {
    func gap(_ side: MergedElement.Side) -> ArraySlice<UInt8>? {
      guard let node = element[side], let last = node.element.children.last, let tag = tag(element, side)
      else { return nil }
      return versions[side]![last.bytes.upperBound..<closing(node, tag, side)]
    }
    return indented(gap, of: element, to: depth, like: element)
  }

  /// What stands between tags before an element or its end, or a new line with the indentation of a level where the element
  /// came from another one.
  private func indented(
    _ gap: (MergedElement.Side) -> ArraySlice<UInt8>?, of child: MergedElement, to depth: Int,
    like element: MergedElement
  ) -> ArraySlice<UInt8> {
    if let chosen = pick(gap) {
      let isInPlace = [MergedElement.Side.ours, .theirs].contains {
        child[$0]?.depth == depth && gap($0) == chosen
      }
      if isInPlace || !chosen.allSatisfy({ $0 == Self.space || $0 == 0x0A || $0 == 0x0D }) { return chosen }
    }
    let all = versions[element.anySide] ?? []
    let isWindows = all.firstIndex(of: 0x0A).map { $0 > 0 && all[$0 - 1] == 0x0D } ?? false
    return (isWindows ? [0x0D, 0x0A] : [0x0A])
      + ArraySlice(repeating: Self.space, count: depth * Self.indentation)
  }
}
