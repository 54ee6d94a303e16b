import Assets
import Cache
import Diagnostics
import Digests
import Files
import JSON
import Screens
import Threads
import Typography

/// Pictures of documents in caches: what `render` and `watch` do not draw again.
package final class RenderingCache: Sendable {
  /// The pictures of a document and what was found while they were drawn.
  package struct Rendering: Sendable {
    /// What the pictures are called in the document's folder, and their sizes in pixels.
    package var pictures: [Picture]
    /// What was found.
    package var findings: [Finding]

    /// Pictures and findings.
    package init(pictures: [Picture], findings: [Finding]) {
      (self.pictures, self.findings) = (pictures, findings)
    }
  }

  /// A picture's name and size.
  package struct Picture: Sendable {
    /// The file's name.
    package var name: String
    /// The width in pixels.
    package var width: Int
    /// The height in pixels.
    package var height: Int

    /// A picture's name and size.
    package init(name: String, width: Int, height: Int) {
      (self.name, self.width, self.height) = (name, width, height)
    }
  }

  private let results: ResultCache
  private let values: DependencyValues
  private let fonts: FontLibrary
  private let run: String

  /// Pictures in caches.
  ///
  /// - Parameters:
  ///   - caches: Where they are looked for, in this order; the first one takes new ones.
  ///   - options: All options that pictures and findings depend on, as a text.
  ///   - fonts: The fonts that texts are drawn with.
  ///   - library: The assets of the run.
  ///   - storyboards: What is known of references between the project's storyboards.
  /// - Throws: An error where the renderer cannot draw at all.
  package init(
    _ caches: [ContentCache], options: String, fonts: FontLibrary, library: AssetLibrary,
    storyboards: ProjectStoryboards
  ) throws {
    values = DependencyValues(
      fonts: fonts, storyboards: storyboards, library: { _ in library }, frames: { _ in [] })
    results = ResultCache(caches, values: values)
    self.fonts = fonts
    run = [
      "pictures 2", ProgramIdentity.text, try RendererFingerprint.text(fonts: fonts), fonts.fingerprint,
      options,
    ].joined(separator: "\n")
  }

  /// What was found to be wrong with the caches.
  package var findings: [Finding] { results.caches.flatMap(\.findings) }

  /// Prefetches the pictures of documents: a remote cache is asked twice in all, not twice for each.
  package func prefetch(_ documents: [(path: String, name: String)], threads: Int) {
    results.prefetch(documents.count, threads: threads) { [self] in
      key(of: documents[$0].path, named: documents[$0].name)
    }
  }

  /// The pictures of a document, whole and as they would be drawn now, with their files' bytes; nil if none are kept.
  ///
  /// - Parameters:
  ///   - path: The document.
  ///   - name: What its pictures' names begin with.
  package func rendering(of path: String, named name: String) -> (Rendering, files: [[UInt8]])? {
    guard let known = results.lookup(key(of: path, named: name)) else { return nil }
    for (entry, contents) in results.entries(of: known) {
      guard let json = try? JSONValue.read(Array(entry.text.utf8)), let rendering = try? Rendering(json),
        rendering.pictures.count == contents.count,
        rendering.pictures.allSatisfy({ !$0.name.contains("/") && !$0.name.hasPrefix(".") })
      else { continue }
      for dependency in known.dependencies where dependency.kind == .installedFont {
        fonts.noteUse(ofInstalledFont: dependency.subject[0])
      }
      return (rendering, contents)
    }
    return nil
  }

  /// Draws a document, and stores its pictures.
  ///
  /// - Parameters:
  ///   - path: The document.
  ///   - name: What its pictures' names begin with.
  ///   - body: Draws it; it reads files through what it gets.
  ///   - rendering: What of the result is stored, with the files' bytes; nil for one that is not.
  package func drawing<Result>(
    of path: String, named name: String, _ body: (FileSystem) -> Result,
    keeping rendering: (Result) -> (Rendering, files: [[UInt8]])?
  ) -> Result {
    let done = results.trace(body)
    guard done.isReproducible, let (rendering, bytes) = rendering(done.result) else { return done.result }
    let files = zip(rendering.pictures, bytes).map { CacheEntry.File($0.name, $1) }
    let entry = CacheEntry(files: files, text: rendering.json.text(isIndented: false))
    _ = results.store(entry, bytes, of: done, key(of: path, named: name))
    return done.result
  }

  private func key(of path: String, named name: String) -> ContentDigest {
    let content = values.value(of: Dependency(.content, [DependencyTrace.portable(path)]))
    return ContentDigest(of: [run, path, name, content].joined(separator: "\n"))
  }
}

extension RenderingCache.Rendering: CachedForm {
  var json: JSONValue {
    let pictures = pictures.map {
      JSONValue.object([
        ("name", .string($0.name)), ("width", .integer($0.width)), ("height", .integer($0.height)),
      ])
    }
    return .object([("pictures", .array(pictures)), ("findings", .list(findings))])
  }

  init(_ json: JSONValue) throws(CachedFormError) {
    findings = try json.parts("findings")
    pictures = []
    for item in json["pictures"]?.items ?? [] {
      pictures.append(
        RenderingCache.Picture(
          name: try item.text("name"), width: try item.whole("width"), height: try item.whole("height")))
    }
  }
}
