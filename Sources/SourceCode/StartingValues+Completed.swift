// What is known of values with the help of another version of the code.
extension StartingValues {
  /// Whether a property is a color of something with a background that is not known: white may be on any.
  ///
  /// - Parameters:
  ///   - path: The names that lead to the property.
  ///   - isKnown: Whether it is known what a value is.
  package func isOnUnknownGround(_ path: [String], _ isKnown: (Value) -> Bool) -> Bool {
    guard let name = path.last, name.lowercased().hasSuffix("color"), name != "backgroundColor" else {
      return false
    }
    return path.indices.contains { end in
      let ground = Array(path[..<end]) + ["backgroundColor"]
      return unknown.contains(ground) || values[ground].map { !isKnown($0) } ?? false
    }
  }

  /// Lists the values in the order of their places.
  mutating func sort() {
    let shown = values.merging(initial) { value, _ in value }
    sorted = shown.map { ($0.key, $0.value) }.sorted { one, other in
      (one.1.file, one.1.line, one.0.joined(separator: "."))
        < (other.1.file, other.1.line, other.0.joined(separator: "."))
    }
  }

  /// The values with those of another version of the code for the properties that are unknown here and known there: that
  /// they are others is not known. In another language code runs from other places, so that all those are unknown which
  /// nothing gives; and so they are of a class that no source has here.
  ///
  /// - Parameters:
  ///   - other: The values of the other version.
  ///   - isKnown: Whether it is known what a value is of the property to which some names lead.
  package func completed(by other: StartingValues, _ isKnown: ([String], Value) -> Bool) -> StartingValues {
    let isRewritten = other.isObjectiveC != nil && isObjectiveC != other.isObjectiveC
    let missing = other.values.filter { path, _ in
      unknown.contains(path) || isRewritten && values[path] == nil
        // What it hands to a function may be given the same there, unless it still is handed out.
        || values[path] == nil && assigned[path] == nil && handsOut(path) && !other.handsOut(path)
        // What fills a row may have moved to where nobody finds it.
        || SourceRow.type(ofName: path[0]) != nil && values[path] == nil && assigned[path] == nil
          && callees.contains(SourceRow.handed)
        // Whoever shows a view may call what now gives it the value.
        || !isController && values[path] == nil && assigned[path] != nil
          && !isOnlyGivenUncalled(path, since: other)
        || values[path].map { !isKnown(path, $0) } ?? false
    }
    // What is on a ground that only one version knows is told from it in neither.
    let grounds = other.unknown.filter { $0.last == "backgroundColor" }.subtracting(unknown)
    if missing.isEmpty, grounds.isEmpty { return self }
    var result = self
    result.unknown.formUnion(grounds)
    for (path, value) in missing {
      var value = value
      value.isOfOtherVersion = true
      result.values[path] = value
    }
    result.sort()
    return result
  }

  /// The same as values of another version.
  package var asOfOtherVersion: StartingValues {
    var result = self
    for path in values.keys { result.values[path]?.isOfOtherVersion = true }
    result.sort()
    return result
  }
}
