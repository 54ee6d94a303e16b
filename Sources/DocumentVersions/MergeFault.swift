import InterfaceXML

/// What breaks a merged document although both sides were whole, whoever merged them: a line of either side that does not go
/// with the other one's.
package struct MergeFault: Hashable, Sendable {
  /// What is broken.
  package enum Kind: String, Hashable, Sendable {
    /// An element refers to an object that is not there.
    case dangling
    /// Two objects have one id.
    case twice
    /// An object has a property, or a list such as its subviews, twice.
    case doubled
  }

  package let kind: Kind
  /// The id of the object that it is about; empty for the document.
  package let object: String
  /// The object in words: `label "Total"`.
  package let subject: String
  /// The attribute that refers to nothing, the id or the key that is there twice.
  package let property: String
  /// The id that is referred to; empty for other kinds.
  package let reference: String
  /// The line in the merged document.
  package let line: Int
  /// The lines of what it came from; nil where a side has nothing of it.
  package let ourLine: Int?
  package let theirLine: Int?

  /// The fault in one sentence.
  package var words: String {
    let id = object.isEmpty ? "" : " (id \(object))"
    switch kind {
    case .dangling: return "\(property) of \(subject)\(id) refers to \(reference), which is not there"
    case .twice: return "the id \(property) of \(subject) is there twice"
    case .doubled: return "\(subject)\(id) has \(property) twice"
    }
  }
}

extension MergeFault {
  /// The faults of a merged document that neither side has, in the order of the document.
  ///
  /// - Parameters:
  ///   - merged: Its root element.
  ///   - ours: That of our side.
  ///   - theirs: That of their side.
  package static func all(in merged: Element, ours: Element, theirs: Element) -> [MergeFault] {
    let found = Faults(in: merged)
    if found.all.isEmpty { return [] }
    let sides = (ours: Faults(in: ours), theirs: Faults(in: theirs))
    let known = Set((sides.ours.all + sides.theirs.all).map(\.key))
    return found.all.filter { !known.contains($0.key) }.map { fault in
      MergeFault(
        kind: fault.key.kind, object: fault.object, subject: fault.subject, property: fault.key.property,
        reference: fault.key.reference, line: fault.line, ourLine: sides.ours.line(of: fault),
        theirLine: sides.theirs.line(of: fault))
    }
  }
}

/// What is broken in one document, whether or not it was merged.
private struct Faults {
  /// What makes two faults of different versions the same.
  struct Key: Hashable {
    let kind: MergeFault.Kind
    let object: String
    let property: String
    let reference: String
  }

  struct Fault {
    let key: Key
    let object: String
    let subject: String
    let line: Int
  }

  private(set) var all: [Fault] = []
  /// The lines of objects by id, and of their parts by the object's id and the part's name.
  private var lines: [String: Int] = [:]
  /// The objects that are referred to, where they are.
  private var objects: [String: Int] = [:]

  init(in root: Element) {
    collect(root, in: "")
    note(root, in: root, "")
    all.sort { $0.line < $1.line }
  }

  /// The line of what a fault of another version is about; for a reference the object's, or else that which refers.
  func line(of fault: Fault) -> Int? {
    switch fault.key.kind {
    case .dangling: lines[fault.object] ?? objects[fault.key.reference]
    case .twice: objects[fault.key.property]
    case .doubled: lines["\(fault.object) \(fault.key.property)"]
    }
  }

  private mutating func collect(_ element: Element, in object: String) {
    var object = object
    if let id = Identities.objectID(of: element) {
      if objects[id] != nil {
        all.append(
          Fault(
            key: Key(kind: .twice, object: id, property: id, reference: ""), object: id,
            subject: element.phrase, line: element.line))
      }
      (object, objects[id], lines[id]) = (id, objects[id] ?? element.line, element.line)
    }
    for child in element.children { collect(child, in: object) }
  }

  private mutating func note(_ element: Element, in owner: Element, _ object: String) {
    let isObject = Identities.objectID(of: element) != nil
    let (owner, object) = isObject ? (element, element.peek("id") ?? "") : (owner, object)
    for attribute in element.attributes
    where MergedReferences.references.contains(attribute.name) && objects[attribute.value] == nil {
      add(.dangling, element, owner, object, attribute.name, attribute.value)
    }
    // Notes of Xcode's about bars may be out of date.
    if element.name == MergedReferences.notes { return }
    var parts = isObject ? Set(element.attributes.map(\.name)).subtracting(["id", "key"]) : []
    for child in element.children {
      if let part = Self.part(child, isInObject: isObject) {
        if !parts.insert(part).inserted { add(.doubled, child, owner, object, part, "") }
        lines["\(object) \(part)"] = child.line
      }
      note(child, in: owner, object)
    }
  }

  /// What an object has once: an element with a key, or a list. States of buttons and what holds values are objects' parts too.
  private static func part(_ element: Element, isInObject: Bool) -> String? {
    if !isInObject { return nil }
    if let key = element.peek("key") {
      // A state or a variation is one of several, each with a key of its own.
      return element.name == "state" || element.name == "variation" ? "\(element.name) \(key)" : key
    }
    return Identities.isList(element) ? element.name : nil
  }

  private mutating func add(
    _ kind: MergeFault.Kind, _ element: Element, _ owner: Element, _ object: String, _ property: String,
    _ reference: String
  ) {
    all.append(
      Fault(
        key: Key(kind: kind, object: object, property: property, reference: reference), object: object,
        subject: object.isEmpty ? "the document" : owner.phrase, line: element.line))
  }
}
