extension ReadError {
  /// The sentence.
  public var message: String {
    switch reason {
    case .empty: "the file is empty"
    case .malformed(let words): "not well-formed XML: \(words)"
    case .notXML: "not an Interface Builder document: the file is not XML text"
    case .documentType:
      "a document type declaration is not part of an Interface Builder document, and is not read"
    case .tooManyBytes(let limit) where limit < 1 << 20:
      "the file has more than \(limit) bytes, which is more than is read"
    case .tooManyBytes(let limit): "the file has more than \(limit >> 20) MiB, which is more than is read"
    case .tooManyElements(let limit):
      "the document has more than \(limit) elements, which is more than are read"
    case .tooManyAttributes(let limit):
      "the document has more than \(limit) attributes, which is more than are read"
    case .tooManyAttributesOfElement(let limit):
      "the element has more than \(limit) attributes, which is more than are read"
    case .tooDeep(let limit): "elements are nested more than \(limit) deep, which is deeper than is read"
    case .wrongRoot(let name):
      "not an Interface Builder document: the root element is <\(name)>, not <document> or <archive>"
    case .unsupportedVersion(let kind, let version):
      "<\(kind)> version \"\(version)\" is not supported; documents have 3.0, archives 7.x or 8.x"
    case .otherSystem(let system): "a \(system) document; layoutshot reads iOS documents only"
    case .missingPart(let part): "the archive has no \(part)"
    }
  }
}
