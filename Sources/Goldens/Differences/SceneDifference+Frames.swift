import Diagnostics

// Frames that were written in documents, as what views were moved by.
extension SceneDifference {
  /// Names what was written as the frame of a view that this alone places. `count`: of the items before those of such views.
  mutating func nameFrames(
    after count: Int, _ pairs: [ScreenPair], _ written: ([EditSubject]) -> [[DifferenceItem.Cause]]
  ) {
    for place in items.indices.dropFirst(count) where items[place].causes.isEmpty {
      leadWithFrame(place, written)
    }
    let places = items.indices.dropFirst(count).filter {
      items[$0].ids.count == 1 && items[$0].causes.isEmpty
    }
    if places.isEmpty { return }
    for (place, frames) in zip(places, written(places.map { EditSubject(of: items[$0].ids[0]) })) {
      items[place].causes = Self.frames(frames, of: items[place].ids[0], pairs)
      if frames.isEmpty { continue }
      for effect in items[place].own.indices
      where items[place].own[effect].place.hasSuffix(SceneEffects.unclear) {
        items[place].own[effect].place.removeLast(SceneEffects.unclear.count)
      }
    }
  }

  /// Makes an item of several views that did the same one of the only view whose frame was written: the others follow it.
  private mutating func leadWithFrame(
    _ place: Int, _ written: ([EditSubject]) -> [[DifferenceItem.Cause]]
  ) {
    let item = items[place]
    guard item.ids.count > 1, item.ids.count <= Self.mostFollowing, item.own.count == 1,
      let effect = item.own.first, effect.ids == item.ids
    else { return }
    let framed = zip(item.ids.indices, written(item.ids.map(EditSubject.init(of:)))).filter { !$1.isEmpty }
    guard framed.count == 1, let first = framed.first?.0 else { return }
    let rest = item.ids.indices.filter { $0 != first }
    items[place].ids = [item.ids[first]]
    items[place].subjects = [item.subjects[first]]
    items[place].own = [effect.part([first])]
    items[place].others += [effect.part(rest)]
    (items[place].file, items[place].line, items[place].otherLines) = (
      effect.places[first].file, effect.places[first].line, []
    )
    for other in items[place].others.indices
    where items[place].others[other].place.hasSuffix(SceneEffects.unclear) {
      items[place].others[other].place.removeLast(SceneEffects.unclear.count)
    }
  }

  /// The most views that follow one.
  private static let mostFollowing = 64

  /// What the document says of the frame of a view, as far as that is what is seen, and that code said otherwise before.
  private static func frames(
    _ written: [DifferenceItem.Cause], of id: String, _ pairs: [ScreenPair]
  ) -> [DifferenceItem.Cause] {
    guard !written.isEmpty, let pair = pairs.first else { return written }
    func code(_ record: TreeRecord) -> SourceLocation? {
      guard let places = record.nodes.first(where: { $0.id == id })?.places,
        let place = places.place(ofFirst: ["frame"]), place.file != places.opening.file
      else { return nil }
      return place
    }
    if code(pair.new) != nil { return [] }
    guard let gone = code(pair.old) else { return written }
    let phrase = "the code that set frame is gone (line \(gone.line) before)"
    return [DifferenceItem.Cause(phrase: phrase, file: gone.file, line: 0)] + written
  }

  /// Gives what views did to their own frames, where these were written: to a view that was only painted as a cause, and as items
  /// of their own where several views were only painted, or have one edit but other frames.
  mutating func giveToFrames(
    _ causes: [[TreeChange]], _ names: ViewNames, _ written: ([EditSubject]) -> [[DifferenceItem.Cause]]
  ) {
    let places = causes.indices.filter { place in
      !items[place].own.isEmpty && items[place].kind != .structure
        && (items[place].ids.count > 1 || items[place].causes.allSatisfy(\.isPaint))
    }
    if places.isEmpty { return }
    let asked = places.flatMap { items[$0].ids }
    let frames = Dictionary(
      zip(asked, written(asked.map(EditSubject.init(of:)))).filter { !$1.isEmpty },
      uniquingKeysWith: { first, _ in first })
    for place in places {
      let ids = items[place].ids
      if ids.count == 1 {
        items[place].causes = (frames[ids[0]] ?? []) + items[place].causes
        continue
      }
      let isPainted = items[place].causes.allSatisfy(\.isPaint)
      if !isPainted, Set(ids.map { frames[$0]?.map(\.phrase) }).count == 1 { continue }
      var framed: [String: [DifferenceItem.Effect]] = [:]
      items[place].own = items[place].own.compactMap { effect in
        let taken = effect.ids.indices.filter { frames[effect.ids[$0]] != nil }
        for index in taken { framed[effect.ids[index], default: []].append(effect.part([index])) }
        let left = effect.ids.indices.filter { frames[effect.ids[$0]] == nil }
        return left.isEmpty ? nil : taken.isEmpty ? effect : effect.part(left)
      }
      for id in ids {
        guard let own = framed[id], let frames = frames[id] else { continue }
        var item = DifferenceItem(.position, [names[id] ?? id], frames)
        (item.ids, item.own, item.line) = ([id], own, frames[0].line)
        items.append(item)
      }
    }
  }

  /// Gives what moved with a view that was painted, too, to the item about where the view stands: colors move nothing.
  mutating func giveToPlaces() {
    for place in items.indices
    where items[place].isPaint && items[place].own.isEmpty && !items[place].others.isEmpty {
      let other = items.indices.first {
        items[$0].ids == items[place].ids && !items[$0].isPaint && !items[$0].own.isEmpty
      }
      guard let other else { continue }
      items[other].others += items[place].others
      items[place].others = []
    }
  }

  /// Adds the written sizes of what grew to its causes.
  mutating func addSizes(_ written: ([EditSubject]) -> [[DifferenceItem.Cause]]) {
    let grown = subjects.indices.filter { place in
      // What a text says moves no view whose frame was written.
      let isText = items[place].kind == .text && !items[place].causes.contains(where: \.isConstraint)
      let own = items[place].own.contains { $0.shift.width != 0 || $0.shift.height != 0 || isText }
      return (own || items[place].movesRehousedViews) && !items[place].causes.isEmpty
    }
    if grown.isEmpty { return }
    // What several views have was written for each of them.
    let single = grown.map { place in
      let isOne = items[place].kind == .structure || items[place].ids.count < 2
      return isOne ? subjects[place] : EditSubject(of: items[place].ids[0])
    }
    for (place, sizes) in zip(grown, written(single)) {
      let known = items[place].causes.map(\.phrase)
      let new = sizes.filter { !known.contains($0.phrase) }
      items[place].causes =
        items[place].kind == .structure ? items[place].causes + new : new + items[place].causes
    }
  }
}
