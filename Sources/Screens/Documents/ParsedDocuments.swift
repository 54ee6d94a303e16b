import Assets
import Files
import InterfaceFile
import SceneFile

extension InterfaceDocument {
  /// Reads a document of Interface Builder's or a scene file. Throws `ReadError` or `SceneFileError`.
  package static func read(_ input: InputFile, in files: FileSystem) throws -> InterfaceDocument {
    let first = input.bytes.first { $0 != 0x20 && !(0x09...0x0D).contains($0) }
    guard SceneFormat.isScene(input.path) || first == UInt8(ascii: "{") else {
      return try read(input.bytes, file: input.path)
    }
    return try SceneFormat.read(input.bytes, file: input.path) { path throws(SceneFileError.Unreadable) in
      do {
        let folder = input.path.lastIndex(of: "/").map { String(input.path[...$0]) } ?? ""
        guard !path.hasPrefix("/") else {
          throw SceneFileError.Unreadable("an included file is named relative to the scene file")
        }
        let place = plain(folder + path)
        guard Enclosure(ofDocument: input.path, in: files).admits(place, in: files) else {
          throw SceneFileError.Unreadable("\(path) is outside of the project")
        }
        let included = try files.read(place)
        return (included.bytes, included.path)
      } catch let error as SceneFileError.Unreadable {
        throw error
      } catch let error as FileError {
        throw SceneFileError.Unreadable("the included file \(path) \(error.message)")
      } catch {
        throw SceneFileError.Unreadable("\(path) cannot be read")
      }
    }
  }

  /// A path without `.` and without `..` where that goes back from a folder of the path: the same for each way in which a
  /// file can be named.
  private static func plain(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

/// A cache of documents by path: each file is read and parsed once, regardless of how many languages and text
/// sizes it is loaded for.
///
/// Documents stay in memory for the lifetime of the value.
package struct ParsedDocuments: Sendable {
  private var documents: [String: InterfaceDocument]
  /// The files that documents are read from.
  package let files: FileSystem
  /// What is known of the projects of the documents; nil for nothing.
  package let library: AssetLibrary?

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - documents: Documents that are not read, by their paths.
  ///   - files: The files that others are read from.
  ///   - library: What is known of their projects.
  package init(
    _ documents: [String: InterfaceDocument] = [:], in files: FileSystem, _ library: AssetLibrary? = nil
  ) {
    (self.documents, self.files, self.library) = (documents, files, library)
  }

  /// Returns the document at a path, `-` for standard input, reading it on first use. Throws `FileError` or
  /// `ReadError`.
  package mutating func document(at path: String) throws -> InterfaceDocument {
    if let known = documents[path] { return known }
    let document = try InterfaceDocument.read(files.read(path), in: files)
    documents[path] = document
    return document
  }

  /// Gives the objects of an archive the ids that they have in a modern document.
  package mutating func useObjectIDs(at path: String) throws {
    documents[path] = try document(at: path).withObjectIDs
  }
}
