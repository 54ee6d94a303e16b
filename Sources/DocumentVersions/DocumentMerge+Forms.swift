import InterfaceXML

extension DocumentMerge {
  /// Merges three versions of a document by their bytes. Limits are those of reading.
  ///
  /// - Parameters:
  ///   - base: The version that both sides began with; empty if both added the document.
  ///   - ours: Our side, which stands where both changed the same.
  ///   - theirs: Their side.
  ///   - files: What errors call the three.
  /// - Returns: The merged document's bytes, and the conflicts that are left in the order of the document.
  /// - Throws: `ReadError` for a version that is not well-formed.
  package static func merge(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], files: (base: String, ours: String, theirs: String)
  ) throws(ReadError) -> (bytes: [UInt8], conflicts: [MergeConflict]) {
    try MergedVersions(base: base, ours: ours, theirs: theirs, files: files).merged()
  }

  /// The merged document's root element, as if it had been read: elements and attributes are numbered in document order.
  var element: Element? {
    var count = 0
    return root.map { Self.element($0, &count) }
  }

  private static func element(_ merged: MergedElement, _ count: inout Int) -> Element {
    let number = count
    count += 1
    let attributes = merged.attributes.map { attribute in
      defer { count += 1 }
      return Element.Attribute(name: attribute.name, value: attribute.value, number: count)
    }
    let children = merged.children.map { element($0, &count) }
    let own = (merged[merged.anySide] ?? merged.base)!.element
    let text = (merged[merged.text] ?? merged[merged.anySide])?.element.text ?? ""
    return Element(
      name: merged.name, attributes: attributes, children: children, text: text, line: own.line,
      column: own.column, numbers: number..<count)
  }
}

extension MergeFault {
  /// The faults of a merged document that neither side has, by bytes. Limits are those of reading.
  ///
  /// - Parameters:
  ///   - merged: The document.
  ///   - ours: Our side.
  ///   - theirs: Their side.
  ///   - files: What errors call the three.
  /// - Returns: The faults in the order of the document.
  /// - Throws: `ReadError` for a version that is not well-formed.
  package static func all(
    in merged: [UInt8], ours: [UInt8], theirs: [UInt8], files: (merged: String, ours: String, theirs: String)
  ) throws(ReadError) -> [MergeFault] {
    func root(_ bytes: [UInt8], _ file: String) throws(ReadError) -> Element {
      try XMLParser(file: file, limits: ReadingLimits()).parse(bytes)
    }
    return all(
      in: try root(merged, files.merged), ours: try root(ours, files.ours),
      theirs: try root(theirs, files.theirs))
  }
}
