import Diagnostics
import Digests
import Files
import FlowExport
import Flows
import Geometry
import InterfaceFile
import JSON
import Screens
import Threads
import Views

/// The whole application as a page with pictures in a folder.
package struct ApplicationGallery {
  /// What a gallery is made of.
  package struct Settings {
    /// The name of the application or of its folder.
    package var name: String
    /// The folder of the gallery.
    package var folder: String
    /// The most bytes of its pictures.
    package var budget = 50 << 20
    /// The number of threads.
    package var threads = 1
    /// What is drawn of each document, in the order of importance; the first round is always whole.
    package var rounds: [GalleryRound]
    /// The storyboards that the application begins with, by name.
    package var mainStoryboards: [String] = []
    /// The revision that screens are held against; nil for none.
    package var against: String?
    /// The way from the page to the folder that documents are named from, with a slash at its end, as in an address; nil where
    /// it is not known.
    package var place: String?
    /// Whether the page looks for newer states of itself.
    package var isWatched = false

    /// Creates settings.
    package init(name: String, folder: String, rounds: [GalleryRound]) {
      (self.name, self.folder, self.rounds) = (name, folder, rounds)
    }
  }

  /// What was made.
  package struct Outcome {
    /// The page.
    package let page: String
    package let screens: Int
    package let pictures: Int
    /// The bytes of all pictures.
    package let bytes: Int
    /// What the budget left out, in words.
    package let leftOut: [String]
    /// The errors of documents that could not be drawn, as text without colors.
    package let errors: [String]
  }

  private let settings: Settings
  private let drawing: GalleryDrawing
  private let stage: FlowStage?
  private let scripts: [GalleryWalk.Start]
  private let pictures: GalleryPictures
  /// What was drawn, by round and document.
  package private(set) var drawn: [Int: [String: GalleryDocument]]
  private var documents: [GalleryDocument] = []
  private var leftOut: [String] = []
  /// The errors of documents in rounds after the first.
  private var laterErrors: [String] = []
  /// Where the pictures of variants are, in the order of documents, screens and variants.
  private var files: [[[String]]] = []
  private var thumbnails: [[String?]] = []

  /// Creates a gallery.
  ///
  /// - Parameters:
  ///   - settings: What it is made of.
  ///   - drawing: Reads and draws documents.
  ///   - stage: Draws the states of walks; nil if there are no controllers to walk through.
  ///   - scripts: The walks of scripts, which know rules that documents do not say.
  ///   - drawn: What is not drawn again: that of an earlier gallery, without documents that may look different.
  package init(
    _ settings: Settings, _ drawing: GalleryDrawing, _ stage: FlowStage?, scripts: [GalleryWalk.Start] = [],
    drawn: [Int: [String: GalleryDocument]] = [:]
  ) {
    (self.settings, self.drawing, self.stage, self.scripts) = (settings, drawing, stage, scripts)
    self.drawn = drawn
    pictures = GalleryPictures(in: settings.folder)
  }

  /// Draws everything and writes the page. `paths`: the documents. `progress`: called with what was done. Throws `FileError`.
  package mutating func make(
    _ paths: [String], progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void
  ) throws -> Outcome {
    let isAgain = FileSystem.untraced.exists("\(settings.folder)/\(GalleryPage.fileName)")
    try OutputFile.makeFolder("\(settings.folder)/\(GalleryPictures.folderName)")
    try OutputFile.makeFolder("\(settings.folder)/\(GalleryPage.detailsFolder)")
    for (number, round) in settings.rounds.enumerated() {
      guard number == 0 || pictures.total < settings.budget else {
        leftOut.append(round.name)
        continue
      }
      try add(round, number, paths, progress: progress)
    }
    var screens: [String: Int] = [:]
    var count = 0
    for document in documents {
      for screen in document.screens {
        screens[GalleryWalk.key(document.path, screen.id)] = count
        count += 1
      }
    }
    let storyboards = storyboards
    let starts = (stage.map { self.starts(on: $0, storyboards) } ?? []) + scripts
    let walk =
      starts.isEmpty
      ? nil
      : try GalleryWalk(
        starts, screens: screens, pictures, budget: settings.budget, threads: settings.threads)
    if let walk, walk.framesLeftOut > 0 {
      leftOut.append("the frames of \(walk.framesLeftOut) transitions")
    }
    try write(walk, map(screens, storyboards))
    if isAgain { try removeOldFiles() }
    return Outcome(
      page: "\(settings.folder)/\(GalleryPage.fileName)", screens: count, pictures: pictures.names.count,
      bytes: pictures.total, leftOut: leftOut,
      errors: documents.compactMap(\.error) + laterErrors.filter { !documents.map(\.error).contains($0) })
  }

  // MARK: Drawing

  private mutating func add(
    _ round: GalleryRound, _ number: Int, _ paths: [String],
    progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void
  ) throws {
    let (drawing, isFirst, known) = (drawing, number == 0, drawn[number] ?? [:])
    let chosen = paths.indices.filter { round.applies(paths[$0]) }
    let counter = Counter(chosen.count, progress)
    let drawn = Workers.map(chosen.count, width: settings.threads) { index in
      defer { counter.add() }
      let path = paths[chosen[index]]
      return known[path] ?? drawing.document(path, round, isFirst: isFirst)
    }
    self.drawn[number] = Dictionary(drawn.map { ($0.path, $0) }) { first, _ in first }
    if isFirst {
      documents = drawn
      files = drawn.map { $0.screens.map { _ in [] } }
      thumbnails = drawn.map { $0.screens.map { _ in nil } }
    }
    if !isFirst { laterErrors += drawn.compactMap(\.error) }
    for (index, document) in zip(chosen, drawn) {
      guard isFirst || pictures.total < settings.budget else {
        leftOut.append("\(round.name) from \(document.path) on")
        return
      }
      for screen in document.screens {
        guard let place = documents[index].screens.firstIndex(where: { $0.id == screen.id }) else { continue }
        for variant in screen.variants {
          let picture = try pictures.add(variant.picture)
          if !isFirst {
            // What looks the same is no variant.
            if files[index][place].contains(picture) { continue }
            documents[index].screens[place].variants.append(variant)
          }
          files[index][place].append(picture)
        }
        if isFirst, let small = screen.thumbnail { thumbnails[index][place] = try pictures.add(small) }
      }
    }
  }

  // MARK: Walks and the map

  /// The controllers that walks begin with: those of the main storyboards first, then what other storyboards begin with.
  private func starts(
    on stage: FlowStage, _ storyboards: [String: InterfaceDocument]
  ) -> [GalleryWalk.Start] {
    let world = stage.world
    var starts: [(name: String, isMain: Bool, controller: ControllerID)] = []
    for document in documents {
      guard let initial = storyboards[document.path]?.graph.initial else { continue }
      let found = world.controllers.firstIndex {
        $0.id == initial && $0.location?.file == document.path
      }
      let name = InputFile.documentName(of: document.path)
      if let found {
        starts.append((name, settings.mainStoryboards.contains(name), ControllerID(found)))
      }
    }
    if starts.isEmpty { starts.append((world[world.start].name, true, world.start)) }
    return starts.sorted { $0.isMain && !$1.isMain }.map {
      GalleryWalk.Start($0.name, on: stage, from: $0.controller)
    }
  }

  /// The storyboards among the documents, by their paths.
  private var storyboards: [String: InterfaceDocument] {
    var result: [String: InterfaceDocument] = [:]
    for document in documents where document.path.lowercased().hasSuffix(".storyboard") {
      guard let input = try? FileSystem.untraced.read(document.path) else { continue }
      result[document.path] = try? InterfaceDocument.read(input, in: .untraced)
    }
    return result
  }

  private func map(_ screens: [String: Int], _ storyboards: [String: InterfaceDocument]) -> GalleryMap {
    let rows = documents.map {
      document -> (path: String, scenes: [GalleryMap.Scene], places: [String: Point]) in
      var scenes = document.screens.map { screen in
        GalleryMap.Scene(
          screen: screens[GalleryWalk.key(document.path, screen.id)], id: screen.id, name: screen.name,
          kind: .content, size: screen.variants[0].size, isInitial: false)
      }
      guard let own = storyboards[document.path] else { return (document.path, scenes, [:]) }
      let initial = own.graph.initial
      for controller in stage?.world.controllers ?? []
      where controller.kind != .content && controller.location?.file == document.path {
        scenes.append(
          GalleryMap.Scene(
            screen: nil, id: controller.id, name: controller.name, kind: controller.kind,
            size: GalleryMap.containerSize, isInitial: false))
      }
      for index in scenes.indices where scenes[index].id == initial {
        scenes[index].isInitial = true
      }
      return (document.path, scenes, GalleryMap.places(in: own.root))
    }
    return GalleryMap(rows, stage?.world)
  }

  // MARK: Writing

  private func write(_ walk: GalleryWalk?, _ map: GalleryMap) throws {
    var digests: [String] = []
    for (index, document) in documents.enumerated() {
      let details = JSONValue.array(document.screens.map { .array($0.variants.map(\.layout)) })
      let text = "layoutshotDetails(\(index), \(GalleryPage.embedded(details)));\n"
      if settings.isWatched { digests.append(ContentDigest(of: text).text) }
      try OutputFile.write(
        Array(text.utf8), to: "\(settings.folder)/\(GalleryPage.detailsName(index))")
    }
    let page = Array(GalleryPage(data: data(walk, map), title: settings.name).html.utf8)
    try OutputFile.write(page, to: "\(settings.folder)/\(GalleryPage.fileName)")
    if settings.isWatched {
      let state =
        "layoutshotState(\"\(ContentDigest(of: digests.joined() + ContentDigest(page).text).text)\");\n"
      try OutputFile.write(Array(state.utf8), to: "\(settings.folder)/\(GalleryPage.stateName)")
    }
  }

  /// Removes what an earlier gallery in the folder wrote and nothing shows any more; files of other names are somebody else's.
  private func removeOldFiles() throws {
    let names = pictures.names
    func remove(in folder: String, where isOld: (_ name: String) -> Bool) throws {
      for name in FolderListing("\(settings.folder)/\(folder)", limit: 1 << 20).files where isOld(name) {
        try OutputFile.remove("\(settings.folder)/\(folder)/\(name)")
      }
    }
    try remove(in: GalleryPictures.folderName) { name in
      GalleryPictures.isOwn(name) && !names.contains("\(GalleryPictures.folderName)/\(name)")
    }
    try remove(in: GalleryPage.detailsFolder) { name in
      name.hasSuffix(".js") && (Int(name.dropLast(3)).map { $0 >= documents.count } ?? false)
    }
  }

  private func data(_ walk: GalleryWalk?, _ map: GalleryMap) -> JSONValue {
    .object([
      ("name", .string(settings.name)),
      (
        "documents",
        .array(
          documents.map { document in
            .object([
              ("path", .string(document.path)),
              ("messages", .array(document.messages.map { .string($0) })),
            ])
          })
      ),
      ("screens", .array(screens)), ("map", map.json), ("walk", walk?.json ?? .null),
      ("uses", uses), ("against", JSONValue(settings.against)), ("isWatched", .flag(settings.isWatched)),
      ("place", JSONValue(settings.place)),
      ("leftOut", .array(leftOut.map { .string($0) })),
    ])
  }

  private var screens: [JSONValue] {
    documents.indices.flatMap { index in
      documents[index].screens.indices.map { place in
        let screen = documents[index].screens[place]
        let small = thumbnails[index][place]
        return .object([
          ("id", .string(screen.id)), ("name", .string(screen.name)), ("class", .string(screen.className)),
          ("document", .integer(index)), ("place", .integer(place)), ("line", .integer(screen.line)),
          ("thumbnail", JSONValue(small)),
          (
            "variants",
            .array(
              zip(screen.variants, files[index][place]).map { variant, picture in
                .object([
                  ("device", JSONValue(variant.device)), ("traits", .string(variant.traits)),
                  ("file", .string(picture)), ("points", .number(variant.size.width)),
                  ("isOlder", .flag(variant.isOlder)),
                ])
              })
          ),
        ])
      }
    }
  }

  /// The colors, fonts and images in use, those that are used most first, with the screens that have them.
  private var uses: JSONValue {
    struct Key: Hashable {
      var kind: GalleryUse.Kind
      var words: String
      var hex: String?
    }
    var views: [Key: Set<String>] = [:]
    var screens: [Key: Set<Int>] = [:]
    var number = 0
    for document in documents {
      for screen in document.screens {
        for use in screen.uses {
          let key = Key(kind: use.kind, words: use.words, hex: use.hex)
          views[key, default: []].insert("\(number) \(use.view)")
          screens[key, default: []].insert(number)
        }
        number += 1
      }
    }
    let sorted = views.sorted { left, right in
      (-left.value.count, left.key.words, left.key.hex ?? "", left.key.kind.rawValue)
        < (-right.value.count, right.key.words, right.key.hex ?? "", right.key.kind.rawValue)
    }
    return .array(
      sorted.map { key, own in
        .object([
          ("kind", .string(key.kind.rawValue)), ("words", .string(key.words)), ("hex", JSONValue(key.hex)),
          ("views", .integer(own.count)),
          ("screens", .array((screens[key] ?? []).sorted().map { .integer($0) })),
        ])
      })
  }
}
