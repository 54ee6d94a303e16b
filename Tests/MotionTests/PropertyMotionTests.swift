import Geometry
import Testing
import Views

@testable import Motion

/// What the table of properties says of transitions is what transitions do.
@Suite struct PropertyMotionTests {
  /// Rows of any view that transitions interpolate or step, besides frames, which come from layout.
  private static let names = ViewProperty.all.filter { row in
    row.motion != .none && !row.path.isEmpty && ![.control].contains(row.owner) && isOfAnyView(row)
      && !["frame", "bounds.origin", "layer", "control", "content", "installed"].contains(row.name)
  }.map(\.name)

  private static func isOfAnyView(_ row: ViewProperty) -> Bool {
    if case .content = row.owner { false } else { true }
  }

  @Test(arguments: names) func transitionsDoWhatTheTableSays(_ name: String) throws {
    let row = try #require(ViewProperty.all.first { $0.name == name })
    let view = View(className: "UIView", objectID: "v", location: .init(file: "", line: 1, column: 1))
    let tree = ViewTree(root: view)
    let before = end(tree)
    let value = try #require(row.read(view))
    row.apply(try #require(Self.other(than: value)), view)
    let after = end(tree)
    #expect((before.animated != after.animated) == (row.motion == .animates), "\(name)")
    #expect((before.stepped != after.stepped) == (row.motion == .steps), "\(name)")
  }

  private func end(_ tree: ViewTree) -> MotionEnd {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    return MotionEnd(
      of: tree,
      frames: Frames(
        inWindow: [frame], unrounded: [frame], isHidden: [false], contentOrigin: [.zero], canvas: frame.size,
        scale: 1)
    ) { $0.resolved(in: .light) }
  }

  private static let turned: LayerTransform = {
    var transform = LayerTransform()
    transform.rotation = 1
    return transform
  }()

  /// Another value of the same type.
  private static func other(than value: PropertyValue) -> PropertyValue? {
    switch value {
    case .number(let number): .number(number == 0 ? 0.5 : number / 2)
    case .boolean(let flag): .boolean(!flag)
    case .size(let size): .size(Size(width: size.width + 1, height: size.height))
    case .transform: .transform(turned)
    case .nothing: .color(.system(.systemBlue))
    case .other(let other): other.value(as: ContentMode.self).map { _ in ContentMode.center.propertyValue }
    default: nil
    }
  }
}
