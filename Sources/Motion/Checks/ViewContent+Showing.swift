import Views

extension ViewContent {
  /// Whether something is drawn besides the background: containers, empty texts and missing images show nothing that
  /// could lie over something or leave the screen.
  var showsItself: Bool {
    switch self {
    case .plain, .stackView, .collectionView: false
    case .label(let label): label.text.contains { !$0.isWhitespace }
    case .imageView(let imageView): imageView.image != nil
    default: true
    }
  }

  /// Whether the class draws an opaque ground where the view has no background colour.
  var hasGroundOfItsOwn: Bool {
    if case .tableView = self { return true }
    return false
  }
}
