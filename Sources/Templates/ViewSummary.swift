import Diagnostics
import Geometry
import Views

/// The description of a view after its tree is gone: values only.
public struct ViewSummary: Hashable, Sendable {
  /// The identity in its own tree, which differs from the live one for a template view.
  public let id: ViewID
  /// The class at run time.
  public let runtimeClass: String
  /// Its readable name; nil if there is none.
  public let title: String?
  /// Interface Builder's object ID.
  public let objectID: String
  /// The path from the root, as `View.path`; in trees deeper than 32 views it begins with `…`.
  public let path: String
  /// Its place in the file.
  public let location: SourceLocation
  /// Its tag.
  public let tag: Int
  /// Position and size in its superview's coordinates, in points, unrounded.
  public let frame: Rect

  /// Class, title and object ID in one phrase: `UILabel "Total" (id 551229343)`.
  public var phrase: String {
    PrintedText.phrase(ofClass: runtimeClass, title: title, id: objectID)
  }
}

extension ViewSummary {
  /// Class and title, short enough for a highlight.
  package var short: String { PrintedText.short(ofClass: runtimeClass, title: title) }
}

/// Lookup tables for a tree, made in a single traversal, so that siblings are not searched repeatedly.
struct TreeIndex {
  let tree: ViewTree
  /// The index of each view's superview; −1 for the root.
  private(set) var parents: [Int]
  /// Whether matching never reaches the view: a negative tag, or an opaque class, on the path from the root.
  private(set) var isIgnored: [Bool]
  /// The index of each view among siblings of its class; −1 if there is only one.
  private var places: [Int]

  private static let longestPath = 32

  init(_ tree: ViewTree, ignoring classes: IgnoredClasses = IgnoredClasses()) {
    self.tree = tree
    let count = tree.views.count
    parents = [Int](repeating: -1, count: count)
    isIgnored = [Bool](repeating: false, count: count)
    places = [Int](repeating: -1, count: count)
    for view in tree.views {
      let isClosed = isIgnored[view.id.index] || !classes.descends(into: view)
      if view.allSubviews.count > view.subviews.count {
        for absent in view.allSubviews where !absent.isInstalled { isIgnored[absent.id.index] = true }
      }
      for subview in view.subviews {
        parents[subview.id.index] = view.id.index
        isIgnored[subview.id.index] = isClosed || subview.tag < 0
      }
      if view.subviews.count > 1 { placeSubviews(of: view) }
    }
  }

  private mutating func placeSubviews(of view: View) {
    var counts: [String: Int] = [:]
    for subview in view.subviews { counts[subview.runtimeClass, default: 0] += 1 }
    var seen: [String: Int] = [:]
    for subview in view.subviews where counts[subview.runtimeClass]! > 1 {
      places[subview.id.index] = seen[subview.runtimeClass, default: 0]
      seen[subview.runtimeClass, default: 0] += 1
    }
  }

  func summary(_ index: Int) -> ViewSummary {
    let view = tree.views[index]
    return ViewSummary(
      id: view.id, runtimeClass: view.runtimeClass, title: view.title, objectID: view.objectID,
      path: path(index), location: view.location, tag: view.tag, frame: view.frame)
  }

  /// The number of a view's descendants that matching would reach.
  func insideCount(_ index: Int) -> Int {
    var count = 0
    var waiting = tree.views[index].subviews
    while let view = waiting.popLast() {
      guard !isIgnored[view.id.index] else { continue }
      count += 1
      waiting.append(contentsOf: view.subviews)
    }
    return count
  }

  /// Whether a view is another, or an ancestor of it.
  func contains(_ outer: Int, _ inner: Int) -> Bool {
    var index = inner
    while index > outer { index = parents[index] }
    return index == outer
  }

  private func path(_ index: Int) -> String {
    var steps: [String] = []
    var current = index
    while current >= 0, steps.count < Self.longestPath {
      steps.append(step(current))
      current = parents[current]
    }
    if current >= 0 { steps.append("…") }
    return steps.reversed().joined(separator: " › ")
  }

  private func step(_ index: Int) -> String {
    let view = tree.views[index]
    let isRoot = parents[index] < 0
    return PrintedText.step(
      ofClass: view.runtimeClass, index: isRoot || places[index] < 0 ? nil : places[index],
      title: isRoot ? nil : view.title)
  }
}
