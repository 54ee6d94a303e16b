import Diagnostics
import Motion
import TestSupport
import Testing

@testable import GoldenRuns

/// The names of finding categories are used in many places.
@Suite struct ReportedKindsTests {
  @Test func everyCategoryHasOneWord() throws {
    var words = ["all"] + MotionCheck.allCases.map(\.rawValue)
    for file in Checkout.files(below: "\(Checkout.root)/Sources", endingIn: [".swift"]) {
      let text = String(decoding: try Checkout.bytes(file), as: UTF8.self)
      words += text.matches(of: /static let \w+ = Category\("([^"]+)"\)/).map { String($0.output.1) }
    }
    #expect(ReportedKinds.words.sorted() == words.sorted())
    #expect(Set(words).count == words.count)
    #expect(words.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
  }

  @Test func optionsDecideBeforeTheFile() {
    let file = ReportedKinds(shown: ["font"], silenced: ["ambiguous", "conflict"])
    #expect(ReportedKinds().over(file) == file)
    #expect(
      ReportedKinds(shown: ["conflict"], silenced: ["font"]).over(file)
        == ReportedKinds(shown: ["conflict"], silenced: ["font", "ambiguous"]))
    #expect(ReportedKinds(shown: ["all"]).over(file) == ReportedKinds(shown: ["all", "font"]))
    #expect(ReportedKinds(silenced: ["all"]).over(file).shown.isEmpty)
  }

  @Test func errorsAreAlwaysKept() {
    let kinds = ReportedKinds(shown: ["font"], silenced: ["all"])
    #expect(kinds.keeps(Finding(.error, .value, "a")) && kinds.keeps(Finding(.note, Category("font"), "a")))
    #expect(!kinds.keeps(Finding(.warning, .value, "a")))
  }

  @Test(arguments: [
    (#"{"noWarn": ["ambigous"]}"#, "2:13", "did you mean \"ambiguous\"?"),
    (#"{"warn": "font"}"#, "2:2", "expected a list"),
  ])
  func errorsInTheFileAreLocated(text: String, place: String, words: String) throws {
    let error = #expect(throws: ConfigurationError.self) {
      try ConfigurationReader.kinds(Array("\n\(text)".utf8), file: "layoutshot.json")
    }
    let finding = try #require(error?.findings.first)
    let location = try #require(finding.location)
    #expect("\(location.line):\(location.column)" == place && finding.message.contains(words), "\(finding)")
  }

  @Test func otherKeysAreLeftToOthers() throws {
    let text = #"{"matchBy": ["a rule that an app registers"], "warn": ["font"], "noWarn": ["all"]}"#
    let kinds = try ConfigurationReader.kinds(Array(text.utf8), file: "layoutshot.json")
    #expect(kinds == ReportedKinds(shown: ["font"], silenced: ["all"]))
  }
}
