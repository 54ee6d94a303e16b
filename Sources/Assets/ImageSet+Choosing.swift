import Views

extension ImageSet {
  /// The variants suitable for a screen, the best first; equally good ones in the file's order.
  ///
  /// Idiom takes precedence over appearance, appearance over size class, these over the reading direction, and the
  /// scale is last; that UIKit uses this order is not verified.
  func candidates(for traits: AssetTraits) -> [Entry] {
    let ranked = entries.enumerated().compactMap { place, entry in
      entry.rank(traits).map { (rank: $0, place: place, entry: entry) }
    }
    let sorted = ranked.sorted { left, right in
      left.rank == right.rank
        ? left.place < right.place : right.rank.lexicographicallyPrecedes(left.rank)
    }
    return sorted.map(\.entry)
  }
}

extension ImageSet.Entry {
  /// How well it fits a screen, the most important criterion first; nil if it must not be shown.
  fileprivate func rank(_ traits: AssetTraits) -> [Double]? {
    guard let idiom = traits.fit(idiom: idiom), let surrounding = surrounding.fit(traits),
      let width = Self.fit(widthClass, traits.sizeClasses.width),
      let height = Self.fit(heightClass, traits.sizeClasses.height)
    else { return nil }
    let direction = isForRightToLeft.map { $0 == traits.isRightToLeft ? 2.0 : 0 } ?? 1
    return [
      Double(idiom), Double(surrounding), Double(width + height), isSpecial ? 0 : 1, direction,
      fit(scale: traits.scale),
    ]
  }

  private static func fit(_ wanted: SizeClass?, _ given: SizeClass?) -> Int? {
    guard let wanted else { return 0 }
    return wanted == given ? 1 : nil
  }

  /// The requested scale, else the next larger, else the largest; a vector for all scales has the requested one.
  private func fit(scale wanted: Double) -> Double {
    let scale = scale ?? (vectorFormat == nil ? 1 : wanted)
    return scale >= wanted ? 1000 - scale : scale
  }
}
