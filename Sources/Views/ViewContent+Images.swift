extension ViewContent {
  /// Changes every image in the content of an image view, button or segmented control.
  ///
  /// - Parameter change: Called for each image, in a fixed order; content without images is unchanged.
  public mutating func changeImages(_ change: (inout ImageReference) -> Void) {
    func apply(_ image: inout ImageReference?) {
      guard var value = image else { return }
      change(&value)
      if value != image { image = value }
    }
    switch self {
    case .imageView(var view):
      apply(&view.image)
      apply(&view.highlightedImage)
      self = .imageView(view)
    case .button(var button):
      for state in [\Button.normal, \.highlighted, \.disabled, \.selected] {
        apply(&button[keyPath: state].image)
        apply(&button[keyPath: state].backgroundImage)
      }
      if var configuration = button.configuration {
        apply(&configuration.image)
        button.configuration = configuration
      }
      self = .button(button)
    case .segmentedControl(var control):
      for index in control.segments.indices { apply(&control.segments[index].image) }
      self = .segmentedControl(control)
    default: break
    }
  }
}
