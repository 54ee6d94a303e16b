import GoldenRuns
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
  private static let mostElsewhere = 24

  /// Adds to the constraints by which nothing moves what they move elsewhere.
  func lookElsewhere(_ sides: Sides, _ scenes: inout [SceneDifference]) {
    let request = sides.settings.request
    guard settings.looksForRisks, request.devices.isEmpty, request.size == nil, !request.asDesigned,
      !sides.now.isForPad
    else { return }
    let wanted = scenes.indices.filter { scenes[$0].hasIdleConstraints }.compactMap { place in
      sides.now.screens.first { $0.line == scenes[place].line && !$0.isFreeform }.map { (place, $0.id) }
    }.prefix(Self.mostElsewhere)
    if wanted.isEmpty { return }
    var (onPhones, atSize) = (sides.settings, sides.settings)
    onPhones.request.devices = Self.phones.compactMap { Device(named: $0) }
    atSize.request.textSize = Self.textSize
    let places =
      [(onPhones, " on other phones")]
      + (request.textSize == nil ? [(atSize, " at \(Self.textSize.name)")] : [])
    for (settings, words) in places {
      var settings = settings
      settings.screens = Set(wanted.map(\.1))
      guard let (was, now) = recorded(settings, sides) else { continue }
      let alone = sides.alone.map { $0.laidOut(with: settings) }
      for (place, id) in wanted where scenes[place].hasIdleConstraints {
        guard let before = was.screens.first(where: { $0.id == id }),
          let screen = now.screens.first(where: { $0.id == id })
        else { continue }
        let pairs = pairs(from: before, to: screen, sides)
        scenes[place].noteIdleConstraints(
          by: SceneDifference(
            screen.name, was: before.name, in: "", pairs,
            alone: { subjects in alone?.alone(before, pairs.map(\.variant), subjects) }), where: words)
      }
    }
  }

  /// Both sides as they are laid out with other settings; nil where one cannot be read.
  private func recorded(
    _ settings: ComparisonSettings, _ sides: Sides
  ) -> (was: RecordedSide, now: RecordedSide)? {
    guard let old, let new else { return nil }
    let versions = Self.sharingObjectIDs(old, new)
    func side(
      _ file: ComparedFile, _ parsed: Result<ParsedDocuments, any Error>, _ project: SideProject
    ) throws -> RecordedSide {
      var parsed = try parsed.get()
      return try RecordedSide(
        file, settings, beside: UnseenEdits(from: nil, to: nil, assets: false),
        like: sides.canvases, in: project, &parsed)
    }
    guard let was = try? side(old, versions.0, sides.was.project),
      let now = try? side(new, versions.1, sides.now.project)
    else { return nil }
    return (was, now)
  }
}
