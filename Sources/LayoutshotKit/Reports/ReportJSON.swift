import Diagnostics
import FoundationEssentials
import Geometry
import Templates
import Views

// The JSON that other tools may build on. Keys may be added, never changed; the number under `layoutshot` goes up
// when one must. Keys are sorted, so that the same input gives the same bytes.

/// The version of the JSON.
let reportVersion = 1

struct LocationJSON: Encodable {
  var file: String
  var line: Int
  var column: Int

  init(_ location: SourceLocation) {
    file = location.file
    line = location.line
    column = location.column
  }
}

struct FindingJSON: Encodable {
  struct Note: Encodable {
    var message: String
    var location: LocationJSON?
  }

  var severity: String
  var category: String
  var message: String
  var location: LocationJSON?
  var notes: [Note]?

  init(_ finding: Finding) {
    severity = finding.severity.rawValue
    category = finding.category.rawValue
    message = finding.message
    location = finding.location.map(LocationJSON.init)
    let all = finding.notes.map { Note(message: $0.message, location: $0.location.map(LocationJSON.init)) }
    notes = all.isEmpty ? nil : all
  }
}

struct RectJSON: Encodable {
  var x, y, width, height: Double

  init(_ rect: Rect) {
    x = rect.minX
    y = rect.minY
    width = rect.width
    height = rect.height
  }
}

struct SizeJSON: Encodable {
  var width, height: Double

  init(_ size: Size) {
    width = size.width
    height = size.height
  }
}

/// A view with what is in it; `frame` is in the superview's space, rounded to the pixel grid where frames are meant.
struct ViewJSON: Encodable {
  var id: String
  var `class`: String
  var customClass: String?
  var label: String?
  var title: String?
  var tag: Int
  var frame: RectJSON
  var hidden: Bool
  var alpha: Double
  var autoresizingMask: Int
  var outlets: [String]?
  var location: LocationJSON
  var subviews: [ViewJSON]

  init(_ view: View, frame: (View) -> Rect) {
    id = view.objectID
    self.class = view.className
    customClass = view.customClass
    label = view.userLabel
    title = view.title
    tag = view.tag
    self.frame = RectJSON(frame(view))
    hidden = view.isHidden
    alpha = view.alpha
    autoresizingMask = view.autoresizingMask.rawValue
    outlets = view.outletNames.isEmpty ? nil : view.outletNames
    location = LocationJSON(view.location)
    subviews = view.subviews.map { ViewJSON($0, frame: frame) }
  }

  // Written by hand so that what is unknown is null, not absent.
  enum CodingKeys: String, CodingKey {
    case id, `class`, customClass, label, title, tag, frame, hidden, alpha, autoresizingMask, outlets,
      location,
      subviews
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(`class`, forKey: .class)
    try container.encode(customClass, forKey: .customClass)
    try container.encode(label, forKey: .label)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encode(tag, forKey: .tag)
    try container.encode(frame, forKey: .frame)
    try container.encode(hidden, forKey: .hidden)
    try container.encode(alpha, forKey: .alpha)
    try container.encode(autoresizingMask, forKey: .autoresizingMask)
    try container.encodeIfPresent(outlets, forKey: .outlets)
    try container.encode(location, forKey: .location)
    try container.encode(subviews, forKey: .subviews)
  }
}

struct SceneJSON: Encodable {
  var id: String
  var name: String
  var controller: String?
  var orientation: String
  var device: String?
  var canvas: SizeJSON
  var scale: Double
  var root: ViewJSON?
  var drawing: [String]?

  enum CodingKeys: String, CodingKey {
    case id, name, controller, orientation, device, canvas, scale, root, drawing
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encode(controller, forKey: .controller)
    try container.encode(orientation, forKey: .orientation)
    try container.encode(device, forKey: .device)
    try container.encode(canvas, forKey: .canvas)
    try container.encode(scale, forKey: .scale)
    try container.encodeIfPresent(root, forKey: .root)
    try container.encodeIfPresent(drawing, forKey: .drawing)
  }
}

/// Text of any of the reports: indented for a person, or one line for a file of many.
func jsonText(_ value: some Encodable, isIndented: Bool) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting =
    isIndented
    ? [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes] : [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}
