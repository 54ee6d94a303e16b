extension Command {
  static let flow = Command(
    name: "flow", inputs: "SCRIPT | DOCUMENT... STEP...",
    summary: "play a walk through view controllers, with a picture of each step",
    details: """
      Plays a script (*.flow.json), or steps given after storyboards, xibs and scene files: rotate:landscape,
      tap:Details, push:NAME, replace:NAME, back, back:root, present:NAME, dismiss, segue:ID, select:TAB,
      set:NAME.PROPERTY=VALUE, scroll:VIEW=X,Y, bar:hidden, wait:SECONDS, snapshot:NAME, expect:visible=NAME. Writes a
      picture of each step, a sheet of the whole walk, flow.json and flow.txt. The exit status is 1 if an expectation
      does not hold, and 2 if a step cannot be taken; then nothing is written. Docs/Flows.md describes scripts,
      Docs/flow.schema.json is their JSON Schema.
      """,
    options: [
      Option("output", "o", value: "DIR", "write into this folder (default: NAME.flow)"),
      Option("dry-run", "n", "print the walk as text and write nothing"),
      Option(
        "explore", nil,
        "try every path from the start, and write the graph of states as graph.svg and graph.png; steps are not"
          + " needed"),
      Option("depth", value: "N", "with --explore: go up to N steps from the start (default 8)"),
      Option("states", value: "N", "with --explore: visit up to N states (default 500)"),
      Option("time", value: "SECONDS", "with --explore: stop after this time (default 60)"),
      Option("compare", value: "SCRIPT", "print what this walk costs next to that of another script"),
      Option(
        "format", value: "LIST",
        "files to write: png, sheet, json, text, frames, all (default: all but frames); frames are those of each"
          + " transition"),
      Option("fps", value: "N", "frames per second of transitions (default 30)"),
      Option("start", value: "NAME", "begin at this controller instead of the initial one"),
      Option("device", value: "NAME", "show screens on this device (see `layoutshot devices`)"),
      Option("scale", value: "N", "pixels per point: 1, 2 or 3 (default: the device's)"),
      .noTwinMatching, .matchBy, .ignoreClass, .assets, .target,
    ] + Option.look.filter { $0.name != "highlight" }
      + [.fonts, .threads] + Option.messages,
    takesInputs: true)
}
