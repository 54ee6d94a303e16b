import InterfaceFile
import TestSupport
import Testing
import Views

/// Defaults for what a document leaves out: every element and object is read without attributes, and the result is
/// compared with `Tests/Fixtures/defaults`, a line for each.
///
/// A plain view is recorded with all its properties, any other with its differences from a plain view or a plain
/// control, and with all of its content; a part with its effect on the view that contains it; a scene with its
/// differences from the first one.
@Suite struct DefaultTests {
  @Test func viewElements() throws {
    let lines = try BareView.lines(of: ViewKinds.elements, control: "control") {
      document("<\($0) id=\"x\"/>")
    }
    try expect(lines, equal: "elements")
  }

  @Test func elementParts() throws {
    let lines = try BareParts.ofElements.map { part in
      let view = try BareView(in: document(part.text, attributes: part.attributes, before: part.before))
      let owner = try BareView(in: document("<\(part.owner) id=\"x\"/>"))
      return BareView.line(part.name, view.texts(besides: owner))
    }
    try expect(lines, equal: "element-parts")
  }

  @Test func archiveObjects() throws {
    let lines = try BareView.lines(of: Self.classes, control: "UIControl") {
      archive("<object class=\"IB\($0)\" id=\"x\"/>")
    }
    try expect(lines, equal: "objects")
  }

  @Test func objectParts() throws {
    let lines = try BareParts.ofObjects.map { part in
      func view(_ inside: String) throws -> BareView {
        try BareView(in: archive("<object class=\"\(part.owner)\" id=\"x\">\(inside)</object>"))
      }
      return BareView.line(part.name, try view(part.text).texts(besides: try view("")))
    }
    try expect(lines, equal: "object-parts")
  }

  @Test func scenes() throws {
    var first: PropertyRecord?
    let lines = try BareParts.scenes.map { part in
      let (scenes, findings) = try read(part.text, file: "Test.storyboard")
      let records = scenes.map { PropertyRecord($0) }
      defer { first = first ?? records.first }
      return BareView.line(part.name, records.map { $0.text(besides: first) } + findings.map(\.message))
    }
    try expect(lines, equal: "scenes")
  }

  @Test(arguments: [("elements", ViewKinds.elements), ("objects", classes)])
  func everyRowOfTheTableOfClassesHasALine(file: String, names: [String]) throws {
    let text = String(decoding: try Checkout.bytes(Checkout.fixture("defaults/\(file).txt")), as: UTF8.self)
    let rows = text.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
    #expect(rows == names)
    #expect(names.count > 40)
  }

  /// UIKit's classes of the table, without duplicates.
  static let classes = ViewKinds.elements.compactMap { ViewKinds.names(of: $0).dropFirst().first }

  private func expect(_ lines: [String], equal name: String) throws {
    try Golden.expectLines(lines.joined(separator: "\n") + "\n", equalFixture: "defaults/\(name).txt")
  }
}
