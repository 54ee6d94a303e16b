import Geometry
import Painting
import Views

/// Something on a laid-out screen that its reader would call broken, by object ids, so that layouts can be compared.
package struct ScreenFault: Hashable, Sendable {
  /// What is broken.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A text that does not fit.
    case cut
    /// A text without any room: collapsed on purpose, it is no fault, and with some room it is none that is new.
    case collapsed
    /// Two texts that are drawn over each other.
    case overlap
    /// A view that holds a constraint which had to be given up.
    case conflict
    /// A view whose place or size its constraints leave open.
    case ambiguous
  }

  package let kind: Kind
  /// The object ids of its views, in the order of the tree.
  package let ids: [String]

  /// A text without any room as the fault that it would be with some; nil for any other.
  package var withRoom: ScreenFault? { kind == .collapsed ? ScreenFault(kind: .cut, ids: ids) : nil }
}

extension Renderer {
  /// The most texts of a screen that are compared with each other.
  private static let mostTexts = 500
  /// How much of the lower of two texts is covered before that is a fault: lines are higher than their letters.
  private static let share = 0.4

  /// Returns what is broken on a screen, in the order of the tree, by kind.
  package func faults(of laidOut: LaidOutScreen) -> [ScreenFault] {
    let (tree, frames) = (laidOut.tree, laidOut.frames)
    let texts = painter(for: laidOut).shownTexts(in: tree, frames: frames)
    func fault(_ kind: ScreenFault.Kind, _ views: [ViewID]) -> ScreenFault {
      ScreenFault(kind: kind, ids: views.map { tree[$0].objectID })
    }
    let cut = texts.cut.map { view in
      fault(min(frames[view].width, frames[view].height) >= 2 ? .cut : .collapsed, [view])
    }
    return cut + Self.overlaps(texts, tree, frames).map { fault(.overlap, $0) }
      + laidOut.conflicting.filter { !frames.isHidden[$0.index] }.map { fault(.conflict, [$0]) }
      + laidOut.ambiguous.filter { !frames.isHidden[$0.index] }.map { fault(.ambiguous, [$0]) }
  }

  /// The pairs of texts that are drawn over each other in the same scrolled content.
  private static func overlaps(_ texts: ShownTexts, _ tree: ViewTree, _ frames: Frames) -> [[ViewID]] {
    let shown = tree.views.compactMap { view in
      texts.ink[view.id].flatMap { $0.isEmpty ? nil : (id: view.id, rect: $0, around: view.scrolledAround) }
    }.prefix(mostTexts)
    var pairs: [[ViewID]] = []
    for (place, one) in shown.enumerated() {
      for other in shown.dropFirst(place + 1) where one.around == other.around {
        let common = one.rect.intersection(other.rect)
        if common.width > 2, common.height > share * min(one.rect.height, other.rect.height),
          !isCovered(common, of: tree[one.id], below: tree[other.id], frames)
        {
          pairs.append([one.id, other.id])
        }
      }
    }
    return pairs
  }

  /// Whether what is around a view hides a part of one that is drawn before it. `part`: in points of the window.
  private static func isCovered(
    _ part: Rect, of lower: View, below upper: View, _ frames: Frames
  ) -> Bool {
    let around = Set(sequence(first: lower, next: \.superview).map(\.id))
    return sequence(first: upper, next: \.superview).prefix { !around.contains($0.id) }.contains { view in
      guard let ground = view.backgroundColor, view.alpha >= 1, ground.resolved(in: .light).alpha >= 1
      else { return false }
      return frames[view.id].intersection(part) == part
    }
  }
}

extension LaidOutScreen {
  /// The views whose place or size constraints leave open, but for those whose superview is one of them, and those to which
  /// a class of the application's may give a size.
  fileprivate var ambiguous: [ViewID] {
    let open = Set(
      openAxes.map(\.view).filter { tree[$0].customClass == nil || tree[$0].className != "UIView" })
    return open.sorted().filter { id in tree[id].superview.map { !open.contains($0.id) } ?? true }
  }
}

extension View {
  /// The nearest view around it whose content scrolls; nil for none.
  fileprivate var scrolledAround: ViewID? {
    var next = superview
    while let view = next, !view.isScrolling { next = view.superview }
    return next?.id
  }
}
