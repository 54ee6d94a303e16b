import Diagnostics
import JSON

/// A `Contents.json` of a catalogue, read, and where its texts stand.
struct ContentsFile {
  /// The path that findings tell.
  let path: String
  /// What it says; nil where it is missing or no JSON.
  private(set) var root: JSONTree?
  /// What was found while reading.
  private(set) var findings: [Finding] = []
  private let bytes: [UInt8]

  /// Beyond any catalogue's.
  static let largestFile = 1 << 20

  /// Reads the file of a set's folder.
  init(folder: String, display: String) {
    path = display + "/Contents.json"
    let read = SmallFile.read(folder + "/Contents.json", limit: Self.largestFile)
    bytes = read.bytes
    if let reason = read.failure {
      findings.append(.unreadable(path, reason: reason))
      return
    }
    do throws(JSONTree.Fault) {
      root = try JSONTree(bytes)
    } catch {
      findings.append(.noJSON(error, in: path))
    }
  }

  /// Adds a finding about a text of the file.
  mutating func add(_ message: String, about text: String? = nil) {
    findings.append(Finding(.warning, .asset, message, at: place(of: text)))
  }

  /// Where a text first stands in the file in quotes: Jansson tells no places of what it has read.
  private func place(of text: String?) -> SourceLocation {
    guard let text else { return SourceLocation(file: path) }
    let wanted = Array("\"\(text)\"".utf8)
    var (line, column) = (1, 1)
    for index in bytes.indices {
      if bytes[index] == wanted[0], bytes[index...].starts(with: wanted) {
        return SourceLocation(file: path, line: line, column: column)
      }
      if bytes[index] == UInt8(ascii: "\n") { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    return SourceLocation(file: path)
  }
}
