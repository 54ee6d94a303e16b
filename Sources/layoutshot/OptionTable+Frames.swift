extension Command {
  static let frames = Command(
    name: "frames", inputs: "INPUT...", summary: "the way from one layout to another, frame by frame",
    details: """
      Writes a folder for each screen: the frames as numbered PNGs, an animated PNG, a GIF, a filmstrip and a table of
      what every view does on the way. The first and the last frame are the pictures that `render` draws. Without --from
      and --to the screen is turned from portrait to landscape. Every frame is checked; what is wrong stands in the table
      and is marked in the filmstrip. Exit status 1: --check, and something is wrong on the way.
      """,
    options: [
      Option("output", "o", value: "DIR", "folder to write the folders to"),
      Option(
        "from", value: "END",
        "where it begins: portrait, landscape, the name of a state, initial, or both as in portrait/wide"),
      Option("to", value: "END", "where it ends, likewise"),
      Option(
        "duration", value: "TIME", "0.3 or 300ms (default: 0.3 s to turn, 0.4 on an iPad, 0.2 for states)"),
      Option("delay", value: "TIME", "how long nothing moves before (default 0)"),
      Option(
        "curve", value: "CURVE",
        "linear, ease-in, ease-out, ease-in-out, bezier(X1,Y1,X2,Y2), spring(DAMPING) or"
          + " spring(DAMPING,VELOCITY) (default ease-in-out)"),
      Option("fps", value: "N", "frames a second (default 30)"),
      Option("keyframes", value: "LIST", "frames at these shares of the time, such as 0,.25,.5,1"),
      Option("frame", value: "I", "the frame of this number only, from 0"),
      Option("reverse", nil, "the last frame first"),
      Option("there-and-back", nil, "the way, and the way back"),
      Option(
        "canvas", value: "FORM",
        "content: it grows from one size to the other; device: the screen turns as in the hand; fixed: room for both"
          + " (default content)"),
      Option(
        "format", value: "LIST",
        "png, apng, gif, filmstrip, onion, paths, json, text, all (default all but onion and paths)"),
      Option("loop", value: "N", "how often animations play; 0 is for ever (default 0)"),
      Option(
        "bookends", value: "SECONDS", "how long animations show the first and the last frame (default 1)"),
      Option("check", nil, "say what is wrong on the way; exit status 1 where something is"),
      Option(
        "max-step", value: "SHARE", "how far a view may go in one frame, in screen diagonals (default 0.35)"),
      Option(
        "max-bend", value: "FACTOR", "how far an image may be off the proportions of both ends (default 1.5)"),
    ] + Option.screens.filter { !["as-designed", "state", "state-for"].contains($0.name) } + Option.look
      + [.fonts, Option("jobs", "j", value: "N", "work on N cores (default: all)")] + Option.messages,
    takesInputs: true)
}
