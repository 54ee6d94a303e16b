import Views

extension ViewContent {
  /// Whether the view draws anything besides its background. Containers, empty texts and missing images draw nothing
  /// that could overlap something or leave the screen.
  var showsItself: Bool {
    switch self {
    case .plain, .container, .stackView, .collectionView: false
    case .label(let label): label.text.contains { !$0.isWhitespace }
    case .imageView(let imageView): imageView.image != nil
    default: true
    }
  }

  /// Whether the class draws an opaque background if the view has no background color.
  var hasGroundOfItsOwn: Bool {
    if case .tableView = self { return true }
    return false
  }
}
