import Diagnostics

/// A project file of Xcode (`project.pbxproj`): objects by their ids, each read when it is asked for.
///
/// Its format is an old-style property list whose objects refer to each other by id; what the objects say is described nowhere
/// by Apple, and taken from what Xcode 3 to 26 write.
package struct ProjectFile: Sendable {
  /// The path of the file.
  package let path: String
  /// The folder of the `.xcodeproj`, which its paths begin at.
  package let folder: String
  private let bytes: [UInt8]
  private var places: [String: Range<Int>] = [:]
  /// The ids of the objects in the order of the file.
  private var ids: [String] = []
  private var root = ""

  /// Finds the objects of a project file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: Its path, `…/App.xcodeproj/project.pbxproj`.
  /// - Throws: `PropertyListError` for one that is no property list.
  package init(_ bytes: [UInt8], path: String) throws(PropertyListError) {
    (self.bytes, self.path) = (bytes, path)
    folder = ProjectPath.parent(ProjectPath.parent(path))
    let found: Result<(String, [(String, Range<Int>)]), PropertyListError> = bytes.withUnsafeBufferPointer {
      bytes in
      do throws(PropertyListError) { return .success(try Self.index(bytes, path)) } catch {
        return .failure(error)
      }
    }
    let objects: [(String, Range<Int>)]
    (root, objects) = try found.get()
    ids = objects.map(\.0)
    for (id, place) in objects { places[id] = place }
  }

  private static func index(
    _ bytes: UnsafeBufferPointer<UInt8>, _ path: String
  ) throws(PropertyListError) -> (String, [(String, Range<Int>)]) {
    var objects: [(String, Range<Int>)] = []
    var root = ""
    var reader = PropertyListReader(bytes, file: path)
    try reader.skipSpace()
    // A file with nothing in it says nothing, and marks where a project is.
    if reader.isAtEnd { return ("", []) }
    try reader.entries { (reader, key) throws(PropertyListError) in
      switch key {
      case "objects":
        try reader.entries(1) { (reader, id) throws(PropertyListError) in
          objects.append((id, try reader.skipValue()))
        }
      case "rootObject": root = try reader.value(depth: 1).text ?? ""
      default: _ = try reader.skipValue()
      }
    }
    return (root, objects)
  }

  // MARK: Objects

  /// The most bytes of an object that says where a file is.
  static let mostOfFile = 1024

  /// The object with an id; nil for none, one that is no dictionary, or one of more than `length` bytes.
  func object(_ id: String?, atMost length: Int = .max) -> PropertyList? {
    guard let id, let place = places[id], place.count <= length else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var reader = PropertyListReader(bytes, file: path, from: place.lowerBound)
      guard let value = try? reader.value(), case .table = value else { return nil }
      return value
    }
  }

  /// The project itself.
  var project: PropertyList? { object(root) }

  /// The objects of some classes, with their ids, in the order of the file.
  func objects(ofClass classes: Set<String>) -> [(id: String, object: PropertyList)] {
    ids.compactMap { id in
      guard let place = places[id], isOfClass(place, classes) else { return nil }
      guard let object = object(id), let name = object["isa"]?.text, classes.contains(name) else {
        return nil
      }
      return (id, object)
    }
  }

  /// The values that configurations give a setting, in the order of the file, but for those of extensions: what these show are screens
  /// of their own.
  package func values(ofSetting name: String) -> [String] {
    let given = objects(ofClass: ["XCBuildConfiguration"]).compactMap { id, object in
      object["buildSettings"]?[name]?.text.map { (id, $0) }
    }
    if given.isEmpty { return [] }
    let ofExtensions = configurationsOfExtensions
    return given.filter { !ofExtensions.contains($0.0) }.map(\.1)
  }

  /// Whether an object may be of some classes: Xcode writes the class first.
  private func isOfClass(_ place: Range<Int>, _ classes: Set<String>) -> Bool {
    let start = bytes[place].prefix(Self.mostBeforeClass)
    guard let equals = start.firstIndex(of: UInt8(ascii: "=")),
      let end = start.firstIndex(of: UInt8(ascii: ";")),
      equals < end, start[..<equals].contains(UInt8(ascii: "i"))
    else { return true }
    let key = start[..<equals].filter { $0 > 0x20 && $0 != UInt8(ascii: "{") }
    guard key == Array("isa".utf8) else { return true }
    let name = start[(equals + 1)..<end].filter { $0 > 0x20 && $0 != UInt8(ascii: "\"") }
    return classes.contains(String(decoding: name, as: UTF8.self))
  }

  private static let mostBeforeClass = 96
}

/// Paths as text.
enum ProjectPath {
  static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path relative to a folder, without `.` and `..`.
  static func joined(_ folder: String, _ path: String) -> String {
    let whole = path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (whole.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
