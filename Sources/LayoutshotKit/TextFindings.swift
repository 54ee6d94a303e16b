import Diagnostics
import Numerals
import Painting
import Typography
import Views

/// What the texts and symbols of a document's pictures are shown with instead of what the document wants: told once
/// for each font name, once for each view with characters that no bundled face has, and once for each symbol's name
/// without a sign.
public struct TextFindings {
  /// What was found, in the order of the drawings.
  public private(set) var findings: [Finding] = []
  private var fontNames: Set<String> = []
  private var places: Set<SourceLocation> = []
  private var symbolNames: Set<String> = []

  /// How many characters a finding names.
  private static let characterLimit = 8

  /// Of no drawing yet.
  public init() {}

  /// Adds what is to be told of a drawing of a screen's tree, without highlights.
  mutating func add(_ drawing: Drawing, of tree: ViewTree) {
    var view: View?
    for command in drawing.commands {
      switch command {
      case .view(let id, _): view = tree[id]
      case .glyphs(let run): if let view { add(run, in: view) }
      case .symbol(let symbol, _): if let view { add(symbol, in: view) }
      default: break
      }
    }
  }

  private mutating func add(_ run: Drawing.GlyphRun, in view: View) {
    if let font = run.font.substitution, font.kind == .unknownName,
      fontNames.insert(font.requested).inserted
    {
      findings.append(
        Finding(
          .warning, .font, "no font is known as \"\(font.requested)\"; \(font.used) is used",
          at: view.location))
    }
    if !run.missing.isEmpty, places.insert(view.location).inserted {
      let shown = run.missing.prefix(Self.characterLimit).map {
        "U+" + Numeral.hexadecimal(UInt64($0.value), digits: 4, isUppercase: true)
      }
      let more = run.missing.count > shown.count ? ", and more" : ""
      findings.append(
        Finding(
          .warning, .font,
          "\(view.phrase) has characters that no font has here, drawn as boxes: "
            + shown.joined(separator: ", ") + more, at: view.location))
    }
  }

  private mutating func add(_ symbol: Drawing.Symbol, in view: View) {
    guard !symbol.hasSign, symbolNames.insert(symbol.name).inserted else { return }
    findings.append(
      Finding(
        .warning, .value, "no sign is known for the symbol \"\(symbol.name)\"; its name is drawn",
        at: view.location))
  }
}
