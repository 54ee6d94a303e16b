// What methods do with the view that calls them.
extension SourceType.Method {
  /// The classes of the views that call their delegates with themselves, by what the names of these methods begin with.
  private static let delegating = [
    "textView": "UITextView", "textField": "UITextField", "searchBar": "UISearchBar",
  ]
  /// The classes of what calls actions.
  private static let controls: Set<String> = [
    "UIButton", "UIControl", "UIDatePicker", "UIPageControl", "UISegmentedControl", "UISlider", "UIStepper",
    "UISwitch", "UITextField",
  ]

  /// The name that stands for what calls it with itself: a view whose delegate the object is, or a control whose action it is. Nil where
  /// nothing may. `type`: the class of its first parameter.
  private func sender(ofClass type: String) -> String? {
    if Self.delegating.contains(where: { type == $0.value && name.hasPrefix($0.key) }) {
      return StartingValues.sender(ofClass: type)
    }
    // In Swift an action says that it is one.
    let isAction =
      isExposed && parameters.count <= 2 && Self.controls.contains(type) && selector.contains(":")
    return isAction ? StartingValues.sender(ofAction: selector) : nil
  }

  /// Notes what it does with its first parameter as done to what the document has call it, too.
  ///
  /// `types`: the types of its parameters, by their names.
  mutating func noteSender(_ types: [String: String]) {
    guard !isStatic, let parameter = parameters.first, let type = types[parameter.name] ?? parameter.type,
      let sender = sender(ofClass: type)
    else { return }
    body += body.compactMap { statement in
      guard case .argumentAssignment(var assignment) = statement, assignment.path[0] == parameter.name,
        assignment.path.count > 1
      else { return nil }
      assignment.path[0] = sender
      return .assignment(assignment)
    }
  }
}

extension StartingValues {
  /// The name that stands for the views of a class of which a controller is the delegate, as if they were a property of its own.
  package static func sender(ofClass name: String) -> String { "sender \(name)" }

  /// The name that stands for the controls that call an action of a controller.
  package static func sender(ofAction selector: String) -> String { "sender of \(selector)" }
}
