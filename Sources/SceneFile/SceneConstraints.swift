import Diagnostics
import InterfaceFile
import JSON
import Numerals

/// Converts equations to constraint elements, once the IDs of a scene are known.
struct SceneConstraints {
  let file: String
  private(set) var outline: SceneOutline
  private var count = 0

  init(file: String, outline: SceneOutline) {
    self.file = file
    self.outline = outline
  }

  /// Replaces the equations that views hold with constraints.
  mutating func resolveHeld() throws(SceneFileError) {
    let holders = outline.paths { node in
      node.children.contains {
        $0.name == "constraints" && $0.children.contains { $0.name == ConstraintEquation.pending }
      }
    }
    for path in holders {
      let node = outline[path]
      guard let index = node.children.firstIndex(where: { $0.name == "constraints" && $0["key"] == nil })
      else {
        continue
      }
      let list = node.children[index].children
      var resolved: [SceneNode] = []
      for node in list {
        guard node.name == ConstraintEquation.pending else {
          resolved.append(node)
          continue
        }
        let text = node["text"] ?? ""
        for equation in try equations(text, at: node.place) {
          resolved.append(try constraint(equation, text, holder: path, at: node.place))
        }
      }
      outline.change(path) { $0.children[index].children = resolved }
    }
  }

  /// Adds a constraint to the nearest common ancestor of all named views. `text`: the equation; `self` is the root
  /// view.
  mutating func add(
    _ text: String, root: SceneOutline.Path, at place: JSONPlace?
  ) throws(SceneFileError) {
    for equation in try equations(text, at: place) {
      let paths = try self.paths(of: equation, text, root: root, at: place)
      var holder = paths[0]
      if paths.count == 2 { holder = Self.common(paths[0], paths[1]) }
      holder = outline.view(around: holder) { ViewKinds.isView($0.name) } ?? root
      let node = try constraint(equation, text, holder: root, at: place)
      outline.change(holder) { $0.append(node, toList: "constraints") }
    }
  }

  /// The places of the views named in an equation.
  private func paths(
    of equation: ConstraintEquation, _ text: String, root: SceneOutline.Path, at place: JSONPlace?
  ) throws(SceneFileError) -> [SceneOutline.Path] {
    try [equation.first, equation.second].compactMap(\.self).map { term throws(SceneFileError) in
      try path(of: term, holder: root, text, at: place)
    }
  }

  /// Removes the constraints that a layout's replace: all that the root view holds, and others that concern views named
  /// by the layout.
  ///
  /// The constraints that a view holds for its own subviews are kept, unless the layout names one of them.
  mutating func makeRoom(
    for equations: [(text: String, place: JSONPlace?)], root: SceneOutline.Path
  ) throws(SceneFileError) {
    var named: Set<SceneOutline.Path> = []
    var around: Set<SceneOutline.Path> = [root]
    for (text, place) in equations {
      for equation in try self.equations(text, at: place) {
        for var path in try paths(of: equation, text, root: root, at: place) where named.insert(path).inserted
        {
          while path.count > root.count {
            path.removeLast()
            around.insert(path)
          }
        }
      }
    }
    for path in outline.paths(where: { $0.name == "constraints" && $0["key"] == nil })
    where path.starts(with: root) {
      let holder = Array(path.dropLast())
      let id = outline[holder]["id"]
      if around.contains(holder) {
        outline.change(path) { $0.children = [] }
      } else if named.contains(holder) {
        outline.change(path) { list in
          list.children.removeAll { ($0["firstItem"] ?? id) == id && $0["secondItem"] == nil }
        }
      }
    }
  }

  /// Removes the constraints with the same identifiers as equations.
  mutating func replaceIdentifiers(
    of equations: [(text: String, place: JSONPlace?)], root: SceneOutline.Path
  ) throws(SceneFileError) {
    var identifiers: Set<String> = []
    for (text, place) in equations {
      guard let identifier = try self.equations(text, at: place).first?.identifier else { continue }
      guard identifiers.insert(identifier).inserted else {
        throw SceneFileError(
          .doubled("the identifier \"\(identifier)\""), at: SourceLocation(file: file, place))
      }
    }
    if identifiers.isEmpty { return }
    for path in outline.paths(where: { $0.name == "constraints" && $0["key"] == nil })
    where path.starts(with: root) {
      outline.change(path) { list in
        list.children.removeAll { $0["identifier"].map(identifiers.contains) == true }
      }
    }
  }

  mutating func change(_ path: SceneOutline.Path, _ body: (inout SceneNode) -> Void) {
    outline.change(path, body)
  }

  // MARK: One constraint

  private mutating func constraint(
    _ equation: ConstraintEquation, _ text: String, holder: SceneOutline.Path, at place: JSONPlace?
  ) throws(SceneFileError) -> SceneNode {
    count += 1
    var node = SceneNode("constraint", [("id", "constraint-\(count)")], at: place)
    let first = try item(equation.first, holder: holder, text, at: place)
    node["firstItem"] = first.id
    node["firstAttribute"] = first.attribute
    if equation.relation != "equal" { node["relation"] = equation.relation }
    if let term = equation.second {
      let second = try item(term, holder: holder, text, at: place)
      node["secondItem"] = second.id
      node["secondAttribute"] = second.attribute
      if equation.multiplier != 1 { node["multiplier"] = Numeral.text(equation.multiplier) }
    }
    if equation.constant != 0 { node["constant"] = Numeral.text(equation.constant) }
    if let priority = equation.priority { node["priority"] = Numeral.text(priority) }
    if let identifier = equation.identifier { node["identifier"] = identifier }
    try placeItems(of: equation, holder: holder, text, at: place)
    return node
  }

  /// The constraints for a text, one for each attribute.
  private func equations(_ text: String, at place: JSONPlace?) throws(SceneFileError) -> [ConstraintEquation]
  {
    do throws(ConstraintEquation.Fault) {
      return try ConstraintEquation(text).expanded()
    } catch {
      throw SceneFileError(.badConstraint(text, error.reason), at: SourceLocation(file: file, place))
    }
  }

  /// The ID and attribute of an item; creates the safe area's guide if a view has none.
  private mutating func item(
    _ term: ConstraintEquation.Term, holder: SceneOutline.Path, _ text: String, at place: JSONPlace?
  ) throws(SceneFileError) -> (id: String, attribute: String) {
    let path = try path(of: term, holder: holder, text, at: place)
    let id = outline[path]["id"] ?? ""
    guard let guide = Self.guide(of: term) else { return (id, term.attribute) }
    if guide == "margins" {
      guard let margin = Self.marginAttributes[term.attribute] else {
        throw fault(text, "margins have no \(term.attribute)", place)
      }
      return (id, margin)
    }
    if let known = outline[path].children.first(where: { $0.name == "viewLayoutGuide" && $0["key"] == guide })
    {
      return (known["id"] ?? "", term.attribute)
    }
    let own = "\(id).\(guide)"
    outline.change(path) {
      $0.children.append(SceneNode("viewLayoutGuide", [("key", guide), ("id", own)], at: place))
    }
    return (own, term.attribute)
  }

  private func path(
    of term: ConstraintEquation.Term, holder: SceneOutline.Path, _ text: String, at place: JSONPlace?
  ) throws(SceneFileError) -> SceneOutline.Path {
    var names = term.item
    if names.count == 2 {
      guard Self.guides[names[1]] != nil else {
        throw fault(text, "\"\(names[1])\" is not a guide of a view", place)
      }
      names.removeLast()
    } else if names.count == 1, Self.guides[names[0]] != nil, outline.path(of: names[0]) == nil {
      return holder
    }
    switch names[0] {
    case "self": return holder
    case "superview":
      guard !holder.isEmpty,
        let around = outline.view(around: holder.dropLast(), where: { ViewKinds.isView($0.name) })
      else { throw fault(text, "the root view has no superview", place) }
      return around
    default:
      if outline.isAmbiguous(names[0]) {
        throw fault(text, "several views have the id \"\(names[0])\"", place)
      }
      if let path = outline.path(of: names[0]) { return path }
      throw SceneFileError(
        .unknownName(names[0], of: "view", nearest: NearestName.of(names[0], in: outline.ids)),
        at: SourceLocation(file: file, place))
    }
  }

  /// Interface Builder's key for the guide in a term; `margins` for margins, nil for the view itself.
  private static func guide(of term: ConstraintEquation.Term) -> String? {
    term.item.last.flatMap { guides[$0] }
  }

  private static let guides = [
    "safeArea": "safeArea", "margins": "margins", "content": "contentLayoutGuide",
    "frame": "frameLayoutGuide",
  ]

  private static let marginAttributes = [
    "left": "leftMargin", "right": "rightMargin", "top": "topMargin", "bottom": "bottomMargin",
    "leading": "leadingMargin", "trailing": "trailingMargin", "centerX": "centerXWithinMargins",
    "centerY": "centerYWithinMargins",
  ]

  // MARK: Views placed by constraints

  /// Views inside the holder that are named in an equation are placed by constraints, unless they have an autoresizing
  /// mask.
  private mutating func placeItems(
    of equation: ConstraintEquation, holder: SceneOutline.Path, _ text: String, at place: JSONPlace?
  ) throws(SceneFileError) {
    for term in [equation.first, equation.second].compactMap(\.self) {
      let path = try path(of: term, holder: holder, text, at: place)
      guard path != holder, path.starts(with: holder), !Self.resizesByMask(outline[path]) else { continue }
      outline.change(path) {
        if $0["translatesAutoresizingMaskIntoConstraints"] == nil {
          $0["translatesAutoresizingMaskIntoConstraints"] = "NO"
        }
      }
    }
  }

  private static func resizesByMask(_ node: SceneNode) -> Bool {
    node.children.contains { $0.name == "autoresizingMask" }
  }

  private static func common(_ left: SceneOutline.Path, _ right: SceneOutline.Path) -> SceneOutline.Path {
    Array(zip(left, right).prefix { $0 == $1 }.map(\.0))
  }

  private func fault(_ text: String, _ reason: String, _ place: JSONPlace?) -> SceneFileError {
    SceneFileError(.badConstraint(text, reason), at: SourceLocation(file: file, place))
  }
}
