import Accessibility
import Geometry
import Painting
import Raster
import Screens
import SourceCode
import Views

/// A screen in several layouts, which rules are checked on.
package struct ScreenLayouts: Sendable {
  /// A layout, with its drawing.
  package typealias Layout = DrawnScreen

  /// The layouts, in the order in which they were made.
  package private(set) var all: [Layout] = []
  /// What assistive technologies find in the first layout; in others it differs little.
  private(set) var model: AccessibilityModel?
  /// Draws the layouts.
  private let renderer: Renderer
  /// What code of a class may change.
  private let changes: @Sendable (String) -> ChangedProperties

  /// No layouts yet of a screen.
  ///
  /// - Parameters:
  ///   - renderer: Draws the layouts.
  ///   - changes: Returns what the code of a class may change.
  package init(_ renderer: Renderer, changes: @escaping @Sendable (String) -> ChangedProperties) {
    (self.renderer, self.changes) = (renderer, changes)
  }

  /// Adds a layout.
  package mutating func add(_ layout: Layout) {
    all.append(layout)
    model = model ?? layout.accessibility
  }

  // MARK: Rules

  /// An issue of a view in a layout.
  private func issue(_ view: View, _ words: String) -> LintIssue {
    LintIssue(
      rule: "", severity: .warning, message: "\(view.phrase) \(words)", location: view.location,
      object: view.objectID)
  }

  /// How a layout differs from the first, in words; nothing for the only one.
  private func words(_ layout: Layout) -> String {
    guard let first = all.first?.laidOut.traits, all.count > 1 else { return "" }
    let traits = layout.laidOut.traits
    var words = " in \(traits.orientation.rawValue)"
    if traits.appearance != first.appearance { words += ", \(traits.appearance.rawValue)" }
    if traits.device != first.device, let name = traits.device?.name { words += ", on \(name)" }
    if let language = traits.reading.language, language != first.reading.language {
      words += ", in \(language.identifier)"
    }
    if let size = traits.reading.textSize, size != first.reading.textSize { words += ", at \(size.name)" }
    return words
  }

  private static func text(_ number: Double) -> String { NumberText.text((number * 10).rounded() / 10) }

  /// Controls that are too small to tap.
  var smallTargets: [LintIssue] {
    all.flatMap { layout in
      layout.laidOut.tree.views.compactMap { view in
        guard view.control != nil, view.isTappable else { return nil }
        let frame = layout.laidOut.frames[view.id]
        guard frame.width > 0, frame.height > 0, min(frame.width, frame.height) < Self.leastTarget else {
          return nil
        }
        return issue(view, "is \(Self.text(frame.width)) × \(Self.text(frame.height)) points")
      }
    }
  }

  /// In points; what rounding to pixels takes away does not count.
  private static let leastTarget = 43.5

  /// Texts that cannot be told from their ground.
  var faintTexts: [LintIssue] {
    all.flatMap { layout -> [LintIssue] in
      let (tree, around) = (layout.laidOut.tree, layout.surroundings)
      let bars = [around.navigationBar, around.toolbar, around.tabBar].compactMap(\.self)
      return layout.drawing.textContrasts.compactMap { contrast in
        // Code gives what cannot be seen at all another color.
        guard let ratio = contrast.ratio, ratio < contrast.least, ratio >= 1.05,
          bars.allSatisfy({ $0.intersection(contrast.box).isEmpty })
        else { return nil }
        let view = tree[contrast.view]
        // Placeholders and disabled controls are pale on purpose.
        guard isInk(of: view, on: contrast, layout), view.showsOwnText,
          view.control?.isEnabled != false, view.content.label?.isEnabled != false
        else { return nil }
        let colors = contrast.colors.map { " (\(Self.hex($0.ink)) on \(Self.hex($0.ground)))" } ?? ""
        return issue(
          view,
          "has a contrast of \(Self.text(ratio)) to 1\(colors)\(words(layout)); \(Self.text(contrast.least)) is the least"
        )
      }
    }
  }

  /// Whether the colors of a text and of its ground are those of the document, whatever code runs, and not those of the system's own
  /// screens: the tint on white, for example.
  private func isInk(of view: View, on contrast: TextContrast, _ layout: Layout) -> Bool {
    let (tree, ground) = (layout.laidOut.tree, contrast.groundView)
    let isPlain = contrast.colors.map { [.white, .black].contains($0.ground) } ?? false
    if view.hasSystemInk(tree), isPlain || ground.map({ tree[$0].hasSystemGround }) ?? true { return false }
    let inks = ["textColor", "titleColor", "attributedText", "attributedTitle", "tintColor", "configuration"]
    if mayChange(inks, of: view, layout) { return false }
    var next: View? = view
    while let view = next {
      if mayChange(["backgroundColor", "background", "backgroundImage"], of: view, layout) { return false }
      if view.id == ground { break }
      next = view.superview
    }
    return true
  }

  /// Whether code may change one of some properties of a view.
  func mayChange(_ properties: [String], of view: View, _ layout: Layout) -> Bool {
    if let name = view.customClass, changes(name).mayChange(own: properties) { return true }
    if view.owners.contains(where: { changes($0.className).mayChange(properties, of: $0.outlet) }) {
      return true
    }
    guard view.superview == nil, let controller = layout.laidOut.screen.controller else { return false }
    return changes(controller).mayChange(properties, of: "view")
  }

  private static func hex(_ color: PixelColor) -> String {
    "#"
      + [color.red, color.green, color.blue].map { byte in
        let text = String(byte, radix: 16, uppercase: true)
        return text.count < 2 ? "0" + text : text
      }.joined()
  }

  /// Texts that do not fit, other than those that code replaces.
  var cutTexts: [LintIssue] {
    all.flatMap { layout -> [LintIssue] in
      let (tree, frames) = (layout.laidOut.tree, layout.laidOut.frames)
      return layout.painter.viewsWithCutText(in: tree, frames: frames).compactMap { id, shortage in
        let (view, frame) = (tree[id], frames[id])
        // A view without any room is collapsed on purpose.
        guard view.isShown, min(frame.width, frame.height) >= 2, !Self.standIns.contains(view.title ?? ""),
          !mayChange(["text", "attributedText", "title", "attributedTitle"], of: view, layout)
        else { return nil }
        let lacking = [(shortage.width, "wider"), (shortage.height, "taller")].filter { $0.0 > 0.5 }
          .map { "\(Self.text($0.0)) points \($0.1)" }
        let words = lacking.isEmpty ? "" : " and needs to be \(lacking.joined(separator: " and "))"
        return issue(view, "cuts its text\(words)\(self.words(layout))")
      }
    }
  }

  /// What Interface Builder gives new labels and buttons, which code replaces.
  private static let standIns: Set<String> = ["Label", "Button", "Title", "Detail", "Subtitle"]

  /// Whether a text is one that Interface Builder gives new views.
  static func isStandIn(_ text: String) -> Bool { standIns.contains(text) }

  /// Texts that are drawn over each other only in other layouts: where they always are, code shows one of them at a time.
  var overlaps: [LintIssue] {
    broken { layout in
      let views = Dictionary(layout.laidOut.tree.views.map { ($0.objectID, $0) }) { one, _ in one }
      return renderer.faults(of: layout.laidOut).filter { $0.kind == .overlap }.compactMap { fault in
        let views = fault.ids.compactMap { views[$0] }
        guard views.count == 2, views.allSatisfy(\.isShown) else { return nil }
        return (views[1], "is drawn over \(views[0].phrase)")
      }
    }
  }

  /// Texts and controls that are beside the screen only in other layouts.
  var lost: [LintIssue] {
    broken { layout in
      let canvas = Rect(origin: .zero, size: layout.laidOut.frames.canvas)
      return readables(in: layout).compactMap { view in
        let frame = layout.laidOut.frames[view.id]
        let seen = frame.intersection(canvas)
        let share = max(0, seen.width * seen.height) / (frame.width * frame.height)
        return share < 0.5 ? (view, share > 0 ? "is partly beside the screen" : "is beside the screen") : nil
      }
    }
  }

  /// Texts and controls that bars, the notch or the home indicator cover only in other layouts: where they always do, the screen is
  /// shown in a part of another.
  var coveredByDevice: [LintIssue] {
    broken { layout in
      let laidOut = layout.laidOut
      let canvas = Rect(origin: .zero, size: laidOut.frames.canvas)
      guard laidOut.screen.controller != nil, !laidOut.traits.isAsDesigned else { return [] }
      let area = canvas.inset(by: laidOut.insets)
      return readables(in: layout).compactMap { view in
        let frame = laidOut.frames[view.id].intersection(canvas)
        guard !frame.isEmpty else { return nil }
        let free = frame.intersection(area)
        let covered = 1 - max(0, free.width * free.height) / (frame.width * frame.height)
        guard covered > 0.25 else { return nil }
        let edge =
          frame.minY < area.minY
          ? "top" : frame.maxY > area.maxY ? "bottom" : frame.minX < area.minX ? "left" : "right"
        return (view, "reaches under the safe area at the \(edge)")
      }
    }
  }

  /// What is wrong in other layouts than the first, which whoever drew the screen has seen. `faults`: returns the views with
  /// something wrong in a layout, and what.
  private func broken(_ faults: (Layout) -> [(view: View, words: String)]) -> [LintIssue] {
    let found = all.map(faults)
    let seen = Set((found.first ?? []).map(\.view.objectID))
    return zip(all, found).dropFirst().flatMap { layout, faults in
      faults.filter { !seen.contains($0.view.objectID) }.map { issue($0.view, $0.words + words(layout)) }
    }
  }

  /// Images that do not keep their proportions.
  var stretched: [LintIssue] {
    all.flatMap { layout -> [LintIssue] in
      let drawn = layout.drawing.imageCounts
      return layout.laidOut.tree.views.compactMap { view in
        guard view.isShown, view.contentMode == .scaleToFill, case .imageView(let own) = view.content,
          let image = own.image, !image.isSystem, let size = image.size, drawn[view.id] == 1
        else { return nil }
        let frame = layout.laidOut.frames[view.id]
        // Thin images are lines, gradients and edges, made to be stretched.
        guard min(size.width, size.height) > 8, min(frame.width, frame.height) > 8 else { return nil }
        let ratio = (frame.width / frame.height) / (size.width / size.height)
        guard max(ratio, 1 / ratio) > 1.1 else { return nil }
        return issue(
          view,
          "stretches \"\(image.name)\" of \(Self.text(size.width)) × \(Self.text(size.height)) to"
            + " \(Self.text(frame.width)) × \(Self.text(frame.height))\(words(layout))")
      }
    }
  }

  /// Texts of a fixed size on a screen where others follow the text size.
  var fixedFonts: [LintIssue] {
    guard let layout = all.first else { return [] }
    let texts = layout.laidOut.tree.views.filter(\.showsOwnText)
    func follows(_ view: View) -> Bool { (view.content.font ?? view.content.titleFont)?.textStyle != nil }
    guard texts.contains(where: follows) else { return [] }
    return texts.filter { !follows($0) }.map { issue($0, "has a font of a fixed size") }
  }

  /// What is read or tapped, and does not scroll.
  private func readables(in layout: Layout) -> [View] {
    layout.laidOut.tree.views.filter { view in
      guard view.isShown, view.showsOwnText || view.control != nil, !layout.laidOut.frames[view.id].isEmpty
      else { return false }
      var next = view.superview
      while let around = next {
        if around.isScrolling || around.clipsToBounds { return false }
        next = around.superview
      }
      return true
    }
  }
}

extension View {
  /// Whether it and all views around are visible.
  var isShown: Bool {
    var next: View? = self
    while let view = next {
      guard view.isInstalled, !view.isHidden, view.alpha > 0.01 else { return false }
      next = view.superview
    }
    return true
  }

  /// Whether it is a text or has one, other than a placeholder.
  var showsOwnText: Bool {
    guard isShown else { return false }
    switch content {
    case .label(let label): return !label.text.isEmpty
    case .button(let button): return button.shownTitle?.isEmpty == false
    case .textField(let field): return !field.text.isEmpty
    case .textView(let text): return !text.text.isEmpty
    default: return false
    }
  }

  /// Whether its text has a color of the system's, which is as good as the system's own screens.
  fileprivate func hasSystemInk(_ tree: ViewTree) -> Bool {
    func isSystem(_ color: Color?) -> Bool {
      guard let color else { return true }
      if case .system = color { return true }
      return false
    }
    guard let button = content.button else { return isSystem(content.textColor) }
    if let color = button.normal.titleColor { return isSystem(color) }
    var next: View? = self
    while let view = next {
      if let tint = view.tintColor { return isSystem(tint) }
      next = view.superview
    }
    return true
  }

  /// Whether its background is one of the system's.
  fileprivate var hasSystemGround: Bool {
    if case .system? = backgroundColor { return true }
    return backgroundColor == nil
  }

  var isTappable: Bool {
    // These have a size of their own that nobody changes, or are tapped beside it.
    switch content {
    case .toggle, .stepper, .slider, .segmentedControl, .pageControl, .textField: return false
    default: break
    }
    var next: View? = self
    while let view = next {
      guard view.isUserInteractionEnabled else { return false }
      next = view.superview
    }
    return isShown
  }
}
