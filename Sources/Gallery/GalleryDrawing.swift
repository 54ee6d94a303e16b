import Diagnostics
import Files
import Geometry
import GoldenRuns
import Painting
import Screens
import Views

/// Draws a document's screens for a gallery.
package struct GalleryDrawing: Sendable {
  /// A document that was read: its screens, the parts of their names, and what was found.
  package struct Loaded {
    package let screens: [Screen]
    package let findings: [Finding]
    package let resources: DocumentResources

    /// Creates what was read.
    package init(screens: [Screen], findings: [Finding], resources: DocumentResources) {
      (self.screens, self.findings, self.resources) = (screens, findings, resources)
    }
  }

  /// Reads a document as a request asks for it, from files that are traced. Throws what reading the document throws.
  package typealias Load =
    @Sendable (_ path: String, _ request: ScreenRequest, _ files: FileSystem) throws ->
    Loaded

  let load: Load
  let renderer: Renderer
  /// What need not be drawn again; nil without a cache.
  let cache: RenderingCache?
  /// The words for findings.
  let words: @Sendable ([Finding]) -> String
  /// The words for an error of a document.
  let errorWords: @Sendable (any Error, String) -> String

  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - load: Reads documents.
  ///   - renderer: Draws screens.
  ///   - cache: What need not be drawn again; nil without a cache.
  ///   - words: Returns findings as text, without colors.
  ///   - errorWords: Returns an error of a document as text, without colors.
  package init(
    load: @escaping Load, renderer: Renderer, cache: RenderingCache?,
    words: @escaping @Sendable ([Finding]) -> String,
    errorWords: @escaping @Sendable (any Error, String) -> String
  ) {
    (self.load, self.renderer, self.cache) = (load, renderer, cache)
    (self.words, self.errorWords) = (words, errorWords)
  }

  /// A document's screens, drawn or out of the cache. `isFirst`: whether small pictures are made, and what is used is counted.
  func document(_ path: String, _ round: GalleryRound, isFirst: Bool) -> GalleryDocument {
    // Files of a revision are in another folder in every run.
    guard let cache, round.place == nil else { return drawn(path, round, isFirst: isFirst, in: .untraced) }
    let name = Self.name(of: round)
    if let known = cache.work(on: path, named: name).flatMap({ GalleryDocument(path: path, $0) }) {
      return known
    }
    return cache.working(on: path, named: name) {
      drawn(path, round, isFirst: isFirst, in: $0)
    } keeping: {
      $0.error == nil ? $0.kept : nil
    }
  }

  /// Asks a remote cache for all documents of a round at once.
  func prefetch(_ paths: [String], _ round: GalleryRound, threads: Int) {
    guard round.place == nil else { return }
    cache?.prefetch(paths.map { ($0, Self.name(of: round)) }, threads: threads)
  }

  private static func name(of round: GalleryRound) -> String { "gallery " + round.name }

  private func drawn(
    _ path: String, _ round: GalleryRound, isFirst: Bool, in files: FileSystem
  ) -> GalleryDocument {
    var document = GalleryDocument(path: path)
    let place = round.place?(path) ?? path
    do {
      let loaded = try load(place, round.request, files)
      let renderer = renderer.using(loaded.resources)
      // What is wrong is listed, and not drawn on the pictures.
      let marking = Renderer(fonts: self.renderer.fonts, highlights: Self.marks).using(loaded.resources)
      var found = ScreenFindings()
      for screen in loaded.screens {
        var own = GalleryScreen(
          id: screen.id, name: screen.name, className: screen.controller ?? screen.tree.root.runtimeClass,
          line: screen.location.line)
        for traits in round.request.traits(for: screen) {
          let laidOut = renderer.layOut(screen, traits)
          do throws(RenderError) { try laidOut.checkPicture() } catch {
            document.messages.append("\(screen.name): \(error.message)")
            continue
          }
          let drawn = renderer.drawing(of: laidOut)
          found.add(drawn)
          let pixmap = try renderer.pixmap(drawn.drawing)
          let scale = drawn.drawing.scale
          let layout = GalleryLayout.json(of: drawn, marking.marks(on: laidOut).highlights)
          own.variants.append(
            GalleryScreen.Variant(
              device: screen.deviceName(for: traits), traits: words(for: traits, screen, round),
              isOlder: round.place != nil,
              picture: try GalleryPictures.encoded(pixmap, scale: scale), size: drawn.drawing.canvas,
              layout: GalleryPage.embedded(layout)))
          guard isFirst, own.thumbnail == nil else { continue }
          let small = pixmap.scaled(by: Self.thumbnailScale / scale)
          own.thumbnail = try GalleryPictures.encoded(small, scale: Self.thumbnailScale)
          own.uses = GalleryUse.all(of: laidOut.tree.installedViews, appearance: traits.appearance)
        }
        if !own.variants.isEmpty { document.screens.append(own) }
      }
      let text = words(loaded.findings + found.findings + loaded.resources.findings)
      if isFirst, !text.isEmpty { document.messages += text.split(separator: "\n").map(String.init) }
    } catch {
      // Files of a revision are named as git names them.
      let text = errorWords(error, place)
      document.error = place == path ? text : text.replacing(place, with: "\(round.name):\(path)")
      document.messages += document.error.map { [$0] } ?? []
    }
    return document
  }

  /// What is wrong on a screen; where Interface Builder recorded something else is not.
  private static let marks = Set(Highlight.Kind.allCases).subtracting([.misplaced, .changed])

  /// The pixels per point of small pictures.
  private static let thumbnailScale = 0.5

  /// What distinguishes a picture of a screen.
  private func words(for traits: ScreenTraits, _ screen: Screen, _ round: GalleryRound) -> String {
    var words = [traits.orientation.rawValue]
    if let state = traits.state { words.append(state) }
    if !round.name.isEmpty, round.request.devices.isEmpty { words.append(round.name) }
    return words.joined(separator: " ")
  }
}
