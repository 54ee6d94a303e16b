// What differs, and pictures do not show.
extension SceneDifference {
  /// The views of which pictures do not have what a running app shows.
  package struct OpenViews {
    /// Those that show nothing before code fills them: their looks are seen then.
    let blank: Set<String>
    /// Those of classes of the application's, which may draw what only it shows.
    let drawing: Set<String>
    /// Those that stand behind such ones, or what code hides: whether they show through is not known.
    let behind: Set<String>
    /// Those with such ones in them.
    let around: Set<String>
    /// Those with a background of a screen that has none: what is behind a cell is not known.
    let grounds: Set<String>

    package init(
      blank: Set<String>, drawing: Set<String>, behind: Set<String>, around: Set<String>,
      grounds: Set<String>
    ) {
      (self.blank, self.drawing, self.behind, self.around) = (blank, drawing, behind, around)
      self.grounds = grounds
    }

    /// Whether a running app may show a difference that no picture does.
    func mayShow(_ item: DifferenceItem) -> Bool {
      if item.isOfViewsApart { return false }
      let isOfPaint = item.kind.isOfLooks || item.kind == .text
      return item.kind.isOfLooks && !grounds.isDisjoint(with: item.ids)
        || (item.own + item.others).contains { !blank.union(drawing).isDisjoint(with: $0.ids) }
        || (item.kind == .structure || item.causes.contains { $0.isConstraint && !$0.isOfSameEdge })
          && !blank.isDisjoint(with: item.ids)
        || (item.kind == .structure || item.kind == .text) && !drawing.isDisjoint(with: item.ids)
        || isOfPaint && !behind.isDisjoint(with: item.ids)
        || item.isOfAddition && !around.isDisjoint(with: item.ids)
    }
  }

  /// Notes that the pictures are the same, whatever differs in what they show. `beyond`: the views that they do not show, but for which one
  /// scrolls.
  package mutating func noteEqualPictures(beyond: Set<String>, open: OpenViews) {
    for place in items.indices {
      let item = items[place]
      // What is beyond a picture would have moved.
      let movesNothing = item.isOfLayout && item.own.isEmpty && item.others.isEmpty
      items[place].isInert =
        (movesNothing || !item.isAbout(oneOf: beyond))
        && (!item.isLook(ofOneOf: open.blank)
          || !item.causes.isEmpty && item.causes.allSatisfy(\.isOfSameSide) || isOfFitting(item))
      // What somebody types may not fit.
      let isTyped = isOfFitting(item) && item.isLook(ofOneOf: open.blank)
      items[place].showsInApp = item.showsInApp || isTyped || open.mayShow(item)
    }
  }

  /// Notes differences of texts that are not what is seen. `texts`: the views to which code gives others.
  package mutating func noteOverwritten(_ texts: Set<String>) {
    for place in items.indices where items[place].kind == .text && texts.isSuperset(of: items[place].ids) {
      // A placeholder is there where the text is empty.
      let isOfText =
        items[place].subject.map { subjects[$0].properties == ["text"] } ?? false
      items[place].isInert = isOfText && !items[place].ids.isEmpty
    }
  }

  /// What says how a text fits into a label, or an image into its view, which only shows of what has another size.
  private static let fitting: Set<String> = [
    "contentMode",
    "numberOfLines", "lineBreakMode", "adjustsFontSizeToFitWidth", "minimumScaleFactor", "minimumFontSize",
    "allowsDefaultTighteningForTruncation", "preferredMaxLayoutWidth",
  ]

  /// The differences of looks, those of layout, and views that came, by which nothing is known to move. `beyond`: the views
  /// that pictures do not show; `blank`: those that show nothing before code fills them; `rows`: those that a table places.
  /// `views`: all views of the pictures.
  package func idleItems(
    beyond: Set<String>, blank: Set<String>, rows: Set<String>, views: Set<String>
  ) -> [Int] {
    items.indices.filter { place in
      let item = items[place]
      let isOrder = item.causes.count == 1 && item.subject.map { subjects[$0].isOrder } ?? false
      let isOfItem =
        item.kind == .structure && !item.ids.isEmpty && views.isDisjoint(with: item.ids)
        && item.subjects.allSatisfy { $0.hasPrefix("UIBarButtonItem") || $0.hasPrefix("UINavigationItem") }
      let isOfKind =
        isOfItem || item.kind == .style || item.isOfLayout || item.isOfAddition || isOrder
      // What moves and draws nothing moves unseen, unless code fills it, or other edits move it, too.
      let isMove =
        [.position, .size].contains(item.kind) && !item.own.isEmpty && blank.isDisjoint(with: item.ids)
        && rows.isDisjoint(with: item.ids) && !item.isNamedBeside
        && !item.own.contains { $0.place.contains(", with ") }
      return (isOfKind && item.own.isEmpty || isMove) && item.others.isEmpty && !item.isInert
        && !item.isAbout(oneOf: beyond) && !item.isLook(ofOneOf: blank)
        && !item.causes.contains(where: \.isOfBar)
        && item.causes.allSatisfy { $0.file == nil }
    }
  }

  /// Notes differences of views that others cover wherever they are: where these stand is not seen. `covered`: the views.
  package mutating func noteCovered(_ covered: Set<String>) {
    guard !covered.isEmpty, !items.allSatisfy({ $0.isOnly(about: covered) }) else { return }
    for place in items.indices where items[place].kind != .structure && items[place].isOnly(about: covered) {
      items[place].isInert = true
    }
  }

  /// Notes what became of views that draw nothing, where nothing else moves because of it. `empty`: those views; `filled`: the views
  /// that code may fill.
  package mutating func noteEmpty(_ empty: Set<String>, filled: Set<String>) {
    for place in items.indices where items[place].isOnly(about: empty) && items[place].risks.isEmpty {
      let causes = items[place].causes
      let isOfHiding = !causes.isEmpty && causes.allSatisfy { $0.recorded == "hidden" }
      let isOfPlace =
        [.position, .size, .structure].contains(items[place].kind) || !items[place].own.isEmpty || isOfHiding
      guard isOfPlace, items[place].others.isEmpty else { continue }
      items[place].isInert = true
      if !filled.isDisjoint(with: items[place].ids) { items[place].showsInApp = true }
    }
  }

  /// The differences of which some properties may show and others not, by their places: those of views that the document states.
  package var mixedItems: [Int] {
    items.indices.filter { place in
      let item = items[place]
      let stated = item.causes.filter { !$0.isConstraint && !$0.recorded.isEmpty && $0.file == nil }
      return !item.isInert && !item.kind.isHidden && item.kind != .structure && !stated.isEmpty
        && (1...Self.mostTogether).contains(item.ids.count)
    }
  }

  /// The most views of an item of which it is found out which properties show.
  private static let mostTogether = 4

  /// Takes properties that no picture shows out of a difference, for one of their own.
  package mutating func separate(_ unshown: Set<String>, from place: Int) {
    let isUnshown = { (cause: DifferenceItem.Cause) in
      !cause.isConstraint && cause.file == nil && unshown.contains(cause.recorded)
    }
    var part = items[place]
    part.causes.removeAll { !isUnshown($0) }
    if part.causes.isEmpty { return }
    if part.causes.count == items[place].causes.count {
      if part.own.isEmpty, part.others.isEmpty { items[place].isInert = true }
      return
    }
    items[place].causes.removeAll(where: isUnshown)
    (part.own, part.others, part.risks, part.isInert) = ([], [], [], true)
    items.append(part)
  }

  /// Notes differences that no picture shows, unless these are all. `filled`: the views that show something once code fills them.
  package mutating func noteInert(_ places: [Int], filled: Set<String>, open: OpenViews) {
    guard places.count < items.count else { return }
    for place in places {
      items[place].isInert = true
      if items[place].isOfAddition && !filled.isDisjoint(with: items[place].ids) || open.mayShow(items[place])
      {
        items[place].showsInApp = true
      }
    }
  }

  /// Notes which of the differences that no picture shows are seen once an app's data and texts are there.
  ///
  /// - Parameters:
  ///   - data: The tables and collection views whose rows and items only the application has.
  ///   - grounds: The views behind which nobody knows what is.
  ///   - outside: The views that are outside of the pictures.
  ///   - scrolling: The views that scroll what is in them, and those that are.
  ///   - texts: The labels that code may give longer texts.
  ///   - boxes: The views with nothing in them to which code may add views.
  ///   - images: The views with images that are nowhere, for which others stand.
  ///   - tinted: The image views to which code may give other images, which their tint colors.
  ///   - limits: The constraints that keep such labels at a distance, or of a size, at most or at least.
  package mutating func noteFilled(
    data: Set<String>, grounds: Set<String>, scrolling: Set<String>, outside: Set<String>, texts: Set<String>,
    boxes: Set<String>, images: Set<String>, tinted: Set<String>, limits: Set<String>
  ) {
    for place in items.indices where items[place].isInert {
      let properties = items[place].subject.map { subjects[$0].properties } ?? []
      // The ground of rows is behind them as it is without.
      let rows = properties == ["backgroundColor"] ? grounds : data.union(grounds)
      let isOfData =
        [.style, .structure].contains(items[place].kind) && !rows.isDisjoint(with: items[place].ids)
      // How far one scrolls, and what of it is seen at once.
      let isOfScrolling =
        (items[place].own + items[place].others).contains { !scrolling.isDisjoint(with: $0.ids) }
        || items[place].causes.contains { $0.isConstraint && !$0.constraintID.isEmpty }
          && !scrolling.isDisjoint(with: items[place].ids)
      // What is behind More is a row of a list.
      let isOfTab =
        items[place].isOfSurroundings && items[place].subjects.contains { $0.hasPrefix("UITabBarItem") }
      let isOfBox = isOfTab || items[place].own.contains { !boxes.isDisjoint(with: $0.ids) }
      let isOfTint = properties.contains("tintColor")
      let isOfImage =
        !images.isDisjoint(with: items[place].ids)
        && (isOfTint || properties.contains { $0.hasSuffix("mage") })
        || isOfTint && !tinted.isDisjoint(with: items[place].ids)
      let isOutside =
        items[place].kind == .text && !outside.isDisjoint(with: items[place].ids)
      // Of a map pictures have no streets.
      let isOfMap = items[place].causes.contains { $0.recorded == "mapType" }
      // A longer text may reach what keeps its distance.
      let isOfLimit = items[place].causes.contains { limits.contains($0.constraintID) }
      if isOfLimit || isOfMap || isOfData || isOfScrolling || isOutside || isOfBox || isOfImage
        || fitsText(items[place], texts)
      {
        items[place].showsInApp = true
      }
    }
  }

  /// Whether an item is about nothing but how a text fits.
  private func isOfFitting(_ item: DifferenceItem) -> Bool {
    guard let properties = item.subject.map({ subjects[$0].properties }) else { return false }
    return !properties.isEmpty && Self.fitting.isSuperset(of: properties)
  }

  /// Whether an item is about how a text fits into one of some labels.
  private func fitsText(_ item: DifferenceItem, _ texts: Set<String>) -> Bool {
    !texts.isDisjoint(with: item.ids)
      && (item.own.contains { $0.shift.width != 0 }
        || item.subject.map { !Self.fitting.isDisjoint(with: subjects[$0].properties) } ?? false)
  }
}
