extension Command {
  static let frames = Command(
    name: "frames", inputs: "INPUT...", summary: "render the transition between two layouts, frame by frame",
    details: """
      Writes a folder for each screen with the frames as numbered PNGs, an animated PNG, a GIF, a filmstrip and a
      table of what every view does. The first and the last frame equal the pictures that `render` writes, with room
      for the legends of both ends if only the state changes. Without --from and --to, the transition is the rotation
      from portrait to landscape. Every frame is checked. Faults are listed in the table and marked in the filmstrip.
      With --check, the exit status is 1 if there are faults.
      """,
    options: [
      Option("output", "o", value: "DIR", "write the folders into this folder"),
      Option(
        "from", value: "END",
        "start at portrait, landscape, initial, the name of a state, or both as in portrait/wide"),
      Option("to", value: "END", "end at this layout; takes the same values as --from"),
      Option(
        "duration", value: "TIME",
        "duration, such as 0.3 or 300ms (default: that of the layout, or 0.3 s for a rotation, 0.4 s on an iPad,"
          + " 0.2 s for states)"),
      Option("delay", value: "TIME", "wait before the animation starts (default: that of the layout, or 0)"),
      Option(
        "curve", value: "CURVE",
        "timing curve: linear, ease-in, ease-out, ease-in-out, bezier(X1,Y1,X2,Y2), spring(DAMPING) or"
          + " spring(DAMPING,VELOCITY) (default ease-in-out)"),
      Option("fps", value: "N", "frames per second (default 30)"),
      Option(
        "keyframes", value: "LIST", "render frames at these fractions of the duration, such as 0,.25,.5,1"),
      Option("frame", value: "I", "render only this frame, counted from 0"),
      Option("reverse", nil, "reverse the order of the frames"),
      Option("there-and-back", nil, "play the transition forwards, then backwards"),
      Option(
        "canvas", value: "FORM",
        "content: the canvas resizes with the screen; device: the device rotates; fixed: room for both ends"
          + " (default content)"),
      Option(
        "format", value: "LIST",
        "files to write: png, apng, gif, filmstrip, onion, paths, json, text, all"
          + " (default: all but onion and paths)"),
      Option("loop", value: "N", "play animations N times; 0 means forever (default 0)"),
      Option(
        "bookends", value: "SECONDS",
        "hold the first and the last frame of animations this long (default 1)"),
      Option("check", nil, "report faults of the transition; exit status 1 if there are any"),
      Option(
        "max-step", value: "SHARE",
        "allow a view to move this far in one frame, in screen diagonals (default 0.35)"),
      Option(
        "max-bend", value: "FACTOR",
        "allow the aspect ratio of an image to differ from both ends by this factor (default 1.5)"),
    ] + Option.screens.filter { !["as-designed", "state", "state-for"].contains($0.name) } + Option.look
      + [.fonts, .threads] + Option.messages,
    takesInputs: true)
}
