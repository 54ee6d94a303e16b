/// A comment for a pull request, as values: what changed of each screen in the words of `diff`, and its pictures.
package struct ReviewComment: Hashable, Sendable {
  /// What a section is about.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// What could not be compared.
    case error
    /// A screen that looks different, or several that changed in the same way.
    case change
    /// A transition with faults.
    case faultyMotion
    /// A flow with expectations that failed.
    case failedExpectation
    /// A document whose text changed without a visible effect.
    case housekeeping

    /// Several of them, or one.
    func words(_ count: Int) -> String {
      switch self {
      case .error: count == 1 ? "1 error" : "\(count) errors"
      case .change: count == 1 ? "1 change" : "\(count) changes"
      case .faultyMotion: count == 1 ? "1 faulty motion" : "\(count) faulty motions"
      case .failedExpectation: FaultyMotion.expectations(count)
      case .housekeeping: count == 1 ? "1 document" : "\(count) documents"
      }
    }
  }

  /// A sentence of a section.
  package struct Line: Hashable, Sendable {
    package var text: String
    /// Whether it follows from the line above.
    package var isConsequence = false

    package init(_ text: String, isConsequence: Bool = false) {
      (self.text, self.isConsequence) = (text, isConsequence)
    }
  }

  /// A picture of a section.
  package struct Picture: Hashable, Sendable {
    /// The file, relative to the folder that the comment is in.
    package var file: String
    /// What it shows.
    package var words: String

    package init(file: String, words: String) { (self.file, self.words) = (file, words) }
  }

  /// What is said about one subject.
  package struct Section: Hashable, Sendable {
    package var kind: Kind
    /// The document, with the line if it is only one.
    package var place: String
    /// The screen; empty if it is about the document.
    package var scene = ""
    package var lines: [Line] = []
    /// How many further sentences are left out.
    package var omittedLines = 0
    /// How much differs, such as `7 of 100 pixels`; empty for nothing.
    package var figures = ""
    /// The pictures, the document's own orientation first.
    package var pictures: [Picture] = []
    /// The commands that accept it.
    package var commands: [String] = []

    package init(_ kind: Kind, _ place: String) { (self.kind, self.place) = (kind, place) }
  }

  /// How many subjects of each kind there are, as counted in every report.
  package var counts: [Kind: Int] = [:]
  /// The run in one line.
  package var summary = ""
  package var sections: [Section] = []
  /// How many sections of each kind are left out already.
  package var omitted: [Kind: Int] = [:]

  package init() {}

  /// Whether no screen looks different and nothing is wrong.
  package var isQuiet: Bool {
    Kind.allCases.allSatisfy { $0 == .housekeeping || counts[$0, default: 0] == 0 }
  }
}
