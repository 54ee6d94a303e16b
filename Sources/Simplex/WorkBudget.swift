/// How much work a system may cause: what keeps a hostile document from taking hours.
///
/// Counts numbers that are read or written by steps and eliminations, not time, so that the same system always ends at
/// the same place.
final class WorkBudget {
  private let limit: Int
  /// What was spent, in numbers.
  private(set) var spent = 0

  /// A budget of this many numbers.
  init(_ limit: Int) { self.limit = limit }

  /// Whether nothing is left.
  var isExhausted: Bool { spent >= limit }

  /// Takes something away.
  func spend(_ numbers: Int) { spent += numbers }
}
