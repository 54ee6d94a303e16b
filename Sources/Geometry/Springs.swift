/// The flexible parts of one axis of a view, as its autoresizing mask names them.
///
/// Source: Apple's View Programming Guide.
package struct Springs: Hashable {
  /// The margin to the left or above.
  package var before: Bool
  /// The view itself.
  package var extent: Bool
  /// The margin to the right or below.
  package var after: Bool

  package init(before: Bool, extent: Bool, after: Bool) {
    (self.before, self.extent, self.after) = (before, extent, after)
  }

  /// Smaller totals, in points, count as zero: a share of them would be magnified noise.
  private static let negligible = 1e-6

  /// The origin and size in a superview that changes from `old` to `new`, all in points.
  package func resized(
    origin: Double, extent length: Double, from old: Double, to new: Double
  ) -> (origin: Double, extent: Double) {
    let change = new - old
    // An axis that does not change keeps its exact numbers; without a spring, or with only the last one, nothing moves.
    guard change != 0, before || extent else { return (origin, length) }
    let margin = old - origin - length
    let flexible = (before ? origin : 0) + (extent ? length : 0) + (after ? margin : 0)
    let count = (before ? 1.0 : 0) + (extent ? 1 : 0) + (after ? 1 : 0)
    func stretched(_ part: Double) -> Double {
      if count == 1 { return part + change }
      guard abs(flexible) > Self.negligible else { return part + change / count }
      return part * ((flexible + change) / flexible)
    }
    return (before ? stretched(origin) : origin, max(0, extent ? stretched(length) : length))
  }
}
