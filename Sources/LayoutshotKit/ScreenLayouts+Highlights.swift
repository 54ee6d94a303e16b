import Geometry
import Painting
import Views

extension ScreenLayouts {
  /// Every highlight of a picture: how the layouts go together, and what laying out found.
  ///
  /// Texts that are cut and views that stand elsewhere than recorded become findings too: whoever asks for these
  /// marks wants to know.
  ///
  /// - Parameters:
  ///   - frames: what `frames(_:fonts:)` has just returned for the variant.
  ///   - kinds: which are wanted.
  ///   - painter: who draws the texts.
  public func highlights(
    _ variant: ScreenRequest.Variant, frames: Frames, kinds: Set<Highlight.Kind>, painter: TreePainter
  ) -> [Highlight] {
    var result =
      variant.isAsDesigned ? [] : highlights(variant.orientation, frames: frames, kinds: kinds)
    let found = LayoutMarks(screen: self, frames: frames)
    if kinds.contains(.conflict) { result += found.conflicts }
    if kinds.contains(.ambiguous) { result += found.ambiguities }
    if kinds.contains(.clipped) { result += found.clippedViews(painter) }
    if kinds.contains(.misplaced) { result += found.misplacedViews }
    return result
  }

  /// The highlights of how a layout goes together with the tree, at the places where its views stand.
  ///
  /// - Parameter kinds: which are wanted.
  public func highlights(
    _ orientation: Orientation, frames: Frames, kinds: Set<Highlight.Kind>
  ) -> [Highlight] {
    guard let match = match(for: orientation, shownClasses) else { return [] }
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
