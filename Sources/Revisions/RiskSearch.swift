import Files
import GoldenRuns
import Goldens
import InterfaceFile
import Localization
import Screens
import Views

/// Searches for what edits break where their pictures do not show it: texts that are cut or drawn over each other and
/// constraints that conflict or leave something open, in other languages, at large text sizes, and on the smallest current phone.
struct RiskSearch {
  let old: (file: ComparedFile, project: SideProject)
  let new: (file: ComparedFile, project: SideProject)
  let settings: ComparisonSettings
  let canvases: [String: DesignCanvas]

  /// Whether the documents name an iPad as their device.
  var isForPad = false

  /// Where screens are laid out besides as they are asked for.
  private struct Place {
    /// The words; empty for as they are asked for.
    let words: String
    let request: ScreenRequest
  }

  /// The sizes at which people read: the largest of the plain ones, and the middle of those for accessibility.
  private static let sizes: [TextSizeCategory] = [.xxxL, .ax3]
  /// The smallest phone of current systems.
  private static let phone = "iphone-8"
  /// The most languages: those with the longest texts.
  private static let mostLanguages = 8

  /// Returns what is broken now on some screens, by their object ids, and was not before; and what was broken where they are shown
  /// as they are asked for, and is not now. `names`: what views are called.
  func risks(on screens: [String], names: [String: String]) -> [[ScreenRisk]] {
    let (was, now) = DocumentComparison.sharingObjectIDs(old.file, new.file)
    guard !screens.isEmpty, var before = try? was.get(), var after = try? now.get() else {
      return screens.map { _ in [] }
    }
    var found: [String: Found] = [:]
    var mended: [String: Found] = [:]
    var normal: [String: Set<ScreenFault>] = [:]
    for place in places(for: screens) {
      guard let now = faults(on: new, screens, place.request, &after),
        let was = faults(on: old, screens, place.request, &before)
      else { continue }
      for (screen, layouts) in now {
        for (orientation, faults) in layouts {
          let earlier = was[screen]?.first { $0.orientation == orientation }?.faults
          if place.words.isEmpty { normal[screen, default: []].formUnion(faults) }
          if let earlier {
            // What other texts and sizes open or close is a matter of priorities.
            for fault in Self.gone(from: earlier, in: faults) where place.words.isEmpty || fault.kind == .cut
            {
              mended[screen, default: Found()].add(fault, place.words, orientation, of: layouts.count)
            }
          }
          // Texts that lie over each other anyway are meant to: they are shown at different times.
          let meant = normal[screen]?.filter { $0.kind == .overlap } ?? []
          guard let earlier else { continue }
          // There may be a fault for each pair of texts.
          let known = Set(earlier).union(meant).union(earlier.compactMap(\.withRoom))
          let isMore = Dictionary(
            uniqueKeysWithValues: ScreenFault.Kind.allCases.map { kind in
              (kind, Self.count(kind, faults) > Self.count(kind, earlier))
            })
          for fault in faults where !known.contains(fault) && fault.kind != .collapsed {
            // Which of several constraints gives way, and which of texts that collide anyway meet, is not an edit's doing.
            if fault.kind != .cut, isMore[fault.kind] == false { continue }
            // What other texts and sizes leave open besides is a matter of priorities.
            if fault.kind == .ambiguous, !place.words.isEmpty { continue }
            found[screen, default: Found()].add(fault, place.words, orientation, of: layouts.count)
          }
        }
      }
    }
    return screens.map { id in
      (found[id]?.risks(names) ?? []) + (mended[id]?.risks(names, areMended: true) ?? [])
    }
  }

  /// The faults of before that are gone, where fewer of their kind are left; texts that overlap never count.
  private static func gone(from earlier: [ScreenFault], in now: [ScreenFault]) -> [ScreenFault] {
    earlier.filter { fault in
      ![.overlap, .collapsed].contains(fault.kind) && !now.contains(fault)
        && count(fault.kind, now) < count(fault.kind, earlier)
    }
  }

  /// Whether constraints still conflict in a version of the document as they do now. `screen`: the object id of the screen.
  func remains(_ conflict: ScreenRisk, on screen: String, in version: inout ParsedDocuments) -> Bool {
    let suffix = conflict.places.first ?? ""
    let place = places(for: [screen]).last { suffix.hasSuffix($0.words) }
    guard let place,
      let faults = faults(on: (old.file, new.project), [screen], place.request, &version)?[screen]
    else { return true }
    return faults.contains { layout in
      layout.faults.contains { $0.kind == .conflict && $0.ids == conflict.ids }
    }
  }

  private static func count(_ kind: ScreenFault.Kind, _ faults: [ScreenFault]) -> Int {
    faults.count { $0.kind == kind }
  }

  // MARK: Places

  private func places(for screens: [String]) -> [Place] {
    var request = settings.request
    request.scenes = screens
    request.states = .named([ScreenRequest.initialState])
    var places = [Place(words: "", request: request)]
    func add(_ words: String, _ change: (inout ScreenRequest) -> Void) {
      var changed = request
      change(&changed)
      places.append(Place(words: words, request: changed))
    }
    if request.language == nil, !request.asDesigned {
      for language in longestLanguages {
        add("in \(language.identifier)") {
          ($0.language, $0.isRightToLeft) = (language, language.isRightToLeft)
        }
      }
    }
    if request.textSize == nil {
      for size in Self.sizes { add("at \(size.name)") { $0.textSize = size } }
    }
    // What was designed on an iPad alone may be for that.
    if request.devices.isEmpty, request.size == nil, !request.asDesigned, !isForPad,
      let phone = Device(named: Self.phone)
    {
      add("on \(Self.phone)") { $0.devices = [phone] }
    }
    return places
  }

  /// The languages in which a text is the longest or the second longest, those with the most of such texts first.
  private var longestLanguages: [ScreenLanguage] {
    let languages = DocumentLanguages.translations(of: new.file.path, settings.library).compactMap {
      ScreenLanguage($0)
    }
    if languages.count <= Self.mostLanguages { return languages }
    var lengths: [String: [(length: Int, language: Int)]] = [:]
    for (place, language) in languages.enumerated() {
      guard let source = try? LocalizedSource(new.file.path, language, in: .untraced) else { continue }
      for (id, texts) in source.translations {
        for text in texts { lengths["\(id).\(text.property)", default: []].append((text.text.count, place)) }
      }
    }
    var wins = Array(repeating: 0, count: languages.count)
    for all in lengths.values {
      for winner in all.sorted(by: { ($1.length, $0.language) < ($0.length, $1.language) }).prefix(2) {
        wins[winner.language] += 1
      }
    }
    return languages.indices.sorted { (wins[$1], $0) < (wins[$0], $1) }.prefix(Self.mostLanguages).sorted()
      .map { languages[$0] }
  }

  // MARK: Faults

  /// What is broken on each screen, by orientation; nil if the document cannot be read.
  private func faults(
    on side: (file: ComparedFile, project: SideProject), _ screens: [String], _ request: ScreenRequest,
    _ parsed: inout ParsedDocuments
  ) -> [String: [(orientation: Orientation, faults: [ScreenFault])]]? {
    guard
      let read = try? ReadSide(
        side.file, request, settings, like: canvases, in: side.project, only: Set(screens), &parsed)
    else { return nil }
    let unshown = settings.sharedInputs.unshownTexts
    var result: [String: [(orientation: Orientation, faults: [ScreenFault])]] = [:]
    let constraints = settings.sharedInputs.openConstraints
    for screen in read.screens where !isOwnDevice(request, screen) && !isOnOtherDevices(request, screen) {
      // Turned, a controller of one size has that of no screen.
      let open = screen.tree.views.flatMap(\.constraints).filter { constraints.contains($0.objectID) }
        .reduce(into: Set<String>()) { $0.formUnion([$1.firstItem, $1.secondItem ?? $1.firstItem]) }
      // A stack without views is as large as what code puts into it.
      let empty = Set(
        screen.tree.views.filter { $0.content.stackView != nil && $0.subviews.isEmpty }.map(\.objectID))
      let isOfOneSize = screen.canvas.isFreeform && !screen.canvas.isStandalone && request.devices.isEmpty
      for traits in read.request(request, for: screen).traits(for: screen)
      where !isOfOneSize || traits.orientation == screen.canvas.orientation {
        // Whether the texts that code gives fit is not known, nor whether its constants do.
        let faults = read.renderer.faults(of: read.renderer.layOut(screen, traits)).filter { fault in
          switch fault.kind {
          case .cut, .collapsed, .overlap: unshown.isDisjoint(with: fault.ids)
          case .conflict: open.isDisjoint(with: fault.ids)
          case .ambiguous: open.union(empty).isDisjoint(with: fault.ids)
          }
        }
        result[screen.id, default: []].append((traits.orientation, faults))
      }
    }
    return result
  }

  /// Whether a screen is shown on the device of a request anyway.
  private func isOwnDevice(_ request: ScreenRequest, _ screen: Screens.Screen) -> Bool {
    let own = canvases[screen.id] ?? screen.canvas
    return settings.request.devices.isEmpty && request.devices.count == 1
      && own.knownDevice == request.devices[0]
  }

  /// Whether no device of a request's kind shows a screen: a document that says it is for iPads, or one of an application for these.
  private func isOnOtherDevices(_ request: ScreenRequest, _ screen: Screens.Screen) -> Bool {
    guard let device = request.devices.first, !device.isPad else { return false }
    let own = canvases[screen.id] ?? screen.canvas
    // Documents from before devices name the kind that they are for.
    let isOfPads = own.device == nil && min(own.screen.width, own.screen.height) >= 744
    return isOfPads || own.application.idioms == [.pad]
  }

  /// Faults of a screen and where they occur.
  private struct Found {
    private var order: [ScreenFault] = []
    private var places: [ScreenFault: [(words: String, orientations: [Orientation], of: Int)]] = [:]

    mutating func add(_ fault: ScreenFault, _ words: String, _ orientation: Orientation, of count: Int) {
      // As it is shown anyway, it is broken everywhere else, too.
      if let first = places[fault]?.first, first.words.isEmpty, !words.isEmpty,
        first.orientations.contains(orientation)
      {
        return
      }
      if places[fault] == nil { order.append(fault) }
      var own = places[fault] ?? []
      if own.last?.words == words {
        own[own.count - 1].orientations.append(orientation)
      } else {
        own.append((words, [orientation], count))
      }
      places[fault] = own
    }

    func risks(_ names: [String: String], areMended: Bool = false) -> [ScreenRisk] {
      var (risks, ambiguous) = ([ScreenRisk](), [(places: [String], ids: [String])]())
      for fault in order {
        let places = words(of: places[fault]!)
        if fault.kind != .ambiguous {
          let kind = ScreenRisk.Kind(rawValue: fault.kind.rawValue)!
          risks.append(ScreenRisk(kind, fault.ids, places: places, isMended: areMended, names: names))
        } else if let known = ambiguous.firstIndex(where: { $0.places == places }) {
          ambiguous[known].ids += fault.ids
        } else {
          ambiguous.append((places, fault.ids))
        }
      }
      return risks
        + ambiguous.map {
          ScreenRisk(.ambiguous, $0.ids, places: $0.places, isMended: areMended, names: names)
        }
    }

    private func words(of places: [(words: String, orientations: [Orientation], of: Int)]) -> [String] {
      // Wherever the screen is shown.
      if places.contains(where: { $0.words.isEmpty && $0.orientations.count == $0.of }) { return [] }
      return places.map { place in
        let isAll = place.orientations.count == place.of
        let orientation = isAll ? "" : "in \(place.orientations[0].rawValue)"
        return [orientation, place.words].filter { !$0.isEmpty }.joined(separator: " ")
      }
    }
  }
}
