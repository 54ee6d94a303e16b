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
  private var subjects: [TextFinding.Subject: Int] = [:]

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
    for finding in laidOut.findings {
      var found = finding
      if let state = laidOut.state, !own.contains(finding) { found = finding.inState(state.name) }
      found.occurrences = [laidOut.occurrence]
      own.append(found)
    }
    layouts[ObjectIdentifier(laidOut.screen.origin)] = own
  }

  /// Adds the findings of layout, which need not be added before, and drawing.
  package mutating func add(_ drawn: DrawnScreen) {
    add(drawn.laidOut)
    add(drawn.marks, on: drawn.laidOut)
    for text in drawn.texts {
      if let place = subjects[text.subject] {
        texts[place].occur(in: [drawn.laidOut.occurrence])
      } else {
        subjects[text.subject] = texts.count
        texts.append(text.finding)
        texts[texts.count - 1].occurrences = [drawn.laidOut.occurrence]
      }
    }
  }

  /// Adds the findings made while computing highlights.
  package mutating func add(_ marks: ScreenMarks, on laidOut: LaidOutScreen) {
    var own = takeOut(laidOut)
    for finding in marks.findings {
      var finding = finding
      finding.occurrences = [laidOut.occurrence]
      own.append(finding)
    }
    layouts[ObjectIdentifier(laidOut.screen.origin)] = own
  }

  private mutating func takeOut(_ laidOut: LaidOutScreen) -> FindingSet {
    let id = ObjectIdentifier(laidOut.screen.origin)
    if let known = layouts.removeValue(forKey: id) { return known }
    screens.append(laidOut.screen.origin)
    return FindingSet()
  }
}

extension LaidOutScreen {
  /// How findings name the layout.
  fileprivate var occurrence: Finding.Occurrence {
    Finding.Occurrence(
      screen: screen.name, orientation: traits.orientation.rawValue, device: screen.deviceName(for: traits))
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
