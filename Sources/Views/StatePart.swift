/// A step of a sequence of states: `wide`, `initial`, or `before=wide`, which keeps the state that the views of template
/// `wide` are in under a name of its own.
package struct StatePart: Hashable, Sendable {
  /// The name under which the current state is kept; nil for a step that applies a state.
  package var kept: String?
  /// The name of the state that is applied, or of the template whose views it is about.
  package var name: String

  /// The step in words.
  package var text: String { kept.map { "\($0)=\(name)" } ?? name }

  /// The word for the state that a screen is designed in.
  package static let initialState = "initial"

  /// Returns the steps of a sequence in words: names separated by commas, without the blanks around them.
  package static func parts(_ text: String) -> [StatePart] {
    text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let names = words.map { word -> String in
        let start = word.drop { $0 == " " }
        return String(start.reversed().drop { $0 == " " }.reversed())
      }
      return names.count == 2
        ? StatePart(kept: names[0], name: names[1]) : StatePart(kept: nil, name: names[0])
    }
  }

  /// Adds the step to a sequence, which stays as short as its result allows: a state that is applied again has the place
  /// of its last application, and coming back from a single state to the initial one leaves nothing. What a kept state
  /// holds depends on everything before it, so that a sequence with one only grows.
  package func add(to sequence: inout [StatePart]) {
    guard kept == nil, sequence.allSatisfy({ $0.kept == nil }) else { return sequence.append(self) }
    sequence.removeAll { $0 == self }
    sequence.append(self)
    let isInitial = { (part: StatePart) in part.name == Self.initialState }
    if sequence.allSatisfy(isInitial) || sequence.count == 2 && isInitial(self) { sequence = [] }
    if let first = sequence.first, isInitial(first) { sequence.removeFirst() }
  }
}
