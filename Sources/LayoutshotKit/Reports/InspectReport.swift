import Diagnostics
import FoundationEssentials
import Geometry
import InterfaceFile
import Painting
import Views

/// The printed form of a stage's result.
public struct InspectReport {
  /// The stages, in their order.
  public enum Stage: String, CaseIterable, Sendable {
    /// What the file says, every element with its place.
    case document
    /// The resolved tree.
    case tree
    /// Where every view stands.
    case frames
    /// The drawing commands.
    case drawing
  }

  /// A screen in one of its layouts.
  public struct Entry {
    let screen: ScreenLayouts
    let variant: ScreenRequest.Variant
    let frames: Frames
    /// The tree as it was while it was laid out so; the tree itself moves on to the next layout.
    let root: ViewJSON
    let lines: [String]
    let drawing: Drawing?
  }

  let path: String
  let stage: Stage
  let findings: [Finding]
  private let document: InterfaceDocument?
  private var entries: [Entry] = []

  /// The report of the first stage.
  public init(_ document: InterfaceDocument) {
    path = document.file
    stage = .document
    findings = []
    self.document = document
  }

  /// A report of a later stage, of no screen yet.
  public init(path: String, stage: Stage, findings: [Finding]) {
    self.path = path
    self.stage = stage
    self.findings = findings
    document = nil
  }

  /// Adds a screen in a layout; lays its tree out.
  public mutating func add(_ screen: ScreenLayouts, _ variant: ScreenRequest.Variant, renderer: Renderer?) {
    let frames = screen.frames(variant)
    let place: (View) -> Rect = { [stage] in stage == .tree ? $0.frame : frames.inSuperview($0) }
    var lines: [String] = []
    describe(screen.tree.root, depth: 0, place: place, into: &lines)
    entries.append(
      Entry(
        screen: screen, variant: variant, frames: frames, root: ViewJSON(screen.tree.root, frame: place),
        lines: lines, drawing: stage == .drawing ? renderer?.drawing(of: screen, variant) : nil))
  }

  // MARK: Text

  /// The report as text.
  public var text: String {
    if let document { return documentText(document.root) }
    return entries.map { entry in
      let body = entry.drawing.map { $0.lines.map { "  \($0)\n" }.joined() } ?? entry.lines.joined()
      return heading(entry) + body
    }.joined(separator: "\n")
  }

  private func heading(_ entry: Entry) -> String {
    var parts = [entry.screen.name, entry.variant.orientation.rawValue]
    if let device = entry.variant.device?.name ?? entry.screen.canvas.device { parts.append(device) }
    let canvas = entry.frames.canvas
    parts.append("\(number(canvas.width)) × \(number(canvas.height)) pt @\(number(entry.frames.scale))x")
    return parts.joined(separator: " · ") + "\n"
  }

  private func describe(_ view: View, depth: Int, place: (View) -> Rect, into lines: inout [String]) {
    let rect = place(view)
    let frame = [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
    var marks: [String] = []
    if view.tag != 0 { marks.append("tag \(view.tag)") }
    if view.isHidden { marks.append("hidden") }
    if view.alpha != 1 { marks.append("alpha \(number(view.alpha))") }
    if !view.outletNames.isEmpty { marks.append("outlet \(view.outletNames.joined(separator: ", "))") }
    let indent = String(repeating: "  ", count: depth + 1)
    let suffix = marks.isEmpty ? "" : "  " + marks.joined(separator: ", ")
    let line = view.location.line > 0 ? "  :\(view.location.line)" : ""
    lines.append("\(indent)\(view.phrase)  [\(frame)]\(suffix)\(line)\n")
    for subview in view.subviews { describe(subview, depth: depth + 1, place: place, into: &lines) }
  }

  private func documentText(_ root: Element) -> String {
    var text = ""
    var waiting: [(element: Element, depth: Int)] = [(root, 0)]
    while let (element, depth) = waiting.popLast() {
      let attributes = element.attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
      let indent = String(repeating: "  ", count: depth)
      let content = element.children.isEmpty && !element.text.isEmpty ? " \"\(escaped(element.text))\"" : ""
      text += "\(element.line):\(element.column)\t\(indent)\(element.name)\(attributes)\(content)\n"
      waiting.append(contentsOf: element.children.reversed().map { ($0, depth + 1) })
    }
    return text
  }

  // MARK: JSON

  /// The report as JSON, indented for a person or on one line.
  public func json(isIndented: Bool) throws -> String {
    if let document {
      return try jsonText(
        DocumentJSON(file: path, root: ElementJSON(document.root), findings: []), isIndented: isIndented)
    }
    let scenes = entries.map { entry in
      SceneJSON(
        id: entry.screen.id, name: entry.screen.name, controller: entry.screen.controller,
        orientation: entry.variant.orientation.rawValue,
        device: entry.variant.device?.name ?? entry.screen.canvas.device,
        canvas: SizeJSON(entry.frames.canvas),
        scale: entry.frames.scale, root: stage == .drawing ? nil : entry.root, drawing: entry.drawing?.lines)
    }
    return try jsonText(
      InspectJSON(
        file: path, stage: stage.rawValue, scenes: scenes, findings: findings.map(FindingJSON.init)),
      isIndented: isIndented)
  }

  private struct InspectJSON: Encodable {
    var layoutshot = reportVersion
    var file: String
    var stage: String
    var scenes: [SceneJSON]
    var findings: [FindingJSON]
  }

  private struct DocumentJSON: Encodable {
    var layoutshot = reportVersion
    var file: String
    var stage = "document"
    var root: ElementJSON
    var findings: [FindingJSON]
  }

  /// An element of a document; attributes as pairs, as their order is the file's.
  private struct ElementJSON: Encodable {
    var name: String
    var line: Int
    var column: Int
    var attributes: [[String]]
    var text: String?
    var children: [ElementJSON]

    init(_ element: Element) {
      name = element.name
      line = element.line
      column = element.column
      attributes = element.attributes.map { [$0.name, $0.value] }
      text = element.children.isEmpty && !element.text.isEmpty ? element.text : nil
      children = element.children.map(ElementJSON.init)
    }
  }
}

/// A number with at most four decimals and no useless zeros.
func number(_ value: Double) -> String {
  if value == value.rounded(), abs(value) < 1e12 { return String(Int(value)) }
  return String((value * 10_000).rounded() / 10_000)
}

/// Text for one line: quotes and line ends escaped.
func escaped(_ text: String) -> String {
  var result = ""
  for character in text {
    switch character {
    case "\"": result += "\\\""
    case "\n", "\r\n": result += "\\n"
    case "\t": result += "\\t"
    default: result.append(character)
    }
  }
  return result
}
