import Diagnostics
import Foundation
import Motion
import MotionExport
import TestSupport
import Testing

/// The names of finding categories are used in many places.
struct CategoryTests {
  @Test func wordsAreUnique() throws {
    var words = MotionCheck.allCases.map(\.rawValue)
    for file in Checkout.files(below: "\(Checkout.root)/Sources", endingIn: [".swift"]) {
      let text = String(decoding: try Checkout.bytes(file), as: UTF8.self)
      words += text.matches(of: /static let \w+ = Category\("([^"]+)"\)/).map { String($0.output.1) }
    }
    #expect(words.contains("conflict") && Set(words).count == words.count, "\(words.sorted())")
    #expect(words.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
  }

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
