import Assets
import Cache
import Diagnostics
import Digests
import Files
import JSON
import Screens
import Threads
import Typography

/// Pictures of documents in caches: what `render` and `gallery` do not draw again.
package final class RenderingCache: Sendable {
  /// The pictures of a document and what was found while they were drawn.
  package struct Rendering: Sendable {
    /// What the pictures are called in the document's folder, and their sizes in pixels.
    package var pictures: [Picture]
    /// What was found.
    package var findings: [Finding]

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

  /// Other results of work on a document: what is known of it, as JSON, and the bytes of its pictures.
  package typealias Work = (value: JSONValue, pictures: [[UInt8]])

  private let results: ResultCache
  private let values: DependencyValues
  private let run: String

  /// Pictures in caches, looked for in their order; the first one takes new ones. `options` are all options that
  /// pictures and findings depend on, as a text. Throws an error where the renderer cannot draw at all.
  package init(
    _ caches: [ContentCache], options: String, fonts: FontLibrary, library: AssetLibrary,
    storyboards: ProjectStoryboards
  ) throws {
    values = DependencyValues(
      fonts: fonts, storyboards: storyboards, library: { _ in library }, frames: { _ in [] })
    results = ResultCache(caches, values: values)
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

  /// The pictures of a document, whose names begin with `name`, whole and as they would be drawn now, with their files'
  /// bytes; nil if none are kept.
  package func rendering(of path: String, named name: String) -> (Rendering, files: [[UInt8]])? {
    let known: (result: Rendering, files: [ResultCache.File])? =
      results.result(key(of: path, named: name)) { rendering, files in
        rendering.pictures.count == files.count
          && rendering.pictures.allSatisfy { !$0.name.contains("/") && !$0.name.hasPrefix(".") }
      }
    return known.map { ($0.result, $0.files.map(\.bytes)) }
  }

  /// The result of other work with a name on a document, as it would be done now; nil if none is kept.
  package func work(on path: String, named name: String) -> Work? {
    let known: (result: JSONValue, files: [ResultCache.File])? = results.result(key(of: path, named: name))
    return known.map { ($0.result, $0.files.map(\.bytes)) }
  }

  /// Draws a document by `body`, which reads files through what it gets, and stores its pictures, whose names begin
  /// with `name`. `rendering` returns what of the result is stored, with the files' bytes; nil for one that is not.
  package func drawing<Result>(
    of path: String, named name: String, _ body: (FileSystem) -> Result,
    keeping rendering: (Result) -> (Rendering, files: [[UInt8]])?
  ) -> Result {
    stored(key(of: path, named: name), body) { result in
      rendering(result).map { kept, bytes in
        (kept, zip(kept.pictures.map(\.name), bytes).map { ResultCache.File($0, $1) })
      }
    }
  }

  /// Does other work with a name on a document by `body`, which reads files through what it gets, and stores its result.
  /// `work` returns what of the result is stored; nil for one that is not.
  package func working<Result>(
    on path: String, named name: String, _ body: (FileSystem) -> Result, keeping work: (Result) -> Work?
  ) -> Result {
    stored(key(of: path, named: name), body) { result in
      work(result).map { kept in
        (kept.value, kept.pictures.enumerated().map { ResultCache.File("\($0)", $1) })
      }
    }
  }

  private func stored<Result, Form: CachedForm>(
    _ key: ContentDigest, _ body: (FileSystem) -> Result,
    keeping form: (Result) -> (Form, [ResultCache.File])?
  ) -> Result {
    let done = results.trace(body)
    guard done.isReproducible, let (form, files) = form(done.result) else { return done.result }
    _ = results.store(form, files, of: done, key)
    return done.result
  }

  private func key(of path: String, named name: String) -> ContentDigest {
    let content = values.value(of: Dependency(.content, [DependencyTrace.portable(path)]))
    return ContentDigest(of: [run, path, name, content].joined(separator: "\n"))
  }
}

extension RenderingCache.Picture: CachedRecord {
  static let blank = RenderingCache.Picture(name: "", width: 0, height: 0)
  static var members: CachedMembers<Self> { CachedMembers(\.name, \.width, \.height) }
}

extension RenderingCache.Rendering: CachedRecord {
  static let blank = RenderingCache.Rendering(pictures: [], findings: [])
  static var members: CachedMembers<Self> { CachedMembers(\.pictures, \.findings) }
}
