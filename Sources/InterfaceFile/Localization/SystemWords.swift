import Diagnostics
import InterfaceXML
import Views

extension InterfaceDocument {
  /// UIKit's own words in the document, one finding for each: a running app shows them in its language, here they are
  /// in English, because their translations are not part of a document.
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
  /// UIKit's title for a bar item, or for the cancel button of a search bar; nil for none.
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
  /// The category for UIKit's words that are not shown in the language.
  public static let systemWord = Category("system-word")
}
