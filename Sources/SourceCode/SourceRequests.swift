/// Finds where code asks for something by a literal name that documents define.
struct SourceRequests {
  private(set) var requests: [SourceFile.Request] = []

  /// The words before an argument, and what they ask for. In Objective-C the label begins with the method's name.
  private static let labels: [String: SourceFile.Request.Kind] = [
    "performSegueWithIdentifier": .segue, "instantiateViewControllerWithIdentifier": .controller,
    "dequeueReusableCellWithIdentifier": .cell, "dequeueReusableCellWithReuseIdentifier": .cell,
    "forCellReuseIdentifier": .registeredCell, "forCellWithReuseIdentifier": .registeredCell,
    "storyboardWithName": .storyboard, "nibWithNibName": .nib, "loadNibNamed": .nib, "initWithNibName": .nib,
    "nibName": .nib,
  ]

  init(_ text: SourceText) {
    for index in text.pieces.indices {
      var at = index
      while text.isMark(at, "@") { at += 1 }
      guard let name = text.literal(at), at == index, !name.isEmpty else { continue }
      // A single literal is the argument: what follows it ends the argument.
      let isAlone =
        text.isMark(index + 1, ",") || text.isMark(index + 1, ")") || text.isMark(index + 1, "]")
        || text.word(index + 1) != nil
      guard isAlone else { continue }
      let before = text.isMark(index - 1, "@") ? index - 2 : index - 1
      guard let kind = Self.kind(text, before) else { continue }
      if kind == .storyboard || kind == .nib, !Self.isOfMainBundle(text, after: index) { continue }
      requests.append(SourceFile.Request(kind: kind, name: name, line: text.line(index)))
    }
  }

  /// What an argument is for whose last token before it is at an index.
  private static func kind(_ text: SourceText, _ before: Int) -> SourceFile.Request.Kind? {
    if text.isMark(before, "("), let called = text.word(before - 1) { return labels[called] }
    guard text.isMark(before, ":"), let label = text.word(before - 1) else { return nil }
    if let kind = labels[label] { return kind }
    // The method: `name(label: "…"`.
    guard text.isMark(before - 2, "("), let called = text.word(before - 3) else { return nil }
    switch (called, label) {
    case ("performSegue", "withIdentifier"): return .segue
    case ("instantiateViewController", "withIdentifier"), ("instantiateViewController", "identifier"):
      return .controller
    case ("dequeueReusableCell", "withIdentifier"), ("dequeueReusableCell", "withReuseIdentifier"):
      return .cell
    case ("UIStoryboard", "name"): return .storyboard
    default: return nil
    }
  }

  /// Whether the bundle that follows is the application's own, as far as it is named.
  private static func isOfMainBundle(_ text: SourceText, after index: Int) -> Bool {
    var at = index + 1
    while at < min(index + 12, text.pieces.count) {
      if text.isMark(at, ")") || text.isMark(at, "]") || text.isMark(at, ";") { return true }
      if text.isWord(at, "bundle"), text.isMark(at + 1, ":") {
        if text.isWord(at + 2, "nil") || text.isMark(at + 2, ".") && text.isWord(at + 3, "main") {
          return true
        }
        if text.isWord(at + 2, "Bundle"), text.isWord(at + 4, "main") { return true }
        return text.isMark(at + 2, "[") && text.isWord(at + 4, "mainBundle")
      }
      at += 1
    }
    return true
  }
}
