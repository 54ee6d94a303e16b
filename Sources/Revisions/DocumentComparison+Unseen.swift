import GoldenRuns
import Goldens

// What differs, and pictures do not show.
extension DocumentComparison {
  /// The most differences of a screen whose pictures are painted to see whether any of them shows.
  private static let mostPainted = 8

  /// Notes which differences of a screen its pictures do not show.
  func noteWhatDoesNotShow(
    of scene: inout SceneDifference, _ was: RecordedSide.Screen, _ now: RecordedSide.Screen,
    _ sides: Sides
  ) {
    // Where the code of before alone gives a text, the document's is seen now.
    let reported = sides.now.project.resources.codeChanges.filter { change in
      change.isCertain && ["text", "title"].contains(change.property)
    }
    scene.noteOverwritten(Set(reported.map(\.view)))
    guard scene.items.count <= Self.mostPainted,
      (was.pictures + now.pictures).allSatisfy({ !$0.tree.hasBarsBeyondPicture })
    else { return }
    var beyond = Self.views(was.pictures + now.pictures, \.scrolledAway)
    // What is behind a root that has no background is not known.
    let roots = now.pictures.filter { picture in
      let old = was.pictures.first { $0.variant == picture.variant }
      return old.map { $0.tree.transparency != picture.tree.transparency } ?? false
    }.compactMap { $0.tree.nodes.first?.id }
    let nodes = (was.pictures + now.pictures).flatMap(\.tree.nodes)
    let blank = Set(nodes.filter(\.isFilledByCode).map(\.id) + roots)
    let texts = Set(
      now.pictures.flatMap(\.tree.nodes).filter { $0.text != nil && !$0.outlets.isEmpty }.map(\.id))
    // Rows show what code gives them, such as a mark in their tint.
    let data = Set(nodes.filter(\.showsData).map(\.id))
    let ownGrounds = Set(nodes.filter(\.hasOwnGround).map(\.id))
    let limits = Self.limits(of: texts, in: (was.pictures + now.pictures).flatMap(\.tree.constraints))
    let boxes = now.pictures.reduce(into: Set<String>()) { boxes, picture in
      let nodes = picture.tree.nodes
      for (place, node) in nodes.enumerated() where node.className == "UIView" && !node.outlets.isEmpty {
        let hasViews = place + 1 < nodes.count && nodes[place + 1].depth > node.depth
        if !hasViews, !node.isHidden { boxes.insert(node.id) }
      }
    }
    let images = Set(nodes.filter(\.lacksImage).map(\.id))
    let tinted = Set(nodes.filter { $0.className == "UIImageView" && !$0.outlets.isEmpty }.map(\.id))
    let scrolling = Self.views(was.pictures + now.pictures, \.scrolling)
    let outside = Self.views(was.pictures + now.pictures, \.outside)
    defer {
      scene.noteFilled(
        data: data, grounds: ownGrounds, scrolling: scrolling, outside: outside, texts: texts, boxes: boxes,
        images: images,
        tinted: tinted, limits: limits)
    }
    let grounds = Self.views(was.pictures + now.pictures, \.grounds)
    let open = SceneDifference.OpenViews(
      blank: blank,
      // What classes of the application's draw is not known.
      drawing: Set(nodes.filter(\.isOfOwnClass).map(\.id)),
      behind: Self.views(was.pictures + now.pictures, \.behindOpen),
      around: Self.views(now.pictures, \.aroundOwnClasses), grounds: grounds)
    if isDrawnAlike(was.pictures, now.pictures) {
      let isCovered = (was.pictures + now.pictures).contains(where: \.tree.coversScrolled)
      if !isCovered, scene.items.contains(where: { $0.isAbout(oneOf: beyond) }) {
        let (old, new) = (was.pictures.map(\.unfolded), now.pictures.map(\.unfolded))
        if isDrawnAlike(old, new) { beyond = Self.views(old + new, \.scrolledAway) }
      }
      return scene.noteEqualPictures(beyond: beyond, open: open)
    }
    scene.noteEmpty(
      Self.empty(in: was.pictures + now.pictures),
      filled: Set(nodes.filter { !$0.outlets.isEmpty || $0.imageName != nil }.map(\.id)))
    scene.noteCovered(
      (was.pictures + now.pictures).map(\.tree.covered).reduce(nil) { $0?.intersection($1) ?? $1 } ?? [])
    // What is behind a part without a background is not known.
    let rows = Set(nodes.filter { $0.className.hasSuffix("Cell") }.map(\.id))
    let views = Set(nodes.map(\.id))
    let idle = scene.idleItems(beyond: beyond, blank: blank, rows: rows, views: views).filter { place in
      !now.isFreeform || !scene.items[place].kind.isOfLooks
        || grounds.isDisjoint(with: scene.items[place].ids)
    }
    guard let alone = sides.alone else { return }
    let unclear = now.isFreeform ? blank.union(grounds) : blank
    for place in scene.mixedItems where unclear.isDisjoint(with: scene.items[place].ids) {
      let unshown = scene.items[place].ids.map { alone.unshownProperties(of: $0, on: now) }
      scene.separate(unshown.dropFirst().reduce(unshown[0]) { $0.intersection($1) }, from: place)
    }
    guard scene.items.count > 1, !idle.isEmpty else { return }
    // What stands around something that code fills shows with it.
    var filled = blank
    for nodes in now.pictures.map(\.tree.nodes) {
      var around: [TreeRecord.Node] = []
      for node in nodes {
        around.removeAll { $0.depth >= node.depth }
        around.append(node)
        if node.isOfOwnClass { filled.insert(node.id) }
        if node.isFilledByCode { filled.formUnion(around.dropFirst().map(\.id)) }
      }
    }
    scene.noteInert(
      alone.withoutPicture(idle, of: scene.itemSubjects, on: now), filled: filled, open: open)
  }

  /// The ids of the constraints that keep labels at a distance, or of a size, at most or at least, unless others hold their sides. `texts`:
  /// the labels that code gives texts.
  private static func limits(of texts: Set<String>, in constraints: [TreeRecord.Constraint]) -> Set<String> {
    let sides: Set<String> = ["leading", "trailing", "left", "right", "centerX", "width"]
    var held: [String: Set<String>] = [:]
    for constraint in constraints
    where constraint.priority >= 1000 && sides.contains(constraint.attribute)
      && !constraint.relation.contains(where: { "≥≤".contains($0) })
    {
      held[constraint.view, default: []].insert(constraint.attribute)
    }
    let open = texts.filter { (held[$0]?.count ?? 0) < 2 }
    return Set(
      constraints.filter { constraint in
        // A side that another constraint holds has no room.
        constraint.relation.contains { "≥≤".contains($0) }
          && !(held[constraint.view]?.contains(constraint.attribute) ?? false)
          && [constraint.view, constraint.other ?? ""].contains(where: open.contains)
      }.map(\.id))
  }

  /// Whether all pictures of a screen are the same on both sides: what differs is outside of what is seen, or covered.
  private func isDrawnAlike(_ was: [RecordedSide.Picture], _ now: [RecordedSide.Picture]) -> Bool {
    was.count == now.count
      && now.allSatisfy { picture in
        let old = was.first { $0.variant == picture.variant }
        return old.map(picture.isPainted) ?? false
      }
  }

  /// The ids of the views that the trees of pictures have for some question, in any of them.
  private static func views(
    _ pictures: [RecordedSide.Picture], _ question: KeyPath<TreeRecord, Set<String>>
  ) -> Set<String> {
    pictures.reduce(into: []) { $0.formUnion($1.tree[keyPath: question]) }
  }
}
