import Diagnostics
import Geometry
import JSON
import Painting
import Views

// The JSON format that other tools may rely on. Keys may be added but never changed; if a change is unavoidable, the
// number under `layoutshot` is incremented. Keys are written in the order given here, so that the same input produces
// the same bytes.

/// Returns a report: the version of the JSON format, followed by the given members.
package func reportJSON(_ members: [(key: String, value: JSONValue)]) -> JSONValue {
  .object([("layoutshot", .integer(1))] + members)
}

extension SourceLocation {
  package var json: JSONValue {
    .object([("file", .string(file)), ("line", .integer(line)), ("column", .integer(column))])
  }
}

extension Finding {
  package var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("severity", .string(severity.rawValue)), ("category", .string(category.rawValue)),
      ("message", .string(message)), ("location", location?.json ?? .null),
    ]
    if !notes.isEmpty {
      let notes = notes.map { note -> JSONValue in
        .object([("message", .string(note.message)), ("location", note.location?.json ?? .null)])
      }
      members.append(("notes", .array(notes)))
    }
    return .object(members)
  }
}

extension Highlight {
  /// The highlight: its kind, the view's object ID, its rectangle in window coordinates, and its label.
  package var json: JSONValue {
    .object([
      ("kind", .string(kind.rawValue)), ("id", JSONValue(objectID)), ("rect", rect.json),
      ("label", .string(label)),
    ])
  }
}

extension Rect {
  package var json: JSONValue {
    .object([
      ("x", .number(minX)), ("y", .number(minY)), ("width", .number(width)), ("height", .number(height)),
    ])
  }
}

extension Size {
  package var json: JSONValue { .object([("width", .number(width)), ("height", .number(height))]) }
}

extension View {
  /// Returns the view and its subviews as JSON; unknown values are null, not absent. `place`: returns the rectangle to
  /// report as a view's frame. `withAttributes`: whether to include the view's properties.
  package func json(
    place: (View) -> Rect, content: (View) -> Size? = { _ in nil }, withAttributes: Bool = false
  ) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(objectID)), ("class", .string(className)), ("customClass", JSONValue(customClass)),
      ("label", JSONValue(userLabel)), ("title", JSONValue(title)), ("tag", .integer(tag)),
      ("frame", place(self).json), ("hidden", .flag(isHidden)), ("alpha", .number(alpha)),
      ("autoresizingMask", .integer(autoresizingMask.rawValue)),
    ]
    if let size = content(self) { members.append(("contentSize", size.json)) }
    members.append(("outlets", .array(outletNames.map { .string($0) })))
    let foreign = places.foreign
    if !foreign.isEmpty {
      members.append(
        (
          "code",
          .array(
            foreign.map { .object([("property", .string($0.key)), ("location", $0.location.json)]) })
        ))
    }
    if withAttributes {
      members.append(("attributes", .array(TreeListing.attributes(of: self).map { .string($0) })))
    }
    members.append(("location", location.json))
    let inside = subviews.map { $0.json(place: place, content: content, withAttributes: withAttributes) }
    members.append(("subviews", .array(inside)))
    return .object(members)
  }
}
