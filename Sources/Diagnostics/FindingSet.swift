/// Findings in the order in which they were made, each once.
///
/// For results that are put together from several: the variants of a screen, the screens of a document and the documents of
/// a run often have a finding in common. Whether a finding is known already takes constant time, however many there are.
public struct FindingSet: Sendable {
  /// The findings, in order.
  public private(set) var elements: [Finding] = []
  private var known: Set<Finding> = []

  /// A set without findings.
  public init() {}

  /// Creates a set of the findings of a sequence, in its order; of equal ones the first.
  ///
  /// - Parameter findings: The findings; two are equal if severity, category, message, location and notes are.
  public init(_ findings: some Sequence<Finding>) { append(contentsOf: findings) }

  /// Adds a finding behind the others, unless an equal one is there.
  ///
  /// - Parameter finding: The finding; notes count where it is compared with the others.
  /// - Returns: Whether it was added.
  @discardableResult
  public mutating func append(_ finding: Finding) -> Bool {
    guard known.insert(finding).inserted else { return false }
    elements.append(finding)
    return true
  }

  /// Adds those of some findings that are not there yet, in their order.
  ///
  /// - Parameter more: The findings to add, such as those of another set.
  public mutating func append(contentsOf more: some Sequence<Finding>) {
    for finding in more { append(finding) }
  }

  /// Returns whether an equal finding is there.
  ///
  /// - Parameter finding: The finding, compared with its notes and its location; takes constant time.
  public func contains(_ finding: Finding) -> Bool { known.contains(finding) }
}

extension FindingSet: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of findings.
  public var endIndex: Int { elements.count }
  /// Returns the finding at a place.
  ///
  /// - Parameter place: The place in the order of appending, from 0 to below `endIndex`.
  public subscript(place: Int) -> Finding { elements[place] }
}

extension FindingSet: ExpressibleByArrayLiteral {
  /// The findings of a literal; of equal ones the first.
  ///
  /// - Parameter elements: The findings in the order in which they are written.
  public init(arrayLiteral elements: Finding...) { self.init(elements) }
}

extension FindingSet: Equatable {
  /// Whether both have equal findings in the same order.
  public static func == (left: FindingSet, right: FindingSet) -> Bool { left.elements == right.elements }
}
