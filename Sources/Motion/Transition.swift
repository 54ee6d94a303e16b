import Geometry
import Views

/// The way of one tree from a layout to another.
///
/// UIKit lays both ends out and animates the difference: each layer's position and bounds in the space of the layer
/// around it, so that what is inside follows. At either end the values are the layouts' own.
public struct Transition: Sendable {
  /// Where it begins.
  public let from: MotionEnd
  /// Where it ends.
  public let to: MotionEnd
  /// When it moves, and how.
  public let timing: Timing
  /// The timing of views that have another, by `ViewID`; what is in them has its own.
  public let overrides: [ViewID: Timing]
  /// Whether some layer is moved, turned or stretched at either end.
  let isTransformed: Bool
  private let progress: @Sendable (Double) -> Double
  private let ownProgress: [ViewID: @Sendable (Double) -> Double]

  /// On which sides a view is.
  public enum Presence: Hashable, Sendable {
    /// In both layouts.
    case both
    /// In the first alone: it fades out.
    case fromOnly
    /// In the last alone: it fades in.
    case toOnly
    /// In neither.
    case neither
  }

  /// A transition between two layouts of one tree.
  public init(from: MotionEnd, to: MotionEnd, timing: Timing, overrides: [ViewID: Timing] = [:]) {
    precondition(from.animated.count == to.animated.count, "both ends are layouts of one tree")
    self.from = from
    self.to = to
    self.timing = timing
    self.overrides = overrides
    isTransformed = [from, to].contains { $0.animated.contains { !$0.transform.isIdentity } }
    progress = timing.progress
    ownProgress = overrides.mapValues(\.progress)
  }

  /// Seconds until the last view stands.
  public var duration: Double { overrides.values.reduce(timing.end) { max($0, $1.end) } }

  /// How far the transition as a whole has come at a share of its duration.
  public func progress(at share: Double) -> Double { share >= 1 ? 1 : progress(share * duration) }

  /// How far a view has come at a share of the duration.
  public func progress(of id: ViewID, at share: Double) -> Double {
    guard let own = ownProgress[id] else { return progress(at: share) }
    return share >= 1 ? 1 : own(share * duration)
  }

  /// On which sides a view is.
  public func presence(of id: ViewID) -> Presence {
    switch (from.stepped[id.index].isInstalled, to.stepped[id.index].isInstalled) {
    case (true, true): .both
    case (true, false): .fromOnly
    case (false, true): .toOnly
    case (false, false): .neither
    }
  }

  /// What animates of a view at a share of the duration; what is on one side only stays as it is there and fades.
  public func animated(_ id: ViewID, at share: Double) -> AnimatedValues {
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

  /// What jumps of a view: the first layout's before it begins, from then on the last one's.
  public func stepped(_ id: ViewID, at share: Double) -> SteppedValues {
    switch presence(of: id) {
    case .fromOnly: from.stepped[id.index]
    case .toOnly: to.stepped[id.index]
    case .both, .neither: hasBegun(id, at: share) ? to.stepped[id.index] : from.stepped[id.index]
    }
  }

  /// Whether a view's delay is over.
  private func hasBegun(_ id: ViewID, at share: Double) -> Bool {
    let delay = overrides[id]?.delay ?? timing.delay
    return share >= 1 || share * duration > delay
  }
}
