import Diagnostics
import Numerals
import Painting
import Typography
import Views

/// A substitution made for a font, character or symbol that the document asks for.
package struct TextFinding: Sendable {
  /// The subject of the finding; each subject is reported once per document.
  enum Subject: Hashable {
    /// An unknown font with this name.
    case font(String)
    /// Characters of the view at this location that no available font has.
    case characters(SourceLocation)
    /// Characters that the fonts of this package have, which is not installed.
    case package(String)
    /// A system symbol with this name for which there is no glyph.
    case symbol(String)
  }

  let subject: Subject
  let finding: Finding

  /// The maximum number of characters listed in a finding.
  private static let characterLimit = 8

  /// Returns the findings of a screen's drawing (without highlights), in the order of its commands.
  static func findings(of drawing: Drawing, in tree: ViewTree, _ fonts: FontLibrary) -> [TextFinding] {
    var result: [TextFinding] = []
    var view: View?
    for command in drawing.commands {
      switch command {
      case .view(let id, _): view = tree[id]
      case .glyphs(let run): if let view { result += findings(of: run, in: view, fonts) }
      case .symbol(let symbol, _):
        if let view, !symbol.hasSign { result.append(finding(of: symbol, in: view)) }
      default: break
      }
    }
    return result
  }

  private static func findings(
    of run: Drawing.GlyphRun, in view: View, _ fonts: FontLibrary
  ) -> [TextFinding] {
    var result: [TextFinding] = []
    if let font = run.font.substitution, font.kind == .unknownName {
      let message = "no font is known as \"\(font.requested)\"; \(font.used) is used"
      result.append(
        TextFinding(
          subject: .font(font.requested), finding: Finding(.warning, .font, message, at: view.location)))
    }
    var unknown: [Unicode.Scalar] = []
    for scalar in run.missing {
      guard let package = fonts.package(for: scalar) else {
        unknown.append(scalar)
        continue
      }
      result.append(finding(of: package, in: view))
    }
    if !unknown.isEmpty {
      let shown = unknown.prefix(characterLimit).map {
        "U+" + Numeral.hexadecimal(UInt64($0.value), digits: 4, isUppercase: true)
      }
      let more = unknown.count > shown.count ? ", and more" : ""
      let message =
        "\(view.phrase) has characters that no font has here, drawn as boxes: "
        + shown.joined(separator: ", ") + more
      result.append(
        TextFinding(
          subject: .characters(view.location), finding: Finding(.warning, .font, message, at: view.location)))
    }
    return result
  }

  private static func finding(of package: String, in view: View) -> TextFinding {
    let note = Finding.Note("as root: apt-get install -y --no-install-recommends \(package)")
    var finding = Finding(
      .warning, .font,
      "\(view.phrase) has characters of the fonts of Debian's package \(package), which is not here;"
        + " they and others of its are drawn as boxes", at: view.location, notes: [note])
    finding.missingPackage = package
    return TextFinding(subject: .package(package), finding: finding)
  }

  private static func finding(of symbol: Drawing.Symbol, in view: View) -> TextFinding {
    let message = "there is no glyph for the symbol \"\(symbol.name)\"; its name is drawn"
    return TextFinding(
      subject: .symbol(symbol.name), finding: Finding(.warning, .value, message, at: view.location))
  }
}
