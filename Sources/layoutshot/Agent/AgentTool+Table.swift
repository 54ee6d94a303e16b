extension AgentTool.Argument {
  private static func option(
    _ name: String, _ option: String, _ words: String, choices: [String] = []
  ) -> Self {
    Self(name: name, kind: .text, words: words, option: option, choices: choices)
  }

  fileprivate static let file = Self(
    name: "file", kind: .text, words: "path of a .xib, .storyboard or .scene.json file", isRequired: true)
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
  static let all: [AgentTool] = [render, diff, match, inspect, verify]

  private static let render = AgentTool(
    name: "render",
    words:
      "Draw the screens of an Interface Builder file, in portrait and landscape, and return the pictures with what was"
      + " found about the layout.",
    arguments: [.file, .scene, .orientation, .device, .state] + Argument.look + [.highlight],
    command: ["render", "--scale=1"], showsPictures: true)

  private static let diff = AgentTool(
    name: "diff",
    words:
      "Show what changed on screens, between two files or since a revision of a git repository: views, constraints,"
      + " texts and the resulting frames, each with its line.",
    arguments: [
      Argument(
        name: "revision", kind: .text, words: "git revision, or A..B, A...B; or the old one of two files",
        isRevision: true),
      Argument(
        name: "to", kind: .text, words: "the other revision, or the new file; default: the files on disk",
        isRevision: true),
      Argument(name: "paths", kind: .list, words: "documents or folders; default: all that changed"),
      Argument(name: "stat", kind: .flag, words: "one line for each document", option: "stat"),
    ], command: ["diff"])

  private static let match = AgentTool(
    name: "match",
    words:
      "Show which views of a screen's portrait and landscape layouts match, by which rule, and which have no"
      + " counterpart and why.",
    arguments: [.file, .scene, .state], command: ["match"])

  private static let inspect = AgentTool(
    name: "inspect",
    words:
      "Print a stage of a document: its elements, the resolved views with all attributes, the frame of every view in"
      + " points, or the drawing commands.",
    arguments: [.file, .stage, .scene, .orientation, .device, .state], command: ["inspect"])

  private static let verify = AgentTool(
    name: "verify",
    words:
      "Compare the project's screens with their golden images, and say what changed and why, with pictures of expected,"
      + " difference and actual. Records nothing.",
    arguments: [
      Argument(name: "documents", kind: .list, words: "documents; default: all of layoutshot.json"),
      Argument(name: "scenes", kind: .list, words: "scenes; default: all", option: "scene"),
    ], command: ["verify", "--record=never"], showsPictures: true)
}
