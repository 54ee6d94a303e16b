/// A limit for the work that a system may cause, so that a hostile document cannot take hours.
///
/// Counts numbers that are read or written by steps and eliminations, not time, so that the same system always ends at
/// the same point.
final class WorkBudget {
  private let limit: Int
  /// The work done, in numbers.
  private(set) var spent = 0

  init(_ limit: Int) { self.limit = limit }

  var isExhausted: Bool { spent >= limit }

  /// Subtracts work from the budget.
  func spend(_ numbers: Int) { spent += numbers }
}
