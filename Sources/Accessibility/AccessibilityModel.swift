import Geometry
import Painting
import Views

/// What assistive technologies find on a screen: its elements in the order in which VoiceOver reads them.
///
/// What is an element, what it is called and what kind of thing it is are UIKit's rules for its classes (Apple, UIKit:
/// *Accessibility for UIKit*, `UIAccessibility`; *Supporting VoiceOver in your app*). The order is that of positions: from top to
/// bottom, and in a row along the reading direction; what is in a container or a group stays together. Elements less than 8 points
/// apart from top to bottom are in one row, 13 on a tablet: measured by the authors of AccessibilitySnapshot.
package struct AccessibilityModel: Sendable {
  /// An element, or a container with what is in it.
  package indirect enum Node: Sendable {
    case element(Int)
    case container(AccessibilityContainer, [Node])
  }

  /// The elements, in reading order.
  package private(set) var elements: [AccessibilityElement] = []
  /// The elements by their indices, with their containers, in reading order.
  package private(set) var nodes: [Node] = []

  /// The elements of a screen.
  ///
  /// - Parameters:
  ///   - tree: The views as laid out.
  ///   - frames: Their frames.
  ///   - drawing: Their drawing, which has the places of the parts of bars.
  ///   - isPad: Whether the device is a tablet.
  package init(_ tree: ViewTree, _ frames: Frames, _ drawing: Drawing, isPad: Bool) {
    let reader = AccessibilityReader(tree: tree, frames: frames, drawing: drawing)
    let order = ReadingOrder(isRightToLeft: frames.isRightToLeft, separation: isPad ? 13 : 8)
    nodes = add(order.sorted(reader.groups()))
  }

  private mutating func add(_ groups: [AccessibilityGroup]) -> [Node] {
    groups.flatMap { group -> [Node] in
      switch group {
      case .element(let element):
        elements.append(element)
        return [.element(elements.count - 1)]
      case .group(let inner, _, _, let container):
        let nodes = add(inner)
        return container.map { [.container($0, nodes)] } ?? nodes
      }
    }
  }
}

/// Elements that stay together.
enum AccessibilityGroup {
  case element(AccessibilityElement)
  /// Elements and groups; `isOrdered`: whether their order is given; `place`: where the group is among others, nil for that of its
  /// first element.
  case group(
    [AccessibilityGroup], isOrdered: Bool, place: Rect? = nil, container: AccessibilityContainer? = nil)
}

/// The order of elements by their positions.
struct ReadingOrder {
  let isRightToLeft: Bool
  /// How far apart two elements are, in points from top to bottom, that are not in one row.
  let separation: Double

  func sorted(_ groups: [AccessibilityGroup]) -> [AccessibilityGroup] {
    // Elements are large: only their numbers move.
    var places: [(place: Point, number: Int)] = []
    places.reserveCapacity(groups.count)
    for (number, group) in groups.enumerated() { places.append((place(group), number)) }
    places.sort { isBefore($0.place, $1.place) }
    return places.map { inside(groups[$0.number]) }
  }

  /// A group with what is in it in its order.
  private func inside(_ group: AccessibilityGroup) -> AccessibilityGroup {
    guard case .group(let inner, let isOrdered, let place, let container) = group else { return group }
    return .group(
      isOrdered ? inner.map(inside) : sorted(inner), isOrdered: true, place: place, container: container)
  }

  private func isBefore(_ one: Point, _ other: Point) -> Bool {
    if abs(one.y - other.y) >= separation { return one.y < other.y }
    return isRightToLeft ? one.x > other.x : one.x < other.x
  }

  private func place(_ group: AccessibilityGroup) -> Point {
    switch group {
    case .element(let element): return element.frame.origin
    case .group(let inner, _, let place, _):
      if let place { return place.origin }
      return inner.map(self.place).min(by: isBefore)
        ?? Point(x: .greatestFiniteMagnitude, y: .greatestFiniteMagnitude)
    }
  }
}
