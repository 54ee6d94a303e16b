import Views

extension Painter {
  /// The runs of a text with their resolved colors. `color`: the color of runs without one. `isOverruled`: whether that
  /// is the color of all runs, as in a disabled or highlighted label.
  func runs(
    of text: AttributedText, default color: RGBA, isOverruled: Bool = false,
    change: (RGBA) -> RGBA = { $0 }
  ) -> [TextBlockRun] {
    text.runs.map { run in
      // UIKit prefers a link's color over the text's own.
      let own = run.isLink ? tint : run.color.map { self.color($0) }
      let ink = change(isOverruled ? color : own ?? color)
      func lineColor(_ style: TextLineStyle?) -> RGBA? {
        style.map { style in isOverruled ? ink : style.color.map { change(self.color($0)) } ?? ink }
      }
      return TextBlockRun(
        run: run, color: ink, background: run.backgroundColor.map { change(self.color($0)) },
        underline: lineColor(run.underline), strikethrough: lineColor(run.strikethrough))
    }
  }
}
