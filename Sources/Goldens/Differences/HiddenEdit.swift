import Diagnostics
import JSON

/// An edit of a document that no picture shows: behavior, what assistive technology reads, what code sees.
package struct HiddenEdit: Hashable, Sendable {
  /// The id of the object; empty for the document.
  package var id: String
  /// What messages call the object.
  package var subject: String
  /// What the document says otherwise: `scrollEnabled YES → NO`.
  package var phrase: String
  /// The line; 0 for none.
  package var line: Int
  /// Those of the same edit of other objects.
  package var otherLines: [Int] = []
  /// The file of the line, such as one of code or texts; nil for the document.
  package var file: String?
  /// Whether a running app shows it nevertheless: with its data, in another controller, by a class of its own.
  package var showsInApp = false

  /// An edit from its words.
  package init(id: String, subject: String, phrase: String, line: Int, file: String? = nil) {
    (self.id, self.line, self.file) = (id, line, file)
    (self.subject, self.phrase) = (PrintedText.sentence(subject), PrintedText.sentence(phrase))
  }

  /// The edit of several outlets of an object. `first`: that of the first of them.
  package init(outlets: [String], lines: [Int], areNew: Bool, of first: HiddenEdit) {
    let names = DifferenceItem.list(outlets.map { "\"\($0)\"" }, most: 8)
    let place = "(lines \(DifferenceItem.list(lines.map(String.init), most: 8)) before)"
    self.init(
      id: first.id, subject: first.subject,
      phrase: "outlets \(names) \(areNew ? "are new" : "are gone \(place)")", line: areNew ? lines[0] : 0)
    if areNew { otherLines = Array(lines.dropFirst()) }
  }

  /// What a document with these edits and no others shows: `nothing visible`.
  static func outcome(of edits: [HiddenEdit]) -> String {
    edits.contains(where: \.showsInApp) ? "seen only in a running app" : "nothing visible"
  }

  /// The same edits, those first that change what an application does, as not all of them may be listed.
  package static func leading(_ edits: [HiddenEdit]) -> [HiddenEdit] {
    edits.filter { !$0.isOfAccessibility } + edits.filter(\.isOfAccessibility)
  }

  private var isOfAccessibility: Bool { phrase.hasPrefix("accessibility") }

  /// How many are listed of a document.
  static let most = 12

  /// Lines below a document: each edit with its place.
  static func lines(for edits: [HiddenEdit], in document: String) -> [String] {
    let file = document.split(separator: "/").last.map(String.init) ?? document
    // The same edit of several objects is listed once.
    var (order, groups) = ([[String]](), [[String]: [HiddenEdit]]())
    for edit in edits {
      let isGone = edit.line == 0 && edit.file == nil
      let key = [edit.phrase, edit.file ?? ""] + (isGone ? ["\(order.count)"] : [])
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(edit)
    }
    // The last one takes no more room than that there is one.
    let most = order.count == most + 1 ? order.count : most
    let listed = order.prefix(most).map { key in
      let own = groups[key]!
      var lines: [String] = []
      for line in own.flatMap({ [$0.line] + $0.otherLines }).map(String.init) where !lines.contains(line) {
        lines.append(line)
      }
      // Of what is gone the phrase has the line.
      let place =
        own[0].line > 0
        ? " (\(own[0].file ?? file):\(DifferenceItem.list(lines, most: 4)))"
        : own[0].file.map { " (\($0))" } ?? ""
      var known: Set<String> = []
      let subjects = own.map(\.subject).filter { known.insert($0).inserted }
      return "\(DifferenceItem.list(subjects, most: 3)): \(own[0].phrase)\(place)"
    }
    let rest = order.dropFirst(most).reduce(0) { $0 + groups[$1]!.count }
    return listed + (rest > 0 ? ["and \(rest) more"] : [])
  }

  var json: JSONValue {
    .object([
      ("id", .string(id)), ("subject", .string(subject)), ("phrase", .string(phrase)),
      ("line", .integer(line)), ("file", JSONValue(file)), ("showsInApp", .flag(showsInApp)),
    ])
  }
}
