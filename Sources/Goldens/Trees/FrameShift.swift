import Geometry
import Numerals

/// By how much a view stands elsewhere in its superview, or in the window if it has another, and is larger, than before.
/// Points.
package struct FrameShift: Hashable, Sendable {
  /// To the right and down.
  package var x, y: Double
  /// How much wider and taller.
  package var width, height: Double

  /// The shifts of all views that are in both records and differ as printed, by object id.
  static func all(_ pair: TreePair) -> [String: FrameShift] {
    var shifts: [String: FrameShift] = [:]
    // What is in a cell that data place is on other pixels with it.
    var displaced: Set<String> = []
    // Views with a constraint that the build takes out on one side: code places them there.
    let released = Set(
      pair.old.constraints.filter { pair.new.placeholders[$0.id] != nil }.map(\.view)
        + pair.new.constraints.filter { pair.old.placeholders[$0.id] != nil }.map(\.view))
    for (was, now) in pair.common {
      let (node, around) = (pair.new.nodes[now], pair.newParent(now)?.id)
      let isOther = pair.old.nodes[was].frame.origin != node.frame.origin
      if around.map(displaced.contains) ?? false || node.isPlacedByData && isOther {
        displaced.insert(node.id)
      }
      // What is around a view may have moved alone.
      if pair.old.nodes[was].frame == pair.new.nodes[now].frame { continue }
      let (from, to) = PlaceChanges.frames(was, now, pair)
      var shift = FrameShift(
        x: round(to.minX - from.minX), y: round(to.minY - from.minY), width: round(to.width - from.width),
        height: round(to.height - from.height))
      if pair.new.nodes[now].isPlacedByData { (shift.x, shift.y) = (0, 0) }
      if pair.new.nodes[now].isOfFixedSize { (shift.width, shift.height) = (0, 0) }
      if released.contains(node.id) {
        shift.leaveOut(openIn: pair.old.ambiguous[node.id] ?? "", pair.new.ambiguous[node.id] ?? "")
      }
      if displaced.contains(node.id), shift.isRounding { continue }
      if shift != FrameShift(x: 0, y: 0, width: 0, height: 0) { shifts[node.id] = shift }
    }
    return shifts
  }

  /// Leaves out the axes in which constraints leave something open on one side, where nobody knows it.
  private mutating func leaveOut(openIn old: String, _ new: String) {
    if old == new { return }
    func isOpen(_ names: String...) -> Bool { names.contains { old.contains($0) != new.contains($0) } }
    if isOpen("horizontal", "width") { (x, width) = (0, 0) }
    if isOpen("vertical", "height") { (y, height) = (0, 0) }
  }

  /// Whether it is at most a pixel of the coarsest screen of today.
  var isRounding: Bool { [x, y, width, height].allSatisfy { abs($0) <= 0.5 } }

  static func - (left: Self, right: Self) -> Self {
    Self(
      x: left.x - right.x, y: left.y - right.y, width: left.width - right.width,
      height: left.height - right.height)
  }

  private static func round(_ value: Double) -> Double { Numeral.rounded(value, decimals: 4) + 0 }

  /// The shift in words: `moved +8,0`, `moved 0,+20, 12 taller`.
  package var words: String { words("") }

  /// The same. `around`: what views moved in, after a space.
  func words(_ around: String) -> String {
    let place = x == 0 && y == 0 ? nil : "moved \(Self.signed(x)),\(Self.signed(y))\(around)"
    return [place, sizeWords].compactMap(\.self).joined(separator: ", ")
  }

  private var sizeWords: String? {
    var parts: [String] = []
    if width != 0 { parts.append("\(TreePair.number(abs(width))) \(width > 0 ? "wider" : "narrower")") }
    if height != 0 { parts.append("\(TreePair.number(abs(height))) \(height > 0 ? "taller" : "shorter")") }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }

  private static func signed(_ value: Double) -> String {
    value > 0 ? "+\(TreePair.number(value))" : value < 0 ? "−\(TreePair.number(-value))" : "0"
  }
}
