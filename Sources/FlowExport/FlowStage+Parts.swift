import Flows
import Geometry
import Painting
import Screens

extension FlowStage {
  /// Something on a screen that can be tapped.
  package struct Part: Sendable {
    /// What steps call it: `#` and an object id, `back`, or `tab ` and a name of a tab.
    package let names: [String]
    /// Its place on the whole screen, in points.
    package let frame: Rect
  }

  /// The views and the parts of bars that steps name.
  func parts(of drawn: DrawnScreen, at place: FlowPlace, in state: FlowState) -> [Part] {
    let laidOut = drawn.laidOut
    let sheet = sheet(state, place.layer)?.frame.origin ?? .zero
    let origin = Point(x: sheet.x + (place.column?.x ?? 0), y: sheet.y)
    func moved(_ rect: Rect) -> Rect {
      Rect(origin: Point(x: rect.minX + origin.x, y: rect.minY + origin.y), size: rect.size)
    }
    let wanted = Set(world[place.node.controller].targets.map(\.id))
    var parts: [Part] = []
    for view in laidOut.tree.installedViews
    where wanted.contains(view.objectID) && !laidOut.frames.isHidden[view.id.index] {
      parts.append(Part(names: ["#" + view.objectID], frame: moved(laidOut.frames[view.id])))
    }
    let tabs = state.shownPath(world).last { world[$0.controller].kind == .tabs }
    let tabNames = tabs.map { FlowMachine(world, at: state).tabNames(of: $0) } ?? []
    for part in drawn.drawing.barParts {
      switch part.kind {
      case .item(let item):
        parts.append(Part(names: ["#" + item.origin.objectID], frame: moved(part.rect)))
      case .back: parts.append(Part(names: ["back"], frame: moved(part.rect)))
      case .tab(_, let index, _):
        let names = tabNames.indices.contains(index) ? tabNames[index] : ["\(index + 1)"]
        parts.append(Part(names: names.map { "tab " + $0 }, frame: moved(part.rect)))
      case .title: break
      }
    }
    return parts
  }
}
