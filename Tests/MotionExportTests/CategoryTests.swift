import Diagnostics
import Foundation
import Motion
import MotionExport
import TestSupport
import Testing

@Suite struct CategoryTests {
  @Test func checksHaveSeparateWords() {
    for check in MotionCheck.allCases { #expect(Category(check).rawValue == check.rawValue) }
  }
}

@Suite struct TransitionSchemaTests {
  @Test func schemaIsPublished() throws {
    let file = "\(Checkout.root)/Docs/transition.schema.json"
    if ProcessInfo.processInfo.environment["LAYOUTSHOT_RECORD"] == "1" {
      try Data(TransitionSchema.text.utf8).write(to: URL(filePath: file))
    }
    #expect(String(decoding: try Checkout.bytes(file), as: UTF8.self) == TransitionSchema.text)
  }
}
