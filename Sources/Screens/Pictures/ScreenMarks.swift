import Diagnostics
import Geometry
import Painting
import Templates
import Views

/// The highlights of a laid-out screen: how its layouts match the tree, and layout problems.
package struct ScreenMarks: Sendable {
  package private(set) var highlights: [Highlight] = []
  /// Truncated texts and misplaced views; reported only if the corresponding highlights are requested.
  private(set) var findings: [Finding] = []
  /// How the highlights are distinguished in the picture.
  package var naming = HighlightPainter.Naming.labels

  /// Creates an empty value.
  init() {}

  /// Computes the highlights of a layout. The painter is the one that draws the texts.
  init(of laidOut: LaidOutScreen, kinds: Set<Highlight.Kind>, painter: TreePainter) {
    if !laidOut.traits.isAsDesigned { highlights += laidOut.matchHighlights(kinds) }
    if let state = laidOut.state { highlights += laidOut.highlights(of: state, kinds: kinds) }
    let found = LayoutMarks(laidOut: laidOut)
    if kinds.contains(.conflict) { highlights += found.conflicts }
    if kinds.contains(.ambiguous) { highlights += found.ambiguities }
    if kinds.contains(.overflow) { highlights += found.overflows }
    if kinds.contains(.clipped) { add(found.clippedViews(painter)) }
    if kinds.contains(.misplaced) { add(found.misplacedViews) }
  }

  private mutating func add(_ marks: [LayoutMarks.ReportedMark]) {
    highlights += marks.map(\.highlight)
    findings += marks.map(\.finding)
  }
}

extension LaidOutScreen {
  /// Returns highlights for the views that a state does not name, names in vain, or changes.
  fileprivate func highlights(of state: ConstraintTemplate, kinds: Set<Highlight.Kind>) -> [Highlight] {
    var result: [Highlight] = []
    let targets = state.targetIDs
    for view in tree.views where kinds.contains(.unnamed) && !frames.isHidden[view.id.index] {
      guard !targets.contains(view.id), let parent = view.superview, targets.contains(parent.id) else {
        continue
      }
      let label = "\(view.phrase): not in \(state.name)"
      result.append(
        Highlight(kind: .unnamed, rect: frames[view.id], label: label, objectID: view.objectID))
    }
    for view in state.untargeted where kinds.contains(.untargeted) && !frames.isHidden[view.liveParent.index]
    {
      let rect = view.summary.frame.offset(by: frames.contentOrigin[view.liveParent.index])
      result.append(
        Highlight(
          kind: .untargeted, rect: PixelGrid(scale: frames.scale).round(rect),
          label: "\(view.summary.short): no target", objectID: view.summary.objectID))
    }
    if kinds.contains(.changed) {
      let changed = StateDifference(state, of: screen, in: self).changedViews
      result += changed.filter { !frames.isHidden[$0.view.index] }.map {
        Highlight(
          kind: .changed, rect: frames[$0.view], label: $0.words, objectID: tree[$0.view].objectID)
      }
    }
    return result
  }

  /// Returns highlights that show how the layout's template matches the tree, at the current positions of the views.
  fileprivate func matchHighlights(_ kinds: Set<Highlight.Kind>) -> [Highlight] {
    let orientation = traits.orientation
    guard let match = screen.match(for: orientation, sizeClasses) else { return [] }
    var result: [Highlight] = []
    for claim in match.shared where kinds.contains(.shared) && !frames.isHidden[claim.live.index] {
      let label = "\(claim.summary.short): claimed \(claim.claimants.count) ×"
      result.append(
        Highlight(
          kind: .shared, rect: frames[claim.live], label: label, objectID: tree[claim.live].objectID))
    }
    for missing in match.unmatchedLive
    where kinds.contains(.unmatched) && !frames.isHidden[missing.view.index] {
      let label = "\(missing.summary.short): not in \(orientation.rawValue)"
      result.append(
        Highlight(
          kind: .unmatched, rect: frames[missing.view], label: label, objectID: missing.summary.objectID))
    }
    for ghost in match.unmatchedTemplate
    where kinds.contains(.ghost) && !frames.isHidden[ghost.liveParent.index] {
      let rect = ghost.frameInLiveParent.offset(by: frames.contentOrigin[ghost.liveParent.index])
      result.append(
        Highlight(
          kind: .ghost, rect: PixelGrid(scale: frames.scale).round(rect),
          label: "\(ghost.summary.short): only in \(orientation.rawValue)", objectID: ghost.summary.objectID))
    }
    return result
  }
}
