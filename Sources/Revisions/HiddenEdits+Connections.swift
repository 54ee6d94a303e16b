import DocumentVersions
import GoldenRuns
import Goldens
import InterfaceXML

// Connections of objects that came or went, and outlets that are one edit.
extension HiddenEdits {
  /// The edits one by one, but for the outlets that one object gets, or loses.
  static func gathered(_ edits: [DocumentEdits.Edit]) -> [[DocumentEdits.Edit]] {
    struct Owner: Hashable {
      let element: ObjectIdentifier?
      let kind: DocumentEdits.Edit.Kind
    }
    var groups: [[DocumentEdits.Edit]] = []
    var places: [Owner: Int] = [:]
    for edit in edits {
      guard edit.element.name == "outlet", edit.property.isEmpty, edit.kind != .changed else {
        groups.append([edit])
        continue
      }
      let owner = Owner(element: edit.around.map(ObjectIdentifier.init), kind: edit.kind)
      if let place = places[owner] {
        groups[place].append(edit)
      } else {
        places[owner] = groups.count
        groups.append([edit])
      }
    }
    return groups
  }

  /// What objects that came or went do, or did, when they are used: their actions and segues, and those of what came or went in them.
  static func connections(
    of edits: [DocumentEdits.Edit], in document: DocumentEdits, _ names: [String: String],
    rewritten: [String: String]
  ) -> [HiddenEdit] {
    func act(_ owner: Element, _ act: Element) -> Act {
      Act(owner, act, destination: act.peek("destination").map { rewritten[$0] ?? $0 })
    }
    var found: [(owner: Element, act: Element, isNew: Bool)] = []
    for edit in edits where edit.kind == .added || edit.kind == .removed {
      var waiting = [edit.element]
      while let owner = waiting.popLast() {
        // What was put into it, or taken out of it, does what it did.
        waiting += owner.children.reversed().filter { child in
          Identities.objectID(of: child).map { !document.isOnBothSides($0) } ?? true
        }
        guard let list = owner.children.first(where: { $0.name == "connections" }) else { continue }
        found += list.children.filter { $0.isAct || $0.isDelegate }.map { (owner, $0, edit.kind == .added) }
      }
    }
    let sides = [false, true].map { isNew in
      Set(found.filter { $0.isNew == isNew }.map { act($0.owner, $0.act) })
    }
    // What came instead of something does the same. The delegates of what is gone are not listed: they follow from it.
    let same = sides[0].intersection(sides[1])
    let listed = found.filter { !same.contains(act($0.owner, $0.act)) && ($0.isNew || !$0.act.isDelegate) }
    return listed.map { owner, act, isNew in
      let id = Identities.objectID(of: owner) ?? ""
      return HiddenEdit(
        id: id, subject: names[id] ?? owner.phrase,
        phrase: act.phrase + (isNew ? " is new" : " is gone (line \(act.line) before)"),
        line: isNew ? act.line : 0)
    }
  }

  /// What a connection does, and of what kind of object.
  private struct Act: Hashable {
    let owner, act: String
    let destination, event: String?

    init(_ owner: Element, _ act: Element, destination: String?) {
      (self.owner, self.act) = (owner.phrase, act.phrase)
      (self.destination, event) = (destination, act.peek("eventType"))
    }
  }
}

extension Element {
  /// Whether it is an outlet to the object that says what another one shows or does.
  fileprivate var isDelegate: Bool {
    let property = peek("property")?.lowercased() ?? ""
    return name == "outlet" && (property.hasSuffix("delegate") || property.hasSuffix("datasource"))
  }

  /// Whether it is a connection by which a person does something: an action, or a segue that shows another screen.
  fileprivate var isAct: Bool {
    name == "action" || name == "segue" && !["relationship", "embed"].contains(peek("kind") ?? "")
  }
}
