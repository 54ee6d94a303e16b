import Testing
import Views

/// Views read from nearly empty documents.
struct BareView {
  /// The properties of the view with the object ID `x`.
  let record: PropertyRecord
  /// Whether the view is a control.
  let isControl: Bool
  /// The messages of the findings.
  let findings: [String]

  /// Reads a document's text.
  init(in text: String) throws {
    let (scenes, findings) = try read(text)
    let view = try #require(scenes.lazy.compactMap { $0.tree.views.first { $0.objectID == "x" } }.first)
    record = PropertyRecord(view)
    isControl = view.control != nil
    self.findings = findings.map(\.message)
  }

  /// The differences from another view, and the findings.
  func texts(besides base: BareView?) -> [String] { [record.text(besides: base?.record)] + findings }

  /// A line for each name: all properties of the first one, and for the others the differences from the first or from
  /// the plain control.
  ///
  /// - Parameters:
  ///   - names: The names to read, the plain view first.
  ///   - control: The name of the plain control, which other controls are compared with.
  ///   - document: Returns the document for a name.
  static func lines(of names: [String], control: String, document: (String) -> String) throws -> [String] {
    let plainControl = try BareView(in: document(control))
    let plainView = try BareView(in: document(names[0]))
    return try names.map { name in
      let view = try BareView(in: document(name))
      let base = view.isControl && name != control ? plainControl : plainView
      return line(name, view.texts(besides: name == names[0] ? nil : base))
    }
  }

  /// The properties for a name; a dash if there are none.
  static func line(_ name: String, _ texts: [String]) -> String {
    let texts = texts.filter { !$0.isEmpty }
    return "\(name): \(texts.isEmpty ? "–" : texts.joined(separator: "; "))"
  }
}
