import Diagnostics
import Geometry
import Views

/// Builds a resolved tree from a described view, and checks the description against the guarantees of `ViewTree`.
struct TreeBuilder {
  /// The maximum nesting depth, as for documents.
  static let deepest = 512

  /// The views in document order, parents first.
  private(set) var views: [View] = []
  private var descriptions: [ViewDescription] = []
  /// The index of each view by its name.
  private var places: [String: Int] = [:]
  /// The paths of views and guides by name.
  private(set) var paths: [String: String] = [:]
  /// The prefix that makes names object IDs.
  private let prefix: String
  private let textSize: TextSizeCategory?

  /// The names of the views, in document order.
  var names: [String] { views.map { String($0.objectID.dropFirst(prefix.count)) } }

  /// Builds the views of a tree, without constraints.
  ///
  /// - Parameters:
  ///   - root: The described root.
  ///   - name: The first component of paths.
  ///   - prefix: The prefix that makes names object IDs.
  ///   - textSize: The content size category of text styles; nil to leave them as described.
  init(
    _ root: ViewDescription, named name: String, prefix: String = "", textSize: TextSizeCategory?
  ) throws(DescriptionError) {
    self.prefix = prefix
    self.textSize = textSize
    var waiting = [
      (description: root, superview: View?.none, name: Self.name(root, in: nil), path: name, depth: 1)
    ]
    while let next = waiting.popLast() {
      let path = "\(next.path) › \(next.description.id ?? Self.step(next.name))"
      guard next.depth <= Self.deepest else {
        throw DescriptionError(reason: .tooDeep(limit: Self.deepest), path: path)
      }
      try claim(next.name, path)
      places[next.name] = views.count
      let view = try view(next.description, next.name, path)
      next.superview?.addSubview(view)
      views.append(view)
      descriptions.append(next.description)
      for guide in next.description.layoutGuides {
        try claim(guide, path)
        view.layoutGuides.append(LayoutGuide(kind: .userLayoutGuide, objectID: prefix + guide))
      }
      var counts: [String: Int] = [:]
      let inside = next.description.subviews.map { subview in
        let place = counts[subview.className, default: 0]
        if subview.id == nil { counts[subview.className] = place + 1 }
        let name = Self.name(subview, in: next.name, place)
        return (
          description: subview, superview: View?.some(view), name: name, path: path, depth: next.depth + 1
        )
      }
      waiting.append(contentsOf: inside.reversed())
    }
  }

  private static func name(_ view: ViewDescription, in superview: String?, _ place: Int = 0) -> String {
    view.id ?? superview.map { "\($0)/\(view.className)[\(place)]" } ?? view.className
  }

  private static func step(_ name: String) -> String {
    name.split(separator: "/").last.map(String.init) ?? name
  }

  private mutating func claim(_ name: String, _ path: String) throws(DescriptionError) {
    if let first = paths[name] {
      throw DescriptionError(reason: .duplicateID(name, first: first), path: path)
    }
    paths[name] = path
  }

  /// Completes the tree; a root without a size gets that of the canvas, in points.
  func closed(on canvas: Size) -> ViewTree {
    if views[0].frame.size == .zero { views[0].frame = Rect(origin: .zero, size: canvas) }
    return ViewTree(root: views[0])
  }

  // MARK: Views

  private func view(
    _ description: ViewDescription, _ name: String, _ path: String
  ) throws(DescriptionError) -> View {
    if let reason = NumberCheck.fault(of: description) { throw DescriptionError(reason: reason, path: path) }
    var content = description.content
    if let textSize { content.setTextStyles(at: textSize) }
    let view = View(
      className: description.className, objectID: prefix + name, location: SourceLocation(file: path),
      content: content)
    description.give(to: view)
    return view
  }

  // MARK: Constraints

  /// Adds the constraints to the views that hold them, and determines which views they place.
  ///
  /// - Parameter others: Other trees of the screen, by their names in errors.
  mutating func addConstraints(others: [(name: String, tree: TreeBuilder)]) throws(DescriptionError) {
    var ids: [String: Int] = [:]
    for (index, description) in descriptions.enumerated() {
      for constraint in description.constraints {
        let path = paths[name(of: index)] ?? ""
        if let why = constraint.fault {
          throw DescriptionError(reason: .badConstraint(constraint.words, why: why), path: path)
        }
        let first = try place(of: constraint.firstItem, constraint, path, others)
        let second = try constraint.secondItem.map { item throws(DescriptionError) in
          try place(of: item, constraint, path, others)
        }
        add(constraint, first, second, &ids)
      }
    }
    for (index, description) in descriptions.enumerated() {
      guard let translates = description.translatesAutoresizingMaskIntoConstraints else { continue }
      views[index].isPlacedByConstraints = !translates
    }
  }

  private func add(
    _ described: ConstraintDescription, _ first: Int, _ second: Int?, _ ids: inout [String: Int]
  ) {
    let holder = second.map { commonSuperview(views[first], views[$0]) } ?? views[first]
    let base = described.identifier ?? described.words
    ids[base, default: 0] += 1
    let id = prefix + base + (ids[base]! > 1 ? " (\(ids[base]!))" : "")
    var constraint = Constraint(
      objectID: id, location: holder.location, firstItem: objectID(of: described.firstItem, in: views[first]),
      firstAttribute: described.firstAttribute)
    constraint.relation = described.relation
    if let item = described.secondItem, let second {
      constraint.secondItem = objectID(of: item, in: views[second])
      constraint.secondAttribute = described.secondAttribute
    }
    (constraint.multiplier, constraint.constant) = (described.multiplier, described.constant)
    (constraint.priority, constraint.identifier) = (described.priority, described.identifier)
    holder.constraints.append(constraint)
    // A constraint to something outside of a view places it; one to a guide of the view places its contents.
    for (item, place) in [
      (described.firstItem, first), (described.secondItem ?? described.firstItem, second ?? first),
    ]
    where item.guide == nil && views[place] !== holder {
      views[place].isPlacedByConstraints = true
    }
  }

  private func name(of index: Int) -> String { String(views[index].objectID.dropFirst(prefix.count)) }

  /// Returns the index of the view that a constraint's item is, or belongs to.
  private func place(
    of item: LayoutItemName, _ constraint: ConstraintDescription, _ path: String,
    _ others: [(name: String, tree: TreeBuilder)]
  ) throws(DescriptionError) -> Int {
    guard let id = item.view else {
      throw DescriptionError(reason: .unnamedItem(constraint.words), path: path)
    }
    if let place = places[id], item.guideName.map({ descriptions[place].layoutGuides.contains($0) }) ?? true {
      return place
    }
    let missing = places[id] == nil ? id : item.guideName ?? id
    let known = others.first { $0.tree.paths[missing] != nil }?.name
    throw DescriptionError(
      reason: .foreignItem(
        constraint.words, item: missing, tree: known,
        nearest: NearestName.of(missing, in: paths.keys.sorted())),
      path: path)
  }

  /// Returns the object ID of an item; a system guide is added to its view when it is first referred to.
  private func objectID(of item: LayoutItemName, in view: View) -> String {
    guard let kind = item.guide else { return view.objectID }
    if let name = item.guideName { return prefix + name }
    let id = "\(view.objectID).\(kind.rawValue)"
    if !view.layoutGuides.contains(where: { $0.objectID == id }) {
      view.layoutGuides.append(LayoutGuide(kind: kind, objectID: id))
    }
    return id
  }

  private func commonSuperview(_ first: View, _ second: View) -> View {
    var around: Set<ObjectIdentifier> = []
    var view: View? = first
    while let current = view {
      around.insert(ObjectIdentifier(current))
      view = current.superview
    }
    view = second
    while let current = view {
      if around.contains(ObjectIdentifier(current)) { return current }
      view = current.superview
    }
    return views[0]
  }
}

extension ConstraintDescription {
  /// Why its sides are incompatible; nil if they are compatible.
  fileprivate var fault: String? {
    if !constant.isFinite { return "the constant is \(constant)" }
    if !multiplier.isFinite || multiplier == 0 { return "the multiplier is \(multiplier)" }
    if !(1...1000).contains(priority) { return "the priority is \(priority), not 1 to 1000" }
    guard let secondAttribute else {
      return firstAttribute.kind == .length
        ? nil : "\(firstAttribute.rawValue) needs another view to refer to"
    }
    if firstAttribute.kind != secondAttribute.kind {
      return "\(firstAttribute.rawValue) and \(secondAttribute.rawValue) are of different axes"
    }
    let sides = [firstAttribute, secondAttribute]
    if sides.contains(where: \.isOfSide), sides.contains(where: \.isOfReading) {
      return "one side follows the direction of reading, and the other does not"
    }
    if secondItem == firstItem, firstAttribute == secondAttribute { return "it involves only one anchor" }
    return nil
  }
}

extension Constraint.Attribute {
  fileprivate enum Kind { case x, y, length }

  fileprivate var kind: Kind {
    switch self {
    case .width, .height: .length
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin,
      .centerXWithinMargins:
      .x
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    }
  }

  fileprivate var isOfSide: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

  fileprivate var isOfReading: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }
}
