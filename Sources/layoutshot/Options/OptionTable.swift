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
    (self.name, self.short, self.value, self.help) = (name, short, value, help)
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
    "folder to write to; a path ending in .png for a single picture; - for standard output")
  static let reportOutput = Option(
    "output", "o", value: "PATH", "write the report to this file instead of standard output")
  static let json = Option("json", value: "FILE", "also write the report as JSON to this file")
  static let scene = Option(
    "scene", value: "NAME", "only the scene with this title, storyboard id, class or object id; repeatable")
  static let state = Option(
    "state", value: "NAME",
    "state to render: a name, all, initial, or auto (named after the orientation) (default all); repeatable;"
      + " a,b applies b on top of a, and k=b keeps the state of b's views at that point as k, as in k=b,b,k"
  )
  static let templateRules = Option(
    "template-rules", value: "RULES",
    "which parts of constraint templates to apply: complete, everything, or library, only what LDOLayoutTemplates"
      + " applies in a running app (default complete)")
  static let stateFor = Option(
    "state-for", value: "ORIENTATION=NAME",
    "state to show in portrait or landscape, as in landscape=wide; repeatable")
  static let portrait = Option("portrait", value: "FILE", "file that contains the portrait layout")
  static let landscape = Option("landscape", value: "FILE", "file that contains the landscape layout")
  static let ignoreClass = Option(
    "ignore-class", value: "NAME", "do not match views inside views of this class; repeatable")
  static let noTwinMatching = Option(
    "no-twin-matching", nil,
    "do not match views by outlet name and object id, which only a preview knows; only by the app's own rules"
  )
  static let matchBy = Option(
    "match-by", value: "RULES",
    "rules by which views are matched, in this order (default tag,target-action,title,image,text,class)")
  static let layoutAttributes = Option(
    "layout-attributes", value: "PATHS",
    "key paths of attributes that layouts carry in addition to frame, bounds, hidden and autoresizingMask, such as"
      + " alpha,backgroundColor")
  static let fonts = Option(
    "fonts", value: "PATH",
    "folder that contains the fonts and Names.tsv, or a file or folder with the fonts for ideographs and emoji;"
      + " repeatable")
  static let assets = Option(
    "assets", value: "DIR",
    "folder with asset catalogs, images and fonts; searched before the document's project; repeatable")
  static let target = Option(
    "target", value: "NAME",
    "the target of the Xcode project whose orientations, appearance and system count (default: all that have the document)"
  )
  static let strict = Option("strict", nil, "treat warnings as errors: exit status 1")
  static let quiet = Option("quiet", "q", "report errors only")
  static let verbose = Option("verbose", "v", "report more, such as the files that layouts come from")
  static let color = Option("color", value: "WHEN", "color messages: auto, always, never (default auto)")
  static let timings = Option("timings", nil, "report how long each stage took")
  static let threads = Option("jobs", "j", value: "N", "use N threads (default: one per core)")
  static let yes = Option("yes", "y", "draw more than 10000 pictures")
  static let help = Option("help", "h", "show this help")

  static let textSize = Option(
    "text-size", value: "SIZE",
    "content size category: xS, S, M, L, xL, xxL, xxxL or AX1 … AX5 (default: the document's)")
  static let locale = Option(
    "locale", value: "ID",
    "language of texts, from the project's .strings or .xcstrings; pseudo-double: every text twice;"
      + " pseudo-accented: accented texts in brackets")
  static let locales = Option(
    "locale", value: "ID",
    "language of texts, from the project's .strings or .xcstrings; all: every language of each document;"
      + " list: print these; pseudo-double: every text twice; pseudo-accented: accented texts in brackets")
  static let frame = Option(
    "frame", nil,
    "draw the device around its screen, with its status bar, for pages that show pictures; pictures that are not of a"
      + " whole device's screen stay as they are")
  static let overlay = Option(
    "overlay", value: "KIND",
    "accessibility: number and color what VoiceOver finds, in its order, and write beside the screen what it says"
  )
  static let sheet = Option(
    "sheet", nil,
    "one picture for each screen instead: its languages across (all but for --locale), orientations and text sizes"
      + " (L, xxxL, AX3 but for --text-size) down; texts that are cut off are marked")
  static let screens: [Option] = [
    scene,
    Option(
      "device", value: "NAME",
      "render on this device's screen instead of the document's; cells and views without a controller keep their size;"
        + " repeatable (see `layoutshot devices`)"),
    Option(
      "orientation", value: "ORIENTATION",
      "portrait, landscape or both (default both, as far as the application has them)"),
    state, stateFor, templateRules,
    Option(
      "size", value: "WxH", "make every picture this size in points, transposed in the other orientation"),
    Option(
      "safe-area", value: "INSETS",
      "replace the device's safe area: top,left,bottom,right in points; none: draw views as if in no window,"
        + " without safe area and bars"),
    Option(
      "presented", value: "STYLE",
      "how code presents the screens: page-sheet, form-sheet, full-screen, over-current-context or popover"
        + " (default: the document's)"),
    Option(
      "no-assumed-bars", nil,
      "show no navigation bar on screens that have an item for one but no navigation controller in the document"
    ),
    Option("no-code", nil, "leave out the literal values that code gives views before they appear"),
    Option("as-designed", nil, "use the canvas and orientation that the document was saved with"),
    Option("scale", value: "N", "pixels per point: 1, 2 or 3 (default: the device's)"),
    portrait, landscape, ignoreClass, noTwinMatching, matchBy, layoutAttributes, assets, target,
    Option(
      "set", value: "NAME.KEY=V",
      "set a property before rendering: 'Name.text=Ana'; NAME is a label, outlet, tag, id or text; repeatable"
    ),
  ]
  static let look: [Option] = [
    Option(
      "appearance", value: "LOOK", "light or dark (default the only one that the application has, or light)"),
    Option("contrast", value: "LEVEL", "normal or high, for increased contrast colors (default normal)"),
    Option(
      "system", value: "N",
      "lay out and draw as on iOS 13 to 18 or 26 (default: that of the tools that saved the document)"),
    Option("chrome", nil, "also draw the device's status bar and home indicator"),
    textSize,
    locale,
    Option(
      "layout-direction", value: "DIRECTION", "layout direction: ltr or rtl (default: the locale's, else ltr)"
    ),
    Option(
      "highlight", value: "LIST",
      "what to mark: unmatched, ghost, shared, unnamed, untargeted, changed, ambiguous, conflict, overflow,"
        + " clipped, misplaced, all, none"
        + " (default unmatched,ghost,shared)"),
  ]
  static let warn = Option(
    "warn", value: "KIND",
    "report findings of this kind, the word in brackets, although they are notes; or all; repeatable")
  static let noWarn = Option(
    "no-warn", value: "KIND", "do not report warnings and notes of this kind; or all; repeatable")

  static let messages: [Option] = [strict, quiet, verbose, warn, noWarn, color, timings, help]
}

extension Command {
  static let all: [Command] = [
    render, gallery, watch, frames, flow, match, inspect, agree, convert, set, compare, diff, log, merge,
    tidy, lint,
    record, verify, comment,
    review, accept, reject, rebase, prune, plan, work, mergeReports, initialize, mcp, project, devices, fonts,
    completion, help,
  ]

  static let render = Command(
    name: "render", inputs: "INPUT...", summary: "render every screen to PNG, in portrait and landscape",
    details: """
      Renders each screen of the .xib and .storyboard files in both orientations and prints the paths of the pictures.
      The two layouts come from the owner's outlets portraitView and landscapeView, or from a file X-landscape.xib
      next to X.xib. If there is one layout only, autoresizing adapts it to the other orientation. `-` reads standard
      input. A folder stands for the documents in it, a pattern such as `App/**/*.xib` for those that match.
      """,
    options: [.output, .sheet, .frame, .overlay] + Option.screens
      + Option.look.map { $0.name == "locale" ? .locales : $0 }
      + [.fonts, .threads, .cache, .yes] + Option.messages,
    takesInputs: true)

  static let convert = Command(
    name: "convert", inputs: "INPUT...", summary: "write Interface Builder files as scene files",
    details: """
      Writes each .xib or .storyboard file as a scene file: JSON that renders to the same pixels, for people to read and
      edit. One input goes to standard output or to a file ending in .json, several go to a folder. What layoutshot does
      not read in the document is left out of it. Archives of Xcode 4 and earlier are refused.
      """,
    options: [Option("output", "o", value: "PATH", "file ending in .json, or folder to write to")]
      + Option.messages,
    takesInputs: true)

  static let set = Command(
    name: "set", inputs: "DOCUMENT ID.KEY=VALUE...", summary: "write values into an Interface Builder file",
    details: """
      Writes attributes of objects, by their ids, as Interface Builder calls them: `c-1.constant=24`, `lbl-1.text=Hello`, or
      of a part of an object that has a key, `btn-1.normal.title=Done`, `lbl-1.fontDescription.pointSize=20`. No other byte
      of the file changes, and nothing is written if one of the values cannot be.
      """,
    options: Option.messages, takesInputs: true)

  static let match = Command(
    name: "match", inputs: "INPUT...",
    summary: "show which views match in each layout, and which have no counterpart",
    details: """
      Prints which live view each template's view matches, and the rule that matched them. Where
      TPMultiLayoutViewController itself would match differently, a column says how, and a warning why. The exit status
      is 1 if it would, if a view has no counterpart or if two views claim the same one. JSON for several files is one
      line per file.
      """,
    options: [
      .reportOutput, .json, .scene, .state, .templateRules, .portrait, .landscape, .ignoreClass,
      .noTwinMatching,
      .matchBy, .locale,
      Option("format", value: "FORM", "text or json (default text)"),
    ] + Option.messages, takesInputs: true)

  static let inspect = Command(
    name: "inspect", inputs: "INPUT...", summary: "print the result of a stage as text or JSON",
    details: """
      Prints the result of a stage: document (the file's elements), tree (the resolved views with every attribute, as
      designed), frames (the frame of every view, on the pixel grid), accessibility (what VoiceOver finds, in the order in
      which it reads), drawing (the drawing commands). JSON for several files is one line per file; that of accessibility
      is AccessibilitySnapshot's portable model.
      """,
    options: [
      .reportOutput, .json,
      Option("stage", value: "STAGE", "document, tree, frames, accessibility or drawing (default frames)"),
      Option("format", value: "FORM", "text or json (default text)"),
      Option(
        "git-textconv", nil,
        "for diff.<driver>.textconv of git: the tree of a file, or its own text if it cannot be read; exits with status 0"
      ),
    ] + Option.screens + Option.look + [.fonts] + Option.messages, takesInputs: true)

  static let agree: Command = {
    var command = Command(
      name: "agree", inputs: "[PATH...]", summary: "compare computed frames with those that Xcode saved",
      details: """
        Lays out documents as designed without the frames that Xcode saved for views with constraints and in stack views,
        and compares the frames with these. Prints how many views agree, and for each document the first ones that do
        not, with both frames and the constraints that they depend on: three, or all with --verbose. Without a path, all
        documents below the working directory. Views that are hidden, not installed or marked by Xcode as misplaced or
        ambiguous are not counted, nor are screens whose saved frames contradict their own constraints.
        """,
      options: [
        .reportOutput, Option("format", value: "FORM", "text or json (default text)"), .fonts,
        Option("jobs", "j", value: "N", "use N threads (default: one per core)"), .quiet, .verbose, .color,
        .help,
      ], takesInputs: true)
    command.needsInputs = false
    return command
  }()

  static let compare = Command(
    name: "compare", inputs: "EXPECTED ACTUAL", summary: "compare two images and show where they differ",
    details: """
      Compares two PNG, JPEG or WebP files and prints the verdict, how many pixels differ, and where. Without a
      tolerance, no pixel may differ. If you give several limits, all of them must hold. The exit status is 0 if the
      images are equal or within the tolerance, 1 if they differ, and 2 if they cannot be compared.
      """,
    options: [
      Option(
        "output", "o", value: "FILE",
        "write an image of the difference: changed pixels over the faded original"),
      Option("triptych", value: "FILE", "write an image with expected, difference and actual side by side"),
      Option("max-diff-pixels", value: "N", "allow N pixels to differ"),
      Option("max-diff-ratio", value: "R", "allow this fraction of the pixels to differ, 0 to 1"),
      Option(
        "color-delta", value: "D",
        "treat colors as equal up to this OKLab distance: 1 is black to white, 0.02 is just visible"),
      Option(
        "max-window-density", value: "R",
        "allow this fraction of the pixels to differ, 0 to 1, in each window of 32 × 32 pixels"),
      Option(
        "ignore-antialiasing", nil,
        "ignore pixels that look like antialiasing; they are still counted and shown"),
      Option("suggest-tolerance", nil, "print the tightest tolerances with which the images would pass"),
      Option("format", value: "FORM", "text or json (default text)"),
      .strict, .quiet, .color, .timings, .help,
    ], takesInputs: true)

  static let project: Command = {
    var command = Command(
      name: "project", inputs: "[PATH...]",
      summary: "print what the Xcode project says of how screens are shown",
      details: """
        Prints the applications that show the documents of a folder, or some documents: their devices, orientations,
        appearance and oldest system, the storyboards that they begin with, their fonts and languages, and how many documents
        no target has. Everything that layoutshot draws by default follows from this. Without a path, the working
        directory.
        """,
      options: [
        Option("format", value: "FORM", "text or json (default text)"), .target, .quiet, .verbose, .color,
        .help,
      ],
      takesInputs: true)
    command.needsInputs = false
    return command
  }()

  static let devices = Command(
    name: "devices", inputs: "", summary: "list the devices for --device",
    details: "Prints the name, Interface Builder id, size in points, scale and products of each device.",
    options: [Option("format", value: "FORM", "text or json (default text)"), .help], takesInputs: false)

  static let fonts = Command(
    name: "fonts", inputs: "", summary: "list the font names that documents can use, and their substitutes",
    details: "Prints each name in the font table, the file that is used for it, and how close the match is.",
    options: [Option("format", value: "FORM", "text or json (default text)"), .fonts, .help],
    takesInputs: false)

  static let help = Command(
    name: "help", inputs: "[COMMAND]", summary: "show this help, or the help of a command", details: "",
    options: [Option("man", nil, "print it as a page for man(1)"), .help], takesInputs: true)
}
