import Diagnostics
import Geometry
import JSON
import Numerals
import Reports

/// What a comparison with saved frames found in several documents.
package struct AgreementReport: Sendable {
  /// The documents that have answers, in order.
  package private(set) var documents: [DocumentAgreement] = []
  /// The documents that have none.
  package private(set) var unanswered = 0
  /// The documents that could not be read.
  package var failed = 0

  /// The distances within which views are counted, in points.
  private static let distances = [0.5, 1, 2]

  /// Creates an empty report.
  package init() {}

  /// Adds a document; nil for one without answers.
  package mutating func add(_ document: DocumentAgreement?) {
    if let document { documents.append(document) } else { unanswered += 1 }
  }

  private var views: [DocumentAgreement.View] { documents.flatMap(\.views) }

  // MARK: Text

  /// The wrong views that are causes, document by document, and a summary.
  ///
  /// - Parameter most: The most wrong views that are listed for each document.
  package func text(most: Int) -> String {
    var text = ""
    for document in documents {
      let wrong = document.views.filter { !$0.isWithin(1) }
      if wrong.isEmpty || most == 0 { continue }
      let causes = wrong.filter { !$0.followsOther }
      text +=
        "\(PrintedText.oneLine(document.path)): \(document.views.count - wrong.count) of"
        + " \(document.views.count) views within 1 pt\n"
      for view in causes.prefix(most) { text += Self.lines(view) }
      let (listed, others) = (min(most, causes.count), wrong.count - min(most, causes.count))
      if others > 0, listed > 0 { text += "  \(others) more, most of which follow\n" }
    }
    return text + summary
  }

  private static func lines(_ view: DocumentAgreement.View) -> String {
    let computed = view.computed.map(words) ?? "not laid out"
    let place = "\(view.location.file):\(view.location.line):\(view.location.column)"
    var text =
      "  \(PrintedText.oneLine("\(place): \(view.name)")): \(computed); Xcode saved \(words(view.saved))\n"
    for note in view.dependencies.prefix(6) {
      text +=
        "      \(PrintedText.oneLine(note.message))" + (note.location.map { " (line \($0.line))" } ?? "")
        + "\n"
    }
    return text
  }

  private static func words(_ rect: Rect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { Numeral.text($0, decimals: 2) }
    return "\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])"
  }

  /// One sentence, and one more for views whose size only code knows.
  package var summary: String {
    let all = views
    if all.isEmpty { return "no view has a frame that Xcode computed\n" }
    let wrong = all.filter { !$0.isWithin(1) }
    let differing = documents.count { $0.views.contains { !$0.isWithin(1) } }
    let within = all.count { $0.isWithin(0.5) }
    var text =
      "\(Self.percent(all.count - wrong.count, all.count)) of \(all.count) views within 1 pt,"
      + " \(Self.percent(within, all.count)) within 0.5 pt; \(differing) of \(documents.count) documents differ\n"
    let custom = wrong.count { $0.customClass != nil }
    if custom > 0 { text += "\(custom) of the \(wrong.count) other views are of classes of the project\n" }
    return text
  }

  private static func percent(_ part: Int, _ whole: Int) -> String {
    Numeral.text(1000 * Double(part) / Double(whole) / 10, decimals: 1) + " %"
  }

  // MARK: JSON

  /// Returns the report as JSON.
  package func json(isIndented: Bool) -> String {
    reportJSON([
      ("summary", Self.counts(views, more: [("documents", .integer(documents.count))])),
      ("unanswered", .integer(unanswered)), ("failed", .integer(failed)),
      (
        "documents",
        .array(
          documents.map { document in
            let wrong = document.views.filter { !$0.isWithin(1) }
            return Self.counts(
              document.views, first: [("file", .string(document.path))],
              more: [("differing", .array(wrong.map(Self.json)))])
          })
      ),
    ]).text(isIndented: isIndented)
  }

  private static func counts(
    _ views: [DocumentAgreement.View], first: [(key: String, value: JSONValue)] = [],
    more: [(key: String, value: JSONValue)]
  ) -> JSONValue {
    let within = distances.map { points in
      (key: Numeral.text(points), value: JSONValue.integer(views.count { $0.isWithin(points) }))
    }
    return .object(first + [("views", .integer(views.count)), ("within", .object(within))] + more)
  }

  private static func json(_ view: DocumentAgreement.View) -> JSONValue {
    .object([
      ("id", .string(view.objectID)), ("view", .string(view.name)),
      ("customClass", JSONValue(view.customClass)),
      ("location", view.location.json), ("saved", view.saved.json),
      ("computed", view.computed?.json ?? .null), ("followsOther", .flag(view.followsOther)),
      (
        "dependencies",
        .array(
          view.dependencies.map { note in
            .object([("text", .string(note.message)), ("location", note.location?.json ?? .null)])
          })
      ),
    ])
  }
}
