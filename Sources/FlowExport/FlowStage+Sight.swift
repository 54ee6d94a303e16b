import Files
import Flows
import Geometry
import PictureComparison
import Reports
import Screens
import Views

extension FlowStage: FlowSight {
  /// The visible texts of the screen, bars included, from the first column on.
  package func texts(in state: FlowState) throws(FlowFault) -> [String] {
    var (texts, known): ([String], Set<String>) = ([], [])
    for place in places(in: state) {
      for text in Self.texts(of: try laidOut(place, state)) where known.insert(text).inserted {
        texts.append(text)
      }
    }
    return texts
  }

  private static func texts(of laidOut: LaidOutScreen) -> [String] {
    var texts: [String?] = []
    for view in laidOut.tree.installedViews where isVisible(view, in: laidOut) {
      texts += [view.content.text, view.content.caption]
    }
    let around = laidOut.surroundings(showsDevice: false)
    if around.navigationBar != nil {
      let item = around.chrome.navigationItem
      texts +=
        [item.title, item.prompt, around.chrome.backItem?.title]
        + (item.leftItems + item.rightItems).map(\.title)
    }
    if around.tabBar != nil { texts += around.chrome.tabBar.items.map(\.title) }
    if around.toolbar != nil { texts += around.chrome.toolbar.items.map(\.title) }
    return texts.compactMap(\.self).filter { !$0.isEmpty }
  }

  /// Whether a view is visible; nil if the visible controller has none with the name.
  package func isVisible(_ name: String, in state: FlowState) throws(FlowFault) -> Bool? {
    var answer: Bool?
    for place in places(in: state) where answer != true {
      let laidOut = try laidOut(place, state)
      let views = laidOut.tree.views(named: name)
      if views.isEmpty { continue }
      let installed = Set(laidOut.tree.installedViews.map(\.id))
      answer = views.contains { installed.contains($0.id) && Self.isVisible($0, in: laidOut) }
    }
    return answer
  }

  private static func isVisible(_ view: View, in laidOut: LaidOutScreen) -> Bool {
    let frames = laidOut.frames
    guard !frames.isHidden[view.id.index] else { return false }
    var current: View? = view
    while let view = current {
      if view.alpha < 0.01 || view.isHidden { return false }
      current = view.superview
    }
    let seen = frames[view.id].intersection(Rect(origin: .zero, size: frames.canvas))
    return !seen.isEmpty
  }

  /// The names of the views of the visible controller.
  package func viewNames(in state: FlowState) -> [String] {
    places(in: state).flatMap { viewNames(of: $0.node) }
  }

  private func viewNames(of node: FlowNode) -> [String] {
    guard let tree = try? cast.screen(node.controller, node.model).tree else { return [] }
    return tree.views.flatMap { view in view.outletNames + [view.userLabel, view.title].compactMap(\.self) }
  }

  /// Why a screen cannot take values, an offset or a state; nil if it can.
  package func refusal(of step: FlowStep, on node: FlowNode) throws(FlowFault) -> String? {
    switch step.action {
    case .set(let settings):
      let screen = try cast.screen(node.controller, node.model)
      for setting in settings {
        guard let change = StateChange(setting.text) else {
          return "\"\(setting.text)\" is not a value to set; expected NAME.PROPERTY=VALUE,"
            + " as in Name.text=Ana"
        }
        if screen.tree.views(named: change.name).isEmpty {
          let hint = FlowWorld.hint(change.name, among: viewNames(of: node))
          return "\"\(world[node.controller].name)\" has no view \"\(change.name)\"; \(hint)"
        }
        if let failure = cast.failure(of: setting, on: node.controller, node.model) {
          return failure.message(for: change)
        }
      }
    case .scroll(let scroll):
      let views = try cast.screen(node.controller).tree.views(named: scroll.view)
      if views.isEmpty {
        let hint = FlowWorld.hint(scroll.view, among: viewNames(of: node))
        return "\"\(world[node.controller].name)\" has no view \"\(scroll.view)\"; \(hint)"
      }
      if !views.contains(where: \.content.isScrolling) { return "\"\(scroll.view)\" does not scroll" }
    case .state:
      guard let name = node.stateName else { return nil }
      let screen = try cast.screen(node.controller)
      do throws(Screen.NoState) { _ = try screen.sequence(named: name) } catch {
        let names = screen.states.map(\.name) + [ScreenRequest.initialState]
        switch error {
        case .unknown(let state):
          let hint = FlowWorld.hint(state, among: names)
          return "\"\(world[node.controller].name)\" has no state \"\(state)\"; \(hint)"
        case .taken(let state): return "a state cannot be kept as \"\(state)\", which is the name of another"
        }
      }
    default: break
    }
    return nil
  }

  /// The title of the back button; nil if there is none.
  package func backTitle(in state: FlowState) -> String? {
    guard state.hasBackButton(world), let navigation = state.navigation(world) else { return nil }
    return (try? ContainmentReader(cast: cast, world: world).backItem(navigation))??.title
  }

  /// How the screen differs from a picture; nil if it does not.
  package func difference(from golden: String, in state: FlowState) throws(FlowFault) -> String? {
    let path = golden.hasPrefix("/") ? golden : folder + golden
    guard enclosure.admits(path, in: cast.files) else {
      throw FlowFault("the golden \(path) is outside of the script's project")
    }
    let pixmap = try pixmap(of: state)
    guard cast.files.exists(path) else { return "there is no such file" }
    guard let picture = try? PictureFile.read(path, within: enclosure, in: cast.files) else {
      throw FlowFault("the golden \(path) cannot be read")
    }
    if ImageComparer.areEqual(picture.pixmap, pixmap) { return nil }
    let comparison = ImageComparer().compare(expected: picture.pixmap, actual: pixmap)
    if comparison.verdict == .sizesDiffer {
      let (wanted, found) = (comparison.expectedBounds, comparison.actualBounds)
      return "it is \(found.width) × \(found.height) pixels, not \(wanted.width) × \(wanted.height)"
    }
    return "\(comparison.counts.differing) pixels"
  }
}
