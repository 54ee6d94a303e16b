import Foundation
import Testing
import XCTest

/// The location of an expectation in a test, which reports failures through Swift Testing or XCTest.
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

  /// Attaches a file to the test; XCTest does not support attachments on Linux.
  func attach(_ path: String) {
    guard Test.current != nil, let data = FileManager.default.contents(atPath: path) else { return }
    let name = path.split(separator: "/").last.map(String.init)
    Attachment.record([UInt8](data), named: name, sourceLocation: sourceLocation)
  }
}
