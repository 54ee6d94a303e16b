extension AgentTool.Argument {
  private static func option(
    _ name: String, _ option: String, _ words: String, choices: [String] = []
  ) -> Self {
    Self(name: name, kind: .text, words: words, option: option, choices: choices)
  }

  private static func documents(_ words: String, isRequired: Bool, was former: String?) -> Self {
    Self(name: "documents", kind: .list, words: words, isRequired: isRequired, formerName: former)
  }

  fileprivate static let documents = documents(
    "paths of .xib, .storyboard or .scene.json files", isRequired: true, was: "file")
  fileprivate static let changedDocuments = documents(
    "documents or folders; default: all that changed", isRequired: false, was: "paths")
  fileprivate static let goldenDocuments = documents(
    "documents; default: all of layoutshot.json, or all below the folder", isRequired: false, was: nil)
  fileprivate static let revision = Self(
    name: "revision", kind: .text, words: "git revision, or A..B, A...B; or the old one of two files",
    isRevision: true)
  fileprivate static let scene = option(
    "scene", "scene", "title, storyboard id, class or object id of one scene")
  fileprivate static let orientation = option(
    "orientation", "orientation", "which way the screen is held", choices: ["portrait", "landscape", "both"])
  fileprivate static let device = option("device", "device", "device such as iphone-se, iphone-15, ipad-11")
  fileprivate static let state = option("state", "state", "state of the screen's templates, all or initial")
  fileprivate static let look: [Self] = [
    option("appearance", "appearance", "light or dark", choices: ["light", "dark"]),
    option("locale", "locale", "language of texts, such as de or ar, or pseudo-double"),
    option("textSize", "text-size", "content size category: xS … xxxL, AX1 … AX5"),
  ]
  fileprivate static let highlight = option(
    "highlight", "highlight",
    "what to mark: unmatched, ambiguous, conflict, overflow, clipped, misplaced, all, none")
  fileprivate static let stage = option(
    "stage", "stage", "what to print (default frames)", choices: ["document", "tree", "frames", "drawing"])
}

extension AgentTool {
  /// The tools; those that change files of the project only if that is allowed.
  static func all(allowsWriting: Bool) -> [AgentTool] {
    [render, diff, match, inspect, verify] + (allowsWriting ? [accept, set] : [])
  }

  private static let render = AgentTool(
    name: "render",
    words:
      "Draw the screens of Interface Builder files, in portrait and landscape, and return the pictures with what was"
      + " found about the layout.",
    arguments: [.documents, .scene, .orientation, .device, .state] + Argument.look + [.highlight],
    command: ["render", "--scale=1"], pictureOption: "output", structure: .pictures)

  private static let diff = AgentTool(
    name: "diff",
    words:
      "Show what changed on screens, between two files or since a revision of a git repository: views, constraints,"
      + " texts and the resulting frames, each with its line.",
    arguments: [
      .revision,
      Argument(
        name: "to", kind: .text, words: "the other revision, or the new file; default: the files on disk",
        isRevision: true),
      .changedDocuments,
      Argument(name: "stat", kind: .flag, words: "one line for each document", option: "stat"),
    ], command: ["diff"], structure: .object)

  private static let match = AgentTool(
    name: "match",
    words:
      "Show which views of a screen's portrait and landscape layouts match, by which rule, and which have no"
      + " counterpart and why.",
    arguments: [.documents, .scene, .state], command: ["match"], structure: .documents)

  private static let inspect = AgentTool(
    name: "inspect",
    words:
      "Print a stage of a document: its elements, the resolved views with all attributes, the frame of every view in"
      + " points, or the drawing commands.",
    arguments: [.documents, .stage, .scene, .orientation, .device, .state], command: ["inspect"],
    structure: .documents)

  /// The name of the tool whose changes `accept` takes.
  static let verifies = "verify"

  private static let verify = AgentTool(
    name: verifies,
    words:
      "Compare the project's screens with their golden images, or with a revision of a git repository, and say what"
      + " changed and why, with a picture for each change: before and after. Records nothing.",
    arguments: [
      .goldenDocuments,
      Argument(name: "scenes", kind: .list, words: "scenes; default: all", option: "scene"),
      Argument(
        name: "revision", kind: .text,
        words: "git revision, or A..B, A...B, to compare with instead of golden images",
        option: "against"),
    ], command: ["verify", "--no-hints"], pictureOption: "causes", structure: .object)

  /// The name of the tool that takes changes from a failure folder.
  static let accepts = "accept"

  private static let accept = AgentTool(
    name: accepts,
    words:
      "Make the pictures of changes that the last 'verify' of this session showed the new golden images.",
    arguments: [
      Argument(name: "ids", kind: .id, words: "ids of changes, as 'verify' gives them", isRequired: true)
    ],
    command: ["accept"], writes: true)

  private static let set = AgentTool(
    name: "set",
    words:
      "Write values into an Interface Builder file, without changing another byte of it: attributes of objects by their"
      + " ids, as 'inspect' with the stage 'document' shows them.",
    arguments: [
      Argument(name: "document", kind: .text, words: "path of a .xib or .storyboard file", isRequired: true),
      Argument(
        name: "values", kind: .value,
        words: "ID.KEY=VALUE, such as c-1.constant=24, or ID.PART.KEY=VALUE, such as btn-1.normal.title=Done",
        isRequired: true),
    ], command: ["set"], writes: true)
}
