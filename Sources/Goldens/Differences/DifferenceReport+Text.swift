import Diagnostics

/// What `diff` prints.
extension DifferenceReport {
  /// A few lines for each document.
  package var text: String { lines.map { PrintedText.oneLine($0) + "\n" }.joined() }

  private var lines: [String] {
    var lines: [String] = []
    for document in documents {
      lines.append(document.head)
      lines += document.lines.map { "  \($0)" }
    }
    return lines
  }

  /// A line for each document, and one for all.
  package var stat: String {
    let names = documents.map { PrintedText.shortened($0.document) }
    let width = names.map(\.count).max() ?? 0
    let rows = zip(names, documents).map { name, document in
      return " \(name)\(String(repeating: " ", count: width - name.count)) | \(document.figures)"
    }
    return (rows + [summary]).map { PrintedText.oneLine($0) + "\n" }.joined()
  }

  private var summary: String {
    let visible = documents.count(where: \.isVisible)
    let changes = documents.flatMap(\.items).count + documents.flatMap(\.hidden).count(where: \.showsInApp)
    var parts = [
      documents.count == 1 ? "1 document" : "\(documents.count) documents",
      changes == 1 ? "1 change" : "\(changes) changes",
    ]
    let others = documents.count - visible
    if others > 0 {
      parts.append(others == 1 ? "1 without visible change" : "\(others) without visible change")
    }
    return " " + parts.joined(separator: ", ")
  }
}

extension DocumentDifference {
  /// The document and what became of it as a whole.
  package var head: String {
    let document = PrintedText.path(document)
    switch status {
    case .added: return "\(document): added"
    case .removed: return "\(document): removed"
    case .unreadable: return "\(document): cannot be compared"
    case .renamed, .changed: break
    }
    let name = oldDocument.map { "\(PrintedText.path($0)) → \(document)" } ?? document
    if let housekeeping { return "\(name): \(housekeeping.words)" }
    let what = HiddenEdit.outcome(of: hidden)
    return scenes.isEmpty ? "\(name): \(status == .renamed ? "renamed, " : "")\(what)" : name
  }

  /// The lines below it, with as much indentation as they have among each other.
  package var lines: [String] {
    var lines = errors.map { error in
      let place = error.location.map { $0.line > 0 ? "\($0.file):\($0.line)" : $0.file } ?? document
      return "\(PrintedText.path(place)): \(error.message)"
    }
    // Of a document that came or went as a whole it is enough to name some.
    let isWhole = status == .added || status == .removed
    let shown =
      isWhole ? scenes.filter { $0.otherDocument != nil } + scenes.filter { $0.otherDocument == nil } : scenes
    for scene in isWhole ? shown.prefix(Self.mostNamed) : shown[...] {
      let cameOrWent = !isWhole && (scene.status == .added || scene.status == .removed)
      let isNamed = sceneCount > 1 || cameOrWent || scene.oldName != nil || scene.otherDocument != nil
      if isNamed { lines.append(scene.head) }
      for item in scene.items {
        let indentation = isNamed ? "  " : ""
        lines.append(indentation + item.headline(in: document, places: true))
        lines += item.consequences().map { "\(indentation)  \($0)" }
      }
    }
    if isWhole, scenes.count > Self.mostNamed {
      let rest = scenes.count - Self.mostNamed
      lines.append("and \(rest) more \(rest == 1 ? "screen" : "screens")")
    }
    let (inApp, unseen) = (hidden.filter(\.showsInApp), hidden.filter { !$0.showsInApp })
    // The headline of a document without changes in pictures has said so already.
    let hasHeading = !scenes.isEmpty
    for (heading, edits) in [("seen only in a running app:", inApp), ("not visible:", unseen)]
    where !edits.isEmpty {
      let isNamed = hasHeading || !inApp.isEmpty && !unseen.isEmpty && !edits[0].showsInApp
      if isNamed { lines.append(heading) }
      lines += HiddenEdit.lines(for: edits, in: self.document).map { (isNamed ? "  " : "") + $0 }
    }
    return lines
  }

  /// The most screens that are named of a document that came or went.
  private static let mostNamed = 12

  /// The document's changes in figures.
  var figures: String {
    switch status {
    case .added: return "added, " + Self.screens(sceneCount)
    case .removed: return "removed"
    case .unreadable: return "cannot be compared"
    case .renamed, .changed: break
    }
    if let housekeeping { return housekeeping.words }
    if scenes.isEmpty { return HiddenEdit.outcome(of: hidden) }
    let items = items
    let kinds = DifferenceItem.Kind.allCases.compactMap { kind -> String? in
      let count = items.count { $0.kind == kind }
      return count > 0 ? "\(count) \(kind.rawValue)" : nil
    }
    let whole = ["moved", "added", "removed"].compactMap { word in
      let count = scenes.count { $0.whole == word }
      return count > 0 ? "\(Self.screens(count)) \(word)" : nil
    }
    let changes = items.count == 1 ? "1 change" : "\(items.count) changes"
    let edited = scenes.count { $0.whole == nil || !$0.items.isEmpty }
    return
      ((edited > 0 ? ["\(changes) (\(kinds.joined(separator: ", "))) in \(Self.screens(edited))"] : [])
      + whole)
      .joined(separator: ", ")
  }

  private static func screens(_ count: Int) -> String { count == 1 ? "1 screen" : "\(count) screens" }
}

extension SceneDifference {
  /// What became of it as a whole, in a word; nil if it is on both sides.
  fileprivate var whole: String? {
    switch status {
    case .added, .removed: otherDocument == nil ? status.rawValue : "moved"
    case .renamed, .changed, .same: nil
    }
  }

  /// The screen and what became of it as a whole.
  var head: String {
    let name = "\"\(PrintedText.shortened(name))\""
    switch status {
    case .added:
      let what = otherDocument.map { "moved from \(PrintedText.path($0))" } ?? "added"
      return "\(name): \(what)" + (line > 0 ? " (line \(line))" : "")
    case .removed:
      let what = otherDocument.map { "moved to \(PrintedText.path($0))" } ?? "removed"
      return "\(name): \(what)" + (oldLine > 0 ? " (line \(oldLine) before)" : "")
    case .renamed, .changed, .same:
      return (oldName.map { "\"\(PrintedText.shortened($0))\" → " } ?? "") + name
    }
  }
}
