import Diagnostics

/// What is reported of a document's screens once they were laid out and drawn: each fact once, however many layouts and
/// pictures show it.
///
/// Stages return what they found with their results; this is where a caller with several results puts them together.
public struct ScreenFindings {
  private var layouts: [ObjectIdentifier: FindingSet] = [:]
  /// The screens in the order in which they came.
  private var screens: [ObjectIdentifier] = []
  private var texts: [Finding] = []
  private var subjects: Set<TextFinding.Subject> = []

  /// Of nothing yet.
  public init() {}

  /// What was found: by laying out, screen by screen, then of texts and symbols in the order of the pictures.
  public var findings: [Finding] { screens.flatMap { layouts[$0]?.elements ?? [] } + texts }

  /// Adds what laying out found. A finding that the initial state has too says nothing of another state.
  public mutating func add(_ laidOut: LaidOutScreen) {
    var own = takeOut(laidOut)
    for finding in laidOut.findings where !own.contains(finding) {
      own.append(laidOut.state.map { finding.inState($0.name) } ?? finding)
    }
    layouts[ObjectIdentifier(laidOut.screen)] = own
  }

  /// Adds what laying out and drawing found.
  public mutating func add(_ drawn: DrawnScreen) {
    add(drawn.laidOut)
    add(drawn.marks, on: drawn.laidOut)
    for text in drawn.texts where subjects.insert(text.subject).inserted { texts.append(text.finding) }
  }

  /// Adds what looking for marks found.
  mutating func add(_ marks: ScreenMarks, on laidOut: LaidOutScreen) {
    var own = takeOut(laidOut)
    own.append(contentsOf: marks.findings)
    layouts[ObjectIdentifier(laidOut.screen)] = own
  }

  private mutating func takeOut(_ laidOut: LaidOutScreen) -> FindingSet {
    let id = ObjectIdentifier(laidOut.screen)
    if let known = layouts.removeValue(forKey: id) { return known }
    screens.append(id)
    return FindingSet()
  }
}

extension Finding {
  /// The finding as one of a layout in a state that is not the initial one.
  fileprivate func inState(_ name: String) -> Finding {
    var finding = self
    finding.message += ", in state \"\(name)\""
    return finding
  }
}
