import Views

extension ImageSet {
  /// The variants that a screen can show, the best first; the file's order where two are as good.
  ///
  /// Idiom counts before appearance, appearance before size class, these before the direction of reading, and the
  /// scale last; that UIKit weighs them in this order is not verified.
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
  /// How well it fits a screen, what counts most first; nil where it must not be shown.
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

  /// The wanted scale, else the next larger, else the largest; a vector for all scales has the wanted one.
  private func fit(scale wanted: Double) -> Double {
    let scale = scale ?? (vectorFormat == nil ? 1 : wanted)
    return scale >= wanted ? 1000 - scale : scale
  }
}
