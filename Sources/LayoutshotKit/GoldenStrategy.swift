import GoldenRuns
import Motion
import MotionExport
import Views

/// How screens are held against their goldens: in which pictures, as trees alone, or in the frames of a transition.
///
/// ```swift
/// expectGolden(of: "Login.xib", as: .picture(on: .iPhone15, appearance: .dark))
/// expectGolden(of: "Login.xib", as: .tree(of: .matrix(GoldenVariations(devices: [.iPhoneSE, .iPad11]))))
/// expectGolden(of: "Login.xib", as: .transition(from: "portrait", to: "landscape"))
/// ```
public struct GoldenStrategy: Sendable {
  /// The pictures of each screen; for a transition, what its frames are shown with.
  public var variations: GoldenVariations
  /// The name of a state; nil for the initial state and every other.
  public var state: String?
  /// The transition whose frames are compared; nil for stills.
  public var transition: GoldenMotion?
  /// Whether only the trees are kept: places, texts and looks of all views. Nothing is painted.
  public var keepsTreesOnly = false

  /// The picture and the tree of each screen and state in portrait, on the document's own canvas.
  public static var picture: GoldenStrategy { .picture() }

  /// The tree of each screen and state in portrait, on the document's own canvas.
  public static var tree: GoldenStrategy { .tree(of: .picture) }

  /// One picture of each screen, with its tree.
  ///
  /// - Parameters:
  ///   - device: The device; nil for the document's own canvas.
  ///   - orientation: The way up in which it is held, even if the screen does not support it.
  ///   - state: The name of a state; nil for the initial state and every other.
  ///   - appearance: Light or dark.
  ///   - locale: The language of texts, such as `de` or `pseudo-double`; nil for that of the document.
  ///   - textSize: The content size category of text styles; nil for that of the document.
  ///   - scale: Pixels per point; nil for the device's scale.
  ///   - isRightToLeft: Whether the layout direction is right to left.
  public static func picture(
    on device: GoldenDevice? = nil, orientation: Orientation = .portrait, state: String? = nil,
    appearance: Appearance = .light, locale: String? = nil, textSize: TextSizeCategory? = nil,
    scale: Double? = nil, isRightToLeft: Bool = false
  ) -> GoldenStrategy {
    let variations = GoldenVariations(
      devices: device.map { [$0] } ?? [], orientations: [orientation], appearances: [appearance],
      locales: [locale], textSizes: [textSize], scales: [scale], rightToLeft: [isRightToLeft])
    return .matrix(variations, state: state)
  }

  /// A picture of each variation of each screen, with its tree.
  ///
  /// - Parameters:
  ///   - variations: Every combination of some values, or as few as show each pair.
  ///   - state: The name of a state; nil for the initial state and every other.
  public static func matrix(_ variations: GoldenVariations, state: String? = nil) -> GoldenStrategy {
    GoldenStrategy(variations: variations, state: state)
  }

  /// The trees of what another strategy has pictures of.
  ///
  /// - Parameter strategy: The strategy whose variants are recorded.
  public static func tree(of strategy: GoldenStrategy) -> GoldenStrategy {
    var strategy = strategy
    strategy.keepsTreesOnly = true
    return strategy
  }

  /// The frames of a transition, which must have no faults: overlaps, jumps, cut texts.
  ///
  /// - Parameters:
  ///   - motion: The layouts, the timing and the frames that are kept.
  ///   - strategy: What the frames are shown with; a rotation begins and ends with the orientations that it names.
  public static func transition(_ motion: GoldenMotion, of strategy: GoldenStrategy = .picture)
    -> GoldenStrategy
  {
    var strategy = strategy
    strategy.transition = motion
    return strategy
  }

  /// The frames of a transition between two layouts, as `transition(_:of:)` has them.
  ///
  /// - Parameters:
  ///   - from: The layout at first: `portrait`, `landscape`, the name of a state, or both as `portrait/compact`.
  ///   - to: The layout at last.
  ///   - strategy: What the frames are shown with.
  public static func transition(from: String, to: String, of strategy: GoldenStrategy = .picture)
    -> GoldenStrategy
  {
    .transition(GoldenMotion(from: from, to: to), of: strategy)
  }

  /// What tells expectations of a subject apart.
  package var nameParts: [String] {
    [state].compactMap(\.self) + variations.nameParts
      + (transition.map { [$0.from, "to", $0.to] } ?? [])
  }
}

/// A transition that has goldens: frames between two layouts of a screen.
public struct GoldenMotion: Hashable, Sendable {
  /// The layout at first: `portrait`, `landscape`, the name of a state, or both as `portrait/compact`.
  public var from: String
  /// The layout at last.
  public var to: String
  /// The time that it takes, in seconds; nil for that of the layout's animation, or the platform's.
  public var duration: Double?
  /// The relation between time and progress; nil for that of the layout's animation, or `easeInOut`.
  public var curve: TimingCurve?
  /// The fractions of the duration, 0 to 1, at which frames are kept.
  public var keyframes: [Double]
  /// The ids of views whose faults during the transition are known, and no failure.
  public var allowed: [String] = []

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - from: The layout at first: `portrait`, `landscape`, the name of a state, or both as `portrait/compact`.
  ///   - to: The layout at last.
  ///   - keyframes: The fractions of the duration, 0 to 1, at which frames are kept.
  public init(from: String, to: String, keyframes: [Double] = [0, 0.25, 0.5, 0.75, 1]) {
    (self.from, self.to, self.keyframes) = (from, to, keyframes)
  }

  func transition(in orientation: Orientation) -> GoldenTransition {
    var motion = MotionRequest()
    (motion.from, motion.to, motion.duration, motion.curve) = (from, to, duration, curve)
    var transition = GoldenTransition(
      motion, keyframes: keyframes, framesPerSecond: 60, orientation: orientation)
    transition.allowed = allowed
    return transition
  }
}
