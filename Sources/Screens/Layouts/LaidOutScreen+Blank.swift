import Views

extension LaidOutScreen {
  /// Whether the document leaves the screen blank: none of its views shows anything before code fills them, as a table
  /// without rows.
  package var isFilledByCode: Bool {
    var waiting = tree.root.subviews
    while let view = waiting.popLast() {
      if view.isHidden || view.alpha <= 0 { continue }
      if showsSomething(view) { return false }
      waiting += view.subviews
    }
    return !showsContent(tree.root)
  }

  /// Whether a view shows anything on the root view, apart from its subviews.
  private func showsSomething(_ view: View) -> Bool {
    let ground = view.backgroundColor?.resolved(in: traits.appearance)
    let isSeen = ground.map {
      $0.alpha > 0 && $0 != tree.root.backgroundColor?.resolved(in: traits.appearance)
    }
    return isSeen == true || showsContent(view)
  }

  private func showsContent(_ view: View) -> Bool {
    switch view.content {
    case .plain:
      // The name of a class that nobody declares is drawn.
      return view.customClass != nil && view.inheritedClasses.isEmpty && view !== tree.root
    case .container, .stackView, .collectionView, .tableView: return false
    case .label(let label): return !label.text.isEmpty || label.attributedText != nil
    case .imageView(let image): return image.image != nil
    default: return true
    }
  }
}
