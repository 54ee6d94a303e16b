import Templates
import Views

/// What a state changes on a screen: constraints that go and come, attributes, and views that have no part in it.
package struct StateDifference {
  /// The state.
  package let state: ConstraintTemplate
  /// The screen's tree.
  package let tree: ViewTree
  /// The constraints of the initial state that are not of this one.
  package let gone: [ConstraintTemplate.Held]
  /// The attributes that have another value, each with the one of the initial state.
  package let changes: [(change: ConstraintTemplate.Change, before: TemplateValue)]

  /// - Parameter screen: the screen, in whatever state it is.
  package init(_ state: ConstraintTemplate, of screen: Screen) {
    self.state = state
    tree = screen.tree
    let initial = screen.initialState(for: state)
    gone = initial.activated
    let before = Dictionary(
      initial.changes.map { (Key($0), $0.value) }, uniquingKeysWith: { first, _ in first })
    changes = state.changes.compactMap { change in
      guard let old = before[Key(change)], old != change.value else { return nil }
      return (change, old)
    }
  }

  private struct Key: Hashable {
    let view: ViewID
    let keyPath: String

    init(_ change: ConstraintTemplate.Change) {
      view = change.view
      keyPath = change.attribute.keyPath
    }
  }

  /// The views whose attributes change, in document order, and how.
  package var changedViews: [(view: ViewID, words: String)] {
    var result: [(view: ViewID, words: String)] = []
    for (change, before) in changes {
      let words = "\(change.attribute.keyPath) \(before.text) → \(change.value.text)"
      if result.last?.view == change.view {
        result[result.count - 1].words += ", \(words)"
      } else {
        result.append((change.view, words))
      }
    }
    return result
  }
}
