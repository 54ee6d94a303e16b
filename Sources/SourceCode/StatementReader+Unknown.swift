// Methods of which no source has the code, as libraries and UIKit have them.
extension StatementReader {
  /// What the name of a method ends in where it stands for a property that calls of it give a value which nobody knows.
  static let calling = "()"

  /// The call of a method that nobody knows as a value of what it is called for: `titleLabel.snp.makeConstraints { … }`. Nil where a
  /// screen looks no different for it, and for what is no object's.
  ///
  /// - Parameters:
  ///   - path: The names that lead to the method, and its own.
  ///   - words: What it is called with, word by word.
  ///   - isCertain: Whether it runs whenever the method around does.
  ///   - line: Its line.
  static func unknownCall(
    _ path: [String], _ words: @autoclosure () -> String, isCertain: Bool, line: Int
  ) -> SourceStatement.Assignment? {
    guard path.count > 1, let method = path.last, isSeen(method), path[0].first?.isLowercase == true,
      !path.dropLast().contains(where: apart.contains)
    else { return nil }
    let words = words()
    return .init(
      path: path.dropLast() + [method + calling], expression: words.isEmpty ? " " : words,
      hasVariables: true, isCertain: isCertain, line: line)
  }

  /// Whether a screen may look different once a method of an object on it was called.
  private static func isSeen(_ method: String) -> Bool {
    ofContent.contains(method) || !silent.contains { method.hasPrefix($0) } && !method.hasSuffix("IfNeeded")
  }

  /// The methods by which views get what they show that are called like those that say nothing of it.
  ///
  /// Source: Apple, `MKMapView`, `GMSMapView` (Google), `WKWebView`.
  private static let ofContent: Set<String> = [
    "setRegion", "setCenter", "setCenterCoordinate", "setVisibleMapRect", "setCamera", "addAnnotation",
    "addAnnotations", "removeAnnotation", "removeAnnotations", "showAnnotations", "addOverlay", "addOverlays",
    "removeOverlay", "removeOverlays", "loadHTMLString",
  ]

  /// What the names of methods begin with that change nothing of what is seen, but what data there is, where it is scrolled to, and what
  /// happens then.
  private static let silent = [
    "addTarget", "removeTarget", "addGesture", "removeGesture", "addObserver", "removeObserver", "addAction",
    "addInteraction", "reload", "deselect", "select", "become", "resign", "endEditing", "register", "dequeue",
    "publisher", "snapshot", "release", "retain", "autorelease", "dealloc", "copy", "number", "is", "has",
    "can", "should", "contains",
    "first", "last", "get", "find", "sizeThat",
    "setNeeds", "needs", "handle", "layoutSubviews", "sendAction", "begin", "end", "performBatch", "perform",
    "insertRow", "deleteRow",
    "insertSection", "deleteSection", "insertItem", "deleteItem", "moveRow", "moveItem", "scroll",
    "setContentOffset",
    "load", "evaluate", "stringByEvaluating", "go", "stop", "start", "play", "pause", "seek", "cellFor",
    "indexPath",
    "convert", "point", "observe", "subscribe", "bind", "drive", "dismiss", "present", "push", "pop",
    "setDelegate",
    "setDataSource", "removeAll", "append", "insert", "remove", "add", "setValue", "cancel", "invalidate",
    "accessibility", "setAccessibility", "sort", "filter", "forEach", "map", "enumerate", "prepare", "update",
    "fetch", "save", "request", "send", "log", "track", "on", "did", "will", "set",
  ]

  /// What leads from a view to what it does rather than what it looks like.
  private static let apart: Set<String> = [
    "rx", "delegate", "dataSource", "navigationController", "tabBarController",
  ]
}

extension SourceText {
  /// Whether what begins at an index is an argument with a label: `make(from: label.font)`, not `case 1: label.hide()`.
  func isArgument(_ index: Int) -> Bool {
    guard isMark(index - 1, ":"), word(index - 2) != nil else { return false }
    var (place, depth) = (index - 3, 0)
    while place > index - Self.farthestBracket {
      if isAny(place, ")]") { depth += 1 }
      if isAny(place, "([") {
        if depth == 0 { return true }
        depth -= 1
      }
      if isAny(place, "{};") || isWord(place, "case") { return false }
      place -= 1
    }
    return false
  }

  /// How many tokens before an argument the bracket is looked for that it is in.
  private static let farthestBracket = 64

  /// What a closure at an index does, as a number: as much of it as is looked at, as one may be in another.
  func closureWords(_ open: Int) -> String {
    let body = inside(open)
    return " #\(digest(of: body.lowerBound..<min(body.upperBound, body.lowerBound + Self.longestClosure)))"
  }

  /// The most tokens of a closure.
  private static let longestClosure = 512
}
