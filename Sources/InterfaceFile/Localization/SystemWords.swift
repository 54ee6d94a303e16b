import Diagnostics
import InterfaceXML
import Views

extension InterfaceDocument {
  /// Words of UIKit's own that the document shows, one finding for each: in a running app they are in the language that it
  /// is shown in, and here they are in English, as their translations are no part of a document.
  package var systemWords: [Finding] {
    var told: Set<String> = []
    var findings: [Finding] = []
    root.forEachObject { element, _ in
      guard let word = element.systemWord, told.insert(word).inserted else { return }
      findings.append(
        Finding(
          .note, .systemWord,
          "\"\(word)\" is a word of UIKit's own: a running app shows it in the language, this picture in English",
          at: SourceLocation(file: file, line: element.line, column: element.column)))
    }
    return findings
  }
}

extension Element {
  /// The word that UIKit gives an item of a bar, or a search bar with a button to cancel; nil for none.
  fileprivate var systemWord: String? {
    switch name {
    case "barButtonItem":
      peek("systemItem").flatMap(BarButtonItem.SystemItem.init(rawValue:))?.word
    case "searchBar":
      peek("showsCancelButton") == "YES" ? BarButtonItem.SystemItem.cancel.word : nil
    default: nil
    }
  }
}

extension Category {
  /// A word of the system's own in a language that it is not shown in.
  public static let systemWord = Category("system-word")
}
