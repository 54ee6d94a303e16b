import Geometry
import Layout
import Screens
import Views

/// What a document recorded, or leaves to be assumed, and both sides of a comparison have alike: the room that the contents of table
/// view cells leave for accessories and separators, the sizes of items that size themselves, those that custom classes have on the
/// canvas alone, navigation bars.
///
/// UIKit leaves the room by the accessory. What Interface Builder saved is from when it last showed the cell, with the system of its
/// day: of a cell with the same accessory both sides of a comparison take that of now. A bar is assumed on both sides or on none: that
/// nothing leads to a screen any more does not show one.
package struct SharedInputs: Sendable {
  /// The room beside and below the content of a cell: for an accessory, and a separator.
  private struct Room: Sendable {
    var accessory: TableViewCell.Accessory
    var width, height: Double
  }

  private var rooms: [String: Room] = [:]
  /// The sizes of items that size themselves, as Interface Builder last measured them.
  private var sizes: [String: Size] = [:]

  /// The sizes that views have on the canvas alone: what stands for their content, and what their class reported, where a side does
  /// not have it.
  private struct CanvasSize: Equatable, Sendable {
    var width, height: Double?
    var reported: Size?
    /// The text that it was reported for.
    var text: String?
    /// In which class and font it was reported.
    var look: String?
    /// Whether each side has one, for the same: what Xcode kept of either says nothing of a running app.
    var isOfBoth = false
    /// Whether it is that of a label for a text, or a time, that the other side does not have: UIKit asks the class.
    var isOfOther = false
  }

  private var canvasSizes: [String: CanvasSize] = [:]
  /// The constraints of the canvas alone, which the build leaves out, by their ids, and the ids of those that each view holds.
  private var placeholders: (all: [String: Constraint], held: [String: [String]]) = ([:], [:])

  /// The sizes that Xcode recorded for symbols, which differ with its version.
  private var symbols: [String: Size] = [:]

  /// The screens that are without a bar on a side where none is assumed.
  private var bare: Set<String> = []
  /// The screens of which one side says what is in a bar that is assumed, and the other one nothing.
  private var barred: Set<String> = []
  /// The screens that have no toolbar where none of a container is.
  private var withoutToolbar: Set<String> = []
  /// The bars around screens that no controller of the document shows any more: other ones, or code, still may.
  private var surroundings: [String: ScreenChrome] = [:]
  /// What is around the screens that are entered from another one than before.
  private var entered: [String: ScreenChrome] = [:]
  /// The canvases whose bars are simulated, or those of before, by screen.
  private var simulated: [String: DesignCanvas] = [:]
  /// The sizes of the root views of controllers, which their containers give them, and of the screens that these are part of, by
  /// screen; nil for each side's own screen.
  private var roots: [String: (size: Size, screen: Size?)] = [:]
  /// The texts of views to which code gives others, whatever they are, and of those for which all languages have others: the
  /// document's show on neither side.
  package private(set) var givenTexts: [String: String] = [:]
  private var replacedTexts: [String: String] = [:]
  /// The values of other properties of which that is so, by the ids of their views.
  private var givenValues: [String: [(property: String, value: PropertyValue)]] = [:]
  /// The object ids that views have now, and of those to which one outlet leads alone: views that were made anew have others.
  private var objectIDs: (all: Set<String>, byOutlet: [OutletOwner: String]) = ([], [:])
  /// The object ids of all those views.
  package var unshownTexts: Set<String> { Set(givenTexts.keys).union(replacedTexts.keys) }
  /// The canvases of controllers of which one side at least was edited at a size of its own, and the sizes of their roots, by screen.
  private var freeforms: [String: (canvas: DesignCanvas, size: Size)] = [:]
  /// The constants of constraints to which code gives others, whatever they are, by the constraints' ids.
  private var constants: [String: Double] = [:]
  /// The ids of these constraints.
  package var openConstraints: Set<String> { Set(constants.keys) }
  /// The widths of cells that are documents of their own, by screen.
  private var cellWidths: [String: Double] = [:]
  /// The roots that no controller has, and that were of another size before, or on a canvas of another width: a screen of either
  /// size turns neither.
  private var parts: Set<String> = []

  /// What code calls the text of a view.
  private static let texts: Set<String> = ["text", "title"]

  /// Those of nothing.
  package init() {}

  /// Those of a document's scenes.
  ///
  /// - Parameters:
  ///   - scenes: The scenes now.
  ///   - older: The scenes of the side before.
  ///   - initial: The controller that the document begins with.
  ///   - given: The properties of views to which code gives values that nobody knows, whatever the document says, by the views' ids.
  ///   - constraints: The ids of the constraints of a scene to which code gives constants, whatever the document says.
  ///   - fillsContainers: Whether code of either side gives a container of the document the controllers that it shows.
  ///   - fillsTabs: Returns whether code of either side gives some tab bar controller those.
  ///   - hasSameCode: Returns whether a class has the same code on both sides.
  ///   - replaced: The object ids of what has another text than the document's in every language.
  package init(
    of scenes: [Scene], beside older: [Scene], initial: String?,
    given properties: [String: Set<String>] = [:], constraints: (Scene) -> Set<String> = { _ in [] },
    replaced: Set<String> = [], fillsContainers: Bool = false,
    fillsTabs: () -> Bool = { false }, hasSameCode: (String) -> Bool = { _ in false }
  ) {
    if !properties.isEmpty {
      let views = scenes.flatMap(\.tree.views)
      let owned = views.flatMap { view in view.owners.map { ($0, view.objectID) } }
      let leads = Dictionary(grouping: owned, by: \.0)
      objectIDs = (Set(views.map(\.objectID)), leads.filter { $0.value.count == 1 }.mapValues { $0[0].1 })
    }
    func texts(in scenes: [Scene], _ isWanted: (View) -> Bool) -> [String: String] {
      let found = scenes.flatMap(\.tree.views).filter { !$0.objectID.isEmpty && isWanted($0) }.compactMap {
        view -> (String, String)? in
        let text = view.content.title.flatMap(\.self) ?? view.content.text
        // A button without a title has none to show.
        return (text ?? (view.content.button == nil ? nil : "")).map { (view.objectID, $0) }
      }
      return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }
    func isGiven(_ view: View) -> Bool {
      properties[view.objectID].map { !$0.isDisjoint(with: Self.texts) } ?? false
    }
    givenTexts = texts(in: scenes, isGiven)
    // What code fills has some text, whatever stands there until then.
    if givenTexts.values.contains("") {
      givenTexts.merge(texts(in: older, isGiven)) { now, was in now.isEmpty ? was : now }
    }
    for view in scenes.flatMap(\.tree.views) {
      let names = (properties[view.objectID] ?? []).subtracting(Self.texts)
      let values = names.sorted().compactMap { name in view.value(of: name).map { (name, $0) } }
      if !values.isEmpty { givenValues[view.objectID] = values }
    }
    replacedTexts = texts(in: scenes) { replaced.contains($0.objectID) }
    let given = scenes.reduce(into: Set<String>()) { $0.formUnion(constraints($1)) }
    if !given.isEmpty {
      for constraint in scenes.flatMap(\.tree.views).flatMap(\.constraints)
      where given.contains(constraint.objectID) {
        constants[constraint.objectID] = constraint.constant
      }
    }
    let before = Dictionary(older.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let hasControllers = scenes.contains { $0.controller != nil }
    for scene in scenes {
      guard let was = before[scene.id] else { continue }
      let isContained = [was, scene].contains { side in
        let bars = side.canvas.bars
        return !bars.assumesNavigationBar && !bars.hasNavigationBar
          && side.chrome?.navigationItem.showsSomething ?? false
      }
      if isContained { bare.insert(scene.id) }
      // A screen that can be entered from another one now still can be from the one before.
      let backs = [was, scene].map { $0.chrome?.origins["backItem"]?.objectID }
      if backs[0] != backs[1], backs[1] != nil, let item = backs[0],
        scenes.contains(where: { $0.chrome?.navigationItem.origin.objectID == item })
      {
        entered[scene.id] = scene.chrome
      }
      // Code that pushes a screen does so whether or not something of its own is in the bar.
      let isAssumed = [was, scene].contains(where: \.canvas.bars.assumesNavigationBar)
      if isAssumed, [was, scene].allSatisfy({ !$0.canvas.bars.hasNavigationBar }) { barred.insert(scene.id) }
      // A screen that the document no longer puts into a container, or did not put there before, code may.
      let (bars, before) = (scene.canvas.bars, was.canvas.bars)
      let hasOtherTabs = bars.hasTabBar != before.hasTabBar
      if fillsContainers && (hasOtherTabs || bars.hasNavigationBar != before.hasNavigationBar)
        || hasOtherTabs && fillsTabs()
      {
        let inside = bars.hasTabBar || bars.hasNavigationBar && !before.hasTabBar ? scene : was
        if !inside.canvas.simulatesBars {
          simulated[scene.id] = inside.canvas
          surroundings[scene.id] = inside.chrome
        }
      }
      // What Interface Builder simulates around a screen, and the rectangle that it gives the root view then, are for editing,
      // where no container gives it bars.
      let isWithout = [was, scene].allSatisfy { side in
        side.canvas.simulatesBars ? side.canvas.barsOfContainers == nil : !side.canvas.bars.hasSome
      }
      if isWithout, was.canvas.simulatesBars || scene.canvas.simulatesBars {
        simulated[scene.id] = scene.canvas.simulatesBars ? scene.canvas : was.canvas
      }
      // What stands in a container on one side has no toolbar that the other one only simulates.
      let areContained = [was, scene].map { side in
        side.canvas.barsOfContainers != nil || !side.canvas.simulatesBars && side.canvas.bars.hasSome
      }
      if areContained[0] != areContained[1] { withoutToolbar.insert(scene.id) }
      if scene.id != initial, scene.canvas.bars.assumesNavigationBar, was.canvas.bars.hasNavigationBar,
        !was.canvas.simulatesBars
      {
        simulated[scene.id] = was.canvas
        surroundings[scene.id] = was.chrome
      }
      let size = scene.tree.root.frame.size
      if !was.canvas.isFreeform, !scene.canvas.isFreeform, !scene.canvas.isStandalone,
        was.canvas.orientation == scene.canvas.orientation, was.tree.root.frame.size != size,
        isWithout || was.canvas.barsInApp == scene.canvas.barsInApp
      {
        roots[scene.id] = (size, scene.canvas.screen)
      }
      // A table gives a cell its width.
      if [was, scene].allSatisfy({ $0.tree.root.content.isTableViewCell }),
        was.tree.root.frame.width != size.width
      {
        cellWidths[scene.id] = size.width
      }
      // The column of a split view is as wide as the device has it, and what is embedded as high as its container.
      if [was, scene].allSatisfy(\.isPartOfScreen), was.tree.root.frame.size != size {
        roots[scene.id] = (size, size)
      }
      // The device that the canvas showed last says nothing about what a part is put into.
      if was.isPart, scene.isPart,
        was.tree.root.frame.size != size || was.canvas.screen.width != scene.canvas.screen.width
      {
        parts.insert(scene.id)
      }
      // What its owner puts into itself is as large as that.
      if !hasControllers, was.isContentOfOwner, scene.isContentOfOwner, was.tree.root.frame.size != size {
        roots[scene.id] = (size, size)
      }
      // A root of a size of its own fills the screen of the device that both are laid out for, so the other one does, too.
      let sides = [was.canvas, scene.canvas]
      if let fitting = sides.first(where: { !$0.isFreeform }), sides.contains(where: \.isFreeform),
        !was.isPart, !scene.isPart, sides.allSatisfy({ !$0.isStandalone && !$0.simulatesFreeSize })
      {
        roots[scene.id] = (fitting.screen, nil)
      }
      // At what size of its own a controller's view was edited, or that it no longer was, counts on the canvas alone.
      if !was.isPart, !scene.isPart, sides.allSatisfy({ !$0.isStandalone }),
        sides[0].freeformSize != sides[1].freeformSize
      {
        let model = [was, scene].first { $0.canvas.freeformSize == nil } ?? scene
        freeforms[scene.id] = (model.canvas, model.tree.root.frame.size)
      }
    }
    // Beside a constraint that holds in the application a placeholder stands for nothing.
    let real = (older + scenes).flatMap(\.tree.views).flatMap(\.constraints).filter {
      !$0.isPlaceholder && $0.relation == .equal
    }
    let held = Set(real.map { "\($0.firstItem).\($0.firstAttribute)" })
    for view in (older + scenes).flatMap(\.tree.views) where !view.objectID.isEmpty {
      var size = canvasSizes[view.objectID] ?? CanvasSize()
      size.width = view.placeholderIntrinsicWidth ?? size.width
      size.height = view.placeholderIntrinsicHeight ?? size.height
      if let reported = view.designableIntrinsicSize {
        size.isOfOther = size.isOfOther || size.reported != nil && size.text != view.title
        let look = "\(view.customClass ?? "") \(view.content.font.map { "\($0)" } ?? "")"
        size.isOfBoth =
          size.reported != nil && (size.text, size.look) == (view.title, look)
          && view.customClass.map(hasSameCode) ?? false
        (size.reported, size.text, size.look) = (reported, view.title, look)
      }
      if size != CanvasSize() { canvasSizes[view.objectID] = size }
      for constraint in view.constraints where constraint.isPlaceholder {
        if held.contains("\(constraint.firstItem).\(constraint.firstAttribute)") { continue }
        if placeholders.all.updateValue(constraint, forKey: constraint.objectID) == nil {
          placeholders.held[view.objectID, default: []].append(constraint.objectID)
        }
      }
    }
    for view in (older + scenes).flatMap(\.tree.views) {
      var content = view.content
      content.changeImages { image in
        guard image.isSystem, let size = image.size else { return }
        // What nothing is known of has the usual size.
        if symbols[image.name] == nil || size != ImageReference.usualSymbolSize { symbols[image.name] = size }
      }
    }
    for content in scenes.flatMap(\.tree.views) {
      if content.isSelfSizingItem { sizes[content.objectID] = content.frame.size }
      guard let (cell, accessory) = Self.cell(around: content) else { continue }
      rooms[content.objectID] = Room(
        accessory: accessory, width: cell.frame.width - content.frame.maxX,
        height: cell.room(below: content))
    }
  }

  /// Gives a scene what it has alike on both sides. `isTranslated`: whether the texts of another language stand in it.
  package func apply(to scene: inout Scene, isTranslated: Bool) {
    // Those of other size classes are as much the same on both sides.
    let trees = [scene.tree] + scene.sizeClassTrees.map(\.tree)
    let views = trees.flatMap(\.views)
    let texts = isTranslated ? givenTexts : givenTexts.merging(replacedTexts) { first, _ in first }
    if !texts.isEmpty {
      for view in views {
        guard let text = texts[objectID(of: view)] else { continue }
        if view.content.text != nil { view.content.setPlainText(text) } else { view.content.title = text }
      }
    }
    if !givenValues.isEmpty {
      for view in views {
        for (property, value) in givenValues[objectID(of: view)] ?? [] {
          view.setValue(of: property, to: value)
        }
      }
    }
    if !constants.isEmpty {
      for view in views {
        for place in view.constraints.indices {
          let constant = constants[view.constraints[place].objectID]
          view.constraints[place].constant = constant ?? view.constraints[place].constant
        }
      }
    }
    if let canvas = simulated[scene.id] {
      (scene.canvas.bars, scene.canvas.barsOfContainers) = (canvas.bars, canvas.barsOfContainers)
    }
    if withoutToolbar.contains(scene.id), scene.canvas.simulatesBars, scene.canvas.barsOfContainers == nil {
      scene.canvas.bars.hasToolbar = false
    }
    if let before = surroundings[scene.id], var chrome = scene.chrome {
      (chrome.navigationBar, chrome.tabBar) = (before.navigationBar, before.tabBar)
      (chrome.backItem, chrome.backController) = (before.backItem, before.backController)
      chrome.followsLargeTitle = before.followsLargeTitle
      scene.chrome = chrome
    }
    if let now = entered[scene.id], var chrome = scene.chrome {
      (chrome.backItem, chrome.backController) = (now.backItem, now.backController)
      chrome.origins["backItem"] = now.origins["backItem"]
      scene.chrome = chrome
    }
    if barred.contains(scene.id) { scene.canvas.bars.assumesNavigationBar = true }
    if bare.contains(scene.id) { scene.canvas.bars.assumesNavigationBar = false }
    if let (canvas, size) = freeforms[scene.id] {
      (scene.canvas.isFreeform, scene.canvas.simulatesFreeSize) = (
        canvas.isFreeform, canvas.simulatesFreeSize
      )
      (scene.canvas.freeformSize, scene.canvas.screen) = (canvas.freeformSize, canvas.screen)
      scene.canvas.rootSize = size
    } else if let root = roots[scene.id] {
      scene.canvas.rootSize = root.size
      scene.canvas.screen = root.screen ?? scene.canvas.screen
    }
    if let width = cellWidths[scene.id] {
      widen(scene.tree.root, to: width)
      scene.canvas.screen = scene.tree.root.frame.size
    } else if parts.contains(scene.id) {
      scene.canvas.screen = scene.tree.root.frame.size
    }
    for tree in trees { addPlaceholders(to: tree) }
    if !symbols.isEmpty {
      for view in views {
        view.content.changeImages { if $0.isSystem { $0.size = symbols[$0.name] ?? $0.size } }
      }
    }
    if rooms.isEmpty, sizes.isEmpty, canvasSizes.isEmpty { return }
    for content in views {
      if let size = canvasSizes[content.objectID] {
        content.placeholderIntrinsicWidth = content.placeholderIntrinsicWidth ?? size.width
        content.placeholderIntrinsicHeight = content.placeholderIntrinsicHeight ?? size.height
        if case .label = content.content, size.isOfOther || size.text != content.title {
          content.designableIntrinsicSize = nil
        } else {
          let own = size.isOfBoth ? nil : content.designableIntrinsicSize
          content.designableIntrinsicSize = own ?? size.reported
        }
      }
      if content.isSelfSizingItem, let size = sizes[content.objectID] { content.frame.size = size }
      guard let room = rooms[content.objectID], let (cell, accessory) = Self.cell(around: content),
        accessory == room.accessory
      else { continue }
      content.frame.size.width = max(0, cell.frame.width - room.width - content.frame.minX)
      content.frame.size.height = max(0, cell.frame.height - room.height - content.frame.minY)
    }
  }

  /// The object id that a view has now: that of what the same outlet leads to where it was made anew.
  private func objectID(of view: View) -> String {
    if objectIDs.all.contains(view.objectID) { return view.objectID }
    return view.owners.lazy.compactMap { objectIDs.byOutlet[$0] }.first ?? view.objectID
  }

  /// Gives a cell another width, with what fills it.
  private func widen(_ cell: View, to width: Double) {
    let change = width - cell.frame.width
    for part in cell.subviews where part.content == .container(.tableViewCellContentView) {
      Autoresizing.resize(part, to: Size(width: part.frame.width + change, height: part.frame.height))
    }
    cell.frame.size.width = width
  }

  /// Gives a tree the placeholder constraints of both sides, as far as it has what they are about. Where
  /// both sides have one, the new side's is used.
  private func addPlaceholders(to tree: ViewTree) {
    if placeholders.all.isEmpty { return }
    let stated = Set(tree.views.flatMap(\.constraints).map(\.objectID))
    let items = Set(tree.views.flatMap { [$0.objectID] + $0.layoutGuides.map(\.objectID) })
    for view in tree.views {
      for (place, constraint) in view.constraints.enumerated() where constraint.isPlaceholder {
        view.constraints[place] = placeholders.all[constraint.objectID] ?? constraint
      }
      let missing = (placeholders.held[view.objectID] ?? []).filter { !stated.contains($0) }
      view.constraints += missing.compactMap { placeholders.all[$0] }.filter { constraint in
        items.contains(constraint.firstItem) && constraint.secondItem.map(items.contains) ?? true
      }
    }
  }

  private static func cell(around content: View) -> (View, TableViewCell.Accessory)? {
    guard content.content == .container(.tableViewCellContentView), let cell = content.superview,
      case .tableViewCell(let properties) = cell.content
    else { return nil }
    return (cell, properties.accessory)
  }
}

extension View {
  /// Whether it is an item of a collection view whose size follows from its content.
  fileprivate var isSelfSizingItem: Bool {
    guard content == .container(.collectionViewCell), let superview,
      case .collectionView(let collection) = superview.content, let flow = collection.flow
    else { return false }
    return flow.itemSize == .zero && !collection.customSizedCells.contains(objectID)
  }
}

extension Scene {
  /// Whether it is the content of another view, whose class loads it: the outlets are that one's, not a controller's, and the root has
  /// no class of its own.
  fileprivate var isContentOfOwner: Bool {
    guard isPart, tree.root.customClass == nil, !tree.root.content.isCell else { return false }
    let own = Set(tree.views.compactMap(\.customClass))
    let owners = Set(tree.views.flatMap { $0.owners.map(\.className) }).subtracting(own)
    return !owners.isEmpty && !owners.contains { $0.hasSuffix("Controller") || $0.hasSuffix("VC") }
  }

  /// Whether its root view is as high or as wide as the screen of its device, and is not the whole of it.
  fileprivate var isPartOfScreen: Bool {
    guard canvas.isFreeform, !canvas.simulatesFreeSize, !canvas.isStandalone,
      let screen = canvas.knownDevice?.size(in: canvas.orientation)
    else { return false }
    let size = tree.root.frame.size
    return size.height == screen.height && size.width < screen.width
      || size.width == screen.width && size.height < screen.height
  }
}

extension ScreenBars {
  /// Whether there is a bar above or below.
  fileprivate var hasSome: Bool { hasNavigationBar || hasTabBar || hasToolbar }
}

extension DesignCanvas {
  /// The bars that containers give the screen, which what is simulated says nothing about.
  fileprivate var barsInApp: ScreenBars? { barsOfContainers ?? (simulatesBars ? nil : bars) }
}
