import Diagnostics
import Digests
import Files
import FlowExport
import Flows
import Geometry
import GoldenRuns
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
    /// The scripts of walks.
    package var scripts: [String] = []
    /// The revision that screens are held against; nil for none.
    package var against: String?
    /// The way from the page to the folder that documents are named from, with a slash at its end, as in an address; nil where
    /// it is not known.
    package var place: String?
    /// What a watched gallery showed before; nil for one that is made once. The page looks for newer states of itself.
    package var history: GalleryHistory?

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
    /// The documents of the first round, with what is wrong with them.
    package let documents: [GalleryDocument]
    /// The screens that look different from the state before.
    package let changes: [GalleryHistory.Change]
  }

  private let settings: Settings
  private let drawing: GalleryDrawing
  private let stages: (FileSystem) -> GalleryStages
  private let pictures: GalleryPictures
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
  ///   - stages: Reads what walks go through, from files that are traced.
  package init(
    _ settings: Settings, _ drawing: GalleryDrawing, stages: @escaping (FileSystem) -> GalleryStages
  ) {
    (self.settings, self.drawing, self.stages) = (settings, drawing, stages)
    pictures = GalleryPictures(in: settings.folder)
  }

  /// Draws everything and writes the page. Throws `FileError`.
  ///
  /// - Parameters:
  ///   - paths: The documents.
  ///   - saved: The only documents that are drawn, where a history has the others: what was saved is seen first, as any
  ///     other document may depend on it; nil for all.
  ///   - progress: Called with what was done.
  package mutating func make(
    _ paths: [String], saved: Set<String>? = nil,
    progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void
  ) throws -> Outcome {
    let isAgain = FileSystem.untraced.exists("\(settings.folder)/\(GalleryPage.fileName)")
    let isBegun = settings.history?.isEmpty == false
    try OutputFile.makeFolder("\(settings.folder)/\(GalleryPictures.folderName)")
    try OutputFile.makeFolder("\(settings.folder)/\(GalleryPage.detailsFolder)")
    for (number, round) in settings.rounds.enumerated() {
      guard number == 0 || pictures.total < settings.budget else {
        leftOut.append(round.name)
        continue
      }
      try add(round, isFirst: number == 0, paths, saved, progress: progress)
      if number == 0 {
        try addOlder()
        // What is watched is seen as soon as it can be.
        if settings.history != nil, !isBegun {
          try write(GalleryFlow(map: map(nil, storyboards(in: .untraced)).json))
        }
      }
    }
    let (key, flow) = try saved == nil ? self.flow() : lastFlow()
    guard let flow else {
      return outcome(GalleryFlow(map: .null, errors: settings.history?.flow?.flow.errors ?? []))
    }
    settings.history?.flow = (key, flow)
    if flow.framesLeftOut > 0 { leftOut.append("the frames of \(flow.framesLeftOut) transitions") }
    try write(flow)
    if isAgain { try removeOldFiles() }
    return outcome(flow)
  }

  private func outcome(_ flow: GalleryFlow) -> Outcome {
    Outcome(
      page: "\(settings.folder)/\(GalleryPage.fileName)", screens: documents.flatMap(\.screens).count,
      pictures: pictures.names.count, bytes: pictures.total, leftOut: leftOut,
      errors: documents.compactMap(\.error) + flow.errors
        + laterErrors.filter { !documents.map(\.error).contains($0) },
      documents: documents, changes: settings.history?.changes ?? [])
  }

  // MARK: Drawing

  private mutating func add(
    _ round: GalleryRound, isFirst: Bool, _ paths: [String], _ saved: Set<String>?,
    progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void
  ) throws {
    let drawing = drawing
    // A commit stays as it is.
    let isReused = saved != nil || round.commit != nil
    let key = round.name + (round.commit ?? "")
    let known = isReused ? settings.history?.drawn[key] ?? [:] : [:]
    let chosen = paths.indices.filter { round.applies(paths[$0]) }
    let counter = Counter(chosen.count, progress)
    if saved == nil { drawing.prefetch(chosen.map { paths[$0] }, round, threads: settings.threads) }
    let drawn = Workers.map(chosen.count, width: settings.threads) { index in
      defer { counter.add() }
      let path = paths[chosen[index]]
      if let known = known[path], round.commit != nil || saved?.contains(path) == false { return known }
      return drawing.document(path, round, isFirst: isFirst)
    }
    settings.history?.drawn[key] = Dictionary(drawn.map { ($0.path, $0) }) { first, _ in first }
    if isFirst {
      documents = settings.history?.take(drawn) ?? drawn
      files = documents.map { $0.screens.map { _ in [] } }
      thumbnails = documents.map { $0.screens.map { _ in nil } }
      for (index, document) in documents.enumerated() {
        for (place, screen) in document.screens.enumerated() {
          files[index][place] = try screen.variants.map { try pictures.add($0.picture) }
          thumbnails[index][place] = try screen.thumbnail.map { try pictures.add($0) }
        }
      }
      return
    }
    if round.place != nil { markNew(Dictionary(uniqueKeysWithValues: zip(chosen, drawn))) }
    laterErrors += drawn.compactMap(\.error)
    for (index, document) in zip(chosen, drawn) {
      guard pictures.total < settings.budget else {
        leftOut.append("\(round.name) from \(document.path) on")
        return
      }
      try add(document.screens, to: index)
    }
  }

  /// Adds variants to the screens of a document; what looks the same is no variant.
  private mutating func add(_ screens: [GalleryScreen], to index: Int) throws {
    for screen in screens {
      guard let place = documents[index].screens.firstIndex(where: { $0.id == screen.id }) else { continue }
      for variant in screen.variants {
        let picture = try pictures.add(variant.picture)
        if files[index][place].contains(picture) { continue }
        documents[index].screens[place].variants.append(variant)
        files[index][place].append(picture)
      }
    }
  }

  /// Adds what screens of a watched gallery were before they changed.
  private mutating func addOlder() throws {
    guard let history = settings.history, settings.against == nil else { return }
    for index in documents.indices { try add(history.older(documents[index]), to: index) }
  }

  /// Marks screens that the revision that screens are held against does not have. `older`: its documents, by their indices.
  private mutating func markNew(_ older: [Int: GalleryDocument]) {
    for index in documents.indices where older[index]?.error == nil {
      let known = Set(older[index]?.screens.map(\.id) ?? [])
      for place in documents[index].screens.indices {
        documents[index].screens[place].isNew = !known.contains(documents[index].screens[place].id)
      }
    }
  }

  // MARK: Walks and the map

  /// The walks and the map, made or out of the cache.
  private func flow() throws -> (key: String, flow: GalleryFlow?) {
    let key = flowKey
    guard let cache = drawing.cache else { return (key, try flow(in: .untraced)) }
    if let kept = cache.work(on: ".", named: key), kept.value.items.count == 2 {
      let (walk, map) = (kept.value.items[0], kept.value.items[1])
      var flow = GalleryFlow(walk: walk == .null ? nil : walk, map: map)
      flow.files = pictures.sizes(of: try kept.pictures.map { try pictures.add($0) })
      // With less room left for pictures, fewer transitions would have frames.
      if pictures.total < settings.budget { return (key, flow) }
    }
    let made = cache.working(on: ".", named: key) { files in
      Result { try flow(in: files) }
    } keeping: { made -> RenderingCache.Work? in
      guard case .success(let flow) = made, flow.framesLeftOut == 0, flow.errors.isEmpty else { return nil }
      let bytes = flow.files.keys.sorted().compactMap {
        try? FileSystem.untraced.read("\(settings.folder)/\($0)", limit: 1 << 30).bytes
      }
      guard bytes.count == flow.files.count else { return nil }
      return (.array([flow.walk ?? .null, flow.map]), bytes)
    }
    return (key, try made.get())
  }

  /// The walks and the map that were shown last, where the screens are the same.
  private func lastFlow() throws -> (key: String, flow: GalleryFlow?) {
    guard let last = settings.history?.flow, last.key == flowKey else { return ("", nil) }
    pictures.keep(last.flow.files)
    return last
  }

  /// What the walks and the map depend on besides the files that they are read from.
  private var flowKey: String {
    let screens = documents.map { document in
      ([document.path]
        + document.screens.flatMap { screen -> [String] in
          let size = screen.variants[0].size
          return [screen.id, screen.name, "\(size.width) \(size.height)"]
        }).joined(separator: "\u{0}")
    }
    return "gallery flow "
      + ContentDigest(of: (settings.mainStoryboards + settings.scripts + screens).joined(separator: "\n"))
      .text
  }

  private func flow(in sources: FileSystem) throws -> GalleryFlow {
    let (stages, storyboards) = (stages(sources), storyboards(in: sources))
    let map = map(stages.stage, storyboards)
    var flow = GalleryFlow(map: map.json)
    flow.errors = stages.errors
    var walks = stages.stage.map { starts(on: $0, storyboards) } ?? []
    walks += stages.scripts
    walks += stages.stage.map { screensThatChange(on: $0) } ?? []
    guard !walks.isEmpty else { return flow }
    let walk = try GalleryWalk(
      walks, screens: screenNumbers, pictures, budget: settings.budget, threads: settings.threads)
    (flow.walk, flow.framesLeftOut, flow.files) = (
      walk.json, walk.framesLeftOut, pictures.sizes(of: walk.files)
    )
    return flow
  }

  /// The numbers of screens by the keys of their controllers.
  private var screenNumbers: [String: Int] {
    var result: [String: Int] = [:]
    for document in documents {
      for screen in document.screens { result[GalleryWalk.key(document.path, screen.id)] = result.count }
    }
    return result
  }

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
    // Each extension has a storyboard of the same name.
    let counts = Dictionary(grouping: starts, by: \.name).mapValues(\.count)
    for index in starts.indices where counts[starts[index].name] ?? 1 > 1 {
      starts[index].name = world[starts[index].controller].location?.file ?? starts[index].name
    }
    return starts.sorted { $0.isMain && !$1.isMain }.map {
      GalleryWalk.Start($0.name, on: stage, from: $0.controller)
    }
  }

  /// The screens outside of storyboards that have states or two layouts, which may be walked through alone.
  private func screensThatChange(on stage: FlowStage) -> [GalleryWalk.Start] {
    let world = stage.world
    return world.controllers.indices.map { ControllerID($0) }.compactMap { id in
      guard let path = world[id].location?.file, !path.lowercased().hasSuffix(".storyboard"),
        let screen = try? stage.cast.screen(id),
        !screen.states.isEmpty || screen.portrait != nil && screen.landscape != nil
      else { return nil }
      return GalleryWalk.Start(world[id].name, on: stage, from: id)
    }
  }

  /// The storyboards among the documents, by their paths.
  private func storyboards(in sources: FileSystem) -> [String: InterfaceDocument] {
    var result: [String: InterfaceDocument] = [:]
    for document in documents where document.path.lowercased().hasSuffix(".storyboard") {
      guard let input = try? sources.read(document.path) else { continue }
      result[document.path] = try? InterfaceDocument.read(input, in: sources)
    }
    return result
  }

  private func map(_ stage: FlowStage?, _ storyboards: [String: InterfaceDocument]) -> GalleryMap {
    let screens = screenNumbers
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

  private func write(_ flow: GalleryFlow) throws {
    for (index, document) in documents.enumerated() {
      let layouts = document.screens.map { "[\($0.variants.map(\.layout).joined(separator: ","))]" }
      try write(
        "layoutshotDetails(\(index), [\(layouts.joined(separator: ","))]);\n",
        to: GalleryPage.detailsName(index))
    }
    var data = data(flow)
    guard settings.history != nil else {
      return try write(GalleryPage(data: .object(data), title: settings.name).html, to: GalleryPage.fileName)
    }
    // The page asks for the newest state again and again, and for the rest when that is not its own.
    let layouts = documents.flatMap { $0.screens.flatMap { $0.variants.map(\.layout) } }
    let text = layouts.joined(separator: "\n") + GalleryPage.embedded(.object(data))
    let state = ContentDigest(of: text).text
    data.append(("state", .string(state)))
    try write(GalleryPage(data: .object(data), title: settings.name).html, to: GalleryPage.fileName)
    try write("layoutshotData(\(GalleryPage.embedded(.object(data))));\n", to: GalleryPage.dataName)
    try write("layoutshotState(\"\(state)\");\n", to: GalleryPage.stateName)
  }

  private func write(_ text: String, to name: String) throws {
    guard settings.history?.isNew(text, in: name) ?? true else { return }
    try OutputFile.write(Array(text.utf8), to: "\(settings.folder)/\(name)")
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

  private func data(_ flow: GalleryFlow) -> [(key: String, value: JSONValue)] {
    [
      ("name", .string(settings.name)),
      (
        "documents",
        .array(
          documents.map { document in
            .object([
              ("path", .string(document.path)), ("isBroken", .flag(document.error != nil)),
              ("messages", .array(document.messages.map { .string($0) })),
            ])
          })
      ),
      ("screens", .array(screens)), ("map", flow.map), ("walk", flow.walk ?? .null), ("uses", uses),
      ("against", JSONValue(settings.against)), ("isWatched", .flag(settings.history != nil)),
      ("place", JSONValue(settings.place)),
      ("leftOut", .array(leftOut.map { .string($0) })),
    ]
  }

  private var screens: [JSONValue] {
    documents.indices.flatMap { index in
      documents[index].screens.indices.map { place in
        let screen = documents[index].screens[place]
        let small = thumbnails[index][place]
        return .object([
          ("id", .string(screen.id)), ("name", .string(screen.name)), ("class", .string(screen.className)),
          ("document", .integer(index)), ("place", .integer(place)), ("line", .integer(screen.line)),
          ("thumbnail", JSONValue(small)), ("isNew", .flag(screen.isNew)),
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
