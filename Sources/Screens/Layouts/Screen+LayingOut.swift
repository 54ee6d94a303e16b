import Diagnostics
import Geometry
import Layout
import Templates
import Typography
import Views

extension Screen {
  /// Lays out a copy of the tree for the given traits, which the result has for its own: a screen can be laid out on
  /// several threads at once. Without fonts, which measure text, views are positioned by autoresizing masks alone.
  ///
  /// The layout of the traits' orientation is applied to it. If there is none, the other orientation's layout is
  /// resized by autoresizing masks or constraints.
  package func layOut(_ traits: ScreenTraits, fonts: FontLibrary?) -> LaidOutScreen {
    let fonts = fonts?.reading(traits.textReading(in: situation(traits).era))
    if traits.showsAllContent { return layOutAllContent(traits, fonts) }
    var laidOut = traits.isAsDesigned ? layOutAsDesigned(traits, fonts) : layOutInApp(traits, fonts)
    laidOut.fonts = fonts
    return laidOut
  }

  /// Returns how the tree's containers animate a change to what the traits show, without laying it out.
  package func layoutAnimations(_ traits: ScreenTraits) -> [ViewID: LayoutAnimation] {
    let classes = situation(traits).sizeClasses
    let tree = turnedTree(for: classes, traits.orientation)
    _ = enter(traits.state, classes, traits.orientation, on: tree)
    return Dictionary(
      uniqueKeysWithValues: tree.views.compactMap { view in view.layoutAnimation.map { (view.id, $0) } })
  }

  /// Returns the constraints and attributes that the views named by a state have in the initial state, with all else as
  /// the traits say; without traits, as designed.
  func initialState(for state: ConstraintTemplate, in traits: ScreenTraits?) -> ConstraintTemplate {
    let inApp = traits.flatMap { $0.isAsDesigned ? nil : $0 }
    let tree =
      inApp.map { turnedTree(for: situation($0).sizeClasses, $0.orientation) }
      ?? designedTree(for: canvas.sizeClasses, canvas.orientation)
    return .currentState(ScreenRequest.initialState, of: tree, basedOn: [state], rules: state.rules)
  }

  /// Lays out the screen as a running app shows it.
  private func layOutInApp(_ traits: ScreenTraits, _ fonts: FontLibrary?) -> LaidOutScreen {
    let orientation = traits.orientation
    let situation = situation(traits)
    let classes = situation.sizeClasses
    let tree = turnedTree(for: classes, orientation)
    let state = enter(traits.state, classes, orientation, on: tree)
    let isOwn =
      situation.stage == .ownScreen && orientation == canvas.orientation && state == nil
      && traits.addedHeight == 0
    let recorded = isOwn && hasOwnLayout(orientation) ? tree.views.map(\.frame) : nil
    let place = situation.place(of: tree.root.frame.size)
    let outcome = solve(tree, place, traits, fonts)
    if outcome == nil {
      Autoresizing.resize(tree.root, to: place.size)
      Autoresizing.fillContainers(of: tree)
    }
    return answer(tree, traits, classes, state, place, recorded: recorded, outcome: outcome)
  }

  /// Lays out the screen as the document was saved; a state is shown on a canvas of its template's size.
  private func layOutAsDesigned(_ traits: ScreenTraits, _ fonts: FontLibrary?) -> LaidOutScreen {
    let tree = designedTree(for: canvas.sizeClasses, canvas.orientation)
    let state = enter(traits.state, canvas.sizeClasses, canvas.orientation, on: tree)
    // Interface Builder's canvas shows empty containers.
    for view in embeddedRoots { tree[view].isInstalled = false }
    let recorded = state == nil ? tree.views.map(\.frame) : nil
    let last = traits.state.flatMap { lastTemplate(ofState: $0) }
    let size = last?.size ?? tree.root.frame.size
    var situation = situation(traits)
    // A template is a view with its own canvas, without the screen's bars.
    if let canvas = last.flatMap({ canvas(of: $0) }) {
      situation.root = DesignedRoot(canvas: canvas, size: size, hasController: false)
    }
    let place = situation.place(of: size)
    let outcome = solve(tree, place, traits, fonts)
    return answer(tree, traits, canvas.sizeClasses, state, place, recorded: recorded, outcome: outcome)
  }

  /// Lays out by constraints; returns nil if the tree has none or there are no fonts to measure text with.
  private func solve(
    _ tree: ViewTree, _ place: RootPlace, _ traits: ScreenTraits, _ fonts: FontLibrary?
  ) -> AutoLayout.Outcome? {
    let isNeeded = traits.isAsDesigned ? AutoLayout.isNeeded(by: tree) : AutoLayout.isNeededInApp(by: tree)
    guard let fonts, isNeeded else { return nil }
    let situation = situation(traits)
    var layoutTraits = layoutTraits(traits)
    layoutTraits.safeArea = place.safeArea
    layoutTraits.isSheet = traits.isAsDesigned && [.sheet, .sheetBelowBar].contains(situation.kind)
    layoutTraits.isOverHomeIndicator = situation.isOverHomeIndicator
    return AutoLayout.layOut(
      tree, canvas: place.size, traits: layoutTraits, customs: customArrangements, measure: fonts.measuring)
  }

  /// What the layout of any views on the screen depends on, wherever they are.
  func layoutTraits(_ traits: ScreenTraits) -> LayoutTraits {
    let situation = situation(traits)
    var layoutTraits = LayoutTraits()
    layoutTraits.scale = traits.scale
    layoutTraits.isRightToLeft = traits.isRightToLeft
    layoutTraits.era = situation.era
    layoutTraits.isPad = situation.isPad
    layoutTraits.screenWidth = situation.uprightWidth
    layoutTraits.hasAccessibilityTextSize = traits.reading.textSize.map { $0 >= .ax1 } ?? false
    return layoutTraits
  }

  private func answer(
    _ tree: ViewTree, _ traits: ScreenTraits, _ classes: SizeClasses, _ state: ConstraintTemplate?,
    _ place: RootPlace, recorded: [Rect]?, outcome: AutoLayout.Outcome?
  ) -> LaidOutScreen {
    let outcome = outcome ?? AutoLayout.Outcome()
    for offset in traits.containment?.contentOffsets ?? [] { tree[offset.view].boundsOrigin = offset.offset }
    // A view without a controller is not under any bars.
    let frames = FrameLayout.frames(
      of: tree, canvas: place.canvas, rootOrigin: place.origin, scale: traits.scale,
      safeArea: controller == nil && traits.containment == nil ? .zero : place.insets,
      isRightToLeft: traits.isRightToLeft)
    return LaidOutScreen(
      screen: self, tree: tree, traits: traits, sizeClasses: classes, state: state, frames: frames,
      place: place,
      findings: (assumption(place).map { [$0] } ?? []) + outcome.findings, conflicting: outcome.conflicting,
      givenUp: outcome.givenUp,
      openAxes: outcome.openAxes, overflows: outcome.overflows,
      contentSizes: Dictionary(outcome.contentSizes.map { ($0.view, $0.size) }, uniquingKeysWith: { $1 }),
      recorded: recorded)
  }
}
