import Goldens
import Screens
import Views

// Constraints that move nothing on the phone that is shown may on a smaller or a larger one, or with large texts.
extension DocumentComparison {
  /// The smallest phone of current systems, and the largest.
  private static let phones = ["iphone-8", "iphone-16-pro-max"]
  /// A size of those for accessibility.
  private static let textSize = TextSizeCategory.ax3
  /// The most screens that are laid out there: a stranger may have written the document.
  private static let mostElsewhere = 64

  /// Adds to the constraints by which nothing moves what they move elsewhere.
  func lookElsewhere(_ sides: Sides, _ scenes: inout [SceneDifference]) {
    let request = sides.settings.request
    guard settings.looksForRisks, request.devices.isEmpty, request.size == nil, !request.asDesigned,
      !sides.now.isForPad
    else { return }
    var (onPhones, atSize) = (sides.settings, sides.settings)
    onPhones.request.devices = Self.phones.compactMap { Device(named: $0) }
    atSize.request.textSize = Self.textSize
    let places =
      [(onPhones, " on other phones")]
      + (request.textSize == nil ? [(atSize, " at \(Self.textSize.name)")] : [])
    for place in scenes.indices.filter({ scenes[$0].hasIdleConstraints }).prefix(Self.mostElsewhere) {
      guard let screen = sides.now.screens.first(where: { $0.line == scenes[place].line }),
        let before = sides.was.screens.first(where: { $0.id == screen.id }), !screen.isFreeform
      else { continue }
      for (settings, words) in places where scenes[place].hasIdleConstraints {
        guard let was = recorded(before, isNew: false, settings, sides),
          let now = recorded(screen, isNew: true, settings, sides)
        else { continue }
        let pairs = pairs(from: was, to: now, sides)
        let alone = sides.alone.map { $0.laidOut(with: settings) }
        scenes[place].noteIdleConstraints(
          by: SceneDifference(
            screen.name, was: before.name, in: "", pairs,
            alone: { subjects in alone?.alone(was, pairs.map(\.variant), subjects) }), where: words)
      }
    }
  }

  /// A screen of one side as it is laid out with other settings; nil where it cannot be read.
  private func recorded(
    _ screen: RecordedSide.Screen, isNew: Bool, _ settings: ComparisonSettings, _ sides: Sides
  ) -> RecordedSide.Screen? {
    guard let old, let new else { return nil }
    let versions = Self.sharingObjectIDs(old, new)
    guard var parsed = try? (isNew ? versions.1 : versions.0).get() else { return nil }
    let side = try? RecordedSide(
      isNew ? new : old, settings, languages: [], beside: UnseenEdits(from: nil, to: nil, assets: false),
      like: sides.canvases, only: screen.id, in: isNew ? sides.now.project : sides.was.project, &parsed)
    return side?.screens.first
  }
}
