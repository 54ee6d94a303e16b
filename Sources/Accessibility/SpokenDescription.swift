import Views

extension AccessibilityElement {
  /// What VoiceOver says, with its default settings and in English: label, value, then what kind of thing it is. The words and
  /// their order are those of VoiceOver on iOS 17 and 18, as reference images of accessibility snapshots show them.
  package var description: String {
    // A back button that is called back is not named twice.
    let isPlainBack = traits.contains(.backButton) && label?.lowercased() == "back"
    var text = isPlainBack ? "" : label ?? ""
    // A switch says its value in words.
    if let value, !value.isEmpty, !traits.contains(.switchButton) {
      text = text.isEmpty ? value : "\(text): \(value)"
    }
    if traits.contains(.selected) { text = text.isEmpty ? "Selected." : "Selected: \(text)" }
    if text.isEmpty, let hint { text = hint }
    let words = traitWords
    if !words.isEmpty {
      text = (text.isEmpty ? "" : text + (text.hasSuffix(".") ? " " : ". ")) + words.joined(separator: " ")
    }
    if let series { text += " \(series.number) of \(series.count)." }
    return text
  }

  private var traitWords: [String] {
    var words: [String] = []
    if traits.contains(.notEnabled) { words.append("Dimmed.") }
    let isSilent = !traits.isDisjoint(with: [.keyboardKey, .switchButton, .tabBarItem, .backButton])
    if traits.contains(.button), !isSilent { words.append("Button.") }
    if traits.contains(.backButton) { words.append("Back Button.") }
    if traits.contains(.switchButton) {
      if traits.contains(.button) { words.append("Switch Button.") }
      words += value.map { [["1": "On.", "0": "Off.", "2": "Mixed."][$0] ?? $0] } ?? []
    }
    if traits.contains(.tabBarItem) { words.append("Tab.") }
    if traits.contains(.textEntry) {
      words.append(traits.contains(.secureTextField) ? "Secure Text Field." : "Text Field.")
    }
    let others: [(AccessibilityTraits, String)] = [
      (.header, "Heading."), (.link, "Link."), (.adjustable, "Adjustable."), (.image, "Image."),
      (.searchField, "Search Field."),
    ]
    return words + others.filter { traits.contains($0.0) }.map(\.1)
  }

  /// The hint that VoiceOver adds after a pause; nil for none.
  package var spokenHint: String? {
    // A hint alone is said at once, and nothing after it.
    let isAlone = (label ?? "").isEmpty && (value ?? "").isEmpty && !(self.hint ?? "").isEmpty
    var hint = isAlone ? nil : self.hint
    func adding(_ words: String) -> String {
      hint.map { "\($0.hasSuffix(".") ? String($0.dropLast()) : $0). \(words)" } ?? words
    }
    if traits.contains(.notEnabled) { return hint }
    if traits.contains(.switchButton) { return adding("Double tap to toggle setting.") }
    if traits.contains(.textEntry) {
      return traits.contains(.textArea)
        ? "Double tap to edit., Use the rotor to access Misspelled Words" : "Double tap to edit."
    }
    if traits.contains(.adjustable), !isAlone {
      hint = adding("Swipe up or down with one finger to adjust the value.")
    }
    return hint
  }
}
