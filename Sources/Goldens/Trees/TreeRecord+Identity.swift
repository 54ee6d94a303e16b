extension TreeRecord {
  /// What stands before the id of the view around a view that has none of its own.
  static let inside = "in "

  /// The record with an id for each view: the content view of a cell has none in a document, and one that was copied may have
  /// that of another. Such a view is known by the one around it.
  var withDistinctIDs: TreeRecord {
    var taken: Set<String> = []
    if nodes.allSatisfy({ !$0.id.isEmpty && taken.insert($0.id).inserted }) { return self }
    var result = self
    var around: [String] = []
    taken = []
    for (index, node) in nodes.enumerated() {
      around.removeLast(max(0, around.count - max(0, node.depth)))
      var id = node.id
      var count = 1
      while id.isEmpty || !taken.insert(id).inserted {
        id = Self.inside + (around.last ?? "nothing") + (count > 1 ? " \(count)" : "")
        count += 1
      }
      result.nodes[index].id = id
      around.append(id)
    }
    return result
  }
}
