/// The spacing of the system font: advance widths by character, and letter spacing by size.
///
/// A text is as wide as the sum of `advance`, `tracking` for each character, and Inter's pair kerning. Checked
/// against labels that Xcode recorded, that is within half a point for 81 texts of 100 and within one for 96.
enum SystemFontAdvances {
  /// The weights that the table has.
  enum Cut: Hashable, Sendable {
    case regular, medium, semibold, bold

    /// The cut whose figures a weight takes.
    init(_ weight: FontWeight) {
      switch weight {
      case .ultraLight, .thin, .light, .regular: self = .regular
      case .medium: self = .medium
      case .semibold: self = .semibold
      case .bold, .heavy, .black: self = .bold
      }
    }
  }

  /// The figures of one cut, ready to be looked up.
  struct Table: Sendable {
    /// Advances in em of the scalars below 128; NaN where there is none.
    private var low = [Double](repeating: .nan, count: 128)
    private var ellipsis = Double.nan

    fileprivate init(_ cut: Cut) {
      for row in SystemFontFigures.advances {
        let figure =
          switch cut {
          case .regular: row.regular
          case .medium: row.medium
          case .semibold: row.semibold
          case .bold: row.bold
          }
        if row.scalar < 128 { low[Int(row.scalar)] = Double(figure) / 10_000 }
        if row.scalar == 0x2026 { ellipsis = Double(figure) / 10_000 }
      }
    }

    /// A character's advance in em; `nil` if it is not in the table.
    func advance(_ scalar: Unicode.Scalar) -> Double? {
      let figure = scalar.value < 128 ? low[Int(scalar.value)] : scalar == "…" ? ellipsis : .nan
      return figure.isNaN ? nil : figure
    }
  }

  private static let regular = Table(.regular)
  private static let medium = Table(.medium)
  private static let semibold = Table(.semibold)
  private static let bold = Table(.bold)

  /// The table of a cut.
  static func table(_ cut: Cut) -> Table {
    switch cut {
    case .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold: bold
    }
  }

  /// By how many em a letter is narrower in the cut for large sizes than the table says, which was fitted below 20 points.
  ///
  /// Read off a dozen recorded widths of 22 to 100 points; figures and signs agree without it.
  static func displayNarrowing(_ weight: FontWeight, size: Double) -> Double {
    let share = min(max(0, (size - 22) / 6), 1)
    switch weight {
    case .ultraLight, .thin, .light, .regular, .medium: return 0.021 * share
    case .semibold, .bold: return 0.014 * share
    // Wider than the bold figures that stand for them, which makes up for it.
    case .heavy, .black: return 0
    }
  }

  /// The letter spacing in em at a size in points: between whole sizes by interpolation, beyond the table's ends
  /// as at its ends.
  static func tracking(size: Double) -> Double {
    let figures = SystemFontFigures.tracking
    let place = min(
      max(0, size - Double(SystemFontFigures.firstTrackedSize)), Double(figures.count - 1))
    let lower = Int(place)
    let upper = min(lower + 1, figures.count - 1)
    let share = place - Double(lower)
    return (Double(figures[lower]) * (1 - share) + Double(figures[upper]) * share) / 10_000
  }
}
