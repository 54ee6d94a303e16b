/// An option of a subcommand.
struct Option: Sendable {
  /// The name after `--`.
  let name: String
  /// The letter after `-`.
  let short: Character?
  /// The placeholder for its value in the help text; nil for a flag.
  let value: String?
  /// The description in the help text.
  let help: String

  init(_ name: String, _ short: Character? = nil, value: String? = nil, _ help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
  }
}

/// A subcommand.
struct Command: Sendable {
  let name: String
  let inputs: String
  let summary: String
  let details: String
  let options: [Option]
  let takesInputs: Bool
  /// Whether it requires at least one input.
  var needsInputs = true
}

extension Option {
  static let output = Option(
    "output", "o", value: "PATH",
    "folder to write to; a file ending in .png for one picture; - for standard output")
  static let reportOutput = Option(
    "output", "o", value: "PATH", "file to write the report to instead of standard output")
  static let scene = Option(
    "scene", value: "NAME", "only the scene of this title, storyboard id, class or object id; repeatable")
  static let state = Option(
    "state", value: "NAME",
    "the state of this name, all, initial, or auto: the one named after the orientation (default all); repeatable"
  )
  static let stateFor = Option(
    "state-for", value: "WAY=NAME",
    "the state that portrait or landscape shows, as in landscape=wide; repeatable")
  static let portrait = Option("portrait", value: "FILE", "the portrait layout, kept in a file of its own")
  static let landscape = Option("landscape", value: "FILE", "the landscape layout, kept in a file of its own")
  static let ignoreClass = Option(
    "ignore-class", value: "NAME", "match nothing inside views of this class; repeatable")
  static let fonts = Option("fonts", value: "DIR", "folder with the fonts and their table Names.tsv")
  static let assets = Option(
    "assets", value: "DIR",
    "folder with asset catalogues, images and fonts to look in before the document's project; repeatable")
  static let strict = Option("strict", nil, "a warning is an error: exit status 1")
  static let quiet = Option("quiet", "q", "say errors only")
  static let verbose = Option("verbose", "v", "say more: which files gave layouts")
  static let color = Option("color", value: "WHEN", "colour messages: auto, always, never (default auto)")
  static let timings = Option("timings", nil, "say how long each stage took")
  static let help = Option("help", "h", "show this help")

  static let locale = Option(
    "locale", value: "ID",
    "texts in this language, from .strings or .xcstrings of the project; pseudo-double: each twice; pseudo-accented: with"
      + " accents, in brackets")
  static let screens: [Option] = [
    scene,
    Option(
      "device", value: "NAME",
      "draw for this device instead of the document's own; repeatable (see `layoutshot devices`)"),
    Option("orientation", value: "WAY", "portrait, landscape or both (default both)"),
    state, stateFor,
    Option("size", value: "WxH", "draw on a canvas of this size in points"),
    Option("as-designed", nil, "the canvas and orientation that the document was saved with"),
    Option("scale", value: "N", "pixels to a point: 1, 2 or 3 (default: the device's)"),
    portrait, landscape, ignoreClass, assets,
    Option(
      "set", value: "NAME.KEY=V",
      "change a view before it is drawn: 'Name.text=Ana'; NAME is a label, outlet, tag, id or text; repeatable"
    ),
  ]
  static let look: [Option] = [
    Option("appearance", value: "LOOK", "light or dark (default light)"),
    Option("contrast", value: "LEVEL", "normal or high: colours of increased contrast (default normal)"),
    Option("chrome", nil, "draw the device's status bar and home indicator too"),
    Option(
      "text-size", value: "SIZE", "xS, S, M, L, xL, xxL, xxxL or AX1 … AX5 (default: the document's own)"),
    locale,
    Option(
      "layout-direction", value: "WAY", "ltr or rtl: where leading is (default: the locale's, else ltr)"),
    Option(
      "highlight", value: "LIST",
      "marks to draw: unmatched, ghost, shared, unnamed, untargeted, changed, ambiguous, conflict, clipped,"
        + " misplaced, all, none"
        + " (default unmatched,ghost,shared)"),
  ]
  static let messages: [Option] = [strict, quiet, verbose, color, timings, help]
}

extension Command {
  static let all: [Command] = [
    render, frames, match, inspect, compare, record, verify, accept, reject, rebase, prune, initialize,
    devices,
    fonts,
    help,
  ]

  static let render = Command(
    name: "render", inputs: "INPUT...", summary: "PNGs of every screen, portrait and landscape",
    details: """
      Draws each screen of the .xib and .storyboard files in both orientations and prints the paths of the pictures.
      An owner's outlets portraitView and landscapeView, or a file X-landscape.xib beside X.xib, give the two layouts;
      one layout alone is carried to the other orientation by autoresizing. `-` reads standard input.
      """,
    options: [.output] + Option.screens + Option.look
      + [.fonts, Option("jobs", "j", value: "N", "work on N cores (default: all)")] + Option.messages,
    takesInputs: true)

  static let match = Command(
    name: "match", inputs: "INPUT...",
    summary: "which view is which in each layout, and what found no counterpart",
    details: """
      Prints the pairing of each template's views with the views of the one tree, and the rule that made each pair.
      The exit status is 1 where a view found no counterpart or two claim one. JSON of several files is a line each.
      """,
    options: [
      .reportOutput, .scene, .state, .portrait, .landscape, .ignoreClass, .locale,
      Option("format", value: "FORM", "text or json (default text)"),
    ] + Option.messages, takesInputs: true)

  static let inspect = Command(
    name: "inspect", inputs: "INPUT...", summary: "the stages as text or JSON",
    details: """
      Prints what a stage made of the documents: document (what the file says), tree (resolved, with every attribute,
      as designed), frames (where every view stands, on the pixel grid), drawing (what is to be painted). JSON of
      several files is a line each.
      """,
    options: [
      .reportOutput, Option("stage", value: "STAGE", "document, tree, frames or drawing (default frames)"),
      Option("format", value: "FORM", "text or json (default text)"),
    ] + Option.screens + Option.look + [.fonts] + Option.messages, takesInputs: true)

  static let compare = Command(
    name: "compare", inputs: "EXPECTED ACTUAL", summary: "two pictures: verdict, figures, where they differ",
    details: """
      Compares two PNGs or JPEGs and prints the verdict, how many pixels differ and where. No pixel may differ unless
      a tolerance is given; of several limits all must hold. The exit status is 0 where the pictures are equal or
      within the tolerance, 1 where they differ, 2 where they cannot be compared.
      """,
    options: [
      Option(
        "output", "o", value: "FILE", "write a picture of the difference: changed pixels over the faded one"),
      Option("triptych", value: "FILE", "write expected, difference and actual side by side"),
      Option("max-diff-pixels", value: "N", "let N pixels differ"),
      Option("max-diff-ratio", value: "R", "let a share of the pixels differ, 0 to 1"),
      Option(
        "color-delta", value: "D",
        "take colours for equal up to this distance in OKLab: 1 is black to white, 0.02 can just be seen"),
      Option(
        "max-window-density", value: "R",
        "let a share of the pixels differ, 0 to 1, in each window of 32 × 32 pixels"),
      Option(
        "ignore-antialiasing", nil,
        "pass over pixels that look like the blend of an edge; they are counted and shown"),
      Option("suggest-tolerance", nil, "say the tightest tolerances that would let the pictures pass"),
      Option("format", value: "FORM", "text or json (default text)"),
      .strict, .quiet, .color, .timings, .help,
    ], takesInputs: true)

  static let devices = Command(
    name: "devices", inputs: "", summary: "the devices that --device can name",
    details: "Prints name, Interface Builder id, size in points, scale and products of each device.",
    options: [Option("format", value: "FORM", "text or json (default text)"), .help], takesInputs: false)

  static let fonts = Command(
    name: "fonts", inputs: "", summary: "the font names that documents may use, and what stands for them",
    details: "Prints each name of the font table, the file that is used for it, and how near that comes.",
    options: [Option("format", value: "FORM", "text or json (default text)"), .fonts, .help],
    takesInputs: false)

  static let help = Command(
    name: "help", inputs: "[COMMAND]", summary: "this help, or that of a command", details: "", options: [],
    takesInputs: true)
}
