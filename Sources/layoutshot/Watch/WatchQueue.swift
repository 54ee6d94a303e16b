/// The documents to be redrawn: saved ones first, then those that may depend on a saved file.
struct WatchQueue {
  private var saved: [String] = []
  private var others: [String] = []

  var isEmpty: Bool { saved.isEmpty && others.isEmpty }

  mutating func addAll(_ documents: [String]) { others = documents.filter { !saved.contains($0) } }

  /// Adds saved documents. Any document may depend on any file of its project, so all are redrawn; if the pixels are unchanged,
  /// nothing is written.
  mutating func add(_ changed: [String], of documents: [String]) {
    for path in changed where !saved.contains(path) { saved.append(path) }
    let known = Set(documents)
    saved = saved.filter(known.contains)
    addAll(documents)
  }

  /// Removes and returns the next documents: only some, so that documents saved meanwhile come first.
  mutating func take(_ count: Int) -> Set<String> {
    var result: Set<String> = []
    while result.count < count {
      if !saved.isEmpty {
        result.insert(saved.removeFirst())
      } else if !others.isEmpty {
        result.insert(others.removeFirst())
      } else {
        break
      }
    }
    return result
  }
}
