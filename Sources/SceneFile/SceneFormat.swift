import Diagnostics
import InterfaceFile
import JSON

/// A scene file: a screen described as JSON, without Interface Builder.
///
/// It is converted to an `InterfaceDocument`, so that the same readers instantiate both; every layout over its views
/// becomes a further document with the same views. `Docs/SceneFiles.md` describes the format, `Docs/scene.schema.json`
/// its keys.
package enum SceneFormat {
  /// The extension of scene files.
  package static let suffix = ".scene.json"

  /// Returns whether a path is that of a scene file. `path`: the path; only the extension counts, in any letter case,
  /// and nothing is read.
  package static func isScene(_ path: String) -> Bool { path.lowercased().hasSuffix(suffix) }

  /// Reads a scene file. `include`: returns the bytes of an included file, by its path as written, and its name in
  /// messages. The result: the document that Interface Builder would write for the same screen, with places in the
  /// scene file. Throws `SceneFileError` at the first place that is not valid JSON, not a scene of a known version, or
  /// an unknown key or value; also for files that include each other or cannot be included.
  package static func read(
    _ bytes: [UInt8], file: String,
    include: (String) throws(SceneFileError.Unreadable) -> (bytes: [UInt8], file: String)
  ) throws(SceneFileError) -> InterfaceDocument {
    var left = (values: SceneLimits.values, includes: SceneLimits.includes)
    let root = try parse(bytes, file: file, &left.values)
    let definitions = SceneDefinitions(file: file)
    try add(root, file: file, to: definitions, open: [file], &left, include: include)
    let assembly = SceneAssembler(reader: SceneReader(file: file, definitions: definitions))
    return try assembly.document(root)
  }

  private static func parse(
    _ bytes: [UInt8], file: String, _ valuesLeft: inout Int
  ) throws(SceneFileError) -> JSONValue {
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONValue.read(bytes, allowsDuplicates: false, mostValues: SceneLimits.values)
    } catch {
      throw SceneFileError(.malformed(error.reason), at: SourceLocation(file: file, error.place))
    }
    guard let version = root["scene"] else {
      throw SceneFileError(.notScene, at: SourceLocation(file: file, root.place))
    }
    guard version == .integer(1) else {
      throw SceneFileError(
        .unsupportedVersion(SceneReader.text(version)), at: SourceLocation(file: file, version.place))
    }
    valuesLeft -= root.weight
    return root
  }

  /// Adds the definitions of a file after those of its includes.
  private static func add(
    _ root: JSONValue, file: String, to definitions: SceneDefinitions, open: [String],
    _ left: inout (values: Int, includes: Int), includedAt origin: JSONPlace? = nil,
    include: (String) throws(SceneFileError.Unreadable) -> (bytes: [UInt8], file: String)
  ) throws(SceneFileError) {
    if let list = root["include"] {
      for item in list.string == nil ? list.items : [list] {
        let place = SourceLocation(file: file, item.place)
        guard let path = item.string else {
          throw SceneFileError(.wrongValue(key: "include", expected: "a path or a list of paths"), at: place)
        }
        let found: (bytes: [UInt8], file: String)
        do throws(SceneFileError.Unreadable) {
          found = try include(path)
        } catch {
          throw SceneFileError(.unreadableInclude(error.words), at: place)
        }
        guard !open.contains(found.file) else { throw SceneFileError(.cycle(path), at: place) }
        left.includes -= 1
        guard left.includes >= 0 else {
          throw SceneFileError(.tooLarge("more than \(SceneLimits.includes) files are included"), at: place)
        }
        guard open.count < 16 else {
          throw SceneFileError(.tooLarge("files include each other too deep"), at: place)
        }
        let included = try parse(found.bytes, file: found.file, &left.values)
        guard left.values >= 0 else {
          let most = "the files that are included have more than \(SceneLimits.values) values"
          throw SceneFileError(.tooLarge(most), at: place)
        }
        try add(
          included, file: found.file, to: definitions, open: open + [found.file], &left,
          includedAt: origin ?? item.place, include: include)
      }
    }
    try definitions.add(root, of: file, includedAt: origin)
  }
}

extension SceneFileError {
  /// The reason why an included file cannot be read.
  package struct Unreadable: Error {
    /// The message.
    package var words: String

    package init(_ words: String) { self.words = words }
  }
}
