extension Pixmap {
  /// Takes every pixel of a picture of the same size that is further from `ground` than the one that is here.
  ///
  /// Of many pictures laid over each other so, each one's own marks stay at full strength, however many there are; a mean
  /// would fade them.
  public func keepFurther(of other: Pixmap, from ground: Pixmap) {
    precondition(
      width == other.width && height == other.height && width == ground.width && height == ground.height)
    for index in 0..<width * height where other.words[index] != words[index] {
      let base = ground.words[index]
      if Pixmap.distance(other.words[index], base) > Pixmap.distance(words[index], base) {
        words[index] = other.words[index]
      }
    }
  }

  /// Mixes a picture of the same size in, `share` of 256.
  public func mix(_ other: Pixmap, share: UInt32) {
    precondition(width == other.width && height == other.height && share <= 256)
    for index in 0..<width * height where other.words[index] != words[index] {
      words[index] = Pixmap.mixed(words[index], other.words[index], share)
    }
  }

  /// The sum of the channels' distances.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var sum = 0
    for shift in [0, 8, 16] as [UInt32] { sum &+= abs(Int(a >> shift & 0xFF) &- Int(b >> shift & 0xFF)) }
    return sum
  }
}
