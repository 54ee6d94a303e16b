import Diagnostics
import Files
import JSON

/// A `Contents.json` of a catalogue.
struct ContentsFile {
  /// The path in findings.
  let path: String
  /// Its content; nil if it is missing or not JSON.
  private(set) var root: JSONValue?
  private(set) var findings: [Finding] = []

  /// More than any catalogue has.
  static let largestFile = 1 << 20

  /// Reads the file of a set's folder.
  init(folder: String, within enclosure: Enclosure, display: String) {
    path = display + "/Contents.json"
    guard enclosure.admits(folder + "/Contents.json", in: .untraced) else {
      findings.append(.leadsOut(path, .asset))
      return
    }
    let read = SmallFile.read(folder + "/Contents.json", limit: Self.largestFile)
    if let reason = read.failure {
      findings.append(.unreadable(path, reason: reason))
      return
    }
    do throws(JSONError) {
      root = try JSONValue.read(read.bytes)
    } catch {
      findings.append(.noJSON(error, in: path))
    }
  }

  /// Adds a finding about a value of the file, or about the file as a whole.
  mutating func add(_ message: String, about value: JSONValue? = nil) {
    findings.append(Finding(.warning, .asset, message, at: SourceLocation(file: path, value?.place)))
  }
}
