import CExpat
import Diagnostics

/// Bytes → elements, through Expat.
///
/// Expat gives the place of each tag's `<` and keeps the order of attributes. A document type declaration ends
/// the parse at once: Interface Builder writes none, and without one no entity can be declared.
struct XMLParser {
  let file: String
  let limits: ReadingLimits

  func parse(_ bytes: [UInt8]) throws(ReadError) -> Element {
    try refuseWhatIsNoText(bytes)
    guard let parser = XML_ParserCreate(nil) else {
      throw ReadError(.malformed("out of memory"), at: place())
    }
    defer { XML_ParserFree(parser) }
    let handler = ParseHandler(parser: parser, limits: limits)
    XML_SetUserData(parser, Unmanaged.passUnretained(handler).toOpaque())
    XML_SetElementHandler(parser, startElement, endElement)
    XML_SetCharacterDataHandler(parser, characters)
    XML_SetStartDoctypeDeclHandler(parser, startDocumentType)
    let status = bytes.withUnsafeBytes { buffer in
      XML_Parse(parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
    }
    if let stop = handler.stop { throw ReadError(stop, at: place(of: parser)) }
    guard status != XML_STATUS_ERROR, let root = handler.root else {
      throw ReadError(.malformed(words(for: XML_GetErrorCode(parser))), at: place(of: parser))
    }
    return root
  }

  private func refuseWhatIsNoText(_ bytes: [UInt8]) throws(ReadError) {
    if bytes.isEmpty { throw ReadError(.empty, at: place()) }
    if bytes.count > limits.bytes { throw ReadError(.tooManyBytes(limit: limits.bytes), at: place()) }
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard let first = bytes.first(where: { !isSpace($0) }) else { throw ReadError(.empty, at: place()) }
    let byteOrderMarks: [UInt8] = [0xEF, 0xFE, 0xFF]
    if first != UInt8(ascii: "<"), !byteOrderMarks.contains(first) { throw ReadError(.notXML, at: place()) }
  }

  private func place() -> SourceLocation { SourceLocation(file: file, line: 1, column: 1) }

  private func place(of parser: OpaquePointer) -> SourceLocation {
    SourceLocation(
      file: file, line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }

  private func words(for code: XML_Error) -> String {
    XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
  }
}

/// What grows while Expat calls back.
private final class ParseHandler {
  let parser: OpaquePointer
  let limits: ReadingLimits
  var root: Element?
  var open: [Element] = []
  var count = 0
  var stop: ReadError.Reason?

  init(parser: OpaquePointer, limits: ReadingLimits) {
    self.parser = parser
    self.limits = limits
  }

  func start(_ name: UnsafePointer<CChar>, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
    count += 1
    if count > limits.elements { return end(with: .tooManyElements(limit: limits.elements)) }
    if open.count >= limits.depth { return end(with: .tooDeep(limit: limits.depth)) }
    var attributes: [Element.Attribute] = []
    var next = pairs
    while let attribute = next[0], let value = next[1] {
      attributes.append(.init(name: String(cString: attribute), value: String(cString: value)))
      next += 2
    }
    let element = Element(
      name: String(cString: name), attributes: attributes, line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
    if let parent = open.last { parent.children.append(element) } else { root = element }
    open.append(element)
  }

  /// White space alone is indentation unless a leaf holds it; it is dropped when the element turns out to have
  /// children.
  func finish() {
    guard let element = open.popLast() else { return }
    if !element.children.isEmpty { element.text = "" }
  }

  func end(with reason: ReadError.Reason) {
    if stop == nil { stop = reason }
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
  guard let text, let element = handler(data)?.open.last else { return }
  let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
  element.text += String(decoding: bytes, as: UTF8.self)
}

private func startDocumentType(
  _ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?, _ system: UnsafePointer<CChar>?,
  _ publicName: UnsafePointer<CChar>?, _ hasSubset: Int32
) {
  handler(data)?.end(with: .documentType)
}
