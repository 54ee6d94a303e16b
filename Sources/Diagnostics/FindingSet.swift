/// Findings in order of occurrence, without duplicates.
///
/// For combined results: the variants of a screen, the screens of a document and the documents of a run often have a
/// finding in common. Checking for a duplicate takes constant time.
public struct FindingSet: Sendable {
  /// The findings, in order.
  public private(set) var elements: [Finding] = []
  private var known: [Finding: Int] = [:]

  /// Creates an empty set.
  public init() {}

  /// Creates a set of the findings of a sequence, in order, without duplicates.
  ///
  /// - Parameter findings: The findings; two are equal if severity, category, message, location and notes are.
  public init(_ findings: some Sequence<Finding>) { append(contentsOf: findings) }

  /// Appends a finding, unless there is an equal one, which then occurs where this does too.
  ///
  /// - Parameter finding: The finding; notes are included in the comparison.
  /// - Returns: Whether it was added.
  @discardableResult
  public mutating func append(_ finding: Finding) -> Bool {
    if let place = known[finding] {
      elements[place].occur(in: finding.occurrences)
      return false
    }
    known[finding] = elements.count
    elements.append(finding)
    return true
  }

  /// Appends those findings that are not in the set yet, in order.
  ///
  /// - Parameter more: The findings to add, such as those of another set.
  public mutating func append(contentsOf more: some Sequence<Finding>) {
    for finding in more { append(finding) }
  }

  /// Returns whether there is an equal finding.
  ///
  /// - Parameter finding: The finding, compared including its notes and location; takes constant time.
  public func contains(_ finding: Finding) -> Bool { known[finding] != nil }
}

extension FindingSet: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of findings.
  public var endIndex: Int { elements.count }
  /// Returns the finding at an index.
  ///
  /// - Parameter place: The index in the order of appending, from 0 to below `endIndex`.
  public subscript(place: Int) -> Finding { elements[place] }
}

extension FindingSet: ExpressibleByArrayLiteral {
  /// Creates a set from a literal, without duplicates.
  ///
  /// - Parameter elements: The findings, in order.
  public init(arrayLiteral elements: Finding...) { self.init(elements) }
}

extension FindingSet: Equatable {
  /// Whether both have equal findings in the same order.
  public static func == (left: FindingSet, right: FindingSet) -> Bool { left.elements == right.elements }
}
