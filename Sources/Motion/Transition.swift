import Views

/// The transition of a tree from one layout to another.
///
/// UIKit lays out both ends and animates the difference: each layer's position and bounds in its superlayer's
/// coordinate space, so that sublayers follow. At either end, the values are exactly those of the layout.
package struct Transition: Sendable {
  /// The start.
  package let from: MotionEnd
  package let to: MotionEnd
  package let timing: Timing
  /// The timing of views that differ from it; their subviews have their own timing.
  package let overrides: [ViewID: Timing]
  /// Whether any layer is transformed at either end.
  let isTransformed: Bool
  private let progress: @Sendable (Double) -> Double
  private let ownProgress: [ViewID: @Sendable (Double) -> Double]

  /// The layouts that contain a view.
  package enum Presence: Hashable, Sendable {
    /// Both layouts.
    case both
    /// Only the first layout: the view fades out.
    case fromOnly
    /// Only the last layout: the view fades in.
    case toOnly
    /// Neither layout.
    case neither
  }

  /// Creates a transition between two layouts of the same tree.
  package init(from: MotionEnd, to: MotionEnd, timing: Timing, overrides: [ViewID: Timing] = [:]) {
    precondition(from.animated.count == to.animated.count, "both ends are layouts of one tree")
    self.from = from
    self.to = to
    self.timing = timing
    self.overrides = overrides
    isTransformed = [from, to].contains { $0.animated.contains { !$0.transform.isIdentity } }
    progress = timing.progress
    ownProgress = overrides.mapValues(\.progress)
  }

  /// The time until the last view has stopped moving, in seconds.
  package var duration: Double { overrides.values.reduce(timing.end) { max($0, $1.end) } }

  /// Returns the overall progress at a fraction of the duration. `share`: the fraction of `duration`; from 1 on the
  /// progress is exactly 1. The result: the progress of the transition's own timing; outside of 0 … 1 while a spring
  /// overshoots.
  package func progress(at share: Double) -> Double { share >= 1 ? 1 : progress(share * duration) }

  /// Returns a view's progress at a fraction of the duration. `id`: the view; the overall progress applies to one
  /// without a separate timing. `share`: the fraction of `duration`; from 1 on the progress is exactly 1.
  package func progress(of id: ViewID, at share: Double) -> Double {
    guard let own = ownProgress[id] else { return progress(at: share) }
    return share >= 1 ? 1 : own(share * duration)
  }

  /// Returns which layouts contain a view. `id`: a view of the tree that both ends are layouts of. The result: the
  /// layouts in which the view and all its ancestors are installed.
  package func presence(of id: ViewID) -> Presence {
    switch (from.stepped[id.index].isInstalled, to.stepped[id.index].isInstalled) {
    case (true, true): .both
    case (true, false): .fromOnly
    case (false, true): .toOnly
    case (false, false): .neither
    }
  }

  /// Returns a view's interpolated properties at a fraction of the duration; a view that exists at only one end keeps
  /// its values from there and fades. `id`: a view of the tree that both ends are layouts of. `share`: the fraction of
  /// `duration`, 0 … 1.
  package func animated(_ id: ViewID, at share: Double) -> AnimatedValues {
    let progress = progress(of: id, at: share)
    let (first, last) = (from.animated[id.index], to.animated[id.index])
    switch presence(of: id) {
    case .both, .neither: return first.interpolated(to: last, progress)
    case .fromOnly:
      var values = first
      values.alpha *= min(max(1 - progress, 0), 1)
      return values
    case .toOnly:
      var values = last
      values.alpha *= min(max(progress, 0), 1)
      return values
    }
  }

  /// Returns a view's abruptly changing properties: those of the first layout before it starts moving, then those of
  /// the last. `id`: a view of the tree that both ends are layouts of. `share`: the fraction of `duration`; the change
  /// takes place when the delay of the view's timing has passed.
  package func stepped(_ id: ViewID, at share: Double) -> SteppedValues {
    switch presence(of: id) {
    case .fromOnly: from.stepped[id.index]
    case .toOnly: to.stepped[id.index]
    case .both, .neither: hasBegun(id, at: share) ? to.stepped[id.index] : from.stepped[id.index]
    }
  }

  /// Whether a view's delay has passed.
  private func hasBegun(_ id: ViewID, at share: Double) -> Bool {
    let delay = overrides[id]?.delay ?? timing.delay
    return share >= 1 || share * duration > delay
  }
}
