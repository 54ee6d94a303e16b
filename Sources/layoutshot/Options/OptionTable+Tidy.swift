extension Command {
  static let tidy = Command(
    name: "tidy", inputs: "DOCUMENT...",
    summary: "remove what Xcode wrote into documents needlessly",
    details: """
      Rewrites .xib and .storyboard files without what only makes them differ: rectangles of views that constraints or stack
      views place, where they are out of date, become what layout gives; marks of misplaced views and images and colors that
      nothing in the document uses go. A rectangle is out of date if Xcode marked its view, or if those of its screen break
      their own constraints. All other bytes stay. What was changed is printed. Each screen is drawn before and after, as
      designed and on a phone and a tablet, in both orientations, light and dark: if one looks different, nothing is written
      and the exit status is 1. A folder stands for the documents in it.
      """,
    options: [
      Option(
        "output", "o", value: "FILE", "write to this file, - for standard output, and leave the document"),
      Option("check", nil, "write nothing; the exit status is 1 if something would change"),
      .fonts, .assets, .target,
    ] + Option.messages, takesInputs: true)
}
