import InterfaceXML

/// Something that two sides of a merge changed each in its own way. Our side stands.
package struct MergeConflict: Hashable, Sendable {
  /// What the sides did.
  package enum Kind: String, Hashable, Sendable {
    /// Both gave a property another value.
    case value
    /// We removed what they changed.
    case removedByOurs
    /// They removed what we changed.
    case removedByTheirs
    /// Both moved an element into another one.
    case place
    /// Both moved an element among its siblings.
    case order
    /// What one side refers to is removed by the other one.
    case dangling
    /// Both added the document.
    case added
  }

  /// What of which element it is about.
  package let point: MergePoint

  package var kind: Kind
  /// The id of the object that it is about; empty for the document.
  package var object: String
  /// The object in words: `label "Total"`.
  package var subject: String
  /// The ids of the object, of what it connects, and of the objects around it, the innermost first.
  package var objects: [String] = []
  /// What of it: the name of an attribute or the key of an element; empty for the object itself.
  package var property: String
  /// The values; nil where a version has none.
  package var base: String?
  package var ours: String?
  package var theirs: String?
  /// The lines; 0 where a version has none.
  package var ourLine: Int
  package var theirLine: Int

  /// The line of our side, or of theirs where we have none.
  package var line: Int { ourLine > 0 ? ourLine : theirLine }

  static func removal(_ identity: Int, byOurs: Bool, _ plan: MergePlan) -> MergeConflict {
    MergeConflict(byOurs ? .removedByOurs : .removedByTheirs, .presence, of: identity, plan)
  }

  static func place(_ identity: Int, _ plan: MergePlan) -> MergeConflict {
    MergeConflict(.place, .place, of: identity, plan)
  }

  /// That both sides added the document.
  static let added = MergeConflict(
    kind: .added, point: MergePoint(identity: 0, aspect: .document), object: "", subject: "the document",
    property: "", ourLine: 1, theirLine: 1)

  private init(
    kind: Kind, point: MergePoint, object: String, subject: String, property: String, ourLine: Int,
    theirLine: Int
  ) {
    (self.kind, self.point, self.object, self.subject) = (kind, point, object, subject)
    (self.property, self.ourLine, self.theirLine) = (property, ourLine, theirLine)
  }

  init(
    _ kind: Kind, _ aspect: MergePoint.Aspect, of identity: Int, _ plan: MergePlan, property: String? = nil
  ) {
    self.kind = kind
    point = MergePoint(identity: identity, aspect: aspect)
    let trees = [plan.ours, plan.theirs, plan.base]
    let tree = trees.first { $0.place(of: identity) != nil } ?? plan.ours
    let owner = tree.owner(of: identity)
    object = owner.flatMap { Identities.objectID(of: $0.element) } ?? ""
    subject = owner?.element.phrase ?? "the document"
    objects = owner.map { tree.objects(around: $0) } ?? []
    let node = tree.node(of: identity)
    let isOwner = owner?.identity == identity
    let part = isOwner ? nil : node.map { $0.element.peek("key") ?? $0.element.name }
    self.property = [part, property].compactMap(\.self).joined(separator: ".")
    ourLine = plan.ours.node(of: identity)?.element.line ?? 0
    theirLine = plan.theirs.node(of: identity)?.element.line ?? 0
    if let scene = node?.element, scene.name == "scene" { name(scene) }
  }

  /// A scene has no id, but its controller has.
  private mutating func name(_ scene: Element) {
    let controller = scene.children.first { $0.name == "objects" }?.children.first
    object = controller?.peek("id") ?? ""
    subject = controller.map { "the scene of \($0.phrase)" } ?? "a scene"
    property = ""
  }

  /// That an element refers to an object that is gone. `around`: the elements around it, the innermost first.
  init(_ element: Element, around: [Element], _ attribute: String, refersTo id: String) {
    kind = .dangling
    objects = ([element] + around).compactMap { Identities.objectID(of: $0) }
    let owner = ([element] + around).first { Identities.objectID(of: $0) != nil }
    object = objects.first ?? ""
    point = MergePoint(identity: 0, aspect: .reference(object: object, attribute, to: id))
    subject = owner?.phrase ?? "the document"
    (property, theirs) = (attribute, id)
    (ourLine, theirLine) = (element.line, 0)
  }
}
