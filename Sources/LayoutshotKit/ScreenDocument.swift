import Diagnostics

/// A document and its screens.
///
/// A screen has a single view tree, which every layout changes: use the screens of a document from one thread at a
/// time. Pictures and layouts are values and can be used from any thread.
public final class ScreenDocument {
  /// The file's path as given by the caller.
  public let path: String
  /// The screens, in file order.
  public let screens: [Screen]
  private let readingFindings: [Finding]

  init(path: String, readingFindings: [Finding], screens: [Screen]) {
    self.path = path
    self.screens = screens
    self.readingFindings = readingFindings
  }

  /// The findings so far, without duplicates: from reading the document, and those of its screens.
  public var findings: FindingSet { FindingSet(readingFindings + screens.flatMap { $0.findings.elements }) }

  /// Returns the screen with a name: its title, storyboard ID, controller class or object ID; nil if there is none.
  ///
  /// - Parameter name: The name, in which letter case counts; of several screens the first in the file is returned.
  public func screen(named name: String) -> Screen? { screens.first { $0.answers(to: name) } }
}
