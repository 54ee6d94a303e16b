import Diagnostics
import Numerals
import Painting
import Typography
import Views

/// What a text or symbol of a picture is drawn with instead of what the document asks for.
struct TextFinding {
  /// What it is about; of a document, a subject is reported once.
  enum Subject: Hashable {
    /// A font of this name, which is not known.
    case font(String)
    /// Characters of the view at this place, which no bundled face has.
    case characters(SourceLocation)
    /// A system symbol of this name, for which there is no sign.
    case symbol(String)
  }

  let subject: Subject
  let finding: Finding

  /// How many characters a finding names.
  private static let characterLimit = 8

  /// The findings of a drawing of a screen's tree, without highlights, in the order of its commands.
  static func findings(of drawing: Drawing, in tree: ViewTree) -> [TextFinding] {
    var result: [TextFinding] = []
    var view: View?
    for command in drawing.commands {
      switch command {
      case .view(let id, _): view = tree[id]
      case .glyphs(let run): if let view { result += findings(of: run, in: view) }
      case .symbol(let symbol, _):
        if let view, !symbol.hasSign { result.append(finding(of: symbol, in: view)) }
      default: break
      }
    }
    return result
  }

  private static func findings(of run: Drawing.GlyphRun, in view: View) -> [TextFinding] {
    var result: [TextFinding] = []
    if let font = run.font.substitution, font.kind == .unknownName {
      let message = "no font is known as \"\(font.requested)\"; \(font.used) is used"
      result.append(
        TextFinding(
          subject: .font(font.requested), finding: Finding(.warning, .font, message, at: view.location)))
    }
    if !run.missing.isEmpty {
      let shown = run.missing.prefix(characterLimit).map {
        "U+" + Numeral.hexadecimal(UInt64($0.value), digits: 4, isUppercase: true)
      }
      let more = run.missing.count > shown.count ? ", and more" : ""
      let message =
        "\(view.phrase) has characters that no font has here, drawn as boxes: "
        + shown.joined(separator: ", ") + more
      result.append(
        TextFinding(
          subject: .characters(view.location), finding: Finding(.warning, .font, message, at: view.location)))
    }
    return result
  }

  private static func finding(of symbol: Drawing.Symbol, in view: View) -> TextFinding {
    let message = "no sign is known for the symbol \"\(symbol.name)\"; its name is drawn"
    return TextFinding(
      subject: .symbol(symbol.name), finding: Finding(.warning, .value, message, at: view.location))
  }
}
