import Diagnostics
import Geometry
import Painting
import Views

/// Finds the elements of views.
struct AccessibilityReader {
  let tree: ViewTree
  let frames: Frames
  let barParts: [ViewID?: [Drawing.BarPart]]

  init(tree: ViewTree, frames: Frames, drawing: Drawing) {
    (self.tree, self.frames) = (tree, frames)
    barParts = Dictionary(grouping: drawing.barParts, by: \.view)
  }

  /// The elements and groups of the screen, with the bars around it.
  func groups() -> [AccessibilityGroup] {
    let canvas = Rect(origin: .zero, size: frames.canvas)
    return groups(of: tree.root, visible: canvas, isScrolled: false) + bars(barParts[nil] ?? [], nil)
  }

  // MARK: Views

  /// The elements and groups of a view and what is in it. `visible`: what superviews leave visible of it, in window points;
  /// `isScrolled`: whether it may be scrolled there.
  private func groups(of view: View, visible: Rect, isScrolled: Bool) -> [AccessibilityGroup] {
    let own = view.accessibility
    let frame = frames[view.id]
    guard view.isInstalled, !view.isHidden, view.alpha > 0, !own.hidesElements else { return [] }
    let isReached = isScrolled || !frame.intersection(visible).isEmpty
    if own.isElement == true { return isReached ? [.element(element(view))] : [] }
    if own.isElement == nil, let parts = parts(of: view) { return isReached ? parts : [] }
    let scrolls = isScrolled || view.isScrolling
    let seen = view.clipsToBounds && !view.isScrolling ? visible.intersection(frame) : visible
    if case .tableViewCell(let cell) = view.content {
      return self.cell(view, cell, visible: seen, isScrolled: scrolls)
    }
    let inner = inside(view, visible: seen, isScrolled: scrolls)
    switch view.content {
    case .tableView(let table):
      return [.group(withHeaders(inner, of: view, table), isOrdered: true)]
    case .container(.collectionViewCell): return [.group(inner, isOrdered: false)]
    case .collectionView: return [.group(inner, isOrdered: false)]
    case .navigationBar, .toolbar, .tabBar: return bars(barParts[view.id] ?? [], view) + inner
    default: return own.groupsChildren ? [.group(inner, isOrdered: false)] : inner
    }
  }

  /// The elements of the views inside; only those of the topmost modal view, if there is one.
  private func inside(_ view: View, visible: Rect, isScrolled: Bool) -> [AccessibilityGroup] {
    let shown = view.subviews.filter { !$0.isHidden && $0.alpha > 0 }
    if let modal = shown.last(where: \.accessibility.isModal) {
      return groups(of: modal, visible: visible, isScrolled: isScrolled)
    }
    return shown.flatMap { groups(of: $0, visible: visible, isScrolled: isScrolled) }
  }

  /// An element of a view with what its document says of it.
  func element(_ view: View) -> AccessibilityElement {
    var element = AccessibilityElement(frame: frames[view.id], className: view.runtimeClass)
    (element.view, element.objectID, element.location) = (view.id, view.objectID, view.location)
    element.respondsToUserInteraction = view.control != nil && view.isUserInteractionEnabled
    describe(&element, view)
    if view.control?.isEnabled == false { element.traits.insert(.notEnabled) }
    element.take(view.accessibility) { view.places.place(ofFirst: Self.labelKeys) }
    return element
  }

  private static let labelKeys = [
    "accessibilityLabel", "accessibilityConfiguration.label", "accessibility.label",
  ]

  /// What UIKit says of a view that is one element.
  private func describe(_ element: inout AccessibilityElement, _ view: View) {
    switch view.content {
    case .label(let label):
      element.name(label.text, from: .text)
      element.traits = .staticText
      if !label.isEnabled { element.traits.insert(.notEnabled) }
    case .button(let button):
      let shown = button.shown(in: view.control ?? ControlState())
      let title = button.configuration == nil ? shown.title : button.shownTitle
      let words = [title, button.configuration?.subtitle].compactMap(\.self).filter { !$0.isEmpty }
      if words.isEmpty {
        let image = button.configuration?.image ?? shown.image ?? shown.backgroundImage
        element.name(image?.name, from: .imageName)
      } else {
        element.name(words.joined(separator: ", "), from: .title)
      }
      element.traits = .button
      if view.control?.isSelected == true { element.traits.insert(.selected) }
    case .imageView(let own):
      element.name(own.image?.name, from: .imageName)
      element.traits = .image
    case .textField(let field):
      element.value = field.text.isEmpty ? (field.placeholder.isEmpty ? nil : field.placeholder) : field.text
      element.traits = .textEntry
      if field.isSecure { element.traits.insert(.secureTextField) }
    case .textView(let text):
      element.value = text.text
      element.traits = text.isEditable ? [.textEntry, .textArea] : .staticText
    case .toggle(let toggle):
      element.value = toggle.isOn ? "1" : "0"
      element.traits = [.button, .switchButton]
    case .slider(let slider):
      element.value = Self.percent(slider.fraction)
      element.traits = .adjustable
    case .progressView(let progress):
      element.name("Progress", from: .system)
      element.value = Self.percent(min(max(progress.progress, 0), 1))
      element.traits = .updatesFrequently
    case .pageControl(let pages):
      element.value = "page \(pages.currentPage + 1) of \(pages.pageCount)"
      element.traits = .adjustable
    case .activityIndicator:
      element.name("In progress", from: .system)
      element.traits = .updatesFrequently
    case .searchBar(let bar):
      element.value = bar.text.isEmpty ? (bar.placeholder.isEmpty ? nil : bar.placeholder) : bar.text
      element.traits = .searchField
    case .pickerView: element.traits = .adjustable
    case .datePicker:
      element.name("Date Picker", from: .system)
      element.traits = .adjustable
    default: break
    }
  }

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }

  /// The elements that UIKit makes of a view of its own classes; nil for a view that is none and may have some inside.
  private func parts(of view: View) -> [AccessibilityGroup]? {
    switch view.content {
    case .label(let label): return label.text.isEmpty ? [] : [.element(element(view))]
    case .textView(let text) where !text.isEditable && text.text.isEmpty: return []
    case .button, .textField, .textView, .toggle, .slider, .progressView, .datePicker, .pickerView,
      .colorWell:
      return [.element(element(view))]
    case .searchBar(let bar): return [.element(element(view))] + searchParts(view, bar)
    case .pageControl(let pages):
      return pages.pageCount == 0 || pages.hidesForSinglePage && pages.pageCount < 2
        ? [] : [.element(element(view))]
    case .activityIndicator(let own):
      return own.isAnimating || !own.hidesWhenStopped ? [.element(element(view))] : []
    case .stepper: return steps(view)
    case .segmentedControl(let control):
      return [
        .group(
          segments(control.segments.map { ($0.title, $0.image, $0.isEnabled) }, control.selectedIndex, view),
          isOrdered: true)
      ]
    case .imageView: return []
    default: return nil
    }
  }

  private func part(of view: View, _ frame: Rect, className: String) -> AccessibilityElement {
    var part = AccessibilityElement(frame: frame, className: className)
    (part.view, part.objectID, part.location) = (view.id, view.objectID, view.location)
    part.respondsToUserInteraction = view.isUserInteractionEnabled
    part.traits = .button
    if view.control?.isEnabled == false { part.traits.insert(.notEnabled) }
    return part
  }

  /// The two buttons of a stepper, the first one lowers the value.
  private func steps(_ view: View) -> [AccessibilityGroup] {
    let frame = frames[view.id]
    return ["Decrement", "Increment"].enumerated().map { index, word in
      let half = Rect(
        x: frame.minX + Double(index) * frame.width / 2, y: frame.minY, width: frame.width / 2,
        height: frame.height)
      var part = part(of: view, half, className: "UIButton")
      part.name([view.accessibility.label, word].compactMap(\.self).joined(separator: ", "), from: .system)
      return .element(part)
    }
  }

  /// The segments of a control, as wide as each other: the widths that a document gives them differ little.
  private func segments(
    _ segments: [(title: String?, image: ImageReference?, isEnabled: Bool)], _ selected: Int?, _ view: View
  ) -> [AccessibilityGroup] {
    let frame = frames[view.id]
    let width = frame.width / Double(max(1, segments.count))
    let turns = view.isRightToLeft(in: frames.isRightToLeft)
    return segments.enumerated().map { index, segment in
      let place = Double(turns ? segments.count - 1 - index : index)
      var part = part(
        of: view, Rect(x: frame.minX + place * width, y: frame.minY, width: width, height: frame.height),
        className: "UISegment")
      if let title = segment.title, !title.isEmpty {
        part.name(title, from: .title)
      } else {
        part.name(segment.image?.name, from: .imageName)
      }
      if index == selected { part.traits.insert(.selected) }
      if !segment.isEnabled { part.traits.insert(.notEnabled) }
      part.series = .init(number: index + 1, count: segments.count)
      return .element(part)
    }
  }

  private func searchParts(_ view: View, _ bar: SearchBar) -> [AccessibilityGroup] {
    var result: [AccessibilityGroup] = []
    if bar.showsCancelButton {
      let frame = frames[view.id]
      var part = part(
        of: view,
        Rect(
          x: max(frame.minX, frame.maxX - 70), y: frame.minY, width: min(70, frame.width),
          height: frame.height),
        className: "UIButton")
      part.name("Cancel", from: .system)
      result.append(.element(part))
    }
    if bar.showsScopeBar {
      result += segments(bar.scopeTitles.map { ($0, nil, true) }, bar.selectedScope, view)
    }
    return result
  }

  // MARK: Tables

  /// A row: one element with the texts in it, then its controls.
  private func cell(_ view: View, _ cell: TableViewCell, visible: Rect, isScrolled: Bool)
    -> [AccessibilityGroup]
  {
    let order = ReadingOrder(isRightToLeft: frames.isRightToLeft, separation: 8)
    let inner = order.sorted(inside(view, visible: visible, isScrolled: isScrolled))
    if view.accessibility.isElement == false { return [.group(inner, isOrdered: true)] }
    var texts: [String] = []
    var rest: [AccessibilityGroup] = []
    for group in inner {
      guard case .element(let element) = group, element.traits.isText else {
        rest.append(group)
        continue
      }
      texts += [element.label, element.value].compactMap(\.self).filter { !$0.isEmpty }
    }
    if let list = cell.list {
      texts += [list.text, list.secondaryText].filter { !$0.isEmpty }
    }
    var own = AccessibilityElement(frame: frames[view.id], className: view.runtimeClass)
    (own.view, own.objectID, own.location) = (view.id, view.objectID, view.location)
    own.name(texts.joined(separator: ", "), from: .cell)
    if cell.accessory == .disclosureIndicator || !view.segues.isEmpty { own.traits.insert(.button) }
    if cell.accessory == .checkmark { own.traits.insert(.selected) }
    own.respondsToUserInteraction = own.traits.contains(.button)
    own.take(view.accessibility) { view.places.place(ofFirst: Self.labelKeys) }
    joinSwitch(of: view, with: &own, &rest)
    if cell.accessory == .detailButton || cell.accessory == .detailDisclosureButton {
      let frame = frames[view.id]
      var more = part(
        of: view,
        Rect(
          x: frame.maxX - min(44, frame.width), y: frame.minY, width: min(44, frame.width),
          height: frame.height),
        className: "UIButton")
      more.name("More Info", from: .system)
      rest.append(.element(more))
    }
    // A row without any text of its own leaves what is in it to be found.
    let shows =
      own.label?.isEmpty == false || view.accessibility.isElement == true
      || own.traits.contains(.button) && rest.isEmpty
    return [.group((shows ? [.element(own)] : []) + rest, isOrdered: true, place: frames[view.id])]
  }

  /// A switch at the end of a row is one element with its texts.
  private func joinSwitch(
    of view: View, with own: inout AccessibilityElement, _ rest: inout [AccessibilityGroup]
  ) {
    guard own.label?.isEmpty == false,
      let end = view.subviews.first(where: { if case .toggle = $0.content { true } else { false } }),
      let index = rest.firstIndex(where: { group in
        if case .element(let element) = group {
          element.view == end.id && element.label == nil
        } else {
          false
        }
      }), case .element(let toggle) = rest.remove(at: index)
    else { return }
    (own.value, own.activationPoint) = (toggle.value, toggle.activationPoint)
    own.traits.formUnion(toggle.traits)
    own.respondsToUserInteraction = true
  }

  /// The rows of a table with the texts above and below its sections.
  private func withHeaders(_ rows: [AccessibilityGroup], of view: View, _ table: TableView)
    -> [AccessibilityGroup]
  {
    guard table.sections.contains(where: { $0.header?.isEmpty == false || $0.footer?.isEmpty == false })
    else { return rows }
    let cells = view.subviews.filter { $0.content.isTableViewCell }
    var notes: [AccessibilityGroup] = []
    var first = 0
    for section in table.sections {
      let own = cells.dropFirst(first).prefix(section.cellCount)
      first += section.cellCount
      guard let top = own.first.map({ frames[$0.id].minY }), let bottom = own.last.map({ frames[$0.id].maxY })
      else { continue }
      func note(_ text: String?, at y: Double, isHeader: Bool) {
        guard let text, !text.isEmpty else { return }
        let frame = frames[view.id]
        var element = AccessibilityElement(
          frame: Rect(x: frame.minX, y: y, width: frame.width, height: Self.noteHeight),
          className: "UITableViewHeaderFooterView")
        (element.view, element.objectID, element.location) = (view.id, view.objectID, view.location)
        element.name(text, from: .text)
        element.traits = isHeader ? [.staticText, .header] : .staticText
        notes.append(.element(element))
      }
      note(section.header, at: top - Self.noteHeight, isHeader: true)
      note(section.footer, at: bottom, isHeader: false)
    }
    // Rows and notes are one under the other.
    return ReadingOrder(isRightToLeft: frames.isRightToLeft, separation: 1).sorted(rows + notes)
  }

  /// About the height of a section's text, in points.
  private static let noteHeight = 28.0

  // MARK: Bars

  /// The parts of a bar, or of the bars around the screen.
  private func bars(_ parts: [Drawing.BarPart], _ view: View?) -> [AccessibilityGroup] {
    var tabs: [AccessibilityGroup] = []
    var others: [AccessibilityGroup] = []
    let count = parts.count { if case .tab = $0.kind { true } else { false } }
    for part in parts {
      switch part.kind {
      case .title(let title):
        var element = AccessibilityElement(frame: part.rect, className: "UILabel")
        element.name(title, from: .title)
        element.traits = [.staticText, .header]
        others.append(.element(element))
      case .back(let item):
        var element = button(item, part.rect)
        element.traits = [.button, .backButton]
        if element.label?.isEmpty ?? true { element.name("Back", from: .system) }
        others.append(.element(element))
      case .item(let item): others.append(.element(button(item, part.rect)))
      case .tab(let item, let index, let isSelected):
        var element = AccessibilityElement(frame: part.rect, className: "UITabBarItem")
        element.take(item.origin, in: tree.root.location.file)
        let title = item.systemItem.map { $0.face.title } ?? item.title
        if let title, !title.isEmpty {
          element.name(title, from: .title)
        } else {
          element.name(item.image?.name, from: .imageName)
        }
        if let badge = item.badge, !badge.isEmpty { element.value = badge }
        element.traits = [.button, .tabBarItem]
        if isSelected { element.traits.insert(.selected) }
        if !item.isEnabled { element.traits.insert(.notEnabled) }
        element.series = .init(number: index + 1, count: count)
        element.take(item.accessibility) { nil }
        tabs.append(.element(element))
      }
    }
    var result: [AccessibilityGroup] = others.isEmpty ? [] : [.group(others, isOrdered: false)]
    if !tabs.isEmpty {
      let frame = view.map { frames[$0.id] } ?? tabs.bounds
      result.append(
        .group(tabs, isOrdered: true, container: AccessibilityContainer(kind: .tabBar, frame: frame)))
    }
    return result
  }

  private func button(_ item: BarButtonItem, _ rect: Rect) -> AccessibilityElement {
    // What is touched is at least as large as Apple asks for.
    var element = AccessibilityElement(
      frame: rect.width < 44 ? rect.insetBy(dx: (rect.width - 44) / 2, dy: 0) : rect,
      className: "UIBarButtonItem")
    element.take(item.origin, in: tree.root.location.file)
    if let word = item.systemItem?.spokenWord {
      element.name(word, from: .system)
    } else if let title = item.title, !title.isEmpty {
      element.name(title, from: .title)
    } else {
      element.name(item.image?.name, from: .imageName)
    }
    element.traits = item.isEnabled ? .button : [.button, .notEnabled]
    element.respondsToUserInteraction = true
    element.take(item.accessibility) { nil }
    return element
  }
}

extension [AccessibilityGroup] {
  /// The rectangle around elements.
  fileprivate var bounds: Rect {
    let frames = compactMap { group -> Rect? in
      if case .element(let element) = group { element.frame } else { nil }
    }
    return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
  }
}

extension AccessibilityTraits {
  /// Whether it is a text or a picture and nothing that reacts.
  fileprivate var isText: Bool {
    isDisjoint(with: [
      .button, .link, .adjustable, .textEntry, .searchField, .switchButton, .keyboardKey, .updatesFrequently,
    ])
  }
}

extension AccessibilityElement {
  /// Gives it a label that is derived; nothing if there is none.
  mutating func name(_ text: String?, from source: LabelSource) {
    guard let text, !text.isEmpty else { return }
    (label, labelSource) = (text, source)
  }

  /// Takes what the document says of it, which goes before what is derived.
  mutating func take(_ own: AccessibilityAttributes, place: () -> SourceLocation?) {
    if own == AccessibilityAttributes() { return }
    if let text = own.label, !text.isEmpty { (label, labelSource, labelPlace) = (text, .stated, place()) }
    value = own.value ?? value
    hint = own.hint ?? hint
    identifier = own.identifier ?? identifier
    language = own.language ?? language
    if let stated = own.traits {
      // The inspector's traits are besides those that UIKit's classes have of themselves.
      let kept: AccessibilityTraits = [
        .textEntry, .secureTextField, .switchButton, .textArea, .tabBarItem, .notEnabled, .selected,
      ]
      traits = stated.union(traits.intersection(kept))
    }
  }

  /// Takes the object that a part of a bar was read from.
  mutating func take(_ origin: PartOrigin, in file: String) {
    if !origin.objectID.isEmpty { objectID = origin.objectID }
    if origin.line > 0 { location = SourceLocation(file: file, line: origin.line, column: 1) }
  }
}

extension BarButtonItem.SystemItem {
  /// What VoiceOver says of the system's items, in English; nil for spaces.
  var spokenWord: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .pageCurl: "Page curl"
    case .close: "Close"
    case .flexibleSpace, .fixedSpace: nil
    }
  }
}
