import Diagnostics

/// A motion with faults found by checks, or the walk of a script some of whose expectations do not hold.
package struct FaultyMotion: Hashable, Sendable {
  /// What the faults are of.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The frames between two layouts.
    case transition
    /// The steps of a script, whose faults are expectations.
    case flow
  }

  /// A single fault.
  package struct Fault: Hashable, Sendable {
    /// The name of the check; `expect` in flows.
    package var check: String
    /// The sentence.
    package var message: String
    /// The line of the document; 0 for none.
    package var line: Int
    /// What distinguishes it from other faults of the document, independent of the variant: the affected views.
    package var subject: String

    package init(check: String, message: String, line: Int, subject: String) {
      (self.check, self.message, self.line, self.subject) = (check, message, line, subject)
    }
  }

  /// What the faults are of.
  package var kind = Kind.transition
  /// The folder of the motion's frames, or of the flow's pictures, below that of the goldens.
  package var motion: String
  /// The motion as text; empty for a flow.
  package var words: String
  /// The document as given by the user.
  package var document: String
  /// The screen, or the name of the flow.
  package var scene: String
  /// The faults; never empty.
  package var faults: [Fault]

  package init(
    kind: Kind = .transition, motion: String, words: String, document: String, scene: String, faults: [Fault]
  ) {
    (self.kind, self.motion, self.words, self.document) = (kind, motion, words, document)
    (self.scene, self.faults) = (scene, faults)
  }

  /// The motion and the number of its faults.
  package var headline: String {
    switch kind {
    case .transition:
      "\"\(scene)\" \(words): \(faults.count) \(faults.count == 1 ? "fault" : "faults") in the transition"
    case .flow: Self.expectations(faults.count) + " in the flow"
    }
  }

  /// The frames with the faults marked, relative to the failure folder; nil for a flow.
  package var filmstrip: String? { kind == .transition ? GoldenMoment.filmstrip(of: motion) : nil }

  /// A number of expectations that do not hold, in words.
  package static func expectations(_ count: Int) -> String {
    "\(count) failed \(count == 1 ? "expectation" : "expectations")"
  }
}
