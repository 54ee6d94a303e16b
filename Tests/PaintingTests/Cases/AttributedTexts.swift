import Geometry
import Views

extension PaintingCase {
  static let attributedTexts = [
    PaintingCase("attributed/runs") { severalRuns() },
    PaintingCase("attributed/lines-along") { linesAlongText() },
    PaintingCase("attributed/paragraphs") { paragraphStyles() },
    PaintingCase("attributed/in-labels") { runsInLabels() },
    PaintingCase("attributed/in-controls") { runsInControls() },
  ]

  private static let body = FontDescription(systemSize: 15)
  private static let bold = FontDescription(systemSize: 15, weight: .bold)
  private static let large = FontDescription(systemSize: 28)
  private static let code = FontDescription(name: "Courier", size: 14)

  private static func run(
    _ text: String, _ font: FontDescription = body, _ change: (inout TextRun) -> Void = { _ in }
  ) -> TextRun {
    var run = TextRun(text, font: font)
    change(&run)
    return run
  }

  private static func label(
    _ height: Double, _ runs: [TextRun], _ change: (inout Label) -> Void = { _ in }
  ) -> View {
    let text = AttributedText(runs)
    return Make.label(text.text, 180, height) {
      $0.numberOfLines = 0
      $0.attributedText = text
      change(&$0)
    }
  }

  private static func severalRuns() -> View {
    Make.column([
      label(
        70,
        [
          run("A "), run("bold", bold), run(" word, a "), run("large", large), run(" one and some "),
          run("code", code) { $0.color = .hex(0xC7254E) }, run("."),
        ]),
      label(
        22,
        [
          run("red") { $0.color = .hex(0xFF3B30) }, run("green") { $0.color = .hex(0x34C759) },
          run("blue and no end in sight") { $0.color = .hex(0x007AFF) },
        ]
      ) { $0.numberOfLines = 1 },
      label(
        42,
        [
          run("marked ") { $0.backgroundColor = .hex(0xFFCC00) },
          run("up high", large) { $0.backgroundColor = .hex(0xA5D6A7) },
        ]),
      label(
        36,
        [
          run("H"), run("2", .init(systemSize: 10)) { $0.baselineOffset = -3 }, run("O, E = mc"),
          run("2", .init(systemSize: 10)) { $0.baselineOffset = 7 },
        ]),
      label(20, [run("SPACED", bold) { $0.kern = 6 }]),
      label(20, [run("closer together") { $0.kern = -1 }]),
    ])
  }

  private static func linesAlongText() -> View {
    func line(_ bits: Int, _ color: Color? = nil) -> TextLineStyle? {
      var style = TextLineStyle(rawValue: bits)
      style?.color = color
      return style
    }
    return Make.column(
      [0x1, 0x2, 0x9, 0x101, 0x201, 0x301, 0x401].map { bits in
        label(20, [run("plain, "), run("going underlined") { $0.underline = line(bits) }])
      } + [
        label(20, [run("struck out") { $0.strikethrough = line(1) }, run(", not")]),
        label(
          36,
          [
            run("Both, large", large) {
              $0.underline = line(1, .hex(0xFF3B30))
              $0.strikethrough = line(2, .hex(0x007AFF))
            }
          ]),
        label(
          40,
          [run("A line that goes on below the next line too") { $0.underline = line(1) }]),
      ])
  }

  private static func paragraphStyles() -> View {
    func text(_ change: (inout ParagraphStyle) -> Void) -> View {
      label(92, [run("One paragraph of two lines here\n") { change(&$0.paragraph) }, run("and another")])
    }
    let mixed = [TextAlignment.left, .center, .right].map { alignment in
      run("Paragraph\n") { $0.paragraph.alignment = alignment }
    }
    return Make.column([
      label(60, mixed), text { $0.paragraphSpacing = 12 }, text { $0.firstLineHeadIndent = 30 },
      text {
        $0.headIndent = 24
        $0.tailIndent = -24
      }, text { $0.tailIndent = 110 }, text { $0.lineHeightMultiple = 1.4 },
    ])
  }

  private static func runsInLabels() -> View {
    let runs = [run("Red ") { $0.color = .hex(0xFF3B30) }, run("and large", large)]
    return Make.column([
      label(36, runs) { $0.shadowColor = .hex(0x000000, alpha: 0.4) },
      label(36, runs) { $0.isEnabled = false },
      label(36, runs) {
        $0.highlightedColor = .system(.systemBlue)
        $0.isHighlighted = true
      },
      label(36, [run("Small and "), run("much too large", large)]) {
        $0.numberOfLines = 1
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0.3
      },
      label(36, [run("עברית "), run("large", large), run(" שלום") { $0.color = .hex(0xFF3B30) }]),
      label(36, [run("Two lines, one"), run("cut away", large)]) { $0.lineBreakMode = .tailTruncation },
    ])
  }

  private static func runsInControls() -> View {
    let title = AttributedText([
      run("Sign up", bold), run(" now") { $0.underline = TextLineStyle(rawValue: 1) },
      run(" free") { $0.color = .hex(0xFF3B30) },
    ])
    func button(_ change: (inout Button) -> Void = { _ in }) -> View {
      Make.button("") {
        $0.normal.title = title.text
        $0.normal.attributedTitle = title
        change(&$0)
      }
    }
    let lines = AttributedText([
      run("Heading\n", large), run("A text of a text view, ") { $0.paragraph.alignment = .center },
      run("with code", code) { $0.backgroundColor = .hex(0xEEEEEE) }, run(" and a "),
      run("link") { $0.isLink = true },
    ])
    var view = TextView()
    view.text = lines.text
    view.attributedText = lines
    return Make.column([
      button(), button().state { $0.isEnabled = false }, button().state { $0.isHighlighted = true },
      button { $0.disabled.title = "Own title" }.state { $0.isEnabled = false },
      Make.configured(.gray, title: title.text) { $0.attributedTitle = title },
      Make.field("") {
        $0.placeholder = "Name (required)"
        $0.attributedPlaceholder = AttributedText([
          run("Name "), run("(required)") { $0.color = .hex(0xFF3B30) },
        ])
      },
      Make.field("12.50") {
        $0.attributedText = AttributedText([run("12", bold), run(".50")])
      },
      Make.view(180, 110, color: Make.frameColor, className: "UITextView", content: .textView(view)),
    ])
  }
}
