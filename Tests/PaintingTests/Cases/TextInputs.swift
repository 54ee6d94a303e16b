import Geometry
import Views

extension PaintingCase {
  static let textInputs = [
    PaintingCase("text-field/borders") {
      Make.column(
        [TextField.BorderStyle.none, .line, .bezel, .roundedRect].map { style in
          Make.field("\(style)") { $0.borderStyle = style }
        })
    },
    PaintingCase("text-field/borders-3x", scale: 3) {
      Make.column(
        [TextField.BorderStyle.line, .bezel, .roundedRect].map { style in
          Make.field("\(style)", 113) { $0.borderStyle = style }
        }, width: 133)
    },
    PaintingCase("text-field/contents") { fieldContents() },
    PaintingCase("text-field/contents-rtl", isRightToLeft: true) { fieldContents() },
    PaintingCase("text-field/alignments") {
      Make.column(
        [TextAlignment.left, .center, .right].map { alignment in
          Make.field("\(alignment)") { $0.alignment = alignment }
        }
          + [ControlState.VerticalAlignment.top, .bottom].map { alignment in
            Make.field("\(alignment)", 180, 44).state { $0.verticalAlignment = alignment }
          })
    },
    PaintingCase("text-view/texts") {
      func textView(_ text: String, _ height: Double, _ change: (inout TextView) -> Void = { _ in }) -> View {
        var content = TextView()
        content.text = text
        content.font = FontDescription(systemSize: 14)
        change(&content)
        return Make.view(
          180, height, color: Make.frameColor, className: "UITextView", content: .textView(content))
      }
      let text = "Lorem ipsum dolor sit er elit lamet, consectetaur cillium adipisicing pecu, sed do eiusmod."
      return Make.column([
        textView(text, 83), textView(text, 45), textView(text, 83) { $0.alignment = .center },
        textView(text, 60).with { $0.boundsOrigin = Point(x: 0, y: 20) }, textView("", 30),
      ])
    },
  ]

  private static func fieldContents() -> View {
    Make.column([
      Make.field("") { $0.placeholder = "Placeholder" },
      Make.field("secret") { $0.isSecure = true },
      Make.field("Clear me") { $0.clearButtonMode = .always },
      Make.field("A text that is far too long for it") { $0.clearButtonMode = .unlessEditing },
      Make.field("A text that shrinks rather than being cut") {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumFontSize = 9
      }, Make.field("Disabled").state { $0.isEnabled = false },
      Make.field("Own colour").with { $0.backgroundColor = .hex(0xFFF6D8) },
      Make.field("") { $0.clearButtonMode = .always },
    ])
  }
}
