import CFriBidi

/// Text direction according to the Unicode Bidirectional Algorithm (UAX #9), using FriBidi: the embedding levels of a
/// paragraph, and the visual order of a line's characters.
package enum Bidi {
  /// How the direction of a paragraph is determined.
  package enum Base {
    /// From the first strong character (rules P2 and P3), or else from the interface.
    case natural(isRightToLeft: Bool)
    /// Fixed, regardless of the text.
    case fixed(isRightToLeft: Bool)

    fileprivate var type: FriBidiParType {
      switch self {
      case .natural(let isRightToLeft):
        isRightToLeft ? CFriBidiNaturalOverRight : CFriBidiNaturalOverLeft
      case .fixed(let isRightToLeft): isRightToLeft ? CFriBidiRightToLeft : CFriBidiLeftToRight
      }
    }
  }

  /// The levels of a paragraph's characters.
  package struct Levels {
    /// One level for each character: odd for right to left.
    package var levels: [UInt8]
    /// Whether the paragraph is right to left.
    package var isRightToLeft: Bool
  }

  /// Whether a character makes levels necessary: without one, a left-to-right paragraph has none.
  static func raisesLevels(_ scalar: UInt32) -> Bool {
    scalar >= 0x590 && CFriBidiRaisesLevels(fribidi_get_bidi_type(scalar)) != 0
  }

  /// Returns the levels of a paragraph.
  package static func levels(_ scalars: [UInt32], base: Base) -> Levels {
    var types = [FriBidiCharType](repeating: CFriBidiOtherNeutral, count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    let count = FriBidiStrIndex(scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    return levels(types, brackets, base: base)
  }

  /// Returns the levels of characters with these types, as FriBidi numbers them.
  private static func levels(
    _ types: [FriBidiCharType], _ brackets: [FriBidiBracketType]?, base: Base
  ) -> Levels {
    var levels = [FriBidiLevel](repeating: 0, count: types.count)
    var direction = base.type
    guard !types.isEmpty else { return Levels(levels: [], isRightToLeft: direction.rawValue & 1 == 1) }
    let isKnown = fribidi_get_par_embedding_levels_ex(
      types, brackets, FriBidiStrIndex(types.count), &direction, &levels)
    // Fails only if memory is exhausted.
    guard isKnown > 0 else {
      return Levels(levels: [UInt8](repeating: 0, count: types.count), isRightToLeft: false)
    }
    return Levels(levels: levels.map { UInt8(max(0, $0)) }, isRightToLeft: direction.rawValue & 1 == 1)
  }

  /// Returns the visual order of a line's characters, from left to right. White space at the end of the line is at the
  /// paragraph's end.
  package static func visualOrder(_ levels: [UInt8], isSpace: [Bool], isRightToLeft: Bool) -> [Int] {
    var levels = levels.map { FriBidiLevel($0) }
    let types = isSpace.map { $0 ? CFriBidiWhiteSpace : CFriBidiOtherNeutral }
    var order = levels.indices.map { FriBidiStrIndex($0) }
    let base = isRightToLeft ? CFriBidiRightToLeft : CFriBidiLeftToRight
    guard !levels.isEmpty,
      fribidi_reorder_line(0, types, FriBidiStrIndex(types.count), 0, base, &levels, nil, &order) > 0
    else { return Array(levels.indices) }
    return order.map { Int($0) }
  }
}
