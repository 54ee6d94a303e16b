/// The spacing of the system font: advance widths by character, and letter spacing by size.
///
/// The width of a text is the sum of `advance`, `tracking` for each character, and a share of Inter's pair kerning. Held
/// against texts of projects that were left out of the fit, this is within half a point of the recorded width for 85 % of
/// them, within one point for 97 %.
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

  /// The values of one character.
  struct Spacing: Sendable {
    /// The advance in em, up to 19 points.
    let advance: Double

    /// What is added to the advance, in em, at 28 points and more.
    let large: Double

    /// The share of Inter's kerning that follows the character.
    let kerning: Double
  }

  /// The values of one cut, prepared for lookup.
  struct Table: Sendable {
    /// The values of the scalars below 128.
    private var low = [Spacing?](repeating: nil, count: 128)
    /// The same from U+2000 to U+203F: quotes, bullet and ellipsis.
    private var punctuation = [Spacing?](repeating: nil, count: 64)

    fileprivate init(_ cut: Cut) {
      for row in SystemFontFigures.advances {
        let advance =
          switch cut {
          case .regular: row.regular
          case .medium: row.medium
          case .semibold: row.semibold
          case .bold: row.bold
          }
        let spacing = Spacing(
          advance: Double(advance) / 10_000, large: Double(row.large) / 10_000,
          kerning: Double(row.kerning) / 100)
        if row.scalar < 128 { low[Int(row.scalar)] = spacing }
        if row.scalar >> 6 == 0x80 { punctuation[Int(row.scalar & 63)] = spacing }
      }
    }

    /// Returns a character's values; `nil` if it is not in the table.
    func spacing(_ scalar: Unicode.Scalar) -> Spacing? {
      scalar.value < 128
        ? low[Int(scalar.value)] : scalar.value >> 6 == 0x80 ? punctuation[Int(scalar.value & 63)] : nil
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

  /// Returns how much of `Spacing.large` applies at a size in points.
  static func largeShare(size: Double) -> Double { size < 20 ? 0 : min(1, (size - 19) / 9) }

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

  /// The amounts by size, interpolated between these, fitted with `SystemFontFigures`; heavier text at 20 points is wider.
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

  private static let lightPoints = [
    (size: 17.0, amount: 0.007), (20, 0.0033), (22, 0.0055), (28, 0.025),
  ]
  private static let regularPoints = [
    (size: 19.0, amount: 0.0), (20, 0), (21, 0.0011), (22, 0.0026), (23, 0.0082), (24, 0.0162), (26, 0.0172),
    (28, 0.0263), (30, 0.0247), (36, 0.0186), (48, 0.0182), (60, 0.012),
  ]
  private static let mediumPoints = [
    (size: 19.0, amount: 0.0), (20, -0.0121), (22, 0), (24, 0.007), (28, 0.0129), (36, 0.0159),
  ]
  private static let semiboldPoints = [
    (size: 19.0, amount: 0.0), (20, -0.0055), (22, 0), (24, 0.0121), (28, 0.0165), (36, 0.0148),
  ]
  private static let boldPoints = [
    (size: 19.0, amount: 0.0), (20, -0.0077), (21, -0.0098), (22, -0.0025), (24, 0.0086), (28, 0.0081),
    (34, 0.018), (42, 0.0146), (60, 0.017),
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
