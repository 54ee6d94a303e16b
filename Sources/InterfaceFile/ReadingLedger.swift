import InterfaceXML

/// Records which parts of a document were read, separately from it: a document may be read any number of times.
///
/// Readers mark what they read; everything else is reported to the user (`IgnoredSweep`, `ArchiveSweep`).
final class ReadingLedger {
  /// The range of indices covered by the ledger.
  private let numbers: Range<Int>
  private var taken: [Bool]
  private var opened: Set<Int> = []
  /// The names that readers looked for, by the elements' indices; empty if they will not be needed.
  private var names: [[String]]

  /// Creates a ledger in which nothing of an element and its contents has been read; `remembersNames` records the names
  /// that readers look for.
  init(of element: Element, remembersNames: Bool = false) {
    numbers = element.numbers
    names = remembersNames ? [[String]](repeating: [], count: numbers.count) : []
    taken = [Bool](repeating: false, count: numbers.count)
  }

  func isTaken(_ element: Element) -> Bool { taken[element.number - numbers.lowerBound] }

  func isTaken(_ attribute: Element.Attribute) -> Bool { taken[attribute.number - numbers.lowerBound] }

  /// The numbers of what was not read; an element stands for all that is inside.
  func untaken(of root: Element) -> Set<Int> {
    var numbers: Set<Int> = []
    var waiting = [root]
    while let element = waiting.popLast() {
      for attribute in element.attributes where !isTaken(attribute) { numbers.insert(attribute.number) }
      for child in element.children {
        if isTaken(child) { waiting.append(child) } else { numbers.insert(child.number) }
      }
    }
    return numbers
  }

  /// Marks an element, but none of its attributes.
  func take(_ element: Element) { taken[element.number - numbers.lowerBound] = true }

  func take(_ attribute: Element.Attribute) { taken[attribute.number - numbers.lowerBound] = true }

  /// Marks an element and all its attributes.
  func takeWhole(_ element: Element) {
    take(element)
    for attribute in element.attributes { take(attribute) }
  }

  /// Marks an element and everything in it.
  func takeTree(_ element: Element) {
    for number in element.numbers { taken[number - numbers.lowerBound] = true }
  }

  /// Records that a reader looked for an attribute or a key.
  func remember(_ name: String, of element: Element) {
    if !names.isEmpty { names[element.number - numbers.lowerBound].append(name) }
  }

  /// The names that readers looked for in an element, sorted.
  func names(of element: Element) -> [String] {
    names.isEmpty ? [] : Set(names[element.number - numbers.lowerBound]).sorted()
  }

  /// Whether a reader looked for keys in an element of an archive.
  func isOpened(_ element: Element) -> Bool { opened.contains(element.number) }

  /// Records that a reader looked for keys in an element of an archive.
  func open(_ element: Element) { opened.insert(element.number) }
}
