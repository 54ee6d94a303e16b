import Foundation
import Testing
import XCTest

/// Where a test expects something, and how it is told that this did not come true: by Swift Testing or by XCTest.
struct TestPlace: Sendable {
  let fileID: String
  let file: StaticString
  let line: Int
  let column: Int

  var filePath: String { "\(file)" }

  private var sourceLocation: Testing.SourceLocation {
    Testing.SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  func fail(_ message: String) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    } else {
      XCTFail(message, file: file, line: UInt(line))
    }
  }

  /// Attaches a file to the test; XCTest has no attachments on Linux.
  func attach(_ path: String) {
    guard Test.current != nil, let data = FileManager.default.contents(atPath: path) else { return }
    let name = path.split(separator: "/").last.map(String.init)
    Attachment.record([UInt8](data), named: name, sourceLocation: sourceLocation)
  }
}
