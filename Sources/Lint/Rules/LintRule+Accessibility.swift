/// Rules about what assistive technologies find.
extension LintRule {
  static let accessibility: [LintRule] = [
    LintRule(
      "control-label", .layout, isDefault: true,
      "a control has no label: VoiceOver says what kind of thing it is, or the name of its image, and not what it does",
      remedy: "give it an accessibility label", inspect: { $0.unlabeled }),
    LintRule(
      "label-trait", .layout, isDefault: true,
      "an accessibility label says what kind of thing it is, which VoiceOver says anyway: \"Close button. Button.\"",
      remedy: "leave the word out", inspect: { $0.labelsWithTraits }),
    LintRule(
      "label-file-name", .layout, isDefault: true, "an accessibility label is the name of a file",
      remedy: "say what it means", inspect: { $0.labelsLikeFiles }),
    LintRule(
      "label-repeated", .layout, isDefault: true,
      "two elements with one label follow each other: VoiceOver says the same twice",
      remedy: "make one of them no element, or give it another label", inspect: { $0.repeatedLabels }),
    LintRule(
      "reading-order", .layout, isDefault: true,
      "VoiceOver reads what is at the right, or below, before what is beside or above it",
      remedy: "align the two, or group what belongs together", inspect: { $0.jumps }),
    LintRule(
      "modal-empty", .layout, .error, isDefault: true,
      "a modal view has nothing that VoiceOver finds, and hides everything beside it",
      remedy: "give it an element, or make it not modal", inspect: { $0.emptyModals }),
  ]
}
