import Diagnostics
import InterfaceXML
import Views

// The messages of the reading stage.

extension Finding {
  static func ignoredElement(_ name: String, in parent: String, at location: SourceLocation) -> Finding {
    Finding(.warning, .ignored, "<\(name)> in <\(parent)> is not understood and left out", at: location)
  }

  static func ignoredAttribute(_ name: String, of element: String, at location: SourceLocation) -> Finding {
    Finding(
      .warning, .ignored, "attribute \"\(name)\" of <\(element)> is not understood and left out", at: location
    )
  }

  static func ignoredText(in element: String, at location: SourceLocation) -> Finding {
    Finding(.warning, .ignored, "text between the children of <\(element)> is left out", at: location)
  }

  static func tooManyFindings(_ limit: Int, file: String) -> Finding {
    Finding(
      .warning, .ignored, "there are more than \(limit) findings; the others are not reported",
      at: SourceLocation(file: file))
  }

  static func undrawnTextAttribute(
    _ key: String, _ element: String, at location: SourceLocation
  ) -> Finding {
    Finding(
      .warning, .ignored, "<\(element) key=\"\(key)\"> of an attributed text is not understood and left out",
      at: location)
  }

  static func hyphenation(at location: SourceLocation) -> Finding {
    Finding(
      .warning, .ignored,
      "\"hyphenationFactor\" is left out: words are broken at hyphens that they have, not at others",
      at: location)
  }

  static func textAttachment(at location: SourceLocation) -> Finding {
    Finding(
      .warning, .ignored, "an attachment in an attributed text is not drawn; an empty box has its place",
      at: location)
  }

  static func badValue(
    _ value: String, of name: String, expected: String, used: String, at location: SourceLocation
  ) -> Finding {
    let shown = value.count > 60 ? String(value.prefix(60)) + "…" : value
    return Finding(
      .warning, .value, "\(name) is \"\(shown)\", not \(expected); \(used) is used", at: location)
  }

  static func ignoredKey(_ key: String, of className: String, at location: SourceLocation) -> Finding {
    Finding(
      .warning, .ignored, "key \"\(key)\" of \(className) is not understood and left out", at: location)
  }

  static func looseConnection(_ label: String, at location: SourceLocation) -> Finding {
    Finding(
      .warning, .reference, "connection \"\(label)\" lacks its label or one of its ends and is left out",
      at: location)
  }

  static func viewTooDeep(_ id: String, limit: Int, at location: SourceLocation) -> Finding {
    Finding(
      .error, .reference, "view \"\(id)\" is nested more than \(limit) deep and left out", at: location)
  }

  static func arraysReadTooOften(at location: SourceLocation) -> Finding {
    Finding(
      .error, .reference, "too many objects share this array; it and all that follow are read as empty",
      at: location)
  }

  static func unknownClass(_ name: String, at location: SourceLocation) -> Finding {
    Finding(
      .warning, .ignored, "<\(name)> is a view that layoutshot does not know; it is drawn as a placeholder",
      at: location)
  }

  static func tooManyTabs(_ count: Int, limit: Int, at location: SourceLocation) -> Finding {
    Finding(
      .warning, .ignored, "of \(count) tabs the first \(limit) are in the bar, and the others are left out",
      at: location)
  }

  static func barContentNotDrawn(_ name: String, at location: SourceLocation) -> Finding {
    Finding(
      .warning, .ignored, "<\(name)> is in a bar but belongs to no item, and is not drawn", at: location)
  }

  static func missingReference(_ id: String, from what: String, at location: SourceLocation) -> Finding {
    Finding(
      .warning, .reference, "\(what) leads to object \"\(id)\", which is not in the document", at: location)
  }

  static func noSecondItem(_ attribute: Constraint.Attribute, at location: SourceLocation) -> Finding {
    Finding(
      .error, .value,
      "the constraint has the second attribute \"\(attribute.rawValue)\" and no second item; it is left out",
      at: location)
  }

  static func endlessReference(_ id: String, at location: SourceLocation) -> Finding {
    Finding(.warning, .reference, "references to \"\(id)\" lead to references only", at: location)
  }

  static func noTopLevelView(_ id: String, _ outlet: String, at location: SourceLocation) -> Finding {
    Finding(
      .warning, .outlet, "outlet \"\(outlet)\" leads to \"\(id)\", which is not a view at the top level",
      at: location)
  }

  static func strayTemplate(_ id: String, at location: SourceLocation) -> Finding {
    Finding(
      .warning, .reference,
      "the targets of constraint template \"\(id)\" are not views of any screen here; it is drawn as a screen",
      at: location)
  }

  static func repeatedScene(_ id: String, first line: Int, at location: SourceLocation) -> Finding {
    Finding(
      .warning, .reference,
      "the scene of controller \"\(id)\" is already in line \(line), and ids are unique in a document; this one is left out",
      at: location)
  }

  static func viewInsideItself(_ id: String, at location: SourceLocation) -> Finding {
    Finding(
      .warning, .reference, "view \"\(id)\" occurs twice in the tree; only the first place is kept",
      at: location)
  }

  static func loneTemplate(_ connected: String, missing: String, at location: SourceLocation) -> Finding {
    Finding(
      .warning, .outlet,
      "outlet \"\(connected)\" is connected but \"\(missing)\" is not: that layout is carried by autoresizing",
      at: location)
  }

  static func noViewOutlet(_ used: String, at location: SourceLocation) -> Finding {
    Finding(
      .warning, .outlet, "outlet \"view\" is not connected; \"\(used)\" is used as the live view",
      at: location)
  }

  static func doubledOutlet(_ name: String, at location: SourceLocation) -> Finding {
    Finding(
      .warning, .outlet, "outlet \"\(name)\" is connected more than once; the first connection is used",
      at: location)
  }

  static func unknownDevice(_ id: String, at location: SourceLocation) -> Finding {
    Finding(
      .warning, .device, "device \"\(id)\" is not known; the canvas is taken from the views' own size",
      at: location)
  }
}
