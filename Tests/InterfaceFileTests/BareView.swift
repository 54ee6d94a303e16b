import Testing
import Views

/// Views read from documents that say next to nothing of them.
struct BareView {
  /// The properties of the view, whose object id is `x`.
  let record: PropertyRecord
  /// Whether the view is a control.
  let isControl: Bool
  /// The messages of what was found.
  let findings: [String]

  /// Reads a document's text.
  init(in text: String) throws {
    let (scenes, findings) = try read(text)
    let view = try #require(scenes.lazy.compactMap { $0.tree.views.first { $0.objectID == "x" } }.first)
    record = PropertyRecord(view)
    isControl = view.control != nil
    self.findings = findings.map(\.message)
  }

  /// What is other than in another view, and what was found.
  func texts(besides base: BareView?) -> [String] { [record.text(besides: base?.record)] + findings }

  /// A line for each name: of the first one all properties, of the others what differs from the first or from the plain
  /// control.
  ///
  /// - Parameters:
  ///   - names: what is read, the plain view first.
  ///   - control: the name of the plain control, that other controls differ from.
  ///   - document: the document of a name.
  static func lines(of names: [String], control: String, document: (String) -> String) throws -> [String] {
    let plainControl = try BareView(in: document(control))
    let plainView = try BareView(in: document(names[0]))
    return try names.map { name in
      let view = try BareView(in: document(name))
      let base = view.isControl && name != control ? plainControl : plainView
      return line(name, view.texts(besides: name == names[0] ? nil : base))
    }
  }

  /// What is said of a name; a dash stands for nothing.
  static func line(_ name: String, _ texts: [String]) -> String {
    let texts = texts.filter { !$0.isEmpty }
    return "\(name): \(texts.isEmpty ? "–" : texts.joined(separator: "; "))"
  }
}
