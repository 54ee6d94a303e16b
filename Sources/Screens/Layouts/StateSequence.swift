import Templates
import Views

/// States that are applied to a screen one on top of the other, as a program does it that applies one constraint template
/// after another: `wide,compact`.
///
/// A step is the name of a template; `initial`; or `KEPT=NAME`, which keeps the state that the views of template NAME are in
/// at that point under a name of its own, to come back to: `wide,before=compact,compact,before`.
package struct StateSequence: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    /// Applies a template, a kept state, or the initial state.
    case apply(String)
    /// Keeps the current state of the views of a template.
    case keep(String, template: String)

    /// The name of what the step applies, or of the template whose views it is about.
    var subject: String {
      switch self {
      case .apply(let name), .keep(_, template: let name): name
      }
    }
  }

  /// The steps, templates by their primary names.
  package let steps: [Step]

  /// The sequence in words; of a single state its name.
  package var name: String {
    steps.map { step in
      switch step {
      case .apply(let name): name
      case .keep(let name, let template): "\(name)=\(template)"
      }
    }.joined(separator: ",")
  }
}

extension Screen {
  /// Why a screen has no state that was asked for.
  package enum NoState: Error, Hashable, Sendable {
    /// There is no template, kept state or initial state of this name at that point.
    case unknown(String)
    /// A state is kept under the name of a template.
    case taken(String)
  }

  /// Returns the sequence of states that a name stands for: that of a state, the initial one included, or steps
  /// separated by commas, such as `wide,compact`. Throws for the first step that there is nothing for.
  package func sequence(named name: String) throws(NoState) -> StateSequence {
    if let state = state(named: name) { return StateSequence(steps: [.apply(state.name)]) }
    var steps: [StateSequence.Step] = []
    var kept: [String] = []
    for part in StatePart.parts(name) {
      let template = state(named: part.name)?.name
      if let name = part.kept {
        guard let template else { throw .unknown(part.name) }
        if name == ScreenRequest.initialState || name.isEmpty || state(named: name) != nil {
          throw .taken(name)
        }
        kept.append(name)
        steps.append(.keep(name, template: template))
      } else if kept.contains(part.name) || part.name == ScreenRequest.initialState {
        steps.append(.apply(part.name))
      } else if let template {
        steps.append(.apply(template))
      } else {
        throw .unknown(part.name)
      }
    }
    return StateSequence(steps: steps)
  }

  /// The name that traits have for a state, given by its name or alias, or by steps separated by commas; nil inside for
  /// the initial one, nil if the screen has no such state. It is that of the template, or the steps in one spelling.
  package func stateName(_ wanted: String) -> String?? {
    guard let sequence = try? sequence(named: wanted) else { return nil }
    return .some(sequence.isInitial ? nil : sequence.name)
  }

  /// Returns the orientation that a state is for by its name, of a sequence that of the last template; nil for a state
  /// of both, or one that the screen does not have.
  package func orientation(ofState name: String) -> Orientation? { lastTemplate(ofState: name)?.orientation }

  /// The names of the templates that a state uses, `byOrientationName` those of both orientations; none for a state that
  /// the screen does not have.
  package func templateNames(ofState name: String) -> [String] {
    if name == ScreenRequest.byOrientationName, state(named: name) == nil {
      return states.filter { $0.orientation != nil }.map(\.name)
    }
    return ((try? sequence(named: name))?.steps ?? []).compactMap { state(named: $0.subject)?.name }
  }

  /// Returns the template that a state comes from, of a sequence the last one; nil where it comes back to a kept state
  /// or to the initial one, or the screen does not have it.
  package func lastTemplate(ofState name: String) -> ConstraintTemplate? {
    guard case .apply(let last)? = try? sequence(named: name).steps.last else { return nil }
    return state(named: last)
  }
}

extension StateSequence {
  /// Whether it is the initial state without a step before it.
  var isInitial: Bool { steps == [.apply(ScreenRequest.initialState)] }
}
