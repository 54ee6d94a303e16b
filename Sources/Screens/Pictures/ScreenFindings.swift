import Diagnostics

/// The findings of a document's screens after layout and drawing, each reported once regardless of how many layouts and
/// pictures show it.
///
/// Each stage returns its findings together with its result; callers with several results collect them here.
package struct ScreenFindings: Sendable {
  private var layouts: [ObjectIdentifier: FindingSet] = [:]
  /// The screens, in the order in which they were added; a screen and those made from it count as one.
  private var screens: [Screen.Origin] = []
  private var texts: [Finding] = []
  private var subjects: Set<TextFinding.Subject> = []

  /// Creates an empty collection.
  package init() {}

  /// The findings of layout, screen by screen, followed by those about text and symbols in picture order.
  package var findings: [Finding] {
    screens.flatMap { layouts[ObjectIdentifier($0)]?.elements ?? [] } + texts
  }

  /// Adds the findings of layout. A finding that also occurs in the initial state, which is to be added first, is not
  /// repeated for other states.
  package mutating func add(_ laidOut: LaidOutScreen) {
    var own = takeOut(laidOut)
    for finding in laidOut.findings where !own.contains(finding) {
      own.append(laidOut.state.map { finding.inState($0.name) } ?? finding)
    }
    layouts[ObjectIdentifier(laidOut.screen.origin)] = own
  }

  /// Adds the findings of layout, which need not be added before, and drawing.
  package mutating func add(_ drawn: DrawnScreen) {
    add(drawn.laidOut)
    add(drawn.marks, on: drawn.laidOut)
    for text in drawn.texts where subjects.insert(text.subject).inserted { texts.append(text.finding) }
  }

  /// Adds the findings made while computing highlights.
  package mutating func add(_ marks: ScreenMarks, on laidOut: LaidOutScreen) {
    var own = takeOut(laidOut)
    own.append(contentsOf: marks.findings)
    layouts[ObjectIdentifier(laidOut.screen.origin)] = own
  }

  private mutating func takeOut(_ laidOut: LaidOutScreen) -> FindingSet {
    let id = ObjectIdentifier(laidOut.screen.origin)
    if let known = layouts.removeValue(forKey: id) { return known }
    screens.append(laidOut.screen.origin)
    return FindingSet()
  }
}

extension Finding {
  /// Returns the finding with a message that names the (non-initial) state.
  fileprivate func inState(_ name: String) -> Finding {
    var finding = self
    finding.message += ", in state \"\(name)\""
    return finding
  }
}
