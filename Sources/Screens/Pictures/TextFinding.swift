import Diagnostics
import Numerals
import Painting
import Typography
import Views

/// A substitution made for a font, character or symbol that the document asks for.
package struct TextFinding {
  /// The subject of the finding; each subject is reported once per document.
  enum Subject: Hashable {
    /// An unknown font with this name.
    case font(String)
    /// Characters of the view at this location that no available font has.
    case characters(SourceLocation)
    /// A system symbol with this name for which there is no glyph.
    case symbol(String)
  }

  let subject: Subject
  let finding: Finding

  /// The maximum number of characters listed in a finding.
  private static let characterLimit = 8

  /// Returns the findings of a screen's drawing (without highlights), in the order of its commands.
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
