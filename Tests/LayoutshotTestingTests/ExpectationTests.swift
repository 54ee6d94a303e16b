import Foundation
import LayoutshotTesting
import Synchronization
import TestSupport
import Testing

/// Expectations as tests make them, with goldens beside this file.
@Suite(.serialized) struct ExpectationTests {
  private let card = ScreenDescription("Card") {
    Label("Ana").id("title")
    Button("Save").id("save")
  }

  @Test func goldensBesideTheTest() {
    expectGolden(of: card, as: .tree)
    expectGolden(of: Checkout.fixture("command/Login.xib"), as: .tree(of: .picture(on: .iPhoneSE)))
    expectGolden(
      of: URL(filePath: Checkout.fixture("command/Login.xib")), as: .tree(of: .picture(on: .iPhoneSE)))
  }

  @Test func differencesAreReportedWhereTheyAreExpected() {
    let found = issues {
      expectGolden(of: card, as: .tree, data: GoldenData(set: [.set(.text, of: "title", to: "Eva")]))
    }
    #expect(found.count == 1 && found[0].text.contains("text \"Ana\" → \"Eva\""), "\(found)")
    #expect(found.first?.line == #line - 3)
  }

  @Test func recordingOfAnExpectation() {
    let missing = issues { expectGolden(of: card, as: .tree, named: "unknown", record: .never) }
    #expect(missing.count == 1 && missing[0].text.contains("is recorded yet"), "\(missing)")
  }

  @Test(arguments: [
    (GoldenStrategy.picture(on: "iphone-0"), "no device \"iphone-0\""),
    (.picture(locale: "?"), "expected a language"), (.picture(state: "open"), "has no such screen"),
  ])
  func wordsThatMeanNothing(_ strategy: GoldenStrategy, _ message: String) {
    let found = issues { expectGolden(of: card, as: strategy, record: .never) }
    #expect(
      found.count == 1 && found[0].text.hasPrefix("Card") && found[0].text.contains(message), "\(found)")
  }

  /// What the expectations in a closure report.
  private func issues(_ body: () -> Void) -> [(text: String, line: Int)] {
    let found = Mutex<[(text: String, line: Int)]>([])
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      found.withLock {
        $0.append((issue.comments.map(\.rawValue).joined(), issue.sourceLocation?.line ?? 0))
      }
      return true
    }
    return found.withLock { $0 }
  }
}
