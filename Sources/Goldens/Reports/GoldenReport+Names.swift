/// Display names of files in a report.
extension GoldenReport {
  /// Replaces paths by display names, such as for a revision's files in a temporary folder.
  package mutating func show(_ name: (String) -> String) {
    items = items.map { $0.showing(name) }
    reported = reported.map { $0.showing(name) }
    excerpts = excerpts.mapValues {
      $0.map { excerpt in
        var excerpt = excerpt
        excerpt.file = name(excerpt.file)
        return excerpt
      }
    }
    for index in faulty.indices { faulty[index].document = name(faulty[index].document) }
    words = words.map { words in
      var shown = words
      shown.document = name(words.document)
      for index in shown.lines.indices { shown.lines[index].file = shown.lines[index].file.map(name) }
      return shown
    }
  }
}

extension GoldenItem {
  fileprivate func showing(_ name: (String) -> String) -> GoldenItem {
    func shown(_ changes: [TreeChange]) -> [TreeChange] {
      changes.map { change in
        var change = change
        change.file = change.file.map(name)
        return change
      }
    }
    let failures = failures.map { failure in
      var failure = failure
      failure.document = name(failure.document)
      failure.changes = shown(failure.changes)
      return failure
    }
    return GoldenItem(id: id, failures: failures, changes: shown(changes))
  }
}
