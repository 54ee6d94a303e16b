/// Who moved and grew by how much in a screen, and because of what.
struct SceneEffects {
  private let names: ViewNames
  private let variants: [ScreenVariant]
  /// What moved by one distance in the same pictures, in the order of the tree.
  private var effects: [DifferenceItem.Effect] = []

  /// The items of colors of views whose frames were written, too: these are one edit of the view.
  var framed: Set<Int> = []

  /// Whether nothing moved but what items have.
  var isEmpty: Bool { effects.isEmpty }

  private struct Key: Hashable {
    var shift: FrameShift
    var places: [Int]
    var isInMoved: Bool
    var isApart: Bool
  }

  /// `apart`: the ids of views of which what they do like others is no part of what these do: those that are not seen.
  init(_ pairs: [ScreenPair], _ names: ViewNames, apart: Set<String>) {
    (self.names, variants) = (names, pairs.map(\.variant))
    var places: [String: [FrameShift: [Int]]] = [:]
    var order: [String] = []
    var inMoved: Set<String> = []
    for (index, pair) in pairs.enumerated() {
      let pair = TreePair(pair)
      let shifts = FrameShift.all(pair)
      inMoved.formUnion(Self.movedInMoved(pair, shifts))
      for node in pair.new.nodes {
        guard let shift = shifts[node.id] else { continue }
        if places[node.id] == nil { order.append(node.id) }
        // Screens of other scales round to other fractions of a point.
        let rounded = places[node.id]?.filter { !$0.key.isRounding && ($0.key - shift).isRounding }
          .min { $0.value[0] < $1.value[0] }
        places[node.id, default: [:]][rounded?.key ?? shift, default: []].append(index)
      }
    }
    var known: [Key: Int] = [:]
    for id in order {
      for (shift, own) in places[id]!.sorted(by: { $0.value[0] < $1.value[0] }) {
        let key = Key(shift: shift, places: own, isInMoved: inMoved.contains(id), isApart: apart.contains(id))
        if known[key] == nil {
          known[key] = effects.count
          let meant = own.map { variants[$0] }
          effects.append(
            DifferenceItem.Effect(
              views: [], ids: [], places: [], shift: shift, variants: meant,
              place: ScreenVariant.words(for: meant, of: variants), isInMoved: key.isInMoved))
        }
        effects[known[key]!].views.append(names[id] ?? id)
        effects[known[key]!].ids.append(id)
        effects[known[key]!].places.append(Self.framePlace(of: id, in: pairs[own[0]].new))
      }
    }
  }

  /// The views that moved in a superview which itself stands elsewhere on the screen.
  private static func movedInMoved(_ pair: TreePair, _ shifts: [String: FrameShift]) -> Set<String> {
    func moves(_ id: String) -> Bool { shifts[id].map { $0.x != 0 || $0.y != 0 } ?? false }
    var (moved, found) = (Set<String>(), Set<String>())
    // Views come after those that they are in.
    for (was, now) in pair.common {
      let (id, around) = (pair.new.nodes[now].id, pair.newParent(now)?.id)
      // Of a view in another superview the place on the screen is compared.
      guard let around, around == pair.oldParent(was)?.id else { continue }
      let isInMoved = moves(around) || moved.contains(around)
      if isInMoved { moved.insert(id) }
      if isInMoved, moves(id) { found.insert(id) }
    }
    return found
  }

  /// Takes out the views that their own frames place, as items: it is an edit of theirs if nothing around them grew. `edited`: the views of
  /// which other edits are known.
  mutating func takeFree(_ pairs: [ScreenPair], besides edited: Set<String>) -> [DifferenceItem] {
    var free: Set<String> = []
    for pair in pairs {
      let before = Set(pair.old.nodes.filter(\.isFree).map(\.id))
      free.formUnion(pair.new.nodes.filter { $0.isFree && before.contains($0.id) }.map(\.id))
    }
    let grown = Set(effects.filter { $0.shift.width != 0 || $0.shift.height != 0 }.flatMap(\.ids))
    // A view that keeps its place and size whatever is around it moves by its own frame alone.
    let flexible = Set(pairs.flatMap { $0.old.nodes + $0.new.nodes }.filter { !$0.isOfFixedMask }.map(\.id))
    let isInGrown = { [names] (id: String) in names.parent(of: id).map(grown.contains) ?? false }
    let all = effects.flatMap(\.ids).filter(free.contains)
    let own = all.filter { !isInGrown($0) || !flexible.contains($0) }
    // So does one that its mask would put elsewhere.
    let single = pairs.reduce(into: Set<String>()) { $0.formUnion(TreePair($1).movedByThemselves) }
      .subtracting(edited).subtracting(own)
    var (items, seen) = (take(own).map(item), Set<String>())
    for id in all where single.contains(id) && seen.insert(id).inserted { items += take([id]).map(item) }
    return items
  }

  /// Takes out the views of other documents, such as the cells of a table, as items: what moves them is stated there, where the view
  /// around them is of that document, too, and did not grow.
  mutating func takeForeign(_ pairs: [ScreenPair]) -> [DifferenceItem] {
    let grown = Set(effects.filter { $0.shift.width != 0 || $0.shift.height != 0 }.flatMap(\.ids))
    var foreign: [String: String] = [:]
    for node in pairs.flatMap(\.new.nodes) { if let file = node.file { foreign[node.id] = file } }
    if foreign.isEmpty { return [] }
    let own = effects.flatMap(\.ids).filter { id in
      guard let file = foreign[id], let around = names.parent(of: id) else { return false }
      return foreign[around] == file && !grown.contains(around)
    }
    return take(own).map(item)
  }

  /// Takes out what those of some views did that are the roots of their screens.
  mutating func takeRoots(among ids: [String]) -> [DifferenceItem.Effect] {
    take(ids.filter { names.parent(of: $0) == nil })
  }

  /// Where the frame of a view is stated if that alone places it, else where the view is.
  private static func framePlace(of id: String, in record: TreeRecord) -> DifferenceItem.Place {
    guard let node = record.nodes.first(where: { $0.id == id }) else { return .init(file: nil, line: 0) }
    let place = node.isFree ? node.place(of: "frame") : (file: node.file, line: node.line)
    return .init(file: place.file, line: place.line)
  }

  private func item(_ effect: DifferenceItem.Effect) -> DifferenceItem {
    let isPlace = effect.shift.x != 0 || effect.shift.y != 0
    var item = DifferenceItem(isPlace ? .position : .size, effect.views, [])
    (item.ids, item.own) = (effect.ids, [effect])
    (item.file, item.line) = (effect.places[0].file, effect.places[0].line)
    item.otherLines = Set(effect.places.filter { $0.file == item.file }.map(\.line)).subtracting([
      0, item.line,
    ])
    .sorted()
    return item
  }

  // MARK: Giving

  /// Gives each item what its subjects did, and what else follows from it. `movers`: what each edit moves alone; nil where
  /// that is not known. `pictures`: those that show the first items; nil for all.
  mutating func give(to items: inout [DifferenceItem], _ movers: EditMovers?, _ pictures: [Set<Int>?]) {
    var unknown = Set(items.indices)
    let variants = variants
    // A text of one language moves nothing in another.
    func isShown(_ item: Int, _ effect: DifferenceItem.Effect) -> Bool {
      guard item < pictures.count, let own = pictures[item] else { return true }
      return effect.variants.contains { variant in own.contains { variants[$0] == variant } }
    }
    if var movers {
      giveMeasured(to: &items, &movers, isShown)
      unknown = movers.unknownItems
    }
    if items.isEmpty { return }
    for index in items.indices where unknown.contains(index) && items[index].own.isEmpty {
      if !items[index].isPaint {
        items[index].own = take(
          items[index].ids,
          from: effects.indices.filter { isShown(index, effects[$0]) && items[index].canCause(effects[$0]) })
      }
    }
    var rest: [DifferenceItem.Effect] = []
    for effect in effects {
      // Edits that cannot move anything are no reason.
      let able = unknown.sorted().filter { place in
        let isOnly = items.count == 1 && !items[place].isPaint
        return items[place].kind != .name && isShown(place, effect)
          && (items[place].kind != .style || !items[place].own.isEmpty || isOnly)
      }
      if let place = able.count == 1 ? able[0] : reason(for: effect, among: items, able) {
        items[place].others.append(effect)
      } else {
        rest.append(effect)
      }
    }
    effects = rest
  }

  /// Gives each view to the edit whose own effect is nearest to how it moved. An edit that moves views and has no item becomes one.
  private mutating func giveMeasured(
    to items: inout [DifferenceItem], _ movers: inout EditMovers,
    _ isShown: (Int, DifferenceItem.Effect) -> Bool
  ) {
    let unknown = movers.unknownItems
    let ofCanvas = Set(
      movers.others.indices.filter { movers.others[$0].isOfCanvas }.map { $0 + movers.itemCount })
    var others: [Int: DifferenceItem] = [:]
    for effect in effects {
      let places = effect.variants.compactMap { variants.firstIndex(of: $0) }
      for (part, found) in parts(
        of: effect, { Movers(movers.edits(moving: $0, by: effect.shift, in: places) { isShown($0, effect) }) }
      ) {
        // Colors move nothing: what else was done to their view has no item, or is part of what was done around it.
        func isPaint(_ place: Int) -> Bool { items[place].isPaint && !framed.contains(place) }
        let possible = found.edits.filter { $0 >= items.count || !isPaint($0) }
        if possible.isEmpty, !found.edits.isEmpty {
          let able = items.indices.filter {
            !items[$0].isPaint && !items[$0].kind.isHidden && isShown($0, effect)
          }
          guard let place = able.count == 1 ? able[0] : reason(for: part, among: items, able) else {
            continue
          }
          remove(part)
          for (piece, isOwn) in parts(of: part, { items[place].ids.contains($0) }) {
            if isOwn { items[place].own.append(piece) } else { items[place].others.append(piece) }
          }
          continue
        }
        guard let first = possible.first(where: { !ofCanvas.contains($0) }) else {
          if !possible.isEmpty { remove(part) }
          continue
        }
        // An edit of the view itself comes first. A text in another file has no edit in the document.
        let own = items.indices.first { place in
          items[place].canCause(part) && !isPaint(place)
            && (found.edits.prefix(found.alone).contains(place)
              && (place == first || movers.hasShare(place, in: part.ids[0], by: part.shift, in: places))
              || found.isTogether(place) && items[place].causes.contains(where: \.isConstraint)
              || unknown.contains(place) && first >= movers.itemCount)
            && !Set(items[place].ids).isDisjoint(with: part.ids) && isShown(place, effect)
        }
        // So does one of its frame alone.
        let ownFrame = found.edits.prefix(found.alone).first { edit in
          edit >= movers.itemCount && movers.others[edit - movers.itemCount].id == part.ids[0]
            && part.ids.count == 1 && movers.hasShare(edit, in: part.ids[0], by: part.shift, in: places)
        }
        remove(part)
        let edit = own ?? ownFrame ?? first
        let isAll = (found.isExact || found.edits.count == 1) && edit == first
        let rest = found.edits.filter {
          $0 != edit && !ofCanvas.contains($0) && ($0 >= movers.itemCount || !isPaint($0))
        }
        let isPart = !isAll && !rest.isEmpty && !(own.map(unknown.contains) ?? false)
        let other = edit < movers.itemCount ? nil : movers.others[edit - movers.itemCount]
        if isPart { for other in rest where other < movers.itemCount { items[other].isNamedBeside = true } }
        var item = other.map { others[edit] ?? self.item(for: $0) } ?? items[edit]
        for (piece, isOwn) in parts(of: part, { item.ids.contains($0) }) {
          var piece = piece
          if isPart { piece.place += ", with \(changes(of: rest, beside: piece.ids, movers, items))" }
          if isOwn { item.own.append(piece) } else { item.others.append(piece) }
        }
        if other != nil { others[edit] = item } else { items[edit] = item }
      }
    }
    items += others.sorted { $0.key < $1.key }.map { _, item in
      let isResized = (item.own + item.others).contains { $0.shift.width != 0 || $0.shift.height != 0 }
      var item = item
      item.kind = isResized ? .size : .position
      return item
    }
  }

  /// What some edits are called beside another one that moves some views: `the changes of titleLabel`.
  private func changes(
    of edits: [Int], beside views: [String], _ movers: EditMovers, _ items: [DifferenceItem]
  ) -> String {
    var (subjects, hasOwn) = ([String](), false)
    for edit in edits {
      let other = edit < movers.itemCount ? nil : movers.others[edit - movers.itemCount]
      let ids = other.map { [$0.id] } ?? items[edit].ids
      var own = other.map { [names[$0.id] ?? $0.words] } ?? items[edit].subjects
      if Set(views).isSubset(of: ids) {
        hasOwn = true
        own = zip(ids, own).filter { !views.contains($0.0) }.map(\.1)
      }
      subjects += own.filter { !subjects.contains($0) }
    }
    let others = DifferenceItem.list(subjects, most: Self.mostNamed)
    if hasOwn {
      let owner = views.count == 1 ? "its" : "their"
      return "\(owner) own changes" + (subjects.isEmpty ? "" : " and those of \(others)")
    }
    return subjects.isEmpty ? "other changes" : "the changes of \(others)"
  }

  private static let mostNamed = 3

  /// The edits that move a view.
  private struct Movers: Hashable {
    let edits: [Int]
    /// How many of them move it alone.
    let alone: Int
    /// Whether the first of them alone moves it as all do.
    let isExact: Bool

    init(_ found: (edits: [Int], alone: Int, isExact: Bool)) { (edits, alone, isExact) = found }

    /// Whether an edit moves it only together with others, none of which moves it so.
    func isTogether(_ edit: Int) -> Bool { !isExact && edits.dropFirst(alone).contains(edit) }
  }

  /// The item of an edit that moves views and has none yet.
  private func item(for edit: AloneEdits.Other) -> DifferenceItem {
    var item = DifferenceItem(.size, [names[edit.id] ?? edit.words], edit.causes)
    (item.ids, item.line) = ([edit.id], edit.causes.first?.line ?? 0)
    return item
  }

  /// An effect by what distinguishes its views, in their order.
  private func parts<Key: Hashable>(
    of effect: DifferenceItem.Effect, _ key: (String) -> Key
  ) -> [(DifferenceItem.Effect, Key)] {
    var order: [Key] = []
    var places: [Key: [Int]] = [:]
    for (place, id) in effect.ids.enumerated() {
      let own = key(id)
      if places[own] == nil { order.append(own) }
      places[own, default: []].append(place)
    }
    return order.map { own in (effect.part(places[own]!), own) }
  }

  /// Takes out a part of an effect.
  private mutating func remove(_ part: DifferenceItem.Effect) {
    let gone = Set(part.ids)
    effects = effects.compactMap { effect in
      guard effect.shift == part.shift, effect.variants == part.variants else { return effect }
      let rest = effect.ids.indices.filter { !gone.contains(effect.ids[$0]) }
      return rest.isEmpty ? nil : effect.part(rest)
    }
  }

  /// Takes out the effects on some views. `places`: of the effects that may be; nil for all.
  private mutating func take(_ ids: [String], from places: [Int]? = nil) -> [DifferenceItem.Effect] {
    var taken: [DifferenceItem.Effect] = []
    for index in places ?? Array(effects.indices) {
      let own = effects[index].ids.indices.filter { ids.contains(effects[index].ids[$0]) }
      if own.isEmpty { continue }
      let part = effects[index].part(own)
      taken.append(part)
      for place in own.reversed() {
        effects[index].ids.remove(at: place)
        effects[index].views.remove(at: place)
        effects[index].places.remove(at: place)
      }
    }
    effects.removeAll { $0.ids.isEmpty }
    return taken
  }

  /// The item that pushed: the only one that moved or grew by the same distance, or whose constraint changed by it, or
  /// around the views, or in the same superview.
  private func reason(
    for effect: DifferenceItem.Effect, among items: [DifferenceItem], _ movers: [Int]
  ) -> Int? {
    let shift = effect.shift
    let distances = [shift.x, shift.y, shift.width, shift.height].map(abs).filter { $0 > 0 }
    let tests: [(DifferenceItem) -> Bool] = [
      { item in
        item.own.contains { own in
          own.shift == shift || [own.shift.width, own.shift.height].contains { distances.contains(abs($0)) }
        }
      },
      { item in item.causes.contains { distances.contains(abs($0.distance ?? 0)) } },
      { item in effect.ids.allSatisfy { id in item.ids.contains { names.isInside(id, $0) } } },
      { item in
        let around = Set(item.ids.compactMap(names.parent))
        return effect.ids.contains { names.parent(of: $0).map(around.contains) ?? false }
      },
    ]
    for test in tests {
      let found = movers.filter { test(items[$0]) }
      if found.count == 1 { return found[0] }
    }
    return nil
  }

  /// What is said of a view that moved because of one of several edits.
  static let unclear = ", because of changes above"

  /// Effects as items of their own, without a cause.
  func items(of effects: [DifferenceItem.Effect]) -> [DifferenceItem] { effects.map(item) }

  /// Effects that no item claimed, as items of their own. `hasCauses`: whether there are other items, from several of
  /// which it may follow.
  func rest(hasCauses: Bool) -> [DifferenceItem] {
    effects.map { effect in
      var effect = effect
      if hasCauses { effect.place += Self.unclear }
      return item(effect)
    }
  }
}
