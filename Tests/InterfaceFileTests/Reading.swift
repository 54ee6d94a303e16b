import Diagnostics
import InterfaceFile
import InterfaceXML
import TestSupport
import Views

/// Both stages of reading, one after the other.
func read(_ text: String, file: String = "Test.xib", limits: ReadingLimits = ReadingLimits())
  throws(ReadError)
  -> (scenes: [Scene], findings: [Finding])
{
  try read(Array(text.utf8), file: file, limits: limits)
}

/// Both stages of reading, one after the other.
func read(
  _ bytes: [UInt8], file: String = "Test.xib", limits: ReadingLimits = ReadingLimits()
) throws(ReadError) -> (scenes: [Scene], findings: [Finding]) {
  try InterfaceDocument.read(bytes, file: file, limits: limits).instantiate()
}

/// A modern .xib with the given object list.
func document(_ objects: String, attributes: String = "", before: String = "", after: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \(attributes)>\(before)<objects>\(objects)</objects>\(after)</document>
  """
}

/// An archive with the given root objects and connection records.
func archive(_ roots: String, records: String = "", data: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>\(data)
  <array key="IBDocument.RootObjects" id="1000"><object class="IBProxyObject" id="1"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>\(roots)</array>
  <object class="IBObjectContainer" key="IBDocument.Objects"><array key="connectionRecords">\(records)</array></object>
  </data></archive>
  """
}

/// A text with emoji as marks: 📍 precedes the byte of an expected finding.
struct MarkedText {
  /// The text without the marks.
  let text: String
  /// The place of the mark: line and column in bytes.
  let line, column: Int

  init(_ marked: String) {
    let parts = marked.components(around: "📍")
    text = parts.before + parts.after
    let lines = parts.before.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    line = lines.count
    column = (lines.last?.count ?? 0) + 1
  }

  /// The place in a file.
  func location(in file: String = "Test.xib") -> SourceLocation {
    SourceLocation(file: file, line: line, column: column)
  }
}

extension String {
  fileprivate func components(around mark: Character) -> (before: String, after: String) {
    guard let index = firstIndex(of: mark) else { return (self, "") }
    return (String(self[..<index]), String(self[self.index(after: index)...]))
  }
}
