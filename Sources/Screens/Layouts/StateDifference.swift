import Templates
import Views

/// The changes that a state makes to a screen: constraints deactivated and activated, attributes changed, and views
/// left untouched.
package struct StateDifference {
  package let state: ConstraintTemplate
  /// The screen's tree.
  package let tree: ViewTree
  /// The constraints of the initial state that are not active in this one.
  package let gone: [ConstraintTemplate.Held]
  /// The constraints of this state that are not active in the initial one.
  package let come: [ConstraintTemplate.Held]
  /// The attributes whose values differ, each with its value in the initial state.
  package let changes: [(change: ConstraintTemplate.Change, before: PropertyValue)]

  /// Compares a state with the initial state of a screen, in a layout of the screen in this state; nil for the screen
  /// as designed.
  package init(_ state: ConstraintTemplate, of screen: Screen, in laidOut: LaidOutScreen? = nil) {
    self.state = state
    tree = laidOut?.tree ?? screen.tree
    let initial = screen.initialState(for: state, in: laidOut?.traits)
    let (old, new) = (Set(initial.activated.map(Active.init)), Set(state.activated.map(Active.init)))
    gone = initial.activated.filter { !new.contains(Active($0)) }
    come = state.activated.filter { !old.contains(Active($0)) }
    let before = Dictionary(
      initial.changes.map { (Key($0), $0.value) }, uniquingKeysWith: { first, _ in first })
    changes = state.changes.compactMap { change in
      guard let old = before[Key(change)], old != change.value, !change.attribute.isNames else { return nil }
      return (change, old)
    }
  }

  /// A constraint on a view, wherever it stands among the others.
  private struct Active: Hashable {
    let holder: ViewID
    let constraint: Constraint

    init(_ held: ConstraintTemplate.Held) { (holder, constraint) = (held.holder, held.constraint) }
  }

  private struct Key: Hashable {
    let view: ViewID
    let keyPath: String

    init(_ change: ConstraintTemplate.Change) { (view, keyPath) = (change.view, change.attribute.keyPath) }
  }

  /// The views whose attributes change, in document order, each with a description of its changes.
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
