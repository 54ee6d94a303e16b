import Diagnostics
import InterfaceXML

extension PropertyList {
  /// The most bytes of a property list that are read: the largest public project files have some 20 MB.
  package static let mostBytes = 32 << 20

  /// Reads a property list: an XML one, as those of applications, or an old-style one.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: What errors call it.
  /// - Throws: `PropertyListError` for one that is neither, such as a binary one.
  package init(_ bytes: [UInt8], file: String) throws(PropertyListError) {
    let first = bytes.first { !($0 == 0x20 || (0x09...0x0D).contains($0)) }
    if bytes.starts(with: Array("bplist".utf8)) {
      throw PropertyListError(
        message: "is a binary property list, not the text that a project keeps",
        location: SourceLocation(file: file))
    }
    if first == UInt8(ascii: "<") || bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = try Self.xml(bytes, file: file)
      return
    }
    let result: Result<PropertyList, PropertyListError> = bytes.withUnsafeBufferPointer { bytes in
      var reader = PropertyListReader(bytes, file: file)
      do throws(PropertyListError) { return .success(try reader.value()) } catch { return .failure(error) }
    }
    self = try result.get()
  }

  private static func xml(_ bytes: [UInt8], file: String) throws(PropertyListError) -> PropertyList {
    var limits = ReadingLimits()
    limits.depth = deepest
    do throws(ReadError) {
      let parser = XMLParser(file: file, limits: limits, admitsDocumentType: true)
      let root = try parser.parse(bytes)
      return root.children.first.map { value(of: $0) } ?? .text("")
    } catch {
      throw PropertyListError(message: error.message, location: error.location)
    }
  }

  /// How deep values may be nested.
  private static let deepest = 128

  private static func value(of element: Element) -> PropertyList {
    switch element.name {
    case "true": return .text("YES")
    case "false": return .text("NO")
    case "array": return .list(element.children.map { value(of: $0) })
    case "dict":
      var entries: [String: PropertyList] = [:]
      var key: String?
      for child in element.children {
        if child.name == "key" {
          key = child.text
        } else if let name = key {
          entries[name] = value(of: child)
          key = nil
        }
      }
      return .table(entries)
    default: return .text(element.text)
    }
  }
}
