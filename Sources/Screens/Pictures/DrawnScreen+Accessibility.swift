import Accessibility
import Painting
import Typography

extension DrawnScreen {
  /// What assistive technologies find on the screen.
  package var accessibility: AccessibilityModel {
    AccessibilityModel(laidOut.tree, laidOut.frames, drawing, isPad: laidOut.isPad)
  }

  /// The drawing with a numbered region for each element, and beside it what VoiceOver says of it. What has no label, or only the
  /// name of an image, is red.
  package func withAccessibility(_ fonts: FontLibrary) -> Drawing {
    let entries = accessibility.elements.map { element in
      let text = element.description
      return ElementLegend.Entry(
        rect: element.frame, text: text.isEmpty ? "(nothing)" : text, note: element.spokenHint ?? "",
        isFaulty: element.isUnlabeled)
    }
    return ElementLegend(entries).drawing(beside: drawing, fonts)
  }
}
