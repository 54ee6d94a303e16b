extension ViewTree {
  /// Returns a tree of views of its own that is equal in everything, identities included.
  ///
  /// A layout changes such a copy, so that nothing has to be undone on the tree that it is a copy of.
  package func copy() -> ViewTree {
    let copies = views.map(View.init(copying:))
    for view in views {
      copies[view.id.index].take(view.allSubviews.map { copies[$0.id.index] })
    }
    return ViewTree(numbered: copies)
  }
}
