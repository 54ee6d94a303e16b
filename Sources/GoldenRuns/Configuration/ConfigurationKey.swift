import Diagnostics
import Goldens
import Reports
import Templates
import Views

/// A key of `layoutshot.json`, used both by the reader and for generating the published schema.
struct ConfigurationKey: Sendable {
  /// The kind of value that a key accepts.
  indirect enum Shape: Sendable {
    case text
    case flag
    /// A number from 0 up to and including a limit.
    case number(most: Double?)
    /// A number above 0, up to and including a limit.
    case positive(most: Double)
    /// An integer, 0 or more.
    case count
    /// One of the given words.
    case word([String])
    /// The name of a timing curve.
    case curve
    /// A language, or the word for the document's own.
    case language
    case object([ConfigurationKey])
    /// A list of values of one shape, with at least `least` elements (0 or 1), optionally without duplicates.
    case list(of: Shape, least: Int, isUnique: Bool)

    /// Any number of texts.
    static let texts = Shape.list(of: .text, least: 0, isUnique: false)

    /// A nonempty list of distinct words out of the given ones.
    static func words(_ words: [String]) -> Shape { .list(of: .word(words), least: 1, isUnique: true) }
  }

  let name: String
  let shape: Shape
  /// The description in the schema.
  let help: String
  /// Whether the containing object is invalid without it.
  var isRequired = false

  init(_ name: String, _ shape: Shape, _ help: String, isRequired: Bool = false) {
    (self.name, self.shape, self.help, self.isRequired) = (name, shape, help, isRequired)
  }

  /// The keys at the top level of the file.
  static let all: [ConfigurationKey] = [
    ConfigurationKey("$schema", .text, "Where the schema of this file is; for editors."),
    ConfigurationKey("inputs", .texts, "Patterns of .xib and .storyboard files; ** matches any folders."),
    ConfigurationKey("exclude", .texts, "Patterns of files that are excluded."),
    ConfigurationKey("goldens", .text, "The folder of the goldens."),
    ConfigurationKey("failures", .text, "The folder for failure artifacts: pictures and reports."),
    ConfigurationKey("matrix", .object(matrix), "The pictures of each screen."),
    ConfigurationKey(
      "overrides", .list(of: .object(override), least: 0, isUnique: false),
      "What differs for some scenes; later ones win."),
    ConfigurationKey(
      "transitions", .list(of: .object(transition), least: 0, isUnique: false),
      "Transitions from one layout to another whose frames are goldens, too."),
    ConfigurationKey(
      "tolerance", .object(tolerance), "How much may differ: nothing, unless there is a reason."),
    ConfigurationKey(
      "treeChanges", .word(TreeChangePolicy.allCases.map(\.rawValue)),
      "What happens to a golden whose view tree changed although no pixel differs: it fails (the default), passes and"
        + " is reported, or passes."),
    failOn, ignore,
    ConfigurationKey(
      "allowUnmatched", .texts,
      "Object ids of views that may be without a counterpart in a layout; with this key all others fail."),
    ignoreClasses, matchTwins, set, masks, safeArea, presented,
    ConfigurationKey(
      "matchBy", .list(of: .text, least: 1, isUnique: true),
      "The rules by which views of two layouts are matched, in their order, as --match-by names them."),
    ConfigurationKey(
      "layoutAttributes", .list(of: .text, least: 0, isUnique: true),
      "Key paths of attributes that layouts carry in addition to frames, as --layout-attributes names them."),
    assets,
    ConfigurationKey(
      "content", .words(GoldenConfiguration.Content.allCases.map(\.rawValue)),
      "What goldens have besides pictures and trees, as --content names it: accessibility, what VoiceOver finds and says."
    ),
    ConfigurationKey(
      "target", .text,
      "The target of the Xcode project whose orientations, appearance and system count, as --target names it."
    ),
    ConfigurationKey("chrome", .flag, "Whether the device's status bar and home indicator are drawn."),
    ConfigurationKey(
      "templateRules", .word(TemplateRules.allCases.map(\.rawValue)),
      "Which parts of constraint templates are applied: everything, or only what LDOLayoutTemplates applies in an app."
    ),
    lint, warn, noWarn,
  ]

  static let matrix: [ConfigurationKey] =
    GoldenAxis.all.map(\.key) + [
      ConfigurationKey(
        "states", .list(of: .text, least: 1, isUnique: true),
        "States: all, initial, auto (named after the orientation), names, and sequences such as a,b or k=b,b,k."
      ),
      ConfigurationKey(
        "select", .word(["full", "pairwise"]),
        "All combinations, or as few as contain each pair of values at least once."),
    ]

  static let tolerance: [ConfigurationKey] = [
    ConfigurationKey("reason", .text, "Why anything may differ.", isRequired: true),
    ConfigurationKey("maxDiffPixels", .count, "How many pixels may differ."),
    ConfigurationKey("maxDiffRatio", .number(most: 1), "The share of pixels that may differ."),
    ConfigurationKey(
      "colorDelta", .number(most: nil), "The distance in OKLab up to which colors are equal."),
    ConfigurationKey("maxWindowDensity", .number(most: 1), "The share that may differ of 32 × 32 pixels."),
    ConfigurationKey("ignoreAntialiasing", .flag, "Whether antialiased pixels are ignored."),
  ]

  static let override: [ConfigurationKey] = [
    ConfigurationKey("documents", .texts, "Patterns of documents; without this key all."),
    ConfigurationKey(
      "scenes", .texts, "Titles, storyboard ids, classes or object ids; without this key all."),
    ConfigurationKey("skip", .flag, "Whether they have no goldens."),
    ConfigurationKey("matrix", .object(matrix), "Axes that differ."),
    ConfigurationKey("tolerance", .object(tolerance), "How much may differ of these."),
    ignoreClasses, matchTwins, set, masks, safeArea, presented, assets, failOn, ignore,
  ]

  private static let failOn = ConfigurationKey(
    "failOn", .words(ChangeKind.allCases.map(\.rawValue)),
    "The kinds of differences that fail, as --fail-on names them; others are reported only. Without this key all fail."
  )
  private static let ignore = ConfigurationKey(
    "ignore", .list(of: .word(ChangeKind.allCases.map(\.rawValue)), least: 0, isUnique: true),
    "The kinds of differences that are not reported, as --ignore names them.")

  static let lint = ConfigurationKey(
    "lint",
    .object([
      ConfigurationKey(
        "rules", .texts, "Rules that are checked besides those that are on, as --rule names them."),
      ConfigurationKey("noRules", .texts, "Rules that are not checked, as --no-rule names them."),
      ConfigurationKey(
        "ignore",
        .list(
          of: .object([
            ConfigurationKey("rule", .text, "The rule; without this key all."),
            ConfigurationKey("objects", .texts, "Ids of objects; without this key all."),
            ConfigurationKey("documents", .texts, "Patterns of documents and sources; without this key all."),
            ConfigurationKey("reason", .text, "Why."),
          ]), least: 0, isUnique: false), "What is not reported, for a reason."),
    ]), "What `layoutshot lint` checks.")

  static let warn = ConfigurationKey(
    "warn", .list(of: .word(ReportedKinds.words), least: 0, isUnique: true),
    "The kinds of findings that are reported although they are notes, as --warn names them.")
  static let noWarn = ConfigurationKey(
    "noWarn", .list(of: .word(ReportedKinds.words), least: 0, isUnique: true),
    "The kinds of warnings and notes that are not reported, as --no-warn names them.")

  private static let assets = ConfigurationKey(
    "assets", .texts, "Folders to look for images, colors and fonts in first, as --assets names them.")
  private static let set = ConfigurationKey(
    "set", .texts, "Properties to set before drawing, as --set names them: \"Name.text=Ana\".")
  private static let masks = ConfigurationKey(
    "masks", .list(of: .text, least: 0, isUnique: true),
    "Views whose pixels, and what is inside them, do not count, by object id, outlet or class; their frames do."
  )
  private static let safeArea = ConfigurationKey(
    "safeArea", .text,
    "What replaces the devices' safe area, as --safe-area takes it: none, or top,left,bottom,right in points."
  )

  private static let presented = ConfigurationKey(
    "presented", .word(PresentationStyle.words),
    "How code presents the screens, as --presented names it; without this key as their documents say.")

  private static let ignoreClasses = ConfigurationKey(
    "ignoreClasses", .texts, "Classes inside whose views no views are matched, as --ignore-class names them.")
  private static let matchTwins = ConfigurationKey(
    "matchTwins", .flag,
    "Whether views of two layouts are matched by outlet name and object id where nothing else matches them;"
      + " without this key they are.")
}
