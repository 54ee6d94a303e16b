import Accessibility
import Diagnostics
import Geometry
import InterfaceFile
import JSON
import Painting
import Screens
import Views

/// The printed form of a pipeline stage's result.
package struct InspectReport {
  /// The stages, in order.
  package enum Stage: String, CaseIterable, Sendable {
    /// The parsed file: every element with its location.
    case document
    /// The resolved tree with all properties of its views, as designed.
    case tree
    /// The frame of every view.
    case frames
    /// What assistive technologies find, in reading order.
    case accessibility
    /// The drawing commands.
    case drawing
  }

  /// A screen in one of its layouts.
  private struct Entry {
    let laidOut: LaidOutScreen
    /// What is drawn, in the stage that prints it.
    let drawing: [String]?
    /// What assistive technologies find, in the stage that prints it.
    let accessibility: AccessibilityModel?
    let marks: [Highlight]?
  }

  private let path: String
  private let stage: Stage
  private let readingFindings: [Finding]
  private var layouts = ScreenFindings()
  private var resourceFindings: [Finding] = []
  /// Errors of screens that could not be drawn.
  private var refusals: [Finding] = []
  private let document: InterfaceDocument?
  private let listsHighlights: Bool
  /// Whether to list the changes that states make.
  private let listsStates: Bool
  private var entries: [Entry] = []

  /// Creates the report of the first stage.
  package init(_ document: InterfaceDocument) {
    path = document.file
    stage = .document
    readingFindings = []
    self.document = document
    listsHighlights = false
    listsStates = false
  }

  /// Creates the report of a later stage, without screens.
  ///
  /// - Parameters:
  ///   - path: The path of the document.
  ///   - stage: The stage to report.
  ///   - findings: The findings of reading the document.
  ///   - listsHighlights: Whether JSON includes the highlights of the screens, which requires a renderer.
  ///   - listsStates: Whether to list the constraints and attributes that states change.
  package init(
    path: String, stage: Stage, findings: [Finding], listsHighlights: Bool = false, listsStates: Bool = false
  ) {
    self.path = path
    self.stage = stage
    readingFindings = findings
    document = nil
    self.listsHighlights = listsHighlights
    self.listsStates = listsStates
  }

  /// Lays out a screen and adds it to the report; one that could not be drawn is refused with a finding.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - traits: The traits to show it with.
  ///   - renderer: The renderer that provides fonts for measuring and draws; nil for the stage `tree`.
  package mutating func add(_ screen: Screen, _ traits: ScreenTraits, renderer: Renderer?) {
    let laidOut = screen.layOut(traits, fonts: stage == .tree ? nil : renderer?.fonts)
    layouts.add(laidOut)
    do throws(RenderError) {
      if stage != .tree { try laidOut.checkPicture() }
    } catch {
      let message = "\(screen.name), \(traits.orientation.rawValue): \(error.message)"
      return refusals.append(Finding(.error, .request, message, at: screen.location))
    }
    let marks = listsHighlights ? renderer?.marks(on: laidOut) : nil
    if let marks { layouts.add(marks, on: laidOut) }
    let drawn = [.drawing, .accessibility].contains(stage) ? renderer?.drawing(of: laidOut) : nil
    entries.append(
      Entry(
        laidOut: laidOut, drawing: stage == .drawing ? drawn?.drawing.lines ?? [] : nil,
        accessibility: stage == .accessibility ? drawn?.accessibility : nil, marks: marks?.highlights))
  }

  /// The place of a view in its superview, points.
  private func place(of view: View, in laidOut: LaidOutScreen) -> Rect {
    // The difference of two grid positions can be off the grid by the last bit of a `Double`.
    stage == .tree
      ? view.frame
      : PixelGrid(scale: laidOut.frames.scale).snapped(laidOut.frames.inSuperview(view))
  }

  /// The size of what a view's arrangement places, points, on the pixel grid; nil for views without one, and before anything
  /// is measured.
  private func contentSize(of view: View, in laidOut: LaidOutScreen) -> Size? {
    guard stage != .tree, let size = laidOut.contentSizes[view.id] else { return nil }
    return PixelGrid(scale: laidOut.frames.scale).snapped(Rect(origin: .zero, size: size)).size
  }

  /// Adds findings about the documents' resources.
  package mutating func add(_ more: [Finding]) { resourceFindings += more }

  /// The findings of reading and layout, those about resources, and refusals.
  package var findings: FindingSet {
    FindingSet(readingFindings + layouts.findings + resourceFindings + refusals)
  }

  // MARK: Text

  /// The report as text.
  package var text: String {
    if let document { return document.root.listing }
    return entries.map(text).joined(separator: "\n")
  }

  private func text(_ entry: Entry) -> String {
    let laidOut = entry.laidOut
    let states =
      listsStates ? laidOut.state.map { StateReport($0, of: laidOut.screen, in: laidOut).text } ?? "" : ""
    let lines =
      (entry.drawing ?? entry.accessibility?.lines).map { $0.map { "  \(escaped($0, quotes: false))\n" } }
      ?? lines(of: laidOut)
    return heading(laidOut) + states + lines.joined()
  }

  private func heading(_ laidOut: LaidOutScreen) -> String {
    let (screen, frames) = (laidOut.screen, laidOut.frames)
    var parts = [screen.name, laidOut.traits.orientation.rawValue]
    if let state = laidOut.state { parts.insert("state \(state.name)", at: 1) }
    if let device = screen.deviceName(for: laidOut.traits) { parts.append(device) }
    let canvas = frames.canvas
    parts.append("\(number(canvas.width)) × \(number(canvas.height)) pt @\(number(frames.scale))x")
    return escaped(parts.joined(separator: " · "), quotes: false) + "\n"
  }

  private func lines(of laidOut: LaidOutScreen) -> [String] {
    var lines: [String] = []
    var waiting = [(view: laidOut.tree.root, depth: 1)]
    while let (view, depth) = waiting.popLast() {
      let content = contentSize(of: view, in: laidOut)
      lines.append(Self.line(view, depth: depth, place: place(of: view, in: laidOut), content: content))
      if stage == .tree {
        let indent = String(repeating: "  ", count: depth + 2)
        lines += TreeListing.attributes(of: view).map { "\(indent)\(escaped($0, quotes: false))\n" }
      }
      waiting.append(contentsOf: view.subviews.reversed().map { ($0, depth + 1) })
    }
    return lines
  }

  private static func line(_ view: View, depth: Int, place rect: Rect, content: Size?) -> String {
    let frame = [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
    var marks: [String] = []
    if view.tag != 0 { marks.append("tag \(view.tag)") }
    if view.isHidden { marks.append("hidden") }
    if view.alpha != 1 { marks.append("alpha \(number(view.alpha))") }
    if !view.outletNames.isEmpty { marks.append("outlet \(view.outletNames.joined(separator: ", "))") }
    for (key, place) in view.places.foreign { marks.append("\(key) by \(place.file):\(place.line)") }
    if let content { marks.append("content \(number(content.width)) × \(number(content.height))") }
    let indent = String(repeating: "  ", count: depth)
    let suffix = marks.isEmpty ? "" : "  " + marks.joined(separator: ", ")
    // What a screen shows of another file says which.
    var root = view
    while let superview = root.superview { root = superview }
    let file = view.location.file == root.location.file ? "" : view.location.file
    let line = view.location.line > 0 ? "  \(file):\(view.location.line)" : ""
    return "\(indent)\(escaped(view.phrase + "  [\(frame)]" + suffix, quotes: false))\(line)\n"
  }

  // MARK: JSON

  /// Returns the report as JSON, either indented or on a single line.
  package func json(isIndented: Bool) -> String {
    let content: (key: String, value: JSONValue) =
      document.map { ("root", $0.root.json) } ?? ("scenes", .array(entries.map(json)))
    return reportJSON([
      ("file", .string(path)), ("stage", .string(stage.rawValue)), content,
      ("findings", .array(findings.map(\.json))),
    ]).text(isIndented: isIndented)
  }

  private func json(_ entry: Entry) -> JSONValue {
    let (laidOut, marks) = (entry.laidOut, entry.marks)
    let (screen, traits) = (laidOut.screen, laidOut.traits)
    let content: (key: String, value: JSONValue) =
      entry.drawing.map { ("drawing", .array($0.map { .string($0) })) }
      ?? entry.accessibility.map { ("accessibility", $0.json) }
      ?? (
        "root",
        laidOut.tree.root.json(
          place: { place(of: $0, in: laidOut) }, content: { contentSize(of: $0, in: laidOut) },
          withAttributes: stage == .tree)
      )
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(screen.id)), ("name", .string(screen.name)),
      ("controller", JSONValue(screen.controller)),
      ("orientation", .string(traits.orientation.rawValue)), ("state", JSONValue(laidOut.state?.name)),
      ("device", JSONValue(screen.deviceName(for: traits))), ("canvas", laidOut.frames.canvas.json),
      ("scale", .number(laidOut.frames.scale)), content,
    ]
    if listsStates, let state = laidOut.state {
      members.append(("stateChanges", StateReport(state, of: screen, in: laidOut).json))
    }
    if let marks { members.append(("highlights", .array(marks.map(\.json)))) }
    return .object(members)
  }
}
