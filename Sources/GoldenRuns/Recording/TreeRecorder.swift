import Assets
import Diagnostics
import Geometry
import Goldens
import InterfaceFile
import Numerals
import Painting
import PictureComparison
import Screens
import Typography
import Views

/// Records a screen's tree and frames in a layout.
package struct TreeRecorder {
  private let assets: PaintAssets
  /// Hashes of the project's images by name, so that a changed image under the same name is detected.
  private var pictureHashes: [String: String] = [:]

  /// The files of assets.
  private var assetPlaces: [TreeRecord.Source.Subject: String] = [:]
  /// The texts of another language, by object id.
  private let translations: [String: [LocalizedText]]
  /// The document, relative to the project's root.
  private let document: String?
  /// Whether records have what assistive technologies find.
  package var recordsAccessibility = false
  /// The project whose code may show and fill views; nil where records say nothing of it.
  package var code: ProjectAssets?
  /// The fonts that texts have; nil where records do not say which ones are missing.
  package var fonts: FontLibrary?

  /// Creates a recorder for pictures of a document's screens with the given images, colors and texts.
  package init(
    assets: PaintAssets, translations: [String: [LocalizedText]] = [:], document: String? = nil
  ) {
    (self.assets, self.translations, self.document) = (assets, translations, document)
  }

  package mutating func record(of drawn: DrawnScreen) -> TreeRecord {
    let laidOut = drawn.laidOut
    var record = record(of: laidOut.screen, laidOut.tree, frames: laidOut.frames, bars: drawn.surroundings)
    record.conflicts = laidOut.conflicting.count
    for axes in laidOut.openAxes { record.ambiguous[laidOut.tree[axes.view].objectID] = axes.words }
    return record
  }

  /// Returns the record of a screen's tree in a layout, or between two.
  mutating func record(
    of screen: Screen, _ tree: ViewTree, frames: Frames, bars: Surroundings
  ) -> TreeRecord {
    var record = TreeRecord(canvas: frames.canvas, scale: frames.scale)
    record.knowsLayout = true
    (record.document, record.screen, record.tools) = (document, screen.name, screen.canvas.era.toolsVersion)
    let views = tree.installedViews
    let file = tree.root.location.file
    let places = places(of: views)
    var paths: [ViewID: (path: String, depth: Int)] = [:]
    for view in views {
      let above = view.superview.flatMap { paths[$0.id] }
      let step = PrintedText.step(ofClass: view.runtimeClass, index: places[view.id], title: nil)
      let path = above.map { "\($0.path) › \(step)" } ?? step
      paths[view.id] = (path, above.map { $0.depth + 1 } ?? 0)
      var node = node(view, path, above.map { $0.depth + 1 } ?? 0, frames[view.id])
      if view.location.file != file { node.file = view.location.file }
      record.nodes.append(node)
    }
    if !record.nodes.isEmpty {
      record.hasBarsBeyondPicture = addBars(bars, of: screen, to: &record.nodes[0])
      if recordsAccessibility { record.nodes += nodes(inBars: bars) }
    }
    record.constraints = constraints(of: views, depths: paths)
    for constraint in views.flatMap(\.constraints) where constraint.isPlaceholder {
      record.placeholders[constraint.objectID] = constraint.location.line
    }
    return record
  }

  /// Returns the views in the bars that the picture shows, each a tree of its own. Only for a title view is it known where it stands
  /// across the bar; the others are recorded at the bar's left edge.
  private mutating func nodes(inBars bars: Surroundings) -> [TreeRecord.Node] {
    let below = Set(bars.chrome.toolbar.items.compactMap(\.customView))
    var nodes: [TreeRecord.Node] = []
    for bar in bars.views {
      let root = bar.tree.root.objectID
      guard let box = below.contains(root) ? bars.toolbar : bars.navigationBar else { continue }
      let size = bar.frames.canvas
      let isTitle = root == bars.chrome.navigationItem.titleView
      let x = isTitle ? box.midX - size.width / 2 : box.minX
      let origin = Point(x: x, y: box.maxY - (min(box.height, 44) + size.height) / 2)
      var depths: [ViewID: Int] = [:]
      for view in bar.tree.installedViews {
        let depth = view.superview.flatMap { depths[$0.id] }.map { $0 + 1 } ?? 0
        depths[view.id] = depth
        nodes.append(
          node(view, "bars › \(view.runtimeClass)", depth, bar.frames[view.id].offset(by: origin)))
      }
    }
    return nodes
  }

  /// Returns the index of each view among the siblings of its class, for classes with several.
  private func places(of views: [View]) -> [ViewID: Int] {
    var places: [ViewID: Int] = [:]
    for view in views {
      var counts: [String: Int] = [:]
      for inside in view.subviews { counts[inside.runtimeClass, default: 0] += 1 }
      var next: [String: Int] = [:]
      for inside in view.subviews where counts[inside.runtimeClass]! > 1 {
        places[inside.id] = next[inside.runtimeClass, default: 0]
        next[inside.runtimeClass, default: 0] += 1
      }
    }
    return places
  }

  private mutating func node(_ view: View, _ path: String, _ depth: Int, _ frame: Rect) -> TreeRecord.Node {
    var node = TreeRecord.Node(
      id: view.objectID, className: view.runtimeClass, path: path, depth: depth, frame: frame)
    node.isHidden = view.isHidden
    node.alpha = view.alpha
    if case .imageView(let imageView) = view.content {
      (node.text, node.imageName) = (nil, imageView.image?.name)
    } else {
      node.text = view.title
    }
    if node.text == view.userLabel, let label = view.userLabel { (node.text, node.label) = (nil, label) }
    if node.text == nil, case .tableViewCell(let cell) = view.content {
      node.label = node.label ?? cell.list?.text
    }
    node.showsPlaceholder = view.content.text?.isEmpty == true && view.content.placeholder?.isEmpty == false
    node.shownTitle = view.content.button.flatMap { $0.configuration == nil ? nil : $0.shownTitle }
    node.line = view.location.line
    (node.outlets, node.userLabel, node.isFree) = (view.outletNames, view.userLabel, view.isFree)
    node.isScrolling = view.isScrolling
    node.hasOwnGround = view.content.isTableView || view.content.isTableViewCell
    node.isFilledByCode =
      view.isBlank && (view.content.isTypedInto || !view.outletNames.isEmpty || view.tag != 0)
    if let code { addCode(code, of: view, to: &node) }
    node.showsData = view.content.showsData
    node.isPlacedByData = view.superview?.content.showsData ?? false
    node.guides = Dictionary(
      view.layoutGuides.map { ($0.objectID, $0.kind.rawValue) }, uniquingKeysWith: { first, _ in first })
    addProperties(of: view, to: &node)
    addLayout(of: view, to: &node)
    addAccessibility(of: view, to: &node)
    addPlaces(of: view, to: &node)
    return node
  }

  private mutating func addProperties(of view: View, to node: inout TreeRecord.Node) {
    var list = ReflectedProperties(assets: assets, content: view.content)
    list.fonts = fonts
    if view.runtimeClass != view.className { list.add(view.className, as: "drawnAs") }
    for property in ViewProperty.recordedLooks where !property.isUsual(view) {
      guard let value = property.read(view)?.stored else { continue }
      // What the class adds has paths of its own.
      let isContent = property.name == "content"
      let before = isContent && recordsAccessibility ? Set(list.facts.keys) : []
      list.add(value, as: isContent ? "" : property.path)
      if isContent, recordsAccessibility { node.additions = Set(list.facts.keys).subtracting(before) }
    }
    if recordsAccessibility { node.addition = view.content.caseName }
    // Already recorded as the view's text.
    let own = node.text.map { "\"\($0)\"" }
    // A button places its title and image itself.
    let placesContent = recordsAccessibility && view.content.button != nil
    node.properties = list.properties.filter { property in
      (property.value != own || !Self.titles.contains(property.name))
        && !(placesContent && property.name == "contentMode")
    }
    node.pictures = list.imageNames.compactMap { name in hash(ofPicture: name).map { .init(name, $0) } }
    node.lacksImage = node.pictures.count < list.imageNames.count
    (node.parts, node.facts) = (list.parts, list.facts)
    if view.content.button != nil {
      let unseen = Button.states(withoutPictureIn: view.control ?? ControlState())
      for path in node.facts.keys where unseen.contains(where: { path.hasPrefix("\($0).") }) {
        node.facts[path]?.isWithoutPicture = true
      }
    }
    // UIKit has two names for each end; documents use the one of the axis.
    if view.content.stackView?.axis == .horizontal {
      node.facts["alignment"]?.words = ["leading": "top", "trailing": "bottom"]
    }
    addSources(list, to: &node)
  }

  /// The cell that a view is in, or else the outermost view; nil for that itself.
  func cellOrRoot(around view: View) -> View? {
    var above = view.superview
    while let next = above, !next.content.isCell, let further = next.superview { above = further }
    return above
  }

  /// The paths of what views are called by.
  private static let titles = ["text", "normal.title", "placeholder"]

  /// Adds what layout reads besides frames and constraints.
  private func addLayout(of view: View, to node: inout TreeRecord.Node) {
    for property in ViewProperty.recordedInputs where !property.isUsual(view) {
      node.layout.append(.init(property.name, property.read(view)?.text ?? ""))
    }
    for (name, text, place) in view.arrangementProperties + view.arrangedProperties {
      node.layout.append(.init(name, text))
      node.facts[name] = Self.facts[name] ?? TreeRecord.Fact(name: name)
      node.facts[name]?.location = place
    }
  }

  /// Adds what assistive technologies find.
  private func addAccessibility(of view: View, to node: inout TreeRecord.Node) {
    guard recordsAccessibility, view.accessibility != AccessibilityAttributes() else { return }
    for property in ViewProperty.all
    where property.effect == .accessibility && property.name != "accessibility" && !property.isUsual(view) {
      node.accessibility.append(.init(property.name, property.read(view)?.text ?? ""))
    }
  }

  /// Adds what is known about the properties that records have under names of their own, and where the document states all.
  private func addPlaces(of view: View, to node: inout TreeRecord.Node) {
    node.facts.merge(Self.facts) { own, _ in own }
    // How content is placed matters where there is some that is drawn.
    if !view.placesContent { node.facts["contentMode"]?.isWithoutPicture = true }
    // A border without a width is none.
    if view.layer.borderWidth == 0 { node.facts["layer.borderColor"]?.isWithoutPicture = true }
    (node.places, node.layoutPlaces) = (view.places, view.layoutPlaces)
  }

  /// What is known about properties whose names are not their paths, or that layout reads.
  private static let facts: [String: TreeRecord.Fact] = {
    var facts: [String: TreeRecord.Fact] = [:]
    for (name, usual) in View.usualArrangementTexts {
      facts[name] = TreeRecord.Fact(name: name, absent: usual)
    }
    let members = ["hidden", "alpha", "frame", "customClass"]
    for row in ViewProperty.all
    where row.recording == .layout || row.effect == .accessibility || members.contains(row.name) {
      var fact = TreeRecord.Fact(name: row.name, absent: row.usual?.text, isPaint: row.effect == .painting)
      fact.keys = ViewProperty.keys(of: row.path, row)
      fact.isOfLayout = row.carriers.contains(.templates)
      fact.isWithoutPicture = row.effect == .accessibility
      facts[row.name == "customClass" ? "class" : row.name] = fact
    }
    var text = TreeRecord.Fact(name: "text")
    text.keys = titles + ["title", "normal"]
    facts["text"] = text
    return facts
  }()

  /// Adds where the texts of another language, and the assets, are stated.
  private mutating func addSources(_ list: ReflectedProperties, to node: inout TreeRecord.Node) {
    for id in [node.id] + list.parts.map(\.id) {
      node.sources += (translations[id] ?? []).map {
        .init(.text($0.text), file: $0.location.file, line: $0.location.line)
      }
    }
    let assets =
      list.imageNames.map(TreeRecord.Source.Subject.image)
      + list.colorNames.map(TreeRecord.Source.Subject.color)
    for asset in assets {
      let place = assetPlaces[asset] ?? self.assets.place(asset.name, asset.isColor) ?? ""
      assetPlaces[asset] = place
      if !place.isEmpty { node.sources.append(.init(asset, file: place, line: 0)) }
    }
  }

  private mutating func hash(ofPicture name: String) -> String? {
    if let known = pictureHashes[name] { return known.isEmpty ? nil : known }
    let hash = assets.picture(name, assets.isRightToLeft)?.mark { String(PixelHash($0).text.prefix(12)) }
    pictureHashes[name] = hash ?? ""
    return hash
  }

  /// Adds the contents of the bars around the screen, which are not views of the screen, to its root view. Returns whether
  /// there are some that the picture does not show.
  private mutating func addBars(
    _ bars: Surroundings, of screen: Screen, to root: inout TreeRecord.Node
  ) -> Bool {
    var list = ReflectedProperties(assets: assets)
    // A review is of what bars show that are around the screen, but not in its picture.
    let isAround = recordsAccessibility && screen.chrome != nil && !screen.canvas.isStandalone
    let own = screen.canvas.barsOfContainers ?? screen.canvas.bars
    let hasNavigationBar =
      bars.navigationBar != nil || isAround && (own.hasNavigationBar || own.assumesNavigationBar)
    let boxes = [
      ("navigationBar", bars.navigationBar), ("toolbar", bars.toolbar), ("tabBar", bars.tabBar),
      ("statusBar", bars.statusBar), ("homeIndicator", bars.homeIndicator), ("card", bars.card?.frame),
      ("island", bars.island),
    ]
    for (name, box) in boxes { if let box { list.add(box, as: "\(name).frame") } }
    if hasNavigationBar {
      var (item, look) = (bars.chrome.navigationItem, bars.chrome.navigationBar.look)
      let isLarge = bars.chrome.showsLargeTitle
      if recordsAccessibility {
        item.largeTitleDisplayMode = nil
        if !isLarge { (look.largeTitleColor, look.largeTitleFont) = (nil, nil) }
      }
      list.add(item, as: "navigationItem")
      list.add(look, as: "navigationBar")
      // Records have never had it: a large title has a higher bar.
      if recordsAccessibility { list.add(isLarge, as: "navigationBar.showsLargeTitle") }
      if let back = bars.chrome.backItem, !item.replacesBackButton { list.add(back, as: "backItem") }
    }
    let isBelow = isAround && bars.toolbar == nil && bars.tabBar == nil
    if bars.toolbar != nil || isBelow && own.hasToolbar { list.add(bars.chrome.toolbar, as: "toolbar") }
    if bars.tabBar != nil || isBelow && own.hasTabBar { list.add(bars.chrome.tabBar, as: "tabBar") }
    root.properties += list.properties
    root.parts += list.parts
    // Records that are kept never had them.
    if recordsAccessibility {
      for name in list.imageNames where !root.pictures.contains(where: { $0.name == name }) {
        if let hash = hash(ofPicture: name) { root.pictures.append(.init(name, hash)) }
      }
    }
    root.facts.merge(Self.owned(list, bars.chrome)) { own, _ in own }
    root.sources += bars.chrome.textSources.sorted { $0.key < $1.key }.map { text, place in
      .init(.text(text), file: place.file, line: place.line)
    }
    addSources(list, to: &root)
    // Code that hides the bar says so of the screen.
    if let place = screen.tree.root.places.place(ofFirst: ["navigationBar"]) {
      root.facts["navigationBar", default: .init(name: "navigationBar")].location = place
    }
    return hasNavigationBar && bars.navigationBar == nil || isBelow && (own.hasToolbar || own.hasTabBar)
  }

  /// What is known about the properties of bars, which their own objects state.
  private static func owned(
    _ list: ReflectedProperties, _ chrome: ScreenChrome
  ) -> [String: TreeRecord.Fact] {
    var facts = list.facts
    for (name, origin) in chrome.origins {
      for path in list.facts.keys where path.hasPrefix("\(name).") {
        facts[path]?.owner = TreeRecord.Part(
          name: name, id: origin.objectID, className: origin.className, line: origin.line)
        if let place = path.split(separator: ".").last.flatMap({ origin.places[String($0)] }) {
          facts[path]?.location = place
        }
      }
    }
    // Whether a title is large is the item's choice where it makes one.
    let item = chrome.navigationItem
    if item.largeTitleDisplayMode != nil, item.origin.line > 0 {
      facts["navigationBar.showsLargeTitle"]?.owner = TreeRecord.Part(
        name: "navigationItem", id: item.origin.objectID, className: item.origin.className,
        line: item.origin.line)
    }
    return facts
  }

  // MARK: Constraints

  private func constraints(
    of views: [View], depths: [ViewID: (path: String, depth: Int)]
  ) -> [TreeRecord.Constraint] {
    let byID = Dictionary(views.map { ($0.objectID, $0) }, uniquingKeysWith: { first, _ in first })
    func depth(_ id: String?) -> Int { id.flatMap { byID[$0] }.flatMap { depths[$0.id]?.depth } ?? -1 }
    return views.flatMap(\.constraints).filter { !$0.isPlaceholder }.map { constraint in
      let isSecond = depth(constraint.secondItem) > depth(constraint.firstItem)
      return isSecond ? turned(constraint, byID) : straight(constraint, byID)
    }
  }

  private func straight(_ constraint: Constraint, _ views: [String: View]) -> TreeRecord.Constraint {
    var relation = sign(constraint.relation)
    if let second = constraint.secondItem, let attribute = constraint.secondAttribute {
      relation += " \(name(second, views)).\(attribute.rawValue)" + factor(constraint.multiplier)
    }
    return record(constraint, view: constraint.firstItem, constraint.firstAttribute.rawValue, relation)
  }

  /// Describes a constraint relative to its second item, which is the one it positions; the numbers remain those of the
  /// file.
  private func turned(_ constraint: Constraint, _ views: [String: View]) -> TreeRecord.Constraint {
    let first = "\(name(constraint.firstItem, views)).\(constraint.firstAttribute.rawValue)"
    let relation = "\(factor(constraint.multiplier)) from \(sign(constraint.relation)) \(first)"
      .drop { $0 == " " }
    return record(
      constraint, view: constraint.secondItem ?? constraint.firstItem,
      constraint.secondAttribute?.rawValue ?? "", String(relation))
  }

  private func record(
    _ constraint: Constraint, view: String, _ attribute: String, _ relation: String
  ) -> TreeRecord.Constraint {
    var record = TreeRecord.Constraint(
      id: constraint.objectID, view: view, attribute: attribute, relation: relation,
      constant: constraint.constant, priority: constraint.priority)
    record.line = constraint.location.line
    record.file = constraint.code?.file
    record.other = [constraint.firstItem, constraint.secondItem ?? ""].first { $0 != view && !$0.isEmpty }
    return record
  }

  private func sign(_ relation: Constraint.Relation) -> String {
    switch relation {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }

  private func factor(_ multiplier: Double) -> String {
    multiplier == 1 ? "" : " × \(Numeral.rounded(multiplier, decimals: 4))"
  }

  private func name(_ id: String, _ views: [String: View]) -> String {
    views[id].map { $0.userLabel.map { "\"\($0)\"" } ?? "#\(id)" } ?? "#\(id)"
  }
}

extension View {
  /// Whether code gives it a text, whatever the document says.
  func isGivenText(by code: ProjectAssets) -> Bool {
    let text = content.button == nil ? "text" : "title"
    return owners.contains { owner in
      code.startingValues(ofClass: owner.className).overwritten.contains([owner.outlet, text])
    }
  }
}

extension View {
  /// Whether its own frame in the document, rather than constraints or a container, places it.
  fileprivate var isFree: Bool {
    guard let superview, !isPlacedByConstraints, superview.arrangement == nil else { return false }
    switch superview.content {
    case .stackView, .tableView, .tableViewCell, .collectionView: return false
    case .container(let kind): return kind == .scrollView
    default: return true
    }
  }
}

extension View {
  /// Whether nothing shows in it: no text, no image, no arranged view.
  fileprivate var isBlank: Bool { content.isBlank || content.stackView != nil && subviews.isEmpty }
}

extension ViewContent {
  /// Whether people type into it.
  fileprivate var isTypedInto: Bool {
    switch self {
    case .textField: true
    case .textView(let textView): textView.isEditable
    default: false
    }
  }

  /// Whether a label, text field or text view has no text, or an image view no image.
  fileprivate var isBlank: Bool {
    switch self {
    case .textField(let field): field.text.isEmpty
    case .label(let label): label.text.isEmpty
    case .textView(let textView): textView.text.isEmpty
    case .imageView(let imageView): imageView.image == nil
    default: false
    }
  }

  /// Whether it is a cell of a table or of a collection view.
  fileprivate var isCell: Bool { isTableViewCell || self == .container(.collectionViewCell) }

  /// Whether an app's data gives the rows and items, of which the document has prototypes or nothing.
  fileprivate var showsData: Bool {
    switch self {
    case .tableView(let table): table.sections.isEmpty
    case .collectionView: true
    default: false
    }
  }
}

extension View {
  /// Whether something in it may be placed by its content mode: an image, or what a class of the application draws.
  fileprivate var placesContent: Bool {
    switch content {
    case .imageView, .button, .unknown: true
    default: customClass != nil
    }
  }
}
