import CExpat
import Diagnostics

/// Parses bytes to elements with Expat.
///
/// Expat reports the position of each tag's `<` and preserves the order of attributes. A document type declaration
/// stops the parser immediately: Interface Builder writes none, and without one no entity can be declared.
package struct XMLParser {
  let file: String
  let limits: ReadingLimits
  /// Whether a document type may be named, as in property lists. One that declares anything is refused nevertheless.
  let admitsDocumentType: Bool

  /// Creates a parser for a file's bytes.
  ///
  /// - Parameters:
  ///   - file: The path in errors.
  ///   - limits: The maximum sizes.
  ///   - admitsDocumentType: Whether a document type may be named that declares nothing in the file, as in property lists.
  package init(file: String, limits: ReadingLimits, admitsDocumentType: Bool = false) {
    (self.file, self.limits, self.admitsDocumentType) = (file, limits, admitsDocumentType)
  }

  /// The root element.
  ///
  /// - Throws: `ReadError` if the bytes are not well-formed XML or exceed the limits.
  package func parse(_ bytes: [UInt8]) throws(ReadError) -> Element {
    try refuseWhatIsNoText(bytes)
    let result: Result<Element, ReadError> = bytes.withUnsafeBytes { buffer in
      do throws(ReadError) { return .success(try parse(buffer)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private func parse(_ bytes: UnsafeRawBufferPointer) throws(ReadError) -> Element {
    guard let parser = XML_ParserCreate(nil) else {
      throw ReadError(.malformed("out of memory"), at: start)
    }
    defer { XML_ParserFree(parser) }
    let handler = ParseHandler(parser: parser, limits: limits, bytes: bytes)
    handler.admitsDocumentType = admitsDocumentType
    XML_SetUserData(parser, Unmanaged.passUnretained(handler).toOpaque())
    XML_SetElementHandler(parser, startElement, endElement)
    XML_SetCharacterDataHandler(parser, characters)
    XML_SetStartDoctypeDeclHandler(parser, startDocumentType)
    let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    let status = XML_Parse(parser, text, Int32(bytes.count), 1)
    if let stop = handler.stop { throw ReadError(stop.reason, at: place(stop.place)) }
    guard status != XML_STATUS_ERROR, let root = handler.root else {
      let reason = ReadError.Reason.malformed(words(for: XML_GetErrorCode(parser)))
      throw ReadError(reason, at: place(handler.here()))
    }
    return root
  }

  private func refuseWhatIsNoText(_ bytes: [UInt8]) throws(ReadError) {
    if bytes.isEmpty { throw ReadError(.empty, at: start) }
    if bytes.count > min(limits.bytes, Int(Int32.max)) {
      throw ReadError(.tooManyBytes(limit: limits.bytes), at: start)
    }
    guard let first = bytes.first(where: { !isSpace($0) }) else { throw ReadError(.empty, at: start) }
    if bytes.starts(with: utf8Mark) { return }
    // UTF-16 without a mark has a NUL on either side of its first <.
    if first != UInt8(ascii: "<") || bytes.prefix(2).contains(0) { throw ReadError(.notXML, at: start) }
  }

  private var start: SourceLocation { SourceLocation(file: file, line: 1, column: 1) }

  private func place(_ place: Place) -> SourceLocation {
    SourceLocation(file: file, line: place.line, column: place.column)
  }

  private func words(for code: XML_Error) -> String {
    XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
  }
}

/// UTF-8's byte order mark, which is not a column of its line.
private let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// Whether a byte is ASCII white space.
func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

private typealias Place = (line: Int, column: Int)

/// An element whose end tag has not been seen yet.
private struct OpenElement {
  let name: String
  let attributes: [Element.Attribute]
  let place: Place
  let start: Int
  let number: Int
  var children: [Element] = []
  var text = ""
}

/// The state updated by Expat's callbacks.
private final class ParseHandler {
  let parser: OpaquePointer
  let limits: ReadingLimits
  let bytes: UnsafeRawBufferPointer
  var root: Element?
  private var open: [OpenElement] = []
  var stop: (reason: ReadError.Reason, place: Place)?
  private var elementCount = 0
  private var attributeCount = 0
  /// The number of elements and attributes so far: the index of the next one.
  private var count: Int { elementCount + attributeCount }
  /// Whether a document type may be named that declares nothing in the file.
  var admitsDocumentType = false
  private var names: Set<String> = []
  private var scanned = 0
  private var line = 1
  private var lineStart = 0

  init(parser: OpaquePointer, limits: ReadingLimits, bytes: UnsafeRawBufferPointer) {
    self.parser = parser
    self.limits = limits
    self.bytes = bytes
    if bytes.starts(with: utf8Mark) { lineStart = utf8Mark.count }
  }

  /// The current position, with the column in bytes (Expat's own counts characters).
  ///
  /// Events occur in the file's order, so that every byte is examined once.
  func here() -> Place { place(of: Int(XML_GetCurrentByteIndex(parser))) }

  /// The position of the current declaration: it is reported only once its name is known.
  func declaration() -> Place {
    let mark = Array("<!DOCTYPE".utf8)
    var start = min(max(Int(XML_GetCurrentByteIndex(parser)), 0), bytes.count)
    while start > 0, !bytes[start...].starts(with: mark) { start -= 1 }
    return place(of: start)
  }

  private func place(of index: Int) -> Place {
    let end = min(max(index, 0), bytes.count)
    while scanned < end {
      let byte = bytes[scanned]
      scanned += 1
      let isReturn = byte == 0x0D && (scanned == bytes.count || bytes[scanned] != 0x0A)
      if byte == 0x0A || isReturn {
        line += 1
        lineStart = scanned
      }
    }
    return (line, max(end - lineStart, 0) + 1)
  }

  func start(_ name: UnsafePointer<CChar>, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
    guard stop == nil else { return }
    let number = count
    elementCount += 1
    if elementCount > limits.elements { return end(with: .tooManyElements(limit: limits.elements)) }
    if open.count >= limits.depth { return end(with: .tooDeep(limit: limits.depth)) }
    var attributes: [Element.Attribute] = []
    var next = pairs
    while let attribute = next[0], let value = next[1] {
      attributes.append(.init(name: shared(attribute), value: String(cString: value), number: count))
      attributeCount += 1
      next += 2
    }
    if attributeCount > limits.attributes {
      return end(with: .tooManyAttributes(limit: limits.attributes))
    }
    if attributes.count > limits.attributesOfElement {
      return end(with: .tooManyAttributesOfElement(limit: limits.attributesOfElement))
    }
    open.append(
      OpenElement(
        name: shared(name), attributes: attributes, place: here(),
        start: Int(XML_GetCurrentByteIndex(parser)),
        number: number))
  }

  func add(_ text: UnsafeRawBufferPointer) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: text, as: UTF8.self)
  }

  /// A single copy of each long name; short ones need no storage.
  private func shared(_ name: UnsafePointer<CChar>) -> String {
    let text = String(cString: name)
    return text.utf8.count <= 15 ? text : names.insert(text).memberAfterInsert
  }

  /// White space alone is indentation unless it is in a leaf; it is dropped when the element turns out to have
  /// children.
  func finish() {
    guard let finished = open.popLast() else { return }
    // Of an element without an end tag Expat reports the end of its only one, and no byte.
    let end = Int(XML_GetCurrentByteIndex(parser)) + Int(XML_GetCurrentByteCount(parser))
    let isIndented = !finished.children.isEmpty && finished.text.utf8.allSatisfy(isSpace)
    let element = Element(
      name: finished.name, attributes: finished.attributes, children: finished.children,
      text: isIndented ? "" : finished.text, line: finished.place.line, column: finished.place.column,
      numbers: finished.number..<count, bytes: finished.start..<max(finished.start, end))
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  func end(with reason: ReadError.Reason, at place: Place? = nil) {
    if stop == nil { stop = (reason, place ?? here()) }
    XML_StopParser(parser, 0)
  }
}

private func handler(_ data: UnsafeMutableRawPointer?) -> ParseHandler? {
  data.map { Unmanaged<ParseHandler>.fromOpaque($0).takeUnretainedValue() }
}

private func startElement(
  _ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?,
  _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) {
  guard let name, let attributes else { return }
  handler(data)?.start(name, attributes)
}

private func endElement(_ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?) {
  handler(data)?.finish()
}

private func characters(_ data: UnsafeMutableRawPointer?, _ text: UnsafePointer<CChar>?, _ length: Int32) {
  guard let text else { return }
  handler(data)?.add(UnsafeRawBufferPointer(start: text, count: Int(length)))
}

private func startDocumentType(
  _ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?, _ system: UnsafePointer<CChar>?,
  _ publicName: UnsafePointer<CChar>?, _ hasSubset: Int32
) {
  guard let handler = handler(data), hasSubset != 0 || !handler.admitsDocumentType else { return }
  handler.end(with: .documentType, at: handler.declaration())
}
