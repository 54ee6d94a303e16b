extension StartingValues {
  /// A place in a source: the path of the file, and the line from 1.
  package struct Place: Hashable, Sendable {
    package var file: String
    package var line: Int
  }

  /// The expression of what code gives a property, word by word, in what method, and where.
  struct Given: Hashable {
    var words: String
    let method: String
    let place: Place
  }

  /// What code answers, whatever is asked for.
  package struct Answer: Hashable, Sendable {
    /// The code, word by word.
    var words: String
    package var place: Place
    /// The value; nil where it depends on anything.
    package var value: SourceValue?
  }
}
