/// The spacing of the system font: advance widths by character, and letter spacing by size.
///
/// The width of a text is the sum of `advance`, `tracking` for each character, and Inter's pair kerning. Compared with
/// labels recorded by Xcode, this is within half a point for 81% of texts and within one point for 96%.
enum SystemFontAdvances {
  /// The weights in the table.
  enum Cut: Hashable, Sendable {
    case regular, medium, semibold, bold

    /// The cut whose values are used for a weight.
    init(_ weight: FontWeight) {
      switch weight {
      case .ultraLight, .thin, .light, .regular: self = .regular
      case .medium: self = .medium
      case .semibold: self = .semibold
      case .bold, .heavy, .black: self = .bold
      }
    }
  }

  /// The values of one cut, prepared for lookup.
  struct Table: Sendable {
    /// The advances of the scalars below 128 in em; NaN if not available.
    private var low = [Double](repeating: .nan, count: 128)
    /// The same from U+2000 to U+203F: quotes, bullet and ellipsis.
    private var punctuation = [Double](repeating: .nan, count: 64)

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
        if row.scalar >> 6 == 0x80 { punctuation[Int(row.scalar & 63)] = Double(figure) / 10_000 }
      }
    }

    /// Returns a character's advance in em; `nil` if it is not in the table.
    func advance(_ scalar: Unicode.Scalar) -> Double? {
      let figure =
        scalar.value < 128
        ? low[Int(scalar.value)] : scalar.value >> 6 == 0x80 ? punctuation[Int(scalar.value & 63)] : .nan
      return figure.isNaN ? nil : figure
    }
  }

  private static let regular = Table(.regular)
  private static let medium = Table(.medium)
  private static let semibold = Table(.semibold)
  private static let bold = Table(.bold)

  static func table(_ cut: Cut) -> Table {
    switch cut {
    case .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold: bold
    }
  }

  /// Returns the amount in em by which letters are narrower at large sizes than in the table, which was fitted below
  /// 20 points; digits and symbols match without it.
  static func displayNarrowing(_ weight: FontWeight, size: Double) -> Double {
    let points = points(weight)
    guard let next = points.firstIndex(where: { $0.size >= size }) else { return points.last?.amount ?? 0 }
    guard next > 0 else { return points[0].amount }
    let (lower, upper) = (points[next - 1], points[next])
    let share = (size - lower.size) / (upper.size - lower.size)
    return lower.amount * (1 - share) + upper.amount * share
  }

  /// The amounts by size, interpolated between these: from 192 recorded widths at 20 to 100 points in 41 projects.
  private static func points(_ weight: FontWeight) -> [(size: Double, amount: Double)] {
    switch weight {
    case .ultraLight, .thin, .light: lightPoints
    case .regular: regularPoints
    case .medium: mediumPoints
    case .semibold: semiboldPoints
    case .bold: boldPoints
    // They are wider than the bold values used for them, which compensates for it.
    case .heavy, .black: []
    }
  }

  // They are narrower than the regular values used for them: 32 labels of 4 projects at 12 to 18 points.
  private static let lightPoints = [(size: 22.0, amount: 0.0055), (28, 0.021)]
  private static let regularPoints = [
    (size: 22.0, amount: 0.0), (24, 0.017), (26, 0.016), (28, 0.0255), (30, 0.0268), (36, 0.02),
  ]
  // At 20 points, where the spacing changes, heavier text is wider: 10 labels of 5 projects; bold text up to 22, 23 labels
  // of 7 projects.
  private static let mediumPoints = [(size: 19.0, amount: 0.0), (20, -0.009), (21, 0), (22, 0), (28, 0.021)]
  private static let semiboldPoints = [
    (size: 19.0, amount: 0.0), (20, -0.008), (21, 0), (22, 0), (28, 0.014),
  ]
  private static let boldPoints = [
    (size: 19.0, amount: 0.0), (20, -0.009), (21, -0.005), (22, -0.005), (24, 0.0068), (34, 0.017),
  ]

  /// Returns the amount in em by which the spaces and points of text around 23 points are narrower than in the table.
  ///
  /// The words of a paragraph have the widths of `displayNarrowing`, but stand closer: 9 lines each of two simulator pictures,
  /// of iOS 14.4 and 26.1. Recorded labels contradict it below 22 and from 28 points on.
  static func pointNarrowing(_ scalar: Unicode.Scalar, size: Double) -> Double {
    guard size > 22, size < 28 else { return 0 }
    let share = min(size - 22, 1, (28 - size) / 4)
    switch scalar {
    case " ": return 0.0145 * share
    case ".", ",": return 0.03 * share
    default: return 0
    }
  }

  /// Returns the letter spacing in em that the system font of iOS 13 and earlier has beyond that of today.
  ///
  /// Of 163 labels at 17 points that tools before 17000 saved, in 25 projects, 89 have their width within half a point
  /// without it and 113 with it; 93 of 17 projects from then on contradict it, and paragraphs at 15 points.
  static func earlierSpacing(size: Double) -> Double { size == 17 ? 0.002 : 0 }

  /// Returns the letter spacing in em at a size in points: interpolated between whole sizes, and clamped at the ends of
  /// the table.
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
