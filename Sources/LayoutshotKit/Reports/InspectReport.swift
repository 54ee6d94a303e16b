import Diagnostics
import Geometry
import InterfaceFile
import JSON
import Painting
import Views

/// The printed form of a stage's result.
package struct InspectReport {
  /// The stages, in their order.
  package enum Stage: String, CaseIterable, Sendable {
    /// What the file says, every element with its place.
    case document
    /// The resolved tree with everything that its views hold, as designed.
    case tree
    /// Where every view stands.
    case frames
    /// The drawing commands.
    case drawing
  }

  /// A screen in one of its layouts, as it was while its tree was laid out so; the tree itself moves on.
  private struct Entry {
    let heading: String
    let lines: [String]
    let json: JSONValue
  }

  private let path: String
  private let stage: Stage
  /// What was found while reading, matching and laying out.
  package private(set) var findings: FindingSet
  private let document: InterfaceDocument?
  private let listsHighlights: Bool
  /// Whether it is shown what a state changes.
  private let listsStates: Bool
  private var entries: [Entry] = []

  /// The report of the first stage.
  package init(_ document: InterfaceDocument) {
    path = document.file
    stage = .document
    findings = []
    self.document = document
    listsHighlights = false
    listsStates = false
  }

  /// A report of a later stage, of no screen yet.
  ///
  /// - Parameters:
  ///   - listsHighlights: whether JSON tells the highlights of the screens, which a renderer must find.
  ///   - listsStates: whether it is shown which constraints come and go in a state, and which attributes change.
  package init(
    path: String, stage: Stage, findings: [Finding], listsHighlights: Bool = false, listsStates: Bool = false
  ) {
    self.path = path
    self.stage = stage
    self.findings = FindingSet(findings)
    document = nil
    self.listsHighlights = listsHighlights
    self.listsStates = listsStates
  }

  /// Adds a screen in a layout; lays its tree out.
  ///
  /// - Parameter renderer: whose fonts texts are measured with, and who draws; see `needsRenderer`.
  package mutating func add(_ screen: ScreenLayouts, _ variant: ScreenRequest.Variant, renderer: Renderer?) {
    let frames = screen.frames(variant, fonts: stage == .tree ? nil : renderer?.fonts)
    let marks = listsHighlights ? renderer?.marks(on: screen, variant, frames: frames) : nil
    findings.append(contentsOf: screen.layoutFindings)
    let grid = PixelGrid(scale: frames.scale)
    let place: (View) -> Rect = { [stage] view in
      // A difference of two grid lines can be off the grid by the last bit of a Double.
      stage == .tree ? view.frame : grid.snapped(frames.inSuperview(view))
    }
    let stateLines = listsStates ? screen.shownState.map { StateReport($0, of: screen).text } ?? "" : ""
    let drawing = stage == .drawing ? renderer?.drawing(of: screen, variant).lines ?? [] : nil
    entries.append(
      Entry(
        heading: heading(screen, variant, frames) + stateLines,
        lines: drawing.map { $0.map { "  \($0)\n" } } ?? lines(screen.tree.root, place: place),
        json: json(screen, variant, frames, drawing: drawing, marks: marks, place: place)))
  }

  /// Adds what was found of the documents' resources.
  package mutating func add(_ more: [Finding]) { findings.append(contentsOf: more) }

  /// Whether a screen's report needs fonts: for drawing, and for laying out by constraints.
  package static func needsRenderer(for screen: ScreenLayouts, stage: Stage) -> Bool {
    stage == .drawing || (stage == .frames && screen.isPlacedByConstraints)
  }

  // MARK: Text

  /// The report as text.
  package var text: String {
    if let document { return document.root.listing }
    return entries.map { $0.heading + $0.lines.joined() }.joined(separator: "\n")
  }

  private func heading(
    _ screen: ScreenLayouts, _ variant: ScreenRequest.Variant, _ frames: Frames
  ) -> String {
    var parts = [screen.name, variant.orientation.rawValue]
    if let state = screen.shownState { parts.insert("state \(state.name)", at: 1) }
    if let device = screen.deviceName(for: variant) { parts.append(device) }
    let canvas = frames.canvas
    parts.append("\(number(canvas.width)) × \(number(canvas.height)) pt @\(number(frames.scale))x")
    return parts.joined(separator: " · ") + "\n"
  }

  private func lines(_ root: View, place: (View) -> Rect) -> [String] {
    var lines: [String] = []
    var waiting = [(view: root, depth: 1)]
    while let (view, depth) = waiting.popLast() {
      lines.append(Self.line(view, depth: depth, place: place(view)))
      if stage == .tree {
        let indent = String(repeating: "  ", count: depth + 2)
        lines += TreeListing.attributes(of: view).map { "\(indent)\(escaped($0, quotes: false))\n" }
      }
      waiting.append(contentsOf: view.subviews.reversed().map { ($0, depth + 1) })
    }
    return lines
  }

  private static func line(_ view: View, depth: Int, place rect: Rect) -> String {
    let frame = [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
    var marks: [String] = []
    if view.tag != 0 { marks.append("tag \(view.tag)") }
    if view.isHidden { marks.append("hidden") }
    if view.alpha != 1 { marks.append("alpha \(number(view.alpha))") }
    if !view.outletNames.isEmpty { marks.append("outlet \(view.outletNames.joined(separator: ", "))") }
    let indent = String(repeating: "  ", count: depth)
    let suffix = marks.isEmpty ? "" : "  " + marks.joined(separator: ", ")
    let line = view.location.line > 0 ? "  :\(view.location.line)" : ""
    return "\(indent)\(escaped(view.phrase, quotes: false))  [\(frame)]\(suffix)\(line)\n"
  }

  // MARK: JSON

  /// The report as JSON, indented for a person or on one line.
  package func json(isIndented: Bool) -> String {
    let content: (key: String, value: JSONValue) =
      document.map { ("root", $0.root.json) } ?? ("scenes", .array(entries.map(\.json)))
    return reportJSON([
      ("file", .string(path)), ("stage", .string(stage.rawValue)), content,
      ("findings", .array(findings.map(\.json))),
    ]).text(isIndented: isIndented)
  }

  private func json(
    _ screen: ScreenLayouts, _ variant: ScreenRequest.Variant, _ frames: Frames, drawing: [String]?,
    marks: [Highlight]?, place: (View) -> Rect
  ) -> JSONValue {
    let content: (key: String, value: JSONValue) =
      drawing.map { ("drawing", .array($0.map { .string($0) })) }
      ?? ("root", screen.tree.root.json(place: place, withAttributes: stage == .tree))
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(screen.id)), ("name", .string(screen.name)),
      ("controller", JSONValue(screen.controller)),
      ("orientation", .string(variant.orientation.rawValue)), ("state", JSONValue(screen.shownState?.name)),
      ("device", JSONValue(screen.deviceName(for: variant))), ("canvas", frames.canvas.json),
      ("scale", .number(frames.scale)), content,
    ]
    if listsStates, let state = screen.shownState {
      members.append(("stateChanges", StateReport(state, of: screen).json))
    }
    if let marks { members.append(("highlights", .array(marks.map(\.json)))) }
    return .object(members)
  }
}

extension PixelGrid {
  fileprivate func snapped(_ rect: Rect) -> Rect {
    Rect(x: round(rect.minX), y: round(rect.minY), width: round(rect.width), height: round(rect.height))
  }
}
