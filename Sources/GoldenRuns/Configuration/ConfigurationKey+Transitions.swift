import Motion
import Reports

extension ConfigurationKey {
  /// The keys of a transition: those that correspond to the options of `frames`.
  static let transition: [ConfigurationKey] = [
    ConfigurationKey("documents", .texts, "Patterns of documents; without this key all."),
    ConfigurationKey(
      "scenes", .texts,
      "Titles, storyboard ids, classes or object ids; without this key all that have both ends."),
    ConfigurationKey(
      "name", .text,
      "What the folder of its frames is named after, where two transitions have the same ends."),
    ConfigurationKey(
      "from", .text, "Where it begins: portrait, landscape, a state, initial, or both as in portrait/wide."),
    ConfigurationKey("to", .text, "Where it ends, likewise; without both it is portrait to landscape."),
    ConfigurationKey(
      "duration", .number(most: 3600), "Seconds; the layout's or the platform's without this key."),
    ConfigurationKey("delay", .number(most: 3600), "Seconds in which nothing moves."),
    ConfigurationKey(
      "curve", .curve,
      "linear, ease-in, ease-out, ease-in-out, bezier(X1,Y1,X2,Y2), spring(DAMPING) or spring(DAMPING,VELOCITY)."
    ),
    ConfigurationKey(
      "fps", .positive(most: 1000), "Frames per second, 30 without this key; all are checked."),
    ConfigurationKey(
      "keyframes", .list(of: .number(most: 1), least: 1, isUnique: false),
      "Shares of the time at which frames are kept, instead of all."),
    ConfigurationKey("matrix", .object(matrix), "Axes that differ from those of stills."),
    ConfigurationKey(
      "checks", .list(of: .word(MotionCheck.allCases.map(\.rawValue)), least: 0, isUnique: true),
      "The checks whose faults fail; without this key all, with an empty list none."),
    ConfigurationKey(
      "allow", .texts, "Object ids of views whose faults are allowed, regardless of the other view involved."),
    ConfigurationKey(
      "maxStep", .number(most: 10), "How far a view may move in one frame, in screen diagonals (0.35)."),
    ConfigurationKey(
      "maxBend", .number(most: 1000),
      "By which factor the aspect ratio of an image may differ from both ends (1.5)."),
  ]
}
