/// The name of a property in steps: `toolbar.items[2].tintColor`.
struct PropertyName: Hashable {
  /// The name as records have it.
  let text: String
  /// The steps; a list's have their index.
  let steps: [Substring]

  init(_ text: String) {
    self.text = text
    steps = text.split(separator: ".")
  }

  /// The last step.
  var last: Substring { steps.last ?? "" }

  /// Whether it is a property of something inside what another name stands for.
  func isInside(_ other: PropertyName) -> Bool {
    steps.count > other.steps.count && steps.starts(with: other.steps)
  }

  /// The names of what it is a property of something inside of, the innermost first.
  var around: [Substring] { steps.dropLast().reversed().map { text[..<$0.endIndex] } }

  /// The name without the steps of what it is inside of.
  func name(inside other: PropertyName) -> String {
    steps.dropFirst(other.steps.count).joined(separator: ".")
  }

  /// The innermost item of a list that it is a property of: its name and the list's; nil if there is none.
  var item: (name: String, list: String)? {
    guard let place = steps.dropLast().lastIndex(where: { $0.last == "]" }),
      let bracket = steps[place].lastIndex(of: "[")
    else { return nil }
    let around = steps[..<place].map { $0 + "." }.joined()
    return (around + steps[place], around + steps[place][..<bracket])
  }
}
